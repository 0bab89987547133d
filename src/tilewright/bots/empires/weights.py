"""The figures of the evaluation, in victory points.

`weights_by_hand.toml` was made by hand; levels below the highest play by it. `weights.toml` was made from it by
`tilewright tune empires`, which changes the terms and the scale alone.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Areas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an attack is valued. `horizon`: the value of a place in an area in a later war, against this one.
    `marker`: a marker, besides its place. `spite`: a rival's loss. `losses`: a unit that is lost. `gold`:
    a piece of gold. `helper`: how much of a unit that an ally may bring counts. `other_row`: how much a player counts
    as an enemy before the alliances are known."""

    horizon: float
    marker: float
    spite: float
    losses: float
    gold: float
    helper: float
    other_row: float


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weight of each term of `evaluation.py`; points, those of the next scoring included, are 1. Unrest is that at
    the end of the war, with what cannot be paid by then."""

    future: float
    markers: float
    threat: float
    attack: float
    reach: float
    gold: float
    spare_gold: float
    income: float
    population: float
    growth: float
    armies: float
    fleets: float
    forts: float
    unrest: float
    penalty: float
    tiles: float


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many points of lead make a game safe: at its end, and more with each war to come."""

    end: float
    war: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: Terms
    scale: Scale
    areas: Areas
    tiles: dict[str, float]  # what a tile that is in no other term brings in a war
    powers: dict[str, float]  # which power to take


def read(text: str) -> Weights:
    return msgspec.convert(tomllib.loads(text), Weights)


@cache
def by_hand() -> Weights:
    return read((files("tilewright.bots.empires") / "weights_by_hand.toml").read_text(encoding="utf-8"))


@cache
def tuned() -> Weights:
    return read((files("tilewright.bots.empires") / "weights.toml").read_text(encoding="utf-8"))
