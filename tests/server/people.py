"""People who talk to a server over real sockets, and what they do there."""

import hashlib
import itertools
import json
import os
import random
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from ipaddress import IPv4Address
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.servers import HANG, PLAIN, Server, wait_until
from tilewright.server.tables.ratings import MIN_MOVES

PASSWORD = "correct horse battery"

_addresses = itertools.count()
OPEN: set["Listener"] = set()  # an open one has a thread, which would outlive a test that failed


class Person:
    """A browser, as far as the server can tell: a cookie, an Origin and, as if through a proxy, its own address,
    since one address may make but so many accounts and guesses. `received` are all bytes that came to it."""

    def __init__(self, server: Server, name: str = "", *, token: str = "") -> None:
        self.server = server
        self.received: list[bytes] = []
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        headers["X-Forwarded-For"] = str(IPv4Address("10.0.0.0") + next(_addresses))
        self.http = httpx.Client(base_url=server.url, headers=headers, event_hooks={"response": [self._note]}, **PLAIN)
        self.name = name
        self.id = ""
        if name:
            self.id = self.ok("POST", "/api/session", {"name": name})["id"]

    def _note(self, response: httpx.Response) -> None:
        response.read()
        self.received.append(repr(response.headers.multi_items()).encode() + response.content)

    @property
    def random_bytes(self) -> str:
        """What they add to the chance of a game, in hexadecimal: the same each time, so that tests know the deal."""
        return hashlib.sha256(f"added by {self.name}".encode()).hexdigest()

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

    def connect(self, path: str) -> AbstractContextManager[ClientConnection]:
        """A WebSocket, with this person's cookie and Origin or their token."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        origin: Any = self.http.headers.get("Origin")
        limits: Any = {"open_timeout": HANG, "ping_interval": None, "close_timeout": 1, "max_size": None}
        url = f"{self.server.url.replace('http', 'ws')}{path}"
        return connect(url, additional_headers=headers, origin=origin, **limits)

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


class Listener:
    """A WebSocket that keeps what it receives."""

    def __init__(self, person: Person, table: str, since: int, query: dict[str, str]) -> None:
        self.person = person
        more = "".join(f"&{name}={value}" for name, value in query.items())
        self._context = person.connect(f"/api/tables/{table}/live?since={since}{more}")
        self.socket = self._context.__enter__()
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
    person = Person(server, name)
    person.ok("POST", "/api/account", {"login": f"{name.lower()}-{os.getpid()}-{next(_logins)}", "password": PASSWORD})
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


def close_all() -> None:
    """Close the sockets that a test which failed left behind."""
    for listener in list(OPEN):
        with suppress(Exception):
            listener.close()
