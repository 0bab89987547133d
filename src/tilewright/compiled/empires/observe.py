"""What a seat may know, as numbers: those of the laboratory's observations, in their order.

Each function below writes one part from a place of the array on, and tells the place behind it.
"""

from typing import Any

from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    LOWER,
    NONE,
    OUTCOMES,
    PLACES,
    QUESTIONS,
    STEPS,
    TURNING,
    UPPER,
    State,
)
from tilewright.compiled.empires.strength import ATTACKER, DEFENDER, force
from tilewright.compiled.empires.table import (
    captive_area,
    captive_owner,
    captive_raider,
    markers_on_map,
    seat_at,
    seats_away,
    units_off_map,
)
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.encodings.observer import HIDDEN
from tilewright.games.empires.model.names import ARMS, HOME, PIRATES, POWERS, UNITS

Out = Any  # int16[]

KINDS_ASKED, UNIT_KINDS, ARM_COUNT = len(QUESTIONS), len(UNITS), len(ARMS)


@compiled
def observe(figures: Figures, state: State, seat: int, out: Out) -> None:
    """The planes, then the vector."""
    at = _observe_map(figures, state, seat, out)
    at = _observe_sums(figures, state, seat, out, at)
    at = _observe_empires(figures, state, seat, out, at)
    at = _observe_table(figures, state, seat, out, at)
    at = _observe_question(figures, state, seat, out, at)
    _observe_attack(figures, state, seat, out, at)


# ---- the map


@inlined
def _observe_map(figures: Figures, state: State, seat: int, out: Out) -> int:
    """Units, markers, Blockades and captured markers of each player in each place."""
    at = 0
    for kind in range(UNIT_KINDS):
        for away in range(figures.players):
            at = _counts(state.units[kind, seat_at(figures, seat, away)], PLACES, out, at)
    for away in range(figures.players):
        at = _counts(state.markers[seat_at(figures, seat, away)], PLACES, out, at)
    for away in range(figures.players):
        at = _bits(int64(state.blockades[seat_at(figures, seat, away)]), PLACES, out, at)
    plane = figures.players * PLACES
    out[at : at + 2 * plane] = 0
    for place in range(state.captive_count):
        held = int64(state.captives[place])
        owner = seats_away(figures, seat, captive_owner(held))
        out[at + captive_raider(held) * plane + owner * PLACES + captive_area(held)] += 1
    return at + 2 * plane


# ---- numbers that may pass a byte


@inlined
def _observe_sums(figures: Figures, state: State, seat: int, out: Out, at: int) -> int:
    """Gold, points, unrest, the sum in question and the strength of both sides."""
    players, asked = figures.players, state.question
    shown = figures.open_unrest or asked.kind == NONE
    for away in range(players):
        other = seat_at(figures, seat, away)
        out[at + away] = state.gold[other]
        out[at + players + away] = state.points[other]
        out[at + 2 * players + away] = state.unrest[other] if shown or away == 0 else HIDDEN
    at += 3 * players
    out[at] = asked.gold
    under_way = state.assault.attacker != NONE
    out[at + 1] = force(figures, state, ATTACKER) if under_way else 0
    out[at + 2] = force(figures, state, DEFENDER) if under_way else 0
    return at + 3


# ---- what each player has


@inlined
def _observe_empires(figures: Figures, state: State, seat: int, out: Out, at: int) -> int:
    """Population, powers, tiles, and what is left of units and markers."""
    players = figures.players
    for away in range(players):
        out[at + away] = state.population[seat_at(figures, seat, away)]
    at += players
    for away in range(players):
        at = _one_hot(int64(state.power[seat_at(figures, seat, away)]), len(POWERS), out, at)
    for away in range(players):
        other = seat_at(figures, seat, away)
        for tile in range(figures.tile_count):
            out[at + tile] = held(state, other, tile)
        at += figures.tile_count
    for away in range(players):
        other = seat_at(figures, seat, away)
        out[at : at + figures.tile_count] = 0
        for place in range(len(TURNING)):
            out[at + TURNING[place]] = state.turned[other, place]
        at += figures.tile_count
    for away in range(players):
        for kind in range(UNIT_KINDS):
            out[at + kind] = units_off_map(figures, state, seat_at(figures, seat, away), kind)
        at += UNIT_KINDS
    for away in range(players):
        out[at + away] = figures.markers_on_map - markers_on_map(state, seat_at(figures, seat, away))
    return at + players


# ---- the rest of the table


