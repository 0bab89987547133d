"""Tables before, beside and after the game."""

import json
import os
import random
import signal
from pathlib import Path

import pytest

import tilewright as tw
from tests.server.kit import (
    ClockedServer,
    Person,
    Server,
    account_holder,
    contested,
    get,
    play_randomly,
    running,
    serving,
    wait_until,
)
from tilewright.kernel import Record, commitment, seed_of

PAIR = [{"who": "me"}, {"who": "open"}]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"game": "chess", "seats": PAIR}, "unknown-game"),
        ({"game": "qwirkle", "seats": PAIR * 3}, "bad-seats"),
        ({"game": "qwirkle", "seats": [{"who": "open"}] * 9}, "bad-option"),
        ({"game": "qwirkle", "seats": PAIR, "options": {"free_openin": True}}, "bad-option"),
        ({"game": "qwirkle", "seats": PAIR, "options": {"free_opening": "perhaps"}}, "bad-option"),
        ({"game": "empires", "seats": PAIR, "options": {"material": "/etc/passwd"}}, "bad-option"),
        ({"game": "qwirkle", "seats": [{"who": "me"}, {"who": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "qwirkle", "seats": [{"who": "me"}, {"who": "bot", "bot": "warlord"}]}, "unknown-bot"),
        ({"game": "../qwirkle", "seats": PAIR, "fill_after": 5, "fill_bot": "warlord"}, "unknown-bot"),
        ({"game": "qwirkle", "seats": [{"who": "bot", "bot": "random"}] * 2}, "bad-seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: dict[str, object], kind: str) -> None:
    assert Person(server, "Anna").refused("POST", "/api/tables", body) == (400, kind)


def test_a_style_is_offered_and_seated_at_tables_of_its_game_alone(server: Server) -> None:
    anna = Person(server, "Anna")
    offered = {game["name"]: game["bots"] for game in anna.ok("GET", "/api/games")}
    assert "warlord" in offered["tigris"]
    assert "warlord" not in offered["qwirkle"]
    assert "collector" in offered["qwirkle"]
    for game, taken in (("tigris", True), ("empires", False)):
        table = anna.ok("POST", "/api/tables", {"game": game, "seats": PAIR})["id"]
        seat = ("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "warlord"})
        assert anna.ok(*seat) if taken else anna.refused(*seat) == (400, "unknown-bot")


def test_no_file_of_the_server_can_be_named(server: Server) -> None:
    """An option that reads a file is neither offered nor taken, not even one that would be right."""
    games = Person(server, "Anna").ok("GET", "/api/games")
    shown = {game["name"]: [option["name"] for option in game["options"]] for game in games}
    assert shown["empires"] == ["powers", "open_unrest"]
    assert tw.__file__ is not None
    right = Path(tw.__file__).parent / "games/empires/model/material.toml"
    body = {"game": "empires", "seats": PAIR, "options": {"material": str(right)}}
    assert Person(server, "Anna").refused("POST", "/api/tables", body) == (400, "bad-option")
    assert Person(server, "Ben").ok("POST", "/api/tables", {**body, "options": {"material": ""}})["id"]


def test_seats_are_taken_left_given_to_bots_and_then_the_game_starts(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = anna.ok("POST", "/api/tables", {"game": "tigris", "seats": seats})["id"]
    path = f"/api/tables/{table}"
    assert ben.ok("POST", f"{path}/join", {"seat": 2})["you"] == 2
    assert ben.refused("POST", f"{path}/join", {"seat": 1}) == (409, "seated")
    assert anna.refused("POST", f"{path}/start") == (409, "seats-free")
    assert ben.ok("POST", f"{path}/leave", {})["you"] is None
    ben.ok("POST", f"{path}/join", {})
    anna.ok("POST", f"{path}/bots", {"seat": 2, "bot": "random"})
    assert anna.ok("POST", f"{path}/start")["status"] == "playing"
    assert ben.refused("POST", f"{path}/leave", {}) == (409, "started")
    assert table in [listed["id"] for listed in ben.ok("GET", "/api/session/tables")]
    assert table in [listed["id"] for listed in ben.ok("GET", "/api/tables", status="playing", game="tigris")]


def test_a_private_table_is_not_there_for_strangers(server: Server) -> None:
    anna, ben, stranger = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Eve")
    made = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": PAIR, "private": True})
    path = f"/api/tables/{made['id']}"
    assert made["id"] not in [listed["id"] for listed in stranger.ok("GET", "/api/tables")]
    assert stranger.refused("GET", path) == (404, "not-found")
    assert stranger.refused("POST", f"{path}/join", {}) == (404, "not-found")
    assert stranger.refused("POST", f"{path}/join", {"invitation": "0" * 32}) == (404, "not-found")
    ben.ok("POST", f"{path}/join", {"invitation": made["invitation"]})
    anna.ok("POST", f"{path}/start")
    assert ben.ok("GET", path)["status"] == "playing"
    assert stranger.ok("GET", path, invitation=made["invitation"])["you"] is None


def test_a_table_without_spectators_opens_after_the_end(server: Server) -> None:
    anna, ben, stranger = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Eve")
    table = anna.table(ben, spectators=False)
    assert stranger.refused("GET", f"/api/tables/{table}/view") == (403, "no-spectators")
    ben.ok("POST", f"/api/tables/{table}/resign")
    assert stranger.ok("GET", f"/api/tables/{table}")["outcome"]["places"] == [1, 2]


def test_bots_play_their_seats(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.table(bots=2)
    for _ in range(3):
        anna.wait_for_turn(table)
        anna.whole_turn(table, random.Random(3))
    anna.wait_for_turn(table)
    frames = anna.ok("GET", f"/api/tables/{table}/events")
    assert {frame["by"] for frame in frames if frame["what"] == "acted"} == {"bot", "player"}


def test_a_resigned_seat_is_played_on_and_comes_last(server: Server) -> None:
    people = [Person(server, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].table(*people[1:])
    people[2].ok("POST", f"/api/tables/{table}/resign")
    assert people[2].refused("POST", f"/api/tables/{table}/act", {"actions": ["end"]}) == (409, "resigned")
    people[1].ok("POST", f"/api/tables/{table}/resign")
    outcome = people[0].ok("GET", f"/api/tables/{table}")["outcome"]
    assert outcome == {"places": [1, 2, 2], "scores": None, "reason": "resignation", "rule": None}


def test_a_clock_that_runs_out_brings_a_stand_in_until_the_player_returns(tmp_path: Path) -> None:
    with running(ClockedServer(tmp_path)) as server:
        _run_out_of_time(server)


def _run_out_of_time(server: ClockedServer) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], clock={"kind": "live", "seconds": 3600, "reserve": 1800})
    listener = people[0].listen(table)
    server.advance_clock(5500)
    while not any(frame["what"] == "acted" for frame in listener.frames):
        listener.receive()
    away = next(frame["seat"] for frame in listener.frames if frame["what"] == "went-away")
    acted = next(frame for frame in listener.frames if frame["what"] == "acted")
    assert (acted["seat"], acted["by"]) == (away, "stand-in")
    assert people[away].refused("POST", f"/api/tables/{table}/act", {"actions": ["end"]})[0] == 409
    shown = people[away].ok("POST", f"/api/tables/{table}/return")
    assert not shown["seats"][away]["away"]
    listener.close()


def test_players_may_agree_to_end_without_a_winner(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    assert anna.ok("POST", f"/api/tables/{table}/vote-to-end", {"agrees": True})["status"] == "playing"
    assert anna.ok("GET", f"/api/tables/{table}")["votes"] == [0]
    assert ben.ok("POST", f"/api/tables/{table}/vote-to-end", {"agrees": True})["outcome"]["places"] == []


def test_a_committed_action_is_taken_back_if_the_others_agree_and_nothing_was_drawn(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table, rng = people[0].table(people[1], game="empires"), random.Random(4)
    before = seen = people[0].ok("GET", f"/api/tables/{table}/view")
    for _ in range(50):
        mover = people[seen["actor"]]
        before, seen = seen, mover.act(table, rng.choice(mover.actions(table)))["seen"]
        if seen["turn"] != before["turn"] and mover.ask("POST", f"/api/tables/{table}/ask-take-back").is_success:
            break
    else:
        pytest.fail("no action of fifty could be taken back")
    other = people[1 - people.index(mover)]
    assert other.ok("GET", f"/api/tables/{table}")["asked"] == people.index(mover)
    after = other.ok("POST", f"/api/tables/{table}/answer-take-back", {"agrees": True})
    assert after["actor"] == people.index(mover)
    play_randomly(table, people, rng, most=5)  # the log with its take-back goes on
    assert mover.refused("POST", f"/api/tables/{table}/answer-take-back", {"agrees": True}) == (409, "nobody-asked")


def test_what_was_drawn_cannot_be_taken_back(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1])
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    mover.whole_turn(table, random.Random(5))
    assert mover.refused("POST", f"/api/tables/{table}/ask-take-back") == (409, "revealed")


def test_after_the_end_everything_is_open_and_new_tables_grow_from_it(lucky_server: Server) -> None:
    people = [Person(lucky_server, "Anna"), Person(lucky_server, "Ben")]
    table = people[0].table(people[1], game="tigris")
    path = f"/api/tables/{table}"
    for call in ("steps", "record"):
        assert people[0].refused("GET", f"{path}/{call}") == (409, "not-over")
    play_randomly(table, people, random.Random(6), most=30)
    people[1].ok("POST", f"{path}/resign")
    record = Record.from_json(people[0].ask("GET", f"{path}/record").content)
    steps = people[1].ok("GET", f"{path}/steps", seat=0, first=0, count=50)
    game = tw.game("tigris")
    assert steps[0]["view"] == json.loads(game.to_json(game.start(2, record.seed, record.options).view(0)))
    assert [step["action"] for step in steps[1:]] == list(record.actions[:49])
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    forked = people[1].ok("POST", f"{path}/fork", {"ply": 9, "seats": seats})
    assert forked["came_from"] == table
    started = people[1].ok("POST", f"/api/tables/{forked['id']}/start")
    assert started["commitment"] != record.commitment
    assert people[1].ok("GET", f"/api/tables/{forked['id']}/view")["view"]["players"][0].keys()
    again = people[0].ok("POST", f"{path}/challenge", {"seats": PAIR})
    assert again["commitment"] == commitment(seed_of(record.seed)), "the deal is known, and nobody has a share in it"
    rematch = people[0].ok("POST", f"{path}/rematch")
    assert rematch["commitment"] != record.commitment
    shown = people[1].ok("GET", f"{path}/events")[-1]
    assert (shown["how"], shown["table"], shown["invitation"]) == ("rematch", rematch["id"], rematch["invitation"])
    people[1].ok("POST", f"/api/tables/{rematch['id']}/join", {})


def test_a_hint_is_ranked_explained_and_only_where_the_table_allows_it(server: Server) -> None:
    anna = Person(server, "Anna")
    for hints in (True, False):
        table = anna.table(bots=1, hints=hints)
        anna.wait_for_turn(table)
        if hints:
            advice = anna.ok("POST", f"/api/tables/{table}/hint")
            values = [hint["value"] for hint in advice["hints"]]
            assert values == sorted(values, reverse=True)
            assert sum(advice["standing"]) == pytest.approx(1)
            assert advice["hints"][0]["reasons"]
            assert all(advice["actions"][hint["action"]]["do"] for hint in advice["hints"])
            legal = anna.ok("GET", f"/api/tables/{table}/actions")["texts"]
            assert {hint["action"] for hint in advice["hints"]} <= set(legal)
        else:
            assert anna.refused("POST", f"/api/tables/{table}/hint") == (403, "no-hints")


def test_a_game_that_is_over_can_be_looked_back_at(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    assert anna.refused("GET", f"/api/tables/{table}/review") == (409, "not-over")
    play_randomly(table, [anna, ben], random.Random(5))
    seen = Person(server, "Eva").ok("GET", f"/api/tables/{table}/review?level=novice")
    plies = anna.ok("GET", f"/api/tables/{table}/record")["actions"]
    assert [judged["ply"] for judged in seen["judgements"]] == list(range(len(plies)))
    assert seen["final"] is not None
    assert all(seen["judgements"][ply]["loss"] > 0 for ply in seen["moments"])
    for judged in (seen["judgements"][ply] for ply in seen["moments"]):
        assert {judged["action"], judged["best"]["action"]} <= seen["actions"].keys()


def test_ratings_count_a_game_once(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    table = contested([anna, ben], random.Random(1))
    wait_until(lambda: anna.ok("GET", f"/api/players/{anna.id}")["ratings"], lambda: "the game is not rated")
    anna.ok("POST", f"/api/tables/{table}/chat", {"text": "thanks"})
    ratings = anna.ok("GET", f"/api/players/{anna.id}")["ratings"]
    (other,) = ben.ok("GET", f"/api/players/{ben.id}")["ratings"]
    assert (ratings[0]["games"], other["games"]) == (1, 1)
    assert ratings[0]["mu"] > 25 > other["mu"]


@pytest.mark.slow
def test_bots_end_with_their_server_even_when_it_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.table(bots=1)
        anna.wait_for_turn(table)
        anna.whole_turn(table, random.Random(7))
        anna.wait_for_turn(table)  # the bot has moved at least once
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        bots = [pid for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
        assert bots
        os.kill(server.pid, signal.SIGKILL)
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in bots), lambda: "a bot lives on")


@pytest.mark.slow
def test_a_bot_that_is_killed_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server, "Anna")
        table, rng = anna.table(bots=1), random.Random(7)
        for _ in range(3):
            anna.wait_for_turn(table)
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
            for pid in children:
                if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                    os.kill(int(pid), signal.SIGKILL)
            anna.whole_turn(table, rng)
        anna.wait_for_turn(table)
        figures = get(f"{anna.server.url}/metrics").text
        assert 'tilewright_bot_failures_total{why="crashed"}' in figures
