"""Chapter SE-M: moving units, and the sea."""

import pytest

from tests.empires.drawn import armies, asked, choices, drawn, empire, fleets, four, legal, play, refused, told, unrest
from tilewright.games.empires.model.events import SeaChecked, UnitMoved


def destinations(text: str, power: str = "britain", unit: str = "army", origin: str = "home") -> set[str]:
    """Where a unit may go, in a war of two with that power to move."""
    other = "spain" if power != "spain" else "russia"
    state = drawn(f"players: {power} {other}\nupper: {power}\nlower: {other}\n{text}")
    return {text.split()[3] for text in choices(state, "move") if text.startswith(f"move {unit} {origin} ")}


# SE-M1


def test_a_move_action_moves_one_or_two_units() -> None:
    """SE-M1: one after the other, then the action is over."""
    state = four("units britain: army home 1 fleet home 1")
    first = play(state, "move fleet home baltic")
    assert asked(first) == ("britain", "move")
    assert first.actions_left == 1
    second = play(first, "move army home baltic")  # opened by the fleet that has just arrived
    assert asked(second) == ("britain", "turn")
    assert second.actions_left == 1
    assert armies(second, "britain", "baltic") == fleets(second, "britain", "baltic") == 1
    one = play(first, "stop")
    assert (asked(one), one.actions_left) == (("britain", "turn"), 1)


def test_each_move_is_of_a_different_unit() -> None:
    """SE-M1: the ruling; another one that stood there already may go on."""
    state = four("units britain: army home 1 army baltic 1")
    first = play(state, "move army home german_states")
    assert refused(first, "move army german_states home") == ("SE-M1", "that-unit-has-had-its-move")
    assert legal(first, "move army baltic german_states")
    two = play(four("units britain: army home 1 army german_states 1"), "move army home german_states")
    assert legal(two, "move army german_states home")
    assert asked(play(two, "move army german_states home")) == ("britain", "turn")


def test_with_one_unit_there_is_nothing_more_to_ask() -> None:
    """SE-M1: the only unit has had its move."""
    after = play(four("units britain: army home 1"), "move army home german_states")
    assert asked(after) == ("britain", "turn")


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_logistics_moves_one_more(copies: int) -> None:
    """SE-M1: one more per Logistics."""
    state = four(f"units britain: army home 9\ntiles britain: logistics {copies}")
    for _ in range(1 + copies):
        state = play(state, "move army home german_states")
        assert asked(state) == ("britain", "move")
    after = play(state, "move army home german_states")
    assert asked(after) == ("britain", "turn")
    assert armies(after, "britain", "german_states") == 2 + copies
    assert after.actions_left == 1


def test_one_turned_back_does_not_try_again_in_this_action() -> None:
    """SE-M1: the ruling; the other move remains, and in the next action it may."""
    state = four("units britain: army baltic 1 fleet india 1", "1 3 6")
    first = play(state, "move army baltic india")
    assert armies(first, "britain", "baltic") == 1
    assert asked(first) == ("britain", "move")
    assert refused(first, "move army baltic india") == ("SE-M1", "that-unit-has-had-its-move")
    assert refused(first, "move army baltic home") == ("SE-M1", "that-unit-has-had-its-move")
    assert legal(first, "move fleet india africa")
    after = play(first, "stop", "move army baltic india")
    assert armies(after, "britain", "india") == 1


def test_a_unit_lost_leaves_the_other_move() -> None:
    """SE-M1, SE-M6."""
    state = four("units britain: fleet baltic 1 fleet africa 1", "1 1 4")
    first = play(state, "move fleet baltic india")
    assert asked(first) == ("britain", "move")
    after = play(first, "move fleet africa india")
    assert fleets(after, "britain", "india") == 1


def test_no_distance_and_no_transit() -> None:
    """SE-M1: straight to another place, which it must be."""
    state = four("units britain: army german_states 1 fleet east_indies 1 fleet mediterranean 1", "2")
    assert refused(state, "move army german_states german_states") == ("SE-M1", "a-unit-moves-to-another-place")
    assert refused(state, "move army baltic home") == ("SE-M1", "no-such-unit-stands-there")
    after = play(state, "move army german_states east_indies")
    assert armies(after, "britain", "east_indies") == 1
    assert legal(state, "move army german_states ottoman_empire")
    assert refused(play(after, "stop"), "stop") == ("SE-T1", "something-else-is-asked-now")


# SE-M2


def test_an_army_needs_an_own_fleet_for_a_colony() -> None:
    """SE-M2: in that colony's sea; a marker or an ally's fleet there is not enough."""
    state = four(
        """
        units britain: army home 1 fleet caribbean 1
        units prussia: fleet india 1
        markers britain: india 1 north_america 1
        """
    )
    assert legal(state, "move army home caribbean")
    for colony in ("india", "north_america", "south_america", "africa", "east_indies"):
        assert refused(state, f"move army home {colony}") == ("SE-M2", "no-own-fleet-in-that-sea")


# SE-M3


