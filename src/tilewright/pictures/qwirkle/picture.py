"""A picture of a game of Qwirkle: the page's tiles on its cloth."""

from tilewright.games.qwirkle.views.view import QwirkleView
from tilewright.pictures.drawing import FAINT, INK, Drawing
from tilewright.pictures.pieces import pieces

GAME = "qwirkle"
WIDTH, BOARD, HEIGHT = 640, 560, 700
LARGEST_CELL = 48
TILE = "#24211f"
FRESH = "#e0a020"  # around a tile of this turn
CLOTH = pieces(GAME)["ground"]


def draw(view: QwirkleView) -> str:
    drawing = Drawing(WIDTH, HEIGHT, game=GAME)
    drawing.rect(0, 0, WIDTH, BOARD, CLOTH)
    xs = [tile.x for tile in view.table] or [0]
    ys = [tile.y for tile in view.table] or [0]
    columns, rows = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
    cell = min(LARGEST_CELL, WIDTH / columns, BOARD / rows)
    left = WIDTH / 2 - cell * (min(xs) + max(xs)) / 2
    top = BOARD / 2 + cell * (min(ys) + max(ys)) / 2
    for x in range(min(xs), max(xs) + 1):
        drawing.write_centred(left + cell * x, top - cell * (min(ys) - 1), str(x), cell * 0.22, FAINT)
    for y in range(min(ys), max(ys) + 1):
        drawing.write_centred(left + cell * (min(xs) - 1), top - cell * y, str(y), cell * 0.22, FAINT)
    laid = set(view.laid)
    for tile in view.table:
        x, y = left + cell * tile.x, top - cell * tile.y
        draw_tile(drawing, tile.tile, x, y, cell * 0.94, (tile.x, tile.y) in laid)
    _panel(drawing, view)
    return str(drawing)


def draw_detail(view: QwirkleView) -> str:
    """The tiles on the table alone, those of this turn with a ring."""
    cell = LARGEST_CELL
    xs, ys = [tile.x for tile in view.table], [tile.y for tile in view.table]
    size = ((max(xs) - min(xs) + 1.4) * cell, (max(ys) - min(ys) + 1.4) * cell)
    drawing = Drawing(*size, CLOTH, corner=((min(xs) - 0.7) * cell, (-max(ys) - 0.7) * cell), game=GAME)
    for tile in view.table:
        draw_tile(drawing, tile.tile, cell * tile.x, -cell * tile.y, cell * 0.9)
    for x, y in view.laid:
        drawing.path(_ring(cell * x, -cell * y, cell * 0.94), "none", FRESH, 4)
    return str(drawing)


def _ring(x: float, y: float, size: float) -> str:
    """A square around this point, as SVG path data."""
    return f"M{x - size / 2:g} {y - size / 2:g}h{size:g}v{size:g}h{-size:g}z"


def draw_tile(drawing: Drawing, tile: str, x: float, y: float, size: float, fresh: bool = False) -> None:
    """A tile around this point; one laid in this turn has a light edge."""
    drawing.piece(tile, x - size / 2, y - size / 2, size)
    if fresh:
        drawing.path(_ring(x, y, size * 0.9), "none", "#fffdf5", 2)


def _panel(drawing: Drawing, view: QwirkleView) -> None:
    """Scores, hand sizes, the bag, and the hand of the seat that looks."""
    for seat, player in enumerate(view.players):
        y = BOARD + 10 + seat * 32
        if seat == view.actor:
            drawing.circle(12, y + 8, 5, INK)
        drawing.write(26, y, f"player {seat}: {player.score}", 16)
        for place in range(player.hand_size):
            if view.hand is not None and seat == view.seat:
                draw_tile(drawing, view.hand[place], 300 + 30 * place, y + 9, 27)
            else:
                drawing.rect(288 + 30 * place, y - 3, 24, 24, TILE, TILE, 3)
    drawing.write(530, BOARD + 10, f"bag {view.bag}", 16)
