"""Positions as text: complete, and refused when they cannot be."""

import random
import re
from pathlib import Path

import pytest

import tilewright as tw
from tests.tigris.drawn import drawn, play
from tests.tigris.open_questions import PENDING
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.board import lay_out
from tilewright.games.tigris.model.cells import BIT, CELLS, ROWS, WIDTH
from tilewright.games.tigris.model.stock import removed

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_a_game_can_be_written_and_read(seed: int) -> None:
    rng = random.Random(seed)
    options = {
        "board": ("classic", "alternate")[seed % 2],
        "buildings": seed > 2,
        "ziggurat": seed > 1,
        "limited_support": seed == 4,
    }
    state = GAME.start(2 + seed % 3, seed, options)
    while state.actor is not None:
        state = play(state, str(state.actions().pick(rng)))
        text = state.position()
        again = GAME.position(text)
        assert again == state
        assert again.position() == text
        board = state.board
        assert lay_out(board.tiles, board.down, board.ruins, board.treasures, board.stands) == board
        assert min(removed(state)) >= 0
    assert GAME.position(state.position()).result == state.result


WARNING = re.compile(
    r"A position with at most (\w+) treasures on the board ends after the turn that is being played \(TE-G1\)\. For a "
    r"study that is to\s+go on, draw at least (\w+) `R` or `=`; a position without a grid has them all\."
)
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4}


