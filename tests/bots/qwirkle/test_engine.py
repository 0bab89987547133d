"""How the levels think at Qwirkle, from drawn positions."""

import random
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

import tilewright as tw
from tilewright.bots import InformationState, bot, engine_of
from tilewright.bots.engine import Budget, Choice
from tilewright.bots.qwirkle import rollouts
from tilewright.bots.qwirkle.chances import chances, still_due, turns_of_this_round
from tilewright.bots.qwirkle.endgame import ReadableEndgame, solve
from tilewright.bots.qwirkle.evaluation import Evaluator, leave
from tilewright.bots.qwirkle.gap_scores import GapScores, Unseen, none_of
from tilewright.bots.qwirkle.turns import start_of_turn, steps, turns
from tilewright.bots.qwirkle.weights import weights
from tilewright.bots.search_backend import only
from tilewright.games.qwirkle.model.actions import End, Place
from tilewright.games.qwirkle.model.board import TILE_OF, tile_set
from tilewright.games.qwirkle.rules.plays import plays, plays_of
from tilewright.games.qwirkle.state import QwirkleState

GAME = tw.game("qwirkle")


def middle(seed: int, players: int = 2, plies: int = 60) -> QwirkleState:
    """A state at the beginning of a turn in a greedy game."""
    state, greedy = GAME.start(players, seed), bot("greedy", GAME, 1)
    while state.actor is not None and (state.past.ply < plies or state.laid):
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    return state


def analysed(state: QwirkleState, level: str, budget: int | None = None) -> list[Choice]:
    assert state.actor is not None
    engine = engine_of("qwirkle")
    info = InformationState(state, state.actor)
    return list(engine.analyse(info, engine.levels[level].within(budget), bot(level, GAME, 1).rng(info)))


# ---- turns
@pytest.mark.parametrize("seed", range(3))
def test_turns_are_all_plays_and_all_trades(seed: int) -> None:
    state = middle(seed)
    found = turns(start_of_turn(state))
    assert sorted(turn.laying for turn in found if turn.laying) == sorted(play.laying for play in plays(state))
    trades = [action for action in state.actions() if str(action).startswith("trade")]
    assert sorted(str(turn.actions[0]) for turn in found if turn.traded) == sorted(map(str, trades))
    for turn in found:
        after = state
        for action in turn.actions:
            after = after.play(action)
        assert after.scores[state.turn] - state.scores[state.turn] == turn.points


def test_the_start_of_a_turn_is_found_again_from_its_middle() -> None:
    state = middle(4)
    play = max(plays(state), key=lambda play: len(play.laying))
    begun = state
    for action in play.actions[:-1]:
        begun = begun.play(action)
    assert start_of_turn(begun) == start_of_turn(state)


def test_the_rest_of_a_turn_can_be_done_from_wherever_it_was_begun() -> None:
    state = middle(4)
    turn = max(turns(start_of_turn(state)), key=lambda turn: len(turn.laying))
    for first in turn.actions[:-1]:
        if first in state.actions():
            begun = state.play(first)
            for action in steps(turn, begun):
                begun = begun.play(action)
            assert begun.scores[state.turn] == state.scores[state.turn] + turn.points


@pytest.mark.parametrize("level", ["adept", "master"])
def test_a_turn_goes_on_as_it_was_meant(level: str) -> None:
    for seed in range(4):
        state = middle(seed)
        best = analysed(state, level)[0]
        seat, line = state.turn, [best.action]
        state = state.play(best.action)
        while state.actor == seat and not state.reveals:
            line.append(bot(level, GAME, 99).choose(InformationState(state, seat)))
            state = state.play(line[-1])
        assert tuple(line) == (best.action, *best.line)


