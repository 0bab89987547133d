"""Leaderboards: who is on them, in which order, and this month's."""

import random
import time
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.kit import Person, Server, account_holder, contested, filed, with_storage
from tilewright.server.database.schema import players, ratings, results, tables
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables.leaderboards import leaderboard, ratings_among, start_of_month
from tilewright.server.tables.ratings import PROVISIONAL_GAMES


async def add_player(storage: Storage, name: str, mu: float, games: int, ended_at: float, hidden: bool = False) -> None:
    """Somebody with a rating at Qwirkle for two, whose last rated game ended then."""

    async def add(connection: AsyncConnection) -> None:
        player = {"id": name, "name": name.title(), "created_at": 0.0, "hides_profile": hidden}
        await connection.execute(sa.insert(players).values(player))
        rating = {"game": "qwirkle", "players": 2, "who": name, "mu": mu, "sigma": 1.0, "games": games}
        await connection.execute(sa.insert(ratings).values(rating))
        table = {"id": f"of {name}", "about": "", "owner": "", "game": "qwirkle", "private": False, "status": "over"}
        await connection.execute(sa.insert(tables).values(table | {"created_at": 0.0, "rated": True}))
        for seat, who in enumerate((name, "somebody")):
            result = {"table_id": f"of {name}", "seat": seat, "who": who, "name": who, "mu": mu, "ended_at": ended_at}
            await connection.execute(sa.insert(results).values(result))

    await storage.write(add)


def test_the_provisional_come_after_the_others_and_the_hidden_not_at_all(storage_settings: Settings) -> None:
    now = time.time()

    async def look(storage: Storage) -> None:
        await add_player(storage, "anna", 30.0, PROVISIONAL_GAMES, now)
        await add_player(storage, "ben", 31.0, PROVISIONAL_GAMES, start_of_month(now) - 1)
        await add_player(storage, "cleo", 40.0, PROVISIONAL_GAMES - 1, now)
        await add_player(storage, "dora", 50.0, PROVISIONAL_GAMES, now, hidden=True)
        lines = await leaderboard(storage, "qwirkle", 2)
        assert [(line.name, line.provisional) for line in lines] == [("Ben", False), ("Anna", False), ("Cleo", True)]
        assert [(line.points, line.uncertainty) for line in lines] == [(1644, 24), (1620, 24), (1860, 24)]
        month = await leaderboard(storage, "qwirkle", 2, "month")
        assert [line.name for line in month] == ["Anna", "Cleo"]
        assert await leaderboard(storage, "qwirkle", 3, "month") == []
        assert await leaderboard(storage, "tigris", 2) == []
        some = await ratings_among(storage, "qwirkle", 2, ["cleo", "dora", "nobody"])
        assert [line.name for line in some] == ["Cleo"]

    with_storage(storage_settings, look)


@pytest.mark.parametrize(
    ("moment", "start"),
    [
        ("2026-11-16T19:40:00", "2026-11-01"),
        ("2026-12-01T00:00:00", "2026-12-01"),
        ("2026-12-31T23:59:59", "2026-12-01"),
    ],
)
def test_a_month_is_the_calendars(moment: str, start: str) -> None:
    at, begins = (datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() for text in (moment, start))
    assert start_of_month(at) == begins


def test_everybody_may_read_the_leaderboards(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    contested([anna, ben], random.Random(1))
    filed(anna, 1)
    for period in ("ever", "month"):
        lines = Person(server).ok("GET", "/api/games/qwirkle/ratings", players=2, period=period)
        assert [line["games"] for line in lines if line["who"] == anna.id] == [1]
    asked = Person(server).ok("GET", "/api/games/qwirkle/ratings", players=2, who=[ben.id, anna.id])
    assert {line["who"]: line["name"] for line in asked} == {anna.id: "Anna", ben.id: "Ben"}
    assert all(line["provisional"] for line in asked)
    assert Person(server).refused("GET", "/api/games/chess/ratings") == (400, "unknown-game")
