"""What somebody wants to happen at a table. Each wish says whether it may, and what is then written into the log.

`decide` is a pure function of the table and the wisher's draft: it gives the entry's body, or the longer draft, or
raises the Problem that says why not.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from tilewright.kernel import IllegalAction, NotationError, State
from tilewright.server import errors as problems
from tilewright.server.tables import entries as log
from tilewright.server.tables.table import Table


class Draft(msgspec.Struct, frozen=True):
    """Actions of the seat to move that nobody else has seen, made for one turn of the table."""

    turn: int
    step: int = 0
    actions: tuple[str, ...] = ()


NO_DRAFT = Draft(-1)
MOST_TALK = 5000


class Commit(msgspec.Struct, frozen=True):
    """What is written, and the states after each of its actions, which need not be played again."""

    body: log.Acted
    played: tuple[State, ...]


class Wish(Protocol):
    def drafting(self, table: Table) -> int | None:
        """The seat whose draft must be known to decide, if any."""
        ...

    def decide(self, table: Table, draft: Draft) -> log.AnyBody | Commit | Draft: ...


class Plain:
    """A wish that has nothing to do with drafts."""

    def drafting(self, table: Table) -> int | None:
        return None


class Act(msgspec.Struct, frozen=True):
    """Actions by the player whose decision it is. They join his draft; with one that reveals, all is committed."""

    player: str
    actions: tuple[str, ...]
    turn: int | None  # the turn that the player has seen; None: whatever it is

    def drafting(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> Commit | Draft:
        seat = _to_move(table, self.player)
        _same_turn(table, self.turn)
        texts = list(drafted(table, draft).actions)
        played = play_each(table, texts)
        state, drafted_so_far = played[-1] if played else table.state, len(texts)
        assert state is not None, "there is a game"
        for text in self.actions:
            if len(texts) > drafted_so_far and state.reveals:
                raise problems.conflict(
                    "revealed",
                    f"{texts[-1]!r} reveals something or hands the decision on; "
                    f"send it alone, and decide on {text!r} after you have seen what it brings.",
                )
            state, canonical = play_text(table, state, text)
            texts.append(canonical)
            played.append(state)
        if state.reveals or state.actor != seat:
            return Commit(log.Acted(seat, tuple(texts), "player"), tuple(played))
        return Draft(table.turn, draft.step + 1, tuple(texts))


class TakeBackDraft(msgspec.Struct, frozen=True):
    """The last actions of one's own draft never were."""

    player: str
    steps: int

    def drafting(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> Draft:
        _to_move(table, self.player)
        actions = drafted(table, draft).actions
        if self.steps > len(actions):
            raise problems.conflict(
                "nothing-to-take-back", f"There are {len(actions)} actions in the draft, not {self.steps}."
            )
        return Draft(table.turn, draft.step + 1, actions[: len(actions) - self.steps])


class ActForSeat(Plain):
    """A bot's turn, for its own seat or in place of a player who is away."""

    def __init__(self, seat: int, actions: tuple[str, ...], turn: int) -> None:
        self.seat, self.actions, self.turn = seat, actions, turn

    def decide(self, table: Table, draft: Draft) -> Commit:
        _playing(table)
        _same_turn(table, self.turn)
        if table.actor != self.seat or not table.seats[self.seat].machine:
            raise problems.conflict("not-a-bot", f"Seat {self.seat} does not wait for a bot.")
        by: log.By = "bot" if table.seats[self.seat].bot else "stand-in"
        return Commit(log.Acted(self.seat, self.actions, by), tuple(play_each(table, self.actions)))


class Sit(Plain):
    """A player takes a free seat; None: the first."""

    def __init__(self, player: str, name: str, seat: int | None) -> None:
        self.player, self.name, self.seat = player, name, seat

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        _open(table)
        if table.seat_of(self.player) is not None:
            raise problems.conflict("seated", "You sit at this table already.")
        free = [number for number, seat in enumerate(table.seats) if not seat.taken]
        if not free:
            raise problems.conflict("full", "Every seat of this table is taken.")
        seat = free[0] if self.seat is None else self.seat
        if seat not in free:
            raise problems.conflict("taken", f"Seat {seat} is not free; free are {free}.", free=free)
        return log.Sat(seat, self.name, player=self.player)


class SeatBot(Plain):
    """The owner gives a free seat to a bot."""

    def __init__(self, player: str, seat: int, bot: str) -> None:
        self.player, self.seat, self.bot = player, seat, bot

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        _open(table)
        _owner(table, self.player)
        if self.seat not in range(len(table.seats)) or table.seats[self.seat].taken:
            raise problems.conflict("taken", f"Seat {self.seat} is not free.")
        return log.Sat(self.seat, self.bot, bot=self.bot)


class Rise(Plain):
    """Leave before the start; the owner may also send others away."""

    def __init__(self, player: str, seat: int | None = None) -> None:
        self.player, self.seat = player, seat

    def decide(self, table: Table, draft: Draft) -> log.Rose:
        own = table.seat_of(self.player)
        seat = own if self.seat is None else self.seat
        if seat is None or seat not in range(len(table.seats)):
            raise problems.forbidden("not-seated", "You do not sit at this table.")
        if seat != own:
            _owner(table, self.player)
        _open(table)
        if not table.seats[seat].taken:
            raise problems.conflict("empty", f"Nobody sits on seat {seat}.")
        return log.Rose(seat)


class Rename(Plain):
    """A player is called otherwise from now on. What is over keeps the names of its time."""

    def __init__(self, player: str, name: str) -> None:
        self.player, self.name = player, name

    def decide(self, table: Table, draft: Draft) -> log.Renamed:
        seat = table.seat_of(self.player)
        if seat is None:
            raise problems.forbidden("not-seated", "You do not sit at this table.")
        if table.status == "over":
            raise problems.conflict("over", "The game is over.")
        _room_to_talk(table)
        if table.seats[seat].name == self.name:
            raise problems.conflict("named-so", f"You are called {self.name!r} here already.")
        return log.Renamed(seat, self.name)


class Start(Plain):
    def __init__(self, player: str) -> None:
        self.player = player

    def decide(self, table: Table, draft: Draft) -> log.Started:
        _owner(table, self.player)
        _open(table)
        free = [number for number, seat in enumerate(table.seats) if not seat.taken]
        if free:
            raise problems.conflict(
                "seats-free", f"Seats {free} are still free; wait for players or give them to bots.", free=free
            )
        return log.Started()


class Resign(Plain):
    def __init__(self, player: str) -> None:
        self.player = player

    def decide(self, table: Table, draft: Draft) -> log.Resigned:
        return log.Resigned(_in_play(table, self.player))


class TimeIsUp(Plain):
    """The clock of the seat to move ran out."""

    def __init__(self, turn: int, now: float) -> None:
        self.turn, self.now = turn, now

    def decide(self, table: Table, draft: Draft) -> log.WentAway:
        _playing(table)
        _same_turn(table, self.turn)
        if table.actor is None or table.deadline is None or self.now < table.deadline:
            raise problems.conflict("time-left", "There is time left.")
        return log.WentAway(table.actor)


class ComeBack(Plain):
    def __init__(self, player: str) -> None:
        self.player = player

    def decide(self, table: Table, draft: Draft) -> log.CameBack:
        seat = _in_play(table, self.player)
        if not table.seats[seat].away:
            raise problems.conflict("not-away", "Nobody stands in for you; you can simply play.")
        return log.CameBack(seat)


class AskToTakeBack(Plain):
    def __init__(self, player: str) -> None:
        self.player = player

    def decide(self, table: Table, draft: Draft) -> log.AskedToTakeBack:
        seat = _in_play(table, self.player)
        _room_to_talk(table)
        if table.last_actor != seat:
            raise problems.conflict(
                "not-last", "Only the last committed action can be taken back, and it is not yours."
            )
        if table.before is None:
            raise problems.conflict("revealed", "Your last action drew or rolled something; it cannot be taken back.")
        return log.AskedToTakeBack(seat)


class AnswerTakeBack(Plain):
    def __init__(self, player: str, agrees: bool) -> None:
        self.player, self.agrees = player, agrees

    def decide(self, table: Table, draft: Draft) -> log.AnsweredTakeBack:
        seat = _in_play(table, self.player)
        if table.asked is None or table.asked.seat == seat:
            raise problems.conflict("nobody-asked", "Nobody has asked you to let him take back.")
        return log.AnsweredTakeBack(seat, self.agrees)


class VoteToEnd(Plain):
    def __init__(self, player: str, agrees: bool) -> None:
        self.player, self.agrees = player, agrees

    def decide(self, table: Table, draft: Draft) -> log.VotedToEnd:
        seat = _in_play(table, self.player)
        _room_to_talk(table)
        return log.VotedToEnd(seat, self.agrees)


class Say(Plain):
    def __init__(self, player: str, name: str, text: str) -> None:
        self.player, self.name, self.text = player, name, text

    def decide(self, table: Table, draft: Draft) -> log.Said:
        _room_to_talk(table)
        return log.Said(self.player, self.name, table.seat_of(self.player), self.text)


class LeadTo(Plain):
    """Tell those at a table of another that was made from it."""

    def __init__(self, body: log.LedTo) -> None:
        self.body = body

    def decide(self, table: Table, draft: Draft) -> log.LedTo:
        return self.body


# ---- what several wishes ask


def drafted(table: Table, draft: Draft) -> Draft:
    """The draft, or an empty one if it was made for a turn that is past."""
    return draft if draft.turn == table.turn else Draft(table.turn, draft.step)


def play_all(table: Table, actions: tuple[str, ...]) -> State:
    """The state after these actions."""
    assert table.state is not None, "there is a game"
    return play_each(table, actions)[-1] if actions else table.state


def play_each(table: Table, actions: Sequence[str]) -> list[State]:
    """The states after each of these actions."""
    assert table.state is not None, "there is a game"
    state, played = table.state, list[State]()
    for text in actions:
        state, _ = play_text(table, state, text)
        played.append(state)
    return played


def play_text(table: Table, state: State, text: str) -> tuple[State, str]:
    """The state after an action given as text, and the action's own way of writing it."""
    if state.actor is None:
        raise problems.conflict("over", "The game is over.")
    try:
        action = table.about.kind.parse(text)
        return state.play(action), str(action)
    except NotationError as error:
        raise problems.of_notation(error) from None
    except IllegalAction as error:
        raise problems.of_illegal_action(error) from None


def _room_to_talk(table: Table) -> None:
    """A log is read from its beginning: it must not grow for ever by what moves nothing."""
    if table.talk >= MOST_TALK:
        raise problems.conflict("said-enough", f"At this table {MOST_TALK} things were said; that is all it keeps.")


def _open(table: Table) -> None:
    if table.status != "open":
        raise problems.conflict("started", "The game at this table has begun.")


def _playing(table: Table) -> None:
    if table.status == "open":
        raise problems.conflict("not-started", "The game has not begun; the owner starts it when every seat is taken.")
    if table.status == "over":
        raise problems.conflict("over", "The game is over.")


def _owner(table: Table, player: str) -> None:
    if table.about.owner != player:
        raise problems.forbidden("not-owner", "Only the player who made this table may do that.")


def _in_play(table: Table, player: str) -> int:
    """The seat of a player who is still in a game under way."""
    seat = table.seat_of(player)
    if seat is None:
        raise problems.forbidden("not-seated", "You do not sit at this table.")
    _playing(table)
    if table.seats[seat].resigned:
        raise problems.conflict("resigned", "You have resigned from this game.")
    return seat


def _to_move(table: Table, player: str) -> int:
    seat = _in_play(table, player)
    if table.seats[seat].away:
        raise problems.conflict("away", "A bot stands in for you; say first that you are back.")
    if table.actor != seat:
        raise problems.conflict("not-your-turn", f"Seat {table.actor} must decide now.", actor=table.actor)
    return seat


def _same_turn(table: Table, turn: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise problems.conflict(
            "another-turn", f"You decided on turn {turn}, but the game is at turn {table.turn}.", turn=table.turn
        )
