"""Players and how they are recognised: guests, accounts, sessions in cookies, tokens for programs."""

import asyncio
import hmac
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.email_links import drop_links
from tilewright.server.accounts.signup_invites import redeem
from tilewright.server.accounts.tokens import fresh_secret, hashed, session_id
from tilewright.server.database.schema import bans, players, seats, sessions, tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, NotFound, StateConflict
from tilewright.translations import ENGLISH

SESSION_SECONDS = 180 * 86_400.0
TOKEN_SECONDS = 3650 * 86_400.0
CACHED_SECONDS = 2.0  # for which a session is not looked up again; a sign-out at another server may take as long
SEEN_SECONDS = 86_400.0  # how exactly is known when a guest was last here
MAX_TOKENS = 20
MAX_BOTS = 10  # of one player
COOKIE = "tilewright"


_BY_TOKEN = (
    sa.select(
        *(players.c[name] for name in ("id", "name", "login", "language", "hides_profile", "bot_owner", "operator")),
        players.c.seen_at,
    )
    .join(sessions, sessions.c.player == players.c.id)
    .where(sessions.c.hash == sa.bindparam("digest"), sessions.c.expires_at > sa.bindparam("now"))
    .where(players.c.id.not_in(sa.select(bans.c.player)))
)


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None  # None for a guest
    language: str = ENGLISH  # of e-mails and messages to them
    hides_profile: bool = False  # from everybody else
    bot_owner: str | None = None  # whose bot it is; None for a person
    operator: bool = False  # may moderate

    @property
    def guest(self) -> bool:
        return self.login is None

    @property
    def bot(self) -> bool:
        return self.bot_owner is not None


class TokenInfo(msgspec.Struct, frozen=True):
    """A program's token as its owner sees it later: not the token itself, of which only a hash is kept."""

    id: str
    label: str
    created_at: float


