"""What somebody may do at a table. Each command says whether it is allowed, and what is then written to the log.

`decide` is a pure function of the table and the draft of the seat: it returns the body of an entry, or the longer
draft, or raises the DomainError that says why not.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tilewright.kernel import IllegalAction, NotationError, State
from tilewright.server.errors import Forbidden, IllegalMove, StateConflict, illegal_action, unreadable_action
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import SlowClock
from tilewright.server.tables.table import Table, play_each, play_text

# A log is read from its beginning: it must not grow for ever by what does not move the game. Everybody has a share of
# their own, so that nobody can use up another's.
MAX_REMARKS = 2000  # of each seat
MAX_SPECTATOR_REMARKS = 1000  # of all spectators together
MAX_REQUESTS = 500  # of each seat: votes, requests to take back, new names
MAX_INVITATIONS = 50  # of one table, one after the other


class StandingOrder(msgspec.Struct, frozen=True):
    """What to do for a player, as the game reads it, while what is asked is still what it was given for."""

    scope: str
    text: str


class Draft(msgspec.Struct, frozen=True):
    """What a seat keeps to itself: actions for one turn of the table, if it moves, and a standing order."""

    turn: int
    step: int = 0
    actions: tuple[str, ...] = ()
    order: StandingOrder | None = None


NO_DRAFT = Draft(-1)


class CommittedDraft(msgspec.Struct, frozen=True):
    """What is written, and the states after each of its actions, which need not be played again."""

    body: log.Acted
    played: tuple[State, ...]


class Command(msgspec.Struct, frozen=True):
    def draft_seat(self, table: Table) -> int | None:
        """The seat whose draft must be known to decide; most commands have nothing to do with drafts."""
        return None

    def decide(self, table: Table, draft: Draft) -> log.AnyBody | CommittedDraft | Draft:
        raise NotImplementedError


# ---- playing


class Act(Command, frozen=True):
    """Actions by the player whose decision it is. They extend the draft; with one that reveals, all is committed.

    With `hold`, an action that hands the decision to somebody else stays the last of the draft, until CommitDraft.
    """

    player: str
    actions: tuple[str, ...]
    turn: int | None  # the turn that the player has seen; None: whatever it is
    hold: bool = False
    drafted: int | None = None  # and how many actions of their draft; None: however many

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> CommittedDraft | Draft:
        seat = _seat_to_move(table, self.player)
        _check_turn(table, self.turn)
        drafted = current_draft(table, draft).actions
        _check_draft(drafted, self.drafted)
        texts, played = list(drafted), play_each(table, drafted)
        if is_held(seat, played):
            raise StateConflict("held", f"{texts[-1]!r} is the last action of your draft; commit or undo it first.")
        state = played[-1] if played else table.state
        assert state is not None, "a game under way has a state"
        for number, text in enumerate(self.actions):
            if number > 0 and state.reveals:
                raise StateConflict(
                    "revealed",
                    f"{texts[-1]!r} reveals something or hands the decision on; "
                    f"send it alone, and decide on {text!r} after you have seen what it brings.",
                )
            state, canonical = _play(table, state, text)
            texts.append(canonical)
            played.append(state)
        held = self.hold and state.actor != seat
        if is_held(seat, played) and not held:
            return CommittedDraft(log.Acted(seat, tuple(texts), "player"), tuple(played))
        return _changed(draft, turn=table.turn, actions=tuple(texts))


class CommitDraft(Command, frozen=True):
    """Show everybody the draft whose last action was held."""

    player: str
    turn: int | None

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> CommittedDraft:
        seat = _seat_to_move(table, self.player)
        _check_turn(table, self.turn)
        actions = current_draft(table, draft).actions
        played = play_each(table, actions)
        if not is_held(seat, played):
            raise StateConflict("nothing-held", "You have no action to commit.")
        return CommittedDraft(log.Acted(seat, actions, "player"), tuple(played))


class TakeBackDraft(Command, frozen=True):
    """Drop the last actions of one's own draft."""

    player: str
    steps: int
    drafted: int | None = None  # how many there were when the player decided; None: however many

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> Draft:
        _seat_to_move(table, self.player)
        actions = current_draft(table, draft).actions
        _check_draft(actions, self.drafted)
        if self.steps > len(actions):
            raise StateConflict(
                "nothing-to-take-back", f"There are {len(actions)} actions in the draft, not {self.steps}."
            )
        return _changed(draft, turn=table.turn, actions=actions[: len(actions) - self.steps])


