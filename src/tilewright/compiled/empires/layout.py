"""A state of Struggle of Empires as one record of 1,024 bytes, and what the numbers in it stand for.

Powers are numbers as in POWERS, players are seats, places as in PLACES with HOME the last, tiles and kinds of counters
as in the material. NONE stands where the readable engine has None. What is not in use is zero or NONE, so that equal
states are equal byte by byte, but for the words of a block of chance that is used up.
"""

from typing import Any, get_args

import numpy as np

from tilewright.compiled.chance import CHANCE
from tilewright.games.empires.model.names import (
    DIPLOMATIC_SERVICE,
    HOME,
    MERCENARIES,
    PRESSGANGS,
    RESERVES,
    TRAINED_NATIVES,
    WAR_OFFICE,
)
from tilewright.games.empires.model.table import AttackStep, BattleOutcome
from tilewright.games.empires.rules.questions import AnyQuestion

State = Any  # a record of the dtype STATE
Assault = Any  # its field `assault`

NONE = -1
PLAYERS = 7  # at most
PLACES = HOME + 1
TILES = 48  # room for so many kinds of tiles; 40 are built in
COPIES = 15  # and for so many copies of each; 10 are built in at most
KINDS = 52  # and for so many kinds of counters; 45 are built in
CAPTIVES = 16  # and for so many Pirates and Slave Revolts on the map; 2 are built in

# Kinds of questions, in the order of the game.
QUESTIONS = get_args(AnyQuestion)
(
    CHOOSING_POWER,
    PLACING_UNIT,
    BIDDING,
    ACTING,
    BUILDING,
    MOVING_NATIVE,
    MOVING,
    DECLARING,
    CHOOSING_ALLIANCE,
    RAIDING,
    SURPRISING,
    SEEKING_HELP,
    ANSWERING_HELP,
    FACING_NAVAL,
    ARMING,
    SUPPORTING,
    REROLLING,
    WITHDRAWING,
    LOSING_UNIT,
    LOSING_HELPER,
    TAKING_MARKER,
) = range(len(QUESTIONS))

# The steps of an attack (SE-F0).
STEPS = get_args(AttackStep)
(
    SURPRISE,
    ATTACKER_HELP,
    DEFENDER_HELP,
    NAVAL_DECISION,
    DEFENDER_NAVAL,
    ARMS,
    SUPPORT,
    ROLL,
    ATTACKER_RESERVES,
    DEFENDER_RESERVES,
    DECIDE,
    LOSSES,
    AFTERMATH,
    END,
) = range(len(STEPS))

OUTCOMES = get_args(BattleOutcome)
UNDECIDED, ATTACKER_WON, DEFENDER_WON, TIED = range(len(OUTCOMES))
LAND, NAVAL = 0, 1
UPPER, LOWER = PLAYERS, PLAYERS + 1  # in place of a seat: the row that a bid names for the last power

# Tiles that are turned when used (SE-P2); `turned` counts them in this order.
TURNING = (RESERVES, WAR_OFFICE, MERCENARIES, PRESSGANGS, TRAINED_NATIVES, DIPLOMATIC_SERVICE)

QUESTION = np.dtype(
    [
        ("kind", "i1"),  # NONE: the game is over
        ("seat", "i1"),
        # auction
        ("opener", "i1"),
        ("bidder", "i1"),
        ("a", "i1"),  # a seat
        ("b", "i1"),  # a seat, UPPER or LOWER
        ("passes", "i1"),
        # building
        ("unit", "i1"),
        ("source", "i1"),
        ("destroyed", "i1"),
        ("militia", "u1"),
        # moving
        ("left", "u1"),
        ("area", "i1"),
        # tiles and help
        ("tile", "i1"),
        ("asker", "i1"),
        ("arm", "i1"),
        ("gold", "i2"),  # the standing bid, or the offer
        ("moved", "u1", (3, PLACES)),  # units that had their move
    ],
    align=True,
)  # 54 bytes

ASSAULT = np.dtype(
    [
        ("attacker", "i1"),  # NONE: no attack is under way
        ("defender", "i1"),
        ("area", "i1"),
        ("arm", "i1"),
        ("step", "i1"),
        ("naval_only", "i1"),
        ("counter", "i1"),
        ("tile", "i1"),
        ("captive", "i1"),
        ("surprise", "i1"),
        ("support", "i1"),
        ("blockade", "i1"),
        ("withdrawn", "i1"),
        ("outcome", "i1"),
        ("losses", "i1"),
        ("asked", "u1", (2,)),  # seats as bits, by arm
        ("help", "u1", (2, PLAYERS)),  # units with which each seat helps, by arm
        ("dice", "u1", (4,)),
        ("tiles_asked", "i8"),  # tiles as bits
        ("tiles_at_sea", "i8"),
    ],
    align=True,
)  # 56 bytes

STATE = np.dtype(
    [
        ("question", QUESTION),
        ("assault", ASSAULT),
        ("chance", CHANCE),
        ("singles_used", "i4"),  # tiles as bits
        ("points", "i4", (PLAYERS,)),
        ("unrest", "i4", (PLAYERS,)),
        ("gold", "i2", (PLAYERS,)),
        ("blockades", "u2", (PLAYERS,)),  # areas as bits
        ("power", "i1", (PLAYERS,)),  # NONE until it is chosen
        ("population", "u1", (PLAYERS,)),
        ("units", "u1", (3, PLAYERS, PLACES)),  # armies, fleets, forts
        ("markers", "u1", (PLAYERS, PLACES)),
        ("tiles", "u1", (PLAYERS, TILES // 2)),  # two kinds in a byte: `tile_use.held` reads them
        ("turned", "u1", (PLAYERS, len(TURNING))),
        ("bag", "u1", (KINDS,)),
        ("lying", "u1", (KINDS,)),
        ("supply", "u1", (TILES,)),
        ("captives", "u1", (CAPTIVES,)),  # (0 for Pirates or 1, area, owner) as one number each, the lowest first
        ("captive_count", "u1"),
        ("upper", "i1", (PLAYERS,)),  # seats, from the left; then NONE
        ("lower", "i1", (PLAYERS,)),
        ("upper_count", "i1"),
        ("lower_count", "i1"),
        ("first", "i1"),
        ("opener", "i1"),  # of the next auction; known only on the way to it
        ("war", "i1"),
        ("round", "i1"),
        ("active", "i1"),
        ("actions_left", "i1"),
        ("tile_taken", "i1"),
        ("settled", "i1"),
    ],
    align=True,
)  # 1,024 bytes; with 7 players most of them count units and tiles
