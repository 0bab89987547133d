"""The tree search of the highest levels with two players: what it finds, what it may know, and when it is used."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.bots.positions import last_choices, step
from tests.tigris.drawn import drawn
from tilewright.bots import Choice, InformationState, bot, search_backend
from tilewright.bots.engine import Budget
from tilewright.bots.nets.library import net_of
from tilewright.bots.search_backend import Backend, only
from tilewright.bots.tigris.compiled.searcher import CompiledSearcher
from tilewright.bots.tigris.compiled.tree_search import MOST_DEPTH, ROOT_NODE, Tree
from tilewright.bots.tigris.engine import TigrisEngine
from tilewright.bots.tigris.evaluation import Evaluator, tuned
from tilewright.bots.tigris.tree_plan import TreePlan
from tilewright.encodings.tigris.actions import CODE_OF
from tilewright.games.tigris import GAME, TigrisState
from tilewright.kernel import State

LEVELS = ("master", "grandmaster")
OPTIONS = ({}, {"board": "alternate", "buildings": True, "ziggurat": True, "limited_support": True})
SEED = bytes(range(32))
SPREAD, LAST = 6, 4  # turns here and there in a game, and its last ones
SMALL = 600  # positions: some hundred simulations


@pytest.fixture(autouse=True)
def compiled() -> Iterator[None]:
    with only("compiled"):
        yield


@cache
def turns(options: int, players: int = 2) -> list[TigrisState]:
    """Positions of a game in which a turn's action is due, its last ones too."""
    state: State = GAME.start(players, 5, OPTIONS[options])
    rng, found = random.Random(options), list[TigrisState]()
    while state.actor is not None:
        if isinstance(state, TigrisState) and state.pending is None and len(state.actions()) > 1:
            found.append(state)
        state = step(state, rng)
    return [*found[: -LAST : len(found) // SPREAD][:SPREAD], *found[-LAST:]]


EVERY_TURN = [(options, number) for options in range(len(OPTIONS)) for number in range(SPREAD + LAST)]


def analysed(state: TigrisState, level: str = "master", budget: int | None = None) -> list[Choice]:
    """By a new engine: nothing is remembered."""
    assert state.actor is not None
    info, engine = InformationState(state, state.actor), TigrisEngine()
    return list(engine.analyse(info, engine.levels[level].within(budget), bot(level, GAME, 1).rng(info)))


def grown(state: TigrisState, budget: int, plan: TreePlan | None = None) -> tuple[Tree, Budget]:
    """The tree of a decision, and what is left of its budget."""
    left, evaluator = Budget(budget), Evaluator(state, state.active, tuned(2))
    searcher = CompiledSearcher(state, evaluator, left, net_of(GAME.name, 2))
    return searcher.grown_tree(state, plan or TreePlan(), SEED), left


def own_edges(tree: Tree) -> np.ndarray:
    """Those of the decision."""
    return tree.edges[: tree.nodes["actions"][ROOT_NODE]]


TWO_TO_WIN = """
    hand archer: black 3 blue 3
    hand bull: red 6
    points archer: red 5 blue 5 green 5 black 5
    points bull: red 4 blue 20 green 20 black 20
    actions: 2
    corner: B5

    .  .  .  .  .  .  .  .  .  .  .  .  R
    .  .  .  .  .  .  .  .  .  .  r  .  .
    .  .  .  .  .  .  .  R  gA r  r  .  .
    R  .  .  .  .  .  .  .  .  .  .  .  .
    r  .  .  .  .  .  .  .  .  .  .  .  .
    r  kB r  .  .  .  .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("level", LEVELS)
def test_two_actions_that_end_the_game_won_are_found(level: str) -> None:
    """Together they reach the treasure after which two are left on the board; one of them alone is worth little."""
    best, *others = analysed(drawn(TWO_TO_WIN), level)
    assert best.value > 0.95
    assert max(other.value for other in others if not other.line) < 0.4
    state: State = drawn(TWO_TO_WIN)
    for action in (best.action, *best.line):
        state = state.play(action)
    while state.actor is not None:
        state = state.play(state.actions()[0])  # which of the treasures is taken
    assert state.result is not None
    assert state.result.places == (1, 2)


@pytest.mark.parametrize(("options", "number"), EVERY_TURN)
def test_choices_and_plans_are_legal_and_ranked(options: int, number: int) -> None:
    state = turns(options)[number]
    for level, budget in (("master", SMALL), ("grandmaster", 2 * SMALL), ("master", 30), ("master", 1)):
        choices = analysed(state, level, budget)
        values = [choice.value for choice in choices]
        assert values == sorted(values, reverse=True)
        assert 0 <= values[-1] <= values[0] <= 1
        assert len({choice.action for choice in choices}) == len(choices)
        for choice in choices:
            after = state.play(choice.action)
            if after.actor == state.active and after.question.decision == "action" and choice.line:
                assert choice.line[0] in after.actions()
            assert len(choice.line) < state.actions_left


def test_what_was_searched_most_comes_first() -> None:
    for options in range(len(OPTIONS)):
        tree = grown(turns(options)[3], 5000)[0]
        visits = {int(edge["code"]): int(edge["visits"]) for edge in own_edges(tree)}
        ranked = [visits[CODE_OF[line.action]] for line in tree.lines()]
        assert ranked == sorted(visits.values(), reverse=True)
        assert ranked[0] > 10 * ranked[-1]


def test_the_rest_of_the_turn_is_planned() -> None:
    assert sum(bool(analysed(state)[0].line) for state in turns(0) if state.actions_left == 2) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_one_decision_is_the_same_every_time(level: str) -> None:
    for state in turns(1)[::3]:
        found = analysed(state, level, SMALL)
        analysed(turns(0)[2], level, SMALL)
        assert analysed(state, level, SMALL) == found


@pytest.mark.parametrize(("options", "number"), EVERY_TURN)
def test_what_a_seat_cannot_tell_apart_makes_no_difference(options: int, number: int) -> None:
    """Not even to the last digit: other hands, what was thrown away and what will be drawn are guessed."""
    state, rng = turns(options)[number], random.Random(number)
    tree, choices = own_edges(grown(state, SMALL)[0]), analysed(state, budget=SMALL)
    assert tree["visits"].sum() > 20
    for _ in range(2):
        other = state.guess(state.active, rng)
        assert isinstance(other, TigrisState)
        assert own_edges(grown(other, SMALL)[0]).tobytes() == tree.tobytes()
        assert analysed(other, budget=SMALL) == choices


@pytest.mark.parametrize("budget", [1, 10, 60, SMALL, 5000])
def test_the_budget_is_kept(budget: int) -> None:
    """Each action that was judged and each simulation took a position at least; the last simulation may be finished."""
    for state in (*turns(0)[::3], turns(1)[3]):
        tree, left = grown(state, budget)
        judged, simulations = int(tree.record["edges"]), int(own_edges(tree)["visits"].sum())
        assert left.left == 0
        assert judged >= len(own_edges(tree)) > 0
        assert judged + simulations <= budget + 3
        assert budget < SMALL or judged + simulations > budget / 4


def test_a_game_that_ends_with_every_action_is_decided() -> None:
    """Nothing is to be found out by playing on: each simulation counts all the same."""
    state = drawn("""
        hand archer: red 2 blue 1 black 2 green 1
        hand bull: red 4 blue 2
        points archer: red 1
        actions: 1
        corner: F3

        .  kA r  .  .
        .  r  .  .  .
        .  .  kB .  .
        .  .  r  .  .
    """)
    for level in LEVELS:
        assert len(analysed(state, level)) > 10
    tree, left = grown(state, SMALL)
    assert left.left == 0
    assert SMALL / 2 < own_edges(tree)["visits"].sum() <= SMALL


def test_the_last_decisions_of_a_game_are_taken() -> None:
    for state in last_choices(GAME, 2, 4, 8):
        assert isinstance(state, TigrisState)
        for level in LEVELS:
            assert analysed(state, level, SMALL)[0].action in state.actions()


def test_the_only_action_is_not_thought_about() -> None:
    state = drawn("""
        hand bull: red 2
        actions: 1
        catastrophes archer: 0

        .  .
    """)
    assert [str(choice.action) for choice in analysed(state)] == ["done"]
    assert grown(state, SMALL)[1].left >= SMALL - 1


def test_wars_of_two_colours_are_fought_to_their_end() -> None:
    """Several questions come before the turn goes on, and what follows them is planned."""
    state = drawn("""
        hand archer: black 4 red 2
        hand bull: red 6
        actions: 2
        points archer: red 9 blue 9 green 9 black 1
        points bull: red 9 blue 9 green 9 black 2
        rest: start
        corner: F4

        .  kA r  .  r  kB k
        .  k  g  .  r  k  k
        .  k  g  .  .  gB .
        r  gA g  .  g  r  .
    """)
    best = analysed(state)[0]
    assert state.play(best.action).view(None).decision == "war-choice"
    assert best.line


def test_a_leaf_is_judged_by_the_net() -> None:
    state, evaluator = turns(0)[3], Evaluator(turns(0)[3], turns(0)[3].active, tuned(2))
    plain = CompiledSearcher(state, evaluator, Budget(SMALL)).grown_tree(state, TreePlan(), SEED)
    assert plain.lines()[0].value != grown(state, SMALL)[0].lines()[0].value


def test_a_plan_changes_what_is_searched() -> None:
    state = turns(0)[3]
    usual = own_edges(grown(state, SMALL)[0])
    assert len(own_edges(grown(state, SMALL, TreePlan(now=5))[0])) == 5
    for plan in (TreePlan(exploration=1.0), TreePlan(temperature=0.01), TreePlan(later=2), TreePlan(first_counts=9.0)):
        assert own_edges(grown(state, SMALL, plan)[0])["visits"].tolist() != usual["visits"].tolist()


@pytest.mark.parametrize(
    ("level", "players", "backend", "uses_it"),
    [
        ("master", 2, "compiled", True),
        ("grandmaster", 2, "compiled", True),
        ("master-1", 2, "compiled", False),
        ("adept", 2, "compiled", False),
        ("master", 3, "compiled", False),
        ("master", 4, "compiled", False),
        ("master", 2, "readable", False),
    ],
)
def test_two_who_have_a_net_search_by_a_tree(
    level: str, players: int, backend: Backend, uses_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    grow, trees = CompiledSearcher.grown_tree, list[Tree]()

    def noted(searcher: CompiledSearcher, state: TigrisState, plan: TreePlan, seed: bytes) -> Tree:
        trees.append(grow(searcher, state, plan, seed))
        return trees[-1]

    monkeypatch.setattr(CompiledSearcher, "grown_tree", noted)
    with only(backend):
        analysed(turns(0, players)[1], level, 60)
    assert bool(trees) is uses_it


def test_without_a_net_there_is_no_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_backend, "has_net", lambda _game, _players: False)
    monkeypatch.setattr(CompiledSearcher, "grown_tree", None)
    assert analysed(turns(0)[1], "master", 60)


def test_a_large_budget_takes_little_memory() -> None:
    tree = Tree(0, TreePlan(), 50_000, SEED)
    assert sum(array.nbytes for array in (tree.nodes, tree.edges, tree.slots)) < 10_000_000
    assert len(tree.edges) >= 50_000 + MOST_DEPTH
