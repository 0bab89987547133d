"""Chapter Leaders (TE-L)."""

from tests.tigris.drawn import at, drawn, events, home, legal, play, points, refusal, refused
from tilewright.games.tigris.model.events import LeaderLeft, LeaderPlaced, RevoltBegan

PLACES = """
    catastrophes bull: 1
    corner: F4

    r  .  .  x  .
    .  .  .  r  .
    .  .  .  .  .
    k  rA r  kB .
"""


def test_a_leader_is_placed_moved_and_taken_off() -> None:
    """TE-L1: each is one action."""
    state = drawn(PLACES)
    placed = play(state, "leader king F5")
    assert at(placed, "F5") == "kA"
    assert placed.actions_left == 1
    moved = play(state, "leader priest F5")
    assert at(moved, "F5") == "rA"
    assert at(moved, "G7") == "."
    assert events(moved, LeaderPlaced) == [LeaderPlaced(0, "priest", "F5", "G7")]
    off = play(state, "leader priest off")
    assert at(off, "G7") == "."
    assert home(off, "archer") == ["priest", "farmer", "trader", "king"]
    assert events(off, LeaderLeft)[0].reason == "taken-off"


def test_only_a_leader_on_the_board_can_be_taken_off() -> None:
    """TE-L1."""
    assert refused(drawn(PLACES), "leader king off") == ("TE-L1", "the-leader-is-not-on-the-board")


def test_the_target_is_empty_land() -> None:
    """TE-L2: not river, tile, leader or catastrophe, though a temple is beside it."""
    state = drawn("""
        catastrophes bull: 1
        corner: C9

        rB r  x
        .  r  .
    """)
    assert refusal(state, "leader king E9").facts["holds"] == "catastrophe"
    assert refusal(state, "leader king C9").facts["holds"] == "bull priest"
    assert refusal(state, "leader king D9").facts["holds"] == "temple"
    state = drawn("""
        corner: D8

        .
        r
    """)
    assert refused(state, "leader king D8") == ("TE-L2", "the-cell-is-river")
    assert legal(state, "leader king D10", "leader king C9", "leader king E9")


def test_the_target_is_beside_a_face_up_temple() -> None:
    """TE-L3: other tiles and face-down temples are no help."""
    state = drawn("""
        monuments: red-blue I4
        corner: F4

        r  .  .  -  -
        .  k  .  -  -
    """)
    assert legal(state, "leader king G4", "leader king F5")
    assert refused(state, "leader king H4") == ("TE-L3", "the-cell-is-not-adjacent-to-a-temple")
    assert refused(state, "leader king G6") == ("TE-L3", "the-cell-is-not-adjacent-to-a-temple")


def test_a_leader_must_not_join_two_kingdoms() -> None:
    """TE-L4: the facts name the kingdoms."""
    state = drawn("""
        players: archer bull lion
        corner: F4

        kB r  .  r  gL
        .  .  .  .  .
    """)
    found = refusal(state, "leader priest H4")
    assert (found.rule, found.facts["kingdoms"]) == ("TE-L4", "bull king, lion trader")
    assert found.facts["count"] == 2


def test_a_leader_may_join_a_kingdom_and_leaderless_regions() -> None:
    """TE-L4: also several leaderless regions."""
    state = drawn("""
        corner: F3

        .  .  k  .  .
        kB r  .  r  .
        .  .  g  .  .
    """)
    joined = play(state, "leader trader H4")
    assert len(joined.board.kingdoms) == 1
    assert joined.board.kingdoms[0].bit_count() == 6
    assert legal(drawn("corner: F4\n\nr . r k"), "leader king G4")


def test_a_move_is_judged_with_the_leader_lifted() -> None:
    """TE-L4: what only it held together is apart, and may be two kingdoms."""
    state = drawn("""
        corner: F4

        kA r  rA r  gB
        .  .  .  .  .
        .  .  .  .  .
    """)
    # Lifted, the archer's priest leaves the kingdoms of their king and of the bull's trader.
    assert legal(state, "leader priest G5", "leader priest I5", "leader priest off")
    state = drawn("""
        corner: F4

        kA r  rA r  gB
        .  g  .  g  .
        .  r  .  r  .
    """)
    assert refused(state, "leader priest H6") == ("TE-L4", "a-leader-must-not-join-kingdoms")
    assert refusal(state, "leader priest H6").facts["kingdoms"] == "archer king, bull trader"
    assert legal(state, "leader priest F6")


def test_a_lifted_leader_leaves_a_leaderless_region_behind() -> None:
    """TE-L4: so its old kingdom is none, and may be joined."""
    state = drawn("""
        corner: F4

        kA r  .  r  gB
        .  .  .  .  .
    """)
    assert refused(state, "leader priest H4")[0] == "TE-L4"
    assert legal(state, "leader king H4")


def test_a_lifted_leader_frees_the_cells_that_only_it_touched() -> None:
    """TE-L4: the rest of its kingdom is farther away."""
    state = drawn("""
        corner: F3

        .  rA r  kA .  r
        .  .  .  .  .  gB
        .  .  .  r  .  .
    """)
    assert refused(state, "leader trader J3")[0] == "TE-L4"
    assert legal(state, "leader king J3")
    assert legal(state, "leader king I4")


def test_a_leader_without_a_temple_goes_home() -> None:
    """TE-L5: at once, whoever it belongs to; nobody scores."""
    state = drawn("""
        corner: F4

        kB r  gA r
        .  rA .  .
    """)
    after = play(state, "catastrophe G4")
    assert home(after, "bull") == ["priest", "farmer", "trader", "king"]
    assert home(after, "archer") == ["priest", "farmer", "king"]
    assert [event.rule for event in events(after, LeaderLeft)] == ["TE-L5", "TE-L5"]
    assert points(after, "archer") == points(after, "bull") == {}


def test_placing_scores_nothing_and_its_own_cell_is_no_move() -> None:
    """TE-L6."""
    state = drawn(PLACES)
    assert points(play(state, "leader king F5"), "archer") == {}
    assert refused(state, "leader priest G7") == ("TE-L6", "the-leader-already-stands-there")


def test_moving_inside_the_own_kingdom_is_no_revolt() -> None:
    """TE-L1, TE-I1: its own old place does not count."""
    state = drawn("""
        corner: F4

        kA r  gB
        .  .  .
    """)
    after = play(state, "leader king G5")
    assert not events(after, RevoltBegan)
    assert at(after, "G5") == "kA"
    assert after.actor == 0
