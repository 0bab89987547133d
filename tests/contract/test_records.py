"""A record rebuilds its game exactly, in this process and in any other."""

import hashlib
import os
import subprocess
import sys

import pytest

import tilewright as tw
from tests.contract.walks import CASES, Case, walk
from tilewright.kernel import Record, states

DIGEST_OF_RECORDS = """
import hashlib, sys
import tilewright as tw
from tilewright.kernel import states
digest = hashlib.sha256()
for text in sys.stdin.read().split("\\0"):
    record = tw.Record.from_json(text)
    game = tw.game(record.game)
    for state in states(record, game):
        digest.update(game.to_json(state))
        digest.update("".join(map(str, state.actions())).encode())
print(digest.hexdigest())
"""


def test_a_record_replays_to_the_same_state_at_every_ply(case: Case) -> None:
    known = walk(case)
    record = Record.from_json(Record.of(known[-1]).to_json())
    for ply, state in enumerate(states(record, case.game)):
        assert state == known[ply], f"ply {ply}"
        assert state.events == known[ply].events
    assert tw.replay(record) == known[-1]


def test_a_record_of_a_game_that_began_with_a_position(case: Case) -> None:
    known = walk(case)
    middle = len(known) // 2
    state = case.game.position(known[middle].position())
    for later in known[middle + 1 : middle + 9]:
        assert later.past.action is not None
        state = state.play(later.past.action)
    assert tw.replay(Record.of(state)) == state


@pytest.mark.parametrize("name", tw.games())
def test_records_replay_alike_in_processes_with_other_hash_seeds(name: str) -> None:
    cases = [case for case in CASES if case.name == name]
    records = [Record.of(walk(case, 7)[-1]) for case in cases[:: max(1, len(cases) // 4)]]
    digest = hashlib.sha256()
    for record in records:
        game = tw.game(record.game)
        for state in states(record, game):
            digest.update(game.to_json(state))
            digest.update("".join(map(str, state.actions())).encode())
    text = "\0".join(record.to_json() for record in records)
    for hash_seed in ("0", "4711"):
        other = subprocess.run(
            [sys.executable, "-c", DIGEST_OF_RECORDS],
            input=text,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert other.stdout.strip() == digest.hexdigest()