def test_into_an_area_with_an_own_marker() -> None:
    """SE-M3: and into those adjacent to it."""
    assert destinations("units spain: army home 1", "spain") == set()
    text = "units spain: army home 1\nmarkers spain: ottoman_empire 1"
    assert destinations(text, "spain") == {"ottoman_empire", "central_europe"}
    text = "units spain: army home 1\nmarkers spain: mediterranean 1"
    assert destinations(text, "spain") == {"mediterranean", "german_states"}
    text = "units spain: army home 1\nmarkers spain: baltic 1"
    assert destinations(text, "spain") == {"baltic", "german_states", "central_europe"}


def test_other_players_markers_and_units_open_nothing() -> None:
    """SE-M3: own marker, own fleet; and an own army in an area opens nothing either."""
    text = """
        units spain: army home 1 army baltic 1 fort baltic 1
        markers russia: mediterranean 2
        units russia: fleet baltic 1
    """
    assert destinations(text, "spain") == set()


@pytest.mark.parametrize(
    ("power", "borders"),
    [
        ("britain", {"german_states"}),
        ("france", {"german_states", "mediterranean"}),
        ("spain", set[str]()),
        ("russia", {"baltic", "central_europe", "ottoman_empire"}),
        ("austria", {"german_states", "central_europe", "ottoman_empire", "mediterranean"}),
        ("prussia", {"german_states", "baltic", "central_europe"}),
        ("united_provinces", {"german_states"}),
    ],
)
def test_into_an_area_that_borders_the_home_country(power: str, borders: set[str]) -> None:
    """SE-M3: wherever the army stands; Britain borders the German States."""
    assert destinations(f"units {power}: army home 1", power) == borders
    assert destinations(f"units {power}: army india 1", power, origin="india") == borders | {"home"}


def test_into_an_area_with_an_own_fleet_in_its_sea() -> None:
    """SE-M3: the Mediterranean's also for the Ottoman Empire."""
    text = "units spain: army home 1 fleet mediterranean 1"
    assert destinations(text, "spain") == {"mediterranean", "ottoman_empire"}
    assert destinations("units spain: army home 1 fleet baltic 1", "spain") == {"baltic"}
    state = four("units spain: army home 1 fleet home 1\nactive: spain")
    assert refused(state, "move army home ottoman_empire") == ("SE-M3", "no-marker-border-or-fleet-opens-that-area")


def test_markers_in_colonies_open_no_european_area() -> None:
    """SE-M3."""
    assert destinations("units spain: army home 1\nmarkers spain: india 2 africa 1", "spain") == set()


# SE-M4


def test_always_back_home() -> None:
    """SE-M4: fleet or not, with the sea check where the panel changes; never into another's home."""
    state = four("units britain: army india 1 army ottoman_empire 1", "1 2")
    assert {text.split()[3] for text in choices(state, "move")} == {"german_states", "home"}
    lost = play(state, "move army india home")
    assert told(lost, SeaChecked)[0].outcome == "lost"
    near = play(state, "move army ottoman_empire home")
    assert told(near, SeaChecked) == []
    assert armies(near, "britain", "home") == 1


# SE-M5


def test_a_fleet_moves_between_any_two_seas() -> None:
    """SE-M5: and from or to home; in the Ottoman Empire and inland there is none."""
    seas = {"mediterranean", "baltic", "north_america", "caribbean", "south_america", "africa", "india", "east_indies"}
    assert destinations("units britain: fleet home 1", unit="fleet") == seas
    for sea in seas:
        text = f"units britain: fleet {sea} 1"
        assert destinations(text, unit="fleet", origin=sea) == seas - {sea} | {"home"}
    state = four("units britain: fleet home 1")
    for area in ("ottoman_empire", "german_states", "central_europe"):
        assert refused(state, f"move fleet home {area}") == ("SE-M5", "there-is-no-sea-for-a-fleet")


# SE-M6

PANELS = {
    "home": "europe",
    "baltic": "europe",
    "mediterranean": "europe",
    "north_america": "americas",
    "caribbean": "americas",
    "south_america": "americas",
    "africa": "africa",
    "india": "india",
    "east_indies": "east_indies",
}


@pytest.mark.parametrize("origin", PANELS)
def test_the_sea_is_checked_when_the_panel_changes(origin: str) -> None:
    """SE-M6: Europe with the homes; the Americas; Africa; India; East Indies."""
    for place, panel in PANELS.items():
        if place != origin:
            after = play(four(f"units britain: fleet {origin} 1"), f"move fleet {origin} {place}")
            assert bool(told(after, SeaChecked)) == (PANELS[origin] != panel)
            assert after.chance.drawn == sum(1 + (event.second is not None) for event in told(after, SeaChecked))


