"""All parts of a running server, put together."""

import asyncio
import secrets
import uuid
from collections.abc import Coroutine
from typing import Any

import structlog

from tilewright.server.accounts.email_links import EmailLinks
from tilewright.server.accounts.players import Player, Players
from tilewright.server.accounts.vacations import VacationShown
from tilewright.server.bots.advisor import Advisor
from tilewright.server.bots.pool import BotRunner, bot_runner_for, check_bot_settings
from tilewright.server.database.storage import Storage, server_key
from tilewright.server.errors import DomainError
from tilewright.server.live.carriers import carrier_for
from tilewright.server.live.hub import Hub
from tilewright.server.live.lobby_feed import LobbyFeed
from tilewright.server.live.own_tables import OwnTables
from tilewright.server.live.pubsub import (
    Broadcast,
    ContactsChanged,
    DraftChanged,
    LobbyChanged,
    PlayerDeleted,
    PubSub,
    RemarksErased,
    RequestsChanged,
    TableChanged,
)
from tilewright.server.notifications.contacts import Contacts
from tilewright.server.notifications.messages import Messages
from tilewright.server.notifications.smtp import Mailer
from tilewright.server.notifications.turn_notifications import TurnNotificationOutbox, TurnNotifier
from tilewright.server.notifications.webhooks import WebhookClient
from tilewright.server.services.client_files import load_client
from tilewright.server.services.gc_tuning import collect_periodically, tune_gc
from tilewright.server.services.moderation import BanEnforcer
from tilewright.server.services.rate_limits import RateLimits, forget_full_buckets
from tilewright.server.services.scheduler import Scheduler
from tilewright.server.services.seek_pairing import SeekPairing
from tilewright.server.services.tournaments import TournamentRunner
from tilewright.server.services.write_probe import WriteProbe
from tilewright.server.settings import Settings
from tilewright.server.tables.access import TableInvitations
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.commands.clocks import TakeVacation
from tilewright.server.tables.commands.command import Command, current_order
from tilewright.server.tables.commands.seats import Rename
from tilewright.server.tables.commands.turns import FollowOrder
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.gateway import Gateway
from tilewright.server.tables.lobby import unfinished_tables_of
from tilewright.server.tables.lobby_list import is_lobby_news
from tilewright.server.tables.results import record_result, unrecorded
from tilewright.server.tables.seeks import cancel_seeks_of
from tilewright.server.tables.table import Table

RESULTS_SWEEP_SECONDS = 60.0
DELETED_SWEEP_SECONDS = 60.0
TABLES_AT_ONCE = 50  # at which a new name or a vacation is written down

_log = structlog.get_logger("tilewright.server")


