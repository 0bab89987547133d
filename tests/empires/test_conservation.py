"""Nothing is lost but by a rule: counters, markers, units, tiles, gold and unrest through whole random games."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.contract.walks import of_any_kind
from tests.empires.drawn import told
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.events import (
    AreaScored,
    MarkersDrawn,
    Paid,
    PointsScored,
    PopulationGrew,
    PopulationSpent,
    Received,
    Revolution,
    SeaChecked,
    TileGone,
    UnitBuilt,
    UnitDestroyed,
    UnitLost,
    UnitPlaced,
    UnrestPenalty,
    UnrestReturned,
    UnrestTaken,
)
from tilewright.games.empires.model.names import AREAS, HOME, UNIT_KIND
from tilewright.games.empires.model.table import markers_on_map
from tilewright.games.empires.rules.questions import Raiding


def walk(players: int, seed: int) -> list[EmpiresState]:
    """A random game in which kinds of actions with few members come as often as the others."""
    rng = random.Random(1000 * players + seed)
    state = GAME.start(players, rng.randrange(10**6))
    states = [state]
    while state.actor is not None:
        actions = state.actions()
        state = state.play(of_any_kind(actions, rng) if rng.random() < 0.7 else actions.pick(rng))
        states.append(state)
    return states


@pytest.fixture(scope="module", params=range(2, 8))
def game(request: pytest.FixtureRequest) -> list[EmpiresState]:
    return walk(request.param, 1)


def test_counters_and_markers_fill_the_areas(game: list[EmpiresState]) -> None:
    """SE-W4: what lies, what is in the bag and every marker make up the area's counters, at every moment."""
    for state in game:
        for area, kinds in enumerate(state.material.counters_in):
            bag, lying = (sum(counts[kind] for kind in kinds) for counts in (state.bag, state.lying))
            standing = sum(one.markers[area] for one in state.empires) + sum(
                held.area == area for held in state.captives
            )
            assert bag + lying + standing == state.material.areas[area].counters, AREAS[area]


def test_markers_and_units_keep_to_their_limits(game: list[EmpiresState]) -> None:
    """SE-W3, SE-W2."""
    for state in game:
        for seat, one in enumerate(state.empires):
            assert sum(one.armies) <= 14
            assert sum(one.fleets) <= 7
            assert sum(one.forts) <= 2
            assert markers_on_map(state, seat) <= 20
            assert not any(one.fleets[area] for area in range(HOME) if not state.material.is_sea[area])
            assert not one.markers[HOME]


def test_units_come_and_go_by_events(game: list[EmpiresState]) -> None:
    """SE-S3, SE-B1, SE-B2, SE-M6, SE-F8: placed, built, destroyed, lost at sea and in battle."""
    for before, after in pairwise(game):
        change: Counter[tuple[int, str]] = Counter()
        for event in after.events:
            match event:
                case UnitPlaced() | UnitBuilt():
                    change[event.seat, event.unit] += 1
                case UnitDestroyed() | UnitLost():
                    change[event.seat, event.unit] -= 1
                case SeaChecked(outcome="lost"):
                    change[event.seat, event.unit] -= 1
                case _:
                    pass
        for seat in range(after.players):
            for unit, kind in UNIT_KIND.items():
                grown = sum(after.empires[seat].units(kind)) - sum(before.empires[seat].units(kind))
                assert grown == change[seat, unit]


def test_tiles_are_somewhere(game: list[EmpiresState]) -> None:
    """SE-P2: in the supply, before a player, on the map, about to raid, or gone from the game by their rule."""
    gone = Counter[str]()
    for state in game:
        gone.update(event.tile for event in told(state, TileGone))
        for number, tile in enumerate(state.material.tiles):
            held = sum(one.tiles[number] for one in state.empires)
            placed = sum(sum(one.blockades) for one in state.empires) if tile.id == "blockade" else 0
            captive = sum(captive.tile == number for captive in state.captives)
            raiding = isinstance(state.question, Raiding) and state.question.tile == number
            fighting = state.assault is not None and state.assault.raid and state.assault.tile == number
            there = state.supply[number] + held + placed + captive + (raiding or fighting)
            assert there + gone[tile.id] == tile.copies, tile.id
            assert all(one.turned[number] <= one.tiles[number] for one in state.empires)


def test_gold_and_unrest_change_by_events_alone(game: list[EmpiresState]) -> None:
    """SE-U1, SE-S4: every coin and every unrest counter from or to the bank, or between players, is told."""
    for before, after in pairwise(game):
        gold, unrest = Counter[int](), Counter[int]()
        for event in after.events:
            match event:
                case Paid(to=to):
                    gold[event.seat] -= event.gold
                    if to is not None:
                        gold[to] += event.gold
                case Received():
                    gold[event.seat] += event.gold
                case UnrestTaken():
                    gold[event.seat] += event.gold
                    unrest[event.seat] += event.count
                case UnrestReturned():
                    unrest[event.seat] -= event.count
                case _:
                    pass
        for seat, one in enumerate(after.empires):
            assert one.gold == before.empires[seat].gold + gold[seat] >= 0
            assert one.unrest == before.empires[seat].unrest + unrest[seat] >= 0


def test_population_and_points_change_by_events_alone(game: list[EmpiresState]) -> None:
    """SE-I1, SE-V1, SE-G1."""
    for before, after in pairwise(game):
        population, points = Counter[int](), Counter[int]()
        for event in after.events:
            match event:
                case PopulationSpent():
                    population[event.seat] -= event.count
                case PopulationGrew():
                    population[event.seat] += event.growth
                case PointsScored():
                    points[event.seat] += event.points
                case AreaScored():
                    points.update(dict(enumerate(event.points)))
                case Revolution() | UnrestPenalty():
                    points[event.seat] -= event.points
                case _:
                    pass
        for seat, one in enumerate(after.empires):
            assert one.population == before.empires[seat].population + population[seat]
            assert 0 <= one.population <= 9
            assert one.points == before.empires[seat].points + points[seat] >= 0


def test_every_moment_can_be_written_and_read(game: list[EmpiresState]) -> None:
    """Positions are complete, in the middle of battles too."""
    for state in game:
        assert GAME.position(state.position()) == state


def test_first_markers_are_told(game: list[EmpiresState]) -> None:
    """SE-S2: five of each player."""
    events = [event for state in game for event in told(state, MarkersDrawn)]
    assert sorted(event.seat for event in events) == list(range(game[0].players))
    assert all(len(event.counters) == 5 for event in events)
