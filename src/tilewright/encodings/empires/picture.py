"""A picture of a game of Struggle of Empires: areas as rows, powers as columns."""

from tilewright.encodings.drawing import INK, Drawing, star
from tilewright.games.empires.model.names import ARMY, FLEET, FORT
from tilewright.games.empires.views.view import EmpiresView, PowerView

LEFT, COLUMN, TOP, ROW = 330, 110, 110, 38
COLOURS = {
    "red": "#c9403a",
    "blue": "#3f78c0",
    "yellow": "#d8ad1f",
    "green": "#4c9a4f",
    "white": "#8f8f8f",
    "black": "#3a3a3a",
    "orange": "#e07f1f",
    None: "#b9b2a2",
}
LINE = "#d8cfba"


def draw(view: EmpiresView) -> str:
    rows = len(view.areas) + 1
    drawing = Drawing(LEFT + COLUMN * len(view.powers), TOP + ROW * rows + 40)
    for seat, power in enumerate(view.powers):
        _head(drawing, view, seat, power)
    for row, area in enumerate(view.areas):
        y = TOP + row * ROW
        drawing.rect(0, y, LEFT + COLUMN * len(view.powers), 1, LINE)
        drawing.write(12, y + 6, area.name, 11)
        drawing.write(12, y + 23, " ".join(map(str, area.points)), 8, "#8a7f68")
        for place, face in enumerate(area.counters[:6]):
            drawing.rect(180 + 24 * place, y + 8, 22, 20, "#fffdf5", INK, 3)
            drawing.write_centred(191 + 24 * place, y + 18, face[:3], 6)
        fleets = area.fleets or (0,) * len(view.powers)
        for seat, power in enumerate(view.powers):
            held = len([one for one in area.captured if one.owner == seat])
            counts = (area.armies[seat], fleets[seat], area.forts[seat])
            _stand(drawing, LEFT + COLUMN * seat, y, counts, area.markers[seat], held, COLOURS[power.colour])
    y = TOP + ROW * len(view.areas)
    drawing.rect(0, y, LEFT + COLUMN * len(view.powers), 1, LINE)
    drawing.write(12, y + 12, "home", 11)
    for seat, power in enumerate(view.powers):
        home = power.at_home
        counts = (home.armies, home.fleets, home.forts)
        _stand(drawing, LEFT + COLUMN * seat, y, counts, 0, 0, COLOURS[power.colour])
    drawing.write(12, TOP + ROW * rows + 12, f"bag {view.bag}", 11)
    return str(drawing)


def _head(drawing: Drawing, view: EmpiresView, seat: int, power: PowerView) -> None:
    """A power's name, gold, population, points and unrest; a dot for the one who decides."""
    x, colour = LEFT + COLUMN * seat, COLOURS[power.colour]
    drawing.rect(x + 2, 4, COLUMN - 4, TOP - 12, colour, "none", 6)
    name = (power.power or f"player {seat}").replace("_", " ")
    drawing.write(x + 8, 12, name, min(9, 84 / len(name)), "#ffffff")
    unrest = "-" if power.unrest is None else power.unrest
    row = "upper" if seat in view.upper else "lower" if seat in view.lower else ""
    for line, words in enumerate(
        (f"{power.points} points", f"{power.gold} gold", f"pop {power.population} unr {unrest}", row)
    ):
        drawing.write(x + 8, 32 + 16 * line, words, 7.5, "#ffffff")
    if seat == view.actor:
        drawing.circle(x + COLUMN - 14, 16, 5, "#ffffff")
    if seat == 0:
        drawing.write(12, 14, f"war {view.war} of {view.wars}", 14)
        drawing.write(12, 38, f"round {view.round} of {view.rounds}", 14)
        if view.decision is not None:
            drawing.write(12, 62, view.decision.ask, 12, "#8a7f68")


def _stand(
    drawing: Drawing, x: float, y: float, units: tuple[int, int, int], markers: int, captured: int, colour: str
) -> None:
    """Units as small shapes with numbers, markers as discs; captured ones are hollow."""
    at = x + 6
    for kind, count in ((ARMY, units[ARMY]), (FLEET, units[FLEET]), (FORT, units[FORT])):
        if count:
            middle = (at + 7, y + 11)
            if kind == ARMY:
                drawing.rect(at, y + 5, 14, 12, colour, INK)
            elif kind == FLEET:
                drawing.polygon(star(*middle, 8, 3, 0.5), colour, INK)
            else:
                drawing.polygon(star(*middle, 8, 2, 1.0), colour, INK)
            drawing.write(at + 17, y + 7, str(count), 8)
            at += 33
    if markers:
        drawing.circle(x + 13, y + 28, 6, colour, INK)
        drawing.write(x + 23, y + 24, str(markers), 8)
    if captured:
        drawing.circle(x + 53, y + 28, 6, "none", colour, 2)
        drawing.write(x + 63, y + 24, str(captured), 8)
