"""What a learner is rewarded for.

`place`   at the end of the game: from 1 for the first place down to −1 for the last
`margin`  at the end of the game: the points by which a player leads the best of the others, or trails, in hundredths
`points`  that of the place, and at every step what the player's own points have grown by, in hundredths. The growth is
          that of a potential which is 0 at the end, so it adds up to nothing over a game, whatever is done: what is
          best by `place` is best by `points` (Ng, Harada and Russell 1999). It only comes sooner.
"""

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings import Observer
from tilewright.kernel import OptionError, Result

RewardKind = Literal["place", "margin", "points"]
ILLEGAL = -1.0  # the reward of a player who tries what is not legal: as bad as the last place
POINT = 0.01  # what a point is worth beside a place


def check_reward(kind: str, discount: float) -> None:
    """OptionError if there is no such reward, or no such discount."""
    if kind not in get_args(RewardKind):
        raise OptionError("reward", f"{kind!r} is not allowed; there are {', '.join(get_args(RewardKind))}")
    if not 0 < discount <= 1:
        raise OptionError("discount", f"{discount!r} is not allowed; it is above 0 and at most 1")


def final_rewards(kind: RewardKind, result: Result) -> tuple[float, ...]:
    """What the end of a game brings to each seat."""
    return margins(result.scores) if kind == "margin" else rewards(result)


def rewards(result: Result) -> tuple[float, ...]:
    """From 1 for the first place down to −1 for the last, seat by seat; they add up to nothing.

    A player gets 1 for everybody behind them, −1 for everybody before them and 0 for those who share their place, all
    divided by the number of the others.
    """
    places = result.places
    others = len(places) - 1
    return tuple(sum((place < other) - (place > other) for other in places) / others for place in places)


def margins(scores: tuple[int, ...]) -> tuple[float, ...]:
    """By how much each seat leads the best of the others, in hundredths of a point; below 0 where it trails."""
    return tuple(
        POINT * (score - max(other for each, other in enumerate(scores) if each != seat))
        for seat, score in enumerate(scores)
    )


class Potential:
    """The growth of a potential, step by step: `discount` × what it is now − what it was. For one player, or for many
    games at once where the observations are stacked."""

    def __init__(self, observer: Observer, discount: float = 1.0) -> None:
        self._observer = observer
        self._discount = discount
        self._was: Any = 0.0

    def begin(self, observation: NDArray[Any]) -> None:
        """A new game, of which this is the first observation."""
        self._was = POINT * self._observer.standing(observation)

    def growth(self, observation: NDArray[Any], over: Any = False) -> Any:
        """What a step has brought. Where a game is over, the potential is 0, and the observation is that of the next
        game, if there is one."""
        now = POINT * self._observer.standing(observation)
        grown = self._discount * np.where(over, 0.0, now) - self._was
        self._was = now
        return grown
