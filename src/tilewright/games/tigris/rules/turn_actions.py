"""The legal actions of a turn, found as masks of the whole board, counted and picked without listing them."""

from collections.abc import Iterable, Iterator
from itertools import chain, compress
from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import (
    Catastrophe,
    Done,
    Leader,
    Swap,
    TigrisAction,
    Tile,
)
from tilewright.games.tigris.model.cells import CELL_OF, HOME, NAMES, OFF, Mask, flags, nth
from tilewright.games.tigris.model.names import (
    COLOUR_OF,
    COLOURS,
    LEADER_OF,
    LEADERS,
)
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, COLOUR_INDICES, LEADERS_OF, ColourIndex, leader_of
from tilewright.games.tigris.rules import catastrophes, leaders, tiles
from tilewright.games.tigris.rules.swaps import are_held, swaps
from tilewright.kernel import Actions, Rng

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_DONE = Done()


class TurnActions(Actions[TigrisAction]):
    """The actions of a turn (TE-T1): leaders, tiles, catastrophes, swaps, `done`; cells row by row in each."""

    __slots__ = ("_state",)

    def __init__(self, state: "TigrisState") -> None:
        self._state = state

    def leader_places(self, colours: Iterable[ColourIndex] = COLOUR_INDICES) -> list[Mask]:
        """Where the active player's leaders of these colours may go (TE-L); HOME is to be taken off."""
        state = self._state
        own = [leader_of(state.active, colour) for colour in colours]
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
            return are_held(action.tiles, self._state.hand(self._state.active))
        return isinstance(action, Done)

    def pick(self, rng: Rng) -> TigrisAction:
        """One of them, all equally likely: a number is drawn and counted off against the masks.

        Where leaders would join kingdoms is costly to know, so those places are drawn as well, and drawn again
        if it was one of them; that leaves all others equally likely.
        """
        state = self._state
        board, printed, hand = state.board, state.map, state.hand(state.active)
        empty, own = board.empty, LEADERS_OF[state.active]
        masks = leaders.candidates(board, empty & printed.land, own)
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
            if group >= COLOUR_COUNT or not leaders.joining(board, own[group]) >> cell & 1:
                return _PLACED[group][cell]


# Every leader, tile and catastrophe on every cell, made once, in the groups of `all_places`.
_PLACED: tuple[tuple[TigrisAction, ...], ...] = (
    *(tuple(Leader(leader, name) for name in NAMES) for leader in LEADERS),
    *(tuple(Tile(colour, name) for name in NAMES) for colour in COLOURS),
    tuple(Catastrophe(name) for name in NAMES),
)
