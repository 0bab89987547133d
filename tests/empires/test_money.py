"""Chapter SE-U: gold and unrest."""

import pytest

from tests.empires.drawn import empire, four, gold, legal, play, refused, told, unrest
from tilewright.games.empires.model.events import Paid, UnrestTaken


@pytest.mark.parametrize(
    ("held", "left", "counters"),
    [(5, 2, 0), (3, 0, 0), (2, 1, 1), (1, 0, 1), (0, 1, 2)],
)
def test_what_gold_does_not_pay_unrest_does(held: int, left: int, counters: int) -> None:
    """SE-U1: what there is, then counters of 2 gold each, just enough, the change kept. Army Training costs 3."""
    after = play(four(f"power britain: gold {held}"), "take army_training")
    assert gold(after, "britain") == left
    assert unrest(after, "britain") == counters
    assert told(after, Paid) == [Paid(0, 3, "tile", "SE-P1")]
    taken = [UnrestTaken(0, counters, "payment", "SE-U1", 2 * counters)] if counters else []
    assert told(after, UnrestTaken) == taken


@pytest.mark.parametrize(("held", "left", "counters"), [(3, 0, 0), (2, 2, 1), (1, 1, 1), (0, 0, 1)])
@pytest.mark.parametrize("copies", [1, 2])
def test_with_banking_a_counter_is_worth_three(held: int, left: int, counters: int, copies: int) -> None:
    """SE-U1: Banking; a second one adds nothing."""
    state = four(f"power britain: gold {held}\ntiles britain: banking {copies}")
    after = play(state, "take army_training")
    assert (gold(after, "britain"), unrest(after, "britain")) == (left, counters)


def test_banking_does_not_help_to_pay_for_itself() -> None:
    """SE-U1, SE-P1: the tile is paid for as it is taken."""
    after = play(four("power britain: gold 0"), "take banking")
    assert (gold(after, "britain"), unrest(after, "britain")) == (1, 2)


def test_unrest_is_never_taken_earlier_nor_paid_back() -> None:
    """SE-U1: a rich player keeps their unrest; with enough gold none is taken."""
    after = play(four("power britain: gold 50 unrest 4"), "take army_training")
    assert (gold(after, "britain"), unrest(after, "britain")) == (47, 4)


def test_an_attack_is_paid_with_unrest_too() -> None:
    """SE-U1: every payment demanded is possible, in mid-attack too."""
    state = four("power britain: gold 1\nunits britain: army baltic 1\nmarkers france: baltic 1", "3 3 3 3")
    after = play(state, "attack france baltic land")
    assert gold(after, "britain") == 1
    paid = [event for event in after.events if isinstance(event, (Paid, UnrestTaken))]
    assert paid[:2] == [UnrestTaken(0, 1, "payment", "SE-U1", 2), Paid(0, 2, "attack", "SE-F1")]


def test_population_is_never_lent() -> None:
    """SE-U1: no build, no settlement, no tile for population without it."""
    state = four("power britain: population 0\ncounters caribbean: pop")
    assert refused(state, "build army home") == ("SE-B1", "not-enough-population")
    assert refused(state, "settle pop caribbean") == ("SE-C1", "not-enough-population")
    assert refused(state, "take militia") == ("SE-P1", "not-enough-population")
    assert legal(four("counters caribbean: pop"), "build army home", "settle pop caribbean", "take militia")


def test_unrest_comes_with_a_tile_that_costs_it() -> None:
    """SE-U2: Industry."""
    after = play(four("power britain: gold 9"), "take industry")
    assert (gold(after, "britain"), unrest(after, "britain")) == (9, 2)
    assert told(after, UnrestTaken) == [UnrestTaken(0, 2, "tile", "SE-P1")]


def test_unrest_comes_with_a_lost_and_with_a_destroyed_unit() -> None:
    """SE-U2, SE-F10, SE-B2."""
    lost = play(four("units britain: army baltic 1\ncounters baltic: 5+1", "1 1 1 1"), "attack neutral baltic 5+1")
    assert told(lost, UnrestTaken) == [UnrestTaken(0, 1, "lost-unit", "SE-F10")]
    destroyed = play(four("units britain: army baltic 1"), "destroy army baltic")
    assert told(destroyed, UnrestTaken) == [UnrestTaken(0, 1, "destroyed", "SE-B2")]


def test_a_unit_lost_at_sea_brings_no_unrest() -> None:
    """SE-U2: the ruling."""
    after = play(four("units britain: fleet baltic 1", "1 1"), "move fleet baltic india")
    assert sum(empire(after, "britain").fleets) == 0
    assert unrest(after, "britain") == 0
