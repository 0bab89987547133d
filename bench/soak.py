"""Kill everything again and again under load, and look whether anything that was acknowledged is lost: `make soak`.

`python -m bench.soak --minutes 10 --database postgresql` starts its own servers, PostgreSQL, Redis and worker on the
loopback address. Players act, draft and talk; meanwhile one thing after the other fails: a server is killed or told to
end, PostgreSQL or Redis or the worker is killed, connections to the database are cut, the disk is full for a moment. At
the end every acknowledgement is looked up. It ends with status 1 if anything was lost, doubled, crashed, answered with
500 or took more than ten seconds to end.
"""

import argparse
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sa

from bench.soak_players import Acknowledged, Players
from tests.server.kit import Postgres, Redis, Server, running_postgres, wait_until

MAX_MINUTES = 600
MAX_TABLES = 50
MAX_PAUSE = 60.0  # seconds
KILLS_OF_SERVERS = 5  # for one failure of each other kind
END_SECONDS = 10.0  # in which a server that is told to end does
FULL_SECONDS = 1.0
PAGES_LEFT = 4 * 4096  # bytes, on a full disk
UNEXPECTED = "] unexpected "  # in the log: an error for which there is no name
KEY = "a key of the soak test alone"
KILLED = " killed"
SERVER_KILLED = f"server{KILLED}"


class Site:
    """All that can fail, and how it does. After each failure everything is there again."""

    def __init__(self, folder: Path, postgres: Postgres | None, redis: Redis, rng: random.Random) -> None:
        self._rng = rng
        self._postgres, self._redis = postgres, redis
        self._bot_queue = redis.new_database()
        self.database = "" if postgres is None else postgres.new_database("soak")
        flags = ["--bot-queue", self._bot_queue, "--bot-queue-key", KEY, "--bot-seconds", "5"]
        if postgres is not None:
            flags += ["--database", self.database, "--redis", redis.new_database()]
        count = 1 if postgres is None else 2
        self.servers = [Server(folder / f"server{number}", *flags, limits={}) for number in range(count)]
        self.folder = folder
        self.crashes: list[str] = []
        self.slow_ends: list[float] = []
        self.failures: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[], None]] = {
            SERVER_KILLED: self._kill_server,
            "server ended": self._end_server,
            f"Redis{KILLED}": self._kill_redis,
            f"worker{KILLED}": self._kill_worker,
        }
        if postgres is None:
            self.kinds["disk full"] = self._fill_disk
        else:
            self.kinds |= {f"PostgreSQL{KILLED}": self._kill_postgres, "connections cut": self._cut_connections}

    def start(self) -> None:
        for server in self.servers:
            server.start()
        self._start_worker()

    @property
    def kills(self) -> int:
        """How many processes were ended abruptly."""
        return sum(count for kind, count in self.failures.items() if kind.endswith(KILLED))

    def fail(self) -> None:
        weights = [KILLS_OF_SERVERS if kind == SERVER_KILLED else 1 for kind in self.kinds]
        (kind,) = self._rng.choices(list(self.kinds), weights)
        self._note_crashes()
        self.kinds[kind]()
        self.failures[kind] += 1

    def end(self) -> None:
        self._note_crashes()
        for server in self.servers:
            self._end(server)

    def _note_crashes(self) -> None:
        for server in self.servers:
            assert server._process is not None
            code = server._process.poll()
            if code is not None:
                self.crashes.append(f"a server ended by itself: {code}")
                server.start()

    def _kill_server(self) -> None:
        server = self._rng.choice(self.servers)
        server.kill()
        server.start()

    def _end_server(self) -> None:
        server = self._rng.choice(self.servers)
        self._end(server)
        server.start()

    def _end(self, server: Server) -> None:
        began = time.monotonic()
        code = server.stop()
        took = time.monotonic() - began
        if took > END_SECONDS or code not in (0, -signal.SIGTERM):
            self.slow_ends.append(took)

    def _kill_redis(self) -> None:
        self._redis.kill()
        time.sleep(self._rng.uniform(0.1, 2))
        self._redis.start()

    def _kill_postgres(self) -> None:
        assert self._postgres is not None
        self._postgres.kill()
        time.sleep(self._rng.uniform(0.1, 2))
        self._postgres.start()
        for server in self.servers:
            server.wait_until_ready()

    def _cut_connections(self) -> None:
        engine = sa.create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = user"
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) {others}")
        engine.dispose()

    def _fill_disk(self) -> None:
        """For the server alone: its files may not grow any more."""
        (server,) = self.servers
        log = server.data / "tilewright.db-wal"
        size = (log.stat().st_size if log.exists() else 0) + self._rng.randrange(PAGES_LEFT)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        time.sleep(FULL_SECONDS)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def _start_worker(self) -> None:
        command = [sys.executable, "-m", "tilewright", "worker", "--bot-queue", self._bot_queue]
        with (self.folder / "worker.log").open("ab") as log:
            environment = os.environ | {"TILEWRIGHT_BOT_QUEUE_KEY": KEY}
            self._worker = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def _kill_worker(self) -> None:
        self._worker.kill()
        self._worker.wait()
        self._start_worker()

    def end_worker(self) -> None:
        self._worker.terminate()
        self._worker.wait()


