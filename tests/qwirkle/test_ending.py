"""Chapter QW-G: the end."""

import pytest

from tests.qwirkle.drawn import drawn, play, refused, stored
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.events import Ended, RanOut

# Eighteen red tiles: three full rows, each column three different shapes.
LOCKED = """
    hand 0: Bcl Gx
    hand 1: Gx
    origin: 0,-1

    Rdi Rci Rx  Rcl Rsq Rst
    Rci Rx  Rdi Rsq Rst Rcl
    Rx  Rdi Rci Rst Rcl Rsq
"""


def test_the_first_to_run_out_scores_six_more_and_ends_the_game() -> None:
    """QW-G1."""
    state = stored("last_tile_laid")
    assert not state.bag
    points = sum(line.points for line in state.view(0).lines)
    after = play(state, "end")
    assert after.actor is None
    assert after.scores == (117 + points + 6, 107)
    assert RanOut(0, 6) in after.events
    assert isinstance(after.events[-1], Ended)
    assert after.result is not None
    assert (after.result.places, after.result.rule) == ((1, 2), "QW-G1")


def test_laying_all_tiles_while_the_bag_has_some_is_not_running_out() -> None:
    """QW-G1."""
    after = play(drawn("hand 0: Rst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi"), "place Rst 2,0", "end")
    assert after.actor == 1
    assert after.scores == (3, 0)
    assert len(after.hands[0]) == 6


def test_with_an_empty_bag_play_goes_on_without_drawing() -> None:
    """QW-G1."""
    state = play(stored("one_cannot_play"), "pass")
    over = play(state, str(next(iter(state.actions()))), "end")
    assert over.actor is None
    assert over.hands[0] == b""
    assert over.scores[0] >= 205 + 6 + 2


def test_the_game_ends_when_all_pass() -> None:
    """QW-G2: one after the other, with no bonus."""
    state = stored("nobody_can_play")
    once = play(state, "pass")
    assert once.actor == 0
    over = play(once, "pass")
    assert over.actor is None
    assert over.scores == state.scores
    assert over.result is not None
    assert over.result.rule == "QW-G2"
    assert refused(over, "pass") == ("QW-G2", "the-game-is-over")


@pytest.mark.parametrize(
    ("scores", "places"),
    [("3 4", (2, 1)), ("7 7", (1, 1)), ("7 7 5", (1, 1, 3)), ("1 5 5 9", (4, 2, 2, 1))],
)
def test_most_points_win_and_equal_points_share(scores: str, places: tuple[int, ...]) -> None:
    """QW-G3: no tie-break, and tiles left in hand cost nothing."""
    seats = len(places)
    hands = "\n".join(f"hand {seat}: {'Gx' if seat < 3 else 'Bcl'}" for seat in range(seats))
    text = LOCKED.split("\n    origin")[1]
    state = drawn(f"players: {seats}\n{hands}\nscores: {scores}\norigin{text}")
    assert state.result is not None
    assert state.result.places == places
    assert state.result.scores == tuple(map(int, scores.split()))


def test_a_board_locked_by_eighteen_tiles_of_one_colour() -> None:
    """QW-G4: nothing fits anywhere, with tiles in the bag: the game ends at once, with no bonus."""
    before = LOCKED.replace("hand 0: Bcl Gx", "hand 0: Bcl Rst").replace("Rsq Rst\n", "Rsq .\n", 1)
    state = drawn(before)
    assert state.actor == 0
    after = play(state, "place Rst 5,1", "end")
    assert after.bag
    assert after.actor is None
    assert after.result is not None
    assert (after.result.rule, after.result.reason) == ("QW-G4", "no-tile-fits-anywhere")
    assert after.scores == (12 + 3, 0)
    assert drawn(LOCKED).actor is None


def test_it_is_not_locked_while_a_tile_still_fits() -> None:
    """QW-G4: with one red tile elsewhere the columns are open."""
    open_board = LOCKED.replace("Rdi Rci Rx  Rcl Rsq Rst", "Rdi Rci Rx  Rcl Rsq .")
    assert drawn(open_board).actor == 0


def test_the_game_ends_after_six_rounds_of_trades() -> None:
    """QW-G4: 6 × players turns in a row; a play in between starts the count anew."""
    state = drawn("hand 0: Bcl Rst\nhand 1: Gx\ntrades: 10\norigin: 0,0\n\nRx Rdi")
    assert play(state, "trade Bcl").trades == 11
    over = play(play(state, "trade Bcl"), "trade Gx")
    assert over.actor is None
    assert over.result is not None
    assert (over.result.rule, over.result.reason) == ("QW-G4", "only-trades-for-six-rounds")
    assert over.scores == (0, 0)
    assert play(state, "place Rst 2,0", "end").trades == 0


def test_nothing_is_legal_when_the_game_is_over() -> None:
    over = drawn(LOCKED)
    assert len(over.actions()) == 0
    for text in ("place Gx 6,0", "end", "trade Gx", "pass"):
        assert refused(over, text) == ("QW-G4", "the-game-is-over")
    assert GAME.plays(over) == ()
