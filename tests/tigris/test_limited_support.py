"""Variant: limited support (TE-V)."""

from tests.tigris.drawn import drawn, events, offered, play, points, refused
from tilewright.games.tigris.model.events import OnlyChoice

# On I4 the archer's king has one temple, the bull's has three.
REVOLT = """
    options: limited_support
    hand archer: {archer}
    hand bull: {bull}
    corner: F3

    .  r  .  .
    r  kB r  .
    .  .  .  .
"""


def test_the_attacker_commits_nothing_or_enough_to_be_ahead() -> None:
    """TE-V1."""
    revolt = play(drawn(REVOLT.format(archer="red 4", bull="red 6")), "leader king I4")
    assert offered(revolt) == ["commit 0", "commit 3", "commit 4"]
    assert refused(revolt, "commit 2") == ("TE-V1", "the-attacker-must-come-out-ahead")


def test_an_attacker_who_is_ahead_commits_any_number() -> None:
    """TE-V1."""
    state = drawn("""
        options: limited_support
        hand archer: red 3
        corner: F3

        .  r  .  .
        kB r  .  r
        .  .  r  .
    """)
    assert offered(play(state, "leader king H4")) == ["commit 0", "commit 1", "commit 2", "commit 3"]


def test_the_defender_commits_nothing_or_exactly_enough() -> None:
    """TE-V1: the number that makes the totals equal, which wins for them."""
    revolt = play(drawn(REVOLT.format(archer="red 4", bull="red 6")), "leader king I4", "commit 4")
    assert revolt.actor == 1
    assert offered(revolt) == ["commit 0", "commit 2"]
    assert refused(revolt, "commit 3") == ("TE-V1", "the-defender-must-come-out-level")
    assert points(play(revolt, "commit 2"), "bull") == {"red": 1}
    assert points(play(revolt, "commit 0"), "archer") == {"red": 1}


def test_a_defender_who_is_level_or_ahead_is_not_asked() -> None:
    """TE-V1, TE-T4."""
    over = play(drawn(REVOLT.format(archer="red 4", bull="red 6")), "leader king I4", "commit 0")
    assert OnlyChoice(1, "commit 0") in over.events
    assert points(over, "bull") == {"red": 1}


def test_asking_follows_from_the_size_of_the_hand_alone() -> None:
    """TE-V1, TE-T4: tiles of any colour may be red for all that the others know."""
    few = play(drawn(REVOLT.format(archer="red 2", bull="red 6")), "leader king I4")
    assert [event.seat for event in events(few, OnlyChoice)] == [0, 1]
    blank = play(drawn(REVOLT.format(archer="blue 6", bull="red 6")), "leader king I4")
    assert blank.actor == 0
    assert offered(blank) == ["commit 0"]
    too_few = play(drawn(REVOLT.format(archer="red 6", bull="red 1 green 5")), "leader king I4", "commit 6")
    assert too_few.actor == 1
    assert offered(too_few) == ["commit 0"]
    small = play(drawn(REVOLT.format(archer="red 6", bull="red 3")), "leader king I4", "commit 6")
    assert OnlyChoice(1, "commit 0") in small.events


def test_it_holds_in_wars_too() -> None:
    """TE-V1."""
    state = drawn("""
        options: limited_support
        hand archer: red 1 black 3
        hand bull: black 2 red 1
        corner: F4

        kA r  .  r  kB
        .  .  .  .  k
    """)
    war = play(state, "tile red H4")
    assert offered(war) == ["commit 0", "commit 2", "commit 3"]
    assert offered(play(war, "commit 3")) == ["commit 0", "commit 2"]
    assert offered(play(war, "commit 2")) == ["commit 0", "commit 1"]


def test_a_level_defender_is_not_asked() -> None:
    """TE-V1, TE-T4: a tie is theirs already."""
    state = drawn("""
        options: limited_support
        hand archer: red 3
        hand bull: red 3
        corner: F4

        kB r  .
    """)
    over = play(state, "leader king H4", "commit 0")
    assert OnlyChoice(1, "commit 0") in over.events
    assert points(over, "bull") == {"red": 1}
