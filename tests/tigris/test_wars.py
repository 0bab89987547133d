"""Chapter External conflict (TE-E)."""

from tests.tigris.drawn import at, drawn, events, hand, home, offered, play, points, refused
from tilewright.games.tigris.model.events import (
    ConflictWon,
    KingdomsJoined,
    MarkerRemoved,
    OnlyChoice,
    TilesRemoved,
    WarBegan,
    WarCalledOff,
)
from tilewright.games.tigris.model.stock import removed

# The markets J4 and J5 hold the bull's king to the side of the bull's trader.
EXAMPLE = """
    hand archer: red 1 green 4
    hand bull: green 1 blue 1
    corner: F3

    gA .  .  gB r  .
    r  g  .  g  g  kB
    kA .  .  .  .  r
"""


def test_the_worked_example() -> None:
    """Example 2, TE-E1, TE-E3, TE-E5, TE-E7, TE-E8: green first; the kings' war is called off."""
    joined = play(drawn(EXAMPLE), "tile red H4")
    assert events(joined, KingdomsJoined) == [KingdomsJoined("H4", ("green", "black"))]
    assert offered(joined) == ["war green", "war black"]
    war = play(joined, "war green")
    assert events(war, WarBegan) == [WarBegan(0, 1, "green", "F3", "I3", 1, 2)]
    over = play(war, "commit 4", "commit 1")
    assert events(over, ConflictWon) == [ConflictWon(0, 1, "trader", 5, 3, "TE-E4")]
    assert points(over, "archer") == {"green": 3}
    assert removed(over) == (0, 0, 7, 0)
    assert events(over, TilesRemoved) == [TilesRemoved("green", ("I4", "J4"))]
    assert events(over, WarCalledOff) == [WarCalledOff("black")]
    assert home(over, "bull") == ["priest", "farmer", "trader"]
    assert at(over, "K4") == "kB"
    assert over.actor == 0
    assert over.actions_left == 1


def test_the_active_player_says_which_war_is_next() -> None:
    """TE-E1: one war for each colour with two leaders, one at a time."""
    joined = play(drawn(EXAMPLE), "tile red H4")
    assert joined.actor == 0
    assert joined.view(None).tile == "H4"
    assert refused(joined, "war red") == ("TE-E1", "no-two-leaders-of-this-colour-are-at-war")
    assert refused(joined, "commit 0") == ("TE-T2", "another-decision-comes-first")
    kings_first = play(joined, "war black", "commit 0", "commit 0")
    # A tie of none to none: the bull's king stays, the archer's goes home, and the traders still fight.
    assert points(kings_first, "bull") == {"black": 1}
    assert kings_first.view(None).conflict is not None
    assert OnlyChoice(0, "war green") in kings_first.events


def test_the_only_war_is_not_asked_for() -> None:
    """TE-T4, TE-E1."""
    state = drawn("""
        hand archer: red 2
        corner: F4

        kA r  .  r  kB
    """)
    war = play(state, "tile red H4")
    assert OnlyChoice(0, "war black") in war.events
    assert refused(war, "war black") == ("TE-T2", "another-decision-comes-first")


def test_the_active_player_attacks() -> None:
    """TE-E2: if one of the leaders is theirs."""
    state = drawn("""
        active: bull
        hand bull: red 2
        corner: F4

        kA r  .  r  kB
    """)
    (war,) = events(play(state, "tile red H4"), WarBegan)
    assert (war.attacker, war.defender) == (1, 0)


def test_otherwise_the_first_clockwise_attacks() -> None:
    """TE-E2: from the active player."""
    text = """
        players: archer bull lion pot
        active: {active}
        hand {active}: red 2
        corner: F4

        kA r  .  r  kL
    """
    (war,) = events(play(drawn(text.format(active="bull")), "tile red H4"), WarBegan)
    assert (war.attacker, war.defender) == (2, 0)
    (war,) = events(play(drawn(text.format(active="pot")), "tile red H4"), WarBegan)
    assert (war.attacker, war.defender) == (0, 2)


def test_the_joining_tile_counts_for_nobody() -> None:
    """TE-E3: nor does a leaderless region that only it connects; and it is not lost."""
    state = drawn("""
        hand archer: black 2
        hand bull: black 1
        corner: F3

        .  .  k  .  .
        kA r  .  r  kB
        k  .  k  .  .
    """)
    war = play(state, "tile black H4")
    assert (events(war, WarBegan)[0].attack, events(war, WarBegan)[0].defence) == (1, 0)
    over = play(war, "commit 0", "commit 1")
    assert events(over, ConflictWon)[0].winner == 1
    assert events(over, TilesRemoved) == [TilesRemoved("black", ("F5",))]
    assert at(over, "H4") == at(over, "H3") == at(over, "H5") == "k"
    assert points(over, "bull") == {"black": 2}


def test_committed_tiles_have_the_wars_colour() -> None:
    """TE-E3: attacker once, then defender once."""
    state = drawn("""
        hand archer: red 3 black 2
        hand bull: black 1 red 5
        corner: F4

        kA r  .  r  kB
    """)
    war = play(state, "tile red H4")
    assert offered(war) == ["commit 0", "commit 1", "commit 2"]
    assert refused(war, "commit 3") == ("TE-E3", "you-hold-fewer-tiles")
    defence = play(war, "commit 1")
    assert defence.actor == 1
    assert offered(defence) == ["commit 0", "commit 1"]
    over = play(defence, "commit 0")
    assert hand(over, "archer") == {"red": 2, "black": 1}
    assert points(over, "archer") == {"black": 1}


