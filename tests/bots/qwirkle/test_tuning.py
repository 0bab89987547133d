"""Tuning finds the weights that games were made by, and can be taken up again."""

import random
from pathlib import Path

import pytest

import tilewright as tw
from tests.bots.positions import some_state
from tilewright.bots.qwirkle import tuning
from tilewright.bots.qwirkle.tuning import (
    BEST,
    FIRST,
    OTHERS,
    GameSamples,
    ScoreSample,
    TriedTurn,
    fit,
    to_toml,
    try_some,
    tune,
)
from tilewright.bots.qwirkle.weights import FEATURES, weights
from tilewright.kernel import Chance, Draws, seed_of


def played(rng: random.Random, wanted: list[float]) -> GameSamples:
    """A made-up game for two: turns pay by these weights and by luck that is the same for a whole moment."""
    turn_groups: list[tuple[TriedTurn, ...]] = []
    for _ in range(20):
        luck, turns = rng.gauss(0, 20), list[TriedTurn]()
        for _ in range(6):
            features = (1.0, *(rng.uniform(0, 8) for _ in FEATURES[1:]))
            outcome = sum(weight * feature for weight, feature in zip(wanted, features, strict=True))
            turns.append(TriedTurn(features, outcome + luck + rng.gauss(0, 1)))
        turn_groups.append(tuple(turns))
    ahead = rng.randrange(2)
    score_samples = [
        ScoreSample((50 + 9 * (ahead == 0), 50 + 9 * (ahead == 1)), (), 40, (float(ahead == 0), float(ahead == 1)))
    ]
    return GameSamples(2, tuple(turn_groups), tuple(score_samples))


def test_the_fit_finds_the_weights_that_turns_paid_by() -> None:
    rng = random.Random(1)
    wanted = [rng.uniform(-1, 1) for _ in FEATURES]
    made = fit([played(rng, wanted) for _ in range(30)])
    assert made.features[2][1:] == pytest.approx(wanted[1:], abs=0.05)
    assert made.features[3] == FIRST.features[3], "of three players nothing was seen"


def test_a_lead_that_always_wins_is_given_a_greater_chance() -> None:
    rng = random.Random(1)
    made = fit([played(rng, [0.0] * len(FEATURES)) for _ in range(30)])
    assert made.chances.least + made.chances.growth * 40**0.5 < FIRST.chances.least + FIRST.chances.growth * 40**0.5


def test_turns_of_a_moment_are_tried_out_on_the_same_guesses() -> None:
    state = some_state(tw.game("qwirkle"), 20)
    while state.laid:  # pyright: ignore[reportAttributeAccessIssue]
        state = state.play(list(state.actions())[-1])
    tried = [list(try_some(state, FIRST, Draws(Chance(seed_of(3))))) for _ in range(2)]  # pyright: ignore[reportArgumentType]
    assert tried[0] == tried[1]
    assert 2 <= len(tried[0]) <= BEST + OTHERS
    assert len({each.outcome for each in tried[0]}) > 1


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    progress: list[tuple[int, int]] = []
    first = tune(tmp_path, games=2, rounds=1, on_progress=lambda done, total: progress.append((done, total)))
    assert progress == [(1, 2), (2, 2)]
    assert tune(tmp_path, games=2, rounds=1) == first


def test_what_is_written_is_what_is_read() -> None:
    text = to_toml(weights())
    assert text == Path(tuning.__file__).with_name("weights.toml").read_text("utf-8")
