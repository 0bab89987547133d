"""External conflicts: two leaders of a colour in kingdoms joined by a tile (TE-E)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import ChooseWar, TigrisAction
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import NAMES, Cell, CellBytes, Mask, around, flood, names
from tilewright.games.tigris.model.events import (
    ConflictWon,
    KingdomsJoined,
    MarkerRemoved,
    TilesRemoved,
    WarBegan,
    WarCalledOff,
)
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, LEADERS, RED, Colour
from tilewright.games.tigris.model.ownership import (
    COLOUR_COUNT,
    COLOUR_INDICES,
    ColourIndex,
    LeaderId,
    colour_of,
    owner_of,
)
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.conflicts import Conflict
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class War(Conflict, frozen=True, tag="war", gc=False):
    """Two leaders of a colour in kingdoms joined by the marked tile (TE-E)."""

    marker: Cell

    decision: ClassVar[str] = "war"
    support_rule: ClassVar[str] = "TE-E3"

    @property
    def support(self) -> ColourIndex:
        """The war's own colour (TE-E3)."""
        return colour_of(self.attacker)

    def strengths(self, board: Board) -> tuple[int, int]:
        return strength(board, self.attacker, self.marker), strength(board, self.defender, self.marker)

    def settle(self, builder: StateBuilder, attack: int, defence: int) -> None:
        """More wins, a tie is the defender's; leader and tiles of the beaten side go, and score (TE-E4 to TE-E8)."""
        winner, loser = (self.attacker, self.defender) if attack > defence else (self.defender, self.attacker)
        colour = colour_of(loser)
        won = ConflictWon(owner_of(winner), owner_of(loser), LEADERS[colour], attack, defence, "TE-E4")
        builder.events.append(won)
        lost = lost_tiles(builder.board, builder.buildings, loser, self.marker)
        at_war = open_wars(builder.board, self.marker)
        builder.send_home([loser], "lost-the-war", "TE-E5")
        if lost:
            builder.board = builder.board.without(lost)
            builder.events.append(TilesRemoved(COLOURS[colour], names(lost)))
        at = NAMES[builder.board.stands[winner]]
        builder.score(owner_of(winner), colour, 1 + lost.bit_count(), "won-a-war", "TE-E7", at)
        still_at_war = open_wars(builder.board, self.marker)
        for other in at_war:
            if other != colour and other not in still_at_war:
                builder.events.append(WarCalledOff(COLOURS[other]))
        builder.go_on(TurnStep.WARS, self.marker)


class WarChoice(msgspec.Struct, frozen=True, tag="war-choice", gc=False):
    """Several wars are open; the active player says which is next (TE-E1)."""

    seat: Seat
    marker: Cell

    decision: ClassVar[str] = "war-choice"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return Listed(tuple([ChooseWar(COLOURS[colour]) for colour in open_wars(state.board, self.marker)]))

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        if not isinstance(action, ChooseWar):
            return not_asked(state, action)
        if COLOUR_OF.get(action.colour) not in open_wars(state.board, self.marker):
            return Refusal("TE-E1", "no-two-leaders-of-this-colour-are-at-war", {"colour": action.colour})
        return None

    def apply(self, builder: StateBuilder, action: Action) -> None:
        assert isinstance(action, ChooseWar)
        begin(builder, self.marker, COLOUR_OF[action.colour])


def open_wars(board: Board, marker: Cell) -> list[ColourIndex]:
    """The colours with two leaders in the joined kingdom, the marked tile included (TE-E1, TE-E8)."""
    leaders = [colour_of(leader) for leader in board.leaders_in(board.kingdom_at(1 << marker))]
    return [colour for colour in COLOUR_INDICES if leaders.count(colour) > 1]


def opponents(board: Board, marker: Cell, colour: ColourIndex, active: Seat) -> tuple[LeaderId, LeaderId]:
    """Attacker and defender: the first owner attacks, from the active player on clockwise (TE-E2)."""
    kingdom = board.kingdom_at(1 << marker)
    pair = [leader for leader in board.leaders_in(kingdom) if colour_of(leader) == colour]
    players = len(board.stands) // COLOUR_COUNT
    attacker, defender = sorted(pair, key=lambda leader: (owner_of(leader) - active) % players)
    return attacker, defender


def side(board: Board, leader: LeaderId, marker: Cell) -> Mask:
    """All that is connected to a leader without passing the marked tile (TE-E3, TE-E8)."""
    return flood(1 << board.stands[leader], board.full & ~(1 << marker))


def strength(board: Board, leader: LeaderId, marker: Cell) -> int:
    """Face-up tiles of the leader's colour on its own side (TE-E3)."""
    return (side(board, leader, marker) & board.tiles[colour_of(leader)]).bit_count()


def lost_tiles(board: Board, buildings: CellBytes, loser: LeaderId, marker: Cell) -> Mask:
    """The tiles that a beaten side loses (TE-E5), those under a building apart (TE-B4).

    TE-E6: a temple with a treasure, or beside a leader other than the beaten one, stays.
    """
    colour = colour_of(loser)
    lost = side(board, loser, marker) & board.tiles[colour] & ~under_buildings(buildings)
    if colour == RED:
        others = board.leaders & ~(1 << board.stands[loser])
        lost &= ~(board.treasures | around(others))
    return lost


def join_kingdoms(builder: StateBuilder, marker: Cell) -> None:
    """A tile joined two kingdoms, and carries the union marker (TE-E1)."""
    colours: tuple[Colour, ...] = tuple(COLOURS[colour] for colour in open_wars(builder.board, marker))
    builder.events.append(KingdomsJoined(NAMES[marker], colours))
    builder.go_on(TurnStep.WARS, marker)


def wage(builder: StateBuilder) -> bool:
    """Settle the wars one at a time until somebody must decide or none is left (TE-E1, TE-E8, TE-E9)."""
    marker = builder.tile
    while colours := open_wars(builder.board, marker):
        if len(colours) > 1:
            builder.pending = WarChoice(builder.active, marker)
            return True
        builder.only_choice(builder.active, ChooseWar(COLOURS[colours[0]]))
        begin(builder, marker, colours[0])
        if builder.pending is not None:
            return True
    builder.events.append(MarkerRemoved(NAMES[marker]))
    return False


def begin(builder: StateBuilder, marker: Cell, colour: ColourIndex) -> None:
    """The war of this colour begins (TE-E2)."""
    board = builder.board
    attacker, defender = opponents(board, marker, colour, builder.active)
    builder.events.append(
        WarBegan(
            owner_of(attacker),
            owner_of(defender),
            COLOURS[colour],
            NAMES[board.stands[attacker]],
            NAMES[board.stands[defender]],
            strength(board, attacker, marker),
            strength(board, defender, marker),
        )
    )
    War(owner_of(attacker), attacker, defender, None, marker).open(builder)
