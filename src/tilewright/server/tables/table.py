"""A table as a value: what the entries of its log make of it. `follow` takes one entry more."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

import tilewright as tw
from tilewright.bots import bots
from tilewright.kernel import Event, Game, State, commitment, places, seed_of
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import Clock, ClockFace, deadline, first_face, pressed, restarted

Status = Literal["open", "playing", "over"]

_TALK = (log.Said, log.VotedToEnd, log.AskedToTakeBack, log.AnsweredTakeBack, log.Renamed)
STAND_IN = "adept" if "adept" in bots() else "greedy"  # plays for those who resigned or went away


class About(msgspec.Struct, frozen=True, kw_only=True):
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

    @property
    def commitment(self) -> str:
        return commitment(seed_of(self.seed))

    @property
    def kind(self) -> Game:
        return tw.game(self.game)

    def first_state(self) -> State:
        if self.position is not None:
            return self.kind.position(self.position)
        return self.kind.start(self.players, seed_of(self.seed), self.options)


class Seat(msgspec.Struct, frozen=True):
    """Who sits there; nobody if there is neither player nor bot."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.player is not None or self.bot is not None

    @property
    def machine(self) -> str | None:
        """The bot that decides for this seat now; None if the player does."""
        if self.bot is not None:
            return self.bot
        return STAND_IN if self.away or self.resigned else None


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. `places` is empty if nobody won: the players agreed to stop."""

    places: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    rule: str | None


class Asked(msgspec.Struct, frozen=True):
    """An open wish to take back, and who has agreed."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Table(msgspec.Struct, frozen=True, kw_only=True):
    about: About
    seats: tuple[Seat, ...]
    status: Status = "open"
    number: int = 0  # of the last entry
    turn: int = 0  # the number of the last entry that changed the game: the version that a move must know
    at: float = 0.0  # of the last entry
    state: State | None = None
    before: State | None = None  # the state before the last entry that can be taken back
    last_actor: int | None = None
    face: ClockFace = ClockFace()
    asked: Asked | None = None
    votes: frozenset[int] = frozenset()
    talk: int = 0  # entries that did not move the game: remarks, votes, wishes to take back, new names
    outcome: Outcome | None = None
    ended_at: float | None = None

    @property
    def actor(self) -> int | None:
        return self.state.actor if self.state is not None and self.status == "playing" else None

    @property
    def deadline(self) -> float | None:
        """When the open decision must be made; None without a clock, and for a bot."""
        if self.actor is None or self.seats[self.actor].machine:
            return None
        return deadline(self.about.clock, self.face, self.actor)

    @property
    def wake_at(self) -> float | None:
        """When the server itself has something to do here: at once for a bot, at the deadline for a player."""
        if self.actor is not None and self.seats[self.actor].machine:
            return self.face.since
        return self.deadline

    def seat_of(self, player: str | None) -> int | None:
        """Where this player sits, if he does."""
        if player is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                return number
        return None

    def people(self) -> frozenset[int]:
        """The seats of players who are still in the game."""
        return frozenset(
            number for number, seat in enumerate(self.seats) if seat.player is not None and not seat.resigned
        )


class Step(msgspec.Struct, frozen=True):
    """An entry and what it caused: the events of each of its actions."""

    entry: log.Entry
    events: tuple[tuple[Event, ...], ...] = ()


def empty_table(about: About) -> Table:
    return Table(about=about, seats=(Seat(),) * about.players)


