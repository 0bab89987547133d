"""Tigris & Euphrates for PettingZoo. The options of the game are keywords: see `tilewright games`."""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from tilewright.lab.pettingzoo.environment import Illegal, TileGameEnv, at_once, metadata, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(TileGameEnv):  # noqa: N801 - the name that PettingZoo gives it
    game = "tigris"
    metadata = metadata("tigris_v0")


def env(illegal: Illegal = "end", **settings: Any) -> AECEnv:
    """The environment in its wrappers; the settings are those of `raw_env`."""
    return wrapped(raw_env(**settings), illegal)


def parallel_env(illegal: Illegal = "end", **settings: Any) -> ParallelEnv:
    """The same with all agents acting at once, of whom only the one who decides is heard."""
    return at_once(env(illegal, **settings))
