"""What a net reads at Qwirkle, and what it does to the play."""

import random
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest

import tilewright as tw
from tests.bots.positions import walk
from tilewright.bots.nets.layout import put
from tilewright.bots.qwirkle.chances import still_due
from tilewright.bots.qwirkle.compiled.judgement import judge_turns, outcome, set_values_of_moment
from tilewright.bots.qwirkle.compiled.layout import DESK, EVALUATOR, NET, SHAPE
from tilewright.bots.qwirkle.compiled.outlook import due_after, look
from tilewright.bots.qwirkle.compiled.searcher import CompiledSearch, packed_turns
from tilewright.bots.qwirkle.compiled.turns import list_turns, take_turn
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.turns import Turn, start_of_turn, turns
from tilewright.bots.qwirkle.weights import weights
from tilewright.compiled.qwirkle.convert import figures, pack, unpack
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Chance, seed_of
from tilewright.training.fitting import fresh_net

GAME = tw.game("qwirkle")
SOME = Chance(seed_of(0))
NEARLY = 0.5  # points: a lead counts more when more tiles lie
MOST_POINTS = 1000  # of a play: trades are listed as well


def starts(players: int, jumps: int = 5) -> Iterator[QwirkleState]:
    for state in walk(GAME, players, players, jumps):
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
    rng, rules = random.Random(players), figures(players, GAME.start(players, 0).options)
    nets, desk = np.zeros(1, NET), np.zeros(1, DESK)[0]
    seen: list[Any] = []
    for start in starts(players):
        for seat in range(players):
            inputs: list[Any] = []
            for state in (start, cast(QwirkleState, start.guess(seat, rng))):
                record = evaluator_of(state)
                look(rules, pack(state), seat, record)
                set_values_of_moment(rules, pack(state), record, nets[0], desk, seat)
                inputs.append(desk["room"]["inputs"][:players].copy())
            assert (inputs[0] == inputs[1]).all()
            assert np.abs(inputs[0]).max() <= 5
            seen.append(inputs[0])
    varied = np.ptp(np.concatenate(seen), axis=0) > 0
    assert varied.mean() > 0.5, "inputs tell positions apart"


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
