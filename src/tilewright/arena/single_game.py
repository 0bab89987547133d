"""One game of a match, from the deal to its result. It runs in whatever process the executor has."""

import time
from collections.abc import Mapping
from contextlib import ExitStack, closing

import msgspec

import tilewright as tw
from tilewright.arena.match import Fixture, Match, bot_seed, deal_seed, name_and_budget
from tilewright.bots import Bot, InformationState, bot
from tilewright.bots.external import BotFailure, external_bot, is_external
from tilewright.kernel import Action, Record, State, shares

MOST_SHOWN = 300  # characters of what a bot that crashed said


class Failure(msgspec.Struct, frozen=True):
    """The seat whose bot lost the game by giving no legal action, and what it did instead."""

    seat: int
    trouble: str
    details: str


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long a seat thought: over decisions with more than one legal action. It is processor time, which does not
    depend on what else the machine does; of an external bot, whose processor time is not ours to see, the time that
    went by."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def plus(self, seconds: float) -> "ThinkingTime":
        return ThinkingTime(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


class Outcome(msgspec.Struct, frozen=True):
    """How a game of a match went. After a failure there are no scores, and all but the seat that failed come first."""

    number: int
    deal: int
    seats: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    thinking: tuple[ThinkingTime, ...]
    plies: int
    failure: Failure | None = None

    def shares(self) -> tuple[float, ...]:
        """The part of the win that each seat has: equal first places share it."""
        return shares(self.places)


def play(match: Match, fixture: Fixture, objects: Mapping[str, Bot] = {}) -> tuple[Outcome, Record]:
    """Play the game. Whatever a bot does, there is an outcome.

    `objects` take the seats of their names; their errors are raised, for the program that made them to see.
    """
    game = tw.game(match.game)
    state = game.start(match.players, deal_seed(match, fixture.deal), match.options)
    thinking = [ThinkingTime()] * match.players
    failure: Failure | None = None
    with ExitStack() as stack:
        players = [_Player(match, fixture, seat, stack, objects) for seat in range(match.players)]
        while (seat := state.actor) is not None:
            info = InformationState(state, seat)
            began = players[seat].clock()
            try:
                action = players[seat].choose(info)
            except Exception as error:  # whatever it is, it is the bot's failure
                if fixture.seats[seat] in objects:
                    raise
                failure = _failure(seat, error)
                break
            if len(info.actions()) > 1:
                thinking[seat] = thinking[seat].plus(players[seat].clock() - began)
            state = state.after(action)
    places, scores = _places_and_scores(state, failure)
    outcome = Outcome(
        fixture.number, fixture.deal, fixture.seats, places, scores, tuple(thinking), state.past.ply, failure
    )
    return outcome, Record.of(state)


class _Player:
    """A bot that is created when it is first asked, so that one that cannot be created loses like one that cannot
    play."""

    def __init__(self, match: Match, fixture: Fixture, seat: int, stack: ExitStack, objects: Mapping[str, Bot]) -> None:
        self._match = match
        self._fixture = fixture
        self._seat = seat
        self._stack = stack
        self._bot = objects.get(fixture.seats[seat])
        outside = self._bot is None and is_external(name_and_budget(fixture.seats[seat])[0])
        self.clock = time.perf_counter if outside else time.process_time

    def choose(self, info: InformationState) -> Action:
        if self._bot is None:
            self._bot = self._made()
        action = self._bot.choose(info)
        if not isinstance(action, Action) or action not in info.actions():
            raise BotFailure("nonsense", f"{action} is not one of the legal actions")
        return action

    def _made(self) -> Bot:
        game, seed = tw.game(self._match.game), bot_seed(self._match, self._fixture, self._seat)
        name, budget = name_and_budget(self._fixture.seats[self._seat])
        if is_external(name):
            return self._stack.enter_context(closing(external_bot(name, game, seed, self._match.patience)))
        return bot(name, game, seed, budget)


def _failure(seat: int, error: Exception) -> Failure:
    if isinstance(error, BotFailure):
        return Failure(seat, error.trouble, error.details)
    return Failure(seat, "crashed", f"{type(error).__name__}: {error}"[:MOST_SHOWN])


def _places_and_scores(state: State, failure: Failure | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if failure is not None:
        return tuple(state.players if seat == failure.seat else 1 for seat in range(state.players)), ()
    assert state.result is not None, "a game that nobody broke off has a result"
    return state.result.places, state.result.scores
