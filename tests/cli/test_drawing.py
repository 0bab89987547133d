"""Sketches on a terminal."""

from typing import get_args

from tilewright.cli.drawing import BRIGHT_INKS, DEEP_INKS, GROUNDS, PLAIN_INKS, draw, style
from tilewright.kernel import Span
from tilewright.kernel.sketch import Colour


def test_every_colour_has_a_style() -> None:
    for palette in (PLAIN_INKS, BRIGHT_INKS, DEEP_INKS, GROUNDS):
        assert set(palette) == set(get_args(Colour))
    for ground in (None, *get_args(Colour)):
        for colour in (None, *get_args(Colour)):
            style(Span("x", colour, ground))


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_qwirkle_inks_stand_out_from_their_tiles() -> None:
    ground = luminance(GROUNDS["black"])
    for colour in ("red", "orange", "yellow", "green", "blue", "purple"):
        assert (luminance(BRIGHT_INKS[colour]) + 0.05) / (ground + 0.05) > 4.5


def test_a_sketch_that_fits_is_drawn_as_it_is() -> None:
    sketch = ((Span("  1 "), Span("ab")), (), (Span("word"),))
    assert [line.plain for line in draw(sketch, 6)] == ["  1 ab", "", "word"]


def test_a_sketch_too_wide_is_drawn_in_parts_with_their_labels() -> None:
    row = (Span(" 1 "), Span("aaa"), Span("bbb"), Span("ccc"))
    below = (Span("   x  y  z  "),)
    drawn = [line.plain for line in draw((row, below), 10)]
    assert drawn == [" 1 aaabbb", "   x  y  ", "", " 1 ccc", "   z  "]
    assert [line.plain for line in draw((row, below), None)] == [" 1 aaabbbccc", "   x  y  z  "]


def test_a_line_without_spans_to_break_at_is_broken_anyway() -> None:
    assert [line.plain for line in draw(((Span("abcdefghij"),),), 4)] == ["abcd", "efgh", "ij"]
