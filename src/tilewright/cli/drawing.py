"""Sketches in the colours of a terminal."""

from itertools import accumulate, groupby, pairwise

from rich.style import Style
from rich.text import Text

from tilewright.kernel import Sketch, Span
from tilewright.kernel.sketch import Colour, Line

# Inks that stand on the terminal's own ground, whatever that is: the terminal's palette knows best.
PLAIN_INKS: dict[Colour, str] = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "purple": "magenta",
    "black": "default",
    "white": "default",
    "brown": "orange4",
    "grey": "bright_black",
}
# Inks for a ground that the sketch names, bright ones on dark grounds and deep ones on light grounds.
BRIGHT_INKS: dict[Colour, str] = {
    "red": "#ff7066",
    "orange": "#ffa03c",
    "yellow": "#ffe14d",
    "green": "#62d977",
    "blue": "#72b4ff",
    "purple": "#d79bff",
    "black": "#0c0d0f",
    "white": "#ffffff",
    "brown": "#cda27a",
    "grey": "#a8adb5",
}
DEEP_INKS: dict[Colour, str] = {
    "red": "#a3130a",
    "orange": "#8f4700",
    "yellow": "#6b5600",
    "green": "#0d5c24",
    "blue": "#0b3f8f",
    "purple": "#5f2192",
    "black": "#000000",
    "white": "#ffffff",
    "brown": "#553213",
    "grey": "#4d5157",
}
GROUNDS: dict[Colour, str] = {
    "red": "#8e2420",
    "orange": "#f0a04b",
    "yellow": "#f2d964",
    "green": "#1f6a3a",
    "blue": "#1f4f96",
    "purple": "#5d3184",
    "black": "#1f2125",
    "white": "#f5f0e6",
    "brown": "#5e4530",
    "grey": "#c3c6cb",
}
LONGEST_LABEL = 6  # a longer beginning of a line is no label
LIGHT_GROUNDS: frozenset[Colour] = frozenset({"orange", "yellow", "white", "grey"})


def style(span: Span) -> Style:
    if span.ground is None:
        ink = PLAIN_INKS[span.colour] if span.colour else None
        return Style(color=ink, bold=span.strong or None)
    inks = DEEP_INKS if span.ground in LIGHT_GROUNDS else BRIGHT_INKS
    ink = inks[span.colour or ("black" if span.ground in LIGHT_GROUNDS else "white")]
    return Style(color=ink, bgcolor=GROUNDS[span.ground], bold=span.strong or None)


def draw_line(line: Line) -> Text:
    text = Text(no_wrap=True, overflow="ignore", end="")
    for span in line:
        text.append(span.text, style(span))
    return text


def draw(sketch: Sketch, width: int | None) -> list[Text]:
    """The lines of a sketch. Where neighbouring lines are wider than the terminal, they are drawn in parts, the left
    one first, each with the labels that the lines begin with."""
    drawn: list[Text] = []
    for too_wide, group in groupby(sketch, lambda line: width is not None and _width(line) > width):
        lines = list(group)
        drawn += _fold(lines, width) if too_wide and width is not None else map(draw_line, lines)
    return drawn


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _fold(lines: list[Line], width: int) -> list[Text]:
    texts = [draw_line(line) for line in lines]
    label = len(lines[0][0].text) if len(lines[0][0].text) <= LONGEST_LABEL else 0
    parts: list[Text] = []
    for start, end in pairwise(_breaks(lines[0], label, max(map(_width, lines)), width)):
        parts += [Text()] if parts and len(lines) > 1 else []
        parts += [text[:label] + text[start:end] for text in texts]
    return parts


def _breaks(line: Line, label: int, widest: int, width: int) -> list[int]:
    """Where to break, if possible between two spans of this line, so that label and part fit into the width."""
    ends = set(accumulate(len(span.text) for span in line))
    breaks = [label]
    while widest - breaks[-1] > width - label:
        farthest = breaks[-1] + max(width - label, 1)
        breaks.append(next((end for end in range(farthest, breaks[-1], -1) if end in ends), farthest))
    return [*breaks, widest]
