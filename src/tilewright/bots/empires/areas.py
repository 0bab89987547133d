"""One area by itself: what it scores, what attacks in it may win, and what they threaten.

Nearly all of an evaluation is in here, and from one action to the next nearly all areas stay as they are: what was
worked out for one is cached.
"""

from functools import lru_cache
from typing import NamedTuple

from tilewright.bots.empires.weights import Areas
from tilewright.games.empires.rules.odds import ROLLS, odds
from tilewright.games.empires.rules.war_end import by_places

BySeat = tuple[int, ...]
Neutral = tuple[int, int, int]  # strength, gold, points


class AreaPosition(NamedTuple):
    """All that matters in an area, by seat. `rows`: the alliance, 1 or 2, of each; 0 if it is not known."""

    prizes: tuple[int, ...]
    markers: BySeat
    armies: BySeat
    forts: BySeat
    fleets: BySeat
    training: BySeat
    alliances: BySeat
    rows: BySeat
    neutrals: tuple[Neutral, ...]


class Stake(NamedTuple):
    """What is in an area for a seat: points at the next scoring; the expected gain of the best attack, and how much
    more with one army more; what may be lost."""

    seat: int
    points: int
    attack: float
    one_more: float
    threat: float


Stakes = tuple[Stake, ...]  # only of those who have one


@lru_cache(maxsize=1 << 16)
def stakes(position: AreaPosition, horizon: float, attack_cost: float, weights: Areas) -> Stakes:
    """`horizon` is how many scorings a place counts for, `attack_cost` what declaring an attack costs in points."""
    seats = range(len(position.markers))
    threats = [0.0 for _ in seats]
    attacks = [_best(position, seat, 0, horizon, attack_cost, weights, threats) for seat in seats]
    stakes: list[Stake] = []
    for seat, points in enumerate(by_places(position.markers, position.prizes)):
        one_more = max(0.0, _best(position, seat, 1, horizon, attack_cost, weights, None) - attacks[seat])
        if points or attacks[seat] or one_more or threats[seat]:
            stakes.append(Stake(seat, points, attacks[seat], one_more, threats[seat]))
    return tuple(stakes)


def _best(
    position: AreaPosition,
    seat: int,
    more: int,
    horizon: float,
    cost: float,
    weights: Areas,
    threat: list[float] | None,
) -> float:
    """What the best attack of this seat would bring; what it would cost others is put down in `threat`."""
    armies = position.armies[seat] + more
    if not armies:
        return 0.0
    fleet = position.fleets[seat] > 0
    strength = armies + position.alliances[seat] + weights.helper * _helpers(position, seat, seat)
    best = 0.0
    for neutral, gold, points in position.neutrals:
        lead = strength + (position.training[seat] > 0) + fleet - neutral
        won, lost = _roll(round(lead), armies)
        gain = _gain(position, seat, None, horizon, weights) + points + gold * cost / 2
        best = max(best, won * gain - cost - lost * weights.losses)
    for rival, row in enumerate(position.rows):
        enmity = _enmity(position.rows[seat], row, weights) if rival != seat else 0.0
        if not enmity or not position.markers[rival]:
            continue
        lead = strength - _defence(position, rival, seat, weights) + _training(position, seat, rival)
        lead += _sea(position.fleets[seat], position.fleets[rival])
        won, lost = _roll(round(lead), armies)
        loss = -_change(position, rival, seat, rival) * horizon + weights.marker
        gain = _gain(position, seat, rival, horizon, weights) + weights.spite * loss
        best = max(best, enmity * (won * gain - cost - lost * weights.losses))
        if threat is not None:
            threat[rival] = max(threat[rival], enmity * won * loss)
    return best


def _enmity(row: int, other: int, weights: Areas) -> float:
    """Allies do not attack each other; before the alliances are known, who will be one is open."""
    if not row or not other:
        return weights.other_row
    return float(row != other)


def _helpers(position: AreaPosition, seat: int, but: int) -> int:
    """Armies of allies that might help."""
    row = position.rows[seat]
    if not row:
        return 0
    return sum(
        armies
        for other, armies in enumerate(position.armies)
        if other not in (seat, but) and position.rows[other] == row
    )


def _defence(position: AreaPosition, seat: int, attacker: int, weights: Areas) -> float:
    own = position.armies[seat] + 2 * position.forts[seat] + position.alliances[seat]
    return own + weights.helper * _helpers(position, seat, attacker)


def _training(position: AreaPosition, seat: int, rival: int) -> int:
    """One more to whoever has more of it, and anything to train."""
    mine, theirs = position.training[seat], position.training[rival]
    if mine == theirs:
        return 0
    return 1 if mine > theirs else -1 if position.armies[rival] or position.forts[rival] else 0


def _sea(mine: int, theirs: int) -> float:
    """Naval support, or half of it where it would be fought for."""
    if mine and theirs:
        return 0.5 * ((mine > theirs) - (mine < theirs))
    return (mine > 0) - (theirs > 0)


def _roll(lead: int, armies: int) -> tuple[float, float]:
    """The chance to win, and the units lost."""
    chances = odds(max(-12, min(12, lead)))
    _, one, two = chances.attacker_losses
    return chances.win / ROLLS, (one + min(2, armies) * two) / ROLLS


def _gain(position: AreaPosition, seat: int, rival: int | None, horizon: float, weights: Areas) -> float:
    """What a marker taken from a rival, or from a neutral, brings."""
    return _change(position, seat, seat, rival) * horizon + weights.marker


def _change(position: AreaPosition, whose: int, winner: int, loser: int | None) -> int:
    """How the points of a seat change when a marker changes hands."""
    return (
        places_after(position.prizes, position.markers, winner, loser)[whose]
        - by_places_once(position.prizes, position.markers)[whose]
    )


@lru_cache(maxsize=1 << 14)
def by_places_once(prizes: tuple[int, ...], markers: BySeat) -> tuple[int, ...]:
    return by_places(markers, prizes)


@lru_cache(maxsize=1 << 14)
def places_after(prizes: tuple[int, ...], markers: BySeat, winner: int, loser: int | None) -> tuple[int, ...]:
    changed = list(markers)
    changed[winner] += 1
    if loser is not None:
        changed[loser] -= 1
    return by_places(changed, prizes)
