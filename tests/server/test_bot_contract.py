"""What leaves a table for a bot is what its seat may know: no seed, no past, no hand that is not its own."""

import asyncio
import base64
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tilewright as tw
from tests.bots.positions import walk
from tilewright.bots import InformationState, bots
from tilewright.kernel import State
from tilewright.server.bots.advisor import Advisor, Inquirer
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import known_state, turn_request
from tilewright.server.tables.clock import NoClock
from tilewright.server.tables.commands.command import NO_DRAFT
from tilewright.server.tables.commands.turns import PlayBotTurn
from tilewright.server.tables.entries import Entry, Sat, Started
from tilewright.server.tables.table import STAND_IN, Table, TableConfig, apply_entry, empty_table


def some_states(game: str) -> Iterator[State]:
    for players, seed in ((2, 5), (3, 77)):
        yield from (state for state in walk(tw.game(game), players, seed, 8) if state.actor is not None)


def twin(state: State, seed: int) -> State:
    """Another deal that the seat to move cannot tell from this one."""
    assert state.actor is not None
    return state.guess(state.actor, random.Random(seed))


class Crossed(BotPool):
    """A pool that notes what would cross the boundary of the process, and calls nothing."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.sent: list[Any] = []

    async def run(self, function: Callable[..., Any], *arguments: Any, owner: str = "") -> Any:
        self.sent += [arguments]
        return ()


def bot_table(game: str) -> Table:
    """A table that waits for a bot."""
    config = TableConfig(
        id="t",
        game=game,
        rules=tw.game(game).rules_version,
        players=2,
        options={},
        seed="7",
        position=None,
        owner="anna",
        private=False,
        spectators=True,
        hints=True,
        clock=NoClock(),
        came_from=None,
        created_at=0.0,
    )
    table = empty_table(config)
    for number, body in enumerate((Sat(0, "greedy", bot="greedy"), Sat(1, "greedy", bot="greedy"), Started()), 1):
        table, _ = apply_entry(table, Entry(number, 0.0, body))
    return table


@pytest.mark.parametrize("game", tw.games())
def test_two_states_that_the_seat_cannot_tell_apart_are_sent_as_the_same_bytes(game: str) -> None:
    differ = 0
    for number, state in enumerate(some_states(game)):
        other = twin(state, number)
        differ += other != state
        assert known_state(other) == known_state(state)
    assert differ, "the twins differ in what is hidden"


@pytest.mark.parametrize("game", tw.games())
def test_what_crosses_to_a_process_of_this_server_follows_from_the_request_alone(game: str) -> None:
    table = bot_table(game)
    assert table.state is not None
    pool, request = Crossed(), turn_request(table)
    assert request is not None
    asyncio.run(pool.choose_turn(request))
    assert pool.sent == [("greedy", known_state(table.state), 1.0)]


@pytest.mark.parametrize("game", tw.games())
def test_neither_seed_nor_past_is_sent(game: str) -> None:
    for state in some_states(game):
        sent = known_state(state)
        assert state.origin is not None
        for secret in (state.origin.seed, state.chance.seed):
            assert base64.b64encode(secret) not in sent
            assert secret.hex().encode() not in sent
        received: State = InformationState.from_bytes(sent).any_guess()
        assert received.origin is None
        assert received.past.ply == 0


@pytest.mark.parametrize("game", tw.games())
def test_a_hint_is_worked_out_from_what_the_seat_may_know(game: str) -> None:
    state = next(some_states(game))
    advisor = Advisor()
    advisor._hints = pool = Crossed()

    async def hints() -> None:
        await advisor.advise(state, Inquirer("anna", "192.0.2.1"))
        await advisor.advise(twin(state, 3), Inquirer("ben", "192.0.2.2"))

    asyncio.run(hints())
    assert pool.sent == [(known_state(state),)] * 2


@pytest.mark.parametrize("game", tw.games())
def test_a_turn_chosen_from_what_the_seat_knows_is_legal_at_the_table(game: str) -> None:
    """Also the random one that is played when a bot fails."""

    class Failing(BotPool):
        async def run(self, function: Callable[..., Any], *arguments: Any, owner: str = "") -> Any:
            raise RuntimeError("crashed")

    table = bot_table(game)
    for number in range(4, 24):
        request = turn_request(table)
        if request is None:
            break
        assert table.actor is not None
        command = PlayBotTurn(table.actor, asyncio.run(Failing(1, 1.0).choose_turn(request)), table.turn)
        table, _ = apply_entry(table, Entry(number, 0.0, command.decide(table, NO_DRAFT).body))
    assert table.number > 6


def test_the_bot_that_stands_in_for_players_exists() -> None:
    assert STAND_IN in bots()
