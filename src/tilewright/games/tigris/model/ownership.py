"""Whose a leader is. What belongs to players stands seat after seat, four colours each: leaders, tiles and points.

The engine asks this all the time, so the number of colours is written out here, and only here, as a literal 4.
"""

from typing import Final, NewType

from tilewright.kernel import Seat

ColourIndex = NewType("ColourIndex", int)
"""A colour's place in `COLOURS`."""
LeaderId = NewType("LeaderId", int)
"""Leaders are numbered seat by seat, in the order of the colours."""

COLOUR_COUNT: Final = 4
_SEATS: Final = range(4)

# To look one up costs a third of calling its type.
COLOUR_INDICES: Final = tuple(ColourIndex(number) for number in range(4))
LEADER_IDS: Final = tuple(LeaderId(number) for number in range(4 * len(_SEATS)))


def leader_of(seat: Seat, colour: ColourIndex) -> LeaderId:
    """A player's leader of a colour."""
    return LEADER_IDS[4 * seat + colour]


def owner_of(leader: LeaderId) -> Seat:
    return leader // 4


def colour_of(leader: LeaderId) -> ColourIndex:
    return COLOUR_INDICES[leader % 4]


def place_of(seat: Seat, colour: ColourIndex) -> int:
    """Where a player's number of a colour stands among everybody's."""
    return 4 * seat + colour


OWN: Final = tuple(slice(4 * seat, 4 * seat + 4) for seat in _SEATS)
"""Where a player's four numbers stand among everybody's."""

LEADERS_OF: Final = tuple(LEADER_IDS[own] for own in OWN)
"""The four leaders of each player."""
