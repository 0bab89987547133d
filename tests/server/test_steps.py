"""What others did can be watched one action at a time."""

from tests.server.kit import Person, Server


def two_people(server: Server) -> tuple[str, Person, Person]:
    """A table of Qwirkle, the one who decides now, and the other."""
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    actor = people[0].ok("GET", f"/api/tables/{table}/view")["actor"]
    return table, people[actor], people[1 - actor]


def place_and_end(person: Person, table: str) -> None:
    place = next(text for text in person.actions(table) if text.startswith("place"))
    person.act(table, place, "end")


def test_each_action_of_an_entry_has_its_own_events_and_its_own_view(server: Server) -> None:
    table, mover, other = two_people(server)
    listener = other.listen(table, steps="true")
    listener.receive_until(3)
    place_and_end(mover, table)
    listener.receive_until(4)
    frame = listener.frames[-1]
    placing, ending = frame["steps"]
    assert placing["events"] + ending["events"] == len(frame["events"])
    assert frame["events"][0]["event"] == "placed"
    assert placing["actor"] == frame["seat"]
    assert len(placing["view"]["laid"]) == 1
    assert ending["view"] == listener.seen["view"]
    assert ending["actor"] == listener.seen["actor"]
    listener.close()


def test_whoever_comes_later_can_watch_what_was_done_since_their_last_turn(server: Server) -> None:
    table, first, second = two_people(server)
    for person in (first, second, first):
        place_and_end(person, table)
    listener = second.listen(table, steps="true")
    listener.receive_until(6)
    told = {frame["number"]: "steps" in frame for frame in listener.frames if frame["what"] == "acted"}
    assert told == {4: False, 5: True, 6: True}
    listener.close()


def test_a_spectator_can_watch_the_last_round(server: Server) -> None:
    table, first, second = two_people(server)
    for person in (first, second, first, second):
        place_and_end(person, table)
    listener = Person(server, "Sam").listen(table, steps="true")
    listener.receive_until(7)
    told = {frame["number"]: "steps" in frame for frame in listener.frames if frame["what"] == "acted"}
    assert told == {4: False, 5: False, 6: True, 7: True}
    listener.close()


def test_a_socket_that_did_not_ask_is_told_of_entries_alone(server: Server) -> None:
    table, mover, other = two_people(server)
    listener = other.listen(table)
    listener.receive_until(3)
    place_and_end(mover, table)
    listener.receive_until(4)
    assert "steps" not in listener.frames[-1]
    listener.close()
