"""Chapter Monuments (TE-M)."""

from tests.tigris.drawn import at, drawn, events, home, legal, offered, play, points, refused
from tilewright.games.tigris.model.events import Declined, LeaderLeft, MonumentBuilt, Scored

SQUARE = """
    hand archer: green 2
    corner: F4

    g  g  .
    g  .  .
"""


def test_the_worked_example() -> None:
    """Example 3, TE-M2, TE-M4, TE-M6, TE-L5: the bull's farmer goes home, trader and priest are paid."""
    state = drawn("""
        hand archer: red 1
        rest: start
        corner: F3

        .  .  r  rA
        bB r  r  .
        .  r  .  .
        gB r  .  .
    """)
    built = play(state, "tile red H5", "monument G4 red-green")
    assert home(built, "bull") == ["priest", "farmer", "king"]
    assert events(built, LeaderLeft) == [LeaderLeft(1, "farmer", "F4", "no-temple-beside-it", "TE-L5")]
    assert points(built, "archer") == {"red": 1}
    end_of_archer = play(built, "done")
    assert points(end_of_archer, "archer") == {"red": 2}
    assert points(end_of_archer, "bull") == {}
    end_of_bull = play(end_of_archer, "done")
    assert points(end_of_bull, "bull") == {"green": 1}
    assert points(end_of_bull, "archer") == {"red": 2}


def test_a_square_of_one_colour_is_offered() -> None:
    """TE-M1: with every monument in the supply that has the colour, in whosever kingdom, if any."""
    offer = play(drawn(SQUARE), "tile green G5")
    assert offered(offer) == [
        "monument F4 red-green",
        "monument F4 blue-green",
        "monument F4 green-black",
        "decline",
    ]
    assert offer.actor == 0
    assert not offer.board.kingdoms


def test_several_squares_are_a_choice() -> None:
    """TE-M1: all share the new tile, and one monument at most is built."""
    state = drawn("""
        hand archer: green 1
        monuments: red-green A5
        corner: A4

        .  .  .  .  .  g  g  g
        -  -  .  .  .  g  .  g
        -  -  .  .  .  .  .  .
    """)
    offer = play(state, "tile green G5")
    assert offered(offer) == [
        "monument F4 blue-green",
        "monument F4 green-black",
        "monument G4 blue-green",
        "monument G4 green-black",
        "decline",
    ]
    built = play(offer, "monument G4 green-black")
    assert built.view(None).decision == "action"
    assert at(built, "F4") == at(built, "F5") == "g"


def test_what_is_no_square_is_refused() -> None:
    """TE-M1, TE-M3."""
    offer = play(drawn(SQUARE), "tile green G5")
    assert refused(offer, "monument G4 red-green") == ("TE-M1", "the-four-cells-are-no-square-of-one-colour")
    assert refused(offer, "monument P11 red-green") == ("TE-M1", "the-four-cells-are-no-square-of-one-colour")
    assert refused(offer, "monument F4 red-black") == ("TE-M1", "the-monument-lacks-the-colour-of-the-square")
    assert refused(offer, "ziggurat F4") == ("TE-Z1", "this-game-is-played-without-ziggurat")


def test_the_four_tiles_are_flipped() -> None:
    """TE-M2: they connect, but have no colour: no support, no strength, never removed."""
    built = play(drawn(SQUARE), "tile green G5", "monument F4 red-green")
    assert [at(built, cell) for cell in ("F4", "G4", "F5", "G5")] == ["-", "-", "-", "-"]
    assert events(built, MonumentBuilt) == [MonumentBuilt(0, "red-green", "green", "F4")]
    assert built.view(None).monuments[1].at == "F4"
    war = drawn("""
        hand archer: red 1 green 1
        monuments: green-black I4 green
        corner: F4

        gA r  .  -  -  r
        .  .  .  -  -  gB
    """)
    over = play(war, "tile red H4", "commit 1")
    assert points(over, "archer") == {"green": 1}
    assert [at(over, cell) for cell in ("I4", "J4", "I5", "J5")] == ["-", "-", "-", "-"]


def test_only_with_the_action_that_completes_the_square() -> None:
    """TE-M3: an old square is no reason, and declining is for good."""
    old = drawn("""
        hand archer: green 2
        corner: F4

        g  g  .  .
        g  g  .  .
    """)
    beside = play(old, "tile green H4")
    assert beside.view(None).decision == "action"
    assert refused(beside, "monument F4 red-green") == ("TE-T4", "no-monument-is-offered")
    state = play(drawn(SQUARE), "tile green G5")
    declined = play(state, "decline")
    assert events(declined, Declined) == [Declined(0, "monument")]
    assert declined.view(None).decision == "action"
    assert refused(declined, "monument F4 red-green") == ("TE-T4", "no-monument-is-offered")


def test_an_older_square_is_not_offered_with_a_new_one() -> None:
    """TE-M3: the new tile must be part of the square."""
    state = drawn("""
        hand archer: green 1
        corner: F4

        g  g  g
        g  g  .
    """)
    offer = play(state, "tile green H5")
    assert all(text.startswith("monument G4") for text in offered(offer)[:-1])
    assert refused(offer, "monument F4 red-green") == ("TE-M3", "the-new-tile-is-not-part-of-it")


