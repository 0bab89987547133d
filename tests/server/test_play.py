"""A whole game through the API."""

import random

import pytest

import tilewright as tw
from tests.server.kit import Person, Server, play_randomly
from tilewright.kernel import Record, commitment, seed_of


@pytest.mark.parametrize("game", tw.games())
def test_a_game_between_two_people_runs_to_its_end_and_its_record_replays(server: Server, game: str) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, game=game)
    promised = ben.ok("GET", f"/api/tables/{table}")["commitment"]
    play_randomly(table, [anna, ben], random.Random(1))
    shown = ben.ok("GET", f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert commitment(seed_of(shown["seed_parts"]["secret"])) == promised == shown["commitment"]
    answer = ben.ask("GET", f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_json(answer.content)
    state = tw.replay(record)
    assert state.result is not None
    assert list(state.result.places) == shown["outcome"]["places"]
    assert record.keeps_commitment()
    assert (record.seed, record.commitment) == (shown["seed"], promised)


def test_a_draft_is_private_and_can_be_taken_back_until_something_is_revealed(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    seen = people[0].ok("GET", f"/api/tables/{table}/view")
    mover, other = people[seen["actor"]], people[1 - seen["actor"]]
    listener = other.listen(table)
    listener.receive_until(3)
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    done = mover.act(table, place)
    assert not done["committed"]
    assert done["seen"]["draft"] == [place]
    assert len(done["seen"]["view"]["table"]) == 1
    assert other.ok("GET", f"/api/tables/{table}/view")["view"]["table"] == []
    mover.ok("POST", f"/api/tables/{table}/chat", {"text": "a moment, please"})
    assert listener.received_before("a moment, please") == []
    assert mover.ok("POST", f"/api/tables/{table}/take-back", {})["seen"]["draft"] == []
    assert mover.refused("POST", f"/api/tables/{table}/take-back", {}) == (409, "nothing-to-take-back")
    done = mover.act(table, place, "end")
    assert done["committed"]
    listener.receive_until(5)
    assert listener.frames[-1]["what"] == "acted"
    assert "actions" not in listener.frames[-1]
    assert len(listener.seen["view"]["table"]) == 1
    listener.close()


def test_a_draft_survives_another_browser_and_reaches_it(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    listener = mover.moved_to(server).listen(table)
    listener.receive_until(3)
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    mover.act(table, place)
    while listener.receive()["type"] != "drafted":
        pass
    assert listener.seen["draft"] == [place]
    listener.close()


def test_an_action_that_is_not_legal_says_which_rule_forbids_it(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1])
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    why = mover.ok("POST", f"/api/tables/{table}/explain", {"action": "place Rsq 40,40"})
    assert not why["legal"]
    assert why["refusal"]["rule"].startswith("QW-")
    answer = mover.ask("POST", f"/api/tables/{table}/act", {"actions": ["pass"]})
    assert answer.status_code == 422
    assert answer.json()["rule"].startswith("QW-")
    assert answer.json()["facts"] is not None
    assert mover.refused("POST", f"/api/tables/{table}/act", {"actions": ["jump"]}) == (422, "no-action")


def test_a_move_made_for_another_turn_is_refused(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1])
    seen = people[0].ok("GET", f"/api/tables/{table}/view")
    mover = people[seen["actor"]]
    body = {"actions": ["end"], "turn": seen["turn"] - 1}
    assert mover.refused("POST", f"/api/tables/{table}/act", body) == (409, "another-turn")


def test_what_is_sent_again_after_its_answer_was_lost_is_not_done_twice(server: Server) -> None:
    """Within a turn `turn` stays the same, and an army can be built twice, which here would end the turn: the length of
    the draft says that it was done."""
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], game="empires")
    rng = random.Random(1)
    while True:
        seen = people[0].ok("GET", f"/api/tables/{table}/view")
        mover = people[seen["actor"]]
        texts = mover.actions(table)
        build = next((text for text in texts if text.startswith("build army")), None)
        if build is not None:
            break
        mover.act(table, rng.choice(texts))
    act = {"actions": [build], "turn": seen["turn"], "drafted": 0}
    drafted = mover.ok("POST", f"/api/tables/{table}/act", act)["seen"]
    assert (drafted["turn"], drafted["draft"]) == (seen["turn"], [build])
    assert build in mover.actions(table)
    assert mover.refused("POST", f"/api/tables/{table}/act", act) == (409, "another-draft")
    back = {"steps": 1, "drafted": 1}
    assert mover.ok("POST", f"/api/tables/{table}/take-back", back)["seen"]["draft"] == []
    assert mover.refused("POST", f"/api/tables/{table}/take-back", back) == (409, "another-draft")


def test_what_comes_after_a_revelation_cannot_be_decided_before_it(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    assert mover.refused("POST", f"/api/tables/{table}/act", {"actions": [place, "end", "end"]}) == (409, "revealed")
    assert mover.ok("GET", f"/api/tables/{table}/view")["draft"] == []


def test_events_come_in_order_and_a_returning_listener_gets_just_what_he_missed(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1])
    play_randomly(table, people, random.Random(2), most=60)
    people[0].ok("POST", f"/api/tables/{table}/chat", {"text": "<b>well</b> played"})
    everything = people[1].ok("GET", f"/api/tables/{table}/events")
    numbers = [frame["number"] for frame in everything]
    assert numbers == list(range(1, len(numbers) + 1))
    assert everything[-1]["text"] == "<b>well</b> played"
    for since in (0, 5, len(numbers) - 2):
        listener = people[1].listen(table, since)
        listener.receive_until(numbers[-1])
        assert listener.numbers == numbers[since:]
        assert listener.frames == everything[since:]
        listener.close()


def test_who_is_there_is_known(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    first, second = anna.listen(table), ben.listen(table)
    while first.present != ["Anna", "Ben"]:
        first.receive()
    second.close()
    while first.present != ["Anna"]:
        first.receive()
    first.close()
