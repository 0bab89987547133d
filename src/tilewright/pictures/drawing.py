"""An SVG file put together from plain shapes."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from tilewright.pictures.strokes import ADVANCE, HIGH, WIDE, strokes

Point = tuple[float, float]
INK = "#2b2b2b"
FAINT = "#8a8478"  # names of columns and rows
PAPER = "#f6f1e4"


class Drawing:
    """A sheet of a given size; what is drawn later lies on top."""

    def __init__(
        self, width: float, height: float, paper: str = PAPER, scale: float = 1, corner: Point = (0, 0)
    ) -> None:
        """`scale`: pixels for a unit of the sheet; `corner`: the top left one of a part of a sheet."""
        left, top = corner
        size = f'width="{width * scale:g}" height="{height * scale:g}" viewBox="{left:g} {top:g} {width:g} {height:g}"'
        self._parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
        self.rect(left, top, width, height, paper)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none", round_: float = 0
    ) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
            f'fill="{fill}" stroke="{edge}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "none", width: float = 1) -> None:
        self._parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" stroke-width="{width:g}"/>'
        )

    def polygon(self, points: Iterable[Point], fill: str, edge: str = "none") -> None:
        corners = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._parts.append(f'<polygon points="{corners}" fill="{fill}" stroke="{edge}"/>')

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

    def write(self, x: float, y: float, text: str, height: float = 12, colour: str = INK) -> None:
        """A line of text with its top left corner here."""
        unit = height / HIGH
        runs = [[(x + unit * column, y + unit * row) for column, row in run] for run in strokes(text)]
        self.lines(runs, colour, unit * 0.8)

    def write_centred(self, x: float, y: float, text: str, height: float = 12, colour: str = INK) -> None:
        """A line of text around this point."""
        width = (ADVANCE * len(text) - (ADVANCE - WIDE)) * height / HIGH
        self.write(x - width / 2, y - height / 2, text, height, colour)

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