def test_without_a_matching_monument_nothing_is_offered() -> None:
    """TE-M3."""
    state = drawn("""
        hand archer: green 1
        monuments: red-green A5 green, blue-green C5 green, green-black A9 green
        corner: A4

        .  .  .  .  .  g  g
        -  -  -  -  .  g  .
        -  -  -  -  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        -  -  .  .  .  .  .
        -  -  .  .  .  .  .
    """)
    after = play(state, "tile green G5")
    assert after.view(None).decision == "action"
    assert refused(after, "monument F4 red-green") == ("TE-M3", "the-monument-is-built-already")
    assert refused(after, "monument F4 red-blue") == ("TE-T4", "no-monument-is-offered")


def test_wars_and_the_building_come_before_the_monument() -> None:
    """TE-T2: with the very tile that completes a square, but not while another decision is open."""
    state = drawn("""
        options: buildings
        hand archer: red 2
        corner: F4

        kA r  r  .  .
        .  r  .  kB r
    """)
    war = play(state, "tile red H5")
    assert war.view(None).decision == "war"
    assert refused(war, "monument G4 red-green") == ("TE-T2", "another-decision-comes-first")
    assert refused(war, "building G5") == ("TE-T2", "another-decision-comes-first")
    state = drawn("""
        options: buildings
        hand archer: green 1
        corner: F4

        g  g  .
        g  .  g
    """)
    building = play(state, "tile green G5")
    assert building.view(None).decision == "building"
    assert refused(building, "monument F4 red-green") == ("TE-T2", "another-decision-comes-first")
    declined = play(building, "decline")
    assert legal(declined, "monument F4 red-green")
    assert refused(declined, "building G5") == ("TE-T2", "another-decision-comes-first")


def test_a_square_of_another_colour_is_not_built_on_with_the_new_tile() -> None:
    """TE-M3: it is a square of one colour, but the new tile is not part of it."""
    state = drawn("""
        hand archer: green 1
        corner: F4

        g  g  .  k  k
        g  .  .  k  k
    """)
    offer = play(state, "tile green G5")
    assert refused(offer, "monument I4 green-black") == ("TE-M3", "the-new-tile-is-not-part-of-it")


def test_a_built_monument_is_not_in_the_supply() -> None:
    """TE-M3."""
    state = drawn("""
        hand archer: green 1
        monuments: red-green A5
        corner: A4

        .  .  .  .  .  g  g
        -  -  .  .  .  g  .
        -  -  .  .  .  .  .
    """)
    offer = play(state, "tile green G5")
    assert refused(offer, "monument F4 red-green") == ("TE-M3", "the-monument-is-built-already")


def test_a_square_completed_again_is_a_new_square() -> None:
    """TE-M3: after a tile of it was lost."""
    state = drawn("""
        hand archer: green 1
        corner: F4

        g  g  .
        g  g  .
    """)
    again = play(state, "catastrophe A1")
    assert again.view(None).decision == "action"
    lost = drawn("""
        hand archer: green 1
        removed: green 1
        corner: F4

        g  g  .
        g  .  .
    """)
    assert legal(play(lost, "tile green G5"), "monument F4 red-green")


def test_a_treasure_stays_on_a_flipped_temple() -> None:
    """TE-M4: and is taken like any other; leaders that lose their temples go home."""
    state = drawn("""
        hand archer: red 1
        corner: F3

        R  r  .
        r  .  gA
        kA .  r
    """)
    built = play(state, "tile red G4", "monument F3 red-black")
    assert at(built, "F3") == "="
    assert home(built, "archer") == ["priest", "farmer", "king"]
    assert built.board.treasures.bit_count() == 1


def test_a_monument_is_never_destroyed() -> None:
    """TE-M5: not by a catastrophe, nor by a war."""
    built = play(drawn(SQUARE), "tile green G5", "monument F4 red-green")
    assert refused(built, "catastrophe F4") == ("TE-C1", "monuments-and-ziggurat-are-never-destroyed")
    assert refused(built, "tile green F4")[1] == "the-cell-is-not-empty"


def test_who_is_paid_at_the_end_of_his_turn() -> None:
    """TE-M6: the active player, for each monument and each colour of it whose leader they have in its kingdom."""
    state = drawn("""
        rest: start
        monuments: red-black G4
        corner: F3

        .  r  rA .  .
        kA -  -  r  gA
        r  -  -  .  .
    """)
    after = play(state, "done")
    assert points(after, "archer") == {"red": 1, "black": 1}
    assert [event.rule for event in events(after, Scored)] == ["TE-M6", "TE-M6"]


def test_a_king_is_no_substitute_at_monuments() -> None:
    """TE-M6: they score only for black."""
    state = drawn("""
        rest: start
        monuments: red-green G4
        corner: F3

        .  r  kA
        .  -  -
        .  -  -
    """)
    assert points(play(state, "done"), "archer") == {}