class GiveOrder(Command, frozen=True):
    """Leave a standing order, or withdraw it (None). Nobody else learns of it."""

    player: str
    text: str | None

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> Draft:
        _seat_in_play(table, self.player)
        if self.text is None:
            return _changed(draft, order=None)
        scope = table.order_scope
        if scope is None or table.state is None:
            raise StateConflict("no-orders", "There is nothing to give a standing order for now.")
        try:
            table.config.kind.obey(table.state, self.text)
        except NotationError as error:
            raise unreadable_action(error) from None
        return _changed(draft, order=StandingOrder(scope, self.text))


class FollowOrder(Command, frozen=True):
    """Do what the standing order of the seat to move says."""

    seat: int
    turn: int

    def draft_seat(self, table: Table) -> int | None:
        return self.seat

    def decide(self, table: Table, draft: Draft) -> CommittedDraft:
        _check_playing(table)
        _check_turn(table, self.turn)
        order, state = current_order(table, draft), table.state
        assert state is not None, "a game under way has a state"
        if order is None or table.actor != self.seat or current_draft(table, draft).actions:
            raise StateConflict("no-order", "No standing order says what to do here.")
        action = table.config.kind.obey(state, order)
        if action is None:
            raise StateConflict("no-order", "The standing order says nothing here.")
        after, text = _play(table, state, str(action))
        return CommittedDraft(log.Acted(self.seat, (text,), "player"), (after,))


class PlayBotTurn(Command, frozen=True):
    """A bot's turn, for its own seat or in place of a player who is away."""

    seat: int
    actions: tuple[str, ...]
    turn: int

    def decide(self, table: Table, draft: Draft) -> CommittedDraft:
        _check_playing(table)
        _check_turn(table, self.turn)
        if table.actor != self.seat or not table.seats[self.seat].active_bot:
            raise StateConflict("not-a-bot", f"Seat {self.seat} does not wait for a bot.")
        if not self.actions:
            raise IllegalMove("no-action", "A turn has at least one action.")
        by: log.By = "bot" if table.seats[self.seat].bot else "stand-in"
        state, played = table.state, list[State]()
        assert state is not None, "a game under way has a state"
        for text in self.actions:
            state, _ = _play(table, state, text)
            played.append(state)
        return CommittedDraft(log.Acted(self.seat, self.actions, by), tuple(played))


