"""A standing order is followed by the server, known to its player alone, and withdrawn at will."""

from tests.server.kit import Person, Server, wait_until


def auction(server: Server) -> tuple[str, list[Person]]:
    """A table of Empires for three at its first auction, and the people by seat."""
    people = [Person(server, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].table(*people[1:], game="empires")
    while asked(people[0], table)["ask"] != "auction":
        person = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
        person.act(table, person.actions(table)[0])
    return table, people


def asked(person: Person, table: str) -> dict:
    return person.ok("GET", f"/api/tables/{table}/view")["view"]["decision"]


def in_order(table: str, people: list[Person]) -> list[Person]:
    """The people from the one to move on."""
    actor = people[0].ok("GET", f"/api/tables/{table}/view")["actor"]
    return [*people[actor:], *people[:actor]]


def order(person: Person, table: str, text: str | None) -> dict:
    return person.ok("POST", f"/api/tables/{table}/order", {"order": text})["seen"]


def bids(person: Person, table: str) -> list[tuple[str, int]]:
    """Who bid and who passed, in order."""
    frames = person.ok("GET", f"/api/tables/{table}/events")
    events = [event for frame in frames for event in frame.get("events", [])]
    return [(event["event"], event["seat"]) for event in events if event["event"] in ("bid-made", "bid-passed")]


def test_who_ordered_to_pass_is_not_asked_in_this_auction(server: Server) -> None:
    table, people = auction(server)
    opener, second, third = in_order(table, people)
    assert order(second, table, "pass")["order"] == "pass"
    opener.act(table, next(text for text in opener.actions(table) if text.startswith("bid 0")))
    third.wait_for_turn(table)
    assert bids(third, table)[-1] == ("bid-passed", people.index(second))
    seen = second.ok("GET", f"/api/tables/{table}/view")
    assert seen["order"] == "pass", "it holds for the whole auction"


def test_an_order_to_bid_goes_no_further_than_its_sum(server: Server) -> None:
    table, people = auction(server)
    opener, second, third = in_order(table, people)
    first = next(text for text in opener.actions(table) if text.startswith("bid 0"))
    wanted = next(text for text in opener.actions(table) if text.startswith("bid 0") and text != first)
    order(second, table, wanted.replace("bid 0", "bid 2"))
    opener.act(table, first)
    third.wait_for_turn(table)
    assert asked(third, table)["about"]["gold"] == "1", "the least that is above the standing bid"
    third.act(table, first.replace("bid 0", "bid 2"))
    opener.wait_for_turn(table)
    opener.act(table, "pass")
    wait_until(lambda: bids(third, table)[-1] == ("bid-passed", people.index(second)))


def test_an_order_given_in_one_s_turn_is_followed_at_once_and_a_withdrawn_one_never(server: Server) -> None:
    table, people = auction(server)
    opener, second, third = in_order(table, people)
    order(third, table, "pass")
    assert order(third, table, None)["order"] is None
    opener.act(table, next(text for text in opener.actions(table) if text.startswith("bid 0")))
    order(second, table, "pass")
    third.wait_for_turn(table)
    assert bids(third, table)[-1] == ("bid-passed", people.index(second))
    third.act(table, "pass")  # it is theirs to say: nothing said it for them


def test_no_byte_of_an_order_reaches_anybody_else(server: Server) -> None:
    table, people = auction(server)
    opener, second, third = in_order(table, people)
    spectator = Person(server, "Sam")
    others = [opener, third, spectator]
    listeners = [person.listen(table, full="true") for person in others]
    for listener in listeners:
        listener.receive_until(listener.person.ok("GET", f"/api/tables/{table}/view")["number"])
    pair = next(text for text in opener.actions(table) if text.startswith("bid 0")).removeprefix("bid 0 ")
    for person in others:
        person.received.clear()
    order(second, table, f"bid 37 {pair}")
    second.ok("POST", f"/api/tables/{table}/chat", {"text": "a moment, please"})
    for person, listener in zip(others, listeners, strict=True):
        assert listener.received_before("a moment, please") == []
        seen = person.ok("GET", f"/api/tables/{table}/view")
        assert seen["order"] is None
        person.ok("GET", f"/api/tables/{table}/events")
        listener.close()
        assert b"bid 37" not in b"".join(person.received)


def test_where_nothing_is_asked_again_and_again_there_are_no_orders(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    assert anna.refused("POST", f"/api/tables/{table}/order", {"order": "pass"}) == (409, "no-orders")
