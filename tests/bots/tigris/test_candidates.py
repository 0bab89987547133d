"""Which actions the engine looks at."""

from tests.bots.tigris.positions import PLAIN_WEIGHTS
from tests.tigris.drawn import drawn
from tilewright.bots.tigris.candidates import Candidates
from tilewright.bots.tigris.evaluation import (
    Evaluator,
)
from tilewright.games.tigris.model.actions import TigrisAction, Tile
from tilewright.games.tigris.rules.questions import War

AT_A_DISTANCE = """
    hand archer: black 6
    points archer: red 3 blue 3 green 3 black 0
    rest: start
    corner: F4

    .  .  .  .  .  .  .  .  .
    .  kA k  k  .  .  k  kB .
    .  r  .  k  .  .  k  r  .
    .  .  .  .  .  .  .  .  .
"""


def test_only_a_wide_look_finds_the_tile_that_prepares_a_war() -> None:
    """A mightier king, two cells away from another: the first tile must come near, the second may join."""
    state = drawn(AT_A_DISTANCE)
    evaluator = Evaluator(state, 0, PLAIN_WEIGHTS)

    def comes_near(action: TigrisAction) -> bool:
        if not isinstance(action, Tile):
            return False
        first, second = evaluator.features(state.after(action)).near
        return bool(first & second)

    assert not any(map(comes_near, Candidates(state, evaluator, 2).listed()))
    [approach] = filter(comes_near, Candidates(state, evaluator, 2, approaches=True).listed())
    near = state.after(approach)
    assert any(isinstance(near.after(action).pending, War) for action in Candidates(near, evaluator, 2).listed())


def test_nobody_approaches_one_who_is_mightier() -> None:
    state = drawn(AT_A_DISTANCE.replace("black 6", "black 1 red 5").replace("kB .", "kB k").replace("r  .\n", "r  k\n"))
    evaluator = Evaluator(state, 0, PLAIN_WEIGHTS)
    assert Candidates(state, evaluator, 2, approaches=True).listed() == Candidates(state, evaluator, 2).listed()
