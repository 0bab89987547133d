"""Chapter SE-B: building units."""

import pytest

from tests.empires.drawn import (
    armies,
    asked,
    choices,
    drawn,
    empire,
    fleets,
    forts,
    four,
    gold,
    legal,
    play,
    refused,
    told,
    unrest,
)
from tilewright.games.empires.model.events import PopulationSpent, UnitBuilt, UnitDestroyed, UnitMoved

# SE-B1


@pytest.mark.parametrize("unit", ["army", "fleet", "fort"])
def test_a_unit_is_built_at_home_for_population(unit: str) -> None:
    """SE-B1: 1 population, no gold."""
    after = play(four(), f"build {unit} home")
    assert told(after, UnitBuilt) == [UnitBuilt(0, unit, "home")]
    assert told(after, PopulationSpent) == [PopulationSpent(0, 1, "build", "SE-B1")]
    assert (empire(after, "britain").population, gold(after, "britain")) == (4, 10)
    assert [count(after, "britain", "home") for count in (armies, fleets, forts)].count(1) == 1
    assert told(after, UnitMoved) == []


def test_a_unit_built_moves_at_once_if_wanted() -> None:
    """SE-B1: once, by the movement rules, within the same action."""
    after = play(four(), "build army german_states")
    assert told(after, UnitMoved) == [UnitMoved(0, "army", "home", "german_states")]
    assert armies(after, "britain", "german_states") == 1
    assert armies(after, "britain", "home") == 0
    assert after.actions_left == 1
    assert fleets(play(four(), "build fleet baltic"), "britain", "baltic") == 1


def test_the_move_of_a_unit_built_keeps_the_movement_rules() -> None:
    """SE-B1: SE-M2, SE-M3, SE-M5 hold for it."""
    state = four()
    assert refused(state, "build army india") == ("SE-M2", "no-own-fleet-in-that-sea")
    assert refused(state, "build army baltic") == ("SE-M3", "no-marker-border-or-fleet-opens-that-area")
    assert refused(state, "build fort baltic") == ("SE-M3", "no-marker-border-or-fleet-opens-that-area")
    assert refused(state, "build fleet central_europe") == ("SE-M5", "there-is-no-sea-for-a-fleet")
    assert refused(state, "build fleet ottoman_empire") == ("SE-M5", "there-is-no-sea-for-a-fleet")


def test_a_unit_built_takes_the_sea_check() -> None:
    """SE-B1, SE-M6: turned back it stays at home, lost it is gone; the population is paid in any case."""
    there = play(four("units britain: fleet india 1", "2"), "build army india")
    assert armies(there, "britain", "india") == 1
    back = play(four("units britain: fleet india 1", "1 3"), "build army india")
    assert (armies(back, "britain", "home"), armies(back, "britain", "india")) == (1, 0)
    lost = play(four("units britain: fleet india 1", "1 2"), "build army india")
    assert sum(empire(lost, "britain").armies) == 0
    assert [empire(state, "britain").population for state in (there, back, lost)] == [4, 4, 4]


def test_a_fort_moves_as_an_army_does() -> None:
    """SE-B1: to the same places, when built."""
    state = four("units britain: fleet baltic 1")
    to = {text.split()[2] for text in choices(state, "build") if " army " in text}
    assert to == {"home", "german_states", "baltic"}
    assert {text.split()[2] for text in choices(state, "build") if " fort " in text} == to


def test_a_fort_moves_only_from_home() -> None:
    """SE-B1: if it is still there, in a move action; in a scoring area it never moves again."""
    state = four("units britain: fort home 1 fort baltic 1 army german_states 1")
    assert legal(state, "move fort home german_states")
    assert refused(state, "move fort baltic german_states") == ("SE-B1", "a-fort-moves-from-home-only")
    assert refused(state, "move fort baltic home") == ("SE-B1", "a-fort-moves-from-home-only")
    after = play(state, "move fort home german_states")
    assert forts(after, "britain", "german_states") == 1
    assert refused(after, "move fort german_states home") == ("SE-B1", "a-fort-moves-from-home-only")


def test_a_fort_turned_back_tries_again_later() -> None:
    """SE-B1: turned back by the sea, it moves in a move action."""
    back = play(four("units britain: fleet india 1", "1 4 5"), "build fort india")
    assert forts(back, "britain", "home") == 1
    after = play(back, "move fort home india")
    assert forts(after, "britain", "india") == 1


def test_a_fort_left_at_home_moves_later() -> None:
    """SE-B1: the ruling."""
    state = play(four(), "build fort home")
    assert forts(play(state, "move fort home german_states"), "britain", "german_states") == 1


# SE-B2


def test_destroying_a_unit_costs_unrest_and_the_population() -> None:
    """SE-B2: anywhere on the map, and that one is built; the ruling on the population."""
    state = four("units britain: army india 1 army baltic 1")
    middle = play(state, "destroy army india")
    assert told(middle, UnitDestroyed) == [UnitDestroyed(0, "army", "india")]
    assert asked(middle) == ("britain", "build")
    assert (unrest(middle, "britain"), empire(middle, "britain").population) == (1, 5)
    after = play(middle, "build army german_states")
    assert (unrest(after, "britain"), empire(after, "britain").population) == (1, 4)
    assert [armies(after, "britain", place) for place in ("india", "baltic", "german_states")] == [0, 1, 1]
    assert after.actions_left == 1


