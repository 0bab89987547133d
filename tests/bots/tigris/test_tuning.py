"""The weights of Tigris & Euphrates are made from games, in a way that can be stopped, taken up again and repeated."""

import tomllib
from collections import Counter
from math import exp, inf
from pathlib import Path

import pytest
from msgspec.structs import replace

from tilewright.bots.tigris import fit_to_turns, tuning
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS, Evaluator, by_hand, tuned, weights_of
from tilewright.bots.tigris.fit_to_turns import SamplingRate, TriedTurn, TurnGroup
from tilewright.bots.tigris.samples import SampleArrays, sample, to_vector
from tilewright.games.tigris import GAME


def test_the_same_seed_makes_the_same_weights_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "PLAYERS", (2,))
    monkeypatch.setattr(tuning, "FIRST_RATE", SamplingRate(every=20, guesses=2))
    monkeypatch.setattr(tuning, "SECOND_RATE", SamplingRate(every=20, guesses=1))
    progress: list[tuple[int, int]] = []
    made = tuning.tune(
        tmp_path, seed=5, games=1, rounds=1, on_progress=lambda done, total: progress.append((done, total))
    )
    assert progress == [(done, 7) for done in range(1, 8)]
    assert list(made) == [2]
    assert by_hand() not in made.values()
    files = sorted(tmp_path.rglob("*.json"))
    counts = Counter(file.parent.parent.name for file in files)
    assert counts == {"results": 1, "turns-2": 1, "results-2": 4, "more-turns-2": 1}
    files[-1].unlink()
    assert tuning.tune(tmp_path, seed=5, games=1, rounds=1) == made
    assert sorted(tmp_path.rglob("*.json")) == files
    for name, number in zip((*COLOUR_TERMS, *SEAT_TERMS), (*made[2].colour, *made[2].seat), strict=True):
        assert number <= 0 if "endangered" in name else number >= 0, name


def test_weights_are_written_as_they_are_read() -> None:
    text = tuning.to_toml({players: tuned(players) for players in tuning.PLAYERS})
    found = tomllib.loads(text)
    for players in tuning.PLAYERS:
        tables = found[str(players)]
        assert [list(tables[table]) for table in ("colour", "seat", "scale")] == [
            list(COLOUR_TERMS),
            list(SEAT_TERMS),
            list(SCALES),
        ]
        assert to_vector(weights_of(tables)) == pytest.approx(to_vector(tuned(players)), abs=1e-3)


def test_fitting_evaluates_positions_as_the_engine_does() -> None:
    """The chances that the fit reckons with are those of the evaluation that plays."""
    state = GAME.start(3, 8)
    for text in ("leader king B1", "leader trader C2", "leader king J1", "leader farmer L1"):
        action = GAME.parse(text)
        state = state.play(action) if action in state.actions() else state.play(GAME.parse("done"))
    logs = SampleArrays([sample(state, 0)]).chances(to_vector(tuned(3)))[0]
    assert [exp(each) for each in logs[:3]] == pytest.approx(Evaluator(state, 0).chances(state))
    assert logs[3] == -inf


def test_the_fit_finds_what_the_turns_of_a_group_differ_in() -> None:
    """Where laid tiles pay and nothing else does, the weight of tiles in hand falls."""
    state = GAME.start(2, 3)
    rich, poor = sample(state, 0), sample(state, 0)
    fuller = tuple(tuple((*terms[:-1], terms[-1] + 3) for terms in colours) for colours in poor.colour)
    poor = replace(poor, colour=(fuller[0], poor.colour[1]))
    samples = [[TurnGroup(0, (TriedTurn(rich, 0.7), TriedTurn(poor, 0.3)))] * 3]
    before = by_hand()
    after = fit_to_turns.fit(samples, before)
    assert after.colour[-1] < before.colour[-1]
    assert after.scale == pytest.approx(before.scale)
