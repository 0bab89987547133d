"""A tournament with many players on two servers, one of which is killed in the middle: `make soak-tournament`.

`python -m bench.tournament --players 100` starts its own PostgreSQL and two servers on the loopback address. All
players enter and play every round, each turn at one server or the other, until somebody at each table gives
up; in the middle of a round one server is killed, and comes back a round later. At the end everything that was
acknowledged is looked up: entries, turns, results, and that every round was paired once. Status 1 if anything is lost
or doubled.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.kit import Person, Server, account_holder, running_postgres

MAX_PLAYERS = 200
TURNS = 2  # of each player, before the second at the table gives up
AT_ONCE = 8  # tables that are played at the same time
PATIENCE = 300.0  # seconds for which nothing may move


class Outcome(msgspec.Struct):
    """What a simulation found. `lost` is empty if all is well."""

    players: int
    rounds: int
    tables: int
    turns: int
    seconds: float
    answers: dict[str, int]
    lost: list[str]


class Simulation:
    def __init__(self, servers: Sequence[Server], players: int, rounds: int, killed_in: int) -> None:
        self._servers = list(servers)
        self._alive = list(servers)
        self._killed_in = killed_in
        self._rounds = rounds
        self._people = [account_holder(servers[0], f"P{number}") for number in range(1, players + 1)]
        self._at = {(person.id, server): person.moved_to(server) for person in self._people for server in servers}
        self._turns: list[tuple[str, int]] = []  # of each table, the entries that were acknowledged
        self._answers: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._resigned: list[str] = []

    def run(self) -> Outcome:
        began = time.monotonic()
        settings = {"name": "Simulation", "game": "qwirkle", "rounds": self._rounds}
        tournament = self._people[0].ok("POST", "/api/tournaments", settings)["id"]
        path = f"/api/tournaments/{tournament}"
        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(lambda person: self._ask(person, "POST", f"{path}/enter"), self._people))
            self._ask(self._people[0], "POST", f"{path}/start")
            for number in range(1, self._rounds + 1):
                shown = self._wait(path, number)
                tables = shown["rounds"][number - 1]["tables"]
                players = {one["number"]: one["player"] for one in shown["entrants"]}
                work = [
                    (table["table"], [players[who] for who in table["seats"]]) for table in tables if table["table"]
                ]
                done = [pool.submit(self._play, table, sitting, number) for table, sitting in work]
                if number == self._killed_in:
                    done[len(done) // 3].result()
                    self._kill()
                for one in done:
                    one.result()
                if number == self._killed_in + 1:
                    self._revive()
            shown = self._wait(path, self._rounds + 1)
        lost = self._missing(shown)
        tables = sum(len(one["tables"]) for one in shown["rounds"])
        seconds = time.monotonic() - began
        return Outcome(len(self._people), self._rounds, tables, len(self._turns), seconds, dict(self._answers), lost)

    def _kill(self) -> None:
        victim = self._alive.pop()
        victim.kill()

    def _revive(self) -> None:
        for server in self._servers:
            if server not in self._alive:
                server.start()
                self._alive.append(server)

    def _play(self, table: str, sitting: Sequence[str], number: int) -> None:
        """Each makes some turns; then the last gives up."""
        by_id = {person.id: person for person in self._people}
        people, rng = [by_id[who] for who in sitting], random.Random(f"{table} {number}")
        for _ in range(TURNS * len(people)):
            seen = self._ask(people[0], "GET", f"/api/tables/{table}/view")
            if seen["actor"] is None:
                break
            self._turn(people[seen["actor"]], table, rng)
        self._ask(people[-1], "POST", f"/api/tables/{table}/resign", repeatable=False)
        with self._lock:
            self._resigned.append(table)

    def _turn(self, person: Person, table: str, rng: random.Random) -> None:
        """Draft and commit. With turn and draft as they were seen, nothing is done twice however often it is sent."""
        for _ in range(40):
            seen = self._ask(person, "GET", f"/api/tables/{table}/view")
            if seen["actor"] != seen["you"]:
                return
            texts = self._ask(person, "GET", f"/api/tables/{table}/actions")["texts"]
            action = next((text for text in texts if text == "end"), None) or rng.choice(
                [text for text in texts if text.startswith("place")] or texts
            )
            body = {"actions": [action], "turn": seen["turn"], "drafted": len(seen["draft"])}
            done = self._ask(person, "POST", f"/api/tables/{table}/act", body, repeatable=False)
            if done and done.get("committed"):
                with self._lock:
                    self._turns.append((table, done["seen"]["number"]))
                return

    def _ask(self, person: Person, method: str, path: str, data: Any = None, repeatable: bool = True) -> Any:
        """At any server that is alive, again where one died meanwhile. What cannot be repeated and was refused the
        second time was done the first time: then None."""
        until, tries = time.monotonic() + PATIENCE, 0
        while True:
            tries += 1
            server = random.choice(self._alive)
            try:
                answer = self._at[person.id, server].ask(method, path, data)
            except (httpx.TransportError, OSError):
                self._count("broken")
            else:
                self._count(str(answer.status_code))
                if answer.is_success:
                    return answer.json() if answer.content else {}
                if answer.status_code == httpx.codes.CONFLICT and (tries > 1 or not repeatable):
                    return None
                if answer.status_code not in (httpx.codes.SERVICE_UNAVAILABLE, httpx.codes.TOO_MANY_REQUESTS):
                    raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text}")
            if time.monotonic() > until:
                raise AssertionError(f"{method} {path} was never answered")
            time.sleep(0.1)

    def _count(self, answer: str) -> None:
        with self._lock:
            self._answers[answer] += 1

    def _wait(self, path: str, number: int) -> Any:
        """Until this round is under way, or the tournament is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = self._ask(self._people[0], "GET", path)
            if shown["round"] >= number or shown["status"] == "over":
                return shown
            time.sleep(0.2)
        raise AssertionError(f"round {number} did not begin")

    def _missing(self, shown: Any) -> list[str]:
        """What should be there and is not."""
        lost: list[str] = []
        entered = {one["player"] for one in shown["entrants"]}
        lost += [f"{person.id} had entered" for person in self._people if person.id not in entered]
        if shown["status"] != "over":
            lost.append(f"the tournament is {shown['status']}")
        for one in shown["rounds"]:
            sitting = Counter(who for table in one["tables"] for who in table["seats"])
            if sorted(sitting) != [entrant["number"] for entrant in shown["entrants"]] or max(sitting.values()) > 1:
                lost.append(f"round {one['number']} does not seat everybody once")
            lost += [f"table {t['table']} has no result" for t in one["tables"] if t["table"] and t["places"] is None]
        if sum(one["points"] for one in shown["standings"]) != self._rounds * len(self._people) / 2:
            lost.append("the points do not add up")
        tables = {table["table"] for one in shown["rounds"] for table in one["tables"]} - {None}
        if tables != set(self._resigned):
            lost.append(f"{len(tables ^ set(self._resigned))} tables are not those that were played")
        for table in sorted(tables):
            frames = self._ask(self._people[0], "GET", f"/api/tables/{table}/events")
            numbers = [frame["number"] for frame in frames]
            if numbers != list(range(1, len(numbers) + 1)):
                lost.append(f"table {table} has gaps")
            acted = Counter(frame["number"] for frame in frames if frame["what"] == "acted")
            told = Counter(number for at, number in self._turns if at == table)
            lost += [f"turn {number} of table {table}" for number in told - acted]
        return lost


def simulate(folder: Path, database: str, players: int, rounds: int, killed_in: int) -> Outcome:
    flags = ["--database", database, "--bot-seconds", "5"]
    servers = [Server(folder / name, *flags, luck=True, limits={}) for name in ("one", "two")]
    for server in servers:
        server.start()
    try:
        return Simulation(servers, players, rounds, killed_in).run()
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=100, help=f"an even number, up to {MAX_PLAYERS}")
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    players = min(MAX_PLAYERS, chosen.players - chosen.players % 2)
    with running_postgres() as postgres, tempfile.TemporaryDirectory(prefix="tilewright-tournament-") as folder:
        database = postgres.new_database("tournament")
        found = simulate(Path(folder), database, players, chosen.rounds, max(1, chosen.rounds // 2))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    sys.exit(1 if found.lost else 0)


if __name__ == "__main__":
    main()
