"""How the chart and what stands on it look: shapes in `pieces.toml`, colours in `palette.toml`.

The page gets both as they are (`web/src/games/empires/facts.py`), and lets style sheets say what `var(--…)` means; a
picture of a position has the colours of the day written into it.
"""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from tilewright.kernel.decoding import build_decoder

VARIABLE = re.compile(r"var\(--([\w-]+)(?:, var\(--([\w-]+)\))?\)")
# what the page itself means by them, by day
AROUND = {"ink": "#2c261f", "ink-soft": "#655a4b", "card": "#fffaf0", "line-strong": "#8d7f69"}


class Piece(msgspec.Struct, frozen=True):
    """A shape on a field of its own. What is drawn for each power lies between `under` and `over`."""

    field: tuple[int, int]
    drawn: str = ""
    under: str = ""
    over: str = ""


class CounterArt(msgspec.Struct, frozen=True):
    field: tuple[int, int]
    ground: str
    coin: str
    star: str
    pop: str
    slaves: str


class Heraldry(msgspec.Struct, frozen=True):
    """The pattern of a power on its shield, on its flag and on the land that it leads."""

    shield: str
    flag: str
    land: str


class Sizes(msgspec.Struct, frozen=True):
    column: float
    medal: float
    flag: float
    drop: float
    line: float
    shield: float
    behind: float
    unit: float
    second: float
    digit: float
    counter: float
    small: float
    gap: float


class Pieces(msgspec.Struct, frozen=True):
    sizes: Sizes
    units: dict[str, Piece]
    shield: Piece
    flag: Piece
    powers: dict[str, Heraldry]
    blockade: Piece
    tiles: dict[str, Piece]
    counter: CounterArt
    signs: dict[str, Piece]


def _file(name: str) -> Any:
    return tomllib.loads(resources.files("tilewright.pictures.empires").joinpath(name).read_text(encoding="utf-8"))


@cache
def pieces() -> Pieces:
    return msgspec.convert(_file("pieces.toml"), Pieces)


Colours = dict[str, str | tuple[str, str]]  # one colour, or one by day and one at night


class Palette(msgspec.Struct, frozen=True):
    chart: Colours
    powers: dict[str, Colours]


for _kind in (Pieces, Palette):
    build_decoder(_kind)  # before there are threads


@cache
def palette() -> Palette:
    return msgspec.convert(_file("palette.toml"), Palette)


@cache
def by_day(power: str | None = None) -> dict[str, str]:
    """What each variable of a drawing means by day, on what belongs to that power."""
    given = {**palette().chart, **(palette().powers[power] if power else {})}
    return {**AROUND, **{name: value if isinstance(value, str) else value[0] for name, value in given.items()}}


@cache
def coloured(drawn: str, power: str | None = None) -> str:
    """A drawing with the colours of the day instead of variables."""
    colours = by_day(power)

    def colour(match: re.Match[str]) -> str:
        name, otherwise = match.groups()
        return colours[name] if name in colours else colours[otherwise]

    return VARIABLE.sub(colour, drawn)


def style_sheet() -> str:
    """The colours as the page's style sheet."""

    def rule(selector: str, colours: Colours) -> str:
        lines = (
            f"  --{name}: {value if isinstance(value, str) else f'light-dark({value[0]}, {value[1]})'};"
            for name, value in colours.items()
        )
        return "\n".join((f"{selector} {{", *lines, "}\n"))

    powers = (rule(f"[data-power='{power}']", colours) for power, colours in palette().powers.items())
    return "\n".join((rule(".empires", palette().chart), *powers))
