"""The figures that the evaluation is made of, from `weights.toml`; `tilewright tune qwirkle` makes that file."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tilewright.games.qwirkle import GAME

FEATURES = ("even", "threat", "prospect", "kept", "doubles", "pairs", "set3", "set4", "set5")  # see evaluation.py


class Chances(msgspec.Struct, frozen=True):
    """How points become chances: the spread of a lead is `least` at the end and grows with the root of the number of
    tiles left; `turn` are the points of a usual turn."""

    least: float
    growth: float
    turn: float


class Weights(msgspec.Struct, frozen=True):
    """The weights of the features, by the number of players, and the figures for chances."""

    features: dict[int, tuple[float, ...]]
    chances: Chances


@cache
def weights() -> Weights:
    """Those of the file."""
    read: dict[str, Any] = tomllib.loads((files("tilewright.bots.qwirkle") / "weights.toml").read_text("utf-8"))
    features = {
        players: tuple(float(read[f"players-{players}"][name]) for name in FEATURES) for players in GAME.player_counts
    }
    return Weights(features, msgspec.convert(read["chances"], Chances))
