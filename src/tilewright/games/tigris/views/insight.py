"""What players and bots ask of a board: kingdoms, strengths, odds, and what an action would bring.

All of it is open to everyone at the table, but for what a seat knows of its own hand: a guess and the true state
give the same answers.

>>> from tilewright.games.tigris import GAME
>>> state = GAME.start(players=2, seed=1)
>>> kingdoms(state)
()
"""

from itertools import takewhile
from math import comb

import msgspec

from tilewright.games.tigris.model.actions import Done, Leader, Tile
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.cells import BIT, CELL_OF, HOME, NAMES, OFF, Cell, names
from tilewright.games.tigris.model.events import (
    ConflictWon,
    KingdomsJoined,
    LeaderLeft,
    Scored,
    TilesRemoved,
    TreasuresTaken,
    TurnEnded,
    WarCalledOff,
)
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, LEADER_OF, LEADERS, Colour, LeaderName
from tilewright.games.tigris.model.ownership import ColourIndex, LeaderId, colour_of, leader_of, owner_of
from tilewright.games.tigris.rules import revolts, tiles, wars
from tilewright.games.tigris.rules.conflicts import Conflict
from tilewright.games.tigris.rules.questions import Revolt, War, WarChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Action, Seat


class LeaderInfo(msgspec.Struct, frozen=True):
    """A leader on the board. `revolt` and `war` are its strengths on the board in conflicts (TE-I2, TE-E3).

    `war` counts its whole kingdom: in a real war the marked tile, and what only that connects, do not count.
    """

    seat: Seat
    leader: LeaderName
    at: str
    revolt: int
    war: int


class Kingdom(msgspec.Struct, frozen=True):
    """A region with at least one leader (TE-W3)."""

    cells: tuple[str, ...]
    leaders: tuple[LeaderInfo, ...]
    treasures: tuple[str, ...]


class Gain(msgspec.Struct, frozen=True):
    """Points that a tile brings at once (TE-P4, TE-B5)."""

    seat: Seat
    colour: Colour
    points: int


class Clash(msgspec.Struct, frozen=True):
    """A revolt or war that a placement would start, with the strengths on the board.

    `stake` is what the winner would score if the attacker, or else the defender, won it as the first of all.
    """

    colour: Colour
    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    stake: tuple[int, int]


Certain = Scored | LeaderLeft | KingdomsJoined | ConflictWon | TilesRemoved | WarCalledOff | TreasuresTaken
"""What can be said of an action beforehand."""


class Outlook(msgspec.Struct, frozen=True):
    """What an action would bring before anybody decides anything further.

    `gain`, `revolt` and `wars` are those of a placement. `follows` is all that is certain to happen in this turn.
    """

    gain: Gain | None = None
    revolt: Clash | None = None
    wars: tuple[Clash, ...] = ()
    follows: tuple[Certain, ...] = ()


class CommitmentOdds(msgspec.Struct, frozen=True):
    """The chance to win the conflict with so many tiles committed, if the other then does all they can."""

    tiles: int
    wins: float


class TigrisInsight(msgspec.Struct, frozen=True):
    """What a seat can work out. `clashes` are the conflict under way or the wars to choose from; `odds` are for the
    one who must commit tiles; `outlook` is that of the action asked about, if it is theirs and legal."""

    kingdoms: tuple[Kingdom, ...]
    clashes: tuple[Clash, ...]
    odds: tuple[CommitmentOdds, ...]
    outlook: Outlook | None


def insight(state: TigrisState, seat: Seat | None, action: Action | None) -> TigrisInsight:
    """All of it, for one seat (None: a spectator)."""
    return TigrisInsight(kingdoms(state), clashes(state), odds(state, seat), _outlook_for(state, seat, action))


def _outlook_for(state: TigrisState, seat: Seat | None, action: Action | None) -> Outlook | None:
    if action is None or seat is None or seat != state.actor or action not in state.actions():
        return None
    placed = outlook(state, action) if isinstance(action, Tile | Leader) else Outlook()
    return msgspec.structs.replace(placed, follows=_follows(state, action))


def _follows(state: TigrisState, action: Action) -> tuple[Certain, ...]:
    """What is certain to happen in this turn. What monuments pay at its end is shown for ending it alone."""
    after: TigrisState = state.play(action)
    events = takewhile(lambda event: not isinstance(event, TurnEnded), after.events)
    certain = (event for event in events if isinstance(event, Certain))
    return tuple(event for event in certain if isinstance(action, Done) or not _pays_at_the_end(event))


def _pays_at_the_end(event: Certain) -> bool:
    return isinstance(event, Scored) and event.reason == "monument"


def clashes(state: TigrisState) -> tuple[Clash, ...]:
    """The conflict under way, or the wars of which one is to be chosen."""
    match state.pending:
        case Revolt(attacker=attacker, defender=defender):
            return (_revolt(state.board, attacker, defender),)
        case War(attacker=attacker, marker=marker):
            return (_war(state, state.board, marker, colour_of(attacker)),)
        case WarChoice(marker=marker):
            return tuple(_war(state, state.board, marker, each) for each in wars.open_wars(state.board, marker))
        case _:
            return ()


