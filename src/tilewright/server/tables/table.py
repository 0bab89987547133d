"""A table as a value: what the entries of its log make of it. `apply_entry` takes one entry more."""

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec

import tilewright as tw
from tilewright.kernel import Event, Game, SeedParts, State, commitment, places, seed_of
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import (
    NO_VACATION,
    Clock,
    ClockState,
    Vacation,
    deadline,
    first_reading,
    pressed,
    restarted,
    resumed,
)

Status = Literal["open", "playing", "over"]

STAND_IN = "adept"  # the bot that plays for those who resigned or went away
PAIRED_GRACE = 10.0  # seconds in which the browsers of paired players may add to the chance of their game


class RatingRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points that those who sit down must have; a newcomer has 1500."""

    lowest: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 0
    highest: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 5000


class TableConfig(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What was settled when the table was made. The seed is in here: not for players before the end."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    position: str | None  # a table that begins in the middle has its text
    owner: str
    private: bool
    spectators: bool
    hints: bool
    clock: Clock
    came_from: str | None  # the table that this one is a rematch, a fork or a challenge of
    created_at: float
    same_deal: bool = False  # as the table that it came from, whose players have seen it
    deal: str | None = None  # the deal that several play to compare, if this is one of their tables
    tournament: str | None = None  # the one of which this is a table
    shared_chance: bool = False  # the players have a share in the seed of the deal, and `seed` is the server's alone
    rated: bool | None = None  # True: for players with accounts alone; False: never rated; None: if all have accounts
    rating_range: RatingRange | None = None
    fill_after: float | None = None  # seconds after which bots take the free seats and the game begins
    fill_bot: str | None = None
    paired: bool = False  # its players sought a game and were paired: it begins by itself

    @property
    def known_deal(self) -> bool:
        """May somebody have seen what lies hidden here? Such a game is marked, and not rated."""
        return self.same_deal or self.position is not None

    @property
    def fill_at(self) -> float | None:
        """When the game begins with bots on the free seats."""
        return None if self.fill_after is None else self.created_at + self.fill_after

    @property
    def sealed(self) -> bool:
        """Do others play the same deal in the same round? Then it is nobody's business before that round is over."""
        return self.tournament is not None and self.same_deal

    @property
    def commitment(self) -> str:
        return commitment(seed_of(self.seed))

    @cached_property
    def kind(self) -> Game:
        return tw.game(self.game)

    def first_state(self, seed: bytes) -> State:
        if self.position is not None:
            return self.kind.position(self.position)
        return self.kind.start(self.players, seed, self.options)


class Seat(msgspec.Struct, frozen=True):
    """Who sits there; nobody if there is neither player nor bot."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    away: bool = False
    overdue: bool = False  # they are back, but their time for the open decision is over: a bot makes that one
    resigned: bool = False
    contribution: str | None = None  # to the chance of the game
    bot_account: bool = False  # the player is a program of another player's
    vacation: Vacation = NO_VACATION

    @property
    def taken(self) -> bool:
        return self.player is not None or self.bot is not None

    @property
    def active_bot(self) -> str | None:
        """The bot that decides for this seat now; None if the player does."""
        if self.bot is not None:
            return self.bot
        return STAND_IN if self.away or self.overdue or self.resigned else None


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. `places` is empty if nobody won: the players agreed to stop."""

    places: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    rule: str | None


class TakeBack(msgspec.Struct, frozen=True):
    """An open request to take back, and who has agreed."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What every socket of the table asks about it is worked out once (`cached_property`)."""

    config: TableConfig
    seats: tuple[Seat, ...]
    status: Status = "open"
    number: int = 0  # of the last entry
    turn: int = 0  # the number of the last entry that changed the game: the version that a move must know
    at: float = 0.0  # of the last entry
    state: State | None = None
    before: State | None = None  # the state before the last entry that can be taken back
    last_actor: int | None = None
    clock: ClockState = ClockState()
    moves: tuple[int, ...] = ()  # how many each player has committed, not counting those of bots
    take_back: TakeBack | None = None
    votes: frozenset[int] = frozenset()
    remarks: tuple[int, ...] = ()  # how many each seat has made
    spectator_remarks: int = 0
    requests: tuple[int, ...] = ()  # of each seat: votes, requests to take back, new names
    outcome: Outcome | None = None
    ended_at: float | None = None
    invitations_revoked: int = 0  # how often the invitation was made anew

    @property
    def seed_parts(self) -> SeedParts | None:
        """What the seed of the deal follows from; None where the server alone has chosen it."""
        if not self.config.shared_chance:
            return None
        return SeedParts(self.config.seed, tuple(seat.contribution for seat in self.seats))

    @property
    def deal_seed(self) -> bytes:
        """The seed of the deal. It is settled when the game begins; not for players before the end."""
        return seed_of(self.config.seed) if self.seed_parts is None else self.seed_parts.seed()

    @cached_property
    def actor(self) -> int | None:
        return self.state.actor if self.state is not None and self.status == "playing" else None

    @cached_property
    def order_scope(self) -> str | None:
        """What a standing order could be for at this table now."""
        if self.status != "playing" or self.state is None:
            return None
        return self.config.kind.order_scope(self.state)

    @cached_property
    def deadline(self) -> float | None:
        """When the open decision must be made; None without a clock, and for a bot."""
        if self.actor is None or self.seats[self.actor].active_bot:
            return None
        return deadline(self.config.clock, self.clock, self.actor, self.seats[self.actor].vacation)

    @cached_property
    def wake_at(self) -> float | None:
        """When the server itself has something to do here: at once for a bot, at the deadline for a player, and when a
        game begins by itself."""
        if self.status == "open":
            return self.begins_at
        if self.actor is not None and self.seats[self.actor].active_bot:
            return self.clock.since
        return self.deadline

    @property
    def begins_at(self) -> float | None:
        """When the game begins without anybody's order, if nothing changes: one of paired players as soon as each has
        added to its chance, or a little later without them; one that bots fill when their time has come."""
        if self.status != "open" or not self.player_seats():
            return None
        if self.config.paired and not self.free_seats():
            complete = all(seat.contribution is not None for seat in self.seats)
            return self.at if complete else self.config.created_at + PAIRED_GRACE
        return self.config.fill_at

    def seat_of(self, player: str | None) -> int | None:
        """Where this player sits, if they do."""
        if player is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                return number
        return None

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.taken]

    def player_seats(self) -> frozenset[int]:
        """The seats of players, not bots, who are still in the game."""
        return frozenset(
            number for number, seat in enumerate(self.seats) if seat.player is not None and not seat.resigned
        )


