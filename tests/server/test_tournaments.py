"""Tournaments: made, entered, played, over; rounds begin once; and who may do what."""

import asyncio
import hashlib
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import (
    HANG,
    ClockedServer,
    Person,
    Postgres,
    Server,
    account_holder,
    running,
    serving,
    wait_until,
    with_storage,
)
from tests.server.test_safety import server_description
from tilewright.server.accounts.players import Player
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tournaments import progress
from tilewright.server.tournaments.settings import TournamentSettings, checked
from tilewright.server.tournaments.store import enter_bots, make_tournament

# For each call at a tournament that is open: its body, and what nobody, somebody, an entrant and the organiser get. 0
# stands for any success. They are called in this order.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int]]] = {
    ("GET", "/api/tournaments"): (None, (0, 0, 0, 0)),
    ("POST", "/api/tournaments"): ({"name": "Cup", "game": "qwirkle"}, (401, 0, 0, 0)),
    ("GET", "/api/tournaments/{tournament_id}"): (None, (0, 0, 0, 0)),
    ("POST", "/api/tournaments/{tournament_id}/bots"): ({"bot": "random"}, (401, 403, 403, 0)),
    ("POST", "/api/tournaments/{tournament_id}/enter"): (None, (401, 0, 409, 0)),
    ("POST", "/api/tournaments/{tournament_id}/leave"): (None, (401, 0, 0, 0)),
    ("POST", "/api/tournaments/{tournament_id}/start"): (None, (401, 403, 403, 409)),  # a bot alone is no tournament
    ("POST", "/api/tournaments/{tournament_id}/cancel"): (None, (401, 403, 403, 0)),
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags: list[str] = []
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        flags = ["--database", postgres.new_database("tournaments")]
    with serving(tmp_path_factory.mktemp(request.param), *flags, ends_with_its_test=False) as found:
        yield found
        assert "unexpected" not in found.log(), found.log()
        assert "could not be moved on" not in found.log(), found.log()


def made(owner: Person, **settings: Any) -> str:
    return owner.ok("POST", "/api/tournaments", {"name": "Cup", "game": "qwirkle", **settings})["id"]


def entered(tournament: str, *people: Person) -> None:
    for person in people:
        person.ok("POST", f"/api/tournaments/{tournament}/enter")


def seen(person: Person, tournament: str) -> Any:
    return person.ok("GET", f"/api/tournaments/{tournament}")


def resign_round(people: list[Person], tournament: str, number: int) -> None:
    """Everybody but the first entrant of a table gives up, at all tables of a round under way."""
    by_id = {person.id: person for person in people}
    shown = seen(people[0], tournament)
    players = {one["number"]: one["player"] for one in shown["entrants"]}
    for table in shown["rounds"][number - 1]["tables"]:
        if table["table"] is not None:
            best = min(table["seats"])
            for one in table["seats"]:
                if one != best and players[one] in by_id:
                    by_id[players[one]].ok("POST", f"/api/tables/{table['table']}/resign")


def wait_for_round(person: Person, tournament: str, number: int) -> Any:
    """Until this round is under way, or the tournament is over."""
    wait_until(
        lambda: (found := seen(person, tournament))["round"] >= number or found["status"] == "over",
        lambda: f"round {number} does not begin",
    )
    return seen(person, tournament)


def test_every_call_of_tournaments_knows_who_may_make_it(server: Server) -> None:
    owner, entrant = account_holder(server, "Olga"), account_holder(server, "Ben")
    tournament = made(owner)
    entered(tournament, entrant)
    callers = [Person(server), Person(server, "Gus"), entrant, owner]
    assert {call for call in server_description(server) if call[1].startswith("/api/tournaments")} == CALLS.keys()
    wrong = []
    for (method, path), (body, expected) in CALLS.items():
        for caller, right in zip(callers, expected, strict=True):
            response = caller.ask(method, path.format(tournament_id=tournament), body)
            got = 0 if response.is_success else response.status_code
            if got != right:
                wrong.append((method, path, callers.index(caller), response.status_code, right, response.text))
    assert not wrong, wrong


