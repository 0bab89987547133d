"""Chapter Internal conflict (TE-I)."""

from tests.tigris.drawn import at, drawn, events, hand, home, offered, play, points, refused
from tilewright.games.tigris.model.events import Committed, ConflictWon, LeaderLeft, OnlyChoice, RevoltBegan
from tilewright.games.tigris.model.stock import removed

# On H6 the archer's king has two temples beside it, the bull's has one.
EXAMPLE = """
    hand archer: red 3
    hand bull: red 4
    corner: F4

    kB r  .  .
    .  g  .  .
    .  r  .  r
"""


def test_the_worked_example() -> None:
    """Example 1, TE-I2, TE-I3, TE-I4: 2 + 2 against 1 + 3 is a tie, which is the defender's."""
    revolt = play(drawn(EXAMPLE), "leader king H6")
    assert events(revolt, RevoltBegan) == [RevoltBegan(0, 1, "king", "H6", "F4", 2, 1)]
    over = play(revolt, "commit 2", "commit 3")
    assert events(over, ConflictWon) == [ConflictWon(1, 0, "king", 4, 4, "TE-I3")]
    assert points(over, "bull") == {"red": 1}
    assert points(over, "archer") == {}
    assert removed(over) == (5, 0, 0, 0)
    assert home(over, "archer") == ["priest", "farmer", "trader", "king"]
    assert at(over, "F4") == "kB"


def test_a_leader_put_into_a_kingdom_with_one_of_its_colour_attacks() -> None:
    """TE-I1: its owner attacks, the other's owner defends; other colours are no revolt."""
    state = drawn(EXAMPLE)
    assert not events(play(state, "leader priest H6"), RevoltBegan)
    revolt = play(state, "leader king H6")
    assert revolt.actor == 0
    assert revolt.view(None).decision == "revolt"
    (event,) = events(revolt, RevoltBegan)
    assert (event.attacker, event.defender) == (0, 1)


def test_a_leader_moved_into_a_kingdom_attacks_too() -> None:
    """TE-I1: from anywhere."""
    state = drawn("""
        hand archer: red 3
        corner: F4

        kB r  .  .  .  r  kA
    """)
    revolt = play(state, "leader king H4")
    assert revolt.view(None).decision == "revolt"
    assert at(revolt, "L4") == "."


def test_strength_is_temples_beside_and_red_tiles() -> None:
    """TE-I2: red whatever the leaders' colour; one temple may count for both; the attacker goes first."""
    state = drawn("""
        hand archer: red 1 green 5
        hand bull: red 2 green 4
        corner: F4

        gB r  .
        .  .  r
    """)
    revolt = play(state, "leader trader H4")
    assert events(revolt, RevoltBegan)[0].attack == 2
    assert events(revolt, RevoltBegan)[0].defence == 1
    assert offered(revolt) == ["commit 0", "commit 1"]
    defence = play(revolt, "commit 1")
    assert defence.actor == 1
    assert offered(defence) == ["commit 0", "commit 1", "commit 2"]
    assert events(defence, Committed) == [Committed(0, "red", 1)]
    assert refused(revolt, "commit 2") == ("TE-I2", "you-hold-fewer-tiles")


def test_face_down_temples_do_not_count() -> None:
    """TE-I2, TE-M2."""
    state = drawn("""
        hand archer: red 1
        hand bull: red 1
        monuments: red-green I3
        corner: F3

        .  .  .  -  -
        kB r  .  -  -
    """)
    (event,) = events(play(state, "leader king H4"), RevoltBegan)
    assert (event.attack, event.defence) == (1, 1)


def test_more_wins() -> None:
    """TE-I3, TE-I4: the attacker with more; the winner scores 1 red whatever the leaders' colour."""
    state = drawn(EXAMPLE)
    over = play(state, "leader king H6", "commit 2", "commit 2")
    assert events(over, ConflictWon) == [ConflictWon(0, 1, "king", 4, 3, "TE-I3")]
    assert points(over, "archer") == {"red": 1}
    assert at(over, "F4") == "."
    assert at(over, "H6") == "kA"
    assert events(over, LeaderLeft) == [LeaderLeft(1, "king", "F4", "lost-the-revolt", "TE-I4")]


def test_a_tie_is_the_defenders() -> None:
    """TE-I3."""
    over = play(drawn(EXAMPLE), "leader king H6", "commit 0", "commit 1")
    assert points(over, "bull") == {"red": 1}


def test_the_loser_goes_home_not_back_to_its_old_cell() -> None:
    """TE-I4: and may come again with the next action."""
    state = drawn("""
        hand archer: red 1
        hand bull: red 1
        corner: F4

        kB r  .  .  .  r  kA
    """)
    over = play(state, "leader king H4", "commit 0", "commit 0")
    assert at(over, "L4") == at(over, "H4") == "."
    assert "king" in home(over, "archer")
    assert over.actor == 0
    again = play(over, "leader king H4")
    assert events(again, RevoltBegan)


def test_committed_tiles_leave_the_game() -> None:
    """TE-I4: of both, winner and loser."""
    over = play(drawn(EXAMPLE), "leader king H6", "commit 3", "commit 1")
    assert hand(over, "archer") == {}
    assert hand(over, "bull") == {"red": 3}
    assert removed(over) == (4, 0, 0, 0)


def test_no_leader_escapes_a_conflict() -> None:
    """TE-I5: neither moved nor taken off, attacker's or defender's."""
    revolt = play(drawn(EXAMPLE), "leader king H6")
    for text in ("leader king off", "leader king F5"):
        assert refused(revolt, text) == ("TE-I5", "no-leader-moves-while-a-conflict-is-open")
    assert refused(revolt, "leader priest F5") == ("TE-T2", "another-decision-comes-first")  # not on the board
    defence = play(revolt, "commit 0")
    assert refused(defence, "leader king off")[0] == "TE-I5"
    war = drawn("""
        hand archer: red 2
        corner: F4

        kA r  .  r  kB
    """)
    war = play(war, "tile red H4")
    assert refused(war, "leader king off")[0] == "TE-I5"
    assert refused(war, "tile red A1") == ("TE-T2", "another-decision-comes-first")


def test_an_empty_hand_is_not_asked() -> None:
    """TE-T4: all can see that it can commit nothing."""
    state = drawn("""
        corner: F4

        kB r  .
        .  g  r
    """)
    over = play(state, "leader king H4")
    assert [event.seat for event in events(over, OnlyChoice)] == [0, 1]
    assert points(over, "archer") == {"red": 1}
    assert over.actor == 0


def test_one_without_a_red_tile_is_asked_all_the_same() -> None:
    """TE-T4: not asking them would show their hand."""
    state = drawn("""
        hand archer: green 1
        hand bull: blue 6
        corner: F4

        kB r  .
        .  g  r
    """)
    revolt = play(state, "leader king H4")
    assert offered(revolt) == ["commit 0"]
    defence = play(revolt, "commit 0")
    assert defence.actor == 1
    assert offered(defence) == ["commit 0"]
