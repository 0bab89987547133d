"""A picture of a game of Struggle of Empires: the chart that the page shows too, with what stands on it.

The sheet (`engraving.py`), pieces and colours (`art.py`) and where they lie (`spread.py`, `tracks.py`) are those of the
page; letters are strokes, so that no font is needed, and below the sheet stands what the page has beside it.
"""

import re
from collections.abc import Sequence

from tilewright.games.empires.model.names import POWERS
from tilewright.games.empires.views.view import AreaView, EmpiresView, PowerView
from tilewright.pictures.drawing import Drawing, Point
from tilewright.pictures.empires.art import by_day, coloured, pieces
from tilewright.pictures.empires.chart import Box, sheet
from tilewright.pictures.empires.engraving import DEFINITIONS, cartouche, engraving
from tilewright.pictures.empires.spread import (
    Arranged,
    Blockade,
    Camp,
    CaptiveItem,
    CounterItem,
    Flags,
    Lying,
    Rank,
    Stack,
    arrange,
    at_home,
    camp_width,
    drawn_flags,
    flag_line,
    leader,
    numbered,
    on_land,
    on_water,
    stack_width,
)
from tilewright.pictures.empires.tracks import TRACKS, cells_of, running_on, standing

SCALE = 0.75  # pixels for a unit of the sheet
FOOT = 66  # units below the sheet, for gold and unrest
MARGIN = 16  # around an area that is drawn alone
NAME, HOME_NAME = 13.5, 10.5  # how high letters are
HOME_CAMP = 0.92
RISKS = ("europe", "africa", "india", "east_indies")  # within the Americas nothing is risked
SIDE = 150  # how much of the cartouche the war and its rounds take beside the alliances
COLOURS = by_day()
FACE = re.compile(r"(\d+)(?:/(\d+))?(?:\+(\d+))?")


def draw(view: EmpiresView) -> str:
    chart = sheet()
    drawing = Drawing(chart.width, chart.height + FOOT, COLOURS["sheet"], SCALE)
    drawing.add(coloured(engraving()))
    _lands(drawing, view)
    _cartouche(drawing, view)
    _tracks(drawing, view)
    _risks(drawing)
    for power in POWERS:
        _home(drawing, view, power)
    for area in view.areas:
        _pieces(drawing, view, area)
        _name(drawing, area)
    _powers(drawing, view)
    return str(drawing)


def draw_detail(view: EmpiresView, name: str, *faces: str) -> str:
    """One area alone, without its name, with what stands on its land and in its sea; or `counters` with these faces."""
    if name == "counters":
        return _counters(faces)
    place = sheet().places[name]
    boxes = [place.land] if place.water is None else [place.land, place.water]
    left, top = min(box[0] for box in boxes) - MARGIN, min(box[1] for box in boxes) - MARGIN
    right = max(box[0] + box[2] for box in boxes) + MARGIN
    bottom = max(box[1] + box[3] for box in boxes) + MARGIN
    drawing = Drawing(right - left, bottom - top, COLOURS["sea"], 1.4, (left, top))
    land = next(chart.lands[name] for chart in sheet().charts if name in chart.lands)
    drawing.add(coloured(f'<defs>{DEFINITIONS}<path id="empires-land-{name}" d="{land}"/></defs>'))
    drawing.add(f'<use href="#empires-land-{name}" fill="none" stroke="url(#empires-hachure)" stroke-width="16"/>')
    drawing.path(land, COLOURS["land"], COLOURS["engraved"], 1.3)
    area = next(area for area in view.areas if area.area == name)
    _land(drawing, name, _power_of(view, leader(area)), 0.24)
    _pieces(drawing, view, area)
    return str(drawing)


def _counters(faces: Sequence[str]) -> str:
    """Country counters side by side."""
    size = pieces().sizes.counter
    drawing = Drawing(len(faces) * (size + 2) + MARGIN, size + MARGIN, COLOURS["sheet"], 1.8)
    for number, face in enumerate(faces):
        _counter(drawing, MARGIN / 2 + 1 + number * (size + 2), MARGIN / 2, face)
    return str(drawing)


def _power_of(view: EmpiresView, seat: int | None) -> str | None:
    return None if seat is None else view.powers[seat].power


def _piece(
    drawing: Drawing, drawn: str, field: tuple[int, int], x: float, y: float, size: float, power: str | None
) -> None:
    with drawing.within(f"translate({x:g} {y:g}) scale({size / field[0]:g})"):
        drawing.add(coloured(drawn, power))


def _shield(drawing: Drawing, power: str | None, x: float, y: float, size: float) -> None:
    shield = pieces().shield
    pattern = pieces().powers[power].shield if power else ""
    _piece(drawing, shield.under + pattern + shield.over, shield.field, x, y, size, power)


