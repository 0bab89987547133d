"""Bots: computer players. They know what their seat may know, never the state itself."""

from typing import Any

from tilewright.bots import levels
from tilewright.bots.bot import Bot
from tilewright.bots.engine import Choice, Engine, EngineBot, Reason, engine_of
from tilewright.bots.external import external_bot, is_external
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.information_state import InformationState
from tilewright.bots.random_bot import RandomBot
from tilewright.bots.styles import StyledBot, all_styles, styles_of
from tilewright.games import game as game_of
from tilewright.kernel import Game, OptionError

__all__ = ["Bot", "Choice", "Engine", "InformationState", "Reason", "bot", "bots", "engine_of", "is_bot"]

_BASELINES = {"greedy": GreedyBot, "random": RandomBot}


def bots(game: str | None = None) -> tuple[str, ...]:
    """The names of all bots that play every game, or of those that play this one: the styles of its own too. Beside
    them there is `master-1`, to measure by."""
    return (*levels.LEVEL_NAMES, *(styles_of(game) if game else ()), *_BASELINES)


def is_bot(name: str) -> bool:
    """Does a bot of that name play a game?"""
    return name in bots() or name in all_styles()


def bot(name: str, game: Game[Any] | str, seed: int | str | bytes | None = None, budget: int | None = None) -> Bot:
    """The bot of that name for this game, with a seed of its own; without one, the operating system provides it.

    A budget in positions, for levels and styles alone, replaces their own: more makes them stronger. External bots
    are named as in `external.py`.
    """
    if isinstance(game, str):
        game = game_of(game)
    styles = styles_of(game.name)
    if budget is not None and name not in (*levels.ALL_LEVEL_NAMES, *styles):
        raise OptionError("budget", f"{name!r} takes none; it is for {', '.join((*levels.ALL_LEVEL_NAMES, *styles))}")
    if name in styles:
        return StyledBot(game, seed, name, budget)
    if name in levels.ALL_LEVEL_NAMES:
        return EngineBot(game, seed, name, budget)
    if name in _BASELINES:
        return _BASELINES[name](game, seed)
    if is_external(name):
        return external_bot(name, game, seed)
    names = ", ".join((*bots(game.name), levels.FIRST_MASTER))
    raise OptionError("bot", f"there is no {name!r}; there are {names}, 'package.module:Class' and 'program: COMMAND'")
