"""Evaluates a position: each seat's chance to win.

The value of a colour is its points plus a weighted sum of terms for what its leader, king, monuments, wars and tiles
may still bring. The value of a seat is a soft minimum over its colours, softer while many turns are left to make up
for a weak one. The chances follow from comparing the seats. All levels but the highest play by `weights_by_hand.toml`;
the highest plays by `weights.toml`, which `tuning.py` made from it.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from operator import mul
from typing import Any

import msgspec

from tilewright.bots.sums import sum_in_order
from tilewright.bots.tigris.features import Features
from tilewright.bots.tigris.odds import Odds, odds_for
from tilewright.games.tigris.model.events import Drew
from tilewright.games.tigris.model.names import COLOUR_OF
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, LEADERS_OF, LeaderId
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import shares

COLOUR_TERMS = (
    "leader_turns",
    "endangered_turns",
    "far_endangered_turns",
    "leader",
    "endangered",
    "covered_turns",
    "doubled_turns",
    "income_turns",
    "income",
    "square_turns",
    "gain",
    "far_gain",
    "support",
    "hand",
    "idle_hand",
)
SEAT_TERMS = ("treasure_within", "treasure_reach", "catastrophes", "actions")
SCALES = ("softness", "softness_turns", "doubt", "doubt_turns")
MOST_SUPPORT = 5
_NO_LEADER = (0.0,) * COLOUR_TERMS.index("covered_turns")
_NO_PROSPECTS = (0.0,) * (COLOUR_TERMS.index("hand") - COLOUR_TERMS.index("income_turns"))
_LEADER, _LEADER_TURNS, _INCOME, _INCOME_TURNS = (
    COLOUR_TERMS.index(name) for name in ("leader", "leader_turns", "income", "income_turns")
)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In points: what each term adds to a colour or a seat. `SCALES` say how soft minimum and comparison are."""

    colour: tuple[float, ...]
    seat: tuple[float, ...]
    scale: tuple[float, ...]


@cache
def by_hand() -> Weights:
    """The weights of `weights_by_hand.toml`."""
    return weights_of(_read("weights_by_hand.toml"))


@cache
def tuned(players: int) -> Weights:
    """The weights of `weights.toml` for so many players."""
    return weights_of(_read("weights.toml")[str(players)])


def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((files("tilewright.bots.tigris") / file).read_text(encoding="utf-8"))


def weights_of(found: dict[str, dict[str, float]]) -> Weights:
    """Weights by their names."""
    return Weights(
        tuple(float(found["colour"][name]) for name in COLOUR_TERMS),
        tuple(float(found["seat"][name]) for name in SEAT_TERMS),
        tuple(float(found["scale"][name]) for name in SCALES),
    )


def colour_terms(features: Features, leader: LeaderId, held: float) -> tuple[float, ...]:
    """The terms of one colour of one seat, in the order of `COLOUR_TERMS`."""
    turns = features.turns
    covered = features.covered[leader]
    if features.home[leader] is None:
        busy = (turns if covered else 0.0, turns if features.doubled[leader] else 0.0)
        return (*_NO_LEADER, *busy, *_NO_PROSPECTS, *((held, 0.0) if covered else (0.0, held)))
    danger, income = features.danger[leader], features.income[leader]
    return (
        turns,
        turns * danger,
        turns * features.far[leader],
        1,
        danger,
        turns if covered else 0.0,
        turns if features.doubled[leader] else 0.0,
        turns * income * (1.0 - danger),
        income,
        turns if features.square[leader] else 0.0,
        features.gain[leader],
        features.far_gain[leader],
        min(features.support[leader], MOST_SUPPORT),
        held,
        0.0,
    )


def seat_terms(features: Features, state: TigrisState, seat: int) -> tuple[float, ...]:
    """The terms of one seat, in the order of `SEAT_TERMS`."""
    actions = state.actions_left if seat == state.active else 0
    return min(features.within[seat], 1), min(features.reach[seat], 2), state.catastrophes[seat], actions


def soft_minimum(totals: Sequence[float], softness: float) -> float:
    """Near the smallest of them; the softer, the more the others count."""
    least = min(totals)
    return least - softness * log(sum_in_order([exp((least - total) / softness) for total in totals]) / len(totals))


