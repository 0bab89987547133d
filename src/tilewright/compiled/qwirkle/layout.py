"""A state of Qwirkle as a record of fixed size: 3,998 bytes.

The table has no edge, so its cells are kept in a hash table: `cells` has the cell of each entry (0 for none),
`contents` what is there: a tile, or FIRST_GAP and more for a gap, which is an empty cell beside a tile. Entries are
never taken out: a gap becomes a tile, and tiles stay. `gaps` lists the gaps, each as one number: the cell, and below it
the set of tiles that fit, in FIT_BITS. Their order says nothing.
"""

from typing import Any

import numpy as np

from tilewright.compiled.chance import CHANCE
from tilewright.games.qwirkle.model.board import COPIES, HAND_SIZE, ORIGIN, TILE_NAMES, WHOLE_BAG

State = Any  # a record of dtype STATE
Figures = Any  # a record of dtype FIGURES

TILES = len(TILE_NAMES)
SEATS = 4
ENTRIES = 512  # a power of two well above the 108 tiles and 218 gaps of the widest table
MOST_GAPS = 2 * len(WHOLE_BAG) + 2  # n joined cells touch 2n + 2 others at most
FIRST_GAP = TILES
NOTHING = 255  # the content of a cell that neither has a tile nor touches one
FIT_BITS = TILES
MOST_TRADES = HAND_SIZE  # remembered by a seat: each round everybody draws, and who drew six since has another hand
MOST_OTHERS = SEATS - 1
MIDDLE_X, MIDDLE_Y = ORIGIN % 256, ORIGIN // 256

# The kinds of questions
OPENING, PLAY_OR_TRADE, PLAY_ON, OVER = range(4)
# Why a game is over, in the order of games/qwirkle/rules/ending.py
RAN_OUT, ALL_PASSED, NOTHING_FITS, ONLY_TRADES = range(4)

RETURNED = np.dtype(  # what a seat knows from one of its trades: knowledge.Returned
    [
        ("kinds", "u1"),  # how many kinds of tiles were put back
        ("tiles", "u1", HAND_SIZE),
        ("copies", "u1", HAND_SIZE),
        ("draws", "u2", MOST_OTHERS),  # of the other seats, in their order
    ]
)

STATE = np.dtype(
    [
        ("gaps", "i8", MOST_GAPS),
        ("lacks", "i8", SEATS),  # memory: sets of tiles
        ("chance", CHANCE),
        ("scores", "i4", SEATS),
        ("cells", "u2", ENTRIES),
        ("laid", "u2", HAND_SIZE),  # the cells of this turn's tiles, in order
        ("draws", "u2", SEATS),  # memory: tiles drawn since the deal
        ("contents", "u1", ENTRIES),
        ("gap_count", "u1"),
        ("tile_count", "u1"),  # on the table
        ("least_x", "u1"),  # the columns and rows that tiles lie in, of 256
        ("most_x", "u1"),
        ("least_y", "u1"),
        ("most_y", "u1"),
        ("openings", "u1", TILES),  # in how many gaps each tile fits
        ("bag", "u1", TILES),  # copies of each tile
        ("bag_size", "u1"),
        ("hands", "u1", (SEATS, HAND_SIZE)),  # sorted
        ("hand_sizes", "u1", SEATS),
        ("announced", "u1", SEATS),
        ("passes", "u1"),
        ("trades", "u1"),
        ("untouched", "u1", SEATS),  # memory: is the hand still the one announced?
        ("returned_count", "u1", SEATS),
        ("returned", RETURNED, (SEATS, MOST_TRADES)),
        ("question", "u1"),
        ("seat", "u1"),  # who decides, or had the last turn
        ("opening_size", "u1"),  # 0 for any
        ("laid_count", "u1"),
        ("reason", "u1"),  # of the end
    ]
)

FIGURES = np.dtype([("players", "i8"), ("free_opening", "i8")])

ALL_TILES = (1 << TILES) - 1
COPIES_OF_TILE = COPIES
