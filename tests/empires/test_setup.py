"""Chapters SE-W and SE-S: what there is, and how a game begins."""

from collections import Counter

import pytest

import tilewright as tw
from tests.empires.drawn import asked, choices, drawn, empire, four, legal, play, refused, told
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.events import CountersDrawn, FirstPlayer, MarkersDrawn, OnlyChoice, PowerChosen
from tilewright.games.empires.model.names import AREAS, HOME, POWERS

CHOSEN = ("britain", "france", "spain")
SEAS = {"mediterranean", "baltic", "north_america", "caribbean", "south_america", "africa", "india", "east_indies"}


def begun(players: int = 3, seed: int = 1) -> EmpiresState:
    """A game with the powers named, at the first unit to be placed."""
    return GAME.start(players, seed, {"powers": list(POWERS[:players])})


# SE-W: what there is


def test_two_to_seven_players() -> None:
    """SE-W1."""
    assert [GAME.start(players, 1).players for players in range(2, 8)] == [2, 3, 4, 5, 6, 7]
    for players in (1, 8):
        with pytest.raises(tw.OptionError):
            GAME.start(players, 1)


def test_seven_powers_and_eleven_areas() -> None:
    """SE-W1: five European areas, six colonies."""
    state = GAME.start(2, 1)
    assert choices(state, "power") == [f"power {power}" for power in POWERS]
    kinds = {area.id: area.kind for area in state.material.areas}
    assert {area for area, kind in kinds.items() if kind == "europe"} == {
        "german_states",
        "central_europe",
        "mediterranean",
        "baltic",
        "ottoman_empire",
    }
    assert {area for area, kind in kinds.items() if kind == "colony"} == {
        "north_america",
        "caribbean",
        "south_america",
        "africa",
        "india",
        "east_indies",
    }


def test_eight_seas() -> None:
    """SE-W2: the six colonies', the Baltic's and the Mediterranean's; no fleet stands in the Ottoman Empire."""
    state = begun()
    assert {text.split()[2] for text in choices(state, "place") if "fleet" in text} == SEAS
    assert refused(state, "place fleet ottoman_empire") == ("SE-W2", "a-fleet-cannot-be-in-that-area")
    assert refused(state, "place fleet german_states") == ("SE-W2", "a-fleet-cannot-be-in-that-area")
    assert refused(state, "place fleet central_europe") == ("SE-W2", "a-fleet-cannot-be-in-that-area")
    for area in ("ottoman_empire", "german_states", "central_europe"):
        with pytest.raises(tw.PositionError, match=f"a fleet cannot be in {area} .SE-W2."):
            four(f"units britain: fleet {area} 1")
    assert four("units britain: fleet home 1").actor == 0


def test_the_ottoman_empire_uses_the_mediterranean_sea() -> None:
    """SE-W2."""
    material = begun().material
    assert material.sea_of[AREAS.index("ottoman_empire")] == AREAS.index("mediterranean")


@pytest.mark.parametrize(("unit", "most"), [("army", 14), ("fleet", 7), ("fort", 2)])
def test_units_are_limited(unit: str, most: int) -> None:
    """SE-W3: at most 14 armies, 7 fleets, 2 forts; one more can only be built by destroying one."""
    full = four(f"units britain: {unit} baltic {most}")
    assert refused(full, f"build {unit} home") == ("SE-B2", "none-is-left-so-one-must-be-destroyed")
    assert legal(full, f"destroy {unit} baltic")
    almost = four(f"units britain: {unit} baltic {most - 1}")
    assert legal(almost, f"build {unit} home")
    with pytest.raises(tw.PositionError, match=f"more than {most} of the kind {unit} .SE-W3."):
        four(f"units britain: {unit} baltic {most} {unit} home 1")


def test_only_two_forts_in_the_set_up() -> None:
    """SE-W3, SE-S3: any mix within the limits."""
    state = drawn("players: britain france\nunits britain: fort india 2\nunits france: army india 2")
    assert asked(state) == ("britain", "place")
    assert refused(state, "place fort africa") == ("SE-W3", "no-such-unit-is-left")
    assert not [text for text in choices(state) if "fort" in text]


TWENTY = (
    "markers britain: german_states 9 central_europe 6 baltic {}\nunits britain: army mediterranean 1 fleet africa 1"
)


