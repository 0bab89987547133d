"""The end with two players and an empty bag, played out to the last tile: `endgame.py` of the readable search."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.laying import lay_all, take_all
from tilewright.bots.qwirkle.compiled.layout import Turn
from tilewright.bots.qwirkle.endgame import FAR
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.hands import hand_set, insert
from tilewright.compiled.qwirkle.layout import State
from tilewright.compiled.qwirkle.plays import list_plays
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS

MOST_TURNS = 2 * HAND_SIZE + 1
"""In which a tile is laid, until both hands are empty; and the first position."""

_KEY_BITS = 6  # a tile and one more, so that a hand that ends comes first


@compiled
def margin_after(states: Any, turn: Turn, best: int, search: Any) -> int:
    """By how many points whoever is to move in the first of these states gains on the other with this turn."""
    state, points = states[0], int64(turn.points)
    me = int64(state.seat)
    if turn.kept_count == 0:
        return points
    lay_all(state, turn.tiles, turn.cells, turn.count)
    state.hand_sizes[me] = 0
    for place in range(turn.kept_count):
        insert(state, me, int64(turn.kept[place]))
    return points - _margin(states, int64(0), 1 - me, int64(turn.count == 0), points - FAR, points - best, search)


@compiled
def _margin(states: Any, depth: int, seat: int, passes: int, low: int, high: int, search: Any) -> int:
    """By how many points this seat gains on the other from here, within these bounds (alpha-beta)."""
    if search.budget == 0:
        search.is_spent = 1
        return 0
    search.budget -= 1
    state = states[depth]
    plays, found = list_plays(state, hand_set(state, seat), 1)
    if found == 0:  # a pass; the second in a row ends the game (QW-G2)
        return 0 if passes > 0 else -_margin(states, depth, 1 - seat, passes + 1, -high, -low, search)
    if found > search.width:
        search.has_cut = 1
    hand_size, best, last = int64(state.hand_sizes[seat]), -FAR, -1
    kept = np.empty(found, np.int64)
    _prepare(state, seat, plays, found, kept)
    for _ in range(min(found, search.width)):
        last = _next_play(plays, found, kept, last)
        play = plays[last]
        points = int64(play.points)
        margin = points
        if play.count < hand_size:
            states[depth + 1] = states[depth]
            lay_all(states[depth + 1], play.tiles, play.cells, play.count)
            take_all(states[depth + 1], seat, play.tiles, play.count)
            margin -= _margin(states, depth + 1, 1 - seat, int64(0), points - high, points - max(low, best), search)
            if search.is_spent:
                return 0
        best = max(best, margin)
        if best >= high:
            break
    return best


@compiled
def _prepare(state: State, seat: int, plays: Any, found: int, kept: Any) -> None:
    """Add the last tile's bonus (QW-G1), and set what each play keeps, as a number that compares as the tiles do."""
    for number in range(found):
        play = plays[number]
        if play.count == state.hand_sizes[seat]:
            play.points += LAST_TILE_BONUS
        laid = 0
        for place in range(play.count):
            laid |= 1 << play.tiles[place]
        key, free = 0, HAND_SIZE
        for slot in range(state.hand_sizes[seat]):
            tile = state.hands[seat, slot]
            if laid >> tile & 1:
                laid &= ~(1 << tile)
            else:
                free -= 1
                key |= (tile + 1) << (_KEY_BITS * free)
        kept[number] = key


@compiled
def _next_play(plays: Any, found: int, kept: Any, last: int) -> int:
    """The play that comes next after the last one, or the first: by points, then by what is kept and laid."""
    following = -1
    for number in range(found):
        if (last < 0 or _comes_before(plays, kept, last, number)) and (
            following < 0 or _comes_before(plays, kept, number, following)
        ):
            following = number
    return following


@compiled
def _comes_before(plays: Any, kept: Any, one: int, other: int) -> bool:
    """Two that keep the same lay the same tiles, and as many."""
    a, b = plays[one], plays[other]
    if a.points != b.points:
        return a.points > b.points
    if kept[one] != kept[other]:
        return kept[one] < kept[other]
    for place in range(a.count):
        if a.tiles[place] != b.tiles[place]:
            return a.tiles[place] < b.tiles[place]
        if a.cells[place] != b.cells[place]:
            return a.cells[place] < b.cells[place]
    return False