@inlined
def _observe_table(figures: Figures, state: State, seat: int, out: Out, at: int) -> int:
    """Rows, counters, supply, bag, and how far the game has come."""
    at = _row(figures, state.upper, int64(state.upper_count), seat, out, at)
    at = _row(figures, state.lower, int64(state.lower_count), seat, out, at)
    at = _counts(state.lying, figures.kind_count, out, at)
    at = _counts(state.supply, figures.tile_count, out, at)
    out[at] = 0
    for kind in range(figures.kind_count):
        out[at] += state.bag[kind]
    out[at + 1], out[at + 2], out[at + 3] = state.war, state.round, state.actions_left
    out[at + 4], out[at + 5] = state.tile_taken, state.settled
    at = _seat(figures, int64(state.question.seat), seat, out, at + 6)
    at = _seat(figures, int64(state.active), seat, out, at)
    at = _seat(figures, int64(state.first), seat, out, at)
    out[at] = figures.open_unrest
    return at + 1


@compiled
def _row(figures: Figures, row: Any, count: int, seat: int, out: Out, at: int) -> int:
    """Each player's place in a row, from 1; 0 if not in it."""
    out[at : at + figures.players] = 0
    for place in range(count):
        out[at + seats_away(figures, seat, int64(row[place]))] = place + 1
    return at + figures.players


# ---- the question


@inlined
def _observe_question(figures: Figures, state: State, seat: int, out: Out, at: int) -> int:
    """What is asked, and all that belongs to it; zeros when the game is over."""
    asked = state.question
    at = _one_hot(int64(asked.kind), KINDS_ASKED, out, at)
    at = _seat(figures, int64(asked.opener), seat, out, at)
    at = _seat(figures, int64(asked.bidder if asked.asker == NONE else asked.asker), seat, out, at)
    at = _seat(figures, int64(asked.a), seat, out, at)
    at = _seat(figures, int64(NONE if asked.b >= UPPER else asked.b), seat, out, at)
    out[at], out[at + 1], out[at + 2] = asked.b == UPPER, asked.b == LOWER, asked.passes
    about = int64(asked.tile if asked.source == NONE else asked.source)
    at = _one_hot(about, figures.tile_count, out, at + 3)
    at = _one_hot(int64(asked.unit), UNIT_KINDS, out, at)
    out[at], out[at + 1] = asked.destroyed, asked.militia
    at = _one_hot(int64(asked.area), HOME, out, at + 2)
    out[at] = asked.left
    at += 1
    for kind in range(UNIT_KINDS):
        at = _counts(asked.moved[kind], PLACES, out, at)
    return _one_hot(int64(asked.arm), ARM_COUNT, out, at)


# ---- the attack


@inlined
def _observe_attack(figures: Figures, state: State, seat: int, out: Out, at: int) -> int:
    """The attack under way; zeros without one."""
    assault = state.assault
    at = _seat(figures, int64(assault.attacker), seat, out, at)
    at = _seat(figures, int64(assault.defender), seat, out, at)
    at = _one_hot(int64(assault.area), HOME, out, at)
    at = _one_hot(int64(assault.arm), ARM_COUNT, out, at)
    at = _one_hot(int64(assault.step), len(STEPS), out, at)
    out[at] = assault.naval_only
    at = _one_hot(int64(assault.counter), figures.kind_count, out, at + 1)
    raider = NONE if assault.tile == NONE else 0 if assault.tile == PIRATES else 1
    at = _one_hot(raider, 2, out, at)
    at = _seat(figures, int64(assault.captive), seat, out, at)
    for arm in range(ARM_COUNT):
        for away in range(figures.players):
            out[at + away] = assault.asked[arm] >> seat_at(figures, seat, away) & 1
        at += figures.players
    for arm in range(ARM_COUNT):
        for away in range(figures.players):
            out[at + away] = assault.help[arm, seat_at(figures, seat, away)]
        at += figures.players
    at = _seat(figures, int64(assault.support), seat, out, at)
    at = _bits(assault.tiles_asked, figures.tile_count, out, at)
    at = _bits(assault.tiles_at_sea, figures.tile_count, out, at)
    out[at], out[at + 1], out[at + 2] = assault.surprise, assault.blockade, assault.withdrawn
    at = _counts(assault.dice, 4, out, at + 3)
    at = _one_hot(assault.outcome - 1, len(OUTCOMES) - 1, out, at)
    out[at] = assault.losses
    return at + 1


# ---- how a part is written


@compiled
def _counts(counts: Any, size: int, out: Out, at: int) -> int:
    for place in range(size):
        out[at + place] = counts[place]
    return at + size


@compiled
def _bits(bits: int, size: int, out: Out, at: int) -> int:
    """The bits of a number, the lowest first."""
    for place in range(size):
        out[at + place] = bits >> place & 1
    return at + size


@compiled
def _one_hot(number: int, size: int, out: Out, at: int) -> int:
    """A 1 at this place among zeros; zeros only for NONE."""
    out[at : at + size] = 0
    if number != NONE:
        out[at + number] = 1
    return at + size


@compiled
def _seat(figures: Figures, other: int, seat: int, out: Out, at: int) -> int:
    """A 1 for a player, as this seat counts them; zeros for nobody."""
    away = NONE if other == NONE else seats_away(figures, seat, other)
    return _one_hot(away, figures.players, out, at)
