"""What a net reads at Qwirkle, and what it does to the play."""

import random
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest
from msgspec.structs import replace

import tilewright as tw
from tests.bots.positions import last_choices, walk
from tilewright.bots import InformationState
from tilewright.bots.nets.layout import put
from tilewright.bots.qwirkle.chances import still_due
from tilewright.bots.qwirkle.compiled.judgement import judge_turns, outcome, set_values_of_moment
from tilewright.bots.qwirkle.compiled.layout import EVALUATOR, NET, SHAPE, WORKSPACE
from tilewright.bots.qwirkle.compiled.net_inputs import HAND, TABLE
from tilewright.bots.qwirkle.compiled.outlook import due_after, look
from tilewright.bots.qwirkle.compiled.searcher import CompiledSearch, packed_turns
from tilewright.bots.qwirkle.compiled.turns import list_turns, take_turn
from tilewright.bots.qwirkle.engine import QwirkleEngine
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.turns import Turn, start_of_turn, turns
from tilewright.bots.qwirkle.weights import weights
from tilewright.bots.search_backend import net_for, only
from tilewright.compiled.qwirkle.convert import figures, pack, unpack
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Chance, seed_of
from tilewright.training.fitting import fresh_net

GAME = tw.game("qwirkle")
SOME = Chance(seed_of(0))
NEARLY = 0.5  # points: a lead counts more when more tiles lie
ENOUGH = 600  # positions: so that turns are tried on guesses
MOST_POINTS = 1000  # of a play: trades are listed as well


def starts(players: int, jumps: int = 5) -> Iterator[QwirkleState]:
    for state in walk(GAME, players, players, jumps):
        yield start_of_turn(cast(QwirkleState, state))


def ends(players: int) -> Iterator[QwirkleState]:
    for state in last_choices(GAME, players, players, 5):
        yield start_of_turn(cast(QwirkleState, state))