class Players:
    """`key` signs cookies: a forged one costs no query."""

    def __init__(self, storage: Storage, key: str) -> None:
        self._storage = storage
        self._key = key.encode()
        self._hasher = PasswordHasher()
        self._known: dict[str, tuple[float, Player]] = {}
        self._seen: dict[str, float] = {}  # guests who have been here, which is still to be noted

    # ---- tokens

    def signed(self, token: str) -> str:
        return f"{token}.{hmac.new(self._key, token.encode(), 'sha256').hexdigest()}"

    def unsigned(self, cookie: str) -> str | None:
        token, _, signature = cookie.rpartition(".")
        if not token.isascii() or not signature.isascii():
            return None
        return token if hmac.compare_digest(self.signed(token), f"{token}.{signature}") else None

    async def of_token(self, token: str) -> Player | None:
        """The player to whom a session or a program's token belongs."""
        digest, now = hashed(token), time.time()
        known = self._known.get(digest)
        if known is not None and known[0] > now:
            return known[1]
        if known is not None:
            self._known[digest] = now + CACHED_SECONDS, known[1]  # others who ask meanwhile need not query as well
        async with self._storage.reading() as connection:
            row = (await connection.execute(_BY_TOKEN, {"digest": digest, "now": now})).one_or_none()
        if row is None:
            self._known.pop(digest, None)
            return None
        if len(self._known) > 20_000:
            self._known.clear()
        player = _player(row)
        if player.guest and (row.seen_at is None or row.seen_at < now - SEEN_SECONDS):
            self._seen[player.id] = now
        self._known[digest] = now + CACHED_SECONDS, player
        return player

    async def note_seen(self) -> None:
        """Write down which guests have been here, once a day for each: a request never waits for it."""
        if not self._seen:
            return
        seen, self._seen = self._seen, {}
        statement = sa.update(players).where(players.c.id == sa.bindparam("who")).values(seen_at=sa.bindparam("now"))
        rows = [{"who": who, "now": now} for who, now in sorted(seen.items())]
        await self._storage.write(lambda connection: connection.execute(statement, rows))

    async def valid_tokens(self, tokens: Collection[str]) -> set[str]:
        """Those that the database knows, whatever is cached here."""
        by_hash = {hashed(token): token for token in tokens}
        known = sa.and_(sessions.c.hash.in_(list(by_hash)), sessions.c.expires_at > time.time())
        async with self._storage.reading() as connection:
            found = (await connection.scalars(sa.select(sessions.c.hash).where(known))).all()
        return {by_hash[digest] for digest in found}

    def forget(self, player: str) -> None:
        """Look this player's sessions up again."""
        self._known = {digest: known for digest, known in self._known.items() if known[1].id != player}

    def forget_session(self, session: str) -> None:
        """Look this session up again."""
        self._known = {digest: known for digest, known in self._known.items() if not digest.startswith(session)}

    # ---- players

    async def new_guest(self, name: str, language: str = ENGLISH) -> tuple[Player, str]:
        player, now = Player(secrets.token_hex(8), name, None, language), time.time()
        row = {**msgspec.structs.asdict(player), "created_at": now, "password": None, "seen_at": now}

        async def make(connection: AsyncConnection) -> str:
            await connection.execute(sa.insert(players).values(**row))
            return await _new_session(connection, player.id, "session", "guest", SESSION_SECONDS)

        return player, await self._storage.write(make)

    async def guests_not_seen_since(self, before: float, after: str, limit: int) -> list[Player]:
        """Guests with ids beyond `after` who were last here before then and have no seat in a game under way."""
        columns = players.c
        seat = sa.select(seats.c.player).join(tables, tables.c.id == seats.c.table_id)
        playing = seat.where(seats.c.player == columns.id, tables.c.status == "playing").exists()
        query = sa.select(players).where(
            columns.login.is_(None), columns.seen_at < before, columns.id > after, ~playing
        )
        async with self._storage.reading() as connection:
            rows: Any = (await connection.execute(query.order_by(columns.id).limit(limit))).all()
        return [_player(row) for row in rows]

    async def see_guests(self, after: str, limit: int) -> Sequence[str]:
        """Of whom it was never noted when they were here counts as seen now: the guests with the next ids beyond
        `after`, `limit` of them at most."""
        columns = players.c
        unseen = sa.select(columns.id).where(columns.login.is_(None), columns.seen_at.is_(None), columns.id > after)
        async with self._storage.reading() as connection:
            ids = (await connection.scalars(unseen.order_by(columns.id).limit(limit))).all()
        statement = sa.update(players).where(columns.id.in_(ids), columns.seen_at.is_(None)).values(seen_at=time.time())
        await self._storage.write(lambda connection: connection.execute(statement))
        return ids

    async def player(self, player_id: str) -> Player:
        return (await self.player_since(player_id))[0]

    async def player_since(self, player_id: str) -> tuple[Player, float]:
        """The player of this id, and since when they have been here."""
        query = sa.select(players).where(players.c.id == player_id)
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound("player")
        return _player(row), row.created_at

    async def make_account(self, player: Player, login: str, password: str) -> Player:
        """A guest gets an account, with which they can come back from anywhere, and keeps their seats."""
        if not player.guest:
            raise StateConflict("has-account", f"You already have an account: {player.login}.")
        digest = await asyncio.to_thread(self._hasher.hash, password)
        statement = (
            sa.update(players)
            .where(players.c.id == player.id, players.c.login.is_(None))
            .values(login=login, password=digest)
        )
        try:
            await self._storage.write(lambda connection: connection.execute(statement))
        except IntegrityError:
            raise _taken(login) from None
        self.forget(player.id)
        return msgspec.structs.replace(player, login=login)

    async def change(self, player: Player, name: str, language: str, hides_profile: bool) -> Player:
        """Another name, another language for e-mails and messages, or a profile for nobody else."""
        changed = msgspec.structs.replace(player, name=name, language=language, hides_profile=hides_profile)
        values = {"name": name, "language": language, "hides_profile": hides_profile}
        statement = sa.update(players).where(players.c.id == player.id).values(values)
        await self._storage.write(lambda connection: connection.execute(statement))
        self.forget(player.id)
        return changed

    async def sign_up(
        self, name: str, login: str, password: str, signup_invite: str | None, language: str = ENGLISH
    ) -> tuple[Player, str]:
        """A player with an account from the start; `signup_invite` is the code of an invitation that this uses up."""
        player = Player(secrets.token_hex(8), name, login, language)
        digest = await asyncio.to_thread(self._hasher.hash, password)
        row = {**msgspec.structs.asdict(player), "created_at": time.time(), "password": digest}

        async def make(connection: AsyncConnection) -> str:
            if signup_invite is not None:
                await redeem(connection, signup_invite)
            await connection.execute(sa.insert(players).values(**row))
            return await _new_session(connection, player.id, "session", "sign-up", SESSION_SECONDS)

        try:
            return player, await self._storage.write(make)
        except IntegrityError:
            raise _taken(login) from None

    async def sign_in(self, login: str, password: str) -> tuple[Player, str]:
        query = sa.select(players).where(players.c.login == login)
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        right = await asyncio.to_thread(self._verify, row.password if row is not None else None, password)
        if row is None or not right:
            raise Forbidden("wrong-password", "Wrong username or password.")
        token = await self._storage.write(
            lambda connection: _new_session(connection, row.id, "session", "sign-in", SESSION_SECONDS)
        )
        return _player(row), token

    def _verify(self, digest: str | None, password: str) -> bool:
        """An unknown login takes as long as a known one."""
        if digest is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(digest, password)
        except (VerificationError, InvalidHashError):
            return False

    async def check_password(self, player: Player, password: str | None) -> None:
        """Is it theirs? A guest has none."""
        query = sa.select(players.c.password).where(players.c.id == player.id)
        async with self._storage.reading() as connection:
            digest = await connection.scalar(query)
        if digest is not None and not await asyncio.to_thread(self._verify, digest, password or ""):
            raise Forbidden("not-your-password", "That is not your current password.")

    async def sign_in_by_link(self, player_id: str) -> tuple[Player, str]:
        """They have shown that they read the e-mails to the player's address."""
        player = await self.player(player_id)
        token = await self._storage.write(
            lambda connection: _new_session(connection, player.id, "session", "link", SESSION_SECONDS)
        )
        return player, token

    async def sign_out(self, token: str) -> None:
        statement = sa.delete(sessions).where(sessions.c.hash == hashed(token))
        await self._storage.write(lambda connection: connection.execute(statement))
        self.forget_session(session_id(token))

    async def sign_out_everywhere(self, player: Player) -> None:
        """Every session, every token and every link in an e-mail to this player ends."""

        async def end(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(sessions).where(sessions.c.player == player.id))
            await drop_links(connection, player.id)

        await self._storage.write(end)
        self.forget(player.id)

    async def change_password(self, player: Player, token: str, password: str, new_password: str) -> list[str]:
        """Another password. Whoever knew the old one is out: all other sessions, tokens and links end. The ids of the
        sessions that did."""
        query = sa.select(players.c.password).where(players.c.id == player.id)
        async with self._storage.reading() as connection:
            digest = await connection.scalar(query)
        if digest is None:
            raise StateConflict("no-account", "A guest has no password; create an account first.")
        if not await asyncio.to_thread(self._verify, digest, password):
            raise Forbidden("not-your-password", "That is not your current password.")
        new_digest = await asyncio.to_thread(self._hasher.hash, new_password)
        others = sa.and_(sessions.c.player == player.id, sessions.c.hash != hashed(token))

        async def change(connection: AsyncConnection) -> list[str]:
            same = sa.and_(players.c.id == player.id, players.c.password == digest)
            changed = await connection.execute(sa.update(players).where(same).values(password=new_digest))
            if changed.rowcount == 0:
                raise StateConflict("password-changed", "Your password was changed in the meantime.")
            ended = (await connection.scalars(sa.select(sessions.c.hash).where(others))).all()
            await connection.execute(sa.delete(sessions).where(others))
            await drop_links(connection, player.id)
            return [digest[:16] for digest in ended]

        ended = await self._storage.write(change)
        self.forget(player.id)
        return ended

    # ---- tokens for programs

    async def new_token(self, player: Player, label: str) -> str:
        if len(await self.tokens(player)) >= MAX_TOKENS:
            raise StateConflict("too-many-tokens", f"You have {MAX_TOKENS} tokens; delete one first.")
        return await self._storage.write(
            lambda connection: _new_session(connection, player.id, "token", label, TOKEN_SECONDS)
        )

    async def tokens(self, player: Player) -> list[TokenInfo]:
        query = sa.select(sessions).where(sessions.c.player == player.id, sessions.c.kind == "token")
        async with self._storage.reading() as connection:
            rows: Any = (await connection.execute(query.order_by(sessions.c.created_at))).all()
        return [TokenInfo(row.hash[:16], row.label, row.created_at) for row in rows]

    async def delete_token(self, player: Player, token_id: str) -> None:
        statement = sa.delete(sessions).where(
            sessions.c.player == player.id,
            sessions.c.kind == "token",
            sa.func.substr(sessions.c.hash, 1, 16) == token_id,
        )
        result = await self._storage.write(lambda connection: connection.execute(statement))
        if result.rowcount == 0:
            raise NotFound("token")
        self.forget_session(token_id)

    # ---- bots of programmers

    async def new_bot(self, owner: Player, name: str) -> tuple[Player, str]:
        """A player that is a program of this owner's, and its token. It has no password: nobody signs in as it."""
        bot_id = secrets.token_hex(8)
        bot = Player(bot_id, name, f"bot:{bot_id}", owner.language, bot_owner=owner.id)
        row = {**msgspec.structs.asdict(bot), "created_at": time.time(), "password": None}

        async def make(connection: AsyncConnection) -> str:
            mine = sa.select(sa.func.count()).where(players.c.bot_owner == owner.id)
            if (await connection.scalar(mine) or 0) >= MAX_BOTS:
                raise StateConflict("too-many-bots", f"You have {MAX_BOTS} bots; delete one first.")
            await connection.execute(sa.insert(players).values(**row))
            return await _new_session(connection, bot.id, "token", "bot", TOKEN_SECONDS)

        return bot, await self._storage.write(make)

    async def bots_of(self, owner: Player) -> list[Player]:
        query = sa.select(players).where(players.c.bot_owner == owner.id)
        async with self._storage.reading() as connection:
            rows: Any = (await connection.execute(query.order_by(players.c.created_at, players.c.id))).all()
        return [_player(row) for row in rows]

    async def bot_of(self, owner: Player, bot_id: str) -> Player:
        """This bot, if it is theirs."""
        for bot in await self.bots_of(owner):
            if bot.id == bot_id:
                return bot
        raise NotFound("bot")

    async def renew_bot_token(self, bot: Player) -> str:
        """Another token for a bot; the old one ends."""

        async def renew(connection: AsyncConnection) -> str:
            await connection.execute(sa.delete(sessions).where(sessions.c.player == bot.id))
            return await _new_session(connection, bot.id, "token", "bot", TOKEN_SECONDS)

        token = await self._storage.write(renew)
        self.forget(bot.id)
        return token


def _player(row: Any) -> Player:
    return Player(row.id, row.name, row.login, row.language, row.hides_profile, row.bot_owner, row.operator)


def _taken(login: str) -> StateConflict:
    return StateConflict("login-taken", f"There is an account {login!r} already; choose another.")


async def _new_session(connection: AsyncConnection, player: str, kind: str, label: str, lasts: float) -> str:
    """In the transaction that looks whether they are banned: a ban ends every session there is."""
    if await connection.scalar(sa.select(bans.c.player).where(bans.c.player == player)) is not None:
        raise Forbidden("banned", "An operator of this server has banned this account.")
    token, now = fresh_secret(), time.time()
    await connection.execute(
        sa.insert(sessions).values(
            hash=hashed(token), player=player, kind=kind, label=label, created_at=now, expires_at=now + lasts
        )
    )
    return token
