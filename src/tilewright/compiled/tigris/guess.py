"""A deal that a seat cannot tell from the true one (TE-S6)."""

from typing import Any

import numpy as np

from tilewright.compiled.chance import SEED_BYTES, begin, fresh_seed
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.bag import draw, total
from tilewright.compiled.tigris.layout import COLOURS, Figures, State


@compiled
def guess(figures: Figures, state: State, seat: int, seed: Any) -> None:
    """Deal the tiles that the seat does not see anew: other hands, what others threw away, and the bag."""
    chance = state.chance
    begin(chance, seed)
    hands, thrown, bag = state.hands, state.thrown, state.bag
    for other in range(figures.players):
        if other != seat:
            for colour in range(COLOURS):
                bag[colour] += hands[other, colour] + thrown[other, colour]
    for other in range(figures.players):
        if other != seat:
            _deal_anew(chance, bag, hands[other])
            _deal_anew(chance, bag, thrown[other])
            state.just_drawn[other] = 0
    fresh = np.empty(SEED_BYTES, np.uint8)
    fresh_seed(chance, fresh)
    begin(chance, fresh)


@compiled
def _deal_anew(chance: Any, bag: Any, tiles: Any) -> None:
    """As many tiles as there are, drawn from the bag."""
    number = total(tiles)
    for colour in range(COLOURS):
        tiles[colour] = 0
    draw(chance, bag, number, tiles)
