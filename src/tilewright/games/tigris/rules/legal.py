"""The legal actions of a state, found as masks of the whole board, counted and picked without listing them."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, compress, product
from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    TigrisAction,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.cells import CELL_OF, HOME, NAMES, OFF, Mask, flags, names, nth
from tilewright.games.tigris.model.names import (
    COLOUR_OF,
    COLOURS,
    LEADER_OF,
    LEADERS,
    PAIR_NAMES,
    colour_names,
    counts_of,
)
from tilewright.games.tigris.rules import buildings, catastrophes, conflicts, leaders, monuments, tiles, wars, ziggurat
from tilewright.games.tigris.rules.pending import (
    BuildingOffer,
    MonumentOffer,
    Over,
    Pending,
    PointChoice,
    Revolt,
    TreasureChoice,
    War,
    WarChoice,
)
from tilewright.games.tigris.rules.treasures import may_stay, within_reach
from tilewright.kernel import Actions, Listed, Rng

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_DONE = Done()
_DECLINE = Decline()
_POINTS = tuple(Point(colour) for colour in COLOURS)


def legal_actions(state: "TigrisState") -> Actions[TigrisAction]:
    """What the one who must decide may do; nothing when the game is over."""
    return TurnActions(state) if state.pending is None else Listed(answers(state, state.pending))


def answers(state: "TigrisState", pending: Pending) -> tuple[TigrisAction, ...]:
    """The answers to an open decision."""
    match pending:
        case (Revolt() | War()) as conflict:
            return tuple(Commit(number) for number in conflicts.choices(state, conflict))
        case WarChoice(marker=marker):
            return tuple(ChooseWar(COLOURS[colour]) for colour in wars.open_wars(state.board, marker))
        case BuildingOffer(cell=cell):
            colour = state.board.colour_at(cell)
            places = buildings.places(state.board, state.buildings, colour, cell)
            return (*(Building(name) for name in names(places)), _DECLINE)
        case MonumentOffer(cell=cell):
            return (*_monuments(state, cell), *_ziggurats(state, cell), _DECLINE)
        case TreasureChoice(seat):
            stay = may_stay(within_reach(state.board, seat), state.map.preferred)
            return tuple(Keep(name) for name in names(stay))
        case PointChoice():
            return _POINTS
        case Over():
            return ()


def _monuments(state: "TigrisState", cell: int) -> list[Monument]:
    corners = monuments.squares(state.board, state.buildings, cell)
    left = monuments.in_supply(state.monuments, state.board.colour_at(cell))
    return [Monument(NAMES[corner], PAIR_NAMES[number]) for corner in corners for number in left]


def _ziggurats(state: "TigrisState", cell: int) -> list[Ziggurat]:
    if not state.options.ziggurat:
        return []
    return [Ziggurat(NAMES[c]) for c in ziggurat.centres(state.board, state.buildings, state.ziggurat, cell)]


class TurnActions(Actions[TigrisAction]):
    """The actions of a turn (TE-T1): leaders, tiles, catastrophes, swaps, `done`; cells row by row in each."""

    __slots__ = ("_state",)

    def __init__(self, state: "TigrisState") -> None:
        self._state = state

    def leader_places(self, colours: Iterable[int] = range(4)) -> list[Mask]:
        """Where the active player's leaders of these colours may go (TE-L); HOME is to be taken off."""
        state = self._state
        own = [4 * state.active + colour for colour in colours]
        return leaders.places(state.board, state.board.empty & state.map.land, own)

    def tile_places(self) -> tuple[Mask, ...]:
        """Where the active player may lay a tile of each colour (TE-P)."""
        state = self._state
        return tiles.places(state.board, state.board.empty, state.map, state.hand(state.active))

    def catastrophe_places(self) -> Mask:
        """Where the active player may lay a catastrophe (TE-C1)."""
        state = self._state
        if not state.catastrophes[state.active]:
            return 0
        return catastrophes.places(state.board, state.buildings)

    def all_places(self) -> list[Mask]:
        """The masks of the four leaders, the four colours of tiles, and the catastrophes."""
        return [*self.leader_places(), *self.tile_places(), self.catastrophe_places()]

    def _swaps(self) -> tuple[Swap, ...]:
        return swaps(self._state.hand(self._state.active))

    def __len__(self) -> int:
        return sum(mask.bit_count() for mask in self.all_places()) + len(self._swaps()) + 1

    def __iter__(self) -> Iterator[TigrisAction]:
        placed = (compress(row, flags(mask)) for row, mask in zip(_PLACED, self.all_places(), strict=True))
        return chain(*placed, self._swaps(), (_DONE,))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Tile):
            cell, colour = CELL_OF.get(action.at), COLOUR_OF.get(action.colour)
            return cell is not None and colour is not None and bool(self.tile_places()[colour] >> cell & 1)
        if isinstance(action, Leader):
            cell, colour = (HOME if action.to == OFF else CELL_OF.get(action.to)), LEADER_OF.get(action.leader)
            return cell is not None and colour is not None and bool(self.leader_places((colour,))[0] >> cell & 1)
        if isinstance(action, Catastrophe):
            cell = CELL_OF.get(action.at)
            return cell is not None and bool(self.catastrophe_places() >> cell & 1)
        if isinstance(action, Swap):
            return _is_held(action.tiles, self._state.hand(self._state.active))
        return isinstance(action, Done)

    def pick(self, rng: Rng) -> TigrisAction:
        """One of them, all equally likely: a number is drawn and counted off against the masks.

        Where leaders would join kingdoms is costly to know, so those places are drawn as well, and drawn again
        if it was one of them; that leaves all others equally likely.
        """
        state = self._state
        board, printed, hand = state.board, state.map, state.hand(state.active)
        empty, first = board.empty, 4 * state.active
        masks = leaders.candidates(board, empty & printed.land, range(first, first + 4))
        masks += tiles.places(board, empty, printed, hand)
        masks.append(self.catastrophe_places())
        counts = [mask.bit_count() for mask in masks]
        places = sum(counts)
        thrown = swaps(hand)
        total = places + len(thrown) + 1
        while True:
            number = rng.randrange(total)
            if number >= places:
                return thrown[number - places - 1] if number > places else _DONE
            group = 0
            while number >= counts[group]:
                number -= counts[group]
                group += 1
            cell = nth(masks[group], number)
            if group >= 4 or not leaders.joining(board, first + group) >> cell & 1:
                return _PLACED[group][cell]


# Every leader, tile and catastrophe on every cell, made once, in the groups of `all_places`.
_PLACED: tuple[tuple[TigrisAction, ...], ...] = (
    *(tuple(Leader(leader, name) for name in NAMES) for leader in LEADERS),
    *(tuple(Tile(colour, name) for name in NAMES) for colour in COLOURS),
    tuple(Catastrophe(name) for name in NAMES),
)


@cache
def swaps(hand: bytes) -> tuple[Swap, ...]:
    """The different swaps of a hand: of each colour none, one, or as many as are held (TE-X1)."""
    taken = product(*(range(held + 1) for held in reversed(hand)))
    return tuple(Swap(colour_names(bytes(reversed(counts)))) for counts in taken if any(counts))


def _is_held(tiles: tuple[str, ...], hand: bytes) -> bool:
    counts = counts_of(tiles)
    return 0 < sum(counts) == len(tiles) and all(count <= held for count, held in zip(counts, hand, strict=True))
