"""Actions and positions as text, and the refusal of texts that mean nothing."""

import pytest

import tilewright as tw
from tests.qwirkle.drawn import drawn, play, stored
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.kernel import plain


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place Rsq 3,0", Place("Rsq", 3, 0)),
        ("place rSQ  -3,12", Place("Rsq", -3, 12)),
        ("end", End()),
        ("trade Bst Rsq", Trade(("Rsq", "Bst"))),
        (" pass ", Pass()),
    ],
)
def test_actions_are_read(text: str, action: tw.Action) -> None:
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("place Rsq", "the actions are"),
        ("place Rsq 3", "is not a cell"),
        ("place Rsq 3,0,1", "is not a cell"),
        ("place Rsq 300,0", "from -107 to 107"),
        ("place Rzz 3,0", "such as Rsq"),
        ("trade", "1 to 6 tiles"),
        ("trade Rsq Rsq Rsq Rci Rci Rci Rx", "1 to 6 tiles"),
        ("trade Xsq", "is not a tile"),
        ("End", "the actions are"),
    ],
)
def test_texts_that_are_no_actions(text: str, problem: str) -> None:
    with pytest.raises(tw.NotationError, match=problem):
        GAME.parse(text)


def test_an_action_with_a_tile_or_cell_that_cannot_be_is_refused() -> None:
    """Actions can be made without `parse`; they are judged all the same."""
    state = drawn("hand 0: Rst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi")
    for action in (Place("Zzz", 2, 0), Place("Rst", 500, 0), Trade(("Zzz",)), Place("Rst", 2, 300)):
        assert action not in state.actions()
        assert state.explain(action) is not None


GRID = "hand 0: Rst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GRID.replace("Rdi", "Bdi"), "is not a legal line"),
        (GRID.replace("Rdi", "Rx"), "is not a legal line"),
        (GRID.replace("Rx Rdi", "Rx . Rdi"), "is not joined"),
        (GRID.replace("0,0", "5,0"), "lies at 0,0"),
        (GRID.replace("0,0", "here"), "origin: 'here'"),
        (GRID.replace("Rdi", "Rzz"), "the grid: 'Rzz' is not a tile"),
        (GRID.replace("Rst", "Rst Rst Rst Rst"), "more than 3 times"),
        (GRID.replace("Rst", "Rx Rci Rci Rdi Rsq Rsq Rcl"), "7 tiles are more than 6"),
        (GRID.replace("hand 1: Gx\n", ""), "seat 1 has no tiles"),
        ("players: 5\n" + GRID, "from 2 to 4"),
        ("active: 2\n" + GRID, "from 0 to 1"),
        ("scores: 3\n" + GRID, "2 numbers, seat by seat"),
        ("scores: 3 x\n" + GRID, "whole number"),
        ("bag: 3\n" + GRID, "has no line 'bag: …'"),
        ("free opening: perhaps\n" + GRID, "yes or no"),
        ("seed: x\n" + GRID, "is not a seed"),
        ("laid: 5,5\n" + GRID, "with a tile, named once"),
        ("laid: 0,0 1,0\nannounced: 4 1\n" + GRID, "the largest set of seat 0"),
        ("untouched: 0\nannounced: 4 1\n" + GRID, "the largest set of seat 0 has 1"),
        ("hand 0: Rsq Rci Bst\nhand 1: Gx\nannounced: 3 1", "the largest set of seat 0 has 2"),
        (GRID.replace("0,0", "0,-107") + "\n." * 215, "reach"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(tw.PositionError, match=problem):
        drawn(text)


def test_tiles_laid_this_turn_must_be_a_legal_turn() -> None:
    """QW-P3: taken away, they must leave a table, and be layable in that order."""
    with pytest.raises(tw.PositionError, match="could not be laid: QW-P2"):
        drawn("laid: 0,-1 2,0\nhand 0: Gci\nhand 1: Gx\norigin: 0,-1\n\nRx Rdi Rci\nOx .   .")
    with pytest.raises(tw.PositionError, match="not joined"):
        drawn("laid: 1,0\nhand 0: Gci\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rci")


def test_a_text_of_another_game_is_refused() -> None:
    with pytest.raises(tw.PositionError, match="not a position of qwirkle"):
        GAME.position("game: chess")
    with pytest.raises(tw.PositionError, match="lacks a line 'game"):
        GAME.position("players: 2")


def test_a_position_in_the_middle_of_a_turn_can_be_drawn() -> None:
    state = drawn("laid: 2,0\nhand 0: Rst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rci")
    assert play(state, "end").scores == (3, 0)


def test_the_table_is_drawn_with_letters_and_signs() -> None:
    state = play(drawn("hand 0: Rst Bcl\nhand 1: Gx\norigin: 0,0\n\nRx Rdi"), "place Rst 2,0")
    drawing = plain(GAME.sketch(state.view(0)))
    assert "R✕  R◆ [R★]" in drawing
    assert "this turn so far: 3 points" in drawing
    assert "hand:  B✚  Bcl" in drawing
    assert "hand:" not in plain(GAME.sketch(state.view(None)))
    assert "the table is empty" in plain(GAME.sketch(GAME.start(2, seed=1).view(0)))


def test_a_played_out_table_is_drawn_too() -> None:
    assert "seat 0" in plain(GAME.sketch(play(stored("last_tile_laid"), "end").view(None)))
