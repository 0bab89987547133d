"""A clock that ran out brings a bot; coming back gives the seat back, and not the time."""

import random
from pathlib import Path

import pytest

import tilewright as tw
from tests.server.kit import ClockedServer, Listener, Person, running
from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import Clock, LiveClock, SlowClock
from tilewright.server.tables.commands.clocks import ExpireClock, Return, TakeVacation
from tilewright.server.tables.commands.command import NO_DRAFT, Command, CommittedDraft, Draft
from tilewright.server.tables.commands.turns import Act, PlayBotTurn
from tilewright.server.tables.table import Table, TableConfig, apply_entry, empty_table

LIVE = LiveClock(seconds=10.0, reserve=5.0)


class Match:
    """A game of two, whose clock the test holds. The time is 0 when it begins."""

    def __init__(self, clock: Clock) -> None:
        config = TableConfig(
            id="t",
            game="qwirkle",
            rules=tw.game("qwirkle").rules_version,
            players=2,
            options={},
            seed="7",
            position=None,
            owner="player 0",
            private=False,
            spectators=True,
            hints=True,
            clock=clock,
            came_from=None,
            created_at=0.0,
        )
        self.table: Table = empty_table(config)
        for body in (log.Sat(0, "A", player="player 0"), log.Sat(1, "B", player="player 1"), log.Started()):
            self.enter(0.0, body)
        assert self.table.actor is not None
        self.first, self.second = self.table.actor, 1 - self.table.actor

    def enter(self, at: float, body: log.AnyBody) -> None:
        self.table, _ = apply_entry(self.table, log.Entry(self.table.number + 1, at, body))

    def do(self, at: float, command: Command) -> None:
        decided = command.decide(self.table, NO_DRAFT)
        assert not isinstance(decided, Draft)
        self.enter(at, decided.body if isinstance(decided, CommittedDraft) else decided)

    def run_out(self, at: float) -> None:
        self.do(at, ExpireClock(self.table.turn, at))

    def come_back(self, at: float, seat: int) -> None:
        self.do(at, Return(f"player {seat}"))

    def move(self, at: float) -> None:
        """A whole turn of whoever decides, player or bot."""
        table, rng = self.table, random.Random(1)
        assert table.state is not None
        assert table.actor is not None
        actions, state = list[str](), table.state
        while (state.actor == table.actor and not state.reveals) or not actions:
            action = state.actions().pick(rng)
            actions.append(str(action))
            state = state.play(action)
        if table.seats[table.actor].active_bot:
            self.do(at, PlayBotTurn(table.actor, tuple(actions), table.turn))
        else:
            self.do(at, Act(f"player {table.actor}", tuple(actions), table.turn))


@pytest.mark.parametrize(("clock", "end"), [(LIVE, 15.0), (SlowClock(days=1.0), 86_400.0)])
def test_who_comes_back_to_a_decision_whose_time_is_over_does_not_get_it_again(clock: Clock, end: float) -> None:
    match = Match(clock)
    assert match.table.deadline == end
    match.run_out(end)
    chosen_for = match.table.turn
    match.come_back(end + 1, match.first)
    assert not match.table.seats[match.first].away
    assert match.table.seats[match.first].active_bot
    assert match.table.wake_at is not None
    assert match.table.wake_at <= end, "the bot's turn is due"
    assert match.table.turn == chosen_for, "what the bot has thought of meanwhile counts"
    with pytest.raises(StateConflict, match="You ran out of time"):
        match.do(end + 2, Act(f"player {match.first}", ("end",), None))
    with pytest.raises(StateConflict, match="No bot is playing for you"):
        match.come_back(end + 2, match.first)
    match.move(end + 3)
    assert match.table.last_actor == match.first
    match.move(end + 4)
    assert match.table.actor == match.first
    assert match.table.seats[match.first].active_bot is None, "the next decision is theirs"
    assert match.table.moves[match.first] == 0


