"""The command `tilewright verify`: was this game played by the rules, with the seed that was promised?"""

from collections.abc import Iterator
from dataclasses import dataclass

import tilewright as tw
from tilewright.cli.narration import ranking_lines
from tilewright.kernel import Record, RecordError, State, TilewrightError, commitment


@dataclass(frozen=True)
class Finding:
    """One thing that was checked."""

    holds: bool
    text: str


def verify(record: Record, promised: str | None) -> Iterator[Finding]:
    """Check one thing after another, up to the first that does not hold."""
    try:
        state = tw.replay(record)
    except RecordError as error:
        if error.ply:
            yield Finding(True, f"the first {error.ply} of {len(record.actions)} actions are legal")
        yield Finding(False, str(error))
        return
    except TilewrightError as error:
        yield Finding(False, str(error))
        return
    yield Finding(True, f"a record of {state.game.title} for {state.players}, rules version {record.rules}")
    yield Finding(True, f"{len(record.actions)} actions played again, all of them legal")
    yield from _seed(record, state)
    if promised is not None:
        text = promised.strip().lower()
        holds = text == record.commitment
        yield Finding(holds, f"the SHA-256 promised to you, {text}, is {'' if holds else 'not '}that of this game")
    yield Finding(True, _outcome(state))


def _seed(record: Record, state: State) -> Iterator[Finding]:
    assert state.origin is not None, "a replayed game has a beginning"
    if state.origin.seed.hex() != record.seed.lower():
        yield Finding(False, f"the record names the seed {record.seed}, but the game has {state.origin.seed.hex()}")
    elif record.keeps_commitment():
        yield Finding(True, f"the seed is the one promised before the game, with SHA-256 {record.commitment}")
    else:
        true = commitment(state.origin.seed)
        yield Finding(False, f"the seed has SHA-256 {true}, but {record.commitment} was promised before the game")


def _outcome(state: State) -> str:
    if state.result is None:
        return "the game is not over yet"
    names = [f"seat {seat}" for seat in range(state.players)]
    return "the game ended: " + ", ".join(" ".join(line.split()) for line in ranking_lines(state.result, names))
