"""The legal actions of a turn, counted and picked without listing them."""

from collections.abc import Iterator

from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.model.board import (
    TILE_NAMES,
    TILE_OF,
    Cell,
    Gaps,
    Openings,
    Tiles,
    members,
    openings_of,
    x_y,
)
from tilewright.games.qwirkle.model.hands import counts, hand_set, trade_count, without
from tilewright.games.qwirkle.rules.trading import numbered_trade, trades
from tilewright.kernel import Actions, Rng

_END = End()
_PASS = Pass()


class LineActions(Actions[QwirkleAction]):
    """Placements on the few cells that carry on a line, by cell and tile; then `end`, where it is legal."""

    __slots__ = ("_fits", "_may_end", "_playable")

    def __init__(self, fits: Gaps, playable: Tiles, may_end: bool) -> None:
        self._fits = fits
        self._playable = playable
        self._may_end = may_end

    def __len__(self) -> int:
        return sum([(fit & self._playable).bit_count() for fit in self._fits.values()]) + self._may_end

    def __iter__(self) -> Iterator[QwirkleAction]:
        yield from _placements(_choices(self._fits, self._playable))
        if self._may_end:
            yield _END

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Place):
            return _fits(self._fits, self._playable, action)
        return isinstance(action, End) and self._may_end

    def pick(self, rng: Rng) -> QwirkleAction:
        number = rng.randrange(len(self))
        for cell, fit in _choices(self._fits, self._playable):
            here = fit.bit_count()
            if number < here:
                return Place(TILE_NAMES[members(fit)[number]], *x_y(cell))
            number -= here
        return _END


class TurnActions(Actions[QwirkleAction]):
    """At the beginning of a turn, in order: placements by cell and tile, trades from few tiles to many, or `pass`."""

    __slots__ = ("_bag", "_gaps", "_hand", "_openings")

    def __init__(self, gaps: Gaps, openings: Openings, hand: bytes, bag: int) -> None:
        self._gaps = gaps
        self._openings = openings
        self._hand = hand
        self._bag = bag

    @property
    def may_play(self) -> bool:
        """Is there a cell for a tile of the hand?"""
        return any(openings_of(self._openings, tile) for tile in self._hand)

    @property
    def _may_pass(self) -> bool:
        """The bag is empty and nothing can be laid (QW-T3)."""
        return not (self._bag or self.may_play)

    @property
    def _most_traded(self) -> int:
        """The largest number of tiles that may be traded (QW-T2)."""
        return min(self._bag, len(self._hand))

    def _placement_count(self) -> int:
        return sum([openings_of(self._openings, tile) for tile, _ in counts(self._hand)])

    def __len__(self) -> int:
        return self._placement_count() + trade_count(self._hand, self._most_traded) + self._may_pass

    def __iter__(self) -> Iterator[QwirkleAction]:
        yield from _placements(_choices(self._gaps, hand_set(self._hand)))
        if self._bag:
            yield from trades(self._hand, self._most_traded)
        elif self._may_pass:
            yield _PASS

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Trade):
            return 0 < len(action.tiles) <= self._most_traded and without(self._hand, action.tiles) is not None
        if isinstance(action, Place):
            return _fits(self._gaps, hand_set(self._hand), action)
        return isinstance(action, Pass) and self._may_pass

    def pick(self, rng: Rng) -> QwirkleAction:
        openings, kinds = self._openings, counts(self._hand)
        placements = self._placement_count()
        others = trade_count(self._hand, self._most_traded) or (0 if placements else 1)
        number = rng.randrange(placements + others)
        if number >= placements:
            return self._trade(number - placements) if self._bag else _PASS
        tile = 0
        for tile, _ in kinds:
            here = openings_of(openings, tile)
            if number < here:
                break
            number -= here
        cells = sorted([cell for cell, fit in self._gaps.items() if fit >> tile & 1])
        return Place(TILE_NAMES[tile], *x_y(cells[number]))

    def _trade(self, number: int) -> Trade:
        """One trade by its number. All those of a hand can be numbered; those that a small bag allows are listed."""
        if self._bag < len(self._hand):
            return trades(self._hand, self._bag)[number]
        return numbered_trade(self._hand, number)


def _choices(fits: Gaps, playable: Tiles) -> list[tuple[Cell, Tiles]]:
    """The cells that take one of these tiles, in order, with those tiles."""
    return sorted([(cell, both) for cell, fit in fits.items() if (both := fit & playable)])


def _placements(choices: list[tuple[Cell, Tiles]]) -> Iterator[Place]:
    for cell, fit in choices:
        x, y = x_y(cell)
        for tile in members(fit):
            yield Place(TILE_NAMES[tile], x, y)


def _fits(fits: Gaps, playable: Tiles, action: Place) -> bool:
    """May this tile be played, and does it fit on its cell?"""
    tile, cell = TILE_OF.get(action.tile), action.cell
    return tile is not None and cell is not None and bool(fits.get(cell, 0) & playable & 1 << tile)
