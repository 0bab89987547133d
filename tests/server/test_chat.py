"""What may be said at a table: everybody has a share of their own, and no chat keeps anybody from voting or asking."""

import msgspec
import pytest

from tests.server.test_clocks import Match
from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import NoClock
from tilewright.server.tables.commands.chat import Chat
from tilewright.server.tables.commands.checks import MAX_REMARKS, MAX_REQUESTS, MAX_SPECTATOR_REMARKS
from tilewright.server.tables.commands.seats import Rename, Resign
from tilewright.server.tables.commands.votes import AnswerTakeBack, VoteToEnd
from tilewright.server.tables.table import TakeBack

STRANGER = Chat("stranger", "Eve", "spam")


def say(seat: int) -> Chat:
    return Chat(f"player {seat}", "somebody", "hello")


def full_of_remarks() -> Match:
    """A game with as many remarks of spectators, and of the second player, as a table keeps."""
    match = Match(NoClock())
    match.enter(1.0, log.Said("stranger", "Eve", None, "spam"))
    match.enter(1.0, log.Said(f"player {match.second}", "B", match.second, "spam"))
    assert match.table.spectator_remarks == match.table.remarks[match.second] == 1
    remarks = tuple(MAX_REMARKS if seat == match.second else 0 for seat in range(2))
    match.table = msgspec.structs.replace(match.table, remarks=remarks, spectator_remarks=MAX_SPECTATOR_REMARKS)
    return match


def test_spectators_and_each_player_have_a_share_of_their_own() -> None:
    match = full_of_remarks()
    for command in (STRANGER, say(match.second)):
        with pytest.raises(StateConflict, match="that is the limit for"):
            match.do(2.0, command)
    match.do(2.0, say(match.first))
    assert match.table.remarks[match.first] == 1


def test_a_last_remark_is_taken_and_the_next_one_is_not() -> None:
    match = Match(NoClock())
    match.table = msgspec.structs.replace(match.table, spectator_remarks=MAX_SPECTATOR_REMARKS - 1)
    match.do(1.0, STRANGER)
    with pytest.raises(StateConflict, match="that is the limit for"):
        match.do(1.0, STRANGER)


def test_a_full_chat_keeps_nobody_from_voting_asking_or_a_new_name() -> None:
    match = full_of_remarks()
    for seat in range(2):
        match.do(2.0, Rename(f"player {seat}", f"new name {seat}"))
        match.do(2.0, VoteToEnd(f"player {seat}", agrees=False))
    match.enter(2.0, log.AskedToTakeBack(match.second))
    match.do(2.0, AnswerTakeBack(f"player {match.first}", agrees=False))
    for seat in range(2):
        match.do(2.0, VoteToEnd(f"player {seat}", agrees=True))
    assert match.table.status == "over"


def test_votes_and_requests_are_bounded_for_each_seat_by_itself() -> None:
    match = Match(NoClock())
    match.do(1.0, VoteToEnd(f"player {match.first}", agrees=False))
    match.do(1.0, Rename(f"player {match.first}", "Zoe"))
    match.enter(1.0, log.AskedToTakeBack(match.first))
    assert match.table.requests[match.first] == 3
    requests = tuple(MAX_REQUESTS if seat == match.first else 0 for seat in range(2))
    match.table = msgspec.structs.replace(match.table, requests=requests)
    first = f"player {match.first}"
    for command in (VoteToEnd(first, agrees=True), Rename(first, "Anna")):
        with pytest.raises(StateConflict, match=f"{MAX_REQUESTS} requests"):
            match.do(2.0, command)
    match.do(2.0, VoteToEnd(f"player {match.second}", agrees=True))
    match.do(2.0, Resign(f"player {match.first}"))
    assert match.table.status == "over"


def test_an_answer_is_given_once() -> None:
    match = Match(NoClock())
    match.enter(1.0, log.AskedToTakeBack(match.first))
    agreed = TakeBack(match.first, frozenset({match.second}))
    match.table = msgspec.structs.replace(match.table, take_back=agreed)
    with pytest.raises(StateConflict, match="already agreed"):
        match.do(1.0, AnswerTakeBack(f"player {match.second}", agrees=True))
    match.do(1.0, AnswerTakeBack(f"player {match.second}", agrees=False))
    assert match.table.take_back is None


def test_who_sits_down_answers_for_nothing_that_was_said_there_before() -> None:
    match = full_of_remarks()
    match.enter(2.0, log.Sat(match.second, "C", player="player 2"))
    assert match.table.remarks == match.table.requests == (0, 0)
