"""Evaluates a position: the points that each seat may expect at the end of the game, and so its chance to win.

The value of a seat is a sum of terms, each with a weight. `Terms` of `weights.py` lists them; `Evaluator.terms` returns
them in that order, the points themselves first.

Numbers are added up by `reduce`, one after another: `sum` rounds in another way from Python 3.12 on, and the compiled
evaluation is to come to the very same numbers on every version.
"""

from functools import lru_cache, reduce
from math import exp, prod
from operator import add, mul
from typing import NamedTuple

import msgspec

from tilewright.bots.empires.features import AreaFeatures
from tilewright.bots.empires.weights import Terms, Weights
from tilewright.games.empires.model.names import IMPROVEMENTS
from tilewright.games.empires.model.table import Empire
from tilewright.games.empires.rules.movement import entry
from tilewright.games.empires.rules.war_end import growth_of, income_of, upkeep_of
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views.insight import forecast
from tilewright.kernel import shares

NAMES = ("points", *Terms.__struct_fields__)
ENOUGH = 12  # gold that there is always a use for
NEXT = 0.55  # how much each next attack counts, against the one before
MOST_ATTACKS = 6
LATER = 0.7  # how much of a tile's value lasts into the next war
FAR_BEHIND = -60.0  # in units of the scale: no chance at all


class Evaluator:
    """Evaluates the states of one game with some weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.by = (1.0, *msgspec.structs.astuple(weights.terms))
        self._area_features = AreaFeatures(weights.areas)
        self._known: dict[tuple[Empire, float, int], _Own] = {}

    def start_from(self, state: EmpiresState) -> None:
        """States that differ little from this one are about to be evaluated."""
        self._known.clear()
        self._area_features.start_from(state, *self._prices(state))

    def chances(self, state: EmpiresState) -> list[float]:
        """Each seat's chance to win; they add up to 1, but for a game that nobody has won."""
        result = state.result
        if result is not None:
            return list(shares(result.places))
        expected_points = self.expected_points(state)
        scale = self.scale(state)
        best = max(expected_points)
        odds = [exp(max(FAR_BEHIND, (points - best) / scale)) for points in expected_points]
        total = reduce(add, odds)
        return [each / total for each in odds]

    def scale(self, state: EmpiresState) -> float:
        """How many points of lead make a difference now."""
        return self.weights.scale.end + self.weights.scale.war * wars_left(state)

    def expected_points(self, state: EmpiresState) -> list[float]:
        """The points that each seat may expect. A revolution would take all of them."""
        found, fears = self._weighed(state)
        expected_points = [reduce(add, map(mul, self.by, terms)) for terms in found]
        return [points - fear * max(0.0, points) for points, fear in zip(expected_points, fears, strict=True)]

    def terms(self, state: EmpiresState) -> list[tuple[float, ...]]:
        """The terms of each seat, in the order of NAMES."""
        return self._weighed(state)[0]

    def _weighed(self, state: EmpiresState) -> tuple[list[tuple[float, ...]], list[float]]:
        """By seat: its terms, and the share of its points that a revolution threatens."""
        seats, empires, later = range(state.players), state.empires, wars_left(state)
        turns = turns_left(state)
        longest = max(turns)
        reach = [entry(state, seat) if empire.power else 0 for seat, empire in enumerate(empires)]
        scored, threats = [0] * state.players, [0.0] * state.players
        attacks: list[list[float]] = [[] for _ in seats]
        within: list[list[float]] = [[] for _ in seats]
        for area, stakes in enumerate(self._area_features.stakes(state, *self._prices(state))):
            for seat, points, attack, one_more, threat in stakes:
                scored[seat] += points
                threats[seat] += threat
                if attack:
                    attacks[seat].append(attack)
                if one_more and reach[seat] >> area & 1:
                    within[seat].append(one_more)
        own = [self._own(state, seat, turns[seat], later) for seat in seats]
        unrest, figures = tuple([each.unrest for each in own]), state.material.figures
        penalties, fears = unrest_costs(unrest, later + longest, figures.unrest_penalty, figures.revolution)
        terms = [
            (
                empires[seat].points + scored[seat],
                scored[seat] * later,
                sum(empires[seat].markers) * (1 + later),
                -threats[seat] * longest,
                _discounted(attacks[seat]) * turns[seat],
                _discounted(within[seat]) * turns[seat],
                *own[seat].belongings,
                -own[seat].unrest,
                -penalties[seat],
                own[seat].tiles,
            )
            for seat in seats
        ]
        return terms, fears

    def _prices(self, state: EmpiresState) -> tuple[float, float]:
        """How many scorings a place in an area counts for, and what an attack costs, in points."""
        areas = self.weights.areas
        return 1 + areas.horizon * wars_left(state), state.material.figures.attack_cost * areas.gold

    def _own(self, state: EmpiresState, seat: int, turns: float, later: int) -> "_Own":
        key = (state.empires[seat], turns, later)
        found = self._known.get(key)
        if found is None:
            tiles = self._tiles(state.empires[seat], turns, later)
            belongings = _belongings(state, seat, turns, later)
            unrest = state.empires[seat].unrest + forecast(state, seat).unrest
            found = self._known[key] = _Own(belongings, unrest, tiles)
        return found

    def _tiles(self, empire: Empire, turns: float, later: int) -> float:
        total, values = 0.0, self.weights.tiles
        for tile, name in enumerate(IMPROVEMENTS):
            count = empire.tiles[tile]
            if count:
                total += values.get(name, 0.0) * ((count - empire.turned[tile]) * turns + LATER * count * later)
        return total


