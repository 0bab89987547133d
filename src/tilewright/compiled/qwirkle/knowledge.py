"""What the players can know of each other's hands: games/qwirkle/model/knowledge.py, kept in the state."""

from typing import Any

from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import TILES, Figures, State
from tilewright.games.qwirkle.model.board import HAND_SIZE


@compiled
def after_turn(state: State, seat: int, drawn: int) -> None:
    """A turn is over, in which this seat drew so many tiles."""
    state.untouched[seat] = 0
    state.draws[seat] += drawn


@compiled
def after_trade(figures: Figures, state: State, seat: int, traded: Any, count: int) -> None:
    """This seat put these tiles aside, in order, and drew; they are not in the bag yet (QW-T2)."""
    _forget_old_trades(figures, state, seat)
    trade = state.returned[seat, state.returned_count[seat]]
    state.returned_count[seat] += 1
    trade.kinds = 0
    for place in range(count):
        tile = traded[place]
        if place == 0 or tile != traded[place - 1]:
            trade.tiles[trade.kinds] = tile
            trade.copies[trade.kinds] = _unseen_copies(figures, state, seat, tile)
            trade.kinds += 1
    other = 0
    for each in range(figures.players):
        if each != seat:
            trade.draws[other] = state.draws[each]
            other += 1
    after_turn(state, seat, count)


@compiled
def _unseen_copies(figures: Figures, state: State, seat: int, tile: int) -> int:
    """The copies of a tile in the bag and in the hands of others."""
    copies = int64(state.bag[tile])
    for other in range(figures.players):
        if other != seat:
            for place in range(state.hand_sizes[other]):
                copies += state.hands[other, place] == tile
    return copies


@compiled
def _forget_old_trades(figures: Figures, state: State, seat: int) -> None:
    """Drop the trades, oldest first, since which everybody else has drawn a whole hand."""
    while state.returned_count[seat] > 0 and not _matters(figures, state, seat):
        for place in range(1, state.returned_count[seat]):
            _copy_trade(state.returned[seat, place], state.returned[seat, place - 1])
        state.returned_count[seat] -= 1


@compiled
def _matters(figures: Figures, state: State, seat: int) -> bool:
    """Can somebody else's hand still hold tiles of the time of this seat's oldest trade?"""
    other = 0
    for each in range(figures.players):
        if each != seat:
            if state.draws[each] - int64(state.returned[seat, 0].draws[other]) < HAND_SIZE:
                return True
            other += 1
    return False


@compiled
def _copy_trade(source: Any, target: Any) -> None:
    target.kinds = source.kinds
    for kind in range(HAND_SIZE):
        target.tiles[kind] = source.tiles[kind]
        target.copies[kind] = source.copies[kind]
    for other in range(len(source.draws)):
        target.draws[other] = source.draws[other]


@compiled
def after_pass(state: State, seat: int) -> None:
    """This seat showed that none of its tiles fits anywhere (QW-T3)."""
    after_turn(state, seat, 0)
    for tile in range(TILES):
        if state.openings[tile] > 0:
            state.lacks[seat] |= 1 << tile


@compiled
def forget_trades_of_others(figures: Figures, state: State, owner: int) -> None:
    """What the other seats know from trades of theirs is not known to this one."""
    for seat in range(figures.players):
        if seat != owner:
            state.returned_count[seat] = 0


@compiled
def allows(figures: Figures, state: State, owner: int) -> bool:
    """Could these be the hands, as far as that seat knows from its own trades? A seat of -1 knows nothing."""
    if owner < 0:
        return True
    for number in range(state.returned_count[owner]):
        trade = state.returned[owner, number]
        other = 0
        for each in range(figures.players):
            if each != owner:
                too_many = 0
                for kind in range(trade.kinds):
                    held = 0
                    for place in range(state.hand_sizes[each]):
                        held += state.hands[each, place] == trade.tiles[kind]
                    too_many += max(0, held - int64(trade.copies[kind]))
                if too_many > int64(state.draws[each]) - int64(trade.draws[other]):
                    return False
                other += 1
    return True
