"""Servers as real processes, and people who talk to them over real sockets."""

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

READY_WITHIN = 90.0  # a machine with much else to do takes long


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Server:
    """`tilewright serve` in a process of its own."""

    def __init__(self, data: Path, *flags: str, ends_with_its_test: bool = True) -> None:
        self.data = data
        self.port = free_port()
        self._ends_with_its_test = ends_with_its_test
        self.url = f"http://127.0.0.1:{self.port}"
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-c", "from tilewright.cli import main; main()", "serve"]
        standard = ["--port", str(self.port), "--data", str(self.data), "--rate", "1000000"]
        with (self.data / f"server-{self.port}.log").open("ab") as log:
            self._process = subprocess.Popen([*command, *standard, *self._flags], stdout=log, stderr=log)
        if self._ends_with_its_test:
            RUNNING.add(self)
        return self.wait_until_ready()

    def wait_until_ready(self) -> "Server":
        deadline = time.monotonic() + READY_WITHIN
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"the server did not start:\n{self.log()}"
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready in time:\n{self.log()}")

    def log(self) -> str:
        return (self.data / f"server-{self.port}.log").read_text()

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
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        return self._process.wait(20)


@contextmanager
def serving(data: Path, *flags: str, ends_with_its_test: bool = True) -> Iterator[Server]:
    server = Server(data, *flags, ends_with_its_test=ends_with_its_test)
    try:
        yield server.start()
    finally:
        server.stop()


class Person:
    """A browser, as far as the server can tell: a cookie and an Origin. `heard` are all bytes that came to it."""

    def __init__(self, server: Server, name: str = "", *, token: str = "") -> None:
        self.server = server
        self.heard: list[bytes] = []
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        self.http = httpx.Client(
            base_url=server.url, headers=headers, timeout=20, event_hooks={"response": [self._hear]}
        )
        self.name = name
        self.id = ""
        if name:
            self.id = self.ok("POST", "/api/session", {"name": name})["id"]

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(repr(response.headers.multi_items()).encode() + response.content)

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

    def listen(self, table: str, since: int = 0, **query: str) -> "Ears":
        return Ears(self, table, since, query)

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

    def wait_for_turn(self, table: str, within: float = 30.0) -> None:
        """Until the decision is this person's, or the game is over."""
        deadline = time.monotonic() + within
        while True:
            seen = self.ok("GET", f"/api/tables/{table}/view")
            if seen["actor"] is None or seen["actor"] == seen["you"]:
                return
            assert time.monotonic() < deadline, f"it is still the turn of seat {seen['actor']}"
            time.sleep(0.03)

    def whole_turn(self, table: str, rng: random.Random) -> None:
        """Act by chance until something is committed. Nothing is traded where a tile fits: trades alone end a game of
        Qwirkle after six rounds (QW-G4), and by chance most turns would be trades."""
        committed = False
        while not committed:
            texts = self.actions(table)
            texts = [text for text in texts if not text.startswith("trade")] or texts
            committed = self.act(table, rng.choice(texts))["committed"]

    def act(self, table: str, *actions: str) -> Any:
        return self.ok("POST", f"/api/tables/{table}/act", {"actions": actions})


OPEN: set["Ears"] = set()  # an open one has a thread, which would outlive a test that failed
RUNNING: set[Server] = set()


def clean_up() -> None:
    """End what a test that failed left behind."""
    for ears in list(OPEN):
        with suppress(Exception):
            ears.close()
    for server in list(RUNNING):
        server.kill()


class Ears:
    """A WebSocket that keeps what it hears."""

    def __init__(self, person: Person, table: str, since: int, query: dict[str, str]) -> None:
        self.person = person
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in person.http.headers:
            headers["Authorization"] = person.http.headers["Authorization"]
        more = "".join(f"&{name}={value}" for name, value in query.items())
        url = f"{person.server.url.replace('http', 'ws')}/api/tables/{table}/live?since={since}{more}"
        origin: Any = person.http.headers.get("Origin")
        self._context = connect(url, additional_headers=headers, origin=origin, max_size=None, close_timeout=1)
        self.socket: ClientConnection = self._context.__enter__()
        OPEN.add(self)
        self.numbers: list[int] = []
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        self.present: list[str] = []
        self._asked = 0

    def hear(self, within: float = 5.0) -> dict[str, Any]:
        text = self.socket.recv(timeout=within)
        assert isinstance(text, str)
        self.person.heard.append(text.encode())
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
            heard = self.hear(10)
            if self._asked in heard.get("granted", ()):
                return heard
            if heard.get("id") == self._asked:
                return heard["problem"]

    def act(self, *actions: str, turn: int | None = None) -> dict[str, Any]:
        return self.ask("act", {"actions": actions, "turn": turn})

    def hear_until(self, number: int, within: float = 10.0) -> None:
        deadline = time.monotonic() + within
        while not self.numbers or self.numbers[-1] < number:
            self.hear(max(0.01, deadline - time.monotonic()))

    def silent_for(self, seconds: float) -> bool:
        """Does nothing of the game come? Who is there may be told."""
        deadline = time.monotonic() + seconds
        with suppress(TimeoutError):
            while True:
                if self.hear(max(0.001, deadline - time.monotonic()))["type"] != "present":
                    return False
        return True

    def closed_within(self, seconds: float) -> bool:
        """Does the server close the socket?"""
        deadline = time.monotonic() + seconds
        try:
            while True:
                self.hear(max(0.001, deadline - time.monotonic()))
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False

    def close(self) -> None:
        OPEN.discard(self)
        self._context.__exit__(None, None, None)


def play_on(table: str, people: list[Person], rng: random.Random, most: int = 10_000) -> int:
    """Play by chance, each person for his own seat, until the game is over. The number of commits."""
    commits = 0
    seen = people[0].ok("GET", f"/api/tables/{table}/view")
    while seen["actor"] is not None and commits < most:
        person = people[seen["actor"]]
        done = person.act(table, rng.choice(person.actions(table)))
        commits += done["committed"]
        seen = done["seen"]
    return commits


def install(package: str) -> None:
    """A program that the tests need and that is not here, by the system's own packages."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], check=True, capture_output=True, env=quietly)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
    subprocess.run(command, check=True, capture_output=True, env=quietly)


class Redis:
    """A Redis of our own, which keeps nothing."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            install("redis-server")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        user = "nobody" if os.geteuid() == 0 else None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, user=user, cwd="/tmp")
        deadline = time.monotonic() + 20
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(10)


def postgres_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Postgres:
    """A PostgreSQL of our own, in a temporary folder, owned by a user that is not root."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        if programs is None:
            install("postgresql")
            programs = postgres_programs()
        assert programs is not None, "PostgreSQL could not be installed"
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
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options.split()]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user)
        deadline = time.monotonic() + 30
        while self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False) != 0:
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.1)

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tilewright", name)
        return f"postgresql://tilewright@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": it does not wait for clients
            self._process.wait(20)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [str(self._programs / program), *arguments], capture_output=True, user=self._user, check=False
        )
        assert done.returncode == 0 or not check, done.stderr.decode()
        return done.returncode


@contextmanager
def running_postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL in this folder, until it is no longer needed."""
    for parent in (folder, *folder.parents):  # the other user must be able to reach it
        if parent == Path("/tmp"):
            break
        parent.chmod(0o755)
    database = Postgres(folder)
    database.start()
    yield database
    database.stop()
