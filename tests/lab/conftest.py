"""Chance is held: the frameworks' own tests draw without a seed, and should deal the same in every run all the same."""

import itertools
import random

import numpy as np
import pytest
from gymnasium.utils import seeding


def hold_chance(patch: pytest.MonkeyPatch) -> None:
    """Whatever draws from the generators that all of Python or NumPy share (OpenSpiel's tests do), or from one of
    Gymnasium's without a seed (PettingZoo's environments and spaces do too), draws the same from here on."""
    random.seed(1)
    np.random.seed(1)
    drawn, seeds = seeding.np_random, itertools.count(1)
    patch.setattr(seeding, "np_random", lambda seed=None: drawn(next(seeds) if seed is None else seed))


@pytest.fixture(autouse=True)
def _chance_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    hold_chance(monkeypatch)