class _Own(NamedTuple):
    """What is a matter of the seat alone. Its unrest is that at the end of the war, if it ended now: what cannot be
    paid of the upkeep becomes unrest (SE-I1, SE-U1)."""

    belongings: tuple[float, ...]
    unrest: int
    tiles: float


def wars_left(state: EmpiresState) -> int:
    """Wars after this one."""
    return state.material.figures.wars - max(1, state.war)


def turns_left(state: EmpiresState) -> list[float]:
    """The share of this war's turns that each seat still has, the one under way counted by its actions."""
    if not state.round:
        return [1.0] * state.players
    rounds, moved = state.material.rounds(state.players), _moved(state)
    actions = state.material.figures.actions
    found: list[float] = []
    for seat in range(state.players):
        left = float(rounds - state.round + (seat not in moved))
        if seat == state.active:
            left += state.actions_left / actions - 1
        found.append(left / rounds)
    return found


def _moved(state: EmpiresState) -> set[int]:
    """The seats that have had their turn in this round."""
    moved: set[int] = set()
    for place in range(max(len(state.upper), len(state.lower))):
        for row in (state.upper, state.lower):
            if place < len(row):
                if row[place] == state.active:
                    return moved
                moved.add(row[place])
    return moved


def _discounted(gains: list[float]) -> float:
    """What attacks to come may bring: the best counts most, for there are only so many turns."""
    share, total = 1.0, 0.0
    for gain in sorted(gains, reverse=True)[:MOST_ATTACKS]:
        total += share * gain
        share *= NEXT
    return total


def _belongings(state: EmpiresState, seat: int, turns: float, later: int) -> tuple[float, ...]:
    """Gold, spare gold, income, population, growth, armies, fleets, forts. In the last war they count for what
    can still be done with them."""
    empire = state.empires[seat]
    use = max(turns, min(1.0, 0.5 * later))
    income = sum(income_of(state, seat)) - upkeep_of(empire)
    gold = empire.gold * use
    grown = min(state.material.figures.population_max, empire.population + growth_of(state, seat))
    return (
        min(gold, ENOUGH),
        max(0.0, gold - ENOUGH),
        income * (1 + later) / 2,
        empire.population * turns,
        grown * later / 2,
        sum(empire.armies) * use,
        sum(empire.fleets) * use,
        sum(empire.forts) * use,
    )


@lru_cache(maxsize=1 << 12)
def unrest_costs(
    unrest: tuple[int, ...], left: float, prices: tuple[int, ...], revolution: int
) -> tuple[list[float], list[float]]:
    """By seat, with so many wars left, of this one what is left: the penalty to be expected (SE-G1), and the share of
    its points that a revolution threatens."""
    spread = 0.4 + 1.5 * left
    first, second = (*prices, 0, 0)[:2]
    penalties: list[float] = []
    for seat, mine in enumerate(unrest):
        above = [_slope((mine - other) / spread) for rival, other in enumerate(unrest) if rival != seat]
        most = prod(above)
        next_most = reduce(
            add, ((1 - each) * prod(above[:place] + above[place + 1 :]) for place, each in enumerate(above))
        )
        penalties.append(first * most + second * next_most if mine else 0.0)
    doubt = 0.25 + 0.9 * left
    fears = [_slope((mine - revolution + 0.5 + 2 * left) / doubt) for mine in unrest]
    return penalties, fears


def _slope(lead: float) -> float:
    """From 0 far behind to 1 far ahead."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
