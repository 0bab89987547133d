"""Games that are over: the record, each step as any seat saw it, a fork from any point, the same deal again."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from tilewright.kernel import Record, State, seed_of, states
from tilewright.server.errors import InvalidRequest, StateConflict
from tilewright.server.tables.access import Viewer
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, StartingPoint
from tilewright.server.tables.table import Table
from tilewright.server.tables.views import events_json, view_json

MAX_STEPS = 50


class PastStep(msgspec.Struct, frozen=True):
    """The game after so many actions. `action` is None at the beginning."""

    ply: int
    action: str | None
    actor: int | None
    events: Any
    view: Any


def record_of(table: Table) -> Record:
    record, parts = Record.of(_final_state(table)), table.seed_parts
    if parts is None:
        return record
    return msgspec.structs.replace(record, commitment=table.config.commitment, seed_parts=parts)


async def past_steps(table: Table, viewer: Viewer, first: int, count: int) -> list[PastStep]:
    """Some steps of a game that is over, as a seat or a spectator saw them."""
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise InvalidRequest("no-such-seat", f"There are seats 0 to {len(table.seats) - 1}, not {viewer}.")
    record, game = record_of(table), table.config.kind

    def steps() -> Iterator[PastStep]:
        for ply, state in enumerate(states(record, game)):
            if first <= ply < first + count:
                yield PastStep(
                    ply,
                    record.actions[ply - 1] if ply else None,
                    state.actor,
                    events_json(game, (state.events,), viewer),
                    view_json(game, state, viewer),
                )

    return await asyncio.to_thread(lambda: list(steps()))


async def fork(table: Table, ply: int) -> StartingPoint:
    """A start in the middle of a game that is over, with new chance: nobody can foretell a draw from the old game."""
    record = record_of(table)
    if not 0 <= ply <= record.plies:
        raise InvalidRequest("no-such-ply", f"The game has plies 0 to {record.plies}, not {ply}.")
    state = await asyncio.to_thread(_state_at, record, table, ply)
    if state.actor is None:
        raise InvalidRequest("over", f"After action {ply} the game is over; fork from an earlier one.")
    seed = seed_of(None)
    return StartingPoint(seed, state.reseeded(seed).position(), table.config.id)


def _state_at(record: Record, table: Table, ply: int) -> State:
    for number, state in enumerate(states(record, table.config.kind)):
        if number == ply:
            return state
    raise AssertionError("the ply was checked")


def same_deal(table: Table) -> StartingPoint:
    """The same start, for others."""
    _final_state(table)
    return StartingPoint(table.deal_seed, table.config.position, table.config.id, same_deal=True)


def same_settings(table: Table, seats: tuple[SeatRequest, ...]) -> NewTableRequest:
    """A table like this one, with these seats."""
    config = table.config
    return NewTableRequest(
        game=config.game,
        seats=seats,
        options=config.options,
        private=config.private,
        spectators=config.spectators,
        hints=config.hints,
        clock=config.clock,
        rated=config.rated,
        rating_range=config.rating_range,
    )


def _final_state(table: Table) -> State:
    if table.status != "over":
        raise StateConflict("not-over", "The game is not over; the replay is available after the game.")
    assert table.state is not None, "a game that is over had a beginning"
    return table.state
