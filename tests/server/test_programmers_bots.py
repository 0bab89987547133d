"""Bots of programmers: accounts of programs, marked, invited, and rated apart from people."""

import asyncio
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.kit import HANG, Person, Server, account_holder, filed, move_enough, wait_until
from tests.server.test_safety import server_description
from tilewright.server.accounts.players import Player
from tilewright.server.api import bots

OPEN = [{"who": "me"}, {"who": "open"}]

# For each call: its body, and what nobody, a guest, somebody with an account, and a bot get. 0 stands for any success.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int]]] = {
    ("GET", "/api/bots"): (None, (401, 0, 0, 0)),
    ("POST", "/api/bots"): ({"name": "Robot"}, (401, 403, 0, 403)),
    ("POST", "/api/bots/{bot_id}/token"): (None, (401, 404, 404, 404)),
    ("DELETE", "/api/bots/{bot_id}"): (None, (401, 404, 404, 404)),
}


def bot_of(person: Person, name: str = "Robot") -> Person:
    """A program with an account that belongs to this person."""
    made = person.ok("POST", "/api/bots", {"name": name})
    program = Person(person.server, token=made["token"])
    program.name, program.id = name, made["bot"]["id"]
    return program


def invited(owner: Person, bot: Person, **more: Any) -> str:
    """A table of this owner's at which the bot sits by invitation, and whose game is under way."""
    table = owner.ok("POST", "/api/tables", {"game": "qwirkle", "seats": OPEN, **more})["id"]
    owner.ok("POST", f"/api/tables/{table}/invite", {"player_id": bot.id})
    bot.ok("POST", f"/api/tables/{table}/join", {})
    owner.ok("POST", f"/api/tables/{table}/start")
    return table


def test_every_call_about_bots_knows_who_may_make_it(server: Server, anna: Person, ben: Person) -> None:
    assert {call for call in server_description(server) if call[1].startswith("/api/bots")} == CALLS.keys()
    bens = bot_of(ben)
    for (method, path), (body, expected) in CALLS.items():
        for caller, right in zip([Person(server), Person(server, "Gus"), anna, bens], expected, strict=True):
            response = caller.ask(method, path.format(bot_id=bens.id), body)
            assert (0 if response.is_success else response.status_code) == right, (method, path, response.text)
    assert bens.ok("GET", "/api/session")["bot"] is True


def test_a_bot_sits_where_it_is_invited_and_is_marked_there(anna: Person, ben: Person) -> None:
    bot = bot_of(anna)
    table = ben.ok("POST", "/api/tables", {"game": "qwirkle", "seats": OPEN})["id"]
    assert bot.refused("POST", f"/api/tables/{table}/join", {}) == (403, "bots-by-invitation")
    ben.ok("POST", f"/api/tables/{table}/invite", {"player_id": bot.id})
    bot.ok("POST", f"/api/tables/{table}/join", {})
    assert [seat["bot_account"] for seat in ben.ok("GET", f"/api/tables/{table}")["seats"]] == [False, True]
    line = next(one for one in ben.ok("GET", "/api/lobby") if one["id"] == table)
    assert [seat["bot_account"] for seat in line["seats"]] == [False, True]
    profile = ben.ok("GET", f"/api/players/{bot.id}")
    assert (profile["player"]["bot"], profile["owner"]["name"]) == (True, "Anna")
    rated = ben.ok("POST", "/api/tables", {"game": "qwirkle", "seats": OPEN, "rated": True})["id"]
    ben.ok("POST", f"/api/tables/{rated}/invite", {"player_id": bot.id})
    assert bot.refused("POST", f"/api/tables/{rated}/join", {}) == (403, "accounts-only")
    assert bot.refused("POST", "/api/seeks", {"game": "qwirkle", "players": [2]}) == (403, "people-only")


def test_a_bot_makes_no_table_that_asks_for_a_rated_game(anna: Person) -> None:
    bot = bot_of(anna)
    rated = {"game": "qwirkle", "seats": OPEN, "rated": True}
    assert bot.refused("POST", "/api/tables", rated) == (403, "accounts-only")
    assert bot.ok("POST", "/api/tables", {**rated, "rated": None})["rated"] is None


