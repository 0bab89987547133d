"""How likely it is that somebody holds enough tiles: what is unseen, dealt at random."""

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

import msgspec

from tilewright.bots.sums import sum_in_order
from tilewright.games.tigris.model.names import HAND_SIZE

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_LEAST = -HAND_SIZE


class Odds(msgspec.Struct, frozen=True):
    """Of one colour, for hands of six tiles that are dealt from what is unseen.

    `tail[n]` is the chance that a hand has at least n of it; `lead[n + 6]` the chance that one hand has at least n
    more than another.
    """

    share: float
    tail: tuple[float, ...]
    lead: tuple[float, ...]

    def at_least(self, number: int) -> float:
        """The chance that a hand has so many of the colour."""
        if number <= 0:
            return 1.0
        return self.tail[number] if number <= HAND_SIZE else 0.0

    def ahead(self, number: int) -> float:
        """The chance that one unseen hand has so many more of the colour than another."""
        if number <= _LEAST:
            return 1.0
        return self.lead[number - _LEAST] if number <= HAND_SIZE else 0.0


def unseen_by(state: "TigrisState", seat: int) -> tuple[int, ...]:
    """How many tiles of each colour a seat has not seen: in the bag, in other hands, thrown away by others."""
    counts = list(state.bag)
    for other in range(state.players):
        if other != seat:
            for colour, (held, thrown) in enumerate(zip(state.hand(other), state.thrown_by(other), strict=True)):
                counts[colour] += held + thrown
    return tuple(counts)


def odds_for(state: "TigrisState", seat: int) -> tuple[Odds, ...]:
    """The odds of each colour as this seat must reckon them."""
    unseen = unseen_by(state, seat)
    total = sum(unseen)
    return tuple([_odds(total, held) for held in unseen])


@lru_cache(maxsize=8192)
def _odds(total: int, held: int) -> Odds:
    """The odds of a colour of which so many of all unseen tiles are."""
    size = min(HAND_SIZE, total)
    ways = comb(total, size)
    exactly = [
        comb(held, number) * comb(total - held, size - number) / ways if number <= size else 0.0
        for number in range(HAND_SIZE + 1)
    ]
    tail = tuple(sum_in_order(exactly[number:]) for number in range(HAND_SIZE + 1))
    lead = tuple(
        sum_in_order(
            exactly[other] * tail[max(0, other + more)] for other in range(HAND_SIZE + 1) if other + more <= HAND_SIZE
        )
        for more in range(_LEAST, HAND_SIZE + 1)
    )
    return Odds(held / total if total else 0.0, tail, lead)