def test_a_tie_is_the_defenders() -> None:
    """TE-E4."""
    state = drawn("""
        hand archer: red 1 black 1
        corner: F4

        kA r  .  r  kB
        k  .  .  .  k
    """)
    over = play(state, "tile red H4", "commit 0")
    assert events(over, ConflictWon) == [ConflictWon(1, 0, "king", 1, 1, "TE-E4")]
    assert points(over, "bull") == {"black": 2}
    won = play(state, "tile red H4", "commit 1")
    assert points(won, "archer") == {"black": 2}


def test_the_losers_side_loses_all_tiles_of_the_colour() -> None:
    """TE-E5, TE-E7: far ones too, and no others; committed tiles score nothing."""
    state = drawn(
        """
        hand archer: red 1 green 5
        corner: F3

        .  .  .  .  g  g
        gA r  .  r  gB k
        .  .  .  .  k  g
    """
    )
    over = play(state, "tile red H4", "commit 5")
    assert events(over, TilesRemoved) == [TilesRemoved("green", ("J3", "K3", "K5"))]
    assert points(over, "archer") == {"green": 4}
    assert at(over, "K4") == at(over, "J5") == "k"
    assert removed(over) == (0, 0, 8, 0)


def test_temples_are_saved_by_a_treasure_or_another_leader() -> None:
    """TE-E6: in red wars; the beaten priest saves none."""
    state = drawn("""
        hand archer: red 6
        corner: E3

        .  R  r  bB r  .  .
        .  r  .  rB r  .  r
        .  .  .  .  .  .  rA
    """)
    over = play(state, "tile red J4", "commit 5")
    # F3 holds a treasure, G3 and I3 stand beside the bull's farmer; F4 and I4 had only the beaten priest.
    assert events(over, TilesRemoved) == [TilesRemoved("red", ("F4", "I4"))]
    assert points(over, "archer") == {"red": 3}
    assert at(over, "F3") == "R"
    assert home(over, "bull") == ["priest", "trader", "king"]


def test_other_wars_spare_nothing_beside_leaders() -> None:
    """TE-E6 is for red wars only."""
    state = drawn("""
        hand archer: red 1 black 1
        corner: F3

        .  .  .  .  r
        kA r  .  r  kB
        .  .  .  k  rB
        .  .  .  .  r
    """)
    over = play(state, "tile red H4", "commit 1")
    assert at(over, "I5") == "k"
    won = drawn("""
        hand archer: red 1 black 2
        corner: F3

        .  .  .  .  r
        kA r  .  r  kB
        .  .  .  k  rB
        .  .  .  .  r
    """)
    won = play(won, "tile red H4", "commit 2")
    assert at(won, "I5") == "."
    assert points(won, "archer") == {"black": 2}


def test_a_kingdom_that_breaks_into_three() -> None:
    """TE-E8: what is no longer connected fights no more, what still is fights on."""
    state = drawn("""
        hand archer: red 1 green 5
        hand bull: black 1
        corner: B3

        .  .  .  .  .  .  rB
        .  .  .  .  .  g  r
        rA r  gA .  r  g  gB
        bA r  kA .  kB g  .
        .  .  .  .  .  r  bB
    """)
    joined = play(state, "tile red E5")
    assert offered(joined) == ["war red", "war blue", "war green", "war black"]
    torn = play(joined, "war green", "commit 5", "commit 0")
    assert points(torn, "archer") == {"green": 4}
    assert len(torn.board.kingdoms) == 3
    assert events(torn, WarCalledOff) == [WarCalledOff("red"), WarCalledOff("blue")]
    assert OnlyChoice(0, "war black") in torn.events
    assert torn.actor == 1
    over = play(torn, "commit 0")
    assert points(over, "bull") == {"black": 1}
    assert home(over, "archer") == ["king"]
    assert home(over, "bull") == ["trader"]


def test_supporters_cut_off_by_an_earlier_war_do_not_count() -> None:
    """TE-E8: even where both pieces still touch the marked tile; nor are they removed."""
    state = drawn("""
        hand archer: red 1 green 2 black 3
        corner: E3

        .  .  .  k  g  gB
        r  gA r  .  .  r
        kA .  .  k  k  kB
    """)
    joined = play(state, "tile red H4")
    assert (at(joined, "H3"), joined.view(None).decision) == ("k", "war-choice")
    kings = play(joined, "war green", "commit 2")
    assert kings.view(None).conflict is not None
    assert events(kings, WarBegan)[-1].defence == 2
    over = play(kings, "commit 3")
    assert events(over, TilesRemoved) == [TilesRemoved("black", ("H5", "I5"))]
    assert at(over, "H3") == "k"
    assert points(over, "archer") == {"green": 2, "black": 3}


def test_the_marker_comes_off() -> None:
    """TE-E9: when no war is left; the tile stays."""
    over = play(drawn(EXAMPLE), "tile red H4", "war green", "commit 4", "commit 1")
    assert events(over, MarkerRemoved) == [MarkerRemoved("H4")]
    assert at(over, "H4") == "r"
    assert over.view(None).tile is None


def test_wars_of_empty_hands_are_settled_without_a_question() -> None:
    """TE-T4, TE-E1: only their order is asked."""
    state = drawn("""
        hand archer: red 1
        corner: F3

        gA .  .  gB r  .
        r  g  .  r  r  kB
        kA .  .  .  .  .
    """)
    joined = play(state, "tile red H4")
    assert offered(joined) == ["war green", "war black"]
    over = play(joined, "war green")
    assert points(over, "archer") == {"green": 1}
    assert points(over, "bull") == {"black": 1}
    assert over.view(None).decision == "action"
