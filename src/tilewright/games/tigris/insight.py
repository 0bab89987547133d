"""What players and bots ask of a board: kingdoms, strengths, and what a placement would bring.

All of it is open to everyone at the table; nothing here looks into a hand or the bag.

>>> from tilewright.games.tigris import GAME
>>> state = GAME.start(players=2, seed=1)
>>> kingdoms(state)
()
"""

import msgspec

from tilewright.games.tigris import revolts, tiles, wars
from tilewright.games.tigris.actions import Leader, Tile
from tilewright.games.tigris.board import Board, LeaderId
from tilewright.games.tigris.cells import BIT, CELL_OF, HOME, NAMES, OFF, names
from tilewright.games.tigris.state import TigrisState
from tilewright.games.tigris.words import COLOUR_OF, COLOURS, LEADER_OF, LEADERS, Colour, LeaderName


class LeaderInfo(msgspec.Struct, frozen=True):
    """A leader on the board. `revolt` and `war` are its strengths on the board in conflicts (TE-I2, TE-E3).

    `war` counts its whole kingdom: in a real war the marked tile, and what only that connects, do not count.
    """

    seat: int
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

    seat: int
    colour: Colour
    points: int


class Clash(msgspec.Struct, frozen=True):
    """A revolt or war that a placement would start, with the strengths on the board.

    `stake` is what the winner would score if the attacker, or else the defender, won it as the first of all.
    """

    colour: Colour
    attacker: int
    defender: int
    attack: int
    defence: int
    stake: tuple[int, int]


class Outlook(msgspec.Struct, frozen=True):
    """What a placement would bring before anybody decides anything further."""

    gain: Gain | None = None
    revolt: Clash | None = None
    wars: tuple[Clash, ...] = ()


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


def leader(state: TigrisState, seat: int, name: LeaderName) -> LeaderInfo | None:
    """A leader of a player; None if it is not on the board."""
    number = 4 * seat + LEADER_OF[name]
    return None if state.board.stands[number] == HOME else _leader(state.board, number)


def _leader(board: Board, leader: LeaderId) -> LeaderInfo:
    cell = board.stands[leader]
    kingdom = board.kingdom_at(1 << cell)
    war = (kingdom & board.tiles[leader % 4]).bit_count()
    return LeaderInfo(leader // 4, LEADERS[leader % 4], NAMES[cell], revolts.strength(board, leader), war)


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


def _war(state: TigrisState, board: Board, marker: int, colour: int) -> Clash:
    attacker, defender = wars.opponents(board, marker, colour, state.active)
    return Clash(
        COLOURS[colour],
        attacker // 4,
        defender // 4,
        wars.strength(board, attacker, marker),
        wars.strength(board, defender, marker),
        (
            1 + wars.lost_tiles(board, state.buildings, defender, marker).bit_count(),
            1 + wars.lost_tiles(board, state.buildings, attacker, marker).bit_count(),
        ),
    )


def _outlook_of_leader(state: TigrisState, action: Leader) -> Outlook:
    number = 4 * state.active + LEADER_OF[action.leader]
    board = state.board.with_leader(number, CELL_OF[action.to])
    other = revolts.rival(board, number)
    if other is None:
        return Outlook()
    attack, defence = revolts.strength(board, number), revolts.strength(board, other)
    return Outlook(revolt=Clash(COLOURS[number % 4], number // 4, other // 4, attack, defence, (1, 1)))
