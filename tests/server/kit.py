"""Servers as real processes, and people who talk to them over real sockets."""

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables.ratings import MIN_MOVES
from tools.programs import postgresql_programs, redis_server

HANG = 300.0  # seconds: what has not come by then, on a machine with much else to do, never will
PLAIN = {"timeout": HANG, "verify": False, "trust_env": False}  # no certificates, which take long to read

PASSWORD = "correct horse battery"

AnyServer = TypeVar("AnyServer", bound="Server")


_ports = itertools.count(os.getpid() * 101)  # so that test workers do not look at the same ones


def free_port() -> int:
    """Below those that the system gives to whoever connects somewhere: nobody takes it before, or between two uses."""
    while True:
        port = 20_000 + next(_ports) % 12_000
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def get(url: str, headers: dict[str, str] | None = None) -> httpx.Response:
    return httpx.get(url, headers=headers, **PLAIN)


class ForkServer:
    """The process that starts servers; see `prefork.py`."""

    def __init__(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("prefork.py"))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._one_at_a_time = threading.Lock()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, order: str, **more: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps({"order": order, **more}) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())


_first_fork_server = threading.Lock()  # servers may be started by several threads
_fork_servers: dict[str, ForkServer] = {}


def fork_server() -> ForkServer:
    """One for all tests of this process that run the same sources: it has imported them."""
    sources = os.environ.get("PYTHONPATH", "")
    with _first_fork_server:
        if sources not in _fork_servers:
            _fork_servers[sources] = ForkServer()
        return _fork_servers[sources]


class Forked:
    """A process that the fork_server started, as `subprocess.Popen` would show it."""

    def __init__(self, arguments: list[str], log: Path, clock: str, luck: bool = False) -> None:
        self._started_by = fork_server()
        self.pid: int = self._started_by.ask("start", arguments=arguments, log=str(log), clock=clock, luck=luck)

    def poll(self) -> int | None:
        return self._started_by.ask("poll", pid=self.pid)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self) -> int:
        wait_until(lambda: self.poll() is not None, lambda: "the process does not end")
        code = self.poll()
        assert code is not None
        return code


class Server:
    """`tilewright serve` in a process of its own. Without luck, every one of its tables deals the same."""

    def __init__(self, data: Path, *flags: str, ends_with_its_test: bool = True, luck: bool = False) -> None:
        self.data = data
        self.port = free_port()
        self._ends_with_its_test = ends_with_its_test
        self._luck = luck
        self.url = f"http://127.0.0.1:{self.port}"
        self._flags = flags
        self._process: Forked | None = None

    def start(self) -> "Server":
        self.data.mkdir(parents=True, exist_ok=True)
        standard = ["serve", "--port", str(self.port), "--data", str(self.data), "--rate", "1000000"]
        self._process = self._run([*standard, *self._flags])
        if self._ends_with_its_test:
            RUNNING.add(self)
        return self.wait_until_ready()

    def _run(self, arguments: list[str]) -> Forked:
        return Forked(arguments, self._log, os.devnull, self._luck)

    @property
    def _log(self) -> Path:
        return self.data / f"server-{self.port}.log"

    def wait_until_ready(self) -> "Server":
        deadline = time.monotonic() + HANG
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"the server did not start:\n{self.log()}"
            with suppress(httpx.TransportError):
                if get(f"{self.url}/health").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready in time:\n{self.log()}")

    def log(self) -> str:
        return self._log.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As the power would: no time to say goodbye."""
        assert self._process is not None
        RUNNING.discard(self)
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        RUNNING.discard(self)
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait()


class ClockedServer(Server):
    """A server whose clock the test holds: what is due in an hour is due at once, when the test says so."""

    def __init__(self, data: Path, *flags: str, ends_with_its_test: bool = True) -> None:
        super().__init__(data, *flags, ends_with_its_test=ends_with_its_test)
        self._ahead = 0.0
        self._clock_pipe: IO[str] | None = None

    def _run(self, arguments: list[str]) -> Forked:
        pipe = self.data / "clock"
        if not pipe.exists():
            os.mkfifo(pipe)
        process = Forked(arguments, self._log, str(pipe), self._luck)
        self._clock_pipe = pipe.open("w", buffering=1)  # this waits until the server reads
        self._clock_pipe.write(f"{self._ahead}\n")
        return process

    def advance_clock(self, seconds: float) -> None:
        """Move this server's clock on; if it does not run, the time counts when it runs again."""
        self._ahead += seconds
        if self._clock_pipe is not None:
            self._clock_pipe.write(f"{seconds}\n")

    def kill(self) -> None:
        super().kill()
        self._clock_pipe = None

    def stop(self) -> int:
        code = super().stop()
        self._clock_pipe = None
        return code


