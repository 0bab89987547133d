"""The command `tilewright verify`: was this game played by the rules, with the seed that was promised?"""

from collections.abc import Iterator
from dataclasses import dataclass

import tilewright as tw
from tilewright.cli.narration import ranking_lines
from tilewright.kernel import Record, RecordError, SeedParts, State, TilewrightError, commitment


@dataclass(frozen=True)
class Finding:
    """One thing that was checked."""

    holds: bool
    text: str


def verify(record: Record, promised: str | None, added: str | None = None) -> Iterator[Finding]:
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
    if added is not None:
        yield _own_contribution(record, added.strip().lower())
    yield Finding(True, _outcome(state))


def _seed(record: Record, state: State) -> Iterator[Finding]:
    assert state.origin is not None, "a replayed game has a beginning"
    if state.origin.seed.hex() != record.seed.lower():
        yield Finding(False, f"the record names the seed {record.seed}, but the game has {state.origin.seed.hex()}")
    elif isinstance(record.seed_parts, SeedParts):
        yield from _seed_parts(record, record.seed_parts)
    elif record.keeps_commitment():
        yield Finding(True, f"the seed is the one promised before the game, with SHA-256 {record.commitment}")
    else:
        true = commitment(state.origin.seed)
        yield Finding(False, f"the seed has SHA-256 {true}, but {record.commitment} was promised before the game")


def _seed_parts(record: Record, parts: SeedParts) -> Iterator[Finding]:
    """The players had a share in the seed: the server's was promised, and the seed follows from all."""
    if not record.seed_follows():
        yield Finding(False, "the seed does not follow from the server's secret and from what the players added")
        return
    true = commitment(parts.secret_bytes())
    if true != record.commitment:
        yield Finding(
            False, f"the server's secret has SHA-256 {true}, but {record.commitment} was promised before the game"
        )
        return
    yield Finding(True, f"the server's secret is the one promised before the game, with SHA-256 {true}")
    added = [seat for seat, one in enumerate(parts.contributions) if one is not None]
    if not added:
        yield Finding(True, "nobody else added to the seed, so the server knew it before the game")
        return
    without = [seat for seat, one in enumerate(parts.contributions) if one is None]
    nothing = f"; {_seats(without)} added nothing" if without else ""
    yield Finding(True, f"the seed follows from it and from what {_seats(added)} added{nothing}")


def _seats(numbers: list[int]) -> str:
    return ("seat " if len(numbers) == 1 else "seats ") + ", ".join(map(str, numbers))


def _own_contribution(record: Record, added: str) -> Finding:
    given = record.seed_parts.contributions if isinstance(record.seed_parts, SeedParts) else ()
    if added in given:
        return Finding(True, f"what your browser added, {added}, is the part of seat {given.index(added)}")
    return Finding(False, f"what your browser added, {added}, is in no part of the seed: the deal was changed")


def _outcome(state: State) -> str:
    if state.result is None:
        return "the game is not over yet"
    names = [f"seat {seat}" for seat in range(state.players)]
    return "the game ended: " + ", ".join(" ".join(line.split()) for line in ranking_lines(state.result, names))
