"""The legal actions of a state, counted and picked without listing them."""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.model.board import (
    TILE_NAMES,
    TILE_OF,
    Cell,
    Tiles,
    cell_at,
    members,
    openings_of,
    tile_set,
    x_y,
)
from tilewright.games.qwirkle.model.hands import counts, hand_set, remember, trade_count, without
from tilewright.games.qwirkle.rules.placing import opening_tiles, spots
from tilewright.kernel import Actions, Rng

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState

_END = End()
_PASS = Pass()


class QwirkleActions(Actions[QwirkleAction]):
    """In order: placements by cell and tile, `end`, trades from few tiles to many, `pass`."""

    __slots__ = ("_found", "_hand", "_state")

    def __init__(self, state: "QwirkleState") -> None:
        self._state = state
        self._hand = state.hands[state.turn]
        self._found: list[tuple[Cell, Tiles]] | None = None

    def _playable(self) -> Tiles:
        """The tiles of the hand that may be laid at all; in the opening not all of them (QW-S4)."""
        state = self._state
        if state.ending:
            return 0
        hand, size = hand_set(self._hand), state.opening_size
        return opening_tiles(hand, tile_set(state.table.values()), size) if size else hand

    def _choices(self) -> list[tuple[Cell, Tiles]]:
        """The cells that take a tile of the hand, with those tiles."""
        if self._found is None:
            state, playable = self._state, self._playable()
            fits = spots(state.table, state.gaps, state.laid)
            self._found = sorted([(cell, both) for cell, fit in fits.items() if (both := fit & playable)])
        return self._found

    @property
    def may_end(self) -> bool:
        """Something is laid, and in the opening it has the announced size (QW-T1, QW-S4)."""
        state = self._state
        return bool(state.laid) and (not state.opening_size or len(state.laid) == state.opening_size)

    @property
    def may_pass(self) -> bool:
        """The bag is empty and nothing can be laid (QW-T3)."""
        state = self._state
        return not (state.bag or state.ending or state.laid or self._choices())

    def _most_traded(self) -> int:
        """The largest number of tiles that may be traded (QW-T2, QW-S4)."""
        state = self._state
        if state.ending or state.laid or not state.table:
            return 0
        return min(len(state.bag), len(self._hand))

    def __len__(self) -> int:
        placements = sum([fit.bit_count() for _, fit in self._choices()])
        return placements + self.may_end + trade_count(self._hand, self._most_traded()) + self.may_pass

    def __iter__(self) -> Iterator[QwirkleAction]:
        for cell, fit in self._choices():
            x, y = x_y(cell)
            for tile in members(fit):
                yield Place(TILE_NAMES[tile], x, y)
        if self.may_end:
            yield _END
        if self._most_traded():
            yield from trades(self._hand, self._most_traded())
        if self.may_pass:
            yield _PASS

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Place):
            state, number = self._state, TILE_OF.get(action.tile)
            if number is None or not self._playable() >> number & 1:
                return False
            return bool(spots(state.table, state.gaps, state.laid).get(cell_at(action.x, action.y), 0) >> number & 1)
        if isinstance(action, Trade):
            return 0 < len(action.tiles) <= self._most_traded() and without(self._hand, action.tiles) is not None
        if isinstance(action, End):
            return self.may_end
        return isinstance(action, Pass) and self.may_pass

    def pick(self, rng: Rng) -> QwirkleAction:
        if self._state.laid or not self._state.table:
            return self._pick_within_turn(rng)
        if self._state.ending:
            raise IndexError("the game is over: there is nothing to pick")
        openings, kinds = self._state.openings, counts(self._hand)
        placements = sum([openings_of(openings, tile) for tile, _ in kinds])
        others = trade_count(self._hand, self._most_traded()) or (0 if placements else 1)
        number = rng.randrange(placements + others)
        if number >= placements:
            return self._trade_number(number - placements) if self._state.bag else _PASS
        tile = 0
        for tile, _ in kinds:
            here = openings_of(openings, tile)
            if number < here:
                break
            number -= here
        cells = sorted([cell for cell, fit in self._state.gaps.items() if fit >> tile & 1])
        return Place(TILE_NAMES[tile], *x_y(cells[number]))

    def _pick_within_turn(self, rng: Rng) -> QwirkleAction:
        """The same where only a few cells are open: one tile is laid already, or it is the first of the game."""
        choices = self._choices()
        number = rng.randrange(sum([fit.bit_count() for _, fit in choices]) + self.may_end)
        for cell, fit in choices:
            here = fit.bit_count()
            if number < here:
                return Place(TILE_NAMES[members(fit)[number]], *x_y(cell))
            number -= here
        return _END

    def _trade_number(self, number: int) -> Trade:
        """One trade by its number, in another order than that of the list if the bag is full enough for all."""
        if self._most_traded() < len(self._hand):
            return trades(self._hand, self._most_traded())[number]
        number += 1  # number 0 would be the trade of nothing
        tiles: list[str] = []
        for tile, count in counts(self._hand):
            if count == 1:
                if number & 1:
                    tiles.append(TILE_NAMES[tile])
                number >>= 1
            else:
                number, n = divmod(number, count + 1)
                tiles += [TILE_NAMES[tile]] * n
        return Trade(tuple(tiles))


@remember
def trades(hand: bytes, most: int) -> tuple[Trade, ...]:
    """All different trades of at most so many tiles."""
    kinds = counts(hand)
    takes = product(*(range(count, -1, -1) for _, count in kinds))
    chosen = sorted((take for take in takes if 0 < sum(take) <= most), key=sum)
    return tuple(
        [
            Trade(tuple([TILE_NAMES[tile] for (tile, _), n in zip(kinds, take, strict=True) for _ in range(n)]))
            for take in chosen
        ]
    )
