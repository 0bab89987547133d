"""What a running server does about what operators decide: banned players leave their tables and their sockets close.

A ban is carried out by the server at which it was pronounced, and by any server's sweep if it came from the command
line, or if that server died in the middle: each step may be done twice.
"""

import asyncio
from contextlib import suppress

import structlog

from tilewright.server.accounts.players import Player, Players
from tilewright.server.database.storage import Storage
from tilewright.server.errors import DomainError, NotFound
from tilewright.server.live.pubsub import PubSub, SignedOutEverywhere
from tilewright.server.moderation.sanctions import mark_enforced, unenforced_bans
from tilewright.server.tables.commands.seats import Leave, Resign
from tilewright.server.tables.gateway import Gateway
from tilewright.server.tables.lobby import unfinished_tables_of
from tilewright.server.tables.seeks import cancel_seeks_of
from tilewright.server.tournaments.store import leave_all

SWEEP_SECONDS = 2.0

_log = structlog.get_logger("tilewright.moderation")


class BanEnforcer:
    def __init__(self, storage: Storage, players: Players, gateway: Gateway, pubsub: PubSub) -> None:
        self._storage = storage
        self._players = players
        self._gateway = gateway
        self._pubsub = pubsub

    async def enforce(self, player_id: str) -> None:
        """Games under way are resigned, so that nobody waits for them; seats of games that have not begun are free."""
        self._players.forget(player_id)
        self._pubsub.publish(SignedOutEverywhere(player_id))
        with suppress(NotFound):
            player = await self._players.player(player_id)
            await cancel_seeks_of(self._storage, player)  # first: whom a seek has paired already has a table to leave
            await leave_all(self._storage, player_id)
            await self._leave_tables(player)
        await mark_enforced(self._storage, player_id)

    async def _leave_tables(self, player: Player) -> None:
        for table_id in await unfinished_tables_of(self._storage, player):
            for command in (Leave(player.id), Resign(player.id)):
                with suppress(DomainError):  # before the start one leaves, afterwards one resigns
                    await self._gateway.submit(table_id, command)

    async def sweep(self) -> None:
        while True:
            try:
                for player in await unenforced_bans(self._storage):
                    await self.enforce(player)
            except Exception:
                _log.exception("bans could not be enforced")
            await asyncio.sleep(SWEEP_SECONDS)
