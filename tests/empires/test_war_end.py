"""Chapters SE-I and SE-V: income, upkeep, scoring and the end of a war."""

import pytest

from tests.empires.drawn import (
    armies,
    asked,
    drawn,
    empire,
    fleets,
    forts,
    four,
    gold,
    markers,
    play,
    supply,
    tiles,
    told,
    turned,
    unrest,
)
from tilewright.games.empires import EmpiresState
from tilewright.games.empires.model.events import (
    AreaScored,
    Income,
    Paid,
    PopulationGrew,
    TileReturned,
    UnrestTaken,
    Upkeep,
    WarEnded,
)
from tilewright.games.empires.rules.war_end import by_places

LAST = "round: 6\nactive: spain\nactions: 1\n"


def ended(text: str) -> EmpiresState:
    """The end of war one of four, after this."""
    return play(four(LAST + text), "pass")


def of_seat(state: EmpiresState, kind: type, seat: int = 0) -> object:
    (event,) = [event for event in told(state, kind) if event.seat == seat]
    return event


# SE-I1


def test_income_is_population_markers_and_companies() -> None:
    """SE-I1: 1 gold per population left, 1 per own marker on the map, and companies."""
    after = ended("power britain: gold 3 population 4\nmarkers britain: baltic 2 india 1\ntiles britain: eastland")
    assert of_seat(after, Income) == Income(0, 4, 3, 2)
    assert gold(after, "britain") == 3 + 4 + 3 + 2


def test_two_companies_add_up() -> None:
    """SE-I1."""
    after = ended("markers britain: baltic 2 india 1 africa 1\ntiles britain: eastland east_india")
    assert of_seat(after, Income) == Income(0, 5, 4, 3)


def test_captured_markers_bring_nothing() -> None:
    """SE-I1, Pirates: a captured marker counts for nothing."""
    after = ended("markers britain: india 1\ncaptured: pirates india britain\ntiles britain: east_india")
    assert of_seat(after, Income) == Income(0, 5, 1, 1)


def test_upkeep_is_one_gold_for_every_unit() -> None:
    """SE-I1: army, fleet and fort, homes included, as one payment after the income."""
    after = ended(
        "power britain: gold 0\nunits britain: army baltic 1 army home 1 fleet home 1 fleet india 1 fort baltic 1"
    )
    assert of_seat(after, Upkeep) == Upkeep(0, 5)
    assert Paid(0, 5, "upkeep", "SE-I1") in told(after, Paid)
    assert (gold(after, "britain"), unrest(after, "britain")) == (0, 0)


def test_upkeep_that_gold_does_not_pay_brings_unrest() -> None:
    """SE-I1, SE-U1: one payment, no disbanding."""
    after = ended("power britain: gold 0 population 0\nunits britain: army baltic 5")
    assert (gold(after, "britain"), unrest(after, "britain")) == (1, 3)
    assert UnrestTaken(0, 3, "payment", "SE-U1", 6) in told(after, UnrestTaken)
    assert armies(after, "britain", "baltic") == 5


@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 8), (4, 9), (5, 9), (9, 9)])
def test_population_grows_by_five_up_to_nine(before: int, after: int) -> None:
    """SE-I1: after the income, which is for what was left."""
    state = ended(f"power britain: population {before}")
    assert of_seat(state, Income) == Income(0, before, 0, 0)
    assert of_seat(state, PopulationGrew) == PopulationGrew(0, after - before, after)
    assert empire(state, "britain").population == after


def test_population_with_agriculture_is_at_most_nine() -> None:
    """SE-I1: Improved Agriculture."""
    state = ended("power britain: population 3\ntiles britain: improved_agriculture 5")
    assert empire(state, "britain").population == 9


# SE-V1

SCORED = """
    players: britain france prussia spain austria
    upper: britain prussia austria
    lower: france spain
    round: 5
    active: austria
    actions: 1
"""


def scored(text: str, area: str) -> tuple[int, ...]:
    after = play(drawn(SCORED + text), "pass")
    (event,) = [event for event in told(after, AreaScored) if event.area == area]
    return event.points


def in_area(area: str, *counts: int) -> str:
    powers = ("britain", "france", "prussia", "spain", "austria")
    return "\n".join(f"markers {power}: {area} {count}" for power, count in zip(powers, counts, strict=False) if count)