def needs(totals: Sequence[float], softness: float) -> list[float]:
    """What a point more of each colour would add to the soft minimum; together 1."""
    least = min(totals)
    pulls = [exp((least - total) / softness) for total in totals]
    everything = sum_in_order(pulls)
    return [pull / everything for pull in pulls]


class Evaluator:
    """Evaluates positions from one seat's point of view, with the odds at one moment of the game."""

    __slots__ = ("odds", "players", "seat", "weights")

    def __init__(self, state: TigrisState, seat: int, by: Weights | None = None) -> None:
        self.seat = seat
        self.players = state.players
        self.odds: tuple[Odds, ...] = odds_for(state, seat)
        self.weights = by or tuned(state.players)

    def features(self, state: TigrisState, hand: Sequence[float] | None = None) -> Features:
        held = [int(count + 0.5) for count in hand or self.hand(state)]
        return Features(state, self.seat, held, self.odds)

    def hand(self, state: TigrisState) -> list[float]:
        """The seat's own tiles; those just drawn count as what is usually drawn, for nobody could have known them."""
        held, drawn = [float(count) for count in state.hand(self.seat)], 0
        for event in state.events:
            if isinstance(event, Drew) and event.seat == self.seat and event.tiles is not None:
                drawn += event.count
                for tile in event.tiles:
                    held[COLOUR_OF[tile]] -= 1.0
        return [count + drawn * odds.share for count, odds in zip(held, self.odds, strict=True)] if drawn else held

    def totals(self, state: TigrisState, features: Features, hand: Sequence[float] | None = None) -> list[list[float]]:
        """The value of each colour of each seat, treasures spread over the weakest."""
        by, own = self.weights.colour, hand or self.hand(state)
        found: list[list[float]] = []
        for seat in range(state.players):
            held = own if seat == self.seat else _NOTHING
            totals = [
                points + sum_in_order(map(mul, by, colour_terms(features, leader, tiles)))
                for leader, points, tiles in zip(LEADERS_OF[seat], state.points_of(seat), held, strict=True)
            ]
            for _ in range(state.treasures[seat]):
                least = totals.index(min(totals))
                totals[least] += 1.0
            found.append(totals)
        return found

    def chances(self, state: TigrisState, hand: Sequence[float] | None = None) -> list[float]:
        """Each seat's chance to win; as if the seat held this hand, if one is given."""
        if (result := state.result) is not None:
            return list(shares(result.places))
        held = hand or self.hand(state)
        features = self.features(state, held)
        return self.compare(state, features, self.totals(state, features, held))

    def compare(self, state: TigrisState, features: Features, totals: list[list[float]]) -> list[float]:
        """The chances of the seats, from the values of their colours."""
        softness, doubt = self.softness(features), self.doubt(features)
        values = [
            soft_minimum(each, softness) + sum_in_order(map(mul, self.weights.seat, seat_terms(features, state, seat)))
            for seat, each in enumerate(totals)
        ]
        most = max(values)
        powers = [exp((value - most) / doubt) for value in values]
        total = sum_in_order(powers)
        return [power / total for power in powers]

    def softness(self, features: Features) -> float:
        """How soft the minimum is: in points, how far above it another colour may be and still count."""
        return self.weights.scale[0] + self.weights.scale[1] * features.turns

    def doubt(self, features: Features) -> float:
        """How many points ahead are needed to be rather sure of winning."""
        return self.weights.scale[2] + self.weights.scale[3] * features.turns

    def needs(self, state: TigrisState, features: Features) -> list[float]:
        """How much a further point of each colour adds to the value of the seat."""
        return needs(self.totals(state, features)[self.seat], self.softness(features))

    def prospects(self, features: Features) -> tuple[float, float]:
        """The points to be expected of a leader on the board, and of a point of income at each turn."""
        by, turns = self.weights.colour, features.turns
        return by[_LEADER] + by[_LEADER_TURNS] * turns, by[_INCOME] + by[_INCOME_TURNS] * turns

    def value(self, state: TigrisState) -> float:
        """The seat's own chance to win."""
        return self.chances(state)[self.seat]


_NOTHING = (0.0,) * COLOUR_COUNT
