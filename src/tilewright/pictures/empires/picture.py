"""A picture of a game of Struggle of Empires: the chart that the page shows too, with what stands on it."""

from collections.abc import Callable, Iterable, Sequence

from tilewright.games.empires.model.names import POWERS
from tilewright.games.empires.views.view import AreaView, EmpiresView, PowerView
from tilewright.pictures.drawing import INK, Drawing, star
from tilewright.pictures.empires.chart import Box, sheet

SCALE = 0.75  # pixels for a unit of the sheet
MARGIN = 16  # around an area that is drawn alone
SHEET, SEA, SHOAL, LAND, LINE, HALO = "#efe3c8", "#e2e2d0", "#d3d1b9", "#f7eed8", "#5b4a32", "#fbf4e2"
PARCHMENT, GOLD = "#fdf6e3", "#e0b53c"
COLOURS = {
    "britain": "#c5413a",
    "france": "#3d6cb3",
    "spain": "#ecc63f",
    "russia": "#3b7d47",
    "austria": "#93abc4",
    "prussia": "#55585e",
    "united_provinces": "#e07f33",
    None: "#b9b2a2",
}
ARMY, FLEET, FORT = range(3)

Piece = tuple[float, float, Callable[[Drawing, float, float, float], None]]
"""Width, height, and how it is drawn at a place in a size."""


def draw(view: EmpiresView) -> str:
    chart = sheet()
    drawing = Drawing(chart.width, chart.height, SHEET, SCALE)
    for part in chart.charts:
        _seas_and_lands(drawing, part.frame, part.other, part.lands.values(), part.rivers)
    for area in view.areas:
        _wash(drawing, view, area)
    for power in POWERS:
        _home(drawing, view, power)
    for area in view.areas:
        _area(drawing, view, area)
    _title(drawing, view)
    _powers(drawing, view)
    return str(drawing)


def draw_area(view: EmpiresView, name: str) -> str:
    """One area alone, without its name, with what stands on its land and in its sea."""
    place = sheet().places[name]
    boxes = [place.land] if place.water is None else [place.land, place.water]
    left, top = min(box[0] for box in boxes) - MARGIN, min(box[1] for box in boxes) - MARGIN
    right = max(box[0] + box[2] for box in boxes) + MARGIN
    bottom = max(box[1] + box[3] for box in boxes) + MARGIN
    drawing = Drawing(right - left, bottom - top, SEA, 1.4, (left, top))
    drawing.path(_land(name), LAND, LINE)
    _pieces(drawing, view, next(area for area in view.areas if area.area == name))
    return str(drawing)


def draw_counters(faces: Sequence[str]) -> str:
    """Country counters side by side."""
    counters = [_counter(face) for face in faces]
    drawing = Drawing(sum(width for width, _, _ in counters) + MARGIN, counters[0][1] + MARGIN, SHEET, 1.8)
    _lay(drawing, counters, (0, MARGIN / 2 - 3, sum(width for width, _, _ in counters) + MARGIN, 40))
    return str(drawing)


def _seas_and_lands(drawing: Drawing, frame: Box, other: str, lands: Iterable[str], rivers: Iterable[str]) -> None:
    x, y, width, height = frame
    drawing.rect(x, y, width, height, SEA)
    coasts = "".join((*lands, other))
    drawing.path(coasts, "none", SHOAL, 9)
    drawing.path(coasts, LAND, LINE)
    drawing.path(other, SHEET, LINE)
    for river in rivers:
        drawing.path(river, "none", LINE, 1, 0.45)
    for inset, thick in ((-5, 10), (0, 2.5), (4, 0.8)):  # what a coast's line left outside goes, then the double frame
        left, top = x + inset, y + inset
        right, bottom = x + width - inset, y + height - inset
        drawing.path(f"M{left} {top}H{right}V{bottom}H{left}z", "none", SHEET if inset < 0 else LINE, thick)


def _land(name: str) -> str:
    return next(chart.lands[name] for chart in sheet().charts if name in chart.lands)


def _colour(view: EmpiresView, seat: int) -> str:
    return COLOURS[view.powers[seat].power]


def _letter(view: EmpiresView, seat: int) -> str:
    """What a power is known by without its colour."""
    return (view.powers[seat].power or str(seat))[0].upper()


def _wash(drawing: Drawing, view: EmpiresView, area: AreaView) -> None:
    """The land in the colour of the one who has more markers than anybody else."""
    most = max(area.markers)
    if most and area.markers.count(most) == 1:
        drawing.path(_land(area.area), _colour(view, area.markers.index(most)), LINE, 1, 0.3)


