"""A deal that a seat cannot tell from the true one: games/qwirkle/views/guess.py, draw for draw.

`unseen` is a list of tiles in an array, its length beside it; hands are dealt into the state itself.
"""

from typing import Any

import numpy as np

from tilewright.compiled.bits import count
from tilewright.compiled.chance import begin, below, fresh_seed
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import content
from tilewright.compiled.qwirkle.hands import hand_set, insert
from tilewright.compiled.qwirkle.knowledge import allows, forget_trades_of_others
from tilewright.compiled.qwirkle.layout import MOST_OTHERS, TILES, Figures, State
from tilewright.compiled.qwirkle.placing import largest_set
from tilewright.games.qwirkle.model.board import HAND_SIZE, KINDS, LINE_LIMIT, WHOLE_BAG
from tilewright.games.qwirkle.views.guess import RARE, TRIES

_HAND = HAND_SIZE + 1  # sizes of a hand, from none to six


@compiled
def guess(figures: Figures, state: State, seat: int, seed: Any) -> None:
    """Deal what the seat (-1: a spectator) does not see anew, by draws of this seed."""
    begin(state.chance, seed)
    guess_by(figures, state, seat, state.chance)


@compiled
def guess_by(figures: Figures, state: State, seat: int, chance: Any) -> None:
    """Draw deals from a chance, which may be the state's own, until one agrees with all that the seat knows (QW-S2)."""
    sizes = np.zeros(MOST_OTHERS + 1, np.int64)
    for other in range(figures.players):
        if other != seat:
            sizes[other] = state.hand_sizes[other]
            for place in range(sizes[other]):
                state.bag[state.hands[other, place]] += 1
                state.bag_size += 1
    unseen = np.empty(len(WHOLE_BAG), np.int64)
    while True:
        _list_unseen(state, unseen)
        _deal(figures, state, seat, sizes, unseen, chance)
        if _is_as_announced(figures, state, seat) and allows(figures, state, seat):
            break
    for other in range(figures.players):
        if other != seat:
            for place in range(sizes[other]):
                state.bag[state.hands[other, place]] -= 1
                state.bag_size -= 1
    forget_trades_of_others(figures, state, seat)
    fresh = np.empty(32, np.uint8)
    fresh_seed(chance, fresh)
    begin(state.chance, fresh)


@compiled
def _list_unseen(state: State, unseen: Any) -> None:
    """All tiles of the bag, to which the hidden hands belong for now, in order."""
    place = 0
    for tile in range(TILES):
        for _ in range(state.bag[tile]):
            unseen[place] = tile
            place += 1


@compiled
def _deal(figures: Figures, state: State, seat: int, sizes: Any, unseen: Any, chance: Any) -> None:
    """Hands for the other seats."""
    lacking = 0
    for each in range(figures.players):
        lacking |= state.lacks[each]
        if each != seat:
            state.hand_sizes[each] = 0
    if lacking:
        _deal_around_lacks(figures, state, seat, sizes, unseen, chance)
        return
    left = int64(state.bag_size)
    for other in range(figures.players):
        if other != seat:
            _draw_hand(state, other, sizes[other], unseen, left, chance)
            left -= sizes[other]


@compiled
def _draw_hand(state: State, seat: int, size: int, unseen: Any, left: int, chance: Any) -> None:
    """Draw one hand, again and again until it is as announced. Sets of five and six are put together."""
    if state.untouched[seat] and state.announced[seat] >= RARE:
        _put_together(state, seat, unseen, left, chance)
        return
    for _ in range(TRIES):
        for last in range(left - 1, left - size - 1, -1):
            place = below(chance, last + 1)
            unseen[place], unseen[last] = unseen[last], unseen[place]
        state.hand_sizes[seat] = 0
        for place in range(left - size, left):
            insert(state, seat, unseen[place])
        if _seat_is_as_announced(state, seat):
            break


@compiled
def _is_as_announced(figures: Figures, state: State, seat: int) -> bool:
    """Had all others who have not ended a turn a largest set of the size that they announced?"""
    for other in range(figures.players):
        if other != seat and not _seat_is_as_announced(state, other):
            return False
    return True


@compiled
def _seat_is_as_announced(state: State, seat: int) -> bool:
    if not state.untouched[seat]:
        return True
    return largest_set(hand_set(state, seat) | _laid(state, seat)) == state.announced[seat]


@compiled
def _laid(state: State, seat: int) -> int:
    """The tiles that a seat has laid in a turn under way."""
    found = 0
    if seat == state.seat:
        for number in range(state.laid_count):
            found |= 1 << content(state, state.laid[number])
    return found


