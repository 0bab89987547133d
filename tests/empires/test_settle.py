"""Chapter SE-C: settling."""

import pytest

from tests.empires.drawn import choices, counters, empire, four, gold, legal, markers, play, refused, told, unrest
from tilewright.games.empires.model.events import MarkerPlaced, PopulationSpent

LYING = "counters north_america: pop pop 2\ncounters south_america: slaves pop\ncounters caribbean: slaves"


def test_a_pop_counter_becomes_a_marker_for_population() -> None:
    """SE-C1: anywhere, without any unit there."""
    after = play(four(LYING), "settle pop north_america")
    assert told(after, MarkerPlaced) == [MarkerPlaced(0, "north_america", "pop", "SE-C1")]
    assert told(after, PopulationSpent) == [PopulationSpent(0, 1, "settle", "SE-C1")]
    assert markers(after, "britain", "north_america") == 1
    assert counters(after, "north_america") == ("2", "pop")
    assert (empire(after, "britain").population, gold(after, "britain"), unrest(after, "britain")) == (4, 10, 0)
    assert after.actions_left == 1


def test_slaves_need_a_fleet_in_africas_sea_and_cost_nothing() -> None:
    """SE-C1: in Africa's, not in the counter's; also without population."""
    state = four(LYING + "\npower britain: population 0\nunits britain: fleet africa 1")
    after = play(state, "settle slaves caribbean")
    assert told(after, MarkerPlaced) == [MarkerPlaced(0, "caribbean", "slaves", "SE-C1")]
    assert counters(after, "caribbean") == ()
    assert empire(after, "britain").population == 0
    for text in ("units britain: fleet caribbean 1 army caribbean 1", "units prussia: fleet africa 1"):
        assert refused(four(LYING + "\n" + text), "settle slaves caribbean") == ("SE-C1", "no-own-fleet-in-africas-sea")


def test_a_pop_counter_needs_population() -> None:
    """SE-C1, SE-U1."""
    state = four(LYING + "\npower britain: population 0 gold 50")
    assert refused(state, "settle pop north_america") == ("SE-C1", "not-enough-population")


def test_only_settlements_that_lie_there() -> None:
    """SE-C1."""
    state = four(LYING + "\nunits britain: fleet africa 1")
    assert set(choices(state, "settle")) == {
        "settle pop north_america",
        "settle pop south_america",
        "settle slaves south_america",
        "settle slaves caribbean",
    }
    assert refused(state, "settle pop caribbean") == ("SE-C1", "no-such-counter-lies-there")
    assert refused(state, "settle slaves india") == ("SE-C1", "no-such-counter-lies-there")


@pytest.mark.parametrize("second", ["settle pop south_america", "settle slaves south_america"])
def test_one_of_the_two_once_a_turn(second: str) -> None:
    """SE-C1, SE-T1: and in the next turn again."""
    state = play(four(LYING + "\nunits britain: fleet africa 1"), "settle slaves caribbean")
    assert refused(state, second) == ("SE-C1", "one-settlement-a-turn")
    later = play(state, *["pass"] * 7)
    assert legal(later, second)


def test_settlements_are_not_attacked() -> None:
    """SE-C1, SE-F1."""
    state = four(LYING + "\nunits britain: army north_america 1")
    assert refused(state, "attack neutral north_america pop") == ("SE-F1", "a-settlement-cannot-be-attacked")