@contextmanager
def serving(data: Path, *flags: str, ends_with_its_test: bool = True, luck: bool = False) -> Iterator[Server]:
    with running(Server(data, *flags, ends_with_its_test=ends_with_its_test, luck=luck)) as server:
        yield server


@contextmanager
def running(server: AnyServer) -> Iterator[AnyServer]:
    """This server, from its start to its end."""
    try:
        server.start()
        yield server
    finally:
        server.stop()


def with_storage(settings: Settings, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do this with a database, in this process."""

    async def run() -> None:
        storage = Storage(settings)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def wait_until(holds: Callable[[], object], otherwise: Callable[[], object] = str) -> None:
    """Until something holds, however long that takes; or say what is instead."""
    deadline = time.monotonic() + HANG
    while not holds():
        assert time.monotonic() < deadline, otherwise()
        time.sleep(0.02)


class Person:
    """A browser, as far as the server can tell: a cookie and an Origin. `received` are all bytes that came to it."""

    def __init__(self, server: Server, name: str = "", *, token: str = "") -> None:
        self.server = server
        self.received: list[bytes] = []
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        self.http = httpx.Client(base_url=server.url, headers=headers, event_hooks={"response": [self._note]}, **PLAIN)
        self.name = name
        self.id = ""
        if name:
            self.id = self.ok("POST", "/api/session", {"name": name})["id"]

    def _note(self, response: httpx.Response) -> None:
        response.read()
        self.received.append(repr(response.headers.multi_items()).encode() + response.content)

    def ask(self, method: str, path: str, data: Any = None, **query: Any) -> httpx.Response:
        return self.http.request(method, path, json=data, params=query or None)

    def ok(self, method: str, path: str, data: Any = None, **query: Any) -> Any:
        response = self.ask(method, path, data, **query)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    def refused(self, method: str, path: str, data: Any = None, **query: Any) -> tuple[int, str]:
        """The status and the kind of a refusal, which must be a problem with a sentence in it."""
        response = self.ask(method, path, data, **query)
        assert not response.is_success, f"{method} {path} was allowed: {response.text}"
        assert response.headers["content-type"].startswith("application/problem+json"), response.text
        problem = response.json()
        assert problem["detail"]
        return response.status_code, problem.get("type", "").removeprefix("tilewright:")

    def moved_to(self, server: Server) -> "Person":
        """The same person with the same cookie, at another server."""
        other = Person(server)
        other.http.cookies = self.http.cookies
        other.name, other.id = self.name, self.id
        return other

    def listen(self, table: str, since: int = 0, **query: str) -> "Listener":
        return Listener(self, table, since, query)

    def table(self, *others: "Person", game: str = "qwirkle", start: bool = True, bots: int = 0, **more: Any) -> str:
        """A table of this person's, at which the others have sat down. Its id."""
        seats = [
            {"who": "me"},
            *({"who": "open"} for _ in others),
            *({"who": "bot", "bot": "random"} for _ in range(bots)),
        ]
        made = self.ok("POST", "/api/tables", {"game": game, "seats": seats, **more})
        for other in others:
            other.ok("POST", f"/api/tables/{made['id']}/join", {"invitation": made["invitation"]})
        if start:
            self.ok("POST", f"/api/tables/{made['id']}/start")
        return made["id"]

    def actions(self, table: str) -> list[str]:
        return self.ok("GET", f"/api/tables/{table}/actions")["texts"]

    def wait_for_turn(self, table: str) -> None:
        """Until the decision is this person's, or the game is over."""

        def is_mine() -> bool:
            seen = self.ok("GET", f"/api/tables/{table}/view")
            return seen["actor"] is None or seen["actor"] == seen["you"]

        wait_until(is_mine, lambda: "it is still another's turn")

    def whole_turn(self, table: str, rng: random.Random) -> None:
        """Act at random until something is committed. Nothing is traded where a tile fits: trades alone end a game of
        Qwirkle after six rounds (QW-G4), and at random most turns would be trades."""
        committed = False
        while not committed:
            texts = self.actions(table)
            texts = [text for text in texts if not text.startswith("trade")] or texts
            committed = self.act(table, rng.choice(texts))["committed"]

    def act(self, table: str, *actions: str) -> Any:
        return self.ok("POST", f"/api/tables/{table}/act", {"actions": actions})


OPEN: set["Listener"] = set()  # an open one has a thread, which would outlive a test that failed
RUNNING: set[Server] = set()


def clean_up() -> None:
    """End what a test that failed left behind."""
    for listener in list(OPEN):
        with suppress(Exception):
            listener.close()
    for server in list(RUNNING):
        server.kill()


class Listener:
    """A WebSocket that keeps what it receives."""

    def __init__(self, person: Person, table: str, since: int, query: dict[str, str]) -> None:
        self.person = person
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in person.http.headers:
            headers["Authorization"] = person.http.headers["Authorization"]
        more = "".join(f"&{name}={value}" for name, value in query.items())
        url = f"{person.server.url.replace('http', 'ws')}/api/tables/{table}/live?since={since}{more}"
        origin: Any = person.http.headers.get("Origin")
        limits: Any = {"open_timeout": HANG, "ping_interval": None, "close_timeout": 1, "max_size": None}
        self._context = connect(url, additional_headers=headers, origin=origin, **limits)
        self.socket: ClientConnection = self._context.__enter__()
        OPEN.add(self)
        self.numbers: list[int] = []
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        self.present: list[str] = []
        self._asked = 0

    def receive(self, within: float = HANG) -> dict[str, Any]:
        text = self.socket.recv(timeout=within)
        assert isinstance(text, str)
        self.person.received.append(text.encode())
        message = json.loads(text)
        if message["type"] == "happened":
            self.frames += message["frames"]
            self.numbers += [frame["number"] for frame in message["frames"]]
        if message["type"] == "present":
            self.present = message["names"]
        elif "seen" in message:
            self.seen = message["seen"]
        return message

    def ask(self, word: str, data: Any = None) -> dict[str, Any]:
        """Ask for something over the socket. The message that grants it, or the problem that refuses it."""
        self._asked += 1
        message = {"id": self._asked, "ask": word} | ({} if data is None else {"data": data})
        self.socket.send(json.dumps(message))
        while True:
            received = self.receive()
            if self._asked in received.get("granted", ()):
                return received
            if received.get("id") == self._asked:
                return received["problem"]

    def act(self, *actions: str, turn: int | None = None) -> dict[str, Any]:
        return self.ask("act", {"actions": actions, "turn": turn})

    def receive_until(self, number: int) -> None:
        while not self.numbers or self.numbers[-1] < number:
            self.receive()

    def received_before(self, remark: str) -> list[dict[str, Any]]:
        """All that comes of the game before somebody makes this remark. Messages about who is present do not count."""
        before: list[dict[str, Any]] = []
        while True:
            message = self.receive()
            frames = message.get("frames", [])
            if any(frame.get("text") == remark for frame in frames):
                return [*before, *(frame for frame in frames if frame.get("text") != remark)]
            if message["type"] != "present":
                before.append(message)

    def is_closed(self) -> bool:
        """Does the server close the socket?"""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def close(self) -> None:
        OPEN.discard(self)
        self._context.__exit__(None, None, None)


def play_randomly(table: str, people: list[Person], rng: random.Random, most: int = 10_000) -> int:
    """Play at random, each person for their own seat, until the game is over. The number of commits."""
    commits = 0
    seen = people[0].ok("GET", f"/api/tables/{table}/view")
    while seen["actor"] is not None and commits < most:
        person = people[seen["actor"]]
        done = person.act(table, rng.choice(person.actions(table)))
        commits += done["committed"]
        seen = done["seen"]
    return commits


_logins = itertools.count()


def account_holder(server: Server, name: str) -> Person:
    """A person with an account, as rated games need them."""
    person, number = Person(server, name), next(_logins)
    person.http.headers["X-Forwarded-For"] = f"10.0.{number // 250}.{number % 250}"  # one address may make but a few
    person.ok("POST", "/api/account", {"login": f"{name.lower()}-{os.getpid()}-{number}", "password": PASSWORD})
    return person


def contested(people: list[Person], rng: random.Random, **more: Any) -> str:
    """A table of these people at which each has moved so often that the game would be rated; then the last resigns."""
    table = people[0].table(*people[1:], **more)
    move_enough(table, people, rng)
    people[-1].ok("POST", f"/api/tables/{table}/resign")
    return table


def move_enough(table: str, people: list[Person], rng: random.Random) -> None:
    for _ in range(MIN_MOVES * len(people)):
        people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]].whole_turn(table, rng)


