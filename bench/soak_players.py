"""People who play on whatever happens to the servers, and write down all that was acknowledged to them."""

import random
import socket
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.kit import Person, Server

TALK, DRAFT, OVER_SOCKET, CUT = 0.15, 0.3, 0.3, 0.05  # how often
_SEATS = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "greedy"}]


class Acknowledged(msgspec.Struct):
    """What the servers have said of one table."""

    table: str
    people: list[Person]
    turns: list[int] = []
    remarks: list[str] = []


class Players(threading.Thread):
    """Two people at one table after the other, with a bot. `trouble` is what should not be."""

    def __init__(self, servers: Sequence[Server], number: int, done: threading.Event) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._rng = random.Random(number)
        self._done = done
        self._draft: tuple[int, list[str]] | None = None  # of which turn, and what was acknowledged of it
        self.people = [Person(servers[0], name) for name in ("Anna", "Ben")]
        self._at = {(person, server): person.moved_to(server) for person in self.people for server in servers}
        self.tables: list[Acknowledged] = []
        self.drafts = 0
        self.answers: Counter[str] = Counter()
        self.trouble: list[str] = []

    def run(self) -> None:
        while not self._done.is_set():
            try:
                if not self.tables or self._seen()["actor"] is None:
                    self._new_table()
                self._once()
            except (httpx.TransportError, WebSocketException, OSError):
                self.answers["broken"] += 1
                self._done.wait(0.2)
            except _Refused:
                self._done.wait(0.1)
            except Exception as error:
                self.trouble.append(repr(error))
                return

    def _ask(self, person: Person, method: str, path: str, data: Any = None) -> Any:
        """At any of the servers. The answer, or _Refused."""
        answer = self._at[person, self._rng.choice(self._servers)].ask(method, path, data)
        self.answers[str(answer.status_code)] += 1
        if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
            self.trouble.append(f"500 to {method} {path}")
        if not answer.is_success:
            raise _Refused
        return answer.json() if answer.content else None

    def _new_table(self) -> None:
        anna, ben = self.people
        made = self._ask(anna, "POST", "/api/tables", {"game": "qwirkle", "seats": _SEATS})["id"]
        self._ask(ben, "POST", f"/api/tables/{made}/join", {})
        self._ask(anna, "POST", f"/api/tables/{made}/start")
        self.tables.append(Acknowledged(made, self.people, [], []))
        self._draft = None

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.tables[-1].table}"

    def _seen(self, person: Person | None = None) -> Any:
        return self._ask(person or self.people[0], "GET", f"{self._path}/view")

    def _once(self) -> None:
        seen, table = self._seen(), self.tables[-1]
        if self._rng.random() < TALK:
            text = f"remark {len(table.remarks)} {self._rng.random()}"
            self._ask(self.people[0], "POST", f"{self._path}/chat", {"text": text})
            table.remarks.append(text)
        if seen["actor"] not in (0, 1):
            self._done.wait(0.1)  # the bot's turn
            return
        mover = self.people[seen["actor"]]
        seen = self._seen(mover)
        self._check_draft(seen)
        legal = self._ask(mover, "GET", f"{self._path}/actions?limit=2000")["texts"]
        whole = [text for text in legal if text == "end" or text.count(" ") == 1]  # a turn, or a trade of one tile
        draft = self._rng.random() < DRAFT or not whole
        act = {"actions": [self._rng.choice(legal if draft else whole)], "turn": seen["turn"]}
        if self._rng.random() < CUT:
            self._ask_and_cut(mover, act)
        elif self._rng.random() < OVER_SOCKET:
            self._act_over_socket(mover, seen["actor"], act)
        else:
            self._note(self._ask(mover, "POST", f"{self._path}/act", act))

    def _check_draft(self, seen: Any) -> None:
        """What was drafted is there for as long as it is the same turn. One that broke off may have been added."""
        if self._draft is not None and self._draft[0] == seen["turn"] and seen["actor"] == seen["you"]:
            kept = self._draft[1]
            if seen["draft"][: len(kept)] != kept:
                self.trouble.append(f"a draft of {self._path} was lost: {seen['draft']}, not {kept}")
        self._draft = None

    def _note(self, done: Any) -> None:
        if done["committed"]:
            self.tables[-1].turns.append(done["seen"]["turn"])
        else:
            self.drafts += 1
            self._draft = (done["seen"]["turn"], done["seen"]["draft"])

    def _act_over_socket(self, mover: Person, seat: int, act: Any) -> None:
        listener = self._at[mover, self._rng.choice(self._servers)].listen(self.tables[-1].table)
        try:
            reply = listener.ask("act", act)
            if reply.get("type") == "happened":  # what others did may come in the same message, and a draft with it
                acted = [frame for frame in reply["frames"] if frame["what"] == "acted" and frame["seat"] == seat]
                self.tables[-1].turns += [frame["number"] for frame in acted if frame["number"] > act["turn"]]
            elif reply.get("status") == httpx.codes.INTERNAL_SERVER_ERROR:
                self.trouble.append(f"500 over the socket of {self._path}")
        finally:
            with suppress(WebSocketException, OSError):
                listener.close()

    def _ask_and_cut(self, mover: Person, act: Any) -> None:
        """Send it and go without the answer: it is done once or not at all, and nobody knows which."""
        server, body = self._rng.choice(self._servers), msgspec.json.encode(act)
        cookies = "; ".join(f"{name}={value}" for name, value in mover.http.cookies.items())
        head = f"POST {self._path}/act HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        head += f"Cookie: {cookies}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(head.encode() + body[: self._rng.choice((len(body), len(body) // 2))])
        self.answers["cut"] += 1


class _Refused(Exception):
    """Not now; try something else."""
