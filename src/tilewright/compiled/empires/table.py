"""How the rules look at the table, and the question that is open."""

from typing import Any

from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, PLACES, PLAYERS, State
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import HOME


@compiled
def presence(counts: Any) -> int:
    """In which places there is anything, as bits."""
    mask = 0
    for place in range(PLACES):
        mask |= (counts[place] != 0) << place
    return mask


@compiled
def total(counts: Any) -> int:
    """How many there are in all places."""
    number = 0
    for place in range(PLACES):
        number += counts[place]
    return number


@compiled
def seats_away(figures: Figures, seat: int, other: int) -> int:
    """How far another player sits from one, clockwise."""
    away = other - seat
    return away if away >= 0 else away + figures.players


@compiled
def seat_at(figures: Figures, seat: int, away: int) -> int:
    """Who sits so far from a player, clockwise."""
    other = seat + away
    return other if other < figures.players else other - figures.players


@compiled
def upper_row(state: State) -> int:
    """The seats in the upper row, as bits."""
    mask = 0
    for place in range(state.upper_count):
        mask |= 1 << state.upper[place]
    return mask


@compiled
def placed(state: State) -> int:
    """The seats in either row, as bits."""
    mask = upper_row(state)
    for place in range(state.lower_count):
        mask |= 1 << state.lower[place]
    return mask


@compiled
def allied(state: State, seat: int, other: int) -> bool:
    """Do they stand in the same row (SE-A5)?"""
    upper = upper_row(state)
    return (upper >> seat & 1) == (upper >> other & 1)


@compiled
def turn_order(state: State, place: int) -> int:
    """The seat that takes the turn of this number (SE-A5): first of the upper row, first of the lower, and so on."""
    shorter = min(state.upper_count, state.lower_count)
    if place < 2 * shorter:
        return int64(state.lower[place // 2] if place % 2 else state.upper[place // 2])
    place -= shorter
    return int64(state.upper[place] if state.upper_count > shorter else state.lower[place])


@compiled
def captive_owner(held: int) -> int:
    """Whose marker a Pirates or Slave Revolt tile holds."""
    return held % PLAYERS


@compiled
def captive_area(held: int) -> int:
    """Where it lies."""
    return held // PLAYERS % HOME


@compiled
def captive_raider(held: int) -> int:
    """0 for Pirates, 1 for a Slave Revolt."""
    return held // (PLAYERS * HOME)


@compiled
def captive(raider: int, area: int, owner: int) -> int:
    """The number that stands for such a tile on the map."""
    return (raider * HOME + area) * PLAYERS + owner


@compiled
def markers_on_map(state: State, seat: int) -> int:
    """Their markers on the map, captured ones included (SE-W3)."""
    number = total(state.markers[seat])
    for place in range(state.captive_count):
        number += captive_owner(int64(state.captives[place])) == seat
    return number


@compiled
def has_marker_left(figures: Figures, state: State, seat: int) -> bool:
    return markers_on_map(state, seat) < figures.markers_on_map


@compiled
def units_off_map(figures: Figures, state: State, seat: int, kind: int) -> int:
    """How many units of a kind they can still build (SE-W3)."""
    return figures.unit_limits[kind] - total(state.units[kind, seat])


# ---- the question


@compiled
def ask(state: State, kind: int, seat: int) -> None:
    """Somebody must decide something; what else there is to the question is written after this.

    The units that had their move are left alone: they go from one question of a move to the next.
    """
    question = state.question
    question.kind = kind
    question.seat = seat
    question.opener = question.bidder = question.a = question.b = NONE
    question.unit = question.source = question.area = question.tile = NONE
    question.asker = question.arm = question.gold = NONE
    question.passes = question.destroyed = question.militia = question.left = 0
