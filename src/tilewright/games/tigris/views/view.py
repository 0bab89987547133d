"""What a seat may know (TE-S6): a list of what is shown."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.tigris.model.cells import HOME, NAMES, names
from tilewright.games.tigris.model.events import FinalScore
from tilewright.games.tigris.model.names import (
    COLOURS,
    LEADERS,
    PAIR_NAMES,
    Colour,
    Dynasty,
    LeaderName,
    PairName,
    colour_names,
)
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.model.ownership import OWN, colour_of, owner_of
from tilewright.games.tigris.model.stock import removed
from tilewright.games.tigris.rules import ending
from tilewright.games.tigris.rules.questions import DynastyChoice, Over, Revolt, War, tile_in_question
from tilewright.games.tigris.views.cell_views import CellView, cell_views
from tilewright.kernel import Result, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class Points(msgspec.Struct, frozen=True):
    """A number for each colour."""

    red: int
    blue: int
    green: int
    black: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the seat sees them. What is None is hidden from it; leaders at home have no cell.

    `dynasty` is None before the player has chosen it (TE-S3).
    """

    dynasty: Dynasty | None
    leaders: dict[LeaderName, str | None]
    catastrophes: int
    hand_size: int
    swapped: int
    hand: tuple[Colour, ...] | None
    thrown: tuple[Colour, ...] | None
    points: Points | None
    treasures: int | None


class MonumentView(msgspec.Struct, frozen=True):
    """A monument; one still in the supply has neither cell nor colour. `colour` is that of the flipped tiles."""

    monument: PairName
    at: str | None
    colour: Colour | None


class BuildingView(msgspec.Struct, frozen=True):
    colour: Colour
    at: str | None


class ZigguratView(msgspec.Struct, frozen=True):
    at: str
    colour: Colour


class ConflictView(msgspec.Struct, frozen=True):
    """The conflict under way: strengths on the board, and the attacker's tiles once they are committed."""

    kind: str
    leader: LeaderName
    support: Colour
    attacker: Seat
    defender: Seat
    attacker_at: str
    defender_at: str
    attack: int
    defence: int
    committed: int | None


class TigrisView(msgspec.Struct, frozen=True):
    """`decision` is what the actor decides: action, revolt, war, war-choice, building, monument, treasure, point
    or dynasty.

    `cells` are those that are not empty; `tile` is the cell of the tile that a war or an offer is about;
    `removed` are the tiles that left the game in the open; `table` is the last count, once the game is over.
    """

    seat: Seat | None
    actor: Seat | None
    active: Seat
    actions_left: int
    decision: str | None
    tile: str | None
    conflict: ConflictView | None
    options: TigrisOptions
    players: tuple[PlayerView, ...]
    cells: tuple[CellView, ...]
    kingdoms: tuple[tuple[str, ...], ...]
    treasures: tuple[str, ...]
    monuments: tuple[MonumentView, ...]
    buildings: tuple[BuildingView, ...]
    ziggurat: ZigguratView | None
    bag: int
    removed: Points
    idle: int
    short: bool
    result: Result | None
    table: tuple[FinalScore, ...] | None


def view(state: "TigrisState", seat: Seat | None) -> TigrisView:
    over = isinstance(state.pending, Over)
    tile = tile_in_question(state.pending)
    return TigrisView(
        seat=seat,
        actor=state.actor,
        active=state.active,
        actions_left=state.actions_left,
        decision=state.question.decision,
        tile=None if tile is None else NAMES[tile],
        conflict=_conflict(state),
        options=state.options,
        players=tuple(_player(state, each, seat, over) for each in range(state.players)),
        cells=cell_views(state),
        kingdoms=tuple(names(kingdom) for kingdom in state.board.kingdoms),
        treasures=names(state.board.treasures),
        monuments=_monuments(state),
        buildings=_buildings(state) if state.options.buildings else (),
        ziggurat=ZigguratView(NAMES[state.ziggurat.cell], COLOURS[state.ziggurat.colour]) if state.ziggurat else None,
        bag=sum(state.bag),
        removed=Points(*removed(state)),
        idle=state.idle,
        short=state.short,
        result=state.result,
        table=ending.final_table(state.points, state.treasures) if over else None,
    )


def _player(state: "TigrisState", player: Seat, seat: Seat | None, over: bool) -> PlayerView:
    hand, thrown = state.hand(player), state.thrown_by(player)
    counted = over or state.options.open_scores or player == seat
    return PlayerView(
        dynasty=dynasty_of(state, player),
        leaders={
            name: None if cell == HOME else NAMES[cell]
            for name, cell in zip(LEADERS, state.board.stands[OWN[player]], strict=True)
        },
        catastrophes=state.catastrophes[player],
        hand_size=sum(hand),
        swapped=sum(thrown),
        hand=colour_names(hand) if player == seat else None,
        thrown=colour_names(thrown) if player == seat else None,
        points=Points(*state.points_of(player)) if counted else None,
        treasures=state.treasures[player] if counted else None,
    )


def dynasty_of(state: "TigrisState", player: Seat) -> Dynasty | None:
    """None before the player has chosen it (TE-S3)."""
    choice = state.pending
    if isinstance(choice, DynastyChoice) and not choice.has_chosen(state, player):
        return None
    return state.dynasties[player]


def _conflict(state: "TigrisState") -> ConflictView | None:
    conflict = state.pending
    if not isinstance(conflict, Revolt | War):
        return None
    attack, defence = conflict.strengths(state.board)
    return ConflictView(
        kind=conflict.decision,
        leader=LEADERS[colour_of(conflict.attacker)],
        support=COLOURS[conflict.support],
        attacker=owner_of(conflict.attacker),
        defender=owner_of(conflict.defender),
        attacker_at=NAMES[state.board.stands[conflict.attacker]],
        defender_at=NAMES[state.board.stands[conflict.defender]],
        attack=attack,
        defence=defence,
        committed=conflict.committed,
    )


def _monuments(state: "TigrisState") -> tuple[MonumentView, ...]:
    standing = {each.monument: each for each in state.monuments}
    return tuple(
        MonumentView(name, NAMES[standing[number].cell], COLOURS[standing[number].colour])
        if number in standing
        else MonumentView(name, None, None)
        for number, name in enumerate(PAIR_NAMES)
    )


def _buildings(state: "TigrisState") -> tuple[BuildingView, ...]:
    return tuple(
        BuildingView(colour, None if cell == HOME else NAMES[cell])
        for colour, cell in zip(COLOURS, state.buildings, strict=True)
    )