def test_a_turn_that_somebody_else_began_is_gone_on_with() -> None:
    rng = random.Random(3)
    for seed in range(5):
        state = middle(seed)
        places = [action for action in state.actions() if isinstance(action, Place)]
        state = state.play(places[rng.randrange(len(places))])
        for level in ("novice", "adept", "master"):
            assert all(choice.action in state.actions() for choice in analysed(state, level, 20))
            assert isinstance(analysed(state, level, 20)[0].action, Place | End)


# ---- counting what is unseen
def test_a_ladder_tells_the_best_single_tile_of_any_hand() -> None:
    state = middle(2)
    ladder = GapScores.of(state.table, state.gaps, state.openings).ladder()
    rng = random.Random(5)
    for _ in range(50):
        hand = bytes(sorted(rng.sample(sorted(state.bag), 6)))
        best = next((points for points, tiles in ladder if tiles & tile_set(hand)), 0)
        dealt = replace(state, hands=(hand,) * state.players)
        assert best == max((play.score for play in plays(dealt) if len(play.laying) == 1), default=0)


def test_the_expected_best_tile_is_that_of_many_draws() -> None:
    state = middle(2)
    ladder = GapScores.of(state.table, state.gaps, state.openings).ladder()
    unseen, rng = sorted(state.bag + state.hands[1 - state.turn]), random.Random(5)
    kept = state.hands[state.turn][:2]

    def best(hand: bytes) -> int:
        return next((points for points, tiles in ladder if tiles & tile_set(hand)), 0)

    draws = [bytes(rng.sample(unseen, 4)) for _ in range(4000)]
    assert Unseen(unseen).best(ladder, 4) == pytest.approx(sum(map(best, draws)) / 4000, rel=0.03)
    with_kept = sum(best(kept + drawn) for drawn in draws) / 4000
    assert Unseen(unseen).best(ladder, 4, tile_set(kept)) == pytest.approx(with_kept, rel=0.03)


def test_the_ground_after_a_turn_is_that_of_the_table_after_it() -> None:
    state = middle(7)
    gap_scores = GapScores.of(state.table, state.gaps, state.openings)
    for turn in turns(state)[:80]:
        after = gap_scores.with_laid(turn.laying)
        assert after.gap_points == GapScores.of(after.table, after.gaps, after.openings).gap_points


def test_nothing_drawn_is_none_of_them_and_all_drawn_is_one() -> None:
    assert none_of(10, 3, 0) == 1
    assert none_of(10, 3, 8) == 0
    assert none_of(4, 1, 2) == pytest.approx(0.5)


# ---- evaluation
FIVE = """
game: qwirkle
seed: 3
hand 0: {hand}
hand 1: Gx Gci Osq Ost Px Bx
scores: 50 50

{lie}
"""


def test_a_line_of_five_is_a_threat_only_while_its_last_tile_is_unseen() -> None:
    open_five = GAME.position(FIVE.format(hand="Rci Ysq", lie="Rsq Rst Rdi Rcl"))
    evaluator = Evaluator(start_of_turn(open_five), weights())
    fives = {turn.kept: turn for turn in turns(open_five) if turn.points == 5}
    assert evaluator.features(fives[bytes([TILE_OF["Ysq"]])])[1] > evaluator.threat_now


def test_what_is_kept_is_described() -> None:
    def kept(*names: str) -> tuple[float, ...]:
        return leave(bytes(sorted(TILE_OF[name] for name in names)))

    assert kept() == (0, 0, 0, 0, 0, 0)
    assert kept("Rsq", "Rsq", "Rst") == (3, 1, 1, 0, 0, 0)
    assert kept("Rsq", "Rst", "Rdi") == (3, 0, 3, 1, 0, 0)
    assert kept("Rsq", "Bsq", "Gsq", "Ysq") == (4, 0, 6, 0, 1, 0)
    assert kept("Rsq", "Bsq", "Gsq", "Ysq", "Osq") == (5, 0, 10, 0, 0, 1)