@pytest.mark.parametrize(
    ("area", "figures"),
    [
        ("german_states", (8, 5, 3)),
        ("central_europe", (6, 4, 2)),
        ("mediterranean", (6, 4, 2)),
        ("baltic", (5, 3, 2)),
        ("ottoman_empire", (4, 2, 1)),
        ("north_america", (4, 2)),
        ("caribbean", (5, 3)),
        ("south_america", (5, 3)),
        ("africa", (3, 2)),
        ("india", (5, 3)),
        ("east_indies", (4, 2)),
    ],
)
def test_most_markers_take_the_first_figure(area: str, figures: tuple[int, ...]) -> None:
    """SE-V1: next most the second, next the third where there is one; no marker, nothing."""
    size = next(one.counters for one in four().material.areas if one.id == area)
    counts = (3, 2, 1) if size >= 6 else (2, 1)
    points = scored(in_area(area, *counts), area)
    assert points[: len(counts)] == (*figures, 0)[: len(counts)]
    assert points[len(counts) :] == (0,) * (5 - len(counts))
    assert by_places((3, 2, 1, 0), figures)[:3] == (*figures, 0)[:3]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 2, 1), (8, 8, 5, 3)),
        ((1, 1, 1, 1), (8, 8, 8, 8)),
        ((3, 2, 2), (8, 5, 5)),
        ((0, 2, 0, 1), (0, 8, 0, 5)),
    ],
)
def test_equal_numbers_take_the_same_figure_and_use_up_one_place(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """SE-V1: the fourth worked example among them."""
    assert scored(in_area("german_states", *counts), "german_states")[: len(points)] == points


def test_the_example_of_scoring() -> None:
    """SE-V1: the fourth worked example; with the last also at 2: 8, 8, 5, 5."""
    assert by_places((3, 3, 2, 1), (8, 5, 3)) == (8, 8, 5, 3)
    assert by_places((3, 3, 2, 2), (8, 5, 3)) == (8, 8, 5, 5)
    assert by_places((4, 3, 2, 1), (8, 5, 3)) == (8, 5, 3, 0)


def test_points_are_added_area_by_area() -> None:
    """SE-V1: to those there are."""
    after = ended("power britain: points 7\nmarkers britain: baltic 1 india 2\nmarkers france: india 1")
    assert [one.points for one in after.empires] == [7 + 5 + 5, 3, 0, 0]


def test_captured_markers_do_not_score() -> None:
    """SE-V1."""
    assert scored("captured: pirates india britain\nmarkers france: india 1", "india") == (0, 5, 0, 0, 0)


# SE-V2


def test_tiles_at_the_end_of_the_war() -> None:
    """SE-V2: turned ones back, alliance tiles and placed Blockades to the supply; the others stay."""
    after = ended(
        """
        units britain: fleet india 1
        tiles britain: blockade/india reserves/used 2 bavaria denmark banking levant surprise_attack
        """
    )
    assert turned(after, "britain", "reserves") == 0
    for tile, held in (("reserves", 2), ("banking", 1), ("levant", 1), ("surprise_attack", 1)):
        assert tiles(after, "britain", tile) == held
    for tile in ("bavaria", "denmark", "blockade"):
        assert (tiles(after, "britain", tile), supply(after, tile)) == (0, 1)
    assert sum(empire(after, "britain").blockades) == 0
    assert TileReturned("blockade", "war-ended", "SE-V2", 0) in told(after, TileReturned)


def test_a_blockade_in_hand_is_kept() -> None:
    """SE-V2."""
    after = ended("tiles britain: blockade")
    assert (tiles(after, "britain", "blockade"), supply(after, "blockade")) == (1, 0)


def test_alliances_are_dissolved_and_raiders_stay() -> None:
    """SE-V2: units, markers and counters stay too."""
    after = ended(
        """
        captured: pirates india britain slave_revolt caribbean spain
        units france: army baltic 2 fleet india 1 fort german_states 1
        markers france: baltic 1
        """
    )
    assert (after.upper, after.lower, after.round) == ((), (), 0)
    assert len(after.captives) == 2
    assert supply(after, "pirates") == supply(after, "slave_revolt") == 0
    assert (armies(after, "france", "baltic"), fleets(after, "france", "india")) == (2, 1)
    assert (forts(after, "france", "german_states"), markers(after, "france", "baltic")) == (1, 1)
    assert told(after, WarEnded) == [WarEnded(1)]
    assert (after.war, asked(after)) == (2, ("spain", "auction"))


def test_war_three_too_ends_with_income_upkeep_and_scoring() -> None:
    """SE-V2, SE-A0."""
    state = four("war: 3\n" + LAST + "markers britain: baltic 1\nunits britain: army baltic 2\npower britain: gold 1")
    after = play(state, "pass")
    assert of_seat(after, Income) == Income(0, 5, 1, 0)
    assert gold(after, "britain") == 1 + 6 - 2
    assert empire(after, "britain").points == 5
    assert told(after, WarEnded) == [WarEnded(3)]
    assert after.actor is None


def test_the_order_of_the_end_of_a_war() -> None:
    """SE-A0: income and upkeep of all, scoring, end of war, new counters, the auction."""
    after = ended("markers britain: baltic 1\nunits britain: army baltic 2")
    order = [str(event.__struct_config__.tag) for event in after.events]
    assert order[-2:] == ["counters-drawn", "auction-opened"]
    assert order.index("income") < order.index("upkeep") < order.index("area-scored") < order.index("war-ended")
    assert max(at for at, tag in enumerate(order) if tag == "population-grew") < order.index("area-scored")
