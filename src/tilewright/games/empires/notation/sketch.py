"""The table drawn with characters: areas, powers, rows, supply. Powers are told apart by their letters."""

import textwrap
from typing import cast

from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.views.view import AreaView, EmpiresView, PowerView, TileView
from tilewright.kernel import Sketch, Span
from tilewright.kernel.sketch import Colour, Line

NAME_WIDTH = 15
LIST_WIDTH = 78
LEGEND = "  m marker · a army · f fleet · F fort · B Blockade · [strength/gold+points]"


def sketch(view: EmpiresView) -> Sketch:
    return (
        *_heading(view),
        (),
        *(line for area in view.areas for line in _area(view, area)),
        (Span(LEGEND, "grey"),),
        (),
        *(line for seat in range(len(view.powers)) for line in _power(view, seat)),
        (),
        *_listed("  supply: ", view.supply),
        *_question(view),
    )


def _letters(power: PowerView, seat: Seat) -> str:
    """Two letters for a power: Br, Fr, Sp, Au, Pr, Ru, Un; the seat's number before it is chosen."""
    return power.name[:2] if power.name else f"#{seat}"


def _badge(view: EmpiresView, seat: Seat, text: str = "", strong: bool = False) -> Span:
    power = view.powers[seat]
    ink = cast(Colour, power.colour) if power.colour else None
    ground: Colour | None = "white" if ink == "black" else None
    return Span(_letters(power, seat) + text, ink, ground, strong)


def _heading(view: EmpiresView) -> list[Line]:
    if view.result is not None:
        title = "the game is over"
    elif not view.war:
        title = "set-up"
    else:
        title = f"war {view.war} of {view.wars}" + (f", round {view.round} of {view.rounds}" if view.round else "")
    lines: list[Line] = [(Span(f"Struggle of Empires: {title}", strong=True), Span(f"   bag {view.bag}", "grey"))]
    if not view.war:
        lines.append((Span("  some figures of the game are reconstructed; its rule page says which", "grey"),))
    if view.upper or view.lower:
        for name, row in (("upper", view.upper), ("lower", view.lower)):
            badges = [part for seat in row for part in (_badge(view, seat), Span(" "))]
            lines.append((Span(f"  {name} alliance: "), *badges))
    return lines


def _area(view: EmpiresView, area: AreaView) -> list[Line]:
    """One line: name, points, markers, units, then the counters that lie there."""
    points = "/".join(map(str, area.points))
    spans: list[Span] = [Span(f"  {area.name:<{NAME_WIDTH}}", strong=True), Span(f"{points:<6} ", "grey")]
    for seat in range(len(view.powers)):
        parts = _presence(area, seat)
        if parts:
            spans += [_badge(view, seat, f" {parts}"), Span("  ")]
    for held in area.captured:
        spans += [Span(f"{_words(held.tile)} with a marker of "), _badge(view, held.owner), Span("  ")]
    if area.counters:
        spans.append(Span(f"[{' '.join(area.counters)}]", "grey"))
    return [tuple(spans)]


def _presence(area: AreaView, seat: Seat) -> str:
    """As `2m 1a 1f 1F B`: markers, armies, fleets, forts, a Blockade."""
    fleets = area.fleets[seat] if area.fleets is not None else 0
    counts = ((area.markers[seat], "m"), (area.armies[seat], "a"), (fleets, "f"), (area.forts[seat], "F"))
    parts = [f"{count}{letter}" for count, letter in counts if count]
    return " ".join([*parts, *(["B"] if seat in area.blockades else [])])


def _power(view: EmpiresView, seat: Seat) -> list[Line]:
    power = view.powers[seat]
    mark = "▸" if seat == view.actor else "·" if seat == view.active else " "
    you = " (you)" if seat == view.seat else ""
    unrest = "?" if power.unrest is None else power.unrest
    home = power.at_home
    text = (
        f" {power.name or 'no power yet'}{you}: {power.points} points, {power.gold} gold,"
        f" {power.population} population, {unrest} unrest"
    )
    at_home = f"; home {home.armies}a {home.fleets}f {home.forts}F" if home.armies or home.fleets or home.forts else ""
    lines: list[Line] = [
        (
            Span(f"{mark} "),
            _badge(view, seat, strong=seat == view.actor),
            Span(text + at_home, strong=seat == view.actor),
        )
    ]
    return [*lines, *_listed("    ", power.tiles)]


def _tile(tile: TileView) -> str:
    """A tile with its copies, as `reserves x2 (1 turned)`."""
    copies = f" x{tile.count}" if tile.count > 1 else ""
    return tile.tile + copies + (f" ({tile.turned} turned)" if tile.turned else "")


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _listed(label: str, tiles: tuple[TileView, ...]) -> list[Line]:
    """The tiles after their label, on as many lines as they need."""
    lines = textwrap.wrap(", ".join(map(_tile, tiles)), LIST_WIDTH - len(label), break_long_words=False)
    return [(Span((label if number == 0 else " " * len(label)) + line, "grey"),) for number, line in enumerate(lines)]


def _question(view: EmpiresView) -> list[Line]:
    lines: list[Line] = []
    if view.attack is not None:
        attack, defence, odds = view.attack.attack.total, view.attack.defence.total, view.attack.odds
        dice = f", dice {' '.join(map(str, view.attack.dice))}" if view.attack.dice else ""
        text = f"  {view.attack.arm} battle in {view.attack.about['area']}: {attack} against {defence}"
        chances = f" (win {odds.win}, tie {odds.tie}, loss {odds.loss} of 1296)"
        lines.append((Span(text + dice + chances, strong=True),))
    if view.decision is not None:
        about = " ".join(f"{name} {word}" for name, word in view.decision.about.items() if name != "seat")
        left = f"; {view.actions_left} actions left" if view.active is not None else ""
        text = f" decides: {view.decision.ask} {about}".rstrip() + left
        lines.append((Span("  "), _badge(view, view.decision.seat), Span(text)))
    if view.result is not None:
        ranks = [
            part
            for seat, place in enumerate(view.result.places)
            for part in (_badge(view, seat, f" {place}."), Span("  "))
        ]
        lines.append((Span("  places: "), *ranks))
    return lines
