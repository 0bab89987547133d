"""After the end: the record, the game step by step from any seat's eyes, a fork from any point, the deal once more."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tilewright.kernel import Record, State, seed_of, states
from tilewright.server import errors as problems
from tilewright.server.live.frames import raw_view, seen
from tilewright.server.tables.access import Eyes
from tilewright.server.tables.lobby import Beginning, SeatWish, TableWish
from tilewright.server.tables.table import Table

MOST_STEPS = 50
_SEED_LINE = re.compile(r"^seed: .*$", re.MULTILINE)
_DRAWN_LINE = re.compile(r"^drawn: .*\n", re.MULTILINE)


class PastStep(msgspec.Struct, frozen=True):
    """The game after so many actions. `action` is None at the beginning."""

    ply: int
    action: str | None
    actor: int | None
    events: Any
    view: Any


def record_of(table: Table) -> Record:
    return Record.of(_ended(table))


async def past_steps(table: Table, eyes: Eyes, first: int, count: int) -> list[PastStep]:
    """Some steps of a game that is over, as a seat or a spectator saw them."""
    if eyes is not None and not 0 <= eyes < len(table.seats):
        raise problems.bad("no-such-seat", f"There are seats 0 to {len(table.seats) - 1}, not {eyes}.")
    record, game = record_of(table), table.about.kind

    def steps() -> Iterator[PastStep]:
        for ply, state in enumerate(states(record, game)):
            if first <= ply < first + count:
                yield PastStep(
                    ply,
                    record.actions[ply - 1] if ply else None,
                    state.actor,
                    seen(game, (state.events,), eyes),
                    raw_view(game, state, eyes),
                )

    return await asyncio.to_thread(lambda: list(steps()))


async def fork(table: Table, ply: int) -> Beginning:
    """A beginning in the middle of a game that is over. Its chance is new: who knows the old game foretells no draw."""
    record = record_of(table)
    if not 0 <= ply <= record.plies:
        raise problems.bad("no-such-ply", f"The game has plies 0 to {record.plies}, not {ply}.")
    state = await asyncio.to_thread(_state_at, record, table, ply)
    if state.actor is None:
        raise problems.bad("over", f"After action {ply} the game is over; fork from an earlier one.")
    seed = seed_of(None)
    position = _SEED_LINE.sub(f"seed: {seed.hex()}", _DRAWN_LINE.sub("", state.position(), count=1), count=1)
    return Beginning(seed, position, table.about.id)


def _state_at(record: Record, table: Table, ply: int) -> State:
    for number, state in enumerate(states(record, table.about.kind)):
        if number == ply:
            return state
    raise AssertionError("the ply was checked")


def same_deal(table: Table) -> Beginning:
    """The same beginning, for others."""
    _ended(table)
    return Beginning(seed_of(table.about.seed), table.about.position, table.about.id)


def same_wish(table: Table, seats: tuple[SeatWish, ...]) -> TableWish:
    """A table like this one, with these seats."""
    about = table.about
    return TableWish(
        game=about.game,
        seats=seats,
        options=about.options,
        private=about.private,
        spectators=about.spectators,
        hints=about.hints,
        clock=about.clock,
    )


def _ended(table: Table) -> State:
    if table.status != "over":
        raise problems.conflict("not-over", "The game is not over; until then its past is not open.")
    assert table.state is not None, "a game that is over had a beginning"
    return table.state