class LogStep(msgspec.Struct, frozen=True):
    """An entry and what it caused: the events of each of its actions."""

    entry: log.Entry
    events: tuple[tuple[Event, ...], ...] = ()


def empty_table(config: TableConfig) -> Table:
    nothing = (0,) * config.players
    return Table(config=config, seats=(Seat(),) * config.players, remarks=nothing, requests=nothing)


def apply_entry(table: Table, entry: log.Entry, played: Sequence[State] = ()) -> tuple[Table, LogStep]:
    """The table after this entry. The entry was checked when it was written; `played` are the states after each of its
    actions, where they are known."""
    body = entry.body
    table = msgspec.structs.replace(table, number=entry.number, at=entry.at)
    match body:
        case log.Sat():
            return _sat_down(table, body), LogStep(entry)
        case log.Rose():
            return _seated(table, body.seat, Seat()), LogStep(entry)
        case log.Renamed():
            renamed = msgspec.structs.replace(table.seats[body.seat], name=body.name)
            return _seated(_requested(table, body.seat), body.seat, renamed), LogStep(entry)
        case log.Contributed():
            added = msgspec.structs.replace(table.seats[body.seat], contribution=body.random)
            return _seated(table, body.seat, added), LogStep(entry)
        case log.RenewedInvitation():
            revoked = table.invitations_revoked + 1
            return msgspec.structs.replace(table, invitations_revoked=revoked), LogStep(entry)
        case log.Started():
            return _start(table, entry)
        case log.Acted():
            return _act(table, entry, body, played or play_each(table, body.actions))
        case log.Resigned():
            resigned = msgspec.structs.replace(table.seats[body.seat], resigned=True)
            return _resign(_turned(_seated(table, body.seat, resigned))), LogStep(entry)
        case log.WentAway():
            gone = msgspec.structs.replace(table.seats[body.seat], away=True)
            return _turned(_seated(table, body.seat, gone)), LogStep(entry)
        case log.TookVacation():
            return _take_vacation(_requested(table, body.seat), body), LogStep(entry)
        case log.CameBack():
            return _come_back(table, body.seat), LogStep(entry)
        case log.AskedToTakeBack():
            asked = msgspec.structs.replace(_requested(table, body.seat), take_back=TakeBack(body.seat))
            return _agree(asked), LogStep(entry)
        case log.AnsweredTakeBack():
            return _answer(table, body), LogStep(entry)
        case log.VotedToEnd():
            return _vote(_requested(table, body.seat), body), LogStep(entry)
        case log.Said():
            return _said(table, body.seat), LogStep(entry)
        case log.RemovedRemark() | log.LedTo():
            return table, LogStep(entry)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    return msgspec.structs.replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _sat_down(table: Table, body: log.Sat) -> Table:
    """What somebody said or asked for on this seat before does not count for the one who sits there now."""
    table = msgspec.structs.replace(
        table,
        remarks=_counted(table.remarks, body.seat, -table.remarks[body.seat]),
        requests=_counted(table.requests, body.seat, -table.requests[body.seat]),
    )
    return _seated(table, body.seat, Seat(body.name, body.player, body.bot, bot_account=body.bot_account))


def _said(table: Table, seat: int | None) -> Table:
    if seat is None:
        return msgspec.structs.replace(table, spectator_remarks=table.spectator_remarks + 1)
    return msgspec.structs.replace(table, remarks=_counted(table.remarks, seat, 1))


def _requested(table: Table, seat: int) -> Table:
    return msgspec.structs.replace(table, requests=_counted(table.requests, seat, 1))


