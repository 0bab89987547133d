"""What a number in a question or an attack stands for, as part of its type: positions are read and written by it."""

from typing import Annotated, Literal

Meaning = Literal["seat", "seats", "helpers", "tile", "tiles", "area", "unit", "counter", "dice", "moved"]

Seat = Annotated[int, "seat"]
SeatSet = Annotated[int, "seats"]  # as bits
TileIndex = Annotated[int, "tile"]  # as in Material.tiles
TileSet = Annotated[int, "tiles"]  # as bits
AreaIndex = Annotated[int, "area"]  # as in AREAS
UnitKind = Annotated[int, "unit"]  # as in UNITS
CounterKind = Annotated[int, "counter"]  # as in Material.counters
Dice = Annotated[bytes, "dice"]
Helpers = Annotated[tuple[tuple[int, int], ...], "helpers"]  # the seats that help, in order, each with how many units
Moved = Annotated[tuple[tuple[int, int], ...], "moved"]  # kinds and places of units that had their move
