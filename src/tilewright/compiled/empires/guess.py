"""What a seat cannot tell apart (SE-S4)."""

from typing import Any

import numpy as np

from tilewright.compiled.chance import SEED_BYTES, begin, fresh_seed
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import State
from tilewright.compiled.jit import compiled


@compiled
def guess(figures: Figures, state: State, seat: int, seed: Any) -> None:  # noqa: ARG001 -- the same for all games
    """The same table with other chance ahead; the seed is that of the guess.

    Only the order of the bag is unknown to a player who keeps count: unrest follows from the log, so it stays.
    """
    fresh = np.empty(SEED_BYTES, np.uint8)
    begin(state.chance, seed)
    fresh_seed(state.chance, fresh)
    begin(state.chance, fresh)
