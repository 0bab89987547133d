"""What lies in an area, and where: ranks of flags, camps and counters on land, fleets on water; smaller where it is
crowded. The page lays it out alike (`web/src/games/empires/map/spread.ts`); a test holds the two together."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import msgspec

from tilewright.games.empires.model.names import Unit
from tilewright.games.empires.views.view import AreaView, Units
from tilewright.pictures.empires.art import pieces

MOST, LEAST, STEP = 1.3, 0.5, 0.96  # how large pieces are drawn beside their usual size, and how that is tried
COLUMNS = (7, 4, 3, 2)  # of flags beside each other


class Stack(msgspec.Struct, frozen=True):
    unit: Unit
    count: int


class Column(msgspec.Struct, frozen=True):
    """The flags of a seat."""

    seat: int
    count: int


class Rank(msgspec.Struct, frozen=True, tag_field="kind", tag="rank"):
    """Those who would score the same, under their points; None: those who would score nothing."""

    points: int | None
    columns: tuple[Column, ...]


class Camp(msgspec.Struct, frozen=True, tag_field="kind", tag="camp"):
    seat: int
    stacks: tuple[Stack, ...]
    afloat: bool


class CounterItem(msgspec.Struct, frozen=True, tag_field="kind", tag="counter"):
    face: str


class CaptiveItem(msgspec.Struct, frozen=True, tag_field="kind", tag="captive"):
    tile: str
    owner: int


class Blockade(msgspec.Struct, frozen=True, tag_field="kind", tag="blockade"):
    seat: int


Item = Rank | Camp | CounterItem | CaptiveItem | Blockade


class Lying(NamedTuple):
    item: Item
    x: float
    y: float
    w: float
    h: float


class Flags(NamedTuple):
    """How the flags of a rank stand: so many columns beside each other, of so many flags at most."""

    fold: int
    stacked: int


class Arranged(NamedTuple):
    scale: float
    flags: Flags
    lying: list[Lying]


ROOMY = (Flags(COLUMNS[0], 3),)
CROWDED = (*ROOMY, *(Flags(fold, 1) for fold in COLUMNS))


def ranked(area: AreaView) -> list[int]:
    """The seats with markers in an area, most first."""
    return sorted((seat for seat, count in enumerate(area.markers) if count), key=lambda seat: -area.markers[seat])


def leader(area: AreaView) -> int | None:
    """The one who has more markers in an area than anybody else."""
    most = max(area.markers)
    return area.markers.index(most) if most and area.markers.count(most) == 1 else None


def on_land(area: AreaView) -> list[list[Item]]:
    """What lies on an area's land, in rows."""
    counters: list[Item] = [CounterItem(face) for face in area.counters]
    captives: list[Item] = [CaptiveItem(one.tile, one.owner) for one in area.captured]
    return [_ranks(area), _camps(area, afloat=False), counters + captives]


def on_water(area: AreaView) -> list[list[Item]]:
    """What lies on its sea."""
    return [_camps(area, afloat=True), [Blockade(seat) for seat in area.blockades]]


def at_home(units: Units) -> tuple[Stack, ...]:
    return _stacks(units.armies, units.fleets, units.forts)


def _stacks(armies: int, fleets: int, forts: int) -> tuple[Stack, ...]:
    given: tuple[tuple[Unit, int], ...] = (("army", armies), ("fleet", fleets), ("fort", forts))
    return tuple(Stack(unit, count) for unit, count in given if count)


def _ranks(area: AreaView) -> list[Item]:
    """Markers by the points that they would score now: equal numbers share a rank and use up one place (SE-V1)."""
    counts = sorted(set(area.markers) - {0}, reverse=True)

    def columns(of: Sequence[int]) -> tuple[Column, ...]:
        return tuple(Column(seat, area.markers[seat]) for seat in ranked(area) if area.markers[seat] in of)

    scoring: list[Item] = [Rank(points, columns(counts[place : place + 1])) for place, points in enumerate(area.points)]
    rest = columns(counts[len(area.points) :])
    return [*scoring, Rank(None, rest)] if rest else scoring


