"""Whole games, kept as records, replay to the end they had when they were kept.

`python -m tests.keep_records` writes them anew when a rule changes on purpose.
"""

import json
from pathlib import Path

import pytest

import tilewright as tw
from tests.contract.census import census_of
from tilewright.kernel import Record, states

FOLDER = Path(__file__).parent / "records"
ENDS: dict[str, object] = json.loads((FOLDER / "ends.json").read_text()) if (FOLDER / "ends.json").exists() else {}


def test_there_are_records_of_every_game() -> None:
    assert {name.split("-")[0] for name in ENDS} == set(tw.games())
    assert {path.name for path in FOLDER.glob("*-*.json")} == set(ENDS)


@pytest.mark.parametrize("name", sorted(ENDS))
def test_a_kept_record_replays_to_its_end(name: str) -> None:
    record = Record.load(FOLDER / name)
    assert record.keeps_commitment()
    game = tw.game(record.game)
    census = census_of(record.game)
    state = game.start(record.players, record.seed, record.options)
    whole = census(state)
    for state in states(record, game):
        assert census(state) == whole
    assert state.result is not None
    assert {"places": list(state.result.places), "scores": list(state.result.scores)} == ENDS[name]
