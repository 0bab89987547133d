"""The table drawn with characters: every tile a letter for its colour and a sign for its shape."""

from tilewright.games.qwirkle.model.board import COLOURS, SHAPES
from tilewright.games.qwirkle.views.view import QwirkleView
from tilewright.kernel import Sketch, Span
from tilewright.kernel.sketch import Colour, Line

SIGNS: dict[str, str] = dict(zip(SHAPES, ("●", "✕", "◆", "■", "★", "✚"), strict=True))
INKS: dict[str, Colour] = dict(zip(COLOURS, ("red", "orange", "yellow", "green", "blue", "purple"), strict=True))


def tile_span(name: str, strong: bool = False) -> Span:
    """A tile of three characters; a strong one was laid in this turn."""
    sides = "[]" if strong else "  "
    return Span(f"{sides[0]}{name[0]}{SIGNS[name[1:]]}{sides[1]}", INKS[name[0]], "black", strong)


def sketch(view: QwirkleView) -> Sketch:
    lines: list[Line] = [*_table(view), ()]
    for seat, player in enumerate(view.players):
        mark = "▸" if seat == view.actor else " "
        you = " (you)" if seat == view.seat else ""
        points, tiles = _counted(player.score, "point"), _counted(player.hand_size, "tile")
        text = f"{mark} seat {seat}{you}: {points}, {tiles}, set of {player.announced}"
        lines.append((Span(text, strong=seat == view.actor),))
    lines.append((Span(f"  bag: {_counted(view.bag, 'tile')}", "grey"),))
    if view.laid:
        points = sum(line.points for line in view.lines)
        lines.append((Span(f"  this turn so far: {_counted(points, 'point')}", strong=True),))
    if view.hand is not None:
        hand = [part for name in view.hand for part in (tile_span(name), Span(f" {name}  "))]
        lines += [(), (Span("  hand: "), *hand)]
    return tuple(lines)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _table(view: QwirkleView) -> list[Line]:
    """The grid with a margin of one cell, columns numbered below and rows at the left."""
    lying = {(tile.x, tile.y): tile.tile for tile in view.table}
    if not lying:
        return [(Span("  the table is empty; the first tile goes to 0,0", "grey"),)]
    xs, ys = [x for x, _ in lying], [y for _, y in lying]
    columns, rows = range(min(xs) - 1, max(xs) + 2), range(max(ys) + 1, min(ys) - 2, -1)
    lines: list[Line] = []
    for y in rows:
        cells = [
            tile_span(lying[x, y], (x, y) in view.laid) if (x, y) in lying else Span("  · ", "grey") for x in columns
        ]
        lines.append((Span(f"{y:4} ", "grey"), *cells))
    lines.append((Span("     " + "".join(f"{x:^4}" for x in columns), "grey"),))
    return lines
