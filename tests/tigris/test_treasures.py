"""Chapter Treasures (TE-R)."""

from tests.tigris.drawn import at, drawn, events, home, offered, play, points, refused
from tilewright.games.tigris.model.events import OnlyChoice, TreasuresTaken

# A market on H7 joins the treasures of F3 and I7; neither is a corner one.
TWO_INNER = """
    players: archer bull lion
    hand archer: green 1
    rest: start
    corner: F3

    R  gB .  .  .
    r  .  .  .  .
    r  r  .  .  .
    .  g  g  .  .
    .  .  .  R  .
"""


def test_the_worked_example() -> None:
    """Example 4, TE-R1, TE-R2: a farm joins a second treasure; the corner one is taken, not the other."""
    state = drawn("""
        players: archer bull lion
        active: lion
        hand lion: blue 1
        corner: A8

        .  R  gA .  b  .
        .  bB .  .  r  .
        .  .  .  .  r  R
    """)
    after = play(state, "tile blue D8")
    assert points(after, "bull") == {"blue": 1}
    assert events(after, TreasuresTaken) == [TreasuresTaken(0, ("B8",), "F10")]
    assert OnlyChoice(0, "keep F10") in after.events
    assert after.treasures == bytes([1, 0, 0])
    assert (at(after, "B8"), at(after, "F10")) == ("r", "R")


def test_all_but_one_are_taken_after_the_action() -> None:
    """TE-R1: by the trader's owner, active or not, before the second action; they must."""
    asked = play(drawn(TWO_INNER), "tile green H7")
    assert asked.actor == 1
    assert asked.reveals
    assert asked.view(None).decision == "treasure"
    assert offered(asked) == ["keep F3", "keep I7"]
    assert refused(asked, "decline") == ("TE-T2", "another-decision-comes-first")
    after = play(asked, "keep I7")
    assert after.treasures == bytes([0, 1, 0])
    assert (at(after, "F3"), at(after, "I7")) == ("r", "R")
    assert events(after, TreasuresTaken) == [TreasuresTaken(1, ("F3",), "I7")]
    assert (after.actor, after.actions_left) == (0, 1)


def test_several_kingdoms_are_served_from_the_active_player() -> None:
    """TE-R1: possible only from a set-up position."""
    state = drawn("""
        players: archer bull lion
        active: bull
        corner: F3

        R  gA g  g  .  .
        .  .  .  g  .  .
        .  .  .  g  .  .
        .  .  .  g  .  .
        .  .  .  R  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        R  gB g  g  g  g
        .  .  .  .  .  R
    """)
    bulls = play(state, "catastrophe A1")
    assert bulls.actor == 1
    assert offered(bulls) == ["keep F10", "keep K11"]
    archers = play(bulls, "keep F10")
    assert archers.actor == 0
    assert offered(archers) == ["keep F3", "keep I7"]
    after = play(archers, "keep F3")
    assert after.treasures == bytes([1, 1, 0])
    assert after.actor == 1


def test_corner_treasures_go_first() -> None:
    """TE-R2: a corner one is not kept while there is another."""
    state = drawn("""
        hand archer: green 1
        corner: A8

        .  R  gB .  .  .  .  .  .  .  .
        .  r  r  r  .  .  .  .  .  .  .
        .  .  .  r  .  R  g  g  g  g  g
        .  .  .  .  .  .  .  .  .  .  R
    """)
    asked = play(state, "tile green E10")
    assert offered(asked) == ["keep F10", "keep K11"]
    assert refused(asked, "keep B8") == ("TE-R2", "this-treasure-is-taken-before-the-others")
    assert refused(asked, "keep A1") == ("TE-R1", "there-is-no-treasure-of-this-kingdom")
    after = play(asked, "keep K11")
    assert after.treasures == bytes([0, 2])
    assert events(after, TreasuresTaken) == [TreasuresTaken(1, ("B8", "F10"), "K11")]


def test_among_preferred_treasures_only_the_owner_chooses() -> None:
    """TE-R2: on the alternate board those outside the land between the rivers."""
    state = drawn("""
        board: alternate
        hand archer: green 1
        corner: J11

        R  g  r  gA .  R
    """)
    assert offered(play(state, "tile green N11")) == ["keep J11", "keep O11"]


def test_without_a_trader_treasures_stay() -> None:
    """TE-R3: until one is in the kingdom after some action."""
    state = drawn("""
        hand archer: green 1
        rest: start
        corner: F3

        R  kB .  .
        r  .  .  .
        r  r  .  .
        .  g  g  .
        .  .  .  R
    """)
    joined = play(state, "tile green H7")
    assert joined.treasures == bytes([0, 0])
    assert joined.actor == 0
    assert refused(joined, "keep F3") == ("TE-R1", "no-treasures-are-to-be-taken")
    asked = play(joined, "leader trader G4")
    assert offered(asked) == ["keep F3", "keep I7"]
    assert asked.actor == 0


def test_treasures_come_after_conflicts() -> None:
    """TE-T2, TE-R1: a trader beaten in the same action takes nothing, the winner takes them."""
    state = drawn("""
        hand archer: red 1 green 5
        rest: start
        corner: F3

        R  gB .  .  .
        r  .  .  .  .
        r  r  .  .  .
        .  r  .  r  .
        .  .  .  R  gA
    """)
    war = play(state, "tile red H6")
    assert war.view(None).decision == "war"
    assert not events(war, TreasuresTaken)
    won = play(war, "commit 1")
    assert home(won, "bull") == ["priest", "farmer", "trader", "king"]
    assert won.actor == 0
    assert offered(won) == ["keep F3", "keep I7"]


def test_a_treasure_is_a_point_of_any_colour() -> None:
    """TE-R4: fixed only at the end of the game."""
    state = drawn("""
        points archer: red 2 blue 1 green 2 black 2
        treasures archer: 2
        corner: F3

        R
    """)
    assert points(state, "archer") == {"red": 2, "blue": 1, "green": 2, "black": 2}
    over = play(state, "done")
    assert over.result is not None
    assert over.result.scores[0] == 2
    table = over.view(None).table
    assert table is not None
    assert table[0].treasures == (1, 1, 0, 0)
    assert table[0].totals == (3, 2, 2, 2)
