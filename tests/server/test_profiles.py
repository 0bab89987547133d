"""Profiles: ratings with their history, finished games, and what of them a stranger may know."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.kit import (
    HANG,
    Person,
    Postgres,
    Server,
    account_holder,
    contested,
    filed,
    move_enough,
    play_randomly,
    serving,
)
from tests.server.test_operating import without_later_versions


def test_a_profile_tells_of_games_and_how_the_rating_went(server: Server) -> None:
    began = time.time()
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    tables = []
    for game in ("qwirkle", "qwirkle", "tigris"):
        tables.append(anna.table(ben, game=game))
        if game == "tigris":
            ben.ok("POST", f"/api/tables/{tables[-1]}/resign")
        else:
            play_randomly(tables[-1], [anna, ben], random.Random(len(tables)))
        filed(ben, len(tables))
    profile = filed(anna, 3)
    assert (profile["player"]["name"], profile["player"]["guest"]) == ("Anna", False)
    assert began <= profile["since"] <= time.time()
    games = profile["games"]
    assert [game["table"] for game in games] == tables[::-1]
    assert (games[0]["game"], games[0]["place"], games[0]["score"]) == ("tigris", 1, None)
    for game in games[1:]:
        outcome = anna.ok("GET", f"/api/tables/{game['table']}")["outcome"]
        assert [game["place"], game["opponents"][0]["place"]] == outcome["places"]
        assert [game["score"], game["opponents"][0]["score"]] == outcome["scores"]
        assert (game["opponents"][0]["who"], game["opponents"][0]["name"], game["players"]) == (ben.id, "Ben", 2)
    history = {(one["game"], one["players"]): one["points"] for one in profile["history"]}
    assert [point["table"] for point in history["qwirkle", 2]] == tables[:2]
    rating = next(rating for rating in profile["ratings"] if rating["game"] == "qwirkle")
    assert (history["qwirkle", 2][-1]["mu"], history["qwirkle", 2][-1]["sigma"]) == (rating["mu"], rating["sigma"])
    older = anna.ok("GET", f"/api/players/{anna.id}/games", before=games[0]["ended_at"])
    assert [game["table"] for game in older] == tables[1::-1]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_profile_is_of_one_moment_while_games_end(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Whoever looks while games are filed sees each of them with its rating, or not yet at all."""
    flags = []
    if database == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        flags = ["--database", found.new_database("profiles")]
    with serving(tmp_path, *flags) as server:
        anna, ben, eve = account_holder(server, "Anna"), account_holder(server, "Ben"), Person(server, "Eve")
        tables = [anna.table(ben) for _ in range(8)]
        for table in tables:
            move_enough(table, [anna, ben], random.Random(1))
        rated = 0
        deadline = time.monotonic() + HANG
        with ThreadPoolExecutor(1) as pool:
            ending = pool.submit(lambda: [ben.ok("POST", f"/api/tables/{table}/resign") for table in tables])
            while rated < len(tables) and time.monotonic() < deadline:
                profile = eve.ok("GET", f"/api/players/{anna.id}")
                rated = sum(rating["games"] for rating in profile["ratings"])
                points = sum(len(one["points"]) for one in profile["history"])
                assert rated == points == len(profile["games"])
            ending.result()
        assert rated == len(tables)


def test_a_private_game_is_told_only_to_those_who_may_see_its_table(server: Server) -> None:
    anna, ben, eve = account_holder(server, "Anna"), account_holder(server, "Ben"), Person(server, "Eve")
    secret, open_one = (contested([anna, ben], random.Random(1), private=private) for private in (True, False))
    assert {game["table"] for game in filed(anna, 2)["games"]} == {secret, open_one}
    assert {game["table"] for game in ben.ok("GET", f"/api/players/{anna.id}")["games"]} == {secret, open_one}
    for stranger in (eve, Person(server)):
        answer = stranger.ask("GET", f"/api/players/{anna.id}")
        assert secret not in answer.text
        assert [game["table"] for game in answer.json()["games"]] == [open_one]
        assert [point["table"] for point in answer.json()["history"][0]["points"]] == [open_one]
        assert secret not in stranger.ask("GET", f"/api/players/{anna.id}/games").text
    assert eve.refused("GET", "/api/players/nobody") == (404, "not-found")
    assert eve.refused("GET", "/api/players/nobody/games") == (404, "not-found")