class Services:
    """Made before the event loop runs; `open` needs it. Parts that need the database are there after `open`."""

    storage: Storage
    cache: TableCache
    drafts: Drafts
    gateway: Gateway
    players: Players
    hub: Hub
    bot_runner: BotRunner
    contacts: Contacts
    email_links: EmailLinks
    invitations: TableInvitations
    deal_key: str  # from which the deals of the day follow
    messages: Messages
    write_probe: WriteProbe
    bans: BanEnforcer
    tournaments: TournamentRunner

    def __init__(self, settings: Settings, address: str) -> None:
        self.settings = settings
        self.address = address  # what links in e-mails and messages begin with
        self.server = uuid.uuid4().hex[:12]
        self.pubsub = PubSub(carrier_for(settings))
        self.limits = RateLimits(settings.rate)
        self.client = load_client(settings.client)
        self.webhooks = WebhookClient(allow_private=settings.private_webhooks)
        self.mailer = Mailer(settings)
        self.advisor = Advisor(self.limits.charge_advice)
        check_bot_settings(settings)
        self._sole_writer = not settings.on_postgresql
        self._background_tasks: set[asyncio.Task[None]] = set()
        self.exporting = asyncio.Lock()
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        self.storage = Storage(settings)
        await self.storage.open()
        self.write_probe = WriteProbe(self.storage, settings)
        if not self._sole_writer:
            self.limits.connect(self.storage)
        key = await server_key(self.storage, "cookies", secrets.token_hex(32))
        self.players = Players(self.storage, key)
        self.invitations = TableInvitations(key)
        self.deal_key = await server_key(self.storage, "deals", secrets.token_hex(32))
        self.cache = TableCache(self.storage, settings.hot_tables, self._sole_writer)
        self.drafts = Drafts(self.storage, self._sole_writer)
        self.contacts = Contacts(self.storage)
        self.email_links = EmailLinks(self.storage, key, self.address)
        self.messages = Messages(self.address, self.webhooks, self.mailer, self.email_links, self.players)
        outbox = TurnNotificationOutbox(self.storage, self.contacts, settings.tell_after)
        self.gateway = Gateway(self.storage, self.cache, self.drafts, self._publish, outbox.statements)
        self.bot_runner = bot_runner_for(settings)
        await self.bot_runner.open()
        self._scheduler = Scheduler(self.storage, self.cache, self.gateway, self.bot_runner)
        self.hub = Hub(
            self.storage,
            self.cache,
            self.drafts,
            self.players,
            self.invitations,
            self.pubsub,
            self.server,
            self._sole_writer,
            settings.most_sockets,
        )
        self.bans = BanEnforcer(self.storage, self.players, self.gateway, self.pubsub)
        self.tournaments = TournamentRunner(
            self.storage, self.cache, outbox.statements, lambda table: self._publish(table, None)
        )
        self.own_tables = OwnTables(self.storage, self.players, self.server, settings.most_sockets)
        self.lobby_feed = LobbyFeed(self.storage, settings.most_sockets)
        self.pairing = SeekPairing(self.storage, self.pubsub)
        self._turn_notifier = TurnNotifier(self.storage, self.cache, self.hub, self.contacts, self.messages)
        own = (self._refresh_contacts, self._forget_deleted_players, self._forget_erased_remarks)
        for subscriber in (self.hub.receive, self.own_tables.receive, self.lobby_feed.receive, *own):
            self.pubsub.subscribe(subscriber)
        await self.pubsub.open()
        await self.hub.open()
        await self._scheduler.open(self._sole_writer)
        await self._turn_notifier.open()
        await self.lobby_feed.open()
        await self.pairing.open()
        self._sweepers = [
            asyncio.create_task(self._record_missed_results()),
            asyncio.create_task(self._forget_deleted_tables()),
            asyncio.create_task(self.bans.sweep()),
            asyncio.create_task(self.tournaments.sweep()),
            asyncio.create_task(collect_periodically()),
        ]
        tune_gc()
        self.ready = True
        _log.info("open", database=settings.database_url.partition(":")[0], server=self.server)

    async def close(self) -> None:
        """In the order of their dependence; what was accepted is written before the end."""
        self.ready = False
        for sweeper in self._sweepers:
            sweeper.cancel()
        await self.pairing.close()
        await self.lobby_feed.close()
        await self._scheduler.close()
        await self._turn_notifier.close()
        await asyncio.gather(*self._background_tasks, return_exceptions=True)
        await self.bot_runner.close()
        await self.advisor.close()
        await self.hub.close()
        await self.pubsub.close()
        await self.storage.close()
        _log.info("closed", server=self.server)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something whose caller neither waits for it nor learns how it went."""
        task = asyncio.create_task(work)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def rename_at_tables(self, player: Player) -> None:
        """Write the new name into the logs of the tables whose games are not over."""
        await self._at_tables_of(player, Rename(player.id, player.name))

    async def take_vacation(self, player: Player, vacation: VacationShown) -> None:
        """Stop the player's slow clocks until it is over. They seek no game meanwhile."""
        await cancel_seeks_of(self.storage, player)
        self.pubsub.publish(RequestsChanged(player.id))
        await self._at_tables_of(player, TakeVacation(player.id, vacation.until or 0.0))

    async def _at_tables_of(self, player: Player, command: Command) -> None:
        """Carry this out at all tables of a player whose games are not over."""
        unfinished = await unfinished_tables_of(self.storage, player)
        for first in range(0, len(unfinished), TABLES_AT_ONCE):
            some = unfinished[first : first + TABLES_AT_ONCE]
            done = await asyncio.gather(*(self.gateway.submit(one, command) for one in some), return_exceptions=True)
            for failure in done:
                if isinstance(failure, BaseException) and not isinstance(failure, DomainError):
                    raise failure  # a DomainError: they left, or it ended meanwhile

    async def _refresh_contacts(self, broadcast: Broadcast) -> None:
        if isinstance(broadcast, ContactsChanged):
            await self.contacts.refresh(broadcast.player)

    async def _forget_deleted_players(self, broadcast: Broadcast) -> None:
        if isinstance(broadcast, PlayerDeleted):
            self.cache.forget_player(broadcast.player)
            self.players.forget(broadcast.player)
            await self.contacts.refresh(broadcast.player)

    async def _forget_erased_remarks(self, broadcast: Broadcast) -> None:
        if isinstance(broadcast, RemarksErased):
            self.cache.forget(broadcast.table)

    def _publish(self, table: Table, draft: int | None) -> None:
        """This process has changed a table: its own sockets learn it at once, the other servers by a broadcast."""
        self.hub.changed(table, draft)
        if table.order_scope is not None:
            self.run_in_background(self._follow_order(table))
        if draft is None:
            self.own_tables.changed(table)
            if is_lobby_news(table):
                self.pubsub.publish(LobbyChanged())
            self._scheduler.schedule(table)
            if table.ended_at == table.at:
                self.run_in_background(self._record_result(table))
                if table.config.tournament is not None:
                    self.run_in_background(self.tournaments.file(table))
        if self._sole_writer:
            return
        if draft is None:
            self.pubsub.publish(TableChanged(table.config.id, table.number, self.server))
        else:
            self.pubsub.publish(DraftChanged(table.config.id, table.number, draft, self.server))

    async def _follow_order(self, table: Table) -> None:
        """If the one to move has left an order for this, do what it says."""
        seat = table.actor
        if seat is None or table.seats[seat].active_bot:
            return
        try:
            if current_order(table, await self.drafts.load(table.config.id, seat)) is not None:
                await self.gateway.submit(table.config.id, FollowOrder(seat, table.turn))
        except DomainError:
            pass  # they acted themselves, or withdrew it
        except Exception as error:
            _log.warning("an order was not followed", table=table.config.id, error=type(error).__name__)

    async def _record_result(self, table: Table) -> None:
        try:
            await record_result(self.storage, table)
        except Exception as error:
            _log.warning("a result is recorded later", table=table.config.id, error=type(error).__name__)

    async def _forget_deleted_tables(self) -> None:
        while True:
            await asyncio.sleep(DELETED_SWEEP_SECONDS)
            try:
                await self.cache.forget_deleted()
                if not self._sole_writer:
                    await forget_full_buckets(self.storage)
            except Exception:
                _log.exception("deleted tables could not be looked for")

    async def _record_missed_results(self) -> None:
        while True:
            try:
                for table_id in await unrecorded(self.storage):
                    await record_result(self.storage, await self.cache.fresh(table_id))
            except Exception:
                _log.exception("results could not be recorded")
            await asyncio.sleep(RESULTS_SWEEP_SECONDS)
