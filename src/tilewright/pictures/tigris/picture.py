"""A picture of a game of Tigris & Euphrates: the page's land and pieces."""

from tilewright.games.tigris.model.cells import CELL_OF, COLUMNS, ROWS, WIDTH
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.views.cell_views import CatastropheCell, CellView, FaceDownCell, LeaderCell, TileCell
from tilewright.games.tigris.views.view import TigrisView
from tilewright.pictures.drawing import FAINT, INK, Drawing

GAME = "tigris"
CELL = 40
EDGES = 24  # for the names of columns, above, and of rows, at the left
FOOT = EDGES + ROWS * CELL
SMALL = 20  # a piece below the board


def draw(view: TigrisView) -> str:
    drawing = Drawing(EDGES + COLUMNS * CELL, FOOT + 140, game=GAME)
    _board(drawing, view, range(COLUMNS), range(ROWS))
    if view.tile is not None and not _at_war(view):
        x, y = corner_of(view.tile)
        drawing.circle(x + CELL / 2, y + CELL / 2, CELL * 0.46, "none", "#ffffff", 3)
    _panel(drawing, view)
    return str(drawing)


def draw_detail(view: TigrisView, first: str, last: str) -> str:
    """The cells between two corners of a part of the board; what was just placed, and is asked about, has a frame."""
    (top, left), (bottom, right) = divmod(CELL_OF[first], WIDTH), divmod(CELL_OF[last], WIDTH)
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    size = (EDGES + len(columns) * CELL, EDGES + len(rows) * CELL)
    drawing = Drawing(*size, scale=1.2, corner=(left * CELL, top * CELL), game=GAME)
    _board(drawing, view, columns, rows)
    placed = view.tile or (view.conflict and view.conflict.attacker_at)
    if placed:
        x, y = corner_of(placed)
        drawing.path(f"M{x} {y}h{CELL}v{CELL}h{-CELL}z", "none", INK, 3)
    return str(drawing)


def _board(drawing: Drawing, view: TigrisView, columns: range, rows: range) -> None:
    """The cells of these columns and rows, with what lies on them: what is high comes last."""
    _ground(drawing, view, columns, rows)
    shown = {name for name, cell in CELL_OF.items() if cell // WIDTH in rows and cell % WIDTH in columns}
    for cell in view.cells:
        if cell.at in shown:
            drawing.piece(_piece(view, cell), *corner_of(cell.at), CELL)
    if view.ziggurat is not None and view.ziggurat.at in shown:
        x, y = corner_of(view.ziggurat.at)
        drawing.piece("ziggurat", x - CELL, y - CELL, CELL)
    for monument in view.monuments:
        if monument.at is not None and monument.at in shown:
            drawing.piece(f"monument-{monument.monument}", *corner_of(monument.at), CELL)
    for building in view.buildings:
        if building.at is not None and building.at in shown:
            drawing.piece(f"building-{building.colour}", *corner_of(building.at), CELL)
    for cell in view.cells:
        if cell.at in shown and isinstance(cell, TileCell | FaceDownCell) and cell.treasure:
            drawing.piece("treasure", *corner_of(cell.at), CELL)
    if view.tile is not None and view.tile in shown and _at_war(view):
        x, y = corner_of(view.tile)
        drawing.piece("union", x + 0.12 * CELL, y + 0.12 * CELL, 0.76 * CELL)


def _at_war(view: TigrisView) -> bool:
    """Does the union marker lie on the tile in question?"""
    return view.decision in ("war", "war-choice")


def corner_of(name: str) -> tuple[int, int]:
    """The top left corner of a cell."""
    row, column = divmod(CELL_OF[name], WIDTH)
    return EDGES + column * CELL, EDGES + row * CELL


def _ground(drawing: Drawing, view: TigrisView, columns: range, rows: range) -> None:
    left, top = EDGES + columns.start * CELL, EDGES + rows.start * CELL
    drawing.part(f"board-{view.options.board}", left, top, CELL, columns, rows)
    above, beside = rows.start * CELL + EDGES / 2, columns.start * CELL + EDGES / 2
    for column in columns:
        drawing.write_centred(EDGES + (column + 0.5) * CELL, above, chr(ord("A") + column), 11, FAINT)
    for row in rows:
        drawing.write_centred(beside, EDGES + (row + 0.5) * CELL, str(row + 1), 11, FAINT)


def _piece(view: TigrisView, cell: CellView) -> str:
    """The name of what lies on a cell."""
    match cell:
        case CatastropheCell():
            return "catastrophe"
        case FaceDownCell():
            return "face-down"
        case LeaderCell(leader=leader, seat=seat):
            return f"{leader}-{view.players[seat].dynasty}"
        case TileCell(colour=colour):
            return f"tile-{colour}"


def _panel(drawing: Drawing, view: TigrisView) -> None:
    """A line a player: points by colour and treasures where they are known, hand, catastrophes."""
    top = FOOT + 10
    for seat, player in enumerate(view.players):
        y = top + seat * 32
        if seat == view.actor:
            drawing.circle(12, y + 8, 5, INK)
        drawing.write(26, y + 1, player.dynasty or "?", 14)
        for place, colour in enumerate(COLOURS):
            drawing.piece(f"tile-{colour}", 120 + 48 * place, y - 2, SMALL)
            known = "-" if player.points is None else str(getattr(player.points, colour))
            drawing.write(143 + 48 * place, y + 2, known, 12)
        drawing.piece("treasure", 305, y - 11, 1.5 * SMALL)
        drawing.write(340, y + 2, "-" if player.treasures is None else str(player.treasures), 12)
        for place in range(player.hand_size):
            piece = f"tile-{player.hand[place]}" if player.hand else "face-down"
            drawing.piece(piece, 385 + 22 * place, y - 2, SMALL)
        for place in range(player.catastrophes):
            drawing.piece("catastrophe", 530 + 22 * place, y - 2, SMALL)
    drawing.write(580, top, f"bag {view.bag}", 10)
