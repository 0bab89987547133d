"""The engine against a second, deliberately simple implementation written from the rule page alone."""

import random

import pytest

from tests.contract.walks import CASES, wander
from tests.reference import qwirkle as simple
from tilewright.games.qwirkle import GAME, QwirkleState
from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.games.qwirkle.model.board import TILE_NAMES, x_y

OURS = [case for case in CASES if case.name == "qwirkle"]
GAMES_EACH = 12


def described(state: QwirkleState):
    """Table before this turn, tiles laid in it, the hand, and the announced size if it still binds."""
    table = {x_y(cell): TILE_NAMES[tile] for cell, tile in state.table.items()}
    laid = [(table[x_y(cell)], x_y(cell)) for cell in state.laid]
    before = {cell: tile for cell, tile in table.items() if cell not in {cell for _, cell in laid}}
    hand = [TILE_NAMES[tile] for tile in state.hands[state.turn]]
    announced = None if before or state.options.free_opening else state.announced[state.turn]
    return before, laid, hand, announced


@pytest.mark.parametrize("case", OURS, ids=str)
def test_legal_actions_and_scores_agree(case) -> None:
    """QW-P1, QW-P2, QW-P3, QW-P4, QW-T2, QW-S4, QW-C1, QW-C2, QW-C3 over some thousand positions in all."""
    for seed in range(GAMES_EACH):
        rng = random.Random(seed)
        state = case.start(seed)
        while state.actor is not None:
            before, laid, hand, announced = described(state)
            actions = list(state.actions())
            placements = {(a.tile, (a.x, a.y)) for a in actions if isinstance(a, Place)}
            assert placements == simple.placements(before, laid, hand, announced=announced)
            assert any(isinstance(a, End) for a in actions) == (bool(laid) and simple.may_end(before, laid, announced))
            trades = {tuple(sorted(a.tiles)) for a in actions if isinstance(a, Trade)}
            assert trades == (set() if laid or not before else simple.trades(hand, len(state.bag)))
            assert any(isinstance(a, Pass) for a in actions) == (not laid and not state.bag and not placements)
            after = state.play(wander(state, rng))
            if isinstance(after.past.action, End):
                bonus = 6 if not after.hands[state.turn] else 0
                gained = after.scores[state.turn] - state.scores[state.turn]
                assert gained == simple.score_turn(before, laid) + bonus
            state = after
        assert state.result is not None
        assert list(state.result.places) == simple.places(list(state.scores))


@pytest.mark.parametrize("case", OURS, ids=str)
def test_whole_turns_agree(case) -> None:
    """Every play with its score, on positions with small hands, which the simple search can manage."""
    compared = 0
    for seed in range(40):
        rng = random.Random(seed)
        state = case.start(seed)
        if max(state.announced) > 4:
            continue
        for _ in range(rng.randrange(30)):
            if state.actor is not None:
                state = state.play(wander(state, rng))
        if state.actor is None or state.laid:
            continue
        before, _, hand, announced = described(state)
        wanted = simple.whole_turns(before, hand, announced=announced)
        found = {frozenset((a.tile, (a.x, a.y)) for a in turn.actions): turn.score for turn in GAME.plays(state)}
        assert found == wanted
        assert len(GAME.plays(state)) == len(wanted)
        compared += 1
    assert compared >= 15