def check(acknowledged: Acknowledged, server: Server) -> list[str]:
    """What of this is not in the log, or is there twice."""
    frames = acknowledged.people[0].moved_to(server).ok("GET", f"/api/tables/{acknowledged.table}/events")
    numbers = [frame["number"] for frame in frames]
    acted = Counter(frame["number"] for frame in frames if frame["what"] == "acted")
    said = Counter(frame["text"] for frame in frames if frame["what"] == "said")
    wrong = [f"turn {turn} is lost" for turn in acknowledged.turns if not acted[turn]]
    wrong += [f"turn {turn} was acknowledged twice" for turn, count in Counter(acknowledged.turns).items() if count > 1]
    wrong += [f"{text!r} is there {said[text]} times" for text in acknowledged.remarks if said[text] != 1]
    if numbers != list(range(1, len(numbers) + 1)):
        wrong.append("the log has gaps")
    return [f"table {acknowledged.table}: {each}" for each in wrong]


def soak(minutes: float, kills: int | None, pause: float, tables: int, database: str, seed: int) -> bool:
    """For so many minutes, or until so many kills. Is everything as it should be?"""
    rng, done = random.Random(seed), threading.Event()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tilewright-soak-")))
        postgres = stack.enter_context(running_postgres()) if database == "postgresql" else None
        redis = Redis()
        stack.callback(redis.stop)
        site = Site(folder, postgres, redis, rng)
        site.start()
        stack.callback(site.end_worker)
        players = [Players(site.servers, seed * 1000 + number, done) for number in range(tables)]
        for each in players:
            each.start()
        began = time.monotonic()
        while time.monotonic() < began + 60 * minutes and (kills is None or site.kills < kills):
            time.sleep(rng.uniform(0, pause))
            site.fail()
            _tell(site, time.monotonic() - began)
        took = (time.monotonic() - began) / 60
        done.set()
        for each in players:
            each.join()
        for server in site.servers:
            wait_until(lambda server=server: server.wait_until_ready())
        wrong = [line for each in players for table in each.tables for line in check(table, site.servers[-1])]
        wrong += [line for each in players for line in each.trouble]
        site.end()
        unexpected = [line for server in site.servers for line in server.log().splitlines() if UNEXPECTED in line]
    turns = sum(len(table.turns) for each in players for table in each.tables)
    remarks = sum(len(table.remarks) for each in players for table in each.tables)
    answers = sum((each.answers for each in players), Counter[str]())
    print(f"{database}, {took:.1f} minutes, {tables} tables at a time, seed {seed}")
    print(f"  failures: {sum(site.failures.values())} ({_listed(site.failures)}), kills among them: {site.kills}")
    print(f"  acknowledged: {turns} turns, {remarks} remarks, {sum(each.drafts for each in players)} drafts")
    print(f"  answers: {_listed(answers)}")
    print(f"  wrong: {len(wrong)}; crashes: {len(site.crashes)}; unexpected errors in logs: {len(unexpected)}")
    print(f"  ends that took more than {END_SECONDS:g} s, or failed: {len(site.slow_ends)}")
    for line in (*wrong, *site.crashes, *unexpected):
        print(f"    {line}")
    return not (wrong or site.crashes or site.slow_ends or unexpected)


def _tell(site: Site, seconds: float) -> None:
    """How far it is, now and then."""
    failures = sum(site.failures.values())
    if failures % 50 == 0:
        print(f"{failures} failures, {site.kills} kills in {seconds:.0f} s", file=sys.stderr, flush=True)


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description="Kill everything again and again.")
    parser.add_argument("--minutes", type=float, default=5.0, help=f"of failures, at most {MAX_MINUTES}")
    parser.add_argument("--kills", type=int, default=None, help="of processes, after which it ends earlier")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two failures, at most")
    parser.add_argument("--tables", type=int, default=6, help=f"at a time, at most {MAX_TABLES}")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=None, help="of what fails when")
    given = parser.parse_args()
    if not 0 < given.minutes <= MAX_MINUTES or not 0 < given.tables <= MAX_TABLES or not 0 <= given.pause <= MAX_PAUSE:
        parser.error("that is out of bounds")
    seed = random.randrange(10**6) if given.seed is None else given.seed
    databases = ("sqlite", "postgresql") if given.database == "both" else (given.database,)
    minutes = given.minutes / len(databases)
    fine = [soak(minutes, given.kills, given.pause, given.tables, database, seed) for database in databases]
    sys.exit(0 if all(fine) else 1)


if __name__ == "__main__":
    main()
