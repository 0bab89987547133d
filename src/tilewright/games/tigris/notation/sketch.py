"""The board drawn with characters: letters tell all apart, colours only help."""

from typing import Final

from tilewright.games.tigris.model.cells import CELL_OF, COLUMNS, ROWS, Cell, Mask, cell_at
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import ACTIONS, BUILDING_WORDS, COLOUR_OF, LEADER_OF
from tilewright.games.tigris.notation.grid import (
    COLOUR_LETTERS,
    DYNASTY_LETTERS,
    EMPTY,
    FACE_DOWN,
    RUIN,
    TREASURE_FACE_DOWN,
    TREASURE_TEMPLE,
)
from tilewright.games.tigris.views.cell_views import CatastropheCell, CellView, FaceDownCell, LeaderCell, TileCell
from tilewright.games.tigris.views.view import PlayerView, Points, TigrisView
from tilewright.kernel import Seat, Sketch, Span
from tilewright.kernel.sketch import Colour, Line

GROUNDS: Final[dict[str, Colour]] = dict(zip(COLOUR_LETTERS, ("red", "blue", "green", "black"), strict=True))
LEGEND: Final = (
    "  r b g k  temple, farm, market, settlement  R =  with treasure     ~  river",
    "  kA       leader: colour, dynasty           -    face down         x  catastrophe",
    "  mr mb …  monument, by its two colours      k'   with a building  [k] just placed",
)


def sketch(view: TigrisView) -> Sketch:
    lines: list[Line] = [*_board(view), *((Span(line, "grey"),) for line in LEGEND), ()]
    for seat, player in enumerate(view.players):
        lines += _player(view, seat, player)
    lines += [(), *((Span(line, "grey"),) for line in _supply(view))]
    if view.conflict is not None:
        lines.append((Span(_conflict(view), strong=True),))
    lines.append((Span(_what_now(view), strong=True),))
    if view.seat is not None:
        hand = view.players[view.seat].hand or ()
        lines += [(), (Span("  hand: "), *(part for colour in hand for part in (_tile(colour), Span(" "))))]
    return tuple(lines)


def _board(view: TigrisView) -> list[Line]:
    """Eleven rows of sixteen cells of three characters, with the names of rows and columns."""
    river = MAPS[view.options.board].river
    monuments = _monument_texts(view)
    roofed = sum(1 << CELL_OF[each.at] for each in view.buildings if each.at is not None)
    marked = 0 if view.tile is None else 1 << CELL_OF[view.tile]
    header = "    " + "".join(f"{chr(ord('A') + column):^3}" for column in range(COLUMNS))
    lines: list[Line] = [(Span(header, "grey"),)]
    texts = {CELL_OF[cell.at]: _cell_text(view, cell) for cell in view.cells} | monuments
    for y in range(ROWS):
        row = (cell_at(x, y) for x in range(COLUMNS))
        cells = (_cell(texts.get(cell, EMPTY), 1 << cell, river, roofed, marked) for cell in row)
        lines.append((Span(f"{y + 1:3} ", "grey"), *cells))
    return lines


def _cell_text(view: TigrisView, cell: CellView) -> str:
    """What lies on a cell, with the letters of positions."""
    match cell:
        case TileCell(colour=colour, treasure=treasure):
            return TREASURE_TEMPLE if treasure else COLOUR_LETTERS[COLOUR_OF[colour]]
        case FaceDownCell(treasure=treasure):
            return TREASURE_FACE_DOWN if treasure else FACE_DOWN
        case CatastropheCell():
            return RUIN
        case LeaderCell(leader=leader, seat=seat):
            return COLOUR_LETTERS[LEADER_OF[leader]] + DYNASTY_LETTERS[_name(view, seat)]


def _cell(text: str, bit: Mask, river: Mask, roofed: Mask, marked: Mask) -> Span:
    if text == EMPTY:
        return Span(" ~ ", "blue") if bit & river else Span(" · ", "grey")
    ground = GROUNDS.get(text[0].lower(), "brown")
    if bit & marked:
        return Span(f"[{text}]", "white", ground, strong=True)
    if bit & roofed:
        return Span(f" {text}'", "white", ground, strong=True)
    if len(text) == 2:
        return Span(f" {text}", "yellow", ground, strong=True)
    return Span(f" {text} ", "white", ground)


def _monument_texts(view: TigrisView) -> dict[Cell, str]:
    """The two colours of each monument on the upper cells of its square, but for cells with a treasure."""
    texts: dict[Cell, str] = {}
    for monument in view.monuments:
        if monument.at is not None:
            corner = CELL_OF[monument.at]
            for cell, colour in zip((corner, Cell(corner + 1)), monument.monument.split("-"), strict=True):
                texts[cell] = "m" + COLOUR_LETTERS[COLOUR_OF[colour]]
    for name in view.treasures:
        texts.pop(CELL_OF[name], None)
    return texts


def _tile(colour: str) -> Span:
    letter = COLOUR_LETTERS[COLOUR_OF[colour]]
    return Span(f" {letter} ", "white", GROUNDS[letter])


def _player(view: TigrisView, seat: Seat, player: PlayerView) -> list[Line]:
    mark = "▸" if seat == view.actor else " "
    you = " (you)" if seat == view.seat else ""
    home = [name for name, cell in player.leaders.items() if cell is None]
    first = (
        f"{mark} {_name(view, seat)}{you}: {player.hand_size} tiles, {player.catastrophes} catastrophes, "
        f"at home {', '.join(home) or 'nobody'}"
    )
    lines: list[Line] = [(Span(first, strong=seat == view.actor),)]
    if player.points is not None:
        lines.append((Span(f"    {_points(player.points)}, treasures {player.treasures}"),))
    return lines


def _name(view: TigrisView, seat: Seat) -> str:
    """A player by dynasty, or by seat before it is chosen (TE-S3)."""
    return view.players[seat].dynasty or f"seat {seat + 1}"


def _points(points: Points) -> str:
    return f"red {points.red}, blue {points.blue}, green {points.green}, black {points.black}"


def _supply(view: TigrisView) -> list[str]:
    left = [each.monument for each in view.monuments if each.at is None]
    unbuilt = [BUILDING_WORDS[COLOUR_OF[each.colour]] for each in view.buildings if each.at is None]
    return [
        f"  bag: {view.bag} tiles",
        f"  monuments left: {' '.join(left) or 'none'}",
        *([f"  buildings left: {', '.join(unbuilt)}"] if unbuilt else []),
    ]


def _conflict(view: TigrisView) -> str:
    conflict = view.conflict
    assert conflict is not None
    attacker, defender = _name(view, conflict.attacker), _name(view, conflict.defender)
    committed = "" if conflict.committed is None else f" + {conflict.committed}"
    return (
        f"  {conflict.kind} of the {conflict.leader}s: {attacker} {conflict.attack}{committed} "
        f"against {defender} {conflict.defence}; support is {conflict.support}"
    )


def _what_now(view: TigrisView) -> str:
    if view.actor is None or view.decision is None:
        winners = [
            _name(view, seat) for seat in range(len(view.players)) if view.result and view.result.places[seat] == 1
        ]
        return f"  the game is over; first: {', '.join(winners)}"
    actor = _name(view, view.actor)
    if view.decision == "action":
        return f"  {actor}: action {ACTIONS + 1 - view.actions_left} of {ACTIONS}"
    return f"  {actor} decides: {view.decision}"
