"""Chapter Tiles (TE-P)."""

from tests.tigris.drawn import at, drawn, events, hand, home, legal, play, points, refusal, refused
from tilewright.games.tigris.model.events import KingdomsJoined, Scored, WarBegan


def test_a_tile_from_the_hand_onto_an_empty_cell() -> None:
    """TE-P1: beside other tiles or alone."""
    state = drawn("""
        hand archer: red 2
        catastrophes bull: 1
        corner: F4

        r  .  x  gB r
    """)
    alone = play(state, "tile red A1")
    assert at(alone, "A1") == "r"
    assert hand(alone, "archer") == {"red": 1}
    assert legal(state, "tile red G4")
    assert refused(state, "tile green G4") == ("TE-P1", "you-hold-no-such-tile")
    assert refused(state, "tile red F4") == ("TE-P1", "the-cell-is-not-empty")
    assert refused(state, "tile red H4") == ("TE-P1", "the-cell-is-not-empty")
    assert refusal(state, "tile red I4").facts["holds"] == "bull trader"


def test_blue_on_the_river_and_only_blue() -> None:
    """TE-P2."""
    state = drawn("hand archer: red 1 blue 1 green 1 black 1")
    assert legal(state, "tile blue A4", "tile red A5", "tile green A5", "tile black A5")
    assert refused(state, "tile blue A5") == ("TE-P2", "farms-are-laid-on-the-river")
    for colour in ("red", "green", "black"):
        assert refused(state, f"tile {colour} A4") == ("TE-P2", "the-river-takes-only-farms")


THREE = """
    players: archer bull lion
    hand archer: red 1 green 1
    corner: F4

    kA r  .  r  gB
    .  .  r  .  .
    .  .  bL .  .
"""


def test_a_tile_must_not_join_three_kingdoms() -> None:
    """TE-P3: two are allowed, and leaderless regions do not count."""
    state = drawn(THREE)
    found = refusal(state, "tile red H4")
    assert found.rule == "TE-P3"
    assert found.facts == {"cell": "H4", "count": 3, "kingdoms": "archer king, bull trader, lion farmer"}
    state = drawn("""
        hand archer: red 1
        corner: F4

        kA r  .  r  gB
        .  .  r  .  .
    """)
    assert legal(state, "tile red H4")


def test_the_leader_of_the_colour_scores() -> None:
    """TE-P4: one point in its colour, active player or not."""
    state = drawn("""
        hand archer: green 1
        corner: F4

        kA r  gB
        .  .  .
    """)
    after = play(state, "tile green F5")
    assert points(after, "bull") == {"green": 1}
    assert points(after, "archer") == {}
    assert events(after, Scored) == [Scored(1, "green", 1, "laid-a-green-tile", "TE-P4", "F5")]


def test_the_king_scores_in_the_tiles_colour() -> None:
    """TE-P4: where the colour has no leader, and not in black."""
    state = drawn("""
        hand archer: red 1 green 1
        corner: F4

        kB r  gA
        .  .  .
    """)
    assert points(play(state, "tile red F5"), "bull") == {"red": 1}
    assert points(play(state, "tile green F5"), "bull") == {}


def test_without_leader_and_king_nobody_scores() -> None:
    """TE-P4: nor outside of kingdoms."""
    state = drawn("""
        hand archer: red 1 black 1
        corner: F4

        gA r  .  .  k
    """)
    after = play(state, "tile red F5", "tile black K4")
    assert points(after, "archer") == points(after, "bull") == {}


def test_a_tile_that_links_a_leaderless_region_to_a_kingdom_scores() -> None:
    """TE-P4: it ends in a kingdom and joins no two."""
    state = drawn("""
        hand archer: black 1
        corner: F4

        kA r  .  k  k
    """)
    assert points(play(state, "tile black H4"), "archer") == {"black": 1}


def test_the_point_is_given_before_all_else() -> None:
    """TE-P4: a leader that its own tile's monument sends home has scored."""
    state = drawn("""
        hand archer: red 1
        corner: F4

        r  r  rA
        r  .  .
    """)
    after = play(state, "tile red G5", "monument F4 red-blue")
    assert points(after, "archer") == {"red": 1}
    assert home(after, "archer") == ["priest", "farmer", "trader", "king"]


def test_a_joining_tile_scores_nothing() -> None:
    """TE-P5: conflict or not."""
    state = drawn("""
        hand archer: black 1
        corner: F4

        kA r  .  r  gB
    """)
    after = play(state, "tile black H4")
    assert points(after, "archer") == points(after, "bull") == {}
    assert events(after, KingdomsJoined) == [KingdomsJoined("H4", ())]
    assert not events(after, WarBegan)
    assert len(after.board.kingdoms) == 1