def _turned(table: Table) -> Table:
    """The game is another than before this entry: drafts and moves made for the old one are void."""
    return msgspec.structs.replace(table, turn=table.number)


def _come_back(table: Table, number: int) -> Table:
    """They have their seat back, not their time. If that is over, the bot that stood in makes the open decision too,
    and the next one is theirs. What others have drafted stays."""
    vacation = table.seats[number].vacation
    ends = deadline(table.config.clock, table.clock, number, vacation) if table.actor == number else None
    overdue = ends is not None and ends <= table.at
    seat = msgspec.structs.replace(table.seats[number], away=False, overdue=overdue)
    decides_now = table.actor == number and not overdue
    return _seated(_turned(table) if decides_now else table, number, seat)


def _take_vacation(table: Table, body: log.TookVacation) -> Table:
    """Another vacation, or another end of the one that they are on. What an earlier one has stopped stays stopped."""
    before = table.seats[body.seat].vacation
    on_vacation = before.until > table.at
    if not on_vacation and table.actor == body.seat:
        table = msgspec.structs.replace(table, clock=resumed(table.clock, before))
    vacation = Vacation(before.since if on_vacation else table.at, max(body.until, table.at))
    return _seated(table, body.seat, msgspec.structs.replace(table.seats[body.seat], vacation=vacation))


def _start(table: Table, entry: log.Entry) -> tuple[Table, LogStep]:
    state = table.config.first_state(table.deal_seed)
    table = msgspec.structs.replace(
        _turned(table),
        status="playing",
        state=state,
        moves=(0,) * len(table.seats),
        clock=first_reading(table.config.clock, len(table.seats), entry.at),
    )
    return _finish(table), LogStep(entry, (state.events,))


def play_text(game: Game, state: State, text: str) -> tuple[State, str]:
    """The state after an action given as text, and the action's own way of writing it."""
    action = game.parse(text)
    return state.play(action), str(action)


def play_each(table: Table, actions: Sequence[str]) -> list[State]:
    """The states after each of these actions, which are known to be legal."""
    assert table.state is not None, "nobody acts before the start"
    state, played = table.state, list[State]()
    for text in actions:
        state, _ = play_text(table.config.kind, state, text)
        played.append(state)
    return played


def _act(table: Table, entry: log.Entry, body: log.Acted, played: Sequence[State]) -> tuple[Table, LogStep]:
    assert table.state is not None, "nobody acts before the start"
    before, state, seat = table.state, played[-1], table.seats[body.seat]
    drew = state.chance.drawn != before.chance.drawn or state.chance.seed != before.chance.seed
    if seat.overdue:
        table = _seated(table, body.seat, msgspec.structs.replace(seat, overdue=False))
    table = msgspec.structs.replace(
        _turned(table),
        state=state,
        before=None if drew else before,  # what was drawn was seen: it cannot be unseen
        last_actor=body.seat,
        moves=_counted(table.moves, body.seat, 1) if body.by == "player" else table.moves,
        take_back=None,
        clock=pressed(table.config.clock, table.clock, body.seat, entry.at),
    )
    return _finish(table), LogStep(entry, tuple([state.events for state in played]))


def _counted(counts: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])


def _finish(table: Table) -> Table:
    """Close the table if the game is over. Those who resigned come last, whatever a bot made of their seat."""
    assert table.state is not None, "there is a game"
    result = table.state.result
    if result is None:
        return table
    final = result.places
    if any(seat.resigned for seat in table.seats):
        final = places([(not seat.resigned, -place) for seat, place in zip(table.seats, final, strict=True)])
    outcome = Outcome(final, result.scores, result.reason, result.rule)
    return _ended(table, outcome)


def _resign(table: Table) -> Table:
    standing = [not seat.resigned for seat in table.seats]
    if sum(standing) > 1 and table.player_seats():
        return table
    outcome = Outcome(places(standing), None, "resignation", None)
    return _ended(table, outcome)


def _answer(table: Table, body: log.AnsweredTakeBack) -> Table:
    if not body.agrees or table.take_back is None:
        return msgspec.structs.replace(table, take_back=None)
    agreed = table.take_back.agreed | {body.seat}
    return _agree(msgspec.structs.replace(table, take_back=TakeBack(table.take_back.seat, agreed)))


def _agree(table: Table) -> Table:
    """Undo, once all other players agree; bots are not asked."""
    asked = table.take_back
    if asked is None or table.player_seats() - {asked.seat} - asked.agreed:
        return table
    return msgspec.structs.replace(
        _turned(table),
        state=table.before,
        moves=_counted(table.moves, asked.seat, -1),
        before=None,
        last_actor=None,
        take_back=None,
        clock=restarted(table.clock, table.at),
    )


def _vote(table: Table, body: log.VotedToEnd) -> Table:
    votes = table.votes | {body.seat} if body.agrees else table.votes - {body.seat}
    table = msgspec.structs.replace(table, votes=votes)
    if table.player_seats() - votes:
        return table
    return _ended(_turned(table), Outcome((), None, "ended-by-agreement", None))


def _ended(table: Table, outcome: Outcome) -> Table:
    return msgspec.structs.replace(table, status="over", outcome=outcome, ended_at=table.at)
