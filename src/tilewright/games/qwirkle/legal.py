"""The legal actions of a state, counted and picked without listing them."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from tilewright.games.qwirkle.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.board import TILE_NAMES, TILE_OF, Cell, Tile, Tiles, cell_at, members, tile_set, x_y
from tilewright.games.qwirkle.placing import opening_tiles, spots
from tilewright.kernel import Actions, Rng

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState

_END = End()
_PASS = Pass()


class QwirkleActions(Actions[QwirkleAction]):
    """In order: placements by cell and tile, `end`, trades from few tiles to many, `pass`."""

    __slots__ = ("_found", "_state")

    def __init__(self, state: "QwirkleState") -> None:
        self._state = state
        self._found: list[tuple[Cell, Tiles]] | None = None

    def _playable(self) -> Tiles:
        """The tiles of the hand that may be laid at all; in the opening not all of them (QW-S4)."""
        state = self._state
        if state.ending:
            return 0
        hand = tile_set(state.hands[state.turn])
        size = state.opening_size
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
        return min(len(state.bag), len(state.hands[state.turn]))

    def _hand_counts(self) -> list[tuple[Tile, int]]:
        hand = self._state.hands[self._state.turn]
        return [(tile, hand.count(tile)) for tile in members(tile_set(hand))]

    def _trade_count(self) -> int:
        """How many different trades there are: of each kind none, one, or as many as there are."""
        most, counts = self._most_traded(), self._hand_counts()
        if most == sum(count for _, count in counts):
            return prod(count + 1 for _, count in counts) - 1
        ways = [1] + [0] * most  # by number of tiles
        for _, count in counts:
            ways = [sum(ways[max(0, size - count) : size + 1]) for size in range(most + 1)]
        return sum(ways) - 1

    def _trades(self) -> list[Trade]:
        most, counts = self._most_traded(), self._hand_counts()
        takes = product(*(range(count, -1, -1) for _, count in counts))
        chosen = sorted((take for take in takes if 0 < sum(take) <= most), key=sum)
        return [
            Trade(tuple(TILE_NAMES[tile] for (tile, _), n in zip(counts, take, strict=True) for _ in range(n)))
            for take in chosen
        ]

    def __len__(self) -> int:
        placements = sum([fit.bit_count() for _, fit in self._choices()])
        return placements + self.may_end + self._trade_count() + self.may_pass

    def __iter__(self) -> Iterator[QwirkleAction]:
        for cell, fit in self._choices():
            x, y = x_y(cell)
            for tile in members(fit):
                yield Place(TILE_NAMES[tile], x, y)
        if self.may_end:
            yield _END
        yield from self._trades()
        if self.may_pass:
            yield _PASS

    def __contains__(self, action: object) -> bool:
        state = self._state
        match action:
            case Place(tile, x, y):
                number = TILE_OF.get(tile)
                if number is None or not self._playable() >> number & 1:
                    return False
                return bool(spots(state.table, state.gaps, state.laid).get(cell_at(x, y), 0) >> number & 1)
            case End():
                return self.may_end
            case Trade(tiles):
                return 0 < len(tiles) <= self._most_traded() and holds(state.hands[state.turn], tiles)
            case Pass():
                return self.may_pass
            case _:
                return False

    def pick(self, rng: Rng) -> QwirkleAction:
        count = len(self)
        if not count:
            raise IndexError("the game is over: there is nothing to pick")
        number = rng.randrange(count)
        for cell, fit in self._choices():
            here = fit.bit_count()
            if number < here:
                return Place(TILE_NAMES[members(fit)[number]], *x_y(cell))
            number -= here
        if self.may_end:
            return _END
        return _PASS if self.may_pass else self._trade_number(number)

    def _trade_number(self, number: int) -> Trade:
        """One trade by its number, in another order than that of the list if the bag is full enough for all."""
        counts = self._hand_counts()
        if self._most_traded() < len(self._state.hands[self._state.turn]):
            return self._trades()[number]
        number += 1  # number 0 would be the trade of nothing
        tiles: list[str] = []
        for tile, count in counts:
            number, n = divmod(number, count + 1)
            tiles += [TILE_NAMES[tile]] * n
        return Trade(tuple(tiles))


def holds(hand: bytes, tiles: tuple[str, ...]) -> bool:
    """Are these tiles, each as often as named, in the hand?"""
    return all(name in TILE_OF and hand.count(TILE_OF[name]) >= tiles.count(name) for name in tiles)
