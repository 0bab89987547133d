"""Turns: what players and bots do in the game, the drafts of it, and standing orders.

Nobody else learns of a draft or an order before it is committed; what reveals something, or hands the decision on, is
committed at once unless it is held.
"""

from collections.abc import Sequence

from tilewright.kernel import IllegalAction, NotationError, State
from tilewright.server.errors import IllegalMove, StateConflict, illegal_action, unreadable_action
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.checks import check_playing, check_turn, seat_in_play
from tilewright.server.tables.commands.command import (
    Command,
    CommittedDraft,
    Draft,
    StandingOrder,
    changed_draft,
    current_draft,
    current_order,
)
from tilewright.server.tables.table import Table, play_each, play_text


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
        check_turn(table, self.turn)
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
        return changed_draft(draft, turn=table.turn, actions=tuple(texts))


class CommitDraft(Command, frozen=True):
    """Show everybody the draft whose last action was held."""

    player: str
    turn: int | None

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> CommittedDraft:
        seat = _seat_to_move(table, self.player)
        check_turn(table, self.turn)
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
        return changed_draft(draft, turn=table.turn, actions=actions[: len(actions) - self.steps])


class GiveOrder(Command, frozen=True):
    """Leave a standing order, or withdraw it (None). Nobody else learns of it."""

    player: str
    text: str | None

    def draft_seat(self, table: Table) -> int | None:
        return table.seat_of(self.player)

    def decide(self, table: Table, draft: Draft) -> Draft:
        seat_in_play(table, self.player)
        if self.text is None:
            return changed_draft(draft, order=None)
        scope = table.order_scope
        if scope is None or table.state is None:
            raise StateConflict("no-orders", "There is nothing to give a standing order for now.")
        try:
            table.config.kind.obey(table.state, self.text)
        except NotationError as error:
            raise unreadable_action(error) from None
        return changed_draft(draft, order=StandingOrder(scope, self.text))


class FollowOrder(Command, frozen=True):
    """Do what the standing order of the seat to move says."""

    seat: int
    turn: int

    def draft_seat(self, table: Table) -> int | None:
        return self.seat

    def decide(self, table: Table, draft: Draft) -> CommittedDraft:
        check_playing(table)
        check_turn(table, self.turn)
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
        check_playing(table)
        check_turn(table, self.turn)
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


def _check_draft(actions: tuple[str, ...], seen: int | None) -> None:
    """Within a turn the draft is the version: else what is sent again after a lost answer could be done twice."""
    if seen is not None and seen != len(actions):
        raise StateConflict(
            "another-draft", f"Your draft has {len(actions)} actions, not {seen}.", drafted=len(actions)
        )


def _seat_to_move(table: Table, player: str) -> int:
    seat = seat_in_play(table, player)
    if table.seats[seat].away:
        raise StateConflict("away", "A bot is playing for you; say that you are back first.")
    if table.seats[seat].overdue:
        raise StateConflict("out-of-time", "You ran out of time: a bot makes this decision, and the next one is yours.")
    if table.actor != seat:
        raise StateConflict("not-your-turn", f"Seat {table.actor} must decide now.", actor=table.actor)
    return seat