def _number(drawing: Drawing, x: float, y: float, number: object, height: float = 13) -> None:
    """A number around this point, set off from what it lies on."""
    text = str(number)
    half = len(text) * height / 2
    arc = ((x - half, y), (x, y), (x + half, y))
    drawing.write_along(arc, text, height, COLOURS["ink"], COLOURS["halo"])


# ---- lands


def _lands(drawing: Drawing, view: EmpiresView) -> None:
    """The areas and homes in the colour and pattern of who leads them."""
    played = {each.power for each in view.powers}
    led = {area.area: _power_of(view, leader(area)) for area in view.areas}
    for name, power in (*led.items(), *((power, power if power in played else None) for power in POWERS)):
        _land(drawing, name, power, 0.36 if name == power else 0.24)


def _land(drawing: Drawing, name: str, power: str | None, wash: float) -> None:
    if power is None:
        return
    colour, land = by_day(power)["wash"], f'href="#empires-land-{name}"'
    strewn = coloured(pieces().powers[power].land.replace("var(--mark)", "var(--edge)"), power)
    drawing.add(
        f'<defs><pattern id="empires-wash-{power}" width="36" height="30" patternUnits="userSpaceOnUse">'
        f'<g opacity=".2" transform="translate(6 6)">{strewn}</g></pattern>'
        f'<clipPath id="empires-inside-{name}"><use {land}/></clipPath></defs>'
        f'<use {land} fill="{colour}" fill-opacity="{wash:g}"/><use {land} fill="url(#empires-wash-{power})"/>'
        f'<use {land} fill="none" stroke="{colour}" stroke-width="13" stroke-linejoin="round" stroke-opacity=".5" '
        f'clip-path="url(#empires-inside-{name})"/>'
        f'<use {land} fill="none" stroke="{COLOURS["engraved"]}" stroke-width="1.3" stroke-linejoin="round"/>'
    )


def _name(drawing: Drawing, area: AreaView) -> None:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", sheet().places[area.area].name)]
    arc: list[Point] = list(zip(numbers[::2], numbers[1::2], strict=True))
    height = min(NAME, (arc[2][0] - arc[0][0]) / len(area.name))
    above = [(x, y - height / 2) for x, y in arc]
    drawing.write_along(above, area.name, height, COLOURS["ink"], COLOURS["halo"])


def _home(drawing: Drawing, view: EmpiresView, power: str) -> None:
    """A home country: its shield, its name, and the units that stand at home; faint if nobody plays it."""
    seat = next((seat for seat, each in enumerate(view.powers) if each.power == power), None)
    idle = seat is None and all(each.power for each in view.powers)
    x, y = sheet().homes[power]
    with drawing.within(f"translate({x:g} {y:g})"):
        with drawing.within("translate(-16 -36)", ' opacity=".55"' if idle else ""):
            _shield(drawing, power, 0, 0, 32)
        words = power.split("_")
        for number, word in enumerate(words):
            half, line = len(word) * HOME_NAME, 9 + number * 17
            arc = ((-half, line), (0, line), (half, line))
            drawing.write_along(arc, word, HOME_NAME, COLOURS["ink-soft" if idle else "ink"], COLOURS["halo"])
        stacks = () if seat is None else at_home(view.powers[seat].at_home)
        if stacks:
            left = -camp_width(stacks) / 2 * HOME_CAMP
            with drawing.within(f"translate({left:g} {18 + (len(words) - 1) * 17:g}) scale({HOME_CAMP})"):
                _camp(drawing, power, stacks, afloat=False)


# ---- pieces


def _pieces(drawing: Drawing, view: EmpiresView, area: AreaView) -> None:
    """What stands in an area: ranks, units and counters on land, fleets in its sea."""
    place = sheet().places[area.area]
    for box, rows in ((place.land, on_land(area)), (place.water, on_water(area))):
        if box is None:
            continue
        arranged = arrange(rows, box[2], box[3])
        with drawing.within(f"translate({box[0]:g} {box[1]:g}) scale({arranged.scale:.4g})"):
            _ribbon(drawing, arranged)
            for number, lying in enumerate(arranged.lying):
                with drawing.within(f"translate({lying.x:.4g} {lying.y:.4g})"):
                    _item(drawing, view, lying, arranged.flags, first=number == 0)


def _ribbon(drawing: Drawing, arranged: Arranged) -> None:
    """Behind the points of an area."""
    ranks = [lying for lying in arranged.lying if isinstance(lying.item, Rank) and lying.item.points is not None]
    if ranks:
        left, right = ranks[0].x - 9, ranks[-1].x + ranks[-1].w + 9
        ribbon = f"M{left:.4g} 6H{right:.4g}l-6 8 6 8H{left:.4g}l6-8z"
        drawing.path(ribbon, COLOURS["ribbon"], COLOURS["ribbon-edge"], 1.2)


