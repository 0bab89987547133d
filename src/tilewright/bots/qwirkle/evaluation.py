"""The value of a turn beyond its points: what it opens to the others, and what the kept tiles may bring.

All in points.
"""

from functools import lru_cache

from tilewright.bots.qwirkle.gap_scores import GapScores, Unseen
from tilewright.bots.qwirkle.turns import Turn
from tilewright.bots.qwirkle.weights import FEATURES, Weights
from tilewright.games.qwirkle.model.board import KINDS, tile_set
from tilewright.games.qwirkle.state import QwirkleState

Features = tuple[float, ...]


class Evaluator:
    """Evaluates the turns of one position."""

    def __init__(self, start: QwirkleState, by: Weights) -> None:
        self.start = start
        self.gap_scores = GapScores.of(start.table, start.gaps, start.openings)
        others = [hand for seat, hand in enumerate(start.hands) if seat != start.turn]
        self.unseen = Unseen(b"".join((start.bag, *others)))
        self.bag = len(start.bag)
        self.next_hand = len(start.hands[(start.turn + 1) % start.players])
        self.weights = by.features[start.players]
        self._ladder = self.gap_scores.ladder()

    def after(self, turn: Turn) -> GapScores:
        """What single tiles can score after a turn."""
        return self.gap_scores.with_laid(turn.laying)

    def features(self, turn: Turn, after: GapScores | None = None) -> Features:
        """The features of a turn, in the order of FEATURES; `after` it, if that is known already.

        `even`: always 1. `threat`: the best single tile that the next player can be expected to have. `prospect`: the
        same for the seat itself. The others describe the kept tiles: how many, doubles, pairs that go together, the
        size of the largest set.
        """
        ladder = (after or self.after(turn)).ladder() if turn.laying else self._ladder
        threat = self.unseen.best(ladder, self.next_hand)
        prospect = self.unseen.best(ladder, min(turn.drawn, self.bag), tile_set(turn.kept))
        return 1.0, threat, prospect, *leave(turn.kept)

    def weight(self, feature: str) -> float:
        return self.weights[FEATURES.index(feature)]

    @property
    def threat_now(self) -> float:
        """What the next player could expect if the table stayed as it is."""
        return self.unseen.best(self._ladder, self.next_hand)

    def value(self, turn: Turn) -> float:
        """Points now, and what the turn does to the points to come."""
        if self.ends_it(turn):
            return turn.points
        to_come = 0.0
        for weight, feature in zip(self.weights, self.features(turn), strict=True):
            to_come += weight * feature  # not `sum`, whose last digit depends on the version of Python
        return turn.points + to_come

    def ends_it(self, turn: Turn) -> bool:
        return not turn.kept and not self.bag


@lru_cache(maxsize=1 << 14)
def leave(kept: bytes) -> Features:
    """The kept tiles by themselves."""
    tiles = tile_set(kept)
    sizes = [(tiles & kind).bit_count() for kind in KINDS]
    largest = max(sizes)
    return (
        float(len(kept)),
        float(len(kept) - tiles.bit_count()),
        float(sum(size * (size - 1) // 2 for size in sizes)),
        float(largest == 3),
        float(largest == 4),
        float(largest >= 5),
    )
