"""Tournaments at a running server: it notices that a round is over, and moves the tournament on."""

import asyncio
import time
from collections.abc import Callable

import structlog

from tilewright.server.database.storage import Storage
from tilewright.server.errors import NotFound
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.table import Table
from tilewright.server.tournaments import progress
from tilewright.server.tournaments.progress import Outbox
from tilewright.server.tournaments.standings import TableResult
from tilewright.server.tournaments.store import Pairing, Tournament, tournament

SWEEP_SECONDS = 1.0

_log = structlog.get_logger("tilewright.tournaments")


class TournamentRunner:
    """`publish` is told of each table that has begun."""

    def __init__(self, storage: Storage, cache: TableCache, outbox: Outbox, publish: Callable[[Table], None]) -> None:
        self._storage = storage
        self._cache = cache
        self._outbox = outbox
        self._publish = publish

    async def sweep(self) -> None:
        while True:
            try:
                for tournament_id in await progress.due_tournaments(self._storage):
                    await self.advance(tournament_id)
            except Exception:
                _log.exception("tournaments could not be moved on")
            await asyncio.sleep(SWEEP_SECONDS)

    async def file(self, table: Table) -> None:
        """A table of a tournament has come to its end here."""
        assert table.config.tournament is not None, "it is one of a tournament"
        try:
            result = progress.result_of(table)
            await progress.file_result(self._storage, table.config.tournament, table.config.id, result)
            await self.advance(table.config.tournament)
        except Exception as error:  # the sweep finds it
            _log.warning("a result is filed later", table=table.config.id, error=type(error).__name__)

    async def advance(self, tournament_id: str) -> None:
        """Begin the next round, if this one is over, or end the tournament."""
        found = await self._with_results(await tournament(self._storage, tournament_id))
        if found.status != "playing" or not found.round_is_over:
            return
        now = time.time()
        fresh = await progress.worked_out(progress.next_round, found, now)
        if await progress.advance(self._storage, found, fresh, self._outbox, now):
            _log.info("round over", tournament=tournament_id, round=found.round)
            for one in fresh.tables if fresh is not None else ():
                self._publish(one.table)

    async def _with_results(self, found: Tournament) -> Tournament:
        """With what is known of its tables, whichever server they ended at."""
        missing = [one for one in found.of_round(found.round) if one.table is not None and one.result is None]
        filed = [await self._file_if_over(found, one) for one in missing]
        return await tournament(self._storage, found.id) if any(filed) else found

    async def _file_if_over(self, found: Tournament, one: Pairing) -> bool:
        assert one.table is not None, "it is no bye"
        try:
            table = await self._cache.fresh(one.table)
        except NotFound:  # somebody has deleted it by hand: the round must not wait for ever
            await progress.file_result(self._storage, found.id, one.table, TableResult((1,) * len(one.seats)))
            return True
        if table.status != "over":
            return False
        await progress.file_result(self._storage, found.id, one.table, progress.result_of(table))
        return True
