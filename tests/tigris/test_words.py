"""Chapter Words: colours, adjacency, regions and kingdoms (TE-W)."""

from tests.tigris.drawn import at, drawn, events, legal, play, points
from tilewright.games.tigris.model.cells import NAMES, around, flood, members, names, nth
from tilewright.games.tigris.model.events import WarBegan
from tilewright.games.tigris.model.names import COLOURS, LEADERS
from tilewright.games.tigris.views.insight import kingdoms


def test_leaders_have_the_colours_of_the_tiles() -> None:
    """TE-W1: priest red, farmer blue, trader green, king black; the dynasty is the player."""
    state = drawn("""
        hand archer: red 1 green 1 black 1
        corner: F4

        r  .  .  .
    """)
    for colour, leader in zip(COLOURS, LEADERS, strict=True):
        letter = {"red": "r", "blue": "b", "green": "g", "black": "k"}[colour]
        assert at(play(state, f"leader {leader} G4"), "G4") == f"{letter}A"


def test_every_player_owns_one_leader_of_each_colour() -> None:
    """TE-W1: two traders on the board are told apart by their dynasties."""
    state = drawn("""
        players: archer bull lion
        active: lion
        corner: F4

        gA r  .  r  gB
    """)
    assert [at(state, cell) for cell in ("F4", "J4")] == ["gA", "gB"]
    assert at(play(state, "leader king G5"), "G5") == "kL"


def test_adjacent_means_sharing_an_edge() -> None:
    """TE-W2: a diagonal does not connect."""
    state = drawn("""
        corner: F4

        kA r  .
        .  .  g
    """)
    assert [kingdom.cells for kingdom in kingdoms(state)] == [("F4", "G4")]
    assert names(around(1 << 0)) == ("B1", "A2")


def test_rows_do_not_run_into_each_other() -> None:
    """TE-W2: the last cell of a row is not adjacent to the first of the next."""
    state = drawn("""
        corner: A5

        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        k  .  .  .  .  .  .  .  .  .  .  .  .  r  .  kA
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  r
    """)
    assert [kingdom.cells for kingdom in kingdoms(state)] == [("P6", "P7")]
    assert flood(1 << 15, around(1 << 15) | 1 << 15 | 1 << 17) == around(1 << 15) | 1 << 15


def test_a_catastrophe_belongs_to_no_region() -> None:
    """TE-W2: it keeps apart what lies on both sides of it; face-down tiles connect."""
    state = drawn("""
        catastrophes archer: 1
        monuments: red-green H4
        corner: F4

        kA r  -  -  g  x  k
        .  .  -  -  .  .  .
    """)
    assert [kingdom.cells for kingdom in kingdoms(state)] == [("F4", "G4", "H4", "I4", "J4", "H5", "I5")]


def test_a_region_without_a_leader_is_no_kingdom() -> None:
    """TE-W3: a kingdom may hold leaders of one or of several players."""
    state = drawn("""
        corner: F4

        kA r  gB .  r  k
    """)
    (kingdom,) = kingdoms(state)
    assert [(each.seat, each.leader, each.at) for each in kingdom.leaders] == [(0, "king", "F4"), (1, "trader", "H4")]


def test_seats_go_clockwise() -> None:
    """TE-W4: after the last player the first one is active."""
    state = drawn("""
        players: archer bull lion
        active: lion
        rest: start
    """)
    assert play(state, "done").actor == 0
    assert state.actor == state.active == 2


def test_a_leader_starts_no_war_and_a_tile_no_revolt() -> None:
    """TE-W5: once an action is settled no kingdom has two leaders of a colour."""
    state = drawn("""
        hand archer: red 1
        corner: F4

        kA r  .  r  kB
    """)
    assert not legal(state, "leader priest H4")
    war = play(state, "tile red H4")
    assert events(war, WarBegan)
    assert len([each for kingdom in kingdoms(war) for each in kingdom.leaders if each.leader == "king"]) == 1
    assert points(war, "bull") == {"black": 1}


def test_cells_are_counted_row_by_row() -> None:
    mask = around(1 << 40) | around(1 << 80) | around(1 << 150)
    assert [nth(mask, number) for number in range(mask.bit_count())] == list(members(mask))
    assert NAMES[0] == "A1"
    assert NAMES[186 - 1] == "P11"
