"""The last action of a turn can be held as a draft: nobody, its player included, sees what it brings before."""

from tests.server.kit import Person, Server


def tigris(server: Server) -> tuple[str, Person, Person]:
    """A table of Tigris for two, the one to move and the other."""
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], game="tigris")
    actor = people[0].ok("GET", f"/api/tables/{table}/view")["actor"]
    return table, people[actor], people[1 - actor]


def legal(person: Person, table: str, start: str) -> str:
    """The first legal action that begins so."""
    texts = person.ok("GET", f"/api/tables/{table}/actions", limit=2000)["texts"]
    return next(text for text in texts if text.startswith(start))


def hold(person: Person, table: str, *actions: str) -> dict:
    return person.ok("POST", f"/api/tables/{table}/act", {"actions": actions, "hold": True})


def hold_second_action(person: Person, table: str) -> tuple[dict, list[str]]:
    """Two leaders are placed; the second placement is the last action of the turn, and is held."""
    first = legal(person, table, "leader king")
    hold(person, table, first)
    second = legal(person, table, "leader priest")
    return hold(person, table, second), [first, second]


def test_the_last_action_of_a_turn_stays_a_draft_until_it_is_committed(server: Server) -> None:
    table, mover, other = tigris(server)
    done, actions = hold_second_action(mover, table)
    assert not done["committed"]
    assert done["seen"]["held"]
    assert done["seen"]["draft"] == actions
    assert done["seen"]["actor"] == done["seen"]["you"]
    assert (
        other.ok("GET", f"/api/tables/{table}/view")["view"]["players"][done["seen"]["you"]]["leaders"]["king"] is None
    )
    assert mover.actions(table) == [], "there is nothing to decide but whether to commit"
    committed = mover.ok("POST", f"/api/tables/{table}/commit", {"turn": done["seen"]["turn"]})
    assert committed["committed"]
    assert committed["seen"]["actor"] != committed["seen"]["you"]
    assert mover.ok("GET", f"/api/tables/{table}/events")[-1]["actions"] == actions


def test_what_a_held_action_draws_is_not_seen_before_the_commit(server: Server) -> None:
    table, mover, _ = tigris(server)
    before = mover.ok("GET", f"/api/tables/{table}/view")["view"]
    tile = legal(mover, table, "tile")
    hold(mover, table, tile)
    second = legal(mover, table, "tile")
    held = hold(mover, table, second)
    assert held["seen"]["held"]
    seat = held["seen"]["you"]
    assert held["seen"]["view"]["players"][seat]["hand_size"] == 5, "one was laid; the held one is still in hand"
    assert held["seen"]["view"]["bag"] == before["bag"]
    assert mover.ok("GET", f"/api/tables/{table}/insight") is not None


def test_a_held_action_can_be_taken_back_and_another_done(server: Server) -> None:
    table, mover, _ = tigris(server)
    _, [first, second] = hold_second_action(mover, table)
    assert mover.refused("POST", f"/api/tables/{table}/act", {"actions": ["done"]}) == (409, "held")
    back = mover.ok("POST", f"/api/tables/{table}/take-back", {"steps": 1})["seen"]
    assert (back["draft"], back["held"]) == ([first], False)
    assert second in mover.actions(table)
    assert mover.refused("POST", f"/api/tables/{table}/commit", {}) == (409, "nothing-held")


def test_without_hold_the_last_action_is_committed_at_once(server: Server) -> None:
    table, mover, _ = tigris(server)
    first = legal(mover, table, "leader king")
    mover.act(table, first)
    assert mover.act(table, "done")["committed"]


def test_only_an_action_that_hands_the_decision_on_is_held(server: Server) -> None:
    """A swap draws, but the player goes on: it is committed, and they see what they drew."""
    table, mover, _ = tigris(server)
    swap = legal(mover, table, "swap")
    done = hold(mover, table, swap)
    assert done["committed"]
    assert done["seen"]["actor"] == done["seen"]["you"]


def test_what_can_be_taken_back_by_agreement_is_told_to_the_one_who_may_ask(server: Server) -> None:
    table, mover, other = tigris(server)
    leader = legal(mover, table, "leader king")
    seen = mover.act(table, leader, "done")["seen"]
    assert seen["may_ask_take_back"]
    assert not other.ok("GET", f"/api/tables/{table}/view")["may_ask_take_back"]
    trade = legal(other, table, "swap")
    assert not other.act(table, trade)["seen"]["may_ask_take_back"], "tiles were drawn"


def test_a_full_socket_gets_state_actions_and_insight_in_one_message(server: Server) -> None:
    table, mover, other = tigris(server)
    listener, watcher = mover.listen(table, full="true"), other.listen(table, full="true")
    opening = listener.receive()
    assert opening["open"]["legal"]["texts"] == mover.ok("GET", f"/api/tables/{table}/actions", limit=2000)["texts"]
    assert opening["open"]["insight"] == mover.ok("GET", f"/api/tables/{table}/insight")
    assert watcher.receive()["open"]["legal"] is None, "legal actions are for the one to move"
    leader = next(text for text in opening["open"]["legal"]["texts"] if text.startswith("leader king"))
    answer = listener.act(leader)
    assert answer["type"] == "drafted"
    assert answer["open"]["legal"]["texts"] == mover.ok("GET", f"/api/tables/{table}/actions", limit=2000)["texts"]
    mover.ok("POST", f"/api/tables/{table}/chat", {"text": "a moment, please"})
    for each in (listener, watcher):
        said = each.receive()
        while said["type"] != "happened":
            said = each.receive()
        assert "open" not in said, "what the position means was told before"
        each.close()


def test_what_a_held_action_would_bring_comes_with_it(server: Server) -> None:
    table, mover, _ = tigris(server)
    hold(mover, table, legal(mover, table, "leader king"))
    tile = legal(mover, table, "tile")
    listener = mover.listen(table, full="true")
    assert listener.receive()["open"]["insight"]["outlook"] is None
    hold(mover, table, tile)
    told = listener.receive()
    while told["type"] != "drafted":
        told = listener.receive()
    assert told["open"]["insight"] == mover.ok("GET", f"/api/tables/{table}/insight", action=tile)
    assert told["open"]["insight"]["outlook"] is not None
    listener.close()


def test_a_socket_that_did_not_ask_for_it_is_told_no_legal_actions(server: Server) -> None:
    table, mover, _ = tigris(server)
    listener = mover.listen(table)
    assert "open" not in listener.receive()
    listener.close()
