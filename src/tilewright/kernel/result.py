"""How a game ended."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Places (1 = first; equal places share) and final scores, seat by seat, and why the game ended.

    `reason` is the id of a message in the game's Fluent files; `rule` is the rule that ended the game.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """The place of each merit, the greatest first; equal merits share a place and use up as many (1, 1, 3)."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def shares(places: Sequence[int]) -> tuple[float, ...]:
    """The part of the win that each place has: equal first places share it. Where nobody won, nobody has any."""
    winners = places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in places)