def odds(state: TigrisState, seat: Seat | None) -> tuple[CommitmentOdds, ...]:
    """For each number of tiles that this seat may commit now, its chance to win."""
    conflict = state.pending
    if not isinstance(conflict, Revolt | War) or conflict.seat != seat:
        return ()
    return tuple(CommitmentOdds(number, _chance(state, conflict, number)) for number in conflict.choices(state))


def _chance(state: TigrisState, conflict: Conflict, number: int) -> float:
    attack, defence = conflict.strengths(state.board)
    if conflict.committed is not None:  # the defender has the last word, and ties (TE-I3, TE-E4)
        return float(defence + number >= attack + conflict.committed)
    answer = attack + number - defence  # what the defender must commit to draw level
    return _holds_fewer(state, conflict.seat, owner_of(conflict.defender), conflict.support, answer)


def _holds_fewer(state: TigrisState, seat: Seat, other: Seat, colour: ColourIndex, number: int) -> float:
    """The chance that another player holds fewer than so many tiles of a colour.

    To this seat each tile that it has not seen is as likely to be in that hand as any other (see `guess`).
    """
    unseen = list(state.bag)
    for player in range(state.players):
        if player != seat:
            hidden = zip(state.hand(player), state.thrown_by(player), strict=True)
            unseen = [count + held + thrown for count, (held, thrown) in zip(unseen, hidden, strict=True)]
    fitting, total, hand = unseen[colour], sum(unseen), sum(state.hand(other))
    ways = sum(comb(fitting, held) * comb(total - fitting, hand - held) for held in range(min(number, hand + 1)))
    return ways / comb(total, hand)


def kingdoms(state: TigrisState) -> tuple[Kingdom, ...]:
    """All kingdoms of the board."""
    board = state.board
    return tuple(
        Kingdom(
            cells=names(kingdom),
            leaders=tuple(_leader(board, leader) for leader in board.leaders_in(kingdom)),
            treasures=names(kingdom & board.treasures),
        )
        for kingdom in board.kingdoms
    )


def leader(state: TigrisState, seat: Seat, name: LeaderName) -> LeaderInfo | None:
    """A leader of a player; None if it is not on the board."""
    number = leader_of(seat, LEADER_OF[name])
    return None if state.board.stands[number] == HOME else _leader(state.board, number)


def _leader(board: Board, leader: LeaderId) -> LeaderInfo:
    cell = board.stands[leader]
    kingdom = board.kingdom_at(1 << cell)
    war = (kingdom & board.tiles[colour_of(leader)]).bit_count()
    return LeaderInfo(owner_of(leader), LEADERS[colour_of(leader)], NAMES[cell], revolts.strength(board, leader), war)


def outlook(state: TigrisState, action: Tile | Leader) -> Outlook:
    """What a legal placement of the active player would score, and which conflicts it would start."""
    if isinstance(action, Tile):
        return _outlook_of_tile(state, action)
    if action.to == OFF:
        return Outlook()
    return _outlook_of_leader(state, action)


def _outlook_of_tile(state: TigrisState, action: Tile) -> Outlook:
    colour, cell = COLOUR_OF[action.colour], CELL_OF[action.at]
    joined = state.board.kingdoms_beside(cell)
    board = state.board.with_tile(colour, cell, joined)
    if len(joined) == 2:
        return Outlook(wars=tuple(_war(state, board, cell, each) for each in wars.open_wars(board, cell)))
    kingdom = board.kingdom_at(BIT[cell])
    scorer = tiles.who_scores(board, kingdom, colour)
    if scorer is None:
        return Outlook()
    return Outlook(gain=Gain(scorer, action.colour, tiles.worth(state.buildings, kingdom, colour)[0]))


def _war(state: TigrisState, board: Board, marker: Cell, colour: ColourIndex) -> Clash:
    attacker, defender = wars.opponents(board, marker, colour, state.active)
    return Clash(
        COLOURS[colour],
        owner_of(attacker),
        owner_of(defender),
        wars.strength(board, attacker, marker),
        wars.strength(board, defender, marker),
        (
            1 + wars.lost_tiles(board, state.buildings, defender, marker).bit_count(),
            1 + wars.lost_tiles(board, state.buildings, attacker, marker).bit_count(),
        ),
    )


def _outlook_of_leader(state: TigrisState, action: Leader) -> Outlook:
    number = leader_of(state.active, LEADER_OF[action.leader])
    board = state.board.with_leader(number, CELL_OF[action.to])
    other = revolts.rival(board, number)
    if other is None:
        return Outlook()
    return Outlook(revolt=_revolt(board, number, other))


def _revolt(board: Board, attacker: LeaderId, defender: LeaderId) -> Clash:
    attack, defence = revolts.strength(board, attacker), revolts.strength(board, defender)
    return Clash(COLOURS[colour_of(attacker)], owner_of(attacker), owner_of(defender), attack, defence, (1, 1))
