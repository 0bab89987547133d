"""Variant: the ziggurat (TE-Z)."""

from tests.tigris.drawn import at, drawn, events, home, offered, play, points, refused
from tilewright.games.tigris.model.events import Scored, ZigguratBuilt
from tilewright.games.tigris.model.stock import removed

CROSS = """
    options: ziggurat
    hand archer: green 2
    rest: start
    corner: F4

    .  g  .  .
    g  .  g  .
    .  g  .  .
"""


def test_a_cross_of_five_takes_the_ziggurat() -> None:
    """TE-Z1: completed by any of its tiles; the tiles leave the game."""
    offer = play(drawn(CROSS), "tile green G5")
    assert offered(offer) == ["ziggurat G5", "decline"]
    built = play(offer, "ziggurat G5")
    assert [at(built, cell) for cell in ("G4", "F5", "G5", "H5", "G6")] == ["-"] * 5
    assert events(built, ZigguratBuilt) == [ZigguratBuilt(0, "green", "G5")]
    assert built.board.tiles[2] == 0
    assert built.ziggurat is not None
    assert removed(built) == (0, 0, 0, 0)
    arm = drawn(CROSS.replace("g  .  g  .", "g  g  .  ."))
    assert offered(play(arm, "tile green H5")) == ["ziggurat G5", "decline"]


def test_the_ziggurat_is_an_option() -> None:
    """TE-Z1."""
    after = play(drawn(CROSS.replace("    options: ziggurat\n", "")), "tile green G5")
    assert after.view(None).decision == "action"


def test_several_crosses_are_a_choice() -> None:
    """TE-Z1."""
    state = drawn("""
        options: ziggurat
        hand archer: green 1
        corner: F4

        .  g  g  .
        g  g  .  g
        .  g  g  .
    """)
    offer = play(state, "tile green H5")
    assert [text for text in offered(offer) if text.startswith("ziggurat")] == ["ziggurat G5", "ziggurat H5"]
    assert refused(offer, "ziggurat F5") == ("TE-Z1", "the-five-cells-are-no-cross-of-one-colour")
    assert refused(offer, "ziggurat A1") == ("TE-Z1", "the-five-cells-are-no-cross-of-one-colour")


def test_one_ziggurat_and_not_with_a_monument() -> None:
    """TE-Z1: ziggurat or monument with one tile, and only one ziggurat in the game."""
    state = drawn("""
        options: ziggurat
        hand archer: green 1
        corner: F4

        .  g  g  .
        g  .  g  .
        .  g  .  .
    """)
    offer = play(state, "tile green G5")
    assert {text.split()[0] for text in offered(offer)} == {"monument", "ziggurat", "decline"}
    assert play(offer, "ziggurat G5").view(None).decision == "action"
    assert play(offer, "monument G4 red-green").view(None).decision == "action"
    second = drawn("""
        hand archer: green 1
        ziggurat: K5
        corner: F4

        .  g  .  .  .  -  .
        g  .  g  .  -  -  -
        .  g  .  .  .  -  .
    """)
    assert play(second, "tile green G5").view(None).decision == "action"
    assert refused(second, "ziggurat G5") == ("TE-Z1", "the-ziggurat-is-built-already")


def test_not_under_a_building() -> None:
    """TE-Z1, TE-B4."""
    state = drawn("""
        options: ziggurat
        hand archer: green 1
        buildings: green G4
        corner: F3

        .  g  .  .
        .  g  .  .
        g  .  g  .
        .  g  .  .
    """)
    offer = play(state, "tile green G5")
    assert "ziggurat G5" not in offered(offer)


def test_its_cells_connect_and_are_never_destroyed() -> None:
    """TE-Z2: treasures on them stay; leaders that lose their temples go home (TE-L5)."""
    state = drawn("""
        options: ziggurat
        hand archer: red 1
        rest: start
        corner: E3

        .  R  .  .
        r  .  r  kB
        rA r  .  .
        r  .  .  .
    """)
    built = play(state, "tile red F4", "ziggurat F4")
    assert at(built, "F3") == "="
    assert home(built, "bull") == ["priest", "farmer", "trader", "king"]
    assert home(built, "archer") == ["farmer", "trader", "king"]
    (kingdom,) = built.board.kingdoms
    assert kingdom.bit_count() == 7
    assert refused(built, "catastrophe F4") == ("TE-C1", "monuments-and-ziggurat-are-never-destroyed")
    assert refused(built, "tile red F4")[1] == "you-hold-no-such-tile"


KING = """
    hand archer: red 6
    hand bull: red 6
    ziggurat: G5 green
    rest: start
    corner: F4

    .  -  .  .
    -  -  -  r
    .  -  r  kA
"""


def test_the_king_at_the_ziggurat_scores_in_any_colour() -> None:
    """TE-Z3: at the end of its owner's turn; it must be the active player's king."""
    asked = play(drawn(KING), "done")
    assert asked.actor == 0
    assert offered(asked) == ["point red", "point blue", "point green", "point black"]
    assert refused(asked, "done") == ("TE-T3", "another-decision-comes-first")
    after = play(asked, "point blue")
    assert points(after, "archer") == {"blue": 1}
    assert events(after, Scored) == [Scored(0, "blue", 1, "ziggurat", "TE-Z3", "G5")]
    assert after.actor == 1
    again = play(after, "done")
    assert again.actor == 0
    assert points(again, "bull") == {}
    assert refused(after, "point red") == ("TE-Z3", "there-is-no-point-of-the-ziggurat-to-take")


def test_another_leader_at_the_ziggurat_scores_nothing() -> None:
    """TE-Z3."""
    assert play(drawn(KING.replace("kA", "gA")), "done").actor == 1


def test_the_point_comes_even_when_the_game_ends() -> None:
    """TE-T3, TE-Z3: the ziggurat's point is before the check of the end."""
    state = drawn(KING.replace("rest: start", "rest: empty"))
    over = play(state, "done", "point red")
    assert over.actor is None
    assert points(over, "archer") == {"red": 1}
