"""The compiled search is the readable one: the same actions, the same values to the last bit, the same budget spent."""

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.contract.walks import wander
from tests.empires.crowded import ALLY, BUILT_IN, crowded
from tests.empires.drawn import allied_by_land_and_sea, four, helped_by_two, rolling
from tilewright.bots.empires.compiled.searcher import CompiledSearch, search_for
from tilewright.bots.empires.engine import ENGINE
from tilewright.bots.empires.evaluation import Evaluator
from tilewright.bots.empires.search import ReadableSearch
from tilewright.bots.empires.weights import tuned
from tilewright.bots.engine import Budget, Choice
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import Level
from tilewright.bots.search_backend import Backend, only
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.rules.questions import (
    Acting,
    AnyQuestion,
    Bidding,
    Building,
    ChoosingPower,
    Moving,
    PlacingUnit,
)

PLAYERS = range(2, 8)
OF_A_KIND = 1  # positions for each kind of decision in each game
GAMES = 3  # that they are taken from
COMMON = (PlacingUnit, Bidding, Acting, Moving, Building)  # not the first ones, which are much alike
SHORT = 300  # positions in the budget of a master, where many are asked


@cache
def positions(players: int, material: str) -> list[EmpiresState]:
    """Some positions of random games for each kind of decision that comes up."""
    found: list[EmpiresState] = []
    kinds: Counter[type] = Counter()
    for game in range(GAMES):
        state, rng = GAME.start(players, game, {"material": material}), random.Random(10 * players + game)
        while state.actor is not None:
            kind = type(state.question)
            often = kind in COMMON and rng.randrange(9)
            if not often and kinds[kind] < OF_A_KIND * (game + 1) and len(state.actions()) > 1:
                kinds[kind] += 1
                found.append(state)
            state = state.after(wander(state, rng))
    return found


def course(state: EmpiresState, *texts: str) -> list[EmpiresState]:
    """The moments of a course of play."""
    found = [state]
    for text in texts:
        found.append(found[-1].play(GAME.parse(text)))
    return found


@cache
def rare_positions() -> list[EmpiresState]:
    """Moments that random games seldom come to: helpers and forts that are lost, tiles with both arms, a Blockade."""
    helpers = course(
        helped_by_two(),
        *("attack france baltic land", "help prussia land 0", "yes", "help austria land 1", "with 1"),
    )
    losses = course(rolling(helpers[-1], "5 2 3 4"), "help spain land 2", "yes", "help russia land 0", "yes")
    losses += course(losses[-1], "lose austria")[1:]
    arming = course(allied_by_land_and_sea(), "attack france mediterranean land", "fight", "fight", "use ottoman")
    blockade = four("units britain: army india 1 fleet india 1\ntiles britain: blockade\nmarkers france: india 1")
    return [*helpers, *losses, *arming, *course(blockade, "attack france india land")]


@pytest.fixture(scope="module")
def crowded_material(tmp_path_factory: pytest.TempPathFactory) -> str:
    return crowded(tmp_path_factory.mktemp("material"))


def analysis(state: EmpiresState, level: Level, seed: int, backend: Backend) -> list[Choice]:
    assert state.actor is not None
    with only(backend):
        return list(ENGINE.analyse(InformationState(state, state.actor), level, random.Random(seed)))


def assert_same_choices(state: EmpiresState, level: Level, seed: int) -> Choice:
    """Both searches choose the same, for the same reasons; what they choose."""
    found, known = analysis(state, level, seed, "compiled"), analysis(state, level, seed, "readable")
    assert found == known, f"{level.name}: {state.position()}"
    return found[0]


def some_levels() -> list[Level]:
    levels = ENGINE.levels
    return [levels["novice"], levels["adept"], levels["master-1"].within(SHORT)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_level_decides_the_same_with_either_search(players: int) -> None:
    for number, state in enumerate(positions(players, "")):
        assert_same_choices(state, some_levels()[number % 3], number)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_is_decided_with_other_material(players: int, crowded_material: str) -> None:
    for number, state in enumerate(positions(players, crowded_material)):
        assert_same_choices(state, some_levels()[number % 3], number)


def test_the_same_is_decided_where_games_seldom_come_to() -> None:
    for number, state in enumerate(rare_positions()):
        assert_same_choices(state, some_levels()[number % 3], number)


def test_these_are_hundreds_of_decisions_of_every_kind(crowded_material: str) -> None:
    tables = [(players, material) for players in PLAYERS for material in ("", crowded_material)]
    compared = [*rare_positions(), *(state for table in tables for state in positions(*table))]
    assert len(compared) >= 300
    assert {type(state.question) for state in compared} == set(get_args(AnyQuestion))


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_the_same_with_either_search(players: int) -> None:
    state, level, number = GAME.start(players, players), ENGINE.levels["novice"], 0
    while state.actor is not None:
        actions = state.actions()
        state = state.after(
            assert_same_choices(state, level, number).action if len(actions) > 1 else next(iter(actions))
        )
        number += 1
    assert state.result is not None


@pytest.mark.parametrize("players", [3, 6])
def test_a_master_with_the_whole_budget_decides_the_same(players: int) -> None:
    turns = [state for state in positions(players, "") if isinstance(state.question, Acting)]
    for number, state in enumerate(turns):
        assert_same_choices(state, ENGINE.levels["master-1"], number)


@pytest.mark.parametrize("players", [4, 7])
def test_both_spend_the_same_budget(players: int) -> None:
    for number, state in enumerate(positions(players, "")):
        if isinstance(state.question, ChoosingPower):
            continue
        assert state.actor is not None
        budgets = Budget(SHORT), Budget(SHORT)
        for search, budget in ((CompiledSearch, budgets[0]), (ReadableSearch, budgets[1])):
            searching = search(Evaluator(tuned()), state, state.actor, budget)
            if isinstance(state.question, Bidding):
                searching.bids()
            else:
                searching.values(True, random.Random(number))
        assert budgets[0].left == budgets[1].left


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_has_the_same_chances(players: int) -> None:
    evaluator = Evaluator(tuned())
    for state in positions(players, ""):
        assert CompiledSearch(evaluator, state, 0, Budget(1)).chances() == evaluator.chances(state)


# ---- where there is no room for the table in a record
def searching(state: EmpiresState) -> type:
    assert state.actor is not None
    return type(search_for(Evaluator(tuned()), state, state.actor, Budget(1)))


def test_more_material_than_there_is_room_for_is_searched_by_the_readable_search(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(BUILT_IN + "".join(ALLY.format(letter, "army") for letter in "abcdefghi"), encoding="utf-8")
    assert searching(GAME.start(2, 0)) is CompiledSearch
    assert searching(GAME.start(2, 0, {"material": str(path)})) is ReadableSearch


def test_more_gold_than_a_game_can_bring_is_searched_by_the_readable_search() -> None:
    state = positions(3, "")[-1]
    assert searching(state) is CompiledSearch
    rich = replace(state, empires=tuple(replace(empire, gold=100_000) for empire in state.empires))
    assert searching(rich) is ReadableSearch