def test_a_bot_enters_the_tournaments_of_its_owner_alone_and_is_marked_there(anna: Person, ben: Person) -> None:
    bot = bot_of(anna)
    annas, bens = (one.ok("POST", "/api/tournaments", {"name": "Cup", "game": "qwirkle"})["id"] for one in (anna, ben))
    assert bot.refused("POST", f"/api/tournaments/{bens}/enter") == (403, "bots-by-invitation")
    for one in (ben, bot):
        one.ok("POST", f"/api/tournaments/{annas}/enter")
    anna.ok("POST", f"/api/tournaments/{annas}/start")
    table = bot.ok("GET", f"/api/tournaments/{annas}")["your_table"]
    assert {seat["player"]: seat["bot_account"] for seat in ben.ok("GET", f"/api/tables/{table}")["seats"]} == {
        ben.id: False,
        bot.id: True,
    }


def finish(table: str, people: list[Person]) -> None:
    move_enough(table, people, random.Random(3))
    people[0].ok("POST", f"/api/tables/{table}/resign")


def test_a_game_with_a_bot_counts_for_the_bot_alone_and_it_has_a_list_of_its_own(anna: Person, ben: Person) -> None:
    bot = bot_of(anna)
    finish(invited(ben, bot), [ben, bot])
    assert filed(ben, 1)["ratings"] == []
    assert filed(ben, 1)["statistics"]["titles"][0]["bot_games"] == 1
    (rating,) = filed(bot, 1)["ratings"]
    assert rating["points"] > 1500
    listed = {kind: ben.ok("GET", "/api/games/qwirkle/ratings", kind=kind) for kind in ("people", "bots")}
    assert [bot.id in [one["who"] for one in listed[kind]] for kind in ("people", "bots")] == [False, True]


def test_nobody_lifts_their_own_bots(anna: Person) -> None:
    one, other = bot_of(anna, "One"), bot_of(anna, "Other")
    for opponent in (anna, other):
        finish(invited(opponent, one), [opponent, one])
    assert filed(one, 2)["ratings"] == []


def test_a_bot_goes_with_its_owner_and_an_old_token_ends(server: Server) -> None:
    owner = account_holder(server, "Owner")
    bot = bot_of(owner)
    fresh = Person(server, token=owner.ok("POST", f"/api/bots/{bot.id}/token")["token"])
    assert bot.refused("GET", "/api/session") == (401, "not-signed-in")
    assert fresh.ok("GET", "/api/session")["id"] == bot.id
    assert [one["id"] for one in owner.ok("GET", "/api/account/data")["bots"]] == [bot.id]
    owner.ok("POST", "/api/account/delete", {"password": "correct horse battery"})
    assert fresh.refused("GET", "/api/session") == (401, "not-signed-in")
    assert owner.refused("GET", f"/api/players/{bot.id}") == (404, "not-found")


def test_a_bot_s_sockets_are_closed_when_its_old_token_opens_no_other() -> None:
    order = list[str]()
    robot = Player("2", "Robot", "bot:2", bot_owner="1")

    async def bot_of(_: Player, __: str) -> Player:
        return robot

    async def renew_bot_token(_: Player) -> str:
        order.append("renewed")
        return "fresh"

    services: Any = SimpleNamespace(
        players=SimpleNamespace(bot_of=bot_of, renew_bot_token=renew_bot_token),
        pubsub=SimpleNamespace(publish=lambda _: order.append("told")),
    )
    renew: Any = bots.renew_token.fn
    assert asyncio.run(renew(services, Player("1", "Anna", "anna"), robot.id)).token == "fresh"
    assert order == ["renewed", "told"]


def test_the_bot_of_the_documentation_plays_a_game_to_its_end(server: Server, anna: Person, tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs/bots.md"
    (source,) = re.findall(r"```python\n(# serverbot\.py.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    program = tmp_path / "serverbot.py"
    program.write_text(source)
    made = anna.ok("POST", "/api/bots", {"name": "Robot"})
    table = anna.ok("POST", "/api/tables", {"game": "tigris", "seats": OPEN})["id"]
    anna.ok("POST", f"/api/tables/{table}/invite", {"player_id": made["bot"]["id"]})
    environment = {**os.environ, "TILEWRIGHT": server.url, "TOKEN": made["token"]}
    process = subprocess.Popen([sys.executable, str(program)], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        wait_until(
            lambda: anna.ok("GET", f"/api/tables/{table}")["seats"][1]["name"] or process.poll() is not None,
            lambda: "it does not come",
        )
        anna.ok("POST", f"/api/tables/{table}/start")
        for _ in range(2):
            anna.wait_for_turn(table)
            anna.whole_turn(table, random.Random(1))
        anna.wait_for_turn(table)
        assert anna.ok("GET", f"/api/tables/{table}/view")["actor"] == 0, "it has answered"
        anna.ok("POST", f"/api/tables/{table}/resign")
        assert process.poll() is None, process.stderr and process.stderr.read()
    finally:
        process.terminate()
        process.communicate(timeout=HANG)
