"""Choosing dynasties before the first turn, if the players want to (TE-S3)."""

from tilewright.compiled.bits import count, lowest
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import Figures, State
from tilewright.games.tigris.model.names import DYNASTIES

ALL = (1 << len(DYNASTIES)) - 1


@compiled
def has_chosen(figures: Figures, state: State, seat: int, asked: int) -> bool:
    """Has this player chosen before the one who is asked? The first player chose first."""
    return (seat - state.active) % figures.players < (asked - state.active) % figures.players


@compiled
def free_dynasties(figures: Figures, state: State, asked: int) -> int:
    """The dynasties that nobody before this seat has chosen, as bits."""
    free = ALL
    for seat in range(figures.players):
        if has_chosen(figures, state, seat, asked):
            free &= ~(1 << state.dynasties[seat])
    return free


@compiled
def take(figures: Figures, state: State, seat: int, dynasty: int) -> None:
    """A player takes a dynasty; one who had it without having chosen it gets the other for it."""
    for other in range(figures.players):
        if state.dynasties[other] == dynasty:
            state.dynasties[other] = state.dynasties[seat]
    state.dynasties[seat] = dynasty


@compiled
def choose(figures: Figures, state: State, dynasty: int) -> bool:
    """A player chooses, and the next one is asked unless there is no choice (TE-T4); is somebody still to choose?"""
    seat = int(state.seat)
    take(figures, state, seat, dynasty)
    while True:
        seat = (seat + 1) % figures.players
        if seat == state.active:
            return False
        free = free_dynasties(figures, state, seat)
        if count(free) > 1:
            questions.ask(state, questions.DYNASTY, seat, HOME)
            return True
        take(figures, state, seat, lowest(free))
