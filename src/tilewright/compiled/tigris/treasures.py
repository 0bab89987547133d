"""Treasures: a trader's owner takes all but one of its kingdom's (TE-R)."""

from tilewright.compiled.bits import EMPTY, board_count, board_lowest, both, is_empty, load, minus, store
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.board import kingdom_at
from tilewright.compiled.tigris.cells import HOME, Mask, bit_of
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.games.tigris.model.names import TRADER


@compiled
def within_reach(state: State, seat: int) -> Mask:
    """The treasures in the kingdom of a player's trader (TE-R1)."""
    stand = state.stands[COLOURS * seat + TRADER]
    return EMPTY if stand == HOME else both(kingdom_at(state, bit_of(stand)), load(state.treasures))


@compiled
def may_stay(figures: Figures, treasures: Mask) -> Mask:
    """The treasures of which one is left: a preferred one only if all are (TE-R2)."""
    others = minus(treasures, load(figures.preferred))
    return treasures if is_empty(others) else others


@compiled
def collect(figures: Figures, state: State) -> bool:
    """Hand out treasures, the active player's first, then clockwise; is somebody to choose? (TE-R1, TE-R3)"""
    if board_count(both(load(state.treasures), load(state.ruled))) < 2:
        return False
    for step in range(figures.players):
        seat = (state.active + step) % figures.players
        treasures = within_reach(state, seat)
        if board_count(treasures) < 2:
            continue
        stay = may_stay(figures, treasures)
        if board_count(stay) > 1:
            questions.ask(state, questions.TREASURE, seat, HOME)
            return True
        take(state, seat, board_lowest(stay))
    return False


@compiled
def take(state: State, seat: int, kept: int) -> None:
    """Take all treasures of the trader's kingdom but one (TE-R1)."""
    taken = minus(within_reach(state, seat), bit_of(kept))
    store(state.treasures, minus(load(state.treasures), taken))
    state.treasures_held[seat] += board_count(taken)
