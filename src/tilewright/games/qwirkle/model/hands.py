"""A hand: sorted tiles, as bytes. What is asked of the same hand again and again is remembered."""

from functools import lru_cache
from math import prod

from tilewright.games.qwirkle.model.board import HAND_SIZE, TILE_NAMES, TILE_OF, Tile, Tiles, tile_set

_ONES = (1,) * HAND_SIZE
_BYTES = {name: bytes((tile,)) for name, tile in TILE_OF.items()}
remember = lru_cache(maxsize=1 << 14)


@remember
def hand_set(hand: bytes) -> Tiles:
    """The kinds of tiles in the hand."""
    return tile_set(hand)


@remember
def counts(hand: bytes) -> tuple[tuple[Tile, int], ...]:
    """Each kind of tile in the hand, and how many there are of it."""
    kinds = sorted(set(hand))
    if len(kinds) == len(hand):
        return tuple(zip(kinds, _ONES, strict=False))
    return tuple([(tile, hand.count(tile)) for tile in kinds])


@remember
def trade_count(hand: bytes, most: int) -> int:
    """How many different trades of at most so many tiles there are: of each kind none, one, or all there are."""
    if most >= len(hand):
        kinds = counts(hand)
        return (1 << len(hand)) - 1 if len(kinds) == len(hand) else prod([count + 1 for _, count in kinds]) - 1
    ways = [1] + [0] * most  # by number of tiles
    for _, count in counts(hand):
        ways = [sum(ways[max(0, size - count) : size + 1]) for size in range(most + 1)]
    return sum(ways) - 1


def without(hand: bytes, tiles: tuple[str, ...]) -> bytes | None:
    """The hand without these tiles; None if it does not hold them all."""
    for name in tiles:
        rest = hand.replace(_BYTES.get(name, b"?"), b"", 1)
        if rest == hand:
            return None
        hand = rest
    return hand


def names(tiles: bytes) -> tuple[str, ...]:
    return tuple(map(TILE_NAMES.__getitem__, sorted(tiles)))