def test_a_swiss_tournament_of_two_and_two_from_making_to_final_standings(server: Server) -> None:
    people = [account_holder(server, name) for name in ("Anna", "Ben", "Cili", "Dora")]
    tournament = made(people[0])
    entered(tournament, *people)
    people[0].ok("POST", f"/api/tournaments/{tournament}/start")
    assert people[1].refused("POST", f"/api/tournaments/{tournament}/start") == (403, "not-organiser")
    late = account_holder(server, "Late")
    assert late.refused("POST", f"/api/tournaments/{tournament}/enter") == (409, "tournament-started")
    for number in (1, 2):
        shown = wait_for_round(people[0], tournament, number)
        assert shown["planned_rounds"] == 2
        assert sorted(who for table in shown["rounds"][number - 1]["tables"] for who in table["seats"]) == [1, 2, 3, 4]
        resign_round(people, tournament, number)
    wait_until(lambda: seen(late, tournament)["status"] == "over")
    shown = seen(late, tournament)
    assert [(one["entrant"], one["points"]) for one in shown["standings"]] == [(1, 2.0), (2, 1.0), (3, 1.0), (4, 0.0)]
    assert people[0].refused("POST", f"/api/tournaments/{tournament}/cancel") == (409, "tournament-over")
    tables = [table["table"] for one in shown["rounds"] for table in one["tables"]]
    assert len(set(tables)) == 4
    assert late.ok("GET", f"/api/tables/{tables[0]}")["tournament"] == tournament


def test_bots_fill_the_tables_and_play_among_themselves(server: Server) -> None:
    anna = account_holder(server, "Anna")
    tournament = made(anna, players=3, rounds=1, fill_with="random")
    entered(tournament, anna)
    anna.ok("POST", f"/api/tournaments/{tournament}/bots", {"bot": "greedy", "count": 3})
    anna.ok("POST", f"/api/tournaments/{tournament}/start")
    shown = wait_for_round(anna, tournament, 1)
    assert [one["bot"] for one in shown["entrants"]] == [None, "greedy", "greedy", "greedy", "random", "random"]
    anna.ok("POST", f"/api/tables/{shown['your_table']}/resign")
    wait_until(lambda: seen(anna, tournament)["status"] == "over", lambda: str(seen(anna, tournament)))
    (round_,) = seen(anna, tournament)["rounds"]
    assert all(sorted(table["places"])[0] == 1 for table in round_["tables"])


@pytest.mark.parametrize(("game", "players"), [("tigris", 4), ("empires", 7)])
def test_every_game_has_tournaments_at_its_largest_tables(server: Server, game: str, players: int) -> None:
    anna = account_holder(server, "Anna")
    tournament = made(anna, game=game, players=players, rounds=1, fill_with="random")
    entered(tournament, anna)
    anna.ok("POST", f"/api/tournaments/{tournament}/start")
    table = wait_for_round(anna, tournament, 1)["your_table"]
    assert len(anna.ok("GET", f"/api/tables/{table}")["seats"]) == players
    anna.ok("POST", f"/api/tables/{table}/resign")
    wait_until(lambda: seen(anna, tournament)["status"] == "over")
    assert seen(anna, tournament)["standings"][-1]["entrant"] == 1


def test_all_tables_of_a_round_have_the_deal_that_was_promised_and_nobody_sees_it_before_the_end(
    server: Server,
) -> None:
    people = [account_holder(server, name) for name in ("Anna", "Ben", "Cili", "Dora")]
    tournament = made(people[0], same_deal=True, rounds=1)
    entered(tournament, *people)
    people[0].ok("POST", f"/api/tournaments/{tournament}/start")
    shown = wait_for_round(people[0], tournament, 1)
    (round_,) = shown["rounds"]
    assert round_["seed"] is None
    tables = [one["table"] for one in round_["tables"]]
    assert {people[0].ok("GET", f"/api/tables/{shown['your_table']}")["commitment"]} == {round_["commitment"]}
    outsider = account_holder(server, "Eve")
    by_id = {person.id: person for person in people}
    players = {one["number"]: by_id[one["player"]] for one in shown["entrants"]}
    (first, second), sitting = tables, [[players[who] for who in one["seats"]] for one in round_["tables"]]
    assert outsider.refused("GET", f"/api/tables/{first}/view") == (403, "no-spectators")
    sitting[0][0].ok("POST", f"/api/tables/{first}/resign")
    for path in ("view", "events", "record", "steps"):
        assert outsider.refused("GET", f"/api/tables/{first}/{path}")[0] in (403, 409)
        assert sitting[1][0].refused("GET", f"/api/tables/{first}/{path}") == (403, "sealed")
    assert sitting[0][0].refused("GET", f"/api/tables/{first}/record") == (403, "sealed")
    assert sitting[0][0].ok("GET", f"/api/tables/{first}")["seed"] is None
    sitting[1][0].ok("POST", f"/api/tables/{second}/resign")
    wait_until(lambda: seen(outsider, tournament)["status"] == "over")
    (round_,) = seen(outsider, tournament)["rounds"]
    assert hashlib.sha256(bytes.fromhex(round_["seed"])).hexdigest() == round_["commitment"]
    records = [outsider.ok("GET", f"/api/tables/{table}/record") for table in tables]
    assert {record["seed"] for record in records} == {round_["seed"]}
    assert outsider.ok("GET", f"/api/tables/{first}")["known_deal"], "it is never rated"