def _home(drawing: Drawing, view: EmpiresView, power: str) -> None:
    x, y = sheet().homes[power]
    seat = next((seat for seat, each in enumerate(view.powers) if each.power == power), None)
    if seat is not None:
        drawing.path(_land(power), COLOURS[power], LINE, 1, 0.45)
    words = power.split("_")
    for number, word in enumerate(words):
        drawing.write_centred(x, y + 16 * number, word, 9 if seat is None else 10, LINE if seat is None else INK)
    if seat is None:
        return
    home = view.powers[seat].at_home
    camp = _camp(view, seat, (home.armies, home.fleets, home.forts))
    _lay(drawing, _present([camp]), (x - 60, y + 16 * len(words) - 6, 120, 40))


def _area(drawing: Drawing, view: EmpiresView, area: AreaView) -> None:
    x, y, width, _ = sheet().places[area.area].land
    drawing.write_centred(x + width / 2, y - 12, area.name, 12)
    _pieces(drawing, view, area)


def _pieces(drawing: Drawing, view: EmpiresView, area: AreaView) -> None:
    """What stands in an area: ranks, units and counters on land, fleets in its sea."""
    place, seats = sheet().places[area.area], range(len(view.powers))
    camps = [_camp(view, seat, (area.armies[seat], 0, area.forts[seat])) for seat in seats]
    counters = [_counter(face) for face in area.counters]
    counters += [_captive(view, one.tile, one.owner) for one in area.captured]
    _lay(drawing, [*_ranks(view, area), (), *_present(camps), (), *counters], place.land)
    if place.water is not None and area.fleets is not None:
        fleets = _present(_camp(view, seat, (0, area.fleets[seat], 0)) for seat in seats)
        _lay(drawing, [*fleets, (), *(_blockade(view, seat) for seat in area.blockades)], place.water)


def _present(camps: Iterable[Piece]) -> list[Piece]:
    return [camp for camp in camps if camp[0]]


def _ranks(view: EmpiresView, area: AreaView) -> list[Piece]:
    """The points of each place, and beside them the flags of those who would score them (SE-V1)."""
    counts = sorted(set(area.markers) - {0}, reverse=True)
    ranks: list[Piece] = []
    for place in range(max(len(area.points), len(counts))):
        seats = [seat for seat, count in enumerate(area.markers) if place < len(counts) and count == counts[place]]
        points = area.points[place] if place < len(area.points) else None
        ranks.append(_rank(view, area, points, place == 0, seats))
    return ranks


def _rank(view: EmpiresView, area: AreaView, points: int | None, first: bool, seats: Sequence[int]) -> Piece:
    def drawn(drawing: Drawing, x: float, y: float, size: float) -> None:
        at = x
        if points is not None:
            drawing.circle(x + 13 * size, y + 15 * size, 12 * size, GOLD if first else PARCHMENT, LINE, 1.5)
            drawing.write_centred(x + 13 * size, y + 15 * size, str(points), 11 * size)
            at += 28 * size
        for seat in seats:
            drawing.rect(at + 2 * size, y + 4 * size, 24 * size, 18 * size, _colour(view, seat), INK)
            drawing.rect(at, y + 3 * size, 2 * size, 26 * size, INK)
            drawing.write_centred(at + 9 * size, y + 13 * size, _letter(view, seat), 9 * size)
            drawing.write_centred(at + 20 * size, y + 13 * size, str(area.markers[seat]), 9 * size)
            at += 30 * size

    return (28 if points is not None else 0) + 30 * len(seats) + 4, 32, drawn


def _camp(view: EmpiresView, seat: int, units: tuple[int, int, int]) -> Piece:
    """Armies as squares, fleets as triangles, forts as diamonds, with their numbers; no width if there are none."""
    kinds = [kind for kind, count in enumerate(units) if count]

    def drawn(drawing: Drawing, x: float, y: float, size: float) -> None:
        colour = _colour(view, seat)
        drawing.rect(x, y + 2 * size, (34 * len(kinds) + 14) * size, 26 * size, HALO, colour, 7 * size)
        drawing.write_centred(x + 8 * size, y + 15 * size, _letter(view, seat), 9 * size)
        for place, kind in enumerate(kinds):
            middle = (x + (24 + 34 * place) * size, y + 15 * size)
            if kind == ARMY:
                drawing.rect(middle[0] - 7 * size, middle[1] - 7 * size, 14 * size, 14 * size, colour, INK)
            else:
                corners = star(*middle, 10 * size, *((3, 0.5) if kind == FLEET else (2, 1.0)))
                drawing.polygon(corners, colour, INK)
            drawing.write_centred(middle[0] + 15 * size, middle[1], str(units[kind]), 9 * size)

    return (34 * len(kinds) + 16 if kinds else 0), 31, drawn


