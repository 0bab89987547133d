"""Players made of code. They see what a seat may see, never the state itself."""

from tilewright.bots import levels
from tilewright.bots.bot import Bot
from tilewright.bots.engine import Choice, Engine, EngineBot, Reason, engine_of
from tilewright.bots.external import external_bot, is_external
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.information_state import InformationState
from tilewright.bots.random_bot import RandomBot
from tilewright.kernel import Game, OptionError

__all__ = ["Bot", "Choice", "Engine", "InformationState", "Reason", "bot", "bots", "engine_of"]

_YARDSTICKS = {"greedy": GreedyBot, "random": RandomBot}


def bots() -> tuple[str, ...]:
    """The names of all bots; every one of them plays every game."""
    return (*levels.LEVEL_NAMES, *_YARDSTICKS)


def bot(name: str, game: Game, seed: int | str | bytes | None = None, budget: int | None = None) -> Bot:
    """The bot of that name, with a seed of its own; without one the operating system gives it.

    A budget in positions, for the levels alone, takes the place of the level's own: more makes it stronger. Bots from
    outside are named as in `outside.py`.
    """
    if budget is not None and name not in levels.LEVEL_NAMES:
        raise OptionError("budget", f"{name!r} takes none; it is for {', '.join(levels.LEVEL_NAMES)}")
    if name in levels.LEVEL_NAMES:
        return EngineBot(game, seed, name, budget)
    if name in _YARDSTICKS:
        return _YARDSTICKS[name](game, seed)
    if is_external(name):
        return external_bot(name, game, seed)
    raise OptionError(
        "bot", f"there is no {name!r}; there are {', '.join(bots())}, 'package.module:Class' and 'program: COMMAND'"
    )