def evaluator_of(start: QwirkleState) -> Any:
    record = np.zeros(1, EVALUATOR)[0]
    by = weights()
    record["weights"], record["least"] = by.features[start.players], by.chances.least
    record["growth"], record["turn"] = by.chances.growth, by.chances.turn
    look(figures(start.players, start.options), pack(start), start.turn, record)
    return record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_those_of_the_readable_search(players: int) -> None:
    for start in starts(players):
        found, count = list_turns(pack(start), MOST_POINTS)
        assert sorted(each.tobytes() for each in found[:count]) == sorted(
            each.tobytes() for each in packed_turns(turns(start))
        )


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_is_taken_as_by_its_actions(players: int) -> None:
    rules = figures(players, GAME.start(players, 0).options)
    for start in starts(players):
        for turn in turns(start)[:: max(1, len(turns(start)) // 4)]:
            state, record = start, pack(start)
            for action in turn.actions:
                state = state.after(action)
            take_turn(rules, record, packed_turns([turn])[0])
            after = unpack(record, players, start.options)
            assert (after.scores, after.hands, after.table) == (state.scores, state.hands, state.table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_does_not_see_is_counted_as_by_the_readable_search(players: int) -> None:
    for start in starts(players):
        found, known = evaluator_of(start), Evaluator(start, weights())
        assert found["at_least"].tolist() == list(known.unseen.at_least)
        assert (found["unseen"], found["bag"], found["next_hand"]) == (known.unseen.count, known.bag, known.next_hand)
        due = due_after(figures(players, start.options), pack(start), start.turn)
        assert due == sum(1 << seat for seat in still_due(start))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_net_reads_only_what_its_seat_may_know(players: int) -> None:
    rng = random.Random(players)
    for start in (*starts(players), *ends(players)):
        for seat in range(players):
            found = inputs_of(start, seat)
            assert (found == inputs_of(cast(QwirkleState, start.guess(seat, rng)), seat)).all()
            assert np.abs(found).max() <= 5


DRAWN = """
game: qwirkle
seed: 3
active: {active}
hand 0: {hand}
hand 1: Gx Gci Osq Ost Px Bx
scores: 50 {points}

{lie}
"""
AS_IT_IS = {"active": "0", "hand": "Rsq Rst Bdi Gcl", "points": "50", "lie": "Bsq Bst"}
FACTS: list[tuple[dict[str, str], set[int]]] = [  # what is to be seen, and the inputs of either seat that tell it
    ({"active": "1"}, {1, 2}),
    ({"points": "60"}, {5, 6, 7}),
    ({"hand": "Rsq"}, {8, 10, 13, 14, HAND, HAND + 2, HAND + 3, HAND + 4, *range(HAND + 10, HAND + 15)}),
    ({"hand": "Rsq Rsq Rst Bdi"}, {HAND + 1}),
    ({"hand": "Rsq Rst Rdi"}, {HAND + 5}),
    ({"hand": "Rsq Rst Rdi Rcl"}, {HAND + 6}),
    ({"hand": "Rsq Rst Rdi Rcl Rx"}, {HAND + 7}),
    ({"hand": "Rsq Rst Rdi Rcl Rx Rci"}, {HAND + 8}),
    ({"hand": "Gsq Rcl Gdi Ycl"}, {HAND + 9}),
    ({"lie": "Bsq Bst Bdi"}, {9, 10, 15, *range(TABLE, TABLE + 5)}),
    ({"lie": "Bsq Bst Bdi Bcl"}, {15, 16, TABLE + 5}),
    ({"lie": "Bsq Bst Bdi Bcl Bx"}, {*range(15, 23), TABLE + 10}),
]


@pytest.mark.parametrize(("fact", "told"), FACTS, ids=str)
def test_inputs_tell_what_is_to_be_seen(fact: dict[str, str], told: set[int]) -> None:
    before, after = (
        inputs_of(cast(QwirkleState, GAME.position(DRAWN.format_map(AS_IT_IS | changed))), 0) for changed in ({}, fact)
    )
    assert told <= set(np.flatnonzero((before != after).any(axis=0)).tolist())


def test_inputs_tell_how_much_is_in_the_bag() -> None:
    start = cast(QwirkleState, GAME.position(DRAWN.format_map(AS_IT_IS)))
    full, few, empty = (inputs_of(replace(start, bag=start.bag[:size]), 0)[0] for size in (50, 4, 0))
    assert full[10] > few[10] > empty[10] == 0
    assert full[11] == few[11] == 0 < empty[11]
    assert full[12] > few[12] > empty[12] == 0


def inputs_of(start: QwirkleState, seat: int) -> Any:
    """What a net reads of every seat, as one of them sees the table."""
    rules, nets, workspace = figures(start.players, start.options), np.zeros(1, NET), np.zeros(1, WORKSPACE)[0]
    record, state = evaluator_of(start), pack(start)
    look(rules, state, seat, record)
    set_values_of_moment(rules, state, record, nets[0], workspace, seat)
    return workspace["net"]["inputs"][: start.players].copy()


@pytest.mark.parametrize("level", ["master", "grandmaster"])
@pytest.mark.parametrize("players", [2, 4])
def test_rollouts_with_a_net_know_only_what_the_seat_may_know(players: int, level: str) -> None:
    rng, reasons, levels = random.Random(players), set[str](), QwirkleEngine.levels
    with only("compiled"):
        assert net_for("qwirkle", players, levels[level]) is not None
        for start in (*starts(players), *ends(players)):
            found, other = (
                QwirkleEngine().analyse(InformationState(state, start.turn), levels[level].within(ENOUGH), rng)
                for state in (start, start.guess(start.turn, rng))
            )
            assert found == other
            reasons |= {reason.id for choice in found for reason in choice.reasons}
    assert "answer" in reasons, "no turn was tried on a guess"


def test_a_net_of_zeros_judges_as_the_weights_do_and_another_does_not() -> None:
    zero, other = np.zeros(1, NET), np.zeros(1, NET)
    net = fresh_net(SHAPE, 1)
    net["last"] += 1.0
    put(other, net)
    same: list[bool] = []
    for start in starts(2):
        found = [turn for turn in turns(start) if turn.laying]
        if len(found) > 2:
            values = CompiledSearch(Evaluator(start, weights()), weights().chances, SOME).values(found)
            by_zero, by_other = (_best(start, found, nets) for nets in (zero, other))
            assert values[by_zero] > max(values) - NEARLY
            same.append(by_zero == by_other)
    assert not all(same)


def _best(start: QwirkleState, found: list[Turn], nets: Any) -> int:
    """The number of the turn that a net thinks best."""
    chances = np.empty(len(found))
    judge_turns(
        figures(start.players, start.options),
        pack(start),
        evaluator_of(start),
        nets[0],
        start.turn,
        packed_turns(found),
        len(found),
        chances,
    )
    assert ((chances > 0) & (chances < 1)).all()
    return int(np.argmax(chances))


def test_the_end_of_a_game_counts_by_who_won_and_how_far() -> None:
    close, far, tie = np.array([101, 100]), np.array([140, 100]), np.array([100, 100])
    assert outcome(tie, 2, 0) == outcome(tie, 2, 1) == 0.5
    assert 0.75 < outcome(close, 2, 0) < outcome(far, 2, 0) < 1
    assert outcome(far, 2, 0) + outcome(far, 2, 1) == pytest.approx(1)
