"""What the ranking of turns asks about one position: `ReadableSearch`, or the compiled one, which answers the same."""

from collections.abc import Sequence
from typing import Protocol

from tilewright.bots.nets.library import Net
from tilewright.bots.qwirkle.chances import chances, still_due
from tilewright.bots.qwirkle.endgame import Endgame, ReadableEndgame
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.rollouts import Depth, ReadableRollouts, Rollouts
from tilewright.bots.qwirkle.turns import Turn
from tilewright.bots.qwirkle.weights import Chances
from tilewright.kernel import Chance, Draws


class TurnSearch(Protocol):
    """Searches from one position."""

    def __init__(self, evaluator: Evaluator, by: Chances, chance: Chance) -> None:
        """Rollouts draw from the chance."""
        ...

    def values(self, turns: Sequence[Turn]) -> list[float]:
        """Of each turn its points, and what it does to the points to come."""
        ...

    def chances(self, gains: Sequence[float]) -> list[float]:
        """The chance to win if the turn and what follows gains so many points, for each of these numbers."""
        ...

    def rollouts(self, turns: Sequence[Turn]) -> Rollouts: ...

    def endgame(self) -> Endgame:
        """With two players and an empty bag."""
        ...


class NetSearch(TurnSearch, Protocol):
    """What only the compiled search answers."""

    def __init__(self, evaluator: Evaluator, by: Chances, chance: Chance, net: Net | None = None) -> None: ...

    def chances_by_net(self, turns: Sequence[Turn]) -> list[float]:
        """The chance to win with each turn, as the net judges it."""
        ...

    def standing_by_net(self, seat: int) -> list[float]:
        """Each seat's chance to win, as the net judges it for one that looks."""
        ...

    def rollouts_by_net(self, turns: Sequence[Turn], depth: Depth) -> Rollouts: ...


class ReadableSearch:
    def __init__(self, evaluator: Evaluator, by: Chances, chance: Chance) -> None:
        self._evaluator, self._by, self._chance = evaluator, by, chance
        self._start = evaluator.start

    def values(self, turns: Sequence[Turn]) -> list[float]:
        return [self._evaluator.value(turn) for turn in turns]

    def chances(self, gains: Sequence[float]) -> list[float]:
        start, due = self._start, still_due(self._start)
        found: list[float] = []
        for gain in gains:
            scores = [score + gain * (seat == start.turn) for seat, score in enumerate(start.scores)]
            found.append(chances(self._by, scores, start, due)[start.turn])
        return found

    def rollouts(self, turns: Sequence[Turn]) -> Rollouts:
        return ReadableRollouts(self._start, turns, Draws(self._chance), self._by)

    def endgame(self) -> Endgame:
        return ReadableEndgame(self._start)
