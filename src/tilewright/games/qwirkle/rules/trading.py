"""Trading tiles: QW-T2."""

from bisect import bisect
from itertools import product

from tilewright.games.qwirkle.model.actions import Trade
from tilewright.games.qwirkle.model.board import TILE_NAMES, TILE_OF
from tilewright.games.qwirkle.model.builder import StateBuilder
from tilewright.games.qwirkle.model.events import Traded
from tilewright.games.qwirkle.model.hands import counts, remember, without
from tilewright.kernel import Refusal, Seat

_BYTES = [bytes((tile,)) for tile in range(len(TILE_NAMES))]


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


def numbered_trade(hand: bytes, number: int) -> Trade:
    """One of all trades of the hand by its number, without listing them; not in the order of `trades`."""
    number += 1  # number 0 would be the trade of nothing
    tiles: list[str] = []
    for tile, count in counts(hand):
        if count == 1:
            if number & 1:
                tiles.append(TILE_NAMES[tile])
            number >>= 1
        else:
            number, n = divmod(number, count + 1)
            tiles += [TILE_NAMES[tile]] * n
    return Trade(tuple(tiles))


def refuse_trade(hand: bytes, bag: int, action: Trade) -> Refusal | None:
    """Why these tiles cannot be traded at the beginning of a turn."""
    if not bag:
        return Refusal("QW-T2", "the-bag-is-empty")
    if not action.tiles:
        return Refusal("QW-T2", "a-trade-needs-a-tile")
    if without(hand, action.tiles) is None:
        return Refusal("QW-T2", "you-do-not-hold-these-tiles", {"tiles": " ".join(action.tiles)})
    if len(action.tiles) > bag:
        return Refusal("QW-T2", "the-bag-holds-fewer-tiles", {"count": len(action.tiles), "bag": bag})
    return None


def trade(builder: StateBuilder, seat: Seat, action: Trade) -> None:
    """Put tiles aside, draw as many, and put them into the bag."""
    traded = bytes([TILE_OF[name] for name in action.tiles])
    kept = without(builder.hands[seat], action.tiles)
    assert kept is not None, "a legal trade is of tiles in the hand"
    builder.events.append(Traded(seat, len(traded), action.tiles))
    builder.draw(seat, kept, len(traded))
    builder.memory = builder.memory.after_trade(seat, traded, builder.hands, builder.bag)
    builder.bag = _sorted_into(builder.bag, traded)
    builder.passes = 0
    builder.trades += 1


def _sorted_into(bag: bytes, tiles: bytes) -> bytes:
    for tile in tiles:
        place = bisect(bag, tile)
        bag = bag[:place] + _BYTES[tile] + bag[place:]
    return bag
