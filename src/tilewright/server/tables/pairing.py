"""Who of those that seek a game should play each other. Pure: the time of day is an argument.

Two players accept each other if neither has blocked the other and their ratings are no further apart than both tolerate
by now; that grows with the time for which they have waited. At a table everybody accepts everybody.
"""

from collections.abc import Mapping, Sequence

import msgspec

FIRST_TOLERANCE = 150.0  # points between two ratings that anybody accepts at once
TOLERANCE_PER_MINUTE = 50.0  # of waiting
MAX_CANDIDATES = 12  # the nearest by rating, so that there are never many groups to try


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who wants a game of one kind, for one of these numbers of players. `points` are their ratings for each
    of them, `apart` those with whom they have nothing to do."""

    id: str
    player: str
    sizes: tuple[int, ...]
    since: float
    points: Mapping[int, int]
    apart: frozenset[str] = frozenset()


class Group(msgspec.Struct, frozen=True):
    """Those who should play each other, whoever has waited longest first."""

    members: tuple[Seeker, ...]

    @property
    def size(self) -> int:
        return len(self.members)


def tolerance(waited: float) -> float:
    """How many points somebody accepts between their own rating and another's after so many seconds."""
    return FIRST_TOLERANCE + TOLERANCE_PER_MINUTE * max(0.0, waited) / 60


def accept(one: Seeker, other: Seeker, size: int, now: float) -> bool:
    """Would these two sit at one table of that size?"""
    if one.player == other.player or other.player in one.apart or one.player in other.apart:
        return False
    if size not in one.sizes or size not in other.sizes:
        return False
    distance = abs(one.points[size] - other.points[size])
    return distance <= min(tolerance(now - one.since), tolerance(now - other.since))


def find_group(seekers: Sequence[Seeker], now: float) -> Group | None:
    """A group that can begin now. Whoever has waited longest is served first, at the largest table that they accept
    and that can be filled, with those whose ratings are nearest."""
    waiting = sorted(seekers, key=lambda seeker: (seeker.since, seeker.id))
    for first in waiting:
        for size in sorted(first.sizes, reverse=True):
            willing = [other for other in waiting if other is not first and accept(first, other, size, now)]
            nearest = sorted(willing, key=lambda other: abs(other.points[size] - first.points[size]))
            members = _completed([first], nearest[:MAX_CANDIDATES], size, now)
            if members is not None:
                return Group(tuple(sorted(members, key=waiting.index)))
    return None


def _completed(members: list[Seeker], candidates: Sequence[Seeker], size: int, now: float) -> list[Seeker] | None:
    """These members and so many of the candidates that they are `size`, all of whom accept each other."""
    if len(members) == size:
        return members
    for number, candidate in enumerate(candidates):
        further = [other for other in candidates[number + 1 :] if accept(candidate, other, size, now)]
        if 1 + len(further) + len(members) >= size:
            found = _completed([*members, candidate], further, size, now)
            if found is not None:
                return found
    return None