def test_a_reserve_that_was_used_up_stays_so_after_a_return() -> None:
    match = Match(LIVE)
    match.run_out(15.0)
    match.come_back(16.0, match.first)
    match.move(17.0)
    match.move(18.0)
    assert match.table.deadline == 18.0 + LIVE.seconds
    assert match.table.clock.reserves[match.first] == 0.0


def test_who_comes_back_while_there_is_time_has_what_is_left_of_it() -> None:
    match = Match(LIVE)
    match.run_out(15.0)
    match.move(16.0)
    match.move(17.0)  # from now on it is the decision of the one who is away
    match.come_back(20.0, match.first)
    assert match.table.deadline == 17.0 + LIVE.seconds
    match.move(21.0)
    assert match.table.moves[match.first] == 1


def test_coming_back_gives_others_no_time_and_takes_no_draft_from_them() -> None:
    match = Match(LIVE)
    match.run_out(15.0)
    match.move(16.0)
    before = match.table
    match.come_back(20.0, match.first)
    assert match.table.actor == match.second
    assert match.table.deadline == before.deadline == 16.0 + LIVE.seconds + LIVE.reserve
    assert match.table.turn == before.turn


def test_returns_without_end_do_not_hold_a_table_up(tmp_path: Path) -> None:
    """One who never moves and always comes back has each decision made by a bot, in the time of the clock."""
    with running(ClockedServer(tmp_path)) as server:
        greta, ben = Person(server, "Greta"), Person(server, "Ben")
        table = greta.table(ben, clock={"kind": "live", "seconds": 3600, "reserve": 3600})
        listener = ben.listen(table)
        rng = random.Random(3)
        for rounds in range(1, 4):
            if ben.ok("GET", f"/api/tables/{table}/view")["actor"] == 1:
                ben.whole_turn(table, rng)
            server.advance_clock(7200 if rounds == 1 else 3601)  # the reserve is there once
            _receive_until(listener, "went-away", rounds)
            greta.ok("POST", f"/api/tables/{table}/return")
            _receive_until(listener, "stand-in", rounds)
        listener.close()


def _receive_until(listener: Listener, what: str, count: int) -> None:
    while sum(what in (frame["what"], frame.get("by")) for frame in listener.frames) < count:
        listener.receive()


DAY = 86_400.0


def test_a_vacation_stops_the_slow_clock_and_it_goes_on_with_what_was_left() -> None:
    match = Match(SlowClock(days=3.0))
    match.do(1 * DAY, TakeVacation(f"player {match.first}", 11 * DAY))
    assert match.table.deadline == match.table.wake_at == 13 * DAY, "two days were left"
    with pytest.raises(StateConflict):
        match.run_out(12 * DAY)
    match.run_out(13 * DAY)


def test_a_vacation_that_ends_early_gives_no_more_than_it_took() -> None:
    match = Match(SlowClock(days=3.0))
    match.do(1 * DAY, TakeVacation(f"player {match.first}", 11 * DAY))
    match.do(5 * DAY, TakeVacation(f"player {match.first}", 5 * DAY))
    assert match.table.deadline == 7 * DAY
    match.do(6 * DAY, TakeVacation(f"player {match.first}", 8 * DAY))
    assert match.table.deadline == 9 * DAY, "a second one in the same decision adds to the first"


def test_a_decision_that_comes_up_during_a_vacation_has_all_its_time_after_it() -> None:
    match = Match(SlowClock(days=3.0))
    match.do(0.0, TakeVacation(f"player {match.second}", 10 * DAY))
    assert match.table.deadline == 3 * DAY, "the clock of the others goes on"
    match.move(1 * DAY)
    assert match.table.deadline == 13 * DAY
    match.move(2 * DAY)
    match.move(12 * DAY)
    assert match.table.deadline == 15 * DAY, "and afterwards it is as before"


def test_a_vacation_stops_slow_clocks_alone() -> None:
    match = Match(LIVE)
    with pytest.raises(StateConflict):
        match.do(1.0, TakeVacation(f"player {match.first}", DAY))
