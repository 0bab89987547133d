"""Players made of code. They see what a seat may see, never the state itself."""

from tilewright.bots import levels
from tilewright.bots.bot import Bot
from tilewright.bots.engine import Choice, Mind, MindBot, Reason, mind_of
from tilewright.bots.external import is_outside, outside_bot
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.information_state import Sight
from tilewright.bots.random_bot import RandomBot
from tilewright.kernel import Game, OptionError

__all__ = ["Bot", "Choice", "Mind", "Reason", "Sight", "bot", "bots", "mind_of"]

_YARDSTICKS = {"greedy": GreedyBot, "random": RandomBot}


def bots() -> tuple[str, ...]:
    """The names of all bots; every one of them plays every game."""
    return (*levels.NAMES, *_YARDSTICKS)


def bot(name: str, game: Game, seed: int | str | bytes | None = None, budget: int | None = None) -> Bot:
    """The bot of that name, with a seed of its own; without one the operating system gives it.

    A budget in positions, for the levels alone, takes the place of the level's own: more makes it stronger. Bots from
    outside are named as in `outside.py`.
    """
    if budget is not None and name not in levels.NAMES:
        raise OptionError("budget", f"{name!r} takes none; it is for {', '.join(levels.NAMES)}")
    if name in levels.NAMES:
        return MindBot(game, seed, name, budget)
    if name in _YARDSTICKS:
        return _YARDSTICKS[name](game, seed)
    if is_outside(name):
        return outside_bot(name, game, seed)
    raise OptionError(
        "bot", f"there is no {name!r}; there are {', '.join(bots())}, 'package.module:Class' and 'program: COMMAND'"
    )