def _counter(face: str) -> Piece:
    def drawn(drawing: Drawing, x: float, y: float, size: float) -> None:
        drawing.circle(x + 15 * size, y + 15 * size, 14 * size, PARCHMENT, LINE, 1.5)
        drawing.write_centred(x + 15 * size, y + 15 * size, face, min(11, 24 / len(face)) * size)

    return 32, 32, drawn


def _captive(view: EmpiresView, tile: str, owner: int) -> Piece:
    def drawn(drawing: Drawing, x: float, y: float, size: float) -> None:
        drawing.rect(x, y + 2 * size, 28 * size, 26 * size, INK, _colour(view, owner), 5 * size)
        drawing.write_centred(x + 14 * size, y + 15 * size, tile[0] + _letter(view, owner), 9 * size, PARCHMENT)

    return 32, 32, drawn


def _blockade(view: EmpiresView, seat: int) -> Piece:
    def drawn(drawing: Drawing, x: float, y: float, size: float) -> None:
        drawing.circle(x + 15 * size, y + 15 * size, 13 * size, "none", _colour(view, seat), 3)
        drawing.write_centred(x + 15 * size, y + 15 * size, "b", 10 * size)

    return 32, 32, drawn


def _lay(drawing: Drawing, pieces: Sequence[Piece | tuple[()]], room: Box) -> None:
    """Piece after piece in lines, each around the middle, as large as the room allows; () begins a new line."""
    x, y, width, height = room
    size = 1.2
    lines = _lines(pieces, width / size)
    while size > 0.5 and sum(max(piece[1] for piece in line) for line in lines) * size > height:
        size *= 0.95
        lines = _lines(pieces, width / size)
    for line in lines:
        at = x + (width - sum(piece[0] for piece in line) * size) / 2
        for piece in line:
            piece[2](drawing, at, y, size)
            at += piece[0] * size
        y += max(piece[1] for piece in line) * size


def _lines(pieces: Sequence[Piece | tuple[()]], width: float) -> list[list[Piece]]:
    lines: list[list[Piece]] = [[]]
    for piece in pieces:
        if not piece:
            lines.append([])
            continue
        if lines[-1] and sum(each[0] for each in lines[-1]) + piece[0] > width:
            lines.append([])
        lines[-1].append(piece)
    return [line for line in lines if line]


def _title(drawing: Drawing, view: EmpiresView) -> None:
    x, y, width, height = sheet().cartouche
    drawing.rect(x, y, width, height, HALO, LINE, 8)
    asked = view.decision.ask if view.decision else "over"
    lines = (f"war {view.war} of {view.wars}", 15), (f"round {view.round} of {view.rounds}", 13)
    for number, (words, size) in enumerate((*lines, (f"{asked} bag {view.bag}", 11))):
        drawing.write_centred(x + width / 2, y + 24 + 27 * number, words, size)


def _powers(drawing: Drawing, view: EmpiresView) -> None:
    """Along the foot: each power's points, gold, people, unrest and row; a dot for the one who decides."""
    left, top, _, height = sheet().tracks["population"]
    width = (sheet().width - 2 * left) / len(view.powers)
    for seat, power in enumerate(view.powers):
        _power(drawing, view, seat, power, (left + seat * width, top, width - 8, height))


def _power(drawing: Drawing, view: EmpiresView, seat: int, power: PowerView, box: Box) -> None:
    x, y, width, height = box
    drawing.rect(x, y, width, height, HALO, COLOURS[power.power], 6)
    drawing.rect(x, y, 9, height, COLOURS[power.power], "none", 3)
    name = (power.power or f"player {seat}").replace("_", " ")
    row = "upper" if seat in view.upper else "lower" if seat in view.lower else ""
    unrest = "-" if power.unrest is None else power.unrest
    lines = (f"{name} {row}", f"{power.points} points {power.gold} gold", f"pop {power.population} unrest {unrest}")
    for number, words in enumerate(lines):
        drawing.write(x + 16, y + 6 + 18 * number, words, min(10, (width - 24) / len(words)))
    if seat == view.actor:
        drawing.circle(x + width - 10, y + 11, 5, INK)