# ---- rare hands
@compiled
def _put_together(state: State, seat: int, unseen: Any, left: int, chance: Any) -> None:
    """What is left of a hand whose largest set is of five or six tiles, all such hands equally likely.

    The hands are gone through twice in the same order: to count the ways, and to find the one that was drawn.
    """
    copies, order = np.zeros(TILES, np.int64), np.empty(TILES, np.int64)
    kinds = 0
    for place in range(left):
        if copies[unseen[place]] == 0:
            order[kinds] = unseen[place]
            kinds += 1
        copies[unseen[place]] += 1
    gone, size = _laid(state, seat), int64(state.announced[seat])
    total, _, _ = _hand_of_ticket(copies, order, kinds, gone, size, -1)
    _, chosen, more = _hand_of_ticket(copies, order, kinds, gone, size, below(chance, total))
    for tile in range(TILES):
        held = (chosen >> tile & 1) + (tile == more) - (gone >> tile & 1)
        for _ in range(held):
            insert(state, seat, tile)
            left = _remove(unseen, left, tile)


@compiled
def _hand_of_ticket(copies: Any, order: Any, kinds: int, gone: int, size: int, ticket: int) -> Any:
    """How many ways there are up to the hand that has this ticket, its set, and its tile beside the set or -1.

    Without such a ticket, all ways. Beside a set of five lies one more tile that does not make it six.
    """
    total = 0
    for kind in KINDS:
        for left_out in range(LINE_LIMIT - 1, -1, -1):  # combinations in their usual order: the last is left out first
            chosen = kind if size == LINE_LIMIT else kind & ~_nth_of(kind, left_out)
            ways = 1
            for tile in range(TILES):
                if (chosen & ~gone) >> tile & 1:
                    ways *= copies[tile]
            beside = gone & ~chosen
            if size == LINE_LIMIT or beside:
                if count(beside) <= LINE_LIMIT - size and beside & kind == 0:
                    total += ways
                    if ticket < total and ticket >= 0:
                        return total, chosen, _only_tile(beside)
            else:
                for number in range(kinds):
                    more = order[number]
                    if gone >> more & 1 or not kind >> more & 1:
                        total += ways * copies[more]
                    elif chosen >> more & 1:  # a pair of it: of c copies c (c - 1) / 2 in place of c
                        total += ways * (copies[more] - 1) // 2
                    if ticket < total and ticket >= 0:
                        return total, chosen, more
            if size == LINE_LIMIT:
                break
    return total, 0, -1


@compiled
def _nth_of(tiles: int, number: int) -> int:
    """The set of the n-th of these tiles alone."""
    for _ in range(number):
        tiles &= tiles - 1
    return tiles & -tiles


@compiled
def _only_tile(tiles: int) -> int:
    """The tile of a set of one; -1 for an empty set."""
    for tile in range(TILES):
        if tiles >> tile & 1:
            return tile
    return -1


@compiled
def _remove(unseen: Any, left: int, tile: int) -> int:
    """Take the first such tile out of a list; how long the list is then."""
    place = 0
    while unseen[place] != tile:
        place += 1
    for later in range(place, left - 1):
        unseen[later] = unseen[later + 1]
    return left - 1


# ---- after passes
@compiled
def _deal_around_lacks(figures: Figures, state: State, seat: int, sizes: Any, unseen: Any, chance: Any) -> None:
    """The bag is empty, and nobody gets a tile that they showed not to have (QW-T3).

    Tile by tile, each seat gets it with a chance in proportion to the number of ways to deal the rest.
    """
    others, free = np.empty(MOST_OTHERS + 1, np.int64), np.zeros(MOST_OTHERS + 1, np.int64)
    number = 0
    for other in range(figures.players):
        if other != seat:
            others[number] = other
            free[number] = sizes[other]
            number += 1
    ways = _ways_to_deal(state, others, free, unseen)
    for place in range(state.bag_size):
        ticket = below(chance, ways[free[0], free[1], free[2], free[3]])
        for each in range(number):
            if free[each] > 0 and not state.lacks[others[each]] >> unseen[place] & 1:
                free[each] -= 1
                share = ways[free[0], free[1], free[2], free[3]]
                if ticket < share:
                    insert(state, others[each], unseen[place])
                    break
                ticket -= share
                free[each] += 1


@compiled
def _ways_to_deal(state: State, others: Any, free: Any, unseen: Any) -> Any:
    """In how many ways the last tiles can be dealt to seats that still take so many each, for all such numbers."""
    ways = np.zeros((_HAND, _HAND, _HAND, _HAND), np.int64)
    ways[0, 0, 0, 0] = 1
    for a in range(free[0] + 1):
        for b in range(free[1] + 1):
            for c in range(free[2] + 1):
                for d in range(free[3] + 1):
                    taken = a + b + c + d
                    if taken == 0:
                        continue
                    tile = unseen[state.bag_size - taken]
                    found = 0
                    if a > 0 and not state.lacks[others[0]] >> tile & 1:
                        found += ways[a - 1, b, c, d]
                    if b > 0 and not state.lacks[others[1]] >> tile & 1:
                        found += ways[a, b - 1, c, d]
                    if c > 0 and not state.lacks[others[2]] >> tile & 1:
                        found += ways[a, b, c - 1, d]
                    if d > 0 and not state.lacks[others[3]] >> tile & 1:
                        found += ways[a, b, c, d - 1]
                    ways[a, b, c, d] = found
    return ways