def with_treasures(count: int) -> TigrisState:
    """A grid with so many of them where they lie at the start, and nothing else on the board."""
    start = GAME.start(2, 1).board.treasures
    drawn_cells = [cell for cell in CELLS if start & BIT[cell]][:count]
    rows = [["R" if cell in drawn_cells else "." for cell in CELLS if cell // WIDTH == row] for row in range(ROWS)]
    return GAME.position("\n".join(["game: tigris", "players: archer bull", "", *map(" ".join, rows)]))


def test_the_notation_warns_of_positions_that_end_after_one_turn() -> None:
    """TE-G1: with as many treasures as the page says, and not with one more."""
    found = WARNING.search((ROOT / "docs" / "notation.md").read_text(encoding="utf-8"))
    assert found is not None
    too_few, enough = (NUMBERS[word] for word in found.groups())
    assert enough == too_few + 1
    for count in (1, too_few, enough):
        state = with_treasures(count)
        assert state.board.treasures.bit_count() == count
        reason = getattr(play(state, "done").result, "reason", None)
        assert reason == ("at-most-two-treasures-are-left" if count <= too_few else None)
    whole = GAME.position("game: tigris\nplayers: archer bull")
    assert whole.board.treasures == GAME.start(2, 1).board.treasures


@pytest.mark.parametrize("text", PENDING.values(), ids=PENDING)
def test_open_decisions_are_part_of_a_position(text: str) -> None:
    state = drawn(text)
    assert state.view(None).decision != "action"
    assert GAME.position(state.position()) == state
    assert (state.actor is None) == (len(state.actions()) == 0)


IMPOSSIBLE = {
    "58 red tiles": "removed: red 58",
    "a hand of seven": "hand archer: red 7",
    "11 treasures": "treasures archer: 1\nrest: start",
    "catastrophes on the board and left": "corner: F4\n\nx",
    "stands at": "corner: F4\n\nkA r kA",
    "a farm lies only on the river": "corner: F4\n\nb",
    "no temple lies on the river": "corner: A4\n\nr",
    "a leader has a temple beside it": "corner: F4\n\nkA k",
    "no leader stands on the river": "corner: D8\n\nkA\nr",
    "two leaders of a colour": "corner: F4\n\nkA r kB",
    "treasures lie only where they lay": "corner: F4\n\nR",
    "no monument or ziggurat covers": "corner: F4\n\n- -\n- -",
    "should be - or =": "monuments: red-blue F4",
    "covers what another covers": "monuments: red-blue F4, red-green G4\ncorner: F4\n\n- - -\n- - -",
    "tiles cannot have lain": "monuments: red-blue F4 blue\ncorner: F4\n\n- -\n- -",
    "cannot have lain on all": "ziggurat: A1\n",
    "is not built of": "monuments: red-blue F4 green",
    "only one red-blue": "monuments: red-blue F4, red-blue A1",
    "should be such as 'red-blue C5'": "monuments: red-red F4",
    "no market on F4": "buildings: green F4",
    "colours each followed by a cell": "buildings: green",
    "should be its centre": "ziggurat: A1 red blue",
    "is not a cell": "buildings: green Q4",
    "is none of red, blue": "buildings: pink F4",
    "two to four of": "players: archer archer",
    "is not playing": "active: pot",
    "options: 'fast' is none": "options: fast",
    "board: 'round' is none": "board: round",
    "seed: 'x' is not a seed": "seed: x",
    "more than 6": "hand archer: red 5 blue 2",
    "is none of r b g k": "corner: F4\n\nq",
    "no leader of the active player stands": "actions: 1\npending: revolt F4",
    "has no rival": "actions: 1\npending: revolt F4\ncorner: F4\n\nkA r",
    "there is no black war": "actions: 1\npending: war black G4\ncorner: F4\n\nkA r gB",
    "there are no two wars": "actions: 1\npending: wars H4\ncorner: F4\n\nkA r r r kB",
    "no face-up tile on F4": "actions: 1\npending: monument F4",
    "allows nothing to be built": "actions: 1\npending: monument F4\ncorner: F4\n\nr",
    "did not join": "actions: 1\npending: war black G4\ncorner: F4\n\nkA r kB\nr r r",
    "has no choice of treasures": "actions: 1\npending: treasure bull",
    "king is in no kingdom with": "actions: 1\npending: point",
    "over 'boredom' is none": "pending: over boredom",
    "should be such as revolt": "actions: 1\npending: lunch",
    "should be such as 'committed 2'": "actions: 1\npending: revolt F4 soon",
    "part of an action": "pending: revolt F4\ncorner: F4\n\nkA r kB",
    "with none left the turn is over": "actions: 0",
    "the game is over": "idle: 12",
    "has no line 'hands": "hands archer: red 2",
}


@pytest.mark.parametrize(("reason", "text"), IMPOSSIBLE.items(), ids=IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(reason: str, text: str) -> None:
    expected = reason.removeprefix("a hand of seven") or "more than 6"
    with pytest.raises(tw.PositionError, match=expected.replace("(", r"\(").replace("'", ".")):
        drawn(text)


def test_the_grid_has_its_size_and_the_game_its_name() -> None:
    with pytest.raises(tw.PositionError, match="11 rows of 16"):
        GAME.position("game: tigris\nplayers: archer bull\n\n. . .")
    with pytest.raises(tw.PositionError, match="not a position of tigris"):
        GAME.position("game: chess\nplayers: archer bull")
    with pytest.raises(tw.PositionError, match="lacks a line 'players"):
        GAME.position("game: tigris")


def test_without_a_grid_the_board_is_as_at_the_start() -> None:
    """TE-S2."""
    state = GAME.position("game: tigris\nplayers: archer bull\nboard: alternate")
    assert state.board == GAME.start(2, 1, {"board": "alternate"}).board


def test_a_pending_revolt_excuses_only_its_own_pair() -> None:
    """TE-W5."""
    with pytest.raises(tw.PositionError, match="two leaders of a colour"):
        drawn("actions: 1\npending: revolt F4\ncorner: F4\n\nkA r kB\n. gA .\n. r gB")


def test_lines_for_variants_switch_them_on() -> None:
    """TE-B1, TE-Z1: as the example of the notation has it."""
    state = drawn("""
        players: archer bull lion
        active: archer
        actions: 2
        seed: 7
        hand archer: red 2 blue 1 green 3
        points bull: red 4
        treasures bull: 1
        catastrophes lion: 1
        monuments: red-blue F4
        buildings: green I4
        ziggurat: K6
        corner: F4

        -  -  .  g  .  .  .
        -  -  .  .  .  -  .
        .  .  .  .  -  -  -
        .  .  .  .  .  -  .
    """)
    assert state.options.buildings
    assert state.options.ziggurat
    assert state.bag[0] == 57 - 4 - 5 - 2
