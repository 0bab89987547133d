"""The state of a game as one record of 480 bytes, and the figures that never change during a game.

What belongs to players has a row for each of four seats, colour by colour; with fewer players the last rows stay empty.
Leaders are numbered as in the readable engine: four times the seat, plus the colour.
"""

from typing import Any, Final

import numpy as np

from tilewright.compiled.chance import CHANCE
from tilewright.games.tigris.model.names import PAIRS

State = Any  # a record of STATE
Figures = Any  # a record of FIGURES

SEATS: Final = 4
COLOURS: Final = 4
LEADERS: Final = SEATS * COLOURS
MONUMENTS: Final = len(PAIRS)

_WORDS = ("u8", 3)

STATE: Final = np.dtype(
    [
        # 68 bytes, and 4 to the next word
        ("chance", CHANCE),
        # 264 bytes: what lies on the board
        ("tiles", "u8", (COLOURS, 3)),  # face up, by colour
        ("down", *_WORDS),  # face down under monuments, and the ziggurat
        ("ruins", *_WORDS),  # catastrophes
        ("treasures", *_WORDS),
        # what follows from it
        ("leaders", *_WORDS),
        ("ruled", *_WORDS),  # the cells of all kingdoms (TE-W3)
        ("beside_two", *_WORDS),  # the cells adjacent to at least two kingdoms
        ("beside_three", *_WORDS),
        # 112 bytes: what belongs to players
        ("points", "i2", (SEATS, COLOURS)),
        ("hands", "i1", (SEATS, COLOURS)),
        ("thrown", "i1", (SEATS, COLOURS)),  # tiles that players threw away in swaps
        ("just_drawn", "i1", (SEATS, COLOURS)),  # tiles that the last action brought from the bag
        ("stands", "u1", LEADERS),  # the cell of each leader, or HOME
        ("treasures_held", "i1", SEATS),
        ("catastrophes", "i1", SEATS),
        ("dynasties", "i1", SEATS),
        ("bag", "i1", COLOURS),
        # 18 bytes: what is built
        ("monument_cells", "u1", MONUMENTS),  # the top left cell of each monument's square, or HOME
        ("monument_colours", "i1", MONUMENTS),  # the colour that was flipped
        ("buildings", "u1", COLOURS),  # the cell of each colour's building, or HOME
        ("ziggurat_cell", "u1"),  # its centre, or HOME
        ("ziggurat_colour", "i1"),
        # 15 bytes: the course of the turn
        ("active", "i1"),
        ("actions_left", "i1"),
        ("idle", "i2"),  # turns in a row, before this one, without a tile, catastrophe or swap (TE-G4)
        ("stirred", "i1"),  # has this turn seen one?
        ("short", "i1"),  # did a swap of this turn draw too few? (TE-X2)
        ("question", "i1"),  # what is asked: one of `questions`
        ("seat", "i1"),  # who is asked
        ("tile", "u1"),  # the tile that wars and offers are about, or HOME
        ("attacker", "i1"),  # the leaders of an open conflict
        ("defender", "i1"),
        ("committed", "i1"),  # the attacker's number of tiles, or NOT_YET of `questions`
        ("ending", "i1"),  # the place in ENDINGS of why the game is over
        ("borders_due", "i1"),  # are `beside_two` and `beside_three` to be worked out again?
    ],
    align=True,
)

FIGURES: Final = np.dtype(
    [
        ("river", *_WORDS),
        ("land", *_WORDS),
        ("winged", *_WORDS),
        ("preferred", *_WORDS),
        ("bag", "i1", COLOURS),  # what the bag holds before the hands are dealt
        ("players", "i1"),
        ("alternate", "i1"),  # the options, 0 or 1 each
        ("buildings", "i1"),
        ("ziggurat", "i1"),
        ("limited_support", "i1"),
        ("open_scores", "i1"),
        ("choose_dynasties", "i1"),
    ],
    align=True,
)
