"""The exact odds of a battle, as tables made of `rules/odds.py`."""

import numpy as np

from tilewright.compiled.jit import compiled
from tilewright.games.empires.rules.odds import ROLLS, odds

MOST = 12  # a lead beyond this, either way, changes nothing: dice differ by 5 at most
_LEADS = range(-MOST, MOST + 1)

WIN = np.array([odds(lead).win for lead in _LEADS])
LOSS = np.array([odds(lead).loss for lead in _LEADS])
ATTACKER_LOSSES = np.array([odds(lead).attacker_losses for lead in _LEADS])
DEFENDER_LOSSES = np.array([odds(lead).defender_losses for lead in _LEADS])


@compiled
def row_of(lead: int) -> int:
    """The row of the tables for a lead."""
    return max(-MOST, min(MOST, lead)) + MOST


@compiled
def chance_to_win(lead: int) -> float:
    """The attacker's chance to win."""
    return WIN[row_of(lead)] / ROLLS


@compiled
def units_lost(lead: int, armies: int) -> float:
    """The attacker's losses to be expected."""
    row = row_of(lead)
    return (ATTACKER_LOSSES[row, 1] + min(2, armies) * ATTACKER_LOSSES[row, 2]) / ROLLS
