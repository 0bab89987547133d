"""Who stands where. Pure.

A table is worth one point to its first and nothing to its last, whatever its size; those between get what their place
is worth, and equals share: at a table of two, 1 for a win and ½ for a tie; at a table of four, 1, ⅔, ⅓ and 0. Who rests
gets a point, as who wins does: it is no fault of theirs.

Of equals in points comes first, in this order,

- who had the stronger opponents (Buchholz): the points of those they met, for each round the mean of the table, since
  tables differ in size. It is first because in a Swiss tournament not all have had the same opponents. Where all meet
  all it says nothing, and is left out;
- who came out ahead where they met (head to head): 1 for each time ahead of one of the equals, ½ for each tie;
- the margin: for each game their score less the mean of the others'. It is last because it depends on how a game goes
  more than on who plays it better, and because a game that somebody gave up has no scores.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

import msgspec

from tilewright.server.tournaments.pairing import EntrantNumber


class TableResult(msgspec.Struct, frozen=True):
    """How a table ended: places and scores seat by seat. `absent` are the seats of those who never came."""

    places: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    absent: tuple[int, ...] = ()


class PlayedTable(msgspec.Struct, frozen=True):
    """A table whose game is over, or with one entrant a bye."""

    round: int
    entrants: tuple[EntrantNumber, ...]
    result: TableResult | None = None

    @property
    def bye(self) -> bool:
        return self.result is None


class Standing(msgspec.Struct, frozen=True):
    """`place` is the same for those whom no tie-break separates."""

    entrant: EntrantNumber
    place: int
    points: float
    opponents_points: float
    head_to_head: float
    margin: float
    games: int


def table_points(places: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets for these places (1 is first; equal places share)."""
    seats = len(places)
    if seats < 2:
        return (1.0,) * seats
    worth = [(seats - 1 - rank) / (seats - 1) for rank in range(seats)]
    points: list[float] = []
    for place in places:
        ahead = sum(other < place for other in places)
        equal = sum(other == place for other in places)
        points.append(sum(worth[ahead : ahead + equal]) / equal)
    return tuple(points)


def standings(entrants: Iterable[EntrantNumber], played: Sequence[PlayedTable], all_meet_all: bool) -> list[Standing]:
    """Best first; of those whom nothing separates, in the order of entry."""
    everybody = list(entrants)
    points: defaultdict[EntrantNumber, float] = defaultdict(float)
    margins: defaultdict[EntrantNumber, float] = defaultdict(float)
    games: defaultdict[EntrantNumber, int] = defaultdict(int)
    for table in played:
        if table.result is None:
            points[table.entrants[0]] += 1.0
            continue
        for who, worth in zip(table.entrants, table_points(table.result.places), strict=True):
            points[who] += worth
            games[who] += 1
        for who, margin in zip(table.entrants, _margins(table.result.scores, len(table.entrants)), strict=True):
            margins[who] += margin
    strength = _opponents_points(played, points)

    def first(who: EntrantNumber) -> tuple[float, float]:
        return (-_rounded(points[who]), 0.0 if all_meet_all else -_rounded(strength[who]))

    ordered: list[tuple[tuple[float, ...], Standing]] = []
    for key, found in groupby(sorted(everybody, key=lambda who: (first(who), who)), key=first):
        tied = list(found)
        ahead = _head_to_head(tied, played)
        for who in tied:
            whole = (*key, -ahead[who], -_rounded(margins[who]))
            standing = Standing(who, 0, points[who], strength[who], ahead[who], margins[who], games[who])
            ordered.append((whole, standing))
    ordered.sort(key=lambda one: (one[0], one[1].entrant))
    keys = [key for key, _ in ordered]
    return [msgspec.structs.replace(standing, place=keys.index(key) + 1) for key, standing in ordered]


def _rounded(value: float) -> float:
    """Thirds added up in another order are not another number."""
    return round(value, 6)


def _margins(scores: Sequence[int] | None, seats: int) -> Sequence[float]:
    if scores is None or seats < 2:
        return (0.0,) * seats
    total = sum(scores)
    return [score - (total - score) / (seats - 1) for score in scores]


def _opponents_points(
    played: Iterable[PlayedTable], points: Mapping[EntrantNumber, float]
) -> dict[EntrantNumber, float]:
    strength: defaultdict[EntrantNumber, float] = defaultdict(float)
    for table in played:
        if table.bye:
            continue
        for who in table.entrants:
            others = [points[other] for other in table.entrants if other != who]
            strength[who] += sum(others) / len(others) if others else 0.0
    return strength


def _head_to_head(tied: Sequence[EntrantNumber], played: Iterable[PlayedTable]) -> dict[EntrantNumber, float]:
    ahead: dict[EntrantNumber, float] = dict.fromkeys(tied, 0.0)
    if len(tied) == 1:
        return ahead
    for table in played:
        if table.result is None:
            continue
        seats = [(who, place) for who, place in zip(table.entrants, table.result.places, strict=True) if who in ahead]
        for who, place in seats:
            for other, others_place in seats:
                if other != who:
                    ahead[who] += 1.0 if place < others_place else 0.5 if place == others_place else 0.0
    return ahead
