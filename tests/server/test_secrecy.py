"""No byte that reaches a seat depends on what that seat may not know."""

import base64
import json
import random
from typing import Any

import pytest

import tilewright as tw
from tests.server.kit import Ears, Person, Server
from tilewright.kernel import Record, State, states


def _play(server: Server, game: str, most: int) -> tuple[list[Person], str]:
    """A game of three with everything a client asks for, all ears open; its people and its table."""
    people = [Person(server, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].table(*people[1:], game=game)
    watcher = Person(server, "Sam")
    ears = [person.listen(table) for person in (*people, watcher)]
    rng, path = random.Random(8), f"/api/tables/{table}"
    done, step = {"committed": False}, 0
    while step < most or not done["committed"]:  # what is drafted at the end would be in no record
        step += 1
        seen = people[0].ok("GET", f"{path}/view")
        if seen["actor"] is None:
            break
        mover = people[seen["actor"]]
        for person in people:
            person.ask("GET", f"{path}/actions")
            person.ask("POST", f"{path}/explain", {"action": "end"})
            person.ask("POST", f"{path}/act", {"actions": ["nonsense"]})
        legal = mover.actions(table)
        lasting = [text for text in legal if not text.startswith("trade")]  # Qwirkle ends after trades alone
        done = mover.act(table, rng.choice(lasting or legal))
        for person in (*people, watcher):
            person.ok("GET", f"{path}/view")
            person.ok("GET", path)
    last = watcher.ok("GET", path)["number"]
    for listening in ears:
        listening.hear_until(last)
        listening.close()
    return [*people, watcher], table


@pytest.mark.parametrize("game", tw.games())
def test_what_a_seat_hears_is_the_same_whatever_the_others_hold(server: Server, game: str) -> None:
    """Every view that came to a seat is, byte for byte, the view of a state in which all that the seat cannot know was
    dealt anew; and neither seed nor others' actions are in any bytes."""
    everyone, table = _play(server, game, most=60)
    heard = [b"\n".join(person.heard) for person in everyone]
    frames = [_views(person.heard) for person in everyone]
    for person in everyone[:2]:
        person.ok("POST", f"/api/tables/{table}/resign")
    record = Record.from_json(everyone[0].ask("GET", f"/api/tables/{table}/record").content)
    seed = bytes.fromhex(record.seed)
    history = list(states(record, tw.game(game)))
    for seat, (bytes_heard, views) in enumerate(zip(heard, frames, strict=True)):
        eyes = seat if seat < 3 else None
        for secret in (record.seed.encode(), record.seed.upper().encode(), base64.b64encode(seed), seed):
            assert secret not in bytes_heard
        assert b'"seed":null' in bytes_heard
        allowed = {_dumped(_elsewhere(state, eyes, ply).view(eyes), state) for ply, state in enumerate(history)}
        assert views, "nothing was heard"
        assert set(views) <= allowed


def _elsewhere(state: State, eyes: int | None, ply: int) -> State:
    """A state that these eyes cannot tell from this one: other hands, bag and seed."""
    return state.guess(eyes, random.Random(ply))


def _dumped(view: Any, state: State) -> str:
    return json.dumps(json.loads(state.game.to_json(view)))


def _views(heard: list[bytes]) -> list[str]:
    """All views in what came, over HTTP and over the socket."""
    found: list[str] = []
    for message in heard:
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
    ears: list[Ears] = [person.listen(table, since=3) for person in others]
    for person in others:
        person.heard.clear()
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    mover.act(table, place)
    for person, listening in zip(others, ears, strict=True):
        person.ok("GET", f"/api/tables/{table}")
        person.ok("GET", f"/api/tables/{table}/view")
        person.ok("GET", f"/api/tables/{table}/events")
        assert listening.silent_for(0.2)
        listening.close()
        assert b"placed" not in b"".join(person.heard)
        assert place.encode() not in b"".join(person.heard)


def test_others_are_told_what_happened_but_not_the_words_of_a_trade(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    other = people[1 - people.index(mover)]
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    mover.act(table, place, "end")
    trade = next(text for text in other.actions(table) if text.startswith("trade"))
    other.act(table, trade)
    told = mover.ok("GET", f"/api/tables/{table}/events")[-1]
    assert "actions" not in told
    assert all(event.get("tiles") is None for event in told["events"])
    own = other.ok("GET", f"/api/tables/{table}/events")[-1]
    assert own["actions"] == [trade]
