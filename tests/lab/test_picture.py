"""Pictures: whole SVG files of one size for a game, nothing hidden in them."""

import random
import string
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.contract.walks import Case, some, walk
from tests.lab.cases import BOTH
from tilewright.encodings.strokes import GLYPHS, HIGH, WIDE, strokes
from tilewright.lab.rendering import pixels, svg, text


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_a_picture_is_a_whole_svg_of_the_same_size_throughout(case: Case) -> None:
    sizes = set()
    for state in some(walk(case), 8):
        for seat in (None, 0):
            root = ElementTree.fromstring(svg(state, seat))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            sizes.add((root.get("width"), root.get("height")))
    assert len(sizes) == 1


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_nothing_hidden_is_drawn(case: Case) -> None:
    rng = random.Random(1)
    for state in some(walk(case), 8):
        for seat in (None, 0):
            assert svg(state.guess(seat, rng), seat) == svg(state, seat)


@pytest.mark.parametrize("case", BOTH[::4], ids=str)
def test_pixels_show_that_the_game_goes_on(case: Case) -> None:
    first, last = pixels(walk(case)[0]), pixels(walk(case)[-1])
    assert first.dtype == np.uint8
    assert first.shape == last.shape
    assert first.shape[2] == 3
    assert (first != last).any()


@pytest.mark.parametrize("case", BOTH[::4], ids=str)
def test_text_is_the_sketch_of_the_game(case: Case) -> None:
    assert text(walk(case)[0]).strip()


def test_every_letter_and_digit_has_its_own_strokes_on_the_field() -> None:
    for letter in string.ascii_uppercase + string.digits:
        points = [point for stroke in strokes(letter) for point in stroke]
        assert all(0 <= x <= WIDE and 0 <= y <= HIGH for x, y in points), letter
        assert all(len(stroke) > 1 for stroke in strokes(letter)), letter
    assert len(set(GLYPHS.values())) == len(GLYPHS) - 1  # O and 0 are alike
    assert strokes("é") == strokes("-")