@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        ("2", "arrives"),
        ("3", "arrives"),
        ("6", "arrives"),
        ("1 1", "lost"),
        ("1 2", "lost"),
        ("1 3", "stays"),
        ("1 4", "stays"),
        ("1 5", "arrives"),
        ("1 6", "arrives"),
    ],
)
def test_the_dice_of_the_sea_check(dice: str, outcome: str) -> None:
    """SE-M6: 2 or more arrives; on 1 a second die: 1 or 2 lost, 3 or 4 stays, 5 or more arrives."""
    after = play(four("units britain: fleet baltic 1", dice), "move fleet baltic africa")
    first, *second = map(int, dice.split())
    assert told(after, SeaChecked) == [
        SeaChecked(0, "fleet", "baltic", "africa", first, second[0] if second else None, 0, outcome)
    ]
    where = {place for place in ("baltic", "africa") if fleets(after, "britain", place)}
    assert where == {"arrives": {"africa"}, "stays": {"baltic"}, "lost": set()}[outcome]
    assert bool(told(after, UnitMoved)) == (outcome == "arrives")
    assert unrest(after, "britain") == 0


@pytest.mark.parametrize(
    ("dice", "outcome"), [("1 1", "stays"), ("1 2", "stays"), ("1 3", "arrives"), ("1 6", "arrives"), ("2", "arrives")]
)
def test_navigation_adds_two_to_the_second_die(dice: str, outcome: str) -> None:
    """SE-M6: Navigation. Nobody is ever lost with it."""
    state = four("units britain: fleet baltic 1\ntiles britain: navigation", dice)
    (event,) = told(play(state, "move fleet baltic africa"), SeaChecked)
    assert (event.bonus, event.outcome) == (2, outcome)


# Blockade

BLOCKADED = """
    players: britain france prussia spain
    upper: britain prussia
    lower: france spain
    active: {active}
    units france: fleet india {french} army home 1
    units britain: fleet india {british} army home 1 fort home 1
    units spain: fleet india 1 army home 1
    tiles france: blockade/india
"""


@pytest.mark.parametrize(("french", "british", "open_"), [(1, 1, False), (2, 1, False), (1, 2, True), (2, 3, True)])
def test_a_blockade_keeps_armies_and_forts_out(french: int, british: int, open_: bool) -> None:
    """SE-T2, the Blockade: in only with more fleets there than the blockader, for players of the other alliance."""
    state = drawn(BLOCKADED.format(active="britain", french=french, british=british))
    for action in ("move army home india", "move fort home india", "build army india", "build fort india"):
        if open_:
            assert legal(state, action)
        else:
            assert refused(state, action) == ("SE-T2", "a-blockade-keeps-the-unit-out")
    assert legal(state, "move fleet india home", "build fleet india")


def test_a_blockade_does_not_bind_its_owner_and_his_allies() -> None:
    """SE-T2, the Blockade: a player of the other alliance is kept out."""
    for power in ("france", "spain"):
        state = drawn(BLOCKADED.format(active=power, french=3, british=1))
        assert legal(state, "move army home india")


def test_armies_may_leave_a_blockaded_colony() -> None:
    """SE-T2, the Blockade: it is about moves into the colony."""
    state = drawn(
        BLOCKADED.format(active="britain", french=3, british=1).replace("army home 1 fort", "army india 1 fort")
    )
    assert legal(state, "move army india home")


@pytest.mark.parametrize(("left", "kept"), [(1, False), (2, True)])
def test_a_blockade_goes_when_the_last_fleet_moves_away(left: int, kept: bool) -> None:
    """SE-T2, the Blockade: the ruling; it is back in the supply."""
    state = four(f"units britain: fleet india {left}\ntiles britain: blockade/india", "2")
    after = play(state, "move fleet india home")
    tile = state.material.tile_numbers["blockade"]
    assert after.supply[tile] == int(not kept)
    assert sum(empire(after, "britain").blockades) == int(kept)


def test_a_blockade_stays_when_an_army_moves_away() -> None:
    """SE-T2, the Blockade: it lies under the fleet."""
    state = four("units britain: fleet india 1 army india 1\ntiles britain: blockade/india", "2")
    after = play(state, "move army india home")
    assert sum(empire(after, "britain").blockades) == 1


def test_a_blockade_stays_when_the_sea_turns_the_fleet_back() -> None:
    """SE-M6: it has not moved away; lost at sea it is gone, and the Blockade with it."""
    text = "units britain: fleet india 1\ntiles britain: blockade/india"
    back = play(four(text, "1 3"), "move fleet india home")
    assert sum(empire(back, "britain").blockades) == 1
    lost = play(four(text, "1 1"), "move fleet india home")
    assert sum(empire(lost, "britain").blockades) == 0
    assert lost.supply[lost.material.tile_numbers["blockade"]] == 1


# The worked example


def test_the_example_of_sea_moves() -> None:
    """SE-M6: the first worked example."""
    fleet = play(four("units britain: fleet north_america 1", "2"), "move fleet north_america india")
    assert fleets(fleet, "britain", "india") == 1
    state = four("units britain: army german_states 1 fleet india 1", "1 3")
    army = play(state, "move army german_states india")
    assert armies(army, "britain", "german_states") == 1
    assert armies(army, "britain", "india") == 0
