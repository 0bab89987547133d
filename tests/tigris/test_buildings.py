"""Variant: civilisation buildings (TE-B)."""

from tests.tigris.drawn import at, drawn, events, legal, offered, play, points, refused
from tilewright.games.tigris.model.events import BuildingPlaced, Scored, TilesRemoved
from tilewright.games.tigris.model.names import BUILDING_WORDS, COLOURS


def test_four_buildings() -> None:
    """TE-B1: library red, granary blue, market hall green, palace black; none without the option."""
    assert dict(zip(COLOURS, BUILDING_WORDS, strict=True)) == {
        "red": "library",
        "blue": "granary",
        "green": "market hall",
        "black": "palace",
    }
    assert [each.colour for each in drawn("options: buildings").view(None).buildings] == list(COLOURS)
    without = drawn("hand archer: green 2\ncorner: F4\n\ng g .")
    assert without.view(None).buildings == ()
    laid = play(without, "tile green H4")
    assert laid.view(None).decision == "action"
    assert refused(laid, "building F4") == ("TE-B1", "this-game-is-played-without-buildings")


def test_a_line_of_three_takes_a_building() -> None:
    """TE-B2: on any tile of row or column, treasure or not."""
    state = drawn("""
        options: buildings
        hand archer: red 2
        corner: F3

        R  .  .  .
        r  .  .  .
        .  r  r  .
    """)
    offer = play(state, "tile red F5")
    assert offered(offer) == ["building F3", "building F4", "building F5", "building G5", "building H5", "decline"]
    built = play(offer, "building F3")
    assert events(built, BuildingPlaced) == [BuildingPlaced(0, "red", "F3", None, "TE-B2")]
    assert built.view(None).buildings[0].at == "F3"
    assert refused(offer, "building A1") == (
        "TE-B2",
        "the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough",
    )
    assert refused(built, "building F4") == ("TE-T4", "no-building-is-offered")


def test_two_are_too_few_and_an_old_line_may_be_made_longer() -> None:
    """TE-B2: face-down tiles and gaps break a line."""
    state = drawn("""
        options: buildings
        hand archer: green 2
        monuments: red-green I4 green
        corner: F4

        g  .  g  -  -
        .  .  .  -  -
        g  g  g  .  g
    """)
    assert play(state, "tile green E4").view(None).decision == "action"
    longer = play(state, "tile green I6")
    assert offered(longer)[0] == "building F6"
    assert len(offered(longer)) == 6


def test_worked_example_of_a_longer_line() -> None:
    """Example 6, TE-B3: the bull lays a farm in a line longer than the granary's."""
    state = drawn("""
        active: bull
        hand bull: blue 2
        buildings: blue B4
        corner: A4

        b  b  b  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  b  b  .  .
    """)
    equal = play(state, "tile blue I9")
    assert equal.view(None).decision == "action"
    longer = play(equal, "tile blue J9")
    assert offered(longer) == ["building G9", "building H9", "building I9", "building J9", "decline"]
    moved = play(longer, "building J9")
    assert events(moved, BuildingPlaced) == [BuildingPlaced(1, "blue", "J9", "B4", "TE-B3")]


HALL = """
    hand archer: green 3
    buildings: green G4
    corner: F4

    g  g  g  .  .
    .  .  .  .  .
    g  g  .  .  .
"""


def test_worked_example_of_a_broken_line() -> None:
    """Example 7, TE-B3, TE-B4: the hall stays when its line breaks, and may move to a new line of three."""
    broken = play(drawn(HALL), "catastrophe H4")
    assert broken.view(None).buildings[2].at == "G4"
    offer = play(broken, "tile green H6")
    assert offered(offer) == ["building F6", "building G6", "building H6", "decline"]
    # An older line without the new tile is no reason.
    older = drawn(HALL.replace("g  g  .  .  .", "g  g  g  .  ."))
    after = play(older, "catastrophe H4", "tile green A1")
    assert after.view(None).decision != "building"


def test_lengthening_the_buildings_own_line_moves_nothing() -> None:
    """TE-B3."""
    assert play(drawn(HALL), "tile green I4").view(None).decision == "action"


