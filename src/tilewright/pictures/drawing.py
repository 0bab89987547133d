"""An SVG file put together from plain shapes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import atan2, cos, hypot, pi, sin

from tilewright.pictures.pieces import SIDE, pieces
from tilewright.pictures.strokes import ADVANCE, HIGH, WIDE, strokes

Point = tuple[float, float]
INK = "#2b2b2b"
FAINT = "#8a8478"  # names of columns and rows
PAPER = "#f6f1e4"


class Drawing:
    """A sheet of a given size; what is drawn later lies on top."""

    def __init__(
        self, width: float, height: float, paper: str = PAPER, scale: float = 1, corner: Point = (0, 0), game: str = ""
    ) -> None:
        """`scale`: pixels for a unit of the sheet; `corner`: the top left one of a part of a sheet; `game`: the one
        whose pieces are drawn."""
        self._game, self._told = game, set[str]()
        left, top = corner
        size = f'width="{width * scale:g}" height="{height * scale:g}" viewBox="{left:g} {top:g} {width:g} {height:g}"'
        self._parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
        self.rect(left, top, width, height, paper)

    def add(self, svg: str) -> None:
        """A drawing that is SVG already."""
        self._parts.append(svg)

    @contextmanager
    def within(self, transform: str, more: str = "") -> Iterator[None]:
        """What is drawn meanwhile is moved, scaled or turned as SVG says; `more`: other attributes of it all."""
        self._parts.append(f'<g transform="{transform}"{more}>')
        yield
        self._parts.append("</g>")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        edge: str = "none",
        round_: float = 0,
        thick: float = 1,
    ) -> None:
        """`thick`: how wide its edge is."""
        line = f' stroke-width="{thick:g}"' if thick != 1 else ""
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{edge}"{line}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "none", width: float = 1) -> None:
        self._parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}"/>'
        )

    def path(self, data: str, fill: str, edge: str = "none", width: float = 1, opacity: float = 1) -> None:
        """A shape given as SVG path data."""
        self._parts.append(
            f'<path d="{data}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}" opacity="{opacity:g}" '
            f'stroke-linejoin="round"/>'
        )

    def lines(self, runs: Sequence[Sequence[Point]], colour: str, width: float) -> None:
        path = "".join("M" + "L".join(f"{x:g},{y:g}" for x, y in run) for run in runs)
        if path:
            self._parts.append(
                f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
                f'stroke-linecap="round" stroke-linejoin="round"/>'
            )

    def piece(self, name: str, x: float, y: float, size: float) -> None:
        """A piece of the game as the page draws it, with its top left corner here. It is told once, however many."""
        if name not in self._told:
            self._told.add(name)
            self._parts.append(f'<defs><g id="{self._game}-{name}">{pieces(self._game)[name]}</g></defs>')
        place = f"translate({x:g} {y:g}) scale({size / SIDE:g})"
        self._parts.append(f'<use href="#{self._game}-{name}" transform="{place}"/>')

    def part(self, name: str, x: float, y: float, cell: float, columns: range, rows: range) -> None:
        """These columns and rows of a board whose cells are as large as pieces, cut off at their edges."""
        drawn = pieces(self._game)[name]
        box = f"{columns.start * SIDE} {rows.start * SIDE} {len(columns) * SIDE} {len(rows) * SIDE}"
        size = f'width="{len(columns) * cell:g}" height="{len(rows) * cell:g}"'
        self._parts.append(f'<svg x="{x:g}" y="{y:g}" {size} viewBox="{box}" overflow="hidden">{drawn}</svg>')

    def write(self, x: float, y: float, text: str, height: float = 12, colour: str = INK) -> None:
        """A line of text with its top left corner here."""
        unit = height / HIGH
        runs = [[(x + unit * column, y + unit * row) for column, row in run] for run in strokes(text)]
        self.lines(runs, colour, unit * 0.8)

    def write_centred(self, x: float, y: float, text: str, height: float = 12, colour: str = INK) -> None:
        """A line of text around this point."""
        width = (ADVANCE * len(text) - (ADVANCE - WIDE)) * height / HIGH
        self.write(x - width / 2, y - height / 2, text, height, colour)

    def write_along(self, arc: Sequence[Point], text: str, height: float, colour: str = INK, around: str = "") -> None:
        """A line of text around the middle of an arc (its start, the point that it bends to, its end); `around`: a
        colour that keeps the ground from it."""
        unit = height / HIGH
        line = _bent(arc)
        wide = (ADVANCE * len(text) - (ADVANCE - WIDE)) * unit
        start = (line[-1][0] - wide) / 2
        runs: list[list[Point]] = []
        for place, letter in enumerate(text):
            x, y, angle = _along(line, start + unit * (ADVANCE * place + WIDE / 2))
            for run in strokes(letter):
                across = [((column - WIDE / 2) * unit, (row - HIGH / 2) * unit) for column, row in run]
                runs.append(
                    [(x + a * cos(angle) - b * sin(angle), y + a * sin(angle) + b * cos(angle)) for a, b in across]
                )
        if around:
            self.lines(runs, around, unit * 0.8 + 5)
        self.lines(runs, colour, unit * 0.8)

    def __str__(self) -> str:
        return "".join(self._parts) + "</svg>"


def star(x: float, y: float, radius: float, points: int, depth: float) -> list[Point]:
    """The corners of a star; `depth` is where its inner corners lie, as a share of the radius."""
    return [
        (
            x + (radius if corner % 2 == 0 else radius * depth) * sin(pi * corner / points),
            y - (radius if corner % 2 == 0 else radius * depth) * cos(pi * corner / points),
        )
        for corner in range(2 * points)
    ]


def _bent(arc: Sequence[Point], parts: int = 40) -> list[tuple[float, float, float]]:
    """Points along an arc, each after how far on it it lies."""
    (x0, y0), (bx, by), (x1, y1) = arc
    line: list[tuple[float, float, float]] = []
    far = 0.0
    for number in range(parts + 1):
        share = number / parts
        here, towards, there = (1 - share) ** 2, 2 * share * (1 - share), share**2
        x, y = here * x0 + towards * bx + there * x1, here * y0 + towards * by + there * y1
        far += hypot(x - line[-1][1], y - line[-1][2]) if line else 0
        line.append((far, x, y))
    return line


def _along(line: Sequence[tuple[float, float, float]], far: float) -> tuple[float, float, float]:
    """Where a line is after so far, and its direction there; its ends go on straight."""
    index = next((number for number, (end, _, _) in enumerate(line[1:-1], 1) if end >= far), len(line) - 1)
    (start, x0, y0), (end, x1, y1) = line[index - 1], line[index]
    share = (far - start) / (end - start)
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, atan2(y1 - y0, x1 - x0)
