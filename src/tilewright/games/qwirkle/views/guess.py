"""A deal that a seat cannot tell from the true one."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import prod
from typing import TYPE_CHECKING

import msgspec

from tilewright.games.qwirkle.model.board import KINDS, LINE_LIMIT, Tile, members, tile_set
from tilewright.games.qwirkle.rules.placing import largest_sets
from tilewright.kernel import Chance, Past, Rng, Seat, fresh_seed

TRIES = 1_000_000  # of one hand, before the whole deal is tried anew
RARE = 5  # a set of so many comes once in hundreds of hands, one of six once in 200,000

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


def guess(state: "QwirkleState", seat: Seat | None, rng: Rng) -> "QwirkleState":
    """Deal what the seat does not see anew, until the deal agrees with all that it knows (QW-S2)."""
    others = [other for other in range(state.players) if other != seat]
    unseen = sorted(state.bag + b"".join(state.hands[other] for other in others))
    while True:
        dealt = _deal(state, others, list(unseen), rng)
        hands = tuple(dealt.get(each, state.hands[each]) for each in range(state.players))
        if _is_as_announced(state, dealt) and state.memory.allows(seat, hands):
            break
    bag = list(unseen)
    for tile in b"".join(dealt.values()):
        bag.remove(tile)
    return msgspec.structs.replace(
        state,
        origin=None,
        past=Past(),
        chance=Chance(fresh_seed(rng)),
        events=state.events_for(seat),
        hands=hands,
        bag=bytes(bag),
        memory=state.memory.as_known_to(seat),
    )


def _deal(state: "QwirkleState", others: list[Seat], unseen: list[Tile], rng: Rng) -> dict[Seat, bytes]:
    """Hands for the other seats. All deals are equally likely, but for what `_draw_hand` says of the first round."""
    if any(state.memory.lacks):
        return _deal_around_lacks(state, others, unseen, rng)
    return {other: _draw_hand(state, other, unseen, rng) for other in others}


def _draw_hand(state: "QwirkleState", seat: Seat, unseen: list[Tile], rng: Rng) -> bytes:
    """Draw one hand, again and again until it is as announced; the tiles are taken out of the unseen ones. Sets of five
    and six are too rare to wait for: they are put together.

    Hand by hand, since to wait until all are right at once takes too long where two announced a rare size. That is not
    quite uniform: a hand so chosen changes how many hands are left for the next one, sampled at up to some 6 in 100 for
    the usual sizes of three and four and not measured for rarer ones. It ends when the hands have been played from.
    """
    if state.memory.untouched[seat] and state.announced[seat] >= RARE:
        return _put_together(state.announced[seat], _laid(state, seat), unseen, rng)
    end, start = len(unseen), len(unseen) - len(state.hands[seat])
    hand = b""
    for _ in range(TRIES):
        for last in range(end - 1, start - 1, -1):
            place = rng.randrange(last + 1)
            unseen[place], unseen[last] = unseen[last], unseen[place]
        hand = bytes(sorted(unseen[start:]))
        if _is_as_announced(state, {seat: hand}):
            break
    del unseen[start:]
    return hand


def _put_together(size: int, laid: bytes, unseen: list[Tile], rng: Rng) -> bytes:
    """What is left, when these were laid, of a hand whose largest set is of five or six tiles; all equally likely.

    Only one colour or shape can have so many of six tiles, so each hand is counted once: by its set and, beside a set
    of five, by one more tile that does not make it six.
    """
    copies, gone = Counter(unseen), frozenset(laid)
    hands: list[tuple[tuple[Tile, ...], int]] = []
    for kind in KINDS:
        for chosen in combinations(members(kind), size):
            ways = prod([copies[tile] for tile in chosen if tile not in gone])
            beside = gone.difference(chosen)
            if size == LINE_LIMIT or beside:
                if len(beside) <= LINE_LIMIT - size and not any(kind >> tile & 1 for tile in beside):
                    hands.append(((*chosen, *beside), ways))
                continue
            for more in copies:
                if more in gone or not kind >> more & 1:
                    hands.append(((*chosen, more), ways * copies[more]))
                elif more in chosen:  # a pair of it: of c copies c (c - 1) / 2 in place of c
                    hands.append(((*chosen, more), ways * (copies[more] - 1) // 2))
    ticket = rng.randrange(sum(ways for _, ways in hands))
    for whole, ways in hands:
        if ticket < ways:
            hand = list(whole)
            for tile in laid:
                hand.remove(tile)
            for tile in hand:
                unseen.remove(tile)
            return bytes(sorted(hand))
        ticket -= ways
    raise AssertionError("a ticket is below the sum")


def _is_as_announced(state: "QwirkleState", dealt: dict[Seat, bytes]) -> bool:
    """Had all who have not ended a turn a largest set of the size that they announced?"""
    return all(
        not state.memory.untouched[seat]
        or largest_sets(tile_set(hand + _laid(state, seat)))[0] == state.announced[seat]
        for seat, hand in dealt.items()
    )


def _laid(state: "QwirkleState", seat: Seat) -> bytes:
    """The tiles that a seat has laid in a turn under way."""
    return bytes(state.table[cell] for cell in state.laid) if seat == state.turn else b""


def _deal_around_lacks(state: "QwirkleState", others: list[Seat], unseen: list[Tile], rng: Rng) -> dict[Seat, bytes]:
    """The same when players have passed: the bag is empty, and nobody gets a tile that they showed not to have.

    Tile by tile, each seat gets it with a chance in proportion to the number of ways to deal the rest.
    """
    lacks = [state.memory.lacks[other] for other in others]

    @cache
    def ways(place: int, free: tuple[int, ...]) -> int:
        if place == len(unseen):
            return 1
        return sum(
            ways(place + 1, _one_less(free, each)) for each in range(len(others)) if takes(each, unseen[place], free)
        )

    def takes(each: int, tile: Tile, free: tuple[int, ...]) -> bool:
        return free[each] > 0 and not lacks[each] >> tile & 1

    free = tuple(len(state.hands[other]) for other in others)
    hands: list[list[Tile]] = [[] for _ in others]
    for place, tile in enumerate(unseen):
        ticket = rng.randrange(ways(place, free))
        for each in range(len(others)):
            if takes(each, tile, free):
                share = ways(place + 1, _one_less(free, each))
                if ticket < share:
                    hands[each].append(tile)
                    free = _one_less(free, each)
                    break
                ticket -= share
    return {other: bytes(hand) for other, hand in zip(others, hands, strict=True)}


def _one_less(free: tuple[int, ...], each: int) -> tuple[int, ...]:
    return (*free[:each], free[each] - 1, *free[each + 1 :])
