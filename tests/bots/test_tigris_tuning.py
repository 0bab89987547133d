"""The weights of Tigris & Euphrates are made from games, in a way that can be stopped, taken up again and repeated."""

import tomllib
from pathlib import Path

import pytest

from tilewright.bots.tigris import tuning
from tilewright.bots.tigris.worth import COLOUR_TERMS, SCALES, SEAT_TERMS, Judge, weights, weights_of
from tilewright.games.tigris import GAME


def test_the_same_seed_makes_the_same_weights_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "PLAYERS", (2,))
    heard: list[tuple[int, int]] = []
    made = tuning.tune(tmp_path, seed=5, games=2, rounds=1, told=lambda done, total: heard.append((done, total)))
    assert heard == [(1, 2), (2, 2)]
    assert made != tuning.by_hand()
    files = sorted(tmp_path.rglob("*.json"))
    assert len(files) == 2
    files[1].unlink()
    assert tuning.tune(tmp_path, seed=5, games=2, rounds=1) == made
    assert sorted(tmp_path.rglob("*.json")) == files
    for name, number in zip((*COLOUR_TERMS, *SEAT_TERMS), (*made.colour, *made.seat), strict=True):
        assert number <= 0 if "endangered" in name else number >= 0, name


def test_weights_are_written_as_they_are_read() -> None:
    text = tuning.written(weights())
    found = tomllib.loads(text)
    assert [list(found[table]) for table in ("colour", "seat", "scale")] == [
        list(COLOUR_TERMS),
        list(SEAT_TERMS),
        list(SCALES),
    ]
    assert tuning.packed(weights_of(found)) == pytest.approx(tuning.packed(weights()), abs=1e-3)


def test_fitting_judges_positions_as_the_mind_does() -> None:
    """The chances that the fit reckons with are those of the evaluation that plays."""
    state = GAME.start(3, 8)
    for text in ("leader king B1", "leader trader C2", "leader king J1", "leader farmer L1"):
        action = GAME.parse(text)
        state = state.play(action) if action in state.actions() else state.play(GAME.parse("done"))
    chances = Judge(state, 0).chances(state)
    sample = tuning.msgspec.structs.replace(tuning.sample(state, 0), shares=(1.0, 0.0, 0.0))
    surprise = tuning.Fitting([sample]).surprise(tuning.packed(weights()))
    assert surprise == pytest.approx(-tuning.log(chances[0]))
