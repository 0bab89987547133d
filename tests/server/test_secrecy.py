"""No byte that reaches a seat depends on what that seat may not know."""

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tilewright as tw
from tests.server.kit import Listener, Person, Server, serving
from tilewright.kernel import Record, SeedParts, State, states


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs whatever it ever would."""
    flags = ["--log-level", "debug", "--log-format", "json"]
    with serving(tmp_path_factory.mktemp("talkative"), *flags, ends_with_its_test=False) as server:
        yield server


class Whole:
    """A whole game, with all that came to each seat and to a spectator before its end."""

    def __init__(self, server: Server, game: str, players: int) -> None:
        self.people = [Person(server, name) for name in ("Anna", "Ben", "Cleo")[:players]]
        self.watcher = Person(server, "Sam")
        self.everyone = [*self.people, self.watcher]
        self.table = self.people[0].table(*self.people[1:], game=game, start=False)
        self.path = f"/api/tables/{self.table}"
        for person in self.people:
            person.ok("POST", f"{self.path}/contribute", {"random": person.random_bytes})
        self.people[0].ok("POST", f"{self.path}/start")
        self.listeners = [person.listen(self.table, steps="true") for person in self.everyone]
        self.received: list[list[bytes]] = []
        self._play(random.Random(8))
        self.record = Record.from_json(self.watcher.ask("GET", f"{self.path}/record").content)
        for listener in self.listeners:
            listener.close()

    def _play(self, rng: random.Random) -> None:
        seen, step = self.watcher.ok("GET", f"{self.path}/view"), 0
        while seen["actor"] is not None:
            for listener in self.listeners:
                listener.receive_until(seen["number"])
            if step % 10 == 0:
                self._be_curious()
            if step % 15 == 0:
                self._ask_over_the_sockets()
            self.received = [list(person.received) for person in self.everyone]  # the last time, this is before the end
            actor, step = seen["actor"], step + 1
            mover = self.people[actor]
            legal = mover.actions(self.table)
            lasting = [text for text in legal if not text.startswith("trade")]  # Qwirkle ends after trades alone
            before = [self._views(actor) if step % 10 == 0 else None]
            choice = rng.choice(lasting or legal)
            done = self.listeners[actor].act(choice) if step % 3 == 0 else mover.act(self.table, choice)
            if not done.get("committed", done.get("type") == "happened") and before[0] is not None:
                assert self._views(actor) == before[0], "others see that something was drafted"
            seen = done["seen"]

    def _views(self, actor: int) -> list[bytes]:
        others = [person for seat, person in enumerate(self.everyone) if seat != actor]
        return [person.ask("GET", f"{self.path}/{page}").content for person in others for page in ("view", "events")]

    def _ask_over_the_sockets(self) -> None:
        """What is refused: by a player out of turn, by a spectator, and by the rules."""
        for listener in self.listeners:
            for asked in ({"actions": ["nonsense"]}, {"actions": ["end"], "turn": 1}):
                assert "status" in listener.ask("act", asked)
            assert "status" in listener.ask("take-back", {"steps": 200})

    def _be_curious(self) -> None:
        """Ask for all that can be asked for, right and wrong."""
        for person in self.everyone:
            person.ask("GET", self.path)
            person.ask("GET", f"{self.path}/view")
            person.ask("GET", f"{self.path}/events")
            person.ask("GET", f"{self.path}/steps")
            person.ask("GET", f"{self.path}/record")
            person.ask("POST", f"{self.path}/explain", {"action": "end"})
            person.ask("POST", f"{self.path}/act", {"actions": ["nonsense"]})
            person.ask("POST", f"{self.path}/hint")
            if person is not self.watcher:
                person.ask("GET", f"{self.path}/actions")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("qwirkle", 3), ("tigris", 3), ("empires", 2)])
def test_no_byte_of_a_whole_game_tells_what_is_hidden(talkative: Server, game: str, players: int) -> None:
    """Over HTTP, over sockets and in the log: no seed, no hand of another, no action of another's in its own words; and
    every view is, byte for byte, that of a state in which all that this viewer cannot know was dealt anew."""
    whole = Whole(talkative, game, players)
    kind, record = tw.game(game), whole.record
    history = list(states(record, kind))
    assert history[-1].result is not None
    log = talkative.log().encode()
    assert isinstance(record.seed_parts, SeedParts)
    added = [one for one in record.seed_parts.contributions if one is not None]
    assert len(added) == players
    hidden_numbers = [form for text in (record.seed, record.seed_parts.secret, *added) for form in _forms(text)]
    words = {text for text in record.actions if " " in text}
    assert len(words) > 20
    assert not [text for text in words if json.dumps(text).encode() in log]
    for seat, person_received in enumerate(whole.received):
        viewer = seat if seat < players else None
        received = b"\n".join(person_received)
        assert b'"seed":null' in received
        for secret in hidden_numbers:
            assert secret not in received
            assert secret not in log
        mine = {part for state in history for part in _parts(state, viewer)}
        others = [other for other in range(players) if other != viewer]
        hidden = {part for state in history for other in others for part in _parts(state, other)} - mine
        assert len(hidden) > 20, "there was something to hide"
        assert not [part for part in hidden if part in received]
        assert not [part for part in hidden if part in log]
        leaked = {
            text: message for message in person_received for text in _strings(_body(message), viewer) if text in words
        }
        assert not leaked
        allowed = {_dumped(_elsewhere(state, viewer, ply).view(viewer), state) for ply, state in enumerate(history)}
        views = set(_views(person_received))
        assert len(views) > 20
        assert views <= allowed


def _forms(number: str) -> list[bytes]:
    """A number of 32 bytes however it may be written."""
    raw = bytes.fromhex(number)
    return [number.encode(), number.upper().encode(), base64.b64encode(raw), raw, str(int(number, 16)).encode()]


def _parts(state: State, viewer: int | None) -> set[bytes]:
    """What this viewer sees that a spectator does not, field by field, as it is written: `"hand":["Rsq","Bst"]`."""
    view, public = (json.loads(state.game.to_json(state.view(who))) for who in (viewer, None))
    return set(_differences(view, public))


def _differences(view: Any, public: Any) -> Iterator[bytes]:
    if isinstance(view, dict) and isinstance(public, dict):
        for name, value in view.items():
            if public.get(name) is not None or value is None or name == "seat":
                yield from _differences(value, public.get(name))
            elif isinstance(value, dict | list):
                yield f'"{name}":'.encode() + _written(value)
            else:
                yield _written(view)  # a number alone may be anywhere; with what stands around it, it may not
    elif isinstance(view, list) and isinstance(public, list):
        for one, other in zip(view, public, strict=False):
            yield from _differences(one, other)


def _written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def _body(message: bytes) -> Any:
    """What a message says: all of a socket's, an answer's after its headers."""
    text = message.decode()
    start = 0 if text.startswith("{") else text.index(")]") + 2
    return json.loads(text[start:] or "null")


def _strings(said: Any, viewer: int | None) -> Iterator[str]:
    """All strings in a message but for a player's own words: their draft, what they did and what they may do; and for
    what the game itself tells everybody that somebody had to do, having no choice."""
    match said:
        case str():
            yield said
        case list():
            for one in said:
                yield from _strings(one, viewer)
        case dict():
            own = {"texts", "draft", "action"} if viewer is not None or said.get("event") == "only-choice" else set()
            if said.get("what") == "acted" and said.get("seat") == viewer:
                own.add("actions")
            for name, value in said.items():
                if name not in own:
                    yield from _strings(value, viewer)
        case _:
            pass


def _elsewhere(state: State, viewer: int | None, ply: int) -> State:
    """A state that this viewer cannot tell from this one: other hands, bag and seed."""
    return state.guess(viewer, random.Random(ply))


def _dumped(view: Any, state: State) -> str:
    return json.dumps(json.loads(state.game.to_json(view)))


def _views(received: list[bytes]) -> list[str]:
    """All views in what came, over HTTP and over the socket."""
    found: list[str] = []
    for message in received:
        start = message.find(b'"view":')
        if start >= 0:
            view, _ = json.JSONDecoder().raw_decode(message[start + len(b'"view":') :].decode())
            if view is not None:
                found.append(json.dumps(view))
    return found


def test_no_byte_of_a_draft_reaches_others_before_it_is_committed(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben"), Person(server, "Sam")]
    table = people[0].table(people[1], options={"free_opening": True})
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    others = [person for person in people if person is not mover]
    listeners: list[Listener] = [person.listen(table, since=3) for person in others]
    for person in others:
        person.received.clear()
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    mover.act(table, place)
    mover.ok("POST", f"/api/tables/{table}/chat", {"text": "a moment, please"})
    for person, listener in zip(others, listeners, strict=True):
        person.ok("GET", f"/api/tables/{table}")
        person.ok("GET", f"/api/tables/{table}/view")
        person.ok("GET", f"/api/tables/{table}/events")
        assert listener.received_before("a moment, please") == []
        listener.close()
        assert b"placed" not in b"".join(person.received)
        assert place.encode() not in b"".join(person.received)


def test_others_are_told_what_happened_but_not_the_words_of_a_trade(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    other = people[1 - people.index(mover)]
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    mover.act(table, place, "end")
    trade = next(text for text in other.actions(table) if text.startswith("trade"))
    other.act(table, trade)
    shown = mover.ok("GET", f"/api/tables/{table}/events")[-1]
    assert "actions" not in shown
    assert all(event.get("tiles") is None for event in shown["events"])
    own = other.ok("GET", f"/api/tables/{table}/events")[-1]
    assert own["actions"] == [trade]
