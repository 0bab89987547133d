"""Targets: what is to be learnt of a game, reckoned by hand."""

import numpy as np
import pytest

from tilewright.bots.nets.layout import Shape
from tilewright.bots.nets.samples import Samples
from tilewright.training.fitting import fresh_net
from tilewright.training.targets import RESULTS, with_targets

SHAPE = Shape(inputs=5, hidden=4, second=3)
NET = fresh_net(SHAPE, 1)  # it thinks what the values say
THOUGHT = [[0.9, 0.1], [0.3, 0.7], [0.2, 0.8]]
WON = [[1.0, 0.0]] * 3
GAME = Samples(
    np.ones((3, 2, SHAPE.inputs), np.float16), np.log(np.array(THOUGHT, np.float32)), np.array(WON, np.float32)
)
"""Three positions of a game that the first of two seats won."""

TARGETS = {
    1.0: WON,
    0.0: [[0.3, 0.7], [0.2, 0.8], [1.0, 0.0]],
    0.5: [[0.45, 0.55], [0.6, 0.4], [1.0, 0.0]],  # 0.3 / 2 + 0.2 / 4 + 1 / 4, and 0.2 / 2 + 1 / 2
}


@pytest.mark.parametrize("td_lambda", TARGETS)
def test_a_game_of_three_positions_teaches_td(td_lambda: float) -> None:
    learnt = with_targets(GAME, NET, td_lambda)
    assert learnt.shares == pytest.approx(np.array(TARGETS[td_lambda]), rel=1e-5)
    assert (learnt.inputs == GAME.inputs).all()
    assert (learnt.values == GAME.values).all()
    assert (GAME.shares == WON).all(), "the game itself is left alone"


def test_results_are_learnt_to_the_bit() -> None:
    assert with_targets(GAME, NET, RESULTS) is GAME


@pytest.mark.parametrize("td_lambda", TARGETS)
def test_a_game_that_no_net_played_teaches_how_it_ended(td_lambda: float) -> None:
    assert (with_targets(GAME, None, td_lambda).shares == WON).all()


def test_targets_of_the_game_itself_are_kept() -> None:
    assert with_targets(GAME, NET, None) is GAME


def test_a_game_without_positions_has_nothing_to_teach() -> None:
    nothing = Samples(GAME.inputs[:0], GAME.values[:0], GAME.shares[:0])
    assert with_targets(nothing, NET, 0.5).shares.shape == (0, 2)