def test_with_an_odd_number_somebody_rests_and_who_withdraws_is_paired_no_more(server: Server) -> None:
    people = [account_holder(server, name) for name in ("Anna", "Ben", "Cili")]
    tournament = made(people[0], format="round-robin")
    entered(tournament, *people)
    people[0].ok("POST", f"/api/tournaments/{tournament}/start")
    shown = wait_for_round(people[0], tournament, 1)
    assert shown["planned_rounds"] == 3
    assert [len(table["seats"]) for table in shown["rounds"][0]["tables"]] == [2, 1]
    playing = [one["player"] for one in shown["entrants"] if one["number"] in shown["rounds"][0]["tables"][0]["seats"]]
    leaver = next(person for person in people if person.id == playing[0])
    assert leaver.ok("POST", f"/api/tournaments/{tournament}/leave")["entrants"]
    number = seen(leaver, tournament)["you"]
    wait_for_round(people[0], tournament, 2)
    others = [person for person in people if person is not leaver]
    wait_until(lambda: _resign_all(others, tournament) == "over")
    shown = seen(people[0], tournament)
    assert all(number not in table["seats"] for one in shown["rounds"][1:] for table in one["tables"])
    assert shown["entrants"][number - 1]["left_in"] == 1
    assert shown["standings"][-1]["entrant"] == number


def _resign_all(people: list[Person], tournament: str) -> str:
    for person in people:
        table = seen(person, tournament)["your_table"]
        if table is not None:
            person.ask("POST", f"/api/tables/{table}/resign")
    return seen(people[0], tournament)["status"]