def test_a_longer_line_that_crosses_it_may_move_it() -> None:
    """TE-B3: row and column of the new tile are judged each by itself."""
    state = drawn("""
        hand archer: green 1
        buildings: green F4
        corner: F3

        .  .  g  .
        g  g  g  .
        .  .  g  .
        .  .  .  .
    """)
    offer = play(state, "tile green H6")
    assert offered(offer) == ["building H3", "building H4", "building H5", "building H6", "decline"]
    assert refused(offer, "building F4")[0] == "TE-B3"
    assert refused(offer, "building G4")[0] == "TE-B3"


def test_the_present_line_is_the_longer_of_row_and_column() -> None:
    """TE-B3: as the board is now."""
    state = drawn("""
        hand archer: green 1
        buildings: green F4
        corner: F3

        g  .  .  .  .
        g  g  .  .  .
        g  .  .  .  .
        .  .  .  .  .
        g  g  .  .  .
    """)
    assert play(state, "tile green H7").view(None).decision == "action"


def test_a_tile_under_a_building_counts_and_is_not_lost() -> None:
    """TE-B4: in a war it gives strength, stays, and scores nothing for the winner."""
    state = drawn("""
        hand archer: red 1 black 4
        buildings: black J5
        corner: F4

        kA r  .  r  kB
        .  .  .  k  k
    """)
    over = play(state, "tile red H4", "commit 3")
    assert events(over, TilesRemoved) == [TilesRemoved("black", ("I5",))]
    assert points(over, "archer") == {"black": 2}
    assert at(over, "J5") == "k"


def test_a_tile_under_a_building_takes_no_catastrophe() -> None:
    """TE-B4."""
    state = drawn(HALL)
    assert refused(state, "catastrophe G4") == ("TE-B4", "a-building-protects-its-tile")
    assert legal(state, "catastrophe F4")


def test_a_tile_under_a_building_is_not_flipped() -> None:
    """TE-B4, TE-M1: no monument there."""
    state = drawn("""
        hand archer: green 1
        buildings: green G5
        corner: F4

        g  .  .
        g  g  g
    """)
    after = play(state, "tile green G4")
    assert after.view(None).decision == "action"
    other = drawn("""
        hand archer: green 1
        buildings: green G5
        corner: F4

        g  .  g
        g  g  g
        .  .  .
    """)
    assert play(other, "tile green G4").view(None).decision == "action"


def test_a_building_doubles_the_point() -> None:
    """TE-B5: to whoever would have scored it; in the tile's colour only."""
    state = drawn("""
        hand archer: green 1 red 1
        buildings: green G4
        corner: F3

        kB r  .
        r  g  g
        .  .  .
    """)
    after = play(state, "tile green I4")
    assert points(after, "bull") == {"green": 2}
    assert events(after, Scored)[0].rule == "TE-B5"
    assert points(play(state, "tile red H3"), "bull") == {"red": 1}


def test_a_building_joined_by_the_tile_itself_counts() -> None:
    """TE-B5: its leaderless region comes to the kingdom with this very tile."""
    state = drawn("""
        hand archer: green 1
        buildings: green I4
        corner: F4

        gA r  .  g
    """)
    assert points(play(state, "tile green H4"), "archer") == {"green": 2}


def test_a_building_put_up_by_the_tile_comes_too_late() -> None:
    """TE-B5: nor does it matter where it moves."""
    state = drawn("""
        options: buildings
        hand archer: green 1
        corner: F4

        gA r  .  g  g
    """)
    assert points(play(state, "tile green H4", "building H4"), "archer") == {"green": 1}


def test_building_before_monument() -> None:
    """TE-B6: then the monument as far as still possible."""
    state = drawn("""
        options: buildings
        hand archer: green 1
        corner: F4

        g  g  .
        g  .  g
    """)
    offer = play(state, "tile green G5")
    assert offered(offer) == ["building F5", "building G5", "building H5", "decline"]
    outside = play(offer, "building H5")
    assert outside.view(None).decision == "monument"
    assert legal(outside, "monument F4 red-green")
    inside = play(offer, "building G5")
    assert inside.view(None).decision == "action"
    declined = play(offer, "decline")
    assert declined.view(None).decision == "monument"


def test_a_monument_over_a_building_is_refused() -> None:
    """TE-B4, TE-B6: the other square is still free."""
    state = drawn("""
        options: buildings
        hand archer: green 1
        corner: F4

        g  g  g
        g  .  g
    """)
    monument = play(state, "tile green G5", "building F5")
    assert monument.view(None).decision == "monument"
    assert refused(monument, "monument F4 red-green") == ("TE-B4", "a-building-protects-its-tile")
    assert legal(monument, "monument G4 red-green")
