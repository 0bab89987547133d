"""What a number in a question or an attack stands for, as part of its type: positions are read and written by it."""

from typing import Annotated, Final, Literal, NewType

from tilewright import kernel

Meaning = Literal["seat", "seats", "helpers", "tile", "tiles", "area", "unit", "counter", "dice", "moved"]

AreaIndex = NewType("AreaIndex", int)  # as in AREAS
TileIndex = NewType("TileIndex", int)  # as in Material.tiles
UnitKind = NewType("UnitKind", int)  # as in UNITS
CounterKind = NewType("CounterKind", int)  # as in Material.counters

MEANINGS: Final[dict[object, Meaning]] = {
    AreaIndex: "area",
    TileIndex: "tile",
    UnitKind: "unit",
    CounterKind: "counter",
}

# Plain types, which carry their meaning as an annotation. Seat is the kernel's, and the one of all files of this game.
Seat = Annotated[kernel.Seat, "seat"]
SeatSet = Annotated[int, "seats"]  # as bits
TileSet = Annotated[int, "tiles"]  # as bits
Dice = Annotated[bytes, "dice"]
Helpers = Annotated[tuple[tuple[Seat, int], ...], "helpers"]  # the seats that help, in order, each with how many units
Moved = Annotated[tuple[tuple[UnitKind, int], ...], "moved"]  # kinds and places of units that had their move