def _item(drawing: Drawing, view: EmpiresView, lying: Lying, flags: Flags, *, first: bool) -> None:
    sizes = pieces().sizes
    match lying.item:
        case Rank():
            _rank(drawing, view, lying.item, lying.w, flags, first=first)
        case Camp(seat, stacks, afloat):
            _camp(drawing, _power_of(view, seat), stacks, afloat=afloat)
        case CounterItem(face):
            _counter(drawing, 0, 0, face)
        case CaptiveItem(tile, owner):
            piece = pieces().tiles[tile]
            _piece(drawing, piece.drawn, piece.field, 0, 1, sizes.counter, None)
            _shield(drawing, _power_of(view, owner), sizes.counter - 3, 9, sizes.small)
        case Blockade(seat):
            piece = pieces().blockade
            _piece(drawing, piece.drawn, piece.field, 0, 1, sizes.counter, _power_of(view, seat))


def _rank(drawing: Drawing, view: EmpiresView, rank: Rank, w: float, flags: Flags, *, first: bool) -> None:
    """The points of a place, and below them the flags of those who would score them."""
    sizes = pieces().sizes
    if rank.points is not None:
        if len(rank.columns) > 1:
            drawing.lines([[(6, 14), (w - 6, 14)]], COLOURS["gold-edge"], 3)
        metal, edge = ("gold", "gold-edge") if first else ("parchment", "parchment-edge")
        drawing.circle(w / 2, 14, sizes.medal / 2 - (not first), COLOURS[metal], COLOURS[edge], 2 if first else 1.5)
        drawing.write_centred(w / 2, 14, str(rank.points), 14, COLOURS["on-parchment"])
    flag = pieces().flag
    for number, (seat, count) in enumerate((column.seat, column.count) for column in rank.columns):
        power = _power_of(view, seat)
        cloth = flag.under + (pieces().powers[power].flag if power else "") + flag.over
        left = 2 + number % flags.fold * sizes.column
        top = sizes.medal + 2 + number // flags.fold * flag_line(rank.columns, flags)
        shown = drawn_flags(count, flags)
        for above in reversed(range(shown)):
            _piece(drawing, cloth, flag.field, left, top + above * sizes.drop, 28, power)
        if numbered(count, flags):
            _number(drawing, left + 22, top + sizes.flag + (shown - 1) * sizes.drop - 11, count)


def _camp(drawing: Drawing, power: str | None, stacks: Sequence[Stack], *, afloat: bool) -> None:
    """The units of one power in one place, behind its shield: up to two are drawn, more are a number."""
    sizes, w = pieces().sizes, camp_width(stacks)
    edge = by_day(power)["edge"] if power else COLOURS["neutral-edge"]
    if afloat:
        wake = f"M2 31q6-3 12 0t12 0 12 0M{w - 20:g} 34q5-3 10 0t10 0"
        drawing.path(wake, "none", COLOURS["engraved"], 1.2, 0.6)
    else:
        drawing.add(
            f'<rect y="1" width="{w:g}" height="{sizes.line - 4:g}" rx="9" fill="{COLOURS["halo"]}" '
            f'fill-opacity=".72" stroke="{edge}" stroke-width="1.2"/>'
        )
    left = sizes.behind
    for stack in stacks:
        unit = pieces().units[stack.unit]
        for beside in (sizes.second, 0.0) if stack.count == 2 else (0.0,):
            _piece(drawing, unit.drawn, unit.field, left + beside, 1, sizes.unit, power)
        if stack.count > 2:
            _number(drawing, left + sizes.unit + 1 + sizes.digit * len(str(stack.count)) / 2, 19, stack.count)
        left += stack_width(stack)
    _shield(drawing, power, 1, sizes.line - sizes.shield * 1.17 - 4, sizes.shield)


def _counter(drawing: Drawing, x: float, y: float, face: str) -> None:
    counter, size = pieces().counter, pieces().sizes.counter
    read = FACE.fullmatch(face)
    strength, gold, point = read.groups() if read else (None, None, None)
    if read is None:
        brings = counter.pop if face == "pop" else counter.slaves
    else:
        brings = (counter.coin if gold else "") + (counter.star if point else "")
    with drawing.within(f"translate({x:g} {y:g}) scale({size / counter.field[0]:g})"):
        drawing.add(coloured(counter.ground + brings))
        if strength:
            drawing.write_centred(11 if gold or point else 15, 15, strength, 12, COLOURS["on-parchment"])
        if gold:
            drawing.write_centred(22, 9.4, gold, 6.5, COLOURS["on-parchment"])


