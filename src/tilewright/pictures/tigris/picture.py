"""A picture of a game of Tigris & Euphrates."""

from tilewright.games.tigris.model.cells import CELL_OF, COLUMNS, ROWS, WIDTH, members
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import LEADER_OF
from tilewright.games.tigris.views.cell_views import CatastropheCell, CellView, FaceDownCell, LeaderCell, TileCell
from tilewright.games.tigris.views.view import MonumentView, TigrisView
from tilewright.pictures.drawing import FAINT, INK, Drawing, star

CELL = 40
EDGES = 24  # for the names of columns, above, and of rows, at the left
FOOT = EDGES + ROWS * CELL
LAND, RIVER, EDGE = "#e9dcb8", "#9cc3dd", "#cbb98a"
COLOURS = {"red": "#c9403a", "blue": "#3f78c0", "green": "#4c9a4f", "black": "#3a3a3a"}
GOLD, STONE, RUIN = "#f0c419", "#a99f8d", "#7a5b45"


def draw(view: TigrisView) -> str:
    drawing = Drawing(EDGES + COLUMNS * CELL, FOOT + 140)
    _board(drawing, view, range(COLUMNS), range(ROWS))
    if view.tile is not None:
        x, y = corner_of(view.tile)
        drawing.circle(x + CELL / 2, y + CELL / 2, CELL * 0.46, "none", "#ffffff", 3)
    _panel(drawing, view)
    return str(drawing)


def draw_part(view: TigrisView, first: str, last: str) -> str:
    """The cells between two corners of a part of the board; what was just placed, and is asked about, has a frame."""
    (top, left), (bottom, right) = divmod(CELL_OF[first], WIDTH), divmod(CELL_OF[last], WIDTH)
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    size = (EDGES + len(columns) * CELL, EDGES + len(rows) * CELL)
    drawing = Drawing(*size, scale=1.2, corner=(left * CELL, top * CELL))
    _board(drawing, view, columns, rows)
    placed = view.tile or (view.conflict and view.conflict.attacker_at)
    if placed:
        x, y = corner_of(placed)
        drawing.path(f"M{x} {y}h{CELL}v{CELL}h{-CELL}z", "none", INK, 3)
    return str(drawing)


def _board(drawing: Drawing, view: TigrisView, columns: range, rows: range) -> None:
    """The cells of these columns and rows, with what lies on them."""
    _ground(drawing, view, columns, rows)
    shown = {name for name, cell in CELL_OF.items() if cell // WIDTH in rows and cell % WIDTH in columns}
    for cell in view.cells:
        if cell.at in shown:
            _piece(drawing, view, cell)
    for monument in view.monuments:
        if monument.at in shown:
            _monument(drawing, monument)
    for building in view.buildings:
        if building.at is not None and building.at in shown:
            x, y = corner_of(building.at)
            drawing.polygon(star(x + CELL / 2, y + CELL / 2, 9, 3, 0.5), "#ffffff", INK)
    if view.ziggurat is not None and view.ziggurat.at in shown:
        x, y = corner_of(view.ziggurat.at)
        for step in range(4):
            drawing.rect(x - 10 + step * 8, y - 10 + step * 8, 60 - 16 * step, 60 - 16 * step, STONE, INK)


def corner_of(name: str) -> tuple[int, int]:
    """The top left corner of a cell."""
    row, column = divmod(CELL_OF[name], WIDTH)
    return EDGES + column * CELL, EDGES + row * CELL


def _ground(drawing: Drawing, view: TigrisView, columns: range, rows: range) -> None:
    river = set(members(MAPS[view.options.board].river))
    for row in rows:
        for column in columns:
            fill = RIVER if row * WIDTH + column in river else LAND
            drawing.rect(EDGES + column * CELL, EDGES + row * CELL, CELL, CELL, fill, EDGE)
    above, beside = rows.start * CELL + EDGES / 2, columns.start * CELL + EDGES / 2
    for column in columns:
        drawing.write_centred(EDGES + (column + 0.5) * CELL, above, chr(ord("A") + column), 11, FAINT)
    for row in rows:
        drawing.write_centred(beside, EDGES + (row + 0.5) * CELL, str(row + 1), 11, FAINT)


def _piece(drawing: Drawing, view: TigrisView, cell: CellView) -> None:
    """What lies on a cell."""
    x, y = corner_of(cell.at)
    middle = (x + CELL / 2, y + CELL / 2)
    match cell:
        case CatastropheCell():
            drawing.rect(x + 3, y + 3, CELL - 6, CELL - 6, RUIN, INK, 4)
            drawing.lines([[(x + 11, y + 11), (x + 29, y + 29)], [(x + 29, y + 11), (x + 11, y + 29)]], "#f6f1e4", 3)
        case FaceDownCell():
            drawing.rect(x + 3, y + 3, CELL - 6, CELL - 6, STONE, INK, 4)
        case LeaderCell(leader=leader, seat=seat):
            ink = tuple(COLOURS.values())[LEADER_OF[leader]]
            drawing.circle(*middle, CELL * 0.42, "#fffdf5", ink, 4)
            drawing.write_centred(*middle, (view.players[seat].dynasty or "?")[0].upper(), 14, ink)
        case TileCell(colour=colour):
            drawing.rect(x + 3, y + 3, CELL - 6, CELL - 6, COLOURS[colour], INK, 4)
    if isinstance(cell, TileCell | FaceDownCell) and cell.treasure:
        drawing.circle(*middle, 7, GOLD, INK)


def _monument(drawing: Drawing, monument: MonumentView) -> None:
    """Steps in the monument's two colours on its square."""
    if monument.at is None:
        return
    x, y = corner_of(monument.at)
    upper, lower = (COLOURS[colour] for colour in monument.monument.split("-"))
    drawing.rect(x + 12, y + 12, 2 * CELL - 24, 2 * CELL - 24, lower, "#ffffff", 6)
    drawing.rect(x + 24, y + 24, 2 * CELL - 48, 2 * CELL - 48, upper, "#ffffff", 4)


def _panel(drawing: Drawing, view: TigrisView) -> None:
    """A line a player: points by colour and treasures where they are known, catastrophes, hand."""
    top = FOOT + 10
    for seat, player in enumerate(view.players):
        y = top + seat * 32
        if seat == view.actor:
            drawing.circle(12, y + 8, 5, INK)
        drawing.write(26, y, player.dynasty or "?", 14)
        points = player.points
        known = (points.red, points.blue, points.green, points.black) if points else ("-",) * 4
        for place, (number, colour) in enumerate(zip(known, COLOURS.values(), strict=True)):
            drawing.rect(120 + 48 * place, y - 4, 44, 22, colour, "none", 4)
            drawing.write_centred(142 + 48 * place, y + 7, str(number), 12, "#ffffff")
        drawing.circle(325, y + 7, 7, GOLD, INK)
        drawing.write(340, y, "-" if player.treasures is None else str(player.treasures), 14)
        for place in range(player.hand_size):
            colour = COLOURS[player.hand[place]] if player.hand else STONE
            drawing.rect(385 + 22 * place, y - 2, 18, 18, colour, INK, 3)
        for place in range(player.catastrophes):
            drawing.rect(530 + 22 * place, y - 2, 18, 18, RUIN, INK, 3)
    drawing.write(580, top, f"bag {view.bag}", 10)
