"""What happens in a game of Qwirkle."""

from typing import Self

import msgspec

from tilewright.kernel import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A player drew their first tiles. Only they see them."""

    seat: Seat
    count: int
    tiles: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=None)


class Announced(Event, frozen=True, tag="announced"):
    """A player said how large their largest set is (QW-S3)."""

    seat: Seat
    size: int


class Opens(Event, frozen=True, tag="opens"):
    """This player goes first (QW-S3)."""

    seat: Seat
    rule: str = "QW-S3"


class Placed(Event, frozen=True, tag="placed"):
    seat: Seat
    tile: str
    x: int
    y: int


class LineScore(msgspec.Struct, frozen=True):
    """A line that gained a tile: its cells from one end to the other, and its points."""

    cells: tuple[tuple[int, int], ...]
    points: int
    rule: str


class Scored(Event, frozen=True, tag="scored"):
    """The points of a turn, line by line (QW-C1, QW-C2, QW-C3)."""

    seat: Seat
    points: int
    lines: tuple[LineScore, ...]


class Drew(Event, frozen=True, tag="drew"):
    """A player drew tiles. Only they see which."""

    seat: Seat
    count: int
    tiles: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=None)


class Traded(Event, frozen=True, tag="traded"):
    """A player put tiles into the bag. Only they know which."""

    seat: Seat
    count: int
    tiles: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, tiles=None)


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class RanOut(Event, frozen=True, tag="ran-out"):
    """A player laid their last tile with an empty bag."""

    seat: Seat
    points: int
    rule: str = "QW-G1"


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: str
    rule: str
    places: tuple[int, ...]
    scores: tuple[int, ...]


QwirkleEvent = Dealt | Announced | Opens | Placed | Scored | Drew | Traded | Passed | RanOut | Ended
