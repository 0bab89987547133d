"""A module for each game, as PettingZoo's own games are modules with `env`, `raw_env` and `parallel_env`."""

from types import ModuleType
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from tilewright.encodings import version
from tilewright.lab.pettingzoo.environment import Illegal, TileGameEnv, at_once, metadata, wrapped


def game_module(game: str) -> ModuleType:
    """The module `GAME_v0`, or whatever the version of the game's numbers is.

    What it holds can be pickled, so that environments reach other processes.
    """
    name = f"{game}_v{version(game)}"
    module = ModuleType(
        f"{__package__}.{name}", f"{game} for PettingZoo. The options of the game are keywords: see `tilewright games`."
    )

    class raw_env(TileGameEnv):  # noqa: N801 - the name that PettingZoo gives it
        pass

    raw_env.game = game
    raw_env.metadata = metadata(name)

    def env(illegal: Illegal = "end", **settings: Any) -> AECEnv:
        """The environment in its wrappers; the settings are those of `raw_env`."""
        return wrapped(raw_env(**settings), illegal)

    def parallel_env(illegal: Illegal = "end", **settings: Any) -> ParallelEnv:
        """The same with all agents acting at once; only the action of the one who decides is played."""
        return at_once(env(illegal, **settings))

    for member in (raw_env, env, parallel_env):
        member.__module__, member.__qualname__ = module.__name__, member.__name__
        setattr(module, member.__name__, member)
    module.__all__ = ["env", "parallel_env", "raw_env"]  # pyright: ignore[reportAttributeAccessIssue]
    return module