def filed(person: Person, count: int) -> Any:
    """The person's own profile, when so many games are in it."""

    def profile() -> Any:
        return person.ok("GET", f"/api/players/{person.id}")

    wait_until(lambda: len(profile()["games"]) >= count, lambda: "the game was not filed")
    return profile()


def until_rate_limited(ask: Callable[[], int]) -> list[int]:
    """The statuses of one request after the other, up to the first that comes too often. The limits let some pass each
    minute, so only a machine that takes seconds for each of them would never get there."""
    statuses = [ask()]
    while statuses[-1] != httpx.codes.TOO_MANY_REQUESTS:
        assert len(statuses) < 1000, "nothing comes too often"
        statuses.append(ask())
    return statuses


class Redis:
    """A Redis of our own, which keeps nothing."""

    def __init__(self) -> None:
        program = redis_server()
        assert program is not None, "these tests need Redis: `make programs`"
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._databases = itertools.count()
        self._program = program
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        user = "nobody" if os.geteuid() == 0 else None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, user=user, cwd="/tmp")
        wait_until(self._answers, lambda: "Redis did not start")

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
            return True
        return False

    def new_database(self) -> str:
        """The address of an empty database: what other tests left behind is in others."""
        number = next(self._databases)
        assert number < 16, "Redis has no more of them"
        return f"{self.url}/{number}"

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(HANG)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(HANG)