def test_twenty_markers_on_the_map() -> None:
    """SE-W3, SE-F1: with twenty there neutrals, tiles and settlements are closed."""
    lying = "\ncounters mediterranean: 3\ncounters caribbean: slaves pop"
    full, almost = four(TWENTY.format(5) + lying), four(TWENTY.format(4) + lying)
    for action in ("attack neutral mediterranean 3", "settle slaves caribbean", "settle pop caribbean"):
        assert refused(full, action) == ("SE-F1", "no-control-marker-left")
        assert legal(almost, action)
    with pytest.raises(tw.PositionError, match="more than 20, captured ones included"):
        four(TWENTY.format(5).replace("central_europe 6", "central_europe 6 india 1"))


def test_a_captured_marker_is_one_of_the_twenty() -> None:
    """SE-W3: the ruling."""
    lying = "\ncounters caribbean: slaves\ncaptured: pirates india britain"
    assert refused(four(TWENTY.format(4) + lying), "settle slaves caribbean") == ("SE-F1", "no-control-marker-left")
    assert legal(four(TWENTY.format(3) + lying), "settle slaves caribbean")


def test_unrest_and_coins_never_run_out() -> None:
    """SE-W3: the ruling."""
    state = four("power britain: gold 0 unrest 900\npower france: gold 9000")
    after = play(state, "take army_training")
    assert empire(after, "britain").unrest == 902


def test_an_area_holds_no_more_than_its_counters() -> None:
    """SE-W4: counters, markers and captured markers together; four in the Ottoman Empire."""
    state = four("markers britain: ottoman_empire 2\ncounters ottoman_empire: 3 4")
    assert empire(state, "britain").markers[AREAS.index("ottoman_empire")] == 2
    with pytest.raises(tw.PositionError, match=r"ottoman_empire: more markers and counters than 4 \(SE-W4\)"):
        four("markers britain: ottoman_empire 2\nmarkers france: ottoman_empire 1\ncounters ottoman_empire: 3 4")
    with pytest.raises(tw.PositionError, match=r"africa: more markers and counters than 3 \(SE-W4\)"):
        four("markers britain: africa 2\ncounters africa: 2/1\ncaptured: pirates africa france")
    with pytest.raises(tw.PositionError, match="ottoman_empire has no so many counters 3"):
        four("counters ottoman_empire: 3 3")


def test_the_bag_never_runs_short() -> None:
    """SE-W4: 30 and 5 a player are at most 65."""
    state = GAME.start(7, 3, {"powers": list(POWERS)})
    assert sum(state.material.full_bag) == 65
    assert sum(state.bag) == 65 - 10 - 5 * 7
    with pytest.raises(tw.PositionError, match=r"the wars to come need 20 \(SE-W4\)"):
        four(
            """
            markers britain: german_states 9 central_europe 6
            markers france: mediterranean 6 baltic 5 caribbean 7
            markers prussia: north_america 6 south_america 6
            markers spain: india 7
            """
        )


# SE-S: set-up


def test_the_first_player_is_found_by_lot() -> None:
    """SE-S0: every seat about as often."""
    games = [GAME.start(3, seed) for seed in range(300)]
    found = Counter(state.first for state in games)
    assert all(70 < found[seat] < 130 for seat in range(3))
    assert all(state.events == (FirstPlayer(state.first),) for state in games)


def test_powers_are_chosen_clockwise_from_the_first_player() -> None:
    """SE-S0: the next seat is the one on the left; nobody takes a power twice."""
    state = next(game for game in (GAME.start(3, seed) for seed in range(20)) if game.first == 1)
    asked_seats = [state.actor]
    for power in ("russia", "austria"):
        state = play(state, f"power {power}")
        asked_seats.append(state.actor)
    assert asked_seats == [1, 2, 0]
    assert refused(state, "power russia") == ("SE-S0", "that-power-is-taken")
    assert refused(state, "place army india") == ("SE-S0", "something-else-is-asked-now")
    after = play(state, "power britain")
    assert [one.power for one in after.empires] == ["britain", "russia", "austria"]
    assert told(after, PowerChosen) == [PowerChosen(0, "britain")]


def test_the_first_seats_power_is_taken_too() -> None:
    """SE-S0."""
    state = next(game for game in (GAME.start(3, seed) for seed in range(20)) if game.first == 0)
    assert refused(play(state, "power spain"), "power spain") == ("SE-S0", "that-power-is-taken")