def follow(table: Table, entry: log.Entry, played: Sequence[State] = ()) -> tuple[Table, Step]:
    """The table after this entry. The entry was checked when it was written; `played` are the states after each of its
    actions, where they are known."""
    body = entry.body
    talk = table.talk + isinstance(body, _TALK)
    table = msgspec.structs.replace(table, number=entry.number, at=entry.at, talk=talk)
    match body:
        case log.Sat():
            return _seated(table, body.seat, Seat(body.name, body.player, body.bot)), Step(entry)
        case log.Rose():
            return _seated(table, body.seat, Seat()), Step(entry)
        case log.Renamed():
            renamed = msgspec.structs.replace(table.seats[body.seat], name=body.name)
            return _seated(table, body.seat, renamed), Step(entry)
        case log.Started():
            return _start(table, entry)
        case log.Acted():
            return _act(table, entry, body, played or _play(table, body.actions))
        case log.Resigned():
            resigned = msgspec.structs.replace(table.seats[body.seat], resigned=True)
            return _resign(_turned(_seated(table, body.seat, resigned))), Step(entry)
        case log.WentAway():
            gone = msgspec.structs.replace(table.seats[body.seat], away=True)
            return _turned(_seated(table, body.seat, gone)), Step(entry)
        case log.CameBack():
            back = msgspec.structs.replace(table.seats[body.seat], away=False)
            table = _turned(_seated(table, body.seat, back))
            return msgspec.structs.replace(table, face=restarted(table.face, entry.at)), Step(entry)
        case log.AskedToTakeBack():
            return _agree(msgspec.structs.replace(table, asked=Asked(body.seat))), Step(entry)
        case log.AnsweredTakeBack():
            return _answer(table, body), Step(entry)
        case log.VotedToEnd():
            return _vote(table, body), Step(entry)
        case log.Said() | log.LedTo():
            return table, Step(entry)


def _seated(table: Table, number: int, seat: Seat) -> Table:
    return msgspec.structs.replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _turned(table: Table) -> Table:
    """The game is another than before this entry: drafts and moves made for the old one are void."""
    return msgspec.structs.replace(table, turn=table.number)


def _start(table: Table, entry: log.Entry) -> tuple[Table, Step]:
    state = table.about.first_state()
    table = msgspec.structs.replace(
        _turned(table),
        status="playing",
        state=state,
        face=first_face(table.about.clock, len(table.seats), entry.at),
    )
    return _finish(table), Step(entry, (state.events,))


def _play(table: Table, actions: tuple[str, ...]) -> Sequence[State]:
    assert table.state is not None, "nobody acts before the start"
    state, played = table.state, list[State]()
    for text in actions:
        state = state.play(table.about.kind.parse(text))
        played.append(state)
    return played


def _act(table: Table, entry: log.Entry, body: log.Acted, played: Sequence[State]) -> tuple[Table, Step]:
    assert table.state is not None, "nobody acts before the start"
    before, state = table.state, played[-1]
    drew = state.chance.drawn != before.chance.drawn or state.chance.seed != before.chance.seed
    table = msgspec.structs.replace(
        _turned(table),
        state=state,
        before=None if drew else before,  # what was drawn was seen: it cannot be unseen
        last_actor=body.seat,
        asked=None,
        face=pressed(table.about.clock, table.face, body.seat, entry.at),
    )
    return _finish(table), Step(entry, tuple([state.events for state in played]))


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
    if sum(standing) > 1 and table.people():
        return table
    outcome = Outcome(places(standing), None, "resignation", None)
    return _ended(table, outcome)


def _answer(table: Table, body: log.AnsweredTakeBack) -> Table:
    if not body.agrees or table.asked is None:
        return msgspec.structs.replace(table, asked=None)
    agreed = table.asked.agreed | {body.seat}
    return _agree(msgspec.structs.replace(table, asked=Asked(table.asked.seat, agreed)))


def _agree(table: Table) -> Table:
    """Undo, once all others who are people agree."""
    asked = table.asked
    if asked is None or table.people() - {asked.seat} - asked.agreed:
        return table
    return msgspec.structs.replace(
        _turned(table),
        state=table.before,
        before=None,
        last_actor=None,
        asked=None,
        face=restarted(table.face, table.at),
    )


def _vote(table: Table, body: log.VotedToEnd) -> Table:
    votes = table.votes | {body.seat} if body.agrees else table.votes - {body.seat}
    table = msgspec.structs.replace(table, votes=votes)
    if table.people() - votes:
        return table
    return _ended(_turned(table), Outcome((), None, "ended-by-agreement", None))


def _ended(table: Table, outcome: Outcome) -> Table:
    return msgspec.structs.replace(table, status="over", outcome=outcome, ended_at=table.at)