class Postgres:
    """A PostgreSQL of our own, in a temporary folder, owned by a user that is not root."""

    def __init__(self, folder: Path) -> None:
        programs = postgresql_programs()
        assert programs is not None, "these tests need PostgreSQL: `make programs`"
        self._programs = programs
        self.folder = folder
        self.port = free_port()
        self._user = "postgres" if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if not (self.folder / "data").exists():
            if self._user:
                subprocess.run(["chown", self._user, str(self.folder)], check=True)
            self._run("initdb", "-D", str(self.folder / "data"), "-U", "tilewright", "-A", "trust", "-E", "UTF8", "-N")
        self._launch()
        wait_until(self._is_ready, lambda: "PostgreSQL did not start")

    def start_recovering(self) -> None:
        """As after a crash, when it takes connections only to say that it is not ready yet. `stop` ends that."""
        self._standby.touch()
        self._launch("-c hot_standby=off")
        wait_until(lambda: self._pg_isready() == 1, lambda: "PostgreSQL did not start")

    @property
    def _standby(self) -> Path:
        return self.folder / "data" / "standby.signal"

    def _launch(self, more: str = "") -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60 {more}"
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options.split()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user)

    def _is_ready(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:  # the children of one that was killed were still there
            self._launch()
        return self._pg_isready() == 0

    def _pg_isready(self) -> int:
        return self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False)

    def kill(self) -> None:
        """As the power would."""
        self._signal_all(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(HANG)

    def freeze(self) -> None:
        """Answer nothing, and keep all connections."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: int) -> None:
        """To the server and to the processes that it has started, one for each connection."""
        assert self._process is not None
        parent = self._process.pid
        os.kill(parent, number)
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                    os.kill(int(stat.parent.name), number)

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tilewright", name)
        return f"postgresql://tilewright@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": it does not wait for clients
            self._process.wait(HANG)
            self._standby.unlink(missing_ok=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [str(self._programs / program), *arguments], capture_output=True, user=self._user, check=False
        )
        assert done.returncode == 0 or not check, done.stderr.decode()
        return done.returncode


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own, until it is no longer needed.

    Not below pytest's: root's database belongs to another user, and whenever pytest starts anywhere on the machine, it
    closes its folders to all others; then the database cannot reach its files any more, and ends.
    """
    with tempfile.TemporaryDirectory(prefix="tilewright-postgres-") as folder:
        database = Postgres(Path(folder))
        database.start()
        try:
            yield database
        finally:
            database.stop()