def test_the_last_of_seven_powers_is_not_asked_about() -> None:
    """SE-S0: the seventh player has one left."""
    state = GAME.start(7, 1)
    for power in POWERS[:6]:
        state = play(state, f"power {power}")
    last = (state.first + 6) % 7
    assert told(state, OnlyChoice)[0] == OnlyChoice(last, "power united_provinces", "SE-S0")
    assert state.empires[last].power == "united_provinces"
    assert asked(state)[1] == "place"


def test_the_option_names_the_powers() -> None:
    """SE-S0: the ruling; one for each seat."""
    state = GAME.start(2, 1, {"powers": ["spain", "russia"]})
    assert [one.power for one in state.empires] == ["spain", "russia"]
    assert told(state, PowerChosen) == [PowerChosen(0, "spain"), PowerChosen(1, "russia")]
    with pytest.raises(tw.OptionError, match="2 powers for 3 players"):
        GAME.start(3, 1, {"powers": ["spain", "russia"]})
    with pytest.raises(tw.OptionError, match="names a power twice"):
        GAME.start(2, 1, {"powers": ["spain", "spain"]})
    with pytest.raises(tw.OptionError):
        GAME.start(2, 1, {"powers": ["spain", "sweden"]})


def test_ten_counters_lie_and_every_power_begins_alike() -> None:
    """SE-S1: population 5, gold 10, points 0, no unrest; 10 of 65 counters in their areas."""
    state = begun()
    assert sum(state.lying) == 10
    (event,) = told(state, CountersDrawn)
    assert event.rule == "SE-S1"
    lying = Counter((area, face) for area in AREAS for face in state.view(None).areas[AREAS.index(area)].counters)
    assert Counter(event.counters) == lying
    for one in state.empires:
        assert (one.population, one.gold, one.points, one.unrest) == (5, 10, 0, 0)


def test_five_counters_become_five_markers() -> None:
    """SE-S2: in the areas they name, whatever else is on them; then they are out of the game."""
    for seed in range(5):
        state = begun(4, seed)
        events = told(state, MarkersDrawn)
        assert [event.seat for event in events] == [(state.first + step) % 4 for step in range(4)]
        for event in events:
            named = Counter(area for area, _ in event.counters)
            assert sum(named.values()) == 5
            held = state.empires[event.seat].markers
            assert {AREAS[area]: count for area, count in enumerate(held) if count} == named
        assert sum(state.bag) == 65 - 10 - 20
        everything = Counter(told(state, CountersDrawn)[0].counters)
        for event in events:
            everything.update(event.counters)
        for kind, counter in enumerate(state.material.counters):
            out = everything[(counter.area, counter.face)]
            assert state.bag[kind] == counter.n - out


def test_counters_are_drawn_uniformly() -> None:
    """SE-S1: chi-square over the eleven areas, by their numbers of counters."""
    found = Counter(area for seed in range(300) for area, _ in told(begun(2, seed), CountersDrawn)[0].counters)
    sizes = {area.id: area.counters for area in begun().material.areas}
    expected = {area: 3000 * count / 65 for area, count in sizes.items()}
    chi_square = sum((found[area] - mean) ** 2 / mean for area, mean in expected.items())
    # 10 degrees of freedom: above 36 with a chance of less than one in ten thousand
    assert chi_square < 36


def test_five_units_one_at_a_time_clockwise() -> None:
    """SE-S3: anywhere, fleet or marker or not; no population is paid."""
    state = begun(3, 2)
    order: list[int | None] = []
    units = ("army india", "fleet africa", "fort ottoman_empire", "army baltic")
    for number in range(15):
        order.append(state.actor)
        state = play(state, f"place {units[number % 4]}")
    assert order == [(state.first + number) % 3 for number in range(15)]
    assert [one.population for one in state.empires] == [5, 5, 5]
    assert [sum(one.armies) + sum(one.fleets) + sum(one.forts) for one in state.empires] == [5, 5, 5]
    assert state.war == 1
    assert asked(state)[1] == "auction"
    assert state.actor == state.first


def test_units_may_be_placed_in_every_area() -> None:
    """SE-S3: armies and forts in any of eleven, fleets in any of eight; it must be done, and never at home."""
    state = begun()
    assert len(choices(state)) == 11 + 8 + 11
    assert all(one.markers[HOME] == 0 for one in state.empires)
    assert refused(state, "pass") == ("SE-S3", "something-else-is-asked-now")
    with pytest.raises(tw.NotationError):
        GAME.parse("place army home")
    assert legal(state, *(f"place {unit} {area}" for unit in ("army", "fort") for area in AREAS))