def test_a_lead_counts_more_when_few_tiles_are_left() -> None:
    early, late = middle(1, plies=20), middle(1, plies=150)
    by = weights().chances
    assert 0.5 < chances(by, (60, 50), early)[0] < chances(by, (60, 50), late)[0] < chances(by, (60, 50), None)[0]
    assert chances(by, (50, 50, 50, 50), early) == pytest.approx((0.25,) * 4)


def test_seats_that_still_have_a_turn_in_this_round_are_due() -> None:
    state = GAME.start(3, 5)
    first = state.turn
    assert turns_of_this_round(state) == (first, (first + 1) % 3, (first + 2) % 3)
    assert still_due(state) == ((first + 1) % 3, (first + 2) % 3)
    while state.actor == first:
        state = state.play(bot("greedy", GAME, 1).choose(InformationState(state, first)))
    assert turns_of_this_round(state) == ((first + 1) % 3, (first + 2) % 3)


def test_a_qwirkle_is_completed_when_it_can_be() -> None:
    state = GAME.position(FIVE.format(hand="Rci Ysq Gsq Pst", lie="Rsq Rst Rdi Rcl Rx"))
    for level in ("adept", "master"):
        best = analysed(state, level)[0]
        assert isinstance(best.action, Place)
        assert best.action.tile == "Rci"
        assert "scores" in {reason.id for reason in best.reasons}


# ---- search
def test_the_search_looks_at_no_more_tables_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = [0]

    def counting(*table_and_hand: Any) -> object:
        calls[0] += 1
        return plays_of(*table_and_hand)

    monkeypatch.setattr(rollouts, "plays_of", counting)
    with only("readable"):
        analysed(middle(6), "master", 200)
    assert 100 <= calls[0] <= 200


def test_where_every_turn_ends_the_game_one_guess_says_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such turns cost nothing to follow, so the budget alone would never stop them."""
    state = end_of_game(4, 3, players=3)
    assert len(state.hands[state.turn]) == 1 < len(plays(state)), "choose a seed whose game has such an end"
    roll_out, rollouts_made = rollouts.roll_out, list[object]()

    def counting(*args: Any) -> object:
        rollouts_made.append(args)
        assert len(rollouts_made) < 100, "goes on for ever"
        return roll_out(*args)

    monkeypatch.setattr(rollouts, "roll_out", counting)
    with only("readable"):
        best = analysed(state, "master")[0]
    assert rollouts_made
    assert state.play(best.action).play(End()).actor is None


def end_of_game(seed: int, most: int, players: int = 2) -> QwirkleState:
    """The beginning of a turn with an empty bag and few tiles left."""
    state, greedy = GAME.start(players, seed), bot("greedy", GAME, 1)
    while state.actor is not None and (state.laid or state.bag or sum(map(len, state.hands)) > most):
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    return state


def best_margin(state: QwirkleState) -> int:
    """By brute force over the engine itself: what the player to move gains on the other to the end."""
    seat = state.turn

    @cache
    def value(position: str) -> int:
        here = GAME.position(position)
        if here.actor is None:
            return 0
        margins: list[int] = []
        for action in here.actions():
            after = here.play(action)
            gain = (after.scores[here.turn] - here.scores[here.turn]) if after.reveals else 0
            rest = 0 if after.actor is None else value(after.position())
            margins.append(gain + (rest if after.actor == here.actor else -rest))
        return max(margins)

    assert seat == state.actor
    return value(state.position())


@pytest.mark.parametrize("seed", [1, 2, 4, 6])
def test_the_end_is_solved_as_brute_force_solves_it(seed: int) -> None:
    state = end_of_game(seed, 4)
    assert state.actor is not None, "choose a seed whose game has such an end"
    start = start_of_turn(state)
    found = solve(turns(start), Budget(100_000), ReadableEndgame(start))
    assert found[0].is_exact
    assert found[0].margin == best_margin(state)


def test_an_end_that_costs_too_much_is_left_alone() -> None:
    start = start_of_turn(end_of_game(1, 9))
    assert solve(turns(start), Budget(1), ReadableEndgame(start)) == []
