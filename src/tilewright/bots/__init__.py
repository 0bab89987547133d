"""Players made of code. They see what a seat may see, never the state itself."""

from collections.abc import Callable

from tilewright.bots.bot import Bot
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.random_bot import RandomBot
from tilewright.bots.sight import Sight
from tilewright.kernel import Game, OptionError

__all__ = ["Bot", "Sight", "bot", "bots"]

_BOTS: dict[str, Callable[[Game, int | str | bytes | None], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bots() -> tuple[str, ...]:
    """The names of all bots; every one of them plays every game."""
    return tuple(_BOTS)


def bot(name: str, game: Game, seed: int | str | bytes | None = None) -> Bot:
    """The bot of that name, with a seed of its own. Without one the operating system gives it."""
    if name not in _BOTS:
        raise OptionError("bot", f"there is no {name!r}; there are {', '.join(_BOTS)}")
    return _BOTS[name](game, seed)
