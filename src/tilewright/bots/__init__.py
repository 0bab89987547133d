"""Bots: computer players. They know what their seat may know, never the state itself."""

from typing import Any

from tilewright.bots import levels
from tilewright.bots.bot import Bot
from tilewright.bots.engine import Choice, Engine, EngineBot, Reason, engine_of
from tilewright.bots.external import external_bot, is_external
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.information_state import InformationState
from tilewright.bots.random_bot import RandomBot
from tilewright.games import game as game_of
from tilewright.kernel import Game, OptionError

__all__ = ["Bot", "Choice", "Engine", "InformationState", "Reason", "bot", "bots", "engine_of"]

_BASELINES = {"greedy": GreedyBot, "random": RandomBot}


def bots() -> tuple[str, ...]:
    """The names of all bots; every one of them plays every game. Beside them there is `master-1`, to measure by."""
    return (*levels.LEVEL_NAMES, *_BASELINES)


def bot(name: str, game: Game[Any] | str, seed: int | str | bytes | None = None, budget: int | None = None) -> Bot:
    """The bot of that name for this game, with a seed of its own; without one, the operating system provides it.

    A budget in positions, for the levels alone, replaces the level's own: more makes it stronger. External bots are
    named as in `external.py`.
    """
    if isinstance(game, str):
        game = game_of(game)
    if budget is not None and name not in levels.ALL_LEVEL_NAMES:
        raise OptionError("budget", f"{name!r} takes none; it is for {', '.join(levels.ALL_LEVEL_NAMES)}")
    if name in levels.ALL_LEVEL_NAMES:
        return EngineBot(game, seed, name, budget)
    if name in _BASELINES:
        return _BASELINES[name](game, seed)
    if is_external(name):
        return external_bot(name, game, seed)
    raise OptionError(
        "bot",
        f"there is no {name!r}; there are {', '.join((*bots(), levels.FIRST_MASTER))}, 'package.module:Class' and "
        "'program: COMMAND'",
    )
