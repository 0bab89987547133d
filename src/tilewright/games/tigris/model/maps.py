"""The two printed boards (TE-S2), read from their drawings."""

from importlib.resources import files
from typing import Final, Literal

import msgspec

from tilewright.games.tigris.model.cells import BOARD, WIDTH, Mask

BoardName = Literal["classic", "alternate"]


class Map(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a board. `preferred` are the winged figures whose treasures are taken first (TE-R2)."""

    river: Mask
    land: Mask
    winged: Mask
    preferred: Mask


def _read(name: str) -> Map:
    drawing = (files("tilewright.games.tigris.model") / f"{name}.txt").read_text(encoding="utf-8")
    rows = [row for row in drawing.splitlines() if not row.startswith("#")]

    def where(marks: str) -> Mask:
        return sum(1 << y * WIDTH + x for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks)

    river = where("~")
    return Map(river=river, land=BOARD & ~river, winged=where("TC"), preferred=where("C"))


MAPS: Final[dict[BoardName, Map]] = {"classic": _read("classic"), "alternate": _read("alternate")}
