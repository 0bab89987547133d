"""Chapter QW-P: where tiles may lie."""

import pytest

from tests.qwirkle.drawn import drawn, legal, play, refused
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import cell_at

CONNECTED = """
    hand 0: Rsq Rci Bsq Bx Gst Bdi
    hand 1: Gx
    origin: 0,-1

    Rx  Rdi .   .
    .   Odi .   .
"""


def test_tiles_of_a_turn_share_an_attribute() -> None:
    """QW-P1: all of one colour or all of one shape, and no two alike."""
    begun = play(drawn(CONNECTED), "place Rsq 2,0")
    assert legal(begun, "place Rci 3,0", "place Bsq 2,1")
    assert refused(begun, "place Gst 3,0") == ("QW-P1", "it-shares-neither-colour-nor-shape")
    assert refused(begun, "place Bdi 2,1") == ("QW-P1", "it-shares-neither-colour-nor-shape")
    twice = drawn("hand 0: Rsq Rsq\nhand 1: Gx\norigin: 0,0\n\nRx Rdi")
    assert refused(play(twice, "place Rsq 2,0"), "place Rsq 3,0") == ("QW-P1", "the-line-has-this-tile-already")


def test_tiles_of_a_turn_lie_in_one_line_without_gap() -> None:
    """QW-P2: one row or one column; older tiles may fill the spaces between."""
    begun = play(drawn(CONNECTED), "place Rsq 2,0")
    assert refused(begun, "place Rci 4,0") == ("QW-P2", "it-leaves-a-gap")
    assert refused(begun, "place Bdi 1,1") == ("QW-P2", "it-is-not-in-the-line-of-this-turn")
    # the other end of the same line: two older tiles between
    assert legal(begun, "place Rci -1,0")
    two = play(begun, "place Rci 3,0")
    assert refused(two, "place Bsq 2,1") == ("QW-P2", "it-is-not-in-the-line-of-this-turn")
    assert refused(begun, "place Rci 1,0") == ("QW-P2", "there-is-a-tile-already")


def test_at_least_one_tile_touches_the_table() -> None:
    """QW-P3: and the first one laid does, since the turn so far is always a legal turn."""
    state = drawn(CONNECTED)
    assert refused(state, "place Rsq 3,0") == ("QW-P3", "it-touches-no-tile")
    assert refused(state, "place Rsq 2,2") == ("QW-P3", "it-touches-no-tile")
    assert refused(state, "place Rsq 107,-107") == ("QW-P3", "it-touches-no-tile")
    assert legal(play(state, "place Rsq 2,0"), "place Rci 3,0")


def test_corners_do_not_touch() -> None:
    """QW-P3: touching is sharing an edge."""
    assert refused(drawn(CONNECTED), "place Rsq 2,1") == ("QW-P3", "it-touches-no-tile")


@pytest.mark.parametrize("action", ["place Gst 2,0", "place Bdi 2,0", "place Bx -1,0", "place Rsq 1,1"])
def test_every_line_shares_one_attribute(action: str) -> None:
    """QW-P4: in both directions."""
    assert refused(drawn(CONNECTED), action) == ("QW-P4", "it-shares-neither-colour-nor-shape")


def test_a_tile_that_goes_with_each_of_a_line_need_not_go_with_all() -> None:
    """QW-P4: the red square goes with the red cross and with the blue square, but those two share nothing."""
    state = drawn(
        """
        hand 0: Rsq
        hand 1: Gst
        origin: 0,-1

        Rx  .   Bsq
        Gx  Gci Gsq
        """
    )
    assert refused(state, "place Rsq 1,0") == ("QW-P4", "the-line-does-not-share-one-attribute")


def test_no_line_holds_two_equal_tiles() -> None:
    """QW-P4: also where a tile would join two lines that have one in common."""
    equal = drawn("hand 0: Rx Bdi\nhand 1: Gx\norigin: 0,0\n\nRx Rdi")
    assert refused(equal, "place Rx 2,0") == ("QW-P4", "the-line-has-this-tile-already")
    joining = drawn(
        """
        hand 0: Rsq
        hand 1: Gx
        origin: 0,-1

        Rdi Rx  .   Rdi
        .   Ox  Osq Odi
        """
    )
    assert joining.gaps[cell_at(2, 0)] == 0
    assert refused(joining, "place Rsq 2,0") == ("QW-P4", "it-joins-two-lines-that-share-a-tile")


def test_no_line_is_longer_than_six() -> None:
    """QW-P4: a line of six takes no seventh tile, nor do two lines join to more than six."""
    full = drawn("hand 0: Rsq Rci\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rci Rsq Rst Rcl")
    assert refused(full, "place Rsq 6,0") == ("QW-P4", "the-line-would-be-longer-than-six")
    assert refused(full, "place Rci -1,0") == ("QW-P4", "the-line-would-be-longer-than-six")


def test_a_cell_where_nothing_fits_may_arise() -> None:
    """QW-P5: between red crosses and a green circle no tile fits any more, and it is allowed."""
    state = drawn(
        """
        hand 0: Gci
        hand 1: Gx
        origin: 0,-1

        Rx  Rdi .   .
        .   Odi Osq Oci
        """
    )
    assert legal(state, "place Gci 3,0")
    after = play(state, "place Gci 3,0")
    assert state.gaps[cell_at(2, 0)] != 0
    assert after.gaps[cell_at(2, 0)] == 0


def test_explain_answers_for_every_tile_on_every_cell() -> None:
    """Every placement near the table is either listed or refused with a rule of chapter QW-P or QW-T."""
    state = drawn(CONNECTED)
    for tile in ("Rsq", "Rci", "Bsq", "Bx", "Gst", "Bdi", "Pcl"):
        for x in range(-3, 6):
            for y in range(-4, 4):
                action = GAME.parse(f"place {tile} {x},{y}")
                refusal = state.explain(action)
                assert (refusal is None) == (action in state.actions())
                if refusal is not None:
                    assert refusal.rule in GAME.rules


@pytest.mark.parametrize(("x", "y"), [(2 + 256, -1), (2 - 256, 1), (2, 1000)])
def test_a_cell_beyond_the_reach_of_108_tiles_is_no_other_cell(x: int, y: int) -> None:
    """QW-P3: a cell is one number inside; a far one must not be taken for a near one of another row."""
    state, far = drawn(CONNECTED), Place("Rsq", x, y)
    assert legal(state, "place Rsq 2,0")
    refusal = state.explain(far)
    assert refusal is not None
    assert refusal.rule == "QW-P3"
    assert far not in state.actions()
