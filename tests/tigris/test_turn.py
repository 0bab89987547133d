"""Chapter A turn (TE-T)."""

from tests.tigris.drawn import drawn, events, hand, offered, play, points, refused
from tilewright.games.tigris.model.events import Drew, OnlyChoice, TurnBegan, TurnEnded

START = """
    hand archer: red 2 green 4
    hand bull: red 6
    rest: start
    corner: F5

    kA r  .
"""


def test_two_actions_of_any_kinds() -> None:
    """TE-T1: alike or different, in any order."""
    state = drawn(START)
    for first in ("leader priest G6", "tile red H5", "catastrophe A1", "swap red"):
        after = play(state, first)
        assert (after.actor, after.actions_left) == (0, 1)
        assert play(after, "catastrophe A2").actor == 1
    twice = play(state, "leader priest G6", "leader trader G4")
    assert twice.actor == 1
    assert twice.actions_left == 2


def test_stopping_early() -> None:
    """TE-T1, TE-T3: even with no action taken."""
    state = drawn(START)
    assert play(state, "done").actor == 1
    assert play(state, "tile red H5", "done").actor == 1


def test_order_of_building_monument_and_treasures() -> None:
    """TE-T2, TE-B6: asked one after the other within one action."""
    state = drawn("""
        options: buildings
        hand archer: green 1
        rest: start
        corner: F3

        R  gA .  .
        g  g  .  .
        g  .  g  .
        r  .  g  .
        .  .  g  R
    """)
    building = play(state, "tile green G5")
    assert points(building, "archer") == {"green": 1}
    assert building.view(None).decision == "building"
    monument = play(building, "decline")
    assert monument.view(None).decision == "monument"
    treasure = play(monument, "decline")
    assert treasure.view(None).decision == "treasure"
    after = play(treasure, "keep F3")
    assert after.view(None).decision == "action"
    assert after.actions_left == 1
    for state in (building, monument, treasure):
        assert refused(state, "done") == ("TE-T2", "another-decision-comes-first")


def test_everybody_draws_up_to_six_at_the_end_of_the_turn() -> None:
    """TE-T3: the active player first, then clockwise; nobody draws at another time."""
    state = drawn("""
        players: archer bull lion
        active: bull
        hand archer: red 6
        hand bull: green 3
        hand lion: black 4
        rest: start
    """)
    first = play(state, "catastrophe A1")
    assert not events(first, Drew)
    assert not first.reveals
    after = play(first, "done")
    assert [(event.seat, event.count) for event in events(after, Drew)] == [(1, 3), (2, 2)]
    assert [sum(after.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert events(after, TurnEnded) == [TurnEnded(1)]
    assert events(after, TurnBegan) == [TurnBegan(2)]
    assert after.reveals
    assert sum(after.bag) == sum(state.bag) - 5


def test_a_swap_draws_at_once() -> None:
    """TE-T3: the only draw within a turn."""
    after = play(drawn(START), "swap green green")
    assert [event.count for event in events(after, Drew)] == [2]
    assert after.reveals


def test_monuments_pay_before_the_draw() -> None:
    """TE-T3: in the order monument, ziggurat, draw."""
    state = drawn("""
        options: ziggurat
        hand archer: red 1
        rest: start
        monuments: red-black F5
        ziggurat: J5 red
        corner: F4

        .  .  .  .  -
        -  -  kA -  -  -
        -  -  r  .  -
    """)
    asked = play(state, "done")
    assert points(asked, "archer") == {"black": 1}
    assert asked.view(None).decision == "point"
    assert not events(asked, Drew)
    after = play(asked, "point blue")
    assert points(after, "archer") == {"black": 1, "blue": 1}
    assert events(after, Drew)


def test_a_choice_with_one_answer_is_not_asked() -> None:
    """TE-T4: here the end of a turn in which nothing else can be done; all see that it is so."""
    state = drawn("""
        hand archer: black 1
        catastrophes archer: 0
    """)
    after = play(state, "tile black A5")
    assert OnlyChoice(0, "done") in after.events


def test_building_and_monument_are_asked_only_when_possible() -> None:
    """TE-T4."""
    state = drawn("options: buildings ziggurat\n" + START.strip())
    after = play(state, "tile green H5")
    assert after.view(None).decision == "action"
    assert refused(after, "decline") == ("TE-T4", "nothing-is-offered")


def test_answers_need_a_question() -> None:
    """TE-T2: and each refusal cites the rule by which it is not asked."""
    state = drawn("options: buildings ziggurat\n" + START.strip())
    assert refused(state, "commit 0") == ("TE-I2", "there-is-no-conflict")
    assert refused(state, "war red") == ("TE-E1", "there-is-no-war-to-choose")
    assert refused(state, "keep A1") == ("TE-R1", "no-treasures-are-to-be-taken")
    assert refused(state, "point red") == ("TE-Z3", "there-is-no-point-of-the-ziggurat-to-take")
    assert refused(state, "building A1") == ("TE-T4", "no-building-is-offered")
    assert refused(state, "monument A1 red-blue") == ("TE-T4", "no-monument-is-offered")
    assert refused(state, "ziggurat B2") == ("TE-T4", "no-ziggurat-is-offered")
    assert refused(drawn(START), "point red") == ("TE-Z1", "this-game-is-played-without-ziggurat")


def test_the_actor_sees_a_fixed_order_of_actions() -> None:
    """TE-T1: leaders, tiles, catastrophes, swaps, done."""
    texts = offered(drawn(START))
    kinds = [text.split()[0] for text in texts]
    assert sorted(set(kinds), key=kinds.index) == ["leader", "tile", "catastrophe", "swap", "done"]
    assert hand(drawn(START), "archer") == {"red": 2, "green": 4}