def _camps(area: AreaView, *, afloat: bool) -> list[Item]:
    camps: list[Item] = []
    for seat in range(len(area.armies)):
        fleets = area.fleets[seat] if area.fleets else 0
        stacks = _stacks(0, fleets, 0) if afloat else _stacks(area.armies[seat], 0, area.forts[seat])
        if stacks:
            camps.append(Camp(seat, stacks, afloat))
    return camps


def stack_width(stack: Stack) -> float:
    """One piece, two that overlap, or one and a number."""
    sizes, more = pieces().sizes, 0.0
    if stack.count == 2:
        more = sizes.second
    elif stack.count > 2:
        more = len(str(stack.count)) * sizes.digit + 2
    return sizes.unit + more


def camp_width(stacks: Sequence[Stack]) -> float:
    """The units of a camp stand behind its shield."""
    return pieces().sizes.behind + 2 + sum(map(stack_width, stacks))


def drawn_flags(count: int, flags: Flags) -> int:
    """The flags of a column overlap; those that are not drawn are in its number."""
    return min(count, flags.stacked)


def numbered(count: int, flags: Flags) -> bool:
    """Is the number of a column written beside its flags?"""
    return count > min(2, flags.stacked)


def flag_line(columns: Sequence[Column], flags: Flags) -> float:
    """How high one line of a rank's flags is."""
    most = max([1, *(drawn_flags(column.count, flags) for column in columns)])
    return pieces().sizes.flag + (most - 1) * pieces().sizes.drop


def _width(item: Item, flags: Flags) -> float:
    sizes = pieces().sizes
    match item:
        case Rank():
            return max(1, min(len(item.columns), flags.fold)) * sizes.column + 2
        case Camp():
            return camp_width(item.stacks)
        case CaptiveItem():
            return sizes.counter + 2 + sizes.small
        case _:
            return sizes.counter


def _height(item: Item, flags: Flags) -> float:
    sizes = pieces().sizes
    if not isinstance(item, Rank):
        return sizes.line
    return sizes.medal + 4 + max(1, ceil(len(item.columns) / flags.fold)) * flag_line(item.columns, flags)


def arrange(rows: Sequence[Sequence[Item]], w: float, h: float) -> Arranged:
    """Lay the items out in this much room, row by row around its middle, at the largest scale at which they fit.

    Where pieces would be smaller than usual, a column has one flag, columns are folded, and the last row stands beside
    the one before it.
    """
    scale = MOST
    while True:
        for flags in CROWDED if scale < 1 else ROOMY:
            for beside in (False, True) if scale < 1 else (False,):
                lying, width, height = _lines(rows, w / scale, flags, beside)
                if height * scale <= h and width * scale <= w:
                    return Arranged(scale, flags, lying)
        if scale < LEAST:
            return Arranged(scale, CROWDED[-1], _lines(rows, w / scale, CROWDED[-1], True)[0])
        scale *= STEP


def _lines(rows: Sequence[Sequence[Item]], w: float, flags: Flags, beside: bool) -> tuple[list[Lying], float, float]:
    """The items in lines of this width; how wide the widest is, and how high all are."""
    gap = pieces().sizes.gap
    lying: list[Lying] = []
    line: list[Lying] = []
    x = y = widest = 0.0
    for number, row in enumerate(rows):
        wide = sum(_width(item, flags) + gap for item in row) - gap
        joins = beside and number > 1 and row and x > 0 and x + wide <= w
        for place, item in enumerate(row):
            size = _width(item, flags)
            new_row = place == 0 and not joins
            if line and (new_row or (x + size > w and not isinstance(item, Rank))):
                widest = max(widest, line[-1].x + line[-1].w)
                lying += _centred(line, w)
                y += max(each.h for each in line)
                line, x = [], 0.0
            line.append(Lying(item, x, y, size, _height(item, flags)))
            x += size + gap
    if line:
        widest = max(widest, line[-1].x + line[-1].w)
        lying += _centred(line, w)
        y += max(each.h for each in line)
    return lying, widest, y


def _centred(line: Sequence[Lying], w: float) -> list[Lying]:
    aside = max(0.0, w - line[-1].x - line[-1].w) / 2
    return [each._replace(x=each.x + aside) for each in line]
