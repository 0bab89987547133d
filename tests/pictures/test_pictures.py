"""Pictures: whole SVG files of one size for a game, nothing hidden in them."""

import random
import string
import sys
from io import BytesIO
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import tilewright as tw
from tests.contract.walks import Case, some, walk
from tests.lab.cases import BOTH
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import COLOURS, DYNASTIES, LEADERS, PAIR_NAMES
from tilewright.games.tigris.views.cell_views import TileCell
from tilewright.kernel import NoPicture
from tilewright.lab.rendering import pixels, text
from tilewright.pictures.drawing import Drawing
from tilewright.pictures.pieces import pieces
from tilewright.pictures.strokes import GLYPHS, HIGH, WIDE, strokes


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_a_picture_is_a_whole_svg_of_the_same_size_throughout(case: Case) -> None:
    sizes = set()
    for state in some(walk(case), 8):
        for seat in (None, 0):
            root = ElementTree.fromstring(state.svg(seat))
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            sizes.add((root.get("width"), root.get("height")))
    assert len(sizes) == 1


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_nothing_hidden_is_drawn(case: Case) -> None:
    rng = random.Random(1)
    for state in some(walk(case), 8):
        for seat in (None, 0):
            assert state.guess(seat, rng).svg(seat) == state.svg(seat)


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


@pytest.mark.parametrize("name", tw.games())
def test_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    state = tw.game(name).start(2, seed=1)
    assert state._repr_svg_() == state.svg() == state.svg(None)


def test_a_png_is_the_picture_in_pixels() -> None:
    state = tw.game("qwirkle").start(2, seed=1)
    root = ElementTree.fromstring(state.svg(0))
    size = tuple(int(float(root.get(side) or 0)) for side in ("width", "height"))
    assert Image.open(BytesIO(state.png(0))).size == size
    assert Image.open(BytesIO(state.png(0, scale=2))).size == (2 * size[0], 2 * size[1])
    assert state.png(0) != state.png()


def test_without_its_extra_a_png_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'tilewright\[png\]'"):
        tw.game("qwirkle").start(2, seed=1).png()


def test_a_seat_sees_its_own_hand() -> None:
    state = tw.game("qwirkle").start(2, seed=1)
    assert len({state.svg(), state.svg(0), state.svg(1)}) == 3


def test_a_game_that_nobody_has_drawn_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tw.game("qwirkle").start(2, seed=1)
    monkeypatch.setattr(type(state.game), "picture_module", None)
    assert state._repr_svg_() is None
    with pytest.raises(NoPicture, match="qwirkle has no pictures"):
        state.svg()


@pytest.mark.parametrize(
    ("name", "names"), [("tigris", [*"ABCDEFGHIJKLMNOP", *map(str, range(1, 12))]), ("qwirkle", ["0", "1"])]
)
def test_columns_and_rows_have_the_names_that_actions_use(
    name: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(Drawing, "write_centred", lambda self, x, y, text, *rest: written.append(text))
    state = tw.game(name).start(2, seed=7)
    if name == "qwirkle":
        state = state.play("place Odi 0,0").play("place Gdi 1,0")
    state.svg()
    assert set(names) <= set(written)


def test_every_piece_is_drawn_as_the_page_draws_it() -> None:
    tiles = {f"{colour}{shape}" for colour in "ROYGBP" for shape in ("ci", "x", "di", "sq", "st", "cl")}
    assert pieces("qwirkle").keys() == {"ground", *tiles}
    assert pieces("tigris").keys() == {
        "ground",
        *(f"board-{board}" for board in MAPS),
        *(f"{kind}-{colour}" for kind in ("tile", "building") for colour in COLOURS),
        *(f"{leader}-{dynasty}" for leader in LEADERS for dynasty in DYNASTIES),
        *(f"monument-{pair}" for pair in PAIR_NAMES),
        *("catastrophe", "face-down", "treasure", "union", "ziggurat"),
    }


def test_a_piece_is_told_once_however_often_it_lies_there() -> None:
    state = tw.game("tigris").start(2, seed=1)
    temples = sum(isinstance(cell, TileCell) for cell in state.view(None).cells)
    assert state.svg().count('id="tigris-tile-red"') == 1
    assert state.svg().count('href="#tigris-tile-red"') == temples + state.players  # beside the points too