def test_a_game_that_nobody_won_is_there_without_a_place(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    for person in (anna, ben):
        person.ok("POST", f"/api/tables/{table}/vote-to-end", {"agrees": True})
    profile = filed(anna, 1)
    assert (profile["games"][0]["place"], profile["ratings"], profile["history"]) == (None, [], [])


def test_games_of_an_earlier_version_are_filed_and_not_rated_twice(tmp_path: Path) -> None:
    """A database of the first version, made by taking a new one back to it."""
    with serving(tmp_path) as server:
        anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
        contested([anna, ben], random.Random(1))
        before = filed(anna, 1)
        assert before["ratings"]
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tilewright.db'}")
    with engine.begin() as connection:
        without_later_versions(connection)
        for name in ("results", "contacts", "calls", "links", "welcomes"):
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN ended_at")
        connection.exec_driver_sql("ALTER TABLE players DROP COLUMN language")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    engine.dispose()
    with serving(tmp_path) as server:
        after = filed(anna.moved_to(server), 1)
    assert after["games"] == before["games"]
    assert after["ratings"] == before["ratings"]
    assert after["history"] == []


def test_a_profile_counts_wins_by_title_streaks_and_opponents(server: Server) -> None:
    anna, ben, eva = (account_holder(server, name) for name in ("Anna", "Ben", "Eva"))
    for winner, loser in ((anna, ben), (anna, eva), (ben, anna), (anna, ben)):
        table = winner.table(loser)
        loser.ok("POST", f"/api/tables/{table}/resign")
        filed(winner, 1)
    with_bot = anna.table(bots=1, game="tigris")
    anna.ok("POST", f"/api/tables/{with_bot}/resign")
    counted = filed(anna, 5)["statistics"]
    nothing = {"games": 0, "wins": 0, "bot_games": 0, "bot_wins": 0}
    assert counted["titles"] == [
        nothing | {"game": "qwirkle", "games": 4, "wins": 3},
        nothing | {"game": "tigris", "bot_games": 1},
    ]
    assert (counted["streak"], counted["best_streak"]) == (1, 2)
    met = [(one["name"], one["games"], one["ahead"]) for one in counted["opponents"]]
    assert met == [("Ben", 3, 2), ("Eva", 1, 1)]
    assert [(one["game"], one["games"], one["ahead"]) for one in counted["bots"]] == [("tigris", 1, 0)]


def test_a_hidden_profile_is_for_its_player_alone(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    table = contested([anna, ben], random.Random(1))
    filed(anna, 1)
    assert anna.ok("PUT", "/api/session", {"hides_profile": True})["hides_profile"]
    for stranger in (ben, Person(server)):
        answer = stranger.ask("GET", f"/api/players/{anna.id}")
        assert table not in answer.text
        seen = answer.json()
        assert seen["hidden"]
        assert seen["player"]["name"] == "Anna"
        assert (seen["ratings"], seen["history"], seen["games"]) == ([], [], [])
        assert seen["statistics"] == {
            "titles": [],
            "streak": 0,
            "best_streak": 0,
            "opponents": [],
            "sides": [],
            "bots": [],
            "bot_levels": [],
        }
        assert stranger.refused("GET", f"/api/players/{anna.id}/games") == (403, "hidden-profile")
    own = anna.ok("GET", f"/api/players/{anna.id}")
    assert own["hidden"]
    assert own["games"]
    assert anna.ok("GET", f"/api/players/{anna.id}/games")
    assert anna.ok("PUT", "/api/session", {"hides_profile": False})["hides_profile"] is False
    assert ben.ok("GET", f"/api/players/{anna.id}")["games"]


def test_a_profile_tells_which_sides_a_player_has_most(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    for loser in (ben, ben, anna):
        anna.table(ben, game="tigris")
        table = anna.ok("GET", "/api/session/tables")[0]["id"]
        loser.ok("POST", f"/api/tables/{table}/resign")
    qwirkle = anna.table(ben)
    ben.ok("POST", f"/api/tables/{qwirkle}/resign")
    for person, side, wins in ((anna, "archer", 2), (ben, "bull", 1)):
        sides = filed(person, 4)["statistics"]["sides"]
        assert sides == [{"game": "tigris", "side": side, "games": 3, "wins": wins}]