def test_the_kind_destroyed_is_the_kind_built() -> None:
    """SE-B2: one unit, and it must be built."""
    middle = play(four("units britain: army india 2 fleet africa 1"), "destroy army india")
    assert refused(middle, "build fleet home") == ("SE-B2", "another-kind-of-unit-is-being-built")
    assert refused(middle, "destroy fleet africa") == ("SE-B2", "another-kind-of-unit-is-being-built")
    assert refused(middle, "destroy army india") == ("SE-B2", "one-unit-was-destroyed-already")
    assert refused(middle, "stop") == ("SE-B1", "the-unit-must-be-built")
    assert refused(middle, "pass") == ("SE-B1", "something-else-is-asked-now")


def test_only_own_units_are_destroyed_and_only_with_population() -> None:
    """SE-B2."""
    state = four("units france: army india 1")
    assert refused(state, "destroy army india") == ("SE-B2", "no-such-unit-stands-there")
    poor = four("power britain: population 0\nunits britain: army india 1")
    assert refused(poor, "destroy army india") == ("SE-B1", "not-enough-population")


def test_a_unit_may_be_destroyed_though_others_are_left() -> None:
    """SE-B2: in any build."""
    assert legal(four("units britain: fort home 1 fleet home 1"), "destroy fort home", "destroy fleet home")


def test_with_all_units_on_the_map_one_must_be_destroyed() -> None:
    """SE-B2: needed when no unit of the kind is left."""
    state = four("units britain: fort baltic 1 fort german_states 1")
    assert refused(state, "build fort home") == ("SE-B2", "none-is-left-so-one-must-be-destroyed")
    after = play(state, "destroy fort german_states", "build fort home")
    assert (forts(after, "britain", "home"), forts(after, "britain", "german_states")) == (1, 0)


def test_destroying_the_fleet_that_opens_a_colony_closes_it() -> None:
    """SE-B2, SE-M2: the move comes after."""
    state = four("units britain: fleet india 1 army india 1")
    middle = play(state, "destroy fleet india")
    assert legal(middle, "build fleet india")
    assert asked(play(middle, "build fleet home")) == ("britain", "turn")
    assert refused(play(middle, "build fleet home"), "build army india") == ("SE-M2", "no-own-fleet-in-that-sea")


# Militia


def test_militia_builds_one_more() -> None:
    """SE-B1, the Militia tile: of any kind, its population paid, built and moved after the first."""
    state = four("tiles britain: militia")
    middle = play(state, "build fleet baltic")
    assert asked(middle) == ("britain", "build")
    assert middle.actions_left == 1
    after = play(middle, "build army baltic")  # opened by the fleet just built
    assert armies(after, "britain", "baltic") == 1
    assert empire(after, "britain").population == 3
    assert asked(after) == ("britain", "turn")
    assert after.actions_left == 1


def test_two_militias_build_two_more() -> None:
    """SE-P1: the effects add up."""
    state = play(four("tiles britain: militia 2"), "build army home", "build army home")
    assert asked(state) == ("britain", "build")
    after = play(state, "build army home")
    assert asked(after) == ("britain", "turn")
    assert armies(after, "britain", "home") == 3


def test_militia_may_be_left_unused() -> None:
    """The Militia tile: one more unit may be built, none need be. SE-B2 holds for it too."""
    state = four("tiles britain: militia 2\nunits britain: army india 1")
    middle = play(state, "build army home")
    after = play(middle, "stop")
    assert asked(after) == ("britain", "turn")
    assert after.actions_left == 1
    destroying = play(middle, "destroy army india")
    assert refused(destroying, "stop") == ("SE-B1", "the-unit-must-be-built")
    more = play(destroying, "build army home")
    assert asked(more) == ("britain", "build")
    assert legal(more, "build fleet home", "stop")
    assert unrest(more, "britain") == 1


def test_militia_needs_population() -> None:
    """SE-B1: the last population was the first unit's."""
    after = play(four("tiles britain: militia\npower britain: population 1"), "build army home")
    assert asked(after) == ("britain", "turn")


def test_militia_follows_a_destroyed_unit_too() -> None:
    """SE-B2: in any build."""
    state = four("tiles britain: militia\nunits britain: army india 1")
    after = play(state, "destroy army india", "build army home")
    assert asked(after) == ("britain", "build")
    assert legal(after, "build fort home")


@pytest.mark.parametrize(("tile", "unit"), [("mercenaries", "army"), ("pressgangs", "fleet")])
def test_militia_does_not_follow_a_tile(tile: str, unit: str) -> None:
    """The Militia tile: not with Mercenaries, Pressgangs, Trained Natives (SE-T2)."""
    after = play(four(f"tiles britain: militia {tile}"), f"use {tile}", f"build {unit} home")
    assert asked(after) == ("britain", "turn")
    state = four("tiles britain: militia trained_natives\nmarkers britain: india 1")
    natives = play(state, "use trained_natives", "stop")
    assert asked(natives) == ("britain", "turn")


def test_a_position_in_the_middle_of_a_build() -> None:
    """SE-B2: the text tells what was destroyed."""
    state = drawn(
        """
        players: britain france
        upper: britain
        lower: france
        actions: 1
        decision: build unit army destroyed yes
        """
    )
    assert choices(state) == ["build army german_states", "build army home"]