@pytest.mark.parametrize(
    ("settings", "status", "kind"),
    [
        ({"game": "none"}, 400, "unknown-game"),
        ({"players": 7}, 400, "bad-seats"),
        ({"players": 8}, 400, ""),
        ({"clock": {"kind": "none"}}, 400, ""),
        ({"fill_with": "nobody"}, 400, "unknown-bot"),
        ({"options": {"no": 1}}, 400, "bad-option"),
        ({"name": " \n "}, 400, "bad-text"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(server: Server, settings: Any, status: int, kind: str) -> None:
    body = {"name": "Cup", "game": "qwirkle", **settings}
    response = Person(server, "Anna").ask("POST", "/api/tournaments", body)
    assert response.status_code == status, response.text
    assert kind in response.json().get("type", "")


def test_a_schedule_that_takes_long_holds_up_no_other_work(
    storage_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_had_their_turn, meanwhile = threading.Event(), list[bool]()

    async def start(storage: Storage) -> None:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()
        loop.set_default_executor(ThreadPoolExecutor(1))

        def rounds_for(*_: object) -> int:
            loop.call_soon_threadsafe(begun.set)
            meanwhile.append(others_had_their_turn.wait(HANG))
            return 1

        monkeypatch.setattr(progress, "rounds_for", rounds_for)
        owner = Player("1", "Olga", None)
        settings = checked(TournamentSettings(name="Cup", game="qwirkle", fill_with="random"))
        tournament = await make_tournament(storage, owner, settings)
        await enter_bots(storage, tournament, owner, "random", 2)
        starting = asyncio.create_task(progress.start(storage, tournament, owner))
        await begun.wait()
        await asyncio.to_thread(others_had_their_turn.set)
        await starting

    with_storage(storage_settings, start)
    assert meanwhile == [True]


def test_who_does_not_come_loses_by_the_clock_and_is_out(tmp_path: Path) -> None:
    with running(ClockedServer(tmp_path)) as server:
        people = [account_holder(server, name) for name in ("Anna", "Ben", "Cili", "Dora")]
        tournament = made(people[0], clock={"kind": "slow", "days": 1}, format="round-robin")
        entered(tournament, *people)
        people[0].ok("POST", f"/api/tournaments/{tournament}/start")
        shown = wait_for_round(people[0], tournament, 1)
        absent = next(person for person in people if person.id == _to_move(people[0], shown))
        table = next(
            one["table"] for one in shown["rounds"][0]["tables"] if seen(absent, tournament)["you"] in one["seats"]
        )
        for person in people:
            if person is not absent and (own := seen(person, tournament)["your_table"]) not in (None, table):
                person.ask("POST", f"/api/tables/{own}/resign")
        server.advance_clock(86_401)
        opponent = next(person for person in people if person is not absent and _sits(person, table))
        wait_until(lambda: _away(opponent, table, absent))
        _play_to_the_end(opponent, table)
        shown = wait_for_round(people[0], tournament, 2)
        out = next(one for one in shown["entrants"] if one["player"] == absent.id)
        assert (out["left_in"], out["no_show"]) == (1, True)
        ended = next(one for one in shown["rounds"][0]["tables"] if one["table"] == table)
        assert ended["places"][ended["seats"].index(out["number"])] == 2, "whatever the bot made of it"
        assert out["number"] not in [who for one in shown["rounds"][1]["tables"] for who in one["seats"]]


def _to_move(person: Person, shown: Any) -> str:
    """Who must act first at the first table."""
    players = {one["number"]: one["player"] for one in shown["entrants"]}
    first = shown["rounds"][0]["tables"][0]
    actor = person.ok("GET", f"/api/tables/{first['table']}/view")["actor"]
    return players[first["seats"][actor]]


def _sits(person: Person, table: str) -> bool:
    return person.ok("GET", f"/api/tables/{table}")["you"] is not None


def _away(person: Person, table: str, absent: Person) -> bool:
    seats = person.ok("GET", f"/api/tables/{table}")["seats"]
    return next(one["away"] for one in seats if one["player"] == absent.id)


def _play_to_the_end(person: Person, table: str) -> None:
    """The first action that there is, until the game is over."""
    while True:
        person.wait_for_turn(table)
        view = person.ok("GET", f"/api/tables/{table}/view")
        if view["actor"] is None:
            return
        texts = person.actions(table)
        action = next((text for text in texts if text == "end"), texts[0])
        person.act(table, action)


def test_a_round_begins_once_whichever_servers_notice(tmp_path: Path, postgres: Postgres) -> None:
    flags = ["--database", postgres.new_database("rounds_once")]
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        people = [account_holder(one, f"P{number}") for number in range(8)]
        tournament = made(people[0])
        entered(tournament, *people)
        people[0].ok("POST", f"/api/tournaments/{tournament}/start")
        for number in (1, 2, 3):
            shown = wait_for_round(people[0], tournament, number)
            players = {who["number"]: who["player"] for who in shown["entrants"]}
            losers = [(players[max(t["seats"])], t["table"]) for t in shown["rounds"][number - 1]["tables"]]
            by_id = {person.id: person for person in people}
            homes = [by_id[who].moved_to((one, two)[place % 2]) for place, (who, _) in enumerate(losers)]
            with ThreadPoolExecutor() as pool:
                list(pool.map(lambda home, loser: home.ok("POST", f"/api/tables/{loser[1]}/resign"), homes, losers))
        wait_until(lambda: seen(people[0], tournament)["status"] == "over")
        shown = seen(people[0].moved_to(two), tournament)
        assert [len(round_["tables"]) for round_ in shown["rounds"]] == [4, 4, 4]
        assert sum(standing["points"] for standing in shown["standings"]) == 12
        assert shown["standings"][0]["points"] == 3
