"""What follows from the number of players and the options: the printed board, the stock of tiles, the options."""

import numpy as np

from tilewright.compiled.tigris.cells import words_of
from tilewright.compiled.tigris.layout import FIGURES, Figures
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import RED, TILES
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.kernel import Options


def figures(players: int, options: Options) -> Figures:
    """The figures of a game for so many players with these options."""
    assert isinstance(options, TigrisOptions)
    printed = MAPS[options.board]
    record = np.zeros(1, FIGURES)[0]
    for name in ("river", "land", "winged", "preferred"):
        record[name] = words_of(getattr(printed, name))
    record["bag"] = TILES
    record["bag"][RED] -= printed.winged.bit_count()  # TE-S2
    record["players"] = players
    record["alternate"] = options.board == "alternate"
    for name in ("buildings", "ziggurat", "limited_support", "open_scores", "choose_dynasties"):
        record[name] = getattr(options, name)
    return record
