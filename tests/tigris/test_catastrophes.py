"""Chapter Catastrophes and swaps (TE-C, TE-X)."""

import pytest

from tests.tigris.drawn import at, drawn, events, hand, home, legal, play, refusal, refused
from tilewright.games.tigris.model.events import CatastrophePlaced, Drew
from tilewright.games.tigris.model.stock import removed


def test_on_empty_cells_and_on_tiles() -> None:
    """TE-C1: land or river; the tile leaves the game."""
    state = drawn("""
        corner: F4

        kA r  g
        .  r  .
    """)
    after = play(state, "catastrophe H4")
    assert at(after, "H4") == "x"
    assert removed(after) == (0, 0, 1, 0)
    assert after.catastrophes == bytes([1, 2])
    assert events(after, CatastrophePlaced) == [CatastrophePlaced(0, "H4", "green")]
    assert legal(state, "catastrophe A4", "catastrophe A5", "catastrophe G4")


def test_not_on_what_is_protected() -> None:
    """TE-C1: leader, catastrophe, treasure, monument; TE-Z2 and TE-B4 for the variants."""
    state = drawn("""
        catastrophes bull: 1
        monuments: red-green H4 green
        corner: F3

        R  .  .  .
        r  kA -  -
        x  .  -  -
    """)
    assert refusal(state, "catastrophe G4").facts["holds"] == "archer king"
    assert refusal(state, "catastrophe F5").facts["holds"] == "catastrophe"
    assert refused(state, "catastrophe F3") == ("TE-C1", "a-treasure-protects-its-tile")
    assert refused(state, "catastrophe H5") == ("TE-C1", "monuments-and-ziggurat-are-never-destroyed")


def test_two_for_each_player() -> None:
    """TE-C1."""
    state = play(drawn("active: bull"), "catastrophe A1", "catastrophe A2")
    assert state.catastrophes == bytes([2, 0])
    spent = drawn("catastrophes archer: 0")
    assert refused(spent, "catastrophe A1") == ("TE-C1", "you-have-no-catastrophe-left")


def test_it_splits_a_kingdom_for_good() -> None:
    """TE-C2: and nothing may be laid there any more."""
    state = drawn("""
        hand archer: green 1
        corner: F4

        kA r  g  r  gB
    """)
    after = play(state, "catastrophe H4")
    assert len(after.board.kingdoms) == 2
    assert refused(after, "tile green H4")[0] == "TE-P1"
    assert refused(after, "catastrophe H4")[0] == "TE-C1"


def test_a_temple_lost_sends_leaders_home() -> None:
    """TE-C2, TE-L5."""
    state = drawn("""
        corner: F4

        kB r  g  r  gB
    """)
    assert home(play(state, "catastrophe G4"), "bull") == ["priest", "farmer", "king"]


def test_a_swap_draws_as_many() -> None:
    """TE-X1: the tiles are out of the game, and the new ones may be used at once."""
    state = drawn("""
        hand archer: red 2 black 3 green 1
        rest: start

        r
    """)
    after = play(state, "swap red black black")
    assert sum(after.hand(0)) == 6
    assert after.thrown == bytes([1, 0, 0, 2, 0, 0, 0, 0])
    assert sum(after.bag) == sum(state.bag) - 3
    (drew,) = events(after, Drew)
    assert drew.count == 3
    assert after.actor == 0
    assert after.actions_left == 1
    new = next(colour for colour in hand(after, "archer"))
    assert any(text.startswith(f"tile {new}") for text in map(str, after.actions()))


def test_a_swap_takes_one_to_six_tiles_of_the_hand() -> None:
    """TE-X1."""
    state = drawn("hand archer: red 2 black 4")
    assert legal(state, "swap red", "swap red red black black black black", "swap black red")
    assert refused(state, "swap red red red") == ("TE-X1", "you-do-not-hold-these-tiles")
    assert refused(state, "swap blue") == ("TE-X1", "you-do-not-hold-these-tiles")
    swaps = [text for text in map(str, state.actions()) if text.startswith("swap")]
    assert len(swaps) == 3 * 5 - 1
    assert "swap red black" in swaps


@pytest.mark.parametrize("left", [0, 1])
def test_a_swap_with_a_short_bag_ends_the_game_with_the_turn(left: int) -> None:
    """TE-X2: it is legal even with an empty bag; the turn is finished first."""
    state = drawn(f"""
        hand archer: red 4
        hand bull: red 6
        removed: red {57 - 20 - left} blue 36 green 30 black 30
        rest: start
    """)
    assert sum(state.bag) == left
    after = play(state, "swap red red")
    assert after.short
    assert sum(after.hand(0)) == 2 + left
    assert after.actor == 0
    assert after.actions_left == 1
    over = play(after, "done")
    assert over.result is not None
    assert (over.result.rule, over.result.reason) == ("TE-G1", "a-swap-emptied-the-bag")
    assert not events(over, Drew)