# ---- beside the lands


def _cartouche(drawing: Drawing, view: EmpiresView) -> None:
    """Which war, which round, and who stands with whom."""
    x, y, w, h = sheet().cartouche
    with drawing.within(f"translate({x:g} {y:g})"):
        drawing.add(coloured(cartouche()))
        if not view.war:
            drawing.write_centred(w / 2, h / 2, "Struggle of Empires", 12.5, COLOURS["ink"])
            return
        across = 18 + (SIDE - 12) / 2
        drawing.write_centred(across, 38, f"war {view.war} of {view.wars}", 12, COLOURS["ink"])
        for number in range(1, view.rounds + 1):
            now = number == view.round
            past = COLOURS["engraved"] if number < view.round else "none"
            fill, edge = (COLOURS["gold"], COLOURS["gold-edge"]) if now else (past, COLOURS["engraved"])
            left = across + (number - (view.rounds + 1) / 2) * 21
            drawing.circle(left, 68, 8 if now else 6, fill, edge, 2 if now else 1.4)
        drawing.path(
            f"M{SIDE + 10} 22V{h - 20:g}M{SIDE + 20} {h / 2 - 0.5:g}H{w - 24:g}",
            "none",
            COLOURS["engraved"],
            0.8,
            0.6,
        )
        slots = (len(view.powers) + 1) // 2
        size = min(28, (w - SIDE - 42) / slots - 4)
        for top, seats in ((16, view.upper), (53, view.lower)):
            for place, seat in enumerate(seats):
                left = SIDE + 19 + place * (size + 4)
                if seat == view.active:
                    drawing.rect(left - 2.5, top - 2, size + 5, size * 1.17 + 4, "none", COLOURS["attack"], 5, 2)
                _shield(drawing, _power_of(view, seat), left, top, size)


def _tracks(drawing: Drawing, view: EmpiresView) -> None:
    """How many people each power has left, and how many points: a shield stands at its number."""
    for track, (_, _, every, foot) in TRACKS.items():
        x, y, w, h = sheet().tracks[track]
        drawing.rect(x, y, w, h, COLOURS["ribbon"], COLOURS["engraved"], 10, 2)
        sign = pieces().signs[track]
        _piece(drawing, sign.drawn, sign.field, x + 8, y + h / 2 - 15, 30, None)
        for number, (left, top, wide, high) in enumerate(cells_of(view, track)):
            marked = number % every == 0
            fill = COLOURS["sea"] if marked else "none"
            drawing.rect(left + 1, top + 1, wide - 2, high - 2, fill, COLOURS["ribbon-edge"], 5, 0.8)
            if marked:
                middle = top + high - (foot or high) / 2
                drawing.write_centred(left + wide / 2, middle, str(number), 11, COLOURS["ink-soft"])
        for stood in standing(*running_on(view, track)):
            _shield(drawing, stood.power, stood.x, stood.y, stood.size)


def _risks(drawing: Drawing) -> None:
    """A die where the lanes reach the charts: a voyage is a risk."""
    chart = sheet()
    for port in RISKS:
        x = chart.trunk[0 if chart.ports[port][0] < chart.width / 2 else -1][0]
        y = chart.ports[port][1]
        drawing.rect(x - 10, y - 10, 20, 20, COLOURS["parchment"], COLOURS["lane"], 5, 1.8)
        drawing.circle(x, y, 2.6, COLOURS["lane"])


def _powers(drawing: Drawing, view: EmpiresView) -> None:
    """Along the foot what the page has beside the sheet: gold and unrest; a frame around the one who decides."""
    left, top = sheet().tracks["population"][0], sheet().height
    width = (sheet().width - 2 * left) / len(view.powers)
    for seat, power in enumerate(view.powers):
        _power(drawing, view, seat, power, (left + seat * width, top, width - 8, FOOT - 12))


def _power(drawing: Drawing, view: EmpiresView, seat: int, power: PowerView, box: Box) -> None:
    x, y, w, h = box
    edge = by_day(power.power)["edge"] if power.power else COLOURS["ribbon-edge"]
    drawing.rect(x, y, w, h, COLOURS["ribbon"], edge, 9, 4 if seat == view.actor else 1.5)
    _shield(drawing, power.power, x + 8, y + 8, 32)
    name = (power.power or f"player {seat}").replace("_", " ")
    unrest = "-" if power.unrest is None else power.unrest
    for number, words in enumerate((name, f"gold {power.gold} unrest {unrest}")):
        drawing.write(x + 48, y + 9 + 22 * number, words, min(11, (w - 58) / len(words)), COLOURS["ink"])