class Resign(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.Resigned:
        return log.Resigned(_seat_in_play(table, self.player))


class ExpireClock(Command, frozen=True):
    """The clock of the seat to move ran out."""

    turn: int
    now: float

    def decide(self, table: Table, draft: Draft) -> log.WentAway:
        _check_playing(table)
        _check_turn(table, self.turn)
        if table.actor is None or table.deadline is None or self.now < table.deadline:
            raise StateConflict("time-left", "There is time left.")
        return log.WentAway(table.actor)


class Return(Command, frozen=True):
    """A player whose clock ran out takes over from the bot that stood in."""

    player: str

    def decide(self, table: Table, draft: Draft) -> log.CameBack:
        seat = _seat_in_play(table, self.player)
        if not table.seats[seat].away:
            raise StateConflict("not-away", "No bot is playing for you.")
        return log.CameBack(seat)


class TakeVacation(Command, frozen=True):
    """A player's slow clock stands still until then; a time that is past ends the vacation."""

    player: str
    until: float

    def decide(self, table: Table, draft: Draft) -> log.TookVacation:
        seat = _seat_of(table, self.player)
        _check_not_over(table)
        if not isinstance(table.config.clock, SlowClock):
            raise StateConflict(
                "no-slow-clock", "A vacation only stops clocks with days per turn, and this table has none."
            )
        _check_requests(table, seat)
        return log.TookVacation(seat, self.until)


class RequestTakeBack(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.AskedToTakeBack:
        seat = _seat_in_play(table, self.player)
        _check_requests(table, seat)
        if table.last_actor != seat:
            raise StateConflict("not-last", "You can only undo the last committed action, and it is not yours.")
        if table.before is None:
            raise StateConflict("revealed", "Your last action revealed something; it cannot be undone.")
        return log.AskedToTakeBack(seat)


class AnswerTakeBack(Command, frozen=True):
    player: str
    agrees: bool

    def decide(self, table: Table, draft: Draft) -> log.AnsweredTakeBack:
        seat = _seat_in_play(table, self.player)
        if table.take_back is None or table.take_back.seat == seat:
            raise StateConflict("nobody-asked", "No one has requested a takeback.")
        if self.agrees and seat in table.take_back.agreed:
            raise StateConflict("agreed", "You have already agreed.")
        return log.AnsweredTakeBack(seat, self.agrees)


class VoteToEnd(Command, frozen=True):
    player: str
    agrees: bool

    def decide(self, table: Table, draft: Draft) -> log.VotedToEnd:
        seat = _seat_in_play(table, self.player)
        _check_requests(table, seat)
        return log.VotedToEnd(seat, self.agrees)


# ---- around the game


class Sit(Command, frozen=True):
    """A player takes a free seat; None: the first. Not beside those from whom a block keeps them apart, and not at a
    rated table without an account or with a rating out of its range."""

    player: str
    name: str
    seat: int | None
    apart_from: frozenset[str] = frozenset()
    account: bool = True
    points: int = 0  # of their rating for this kind of game
    bot_account: bool = False
    wanted: bool = True  # bots of programmers come where they are invited, or where other bots or their owners play

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        _check_open(table)
        if table.seat_of(self.player) is not None:
            raise StateConflict("seated", "You are already seated at this table.")
        if self.apart_from & {table.config.owner, *(seat.player for seat in table.seats)}:
            raise Forbidden("blocked", "Someone at this table has blocked you, or you them.")
        if self.bot_account and not self.wanted:
            raise Forbidden(
                "bots-by-invitation", "A bot can only join where it is invited, or with its owner or other bots."
            )
        _check_rated(table, self.account and not self.bot_account, self.points)
        free = table.free_seats()
        if not free:
            raise StateConflict("full", "All seats of this table are taken.")
        seat = free[0] if self.seat is None else self.seat
        if seat not in free:
            raise StateConflict("taken", f"Seat {seat} is taken; these are free: {free}.", free=free)
        return log.Sat(seat, self.name, player=self.player, bot_account=self.bot_account)


class SeatBot(Command, frozen=True):
    """The owner gives a free seat to a bot."""

    player: str
    seat: int
    bot: str

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        _check_open(table)
        _check_owner(table, self.player)
        if self.seat not in table.free_seats():
            raise StateConflict("taken", f"Seat {self.seat} is not free.")
        if table.config.rated:
            raise StateConflict("rated", "Bots cannot play in rated games.")
        return log.Sat(self.seat, self.bot, bot=self.bot)


class Leave(Command, frozen=True):
    """Give up a seat before the start; the owner may also free the seats of others."""

    player: str
    seat: int | None = None

    def decide(self, table: Table, draft: Draft) -> log.Rose:
        own = table.seat_of(self.player)
        seat = own if self.seat is None else self.seat
        if seat is None or seat not in range(len(table.seats)):
            raise Forbidden("not-seated", "You are not seated at this table.")
        if seat != own:
            _check_owner(table, self.player)
        _check_open(table)
        if table.config.paired:
            raise StateConflict(
                "paired", "You were looking for this game and it starts now; resign if you do not want to play."
            )
        if not table.seats[seat].taken:
            raise StateConflict("empty", f"No one is sitting in seat {seat}.")
        return log.Rose(seat)


class Rename(Command, frozen=True):
    """A player has another name from now on. A game that is over keeps the names of its time."""

    player: str
    name: str

    def decide(self, table: Table, draft: Draft) -> log.Renamed:
        seat = _seat_of(table, self.player)
        _check_not_over(table)
        _check_requests(table, seat)
        if table.seats[seat].name == self.name:
            raise StateConflict("named-so", f"You are called {self.name!r} here already.")
        return log.Renamed(seat, self.name)


class Start(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.Started:
        _check_owner(table, self.player)
        _check_open(table)
        free = table.free_seats()
        if free:
            raise StateConflict("seats-free", f"Seats {free} are still free; wait for players or add bots.", free=free)
        return log.Started()


class BeginByItself(Command, frozen=True):
    """What a table does when its time has come: bots take the free seats, one by one, and the game begins."""

    now: float

    def decide(self, table: Table, draft: Draft) -> log.Sat | log.Started:
        _check_open(table)
        if table.begins_at is None or self.now < table.begins_at:
            raise StateConflict("time-left", "This game does not start by itself now.")
        free = table.free_seats()
        if not free:
            return log.Started()
        assert table.config.fill_bot is not None, "where bots fill up it is said which"
        return log.Sat(free[0], table.config.fill_bot, bot=table.config.fill_bot)


class Contribute(Command, frozen=True):
    """A player adds random bytes to the chance of the game, once, before it begins."""

    player: str
    random: str

    def decide(self, table: Table, draft: Draft) -> log.Contributed:
        seat = _seat_of(table, self.player)
        _check_open(table)
        if not table.config.shared_chance:
            raise StateConflict("known-deal", "The deal of this table has already been made.")
        if table.seats[seat].contribution is not None:
            raise StateConflict("contributed", "You have already added to the shuffle of this game.")
        return log.Contributed(seat, self.random)


class RenewInvitation(Command, frozen=True):
    """The owner revokes the invitation: there is another from now on."""

    player: str

    def decide(self, table: Table, draft: Draft) -> log.RenewedInvitation:
        _check_owner(table, self.player)
        if table.invitations_revoked >= MAX_INVITATIONS:
            raise StateConflict(
                "too-many-invitations", f"This table has had {MAX_INVITATIONS} invitations; create another table."
            )
        return log.RenewedInvitation()


class Chat(Command, frozen=True):
    player: str
    name: str
    text: str

    def decide(self, table: Table, draft: Draft) -> log.Said:
        seat = table.seat_of(self.player)
        if seat is None and table.spectator_remarks >= MAX_SPECTATOR_REMARKS:
            raise StateConflict(
                "said-enough", f"Spectators have sent {MAX_SPECTATOR_REMARKS} messages; that is the limit for a table."
            )
        if seat is not None and table.remarks[seat] >= MAX_REMARKS:
            raise StateConflict(
                "said-enough", f"You have sent {MAX_REMARKS} messages here; that is the limit for a player."
            )
        return log.Said(self.player, self.name, seat, self.text)


class RemoveRemark(Command, frozen=True):
    """An operator has removed a remark from the log: everybody at the table is told."""

    remark: int

    def decide(self, table: Table, draft: Draft) -> log.RemovedRemark:
        if not 1 <= self.remark <= table.number:
            raise StateConflict("no-remark", f"Entry {self.remark} is not a message.")
        return log.RemovedRemark(self.remark)


class AnnounceTable(Command, frozen=True):
    """Tell those at a table of another that was made from it."""

    body: log.LedTo

    def decide(self, table: Table, draft: Draft) -> log.LedTo:
        return self.body


# ---- what several commands check


def current_draft(table: Table, draft: Draft) -> Draft:
    """The draft, or an empty one if it was made for a turn that is past."""
    return draft if draft.turn == table.turn else msgspec.structs.replace(draft, turn=table.turn, actions=())


def current_order(table: Table, draft: Draft) -> str | None:
    """The standing order, if what it was given for is still asked."""
    order = draft.order
    return order.text if order is not None and order.scope == table.order_scope else None


def _changed(draft: Draft, **changes: Any) -> Draft:
    return msgspec.structs.replace(draft, step=draft.step + 1, **changes)


def can_be_taken_back(table: Table, seat: int) -> bool:
    """Was this seat the last to commit something, and did that draw and roll nothing?"""
    return table.status == "playing" and table.last_actor == seat and table.before is not None


def is_held(seat: int, played: Sequence[State]) -> bool:
    """Given the states after each action of a seat's draft: does the last one show, or hand on, what only a commit may?
    What it brings is then not to be seen before."""
    return bool(played) and (played[-1].reveals or played[-1].actor != seat)


def _play(table: Table, state: State, text: str) -> tuple[State, str]:
    """The state after an action given as text, and the action's own way of writing it."""
    if state.actor is None:
        raise StateConflict("over", "The game is over.")
    try:
        return play_text(table.config.kind, state, text)
    except NotationError as error:
        raise unreadable_action(error) from None
    except IllegalAction as error:
        raise illegal_action(error) from None


def _check_requests(table: Table, seat: int) -> None:
    if table.requests[seat] >= MAX_REQUESTS:
        raise StateConflict("asked-enough", f"You have made {MAX_REQUESTS} requests at this table; that is the limit.")


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise StateConflict("started", "The game at this table has already started.")


def _check_rated(table: Table, account: bool, points: int) -> None:
    if table.config.rated and not account:
        raise Forbidden("accounts-only", "This table is for a rated game: only players with an account can join.")
    if table.config.rating_range is None:
        return
    lowest, highest = table.config.rating_range.lowest, table.config.rating_range.highest
    if not lowest <= points <= highest:
        raise Forbidden(
            "rating-range",
            f"This table is for ratings from {lowest} to {highest}; yours is {points}.",
            lowest=lowest,
            highest=highest,
            points=points,
        )


def _check_playing(table: Table) -> None:
    if table.status == "open":
        raise StateConflict("not-started", "The game has not started; the host starts it when every seat is taken.")
    _check_not_over(table)


def _check_not_over(table: Table) -> None:
    if table.status == "over":
        raise StateConflict("over", "The game is over.")


def _check_owner(table: Table, player: str) -> None:
    if table.config.owner != player:
        raise Forbidden("not-owner", "Only the host of this table can do that.")


def _check_turn(table: Table, turn: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise StateConflict(
            "another-turn", f"You decided on turn {turn}, but the game is at turn {table.turn}.", turn=table.turn
        )


def _check_draft(actions: tuple[str, ...], seen: int | None) -> None:
    """Within a turn the draft is the version: else what is sent again after a lost answer could be done twice."""
    if seen is not None and seen != len(actions):
        raise StateConflict(
            "another-draft", f"Your draft has {len(actions)} actions, not {seen}.", drafted=len(actions)
        )


def _seat_of(table: Table, player: str) -> int:
    """The seat of somebody who sits here."""
    seat = table.seat_of(player)
    if seat is None:
        raise Forbidden("not-seated", "You are not seated at this table.")
    return seat


def _seat_in_play(table: Table, player: str) -> int:
    """The seat of a player who is still in a game under way."""
    seat = _seat_of(table, player)
    _check_playing(table)
    if table.seats[seat].resigned:
        raise StateConflict("resigned", "You have resigned from this game.")
    return seat


def _seat_to_move(table: Table, player: str) -> int:
    seat = _seat_in_play(table, player)
    if table.seats[seat].away:
        raise StateConflict("away", "A bot is playing for you; say that you are back first.")
    if table.seats[seat].overdue:
        raise StateConflict("out-of-time", "You ran out of time: a bot makes this decision, and the next one is yours.")
    if table.actor != seat:
        raise StateConflict("not-your-turn", f"Seat {table.actor} must decide now.", actor=table.actor)
    return seat
