"""The exact odds of a battle: two dice a side, each side adding the difference of its own (SE-F6, SE-F9)."""

from collections import Counter
from functools import cache
from itertools import product

import msgspec

ROLLS = 36 * 36
SEVEN = 7  # SE-F9

_PAIRS = tuple(product(range(1, 7), repeat=2))
# How many of the 36 rolls of one side have this difference and sum, or do not sum, to seven.
_ROLLS = tuple(Counter((abs(a - b), a + b == SEVEN) for a, b in _PAIRS).items())


class Odds(msgspec.Struct, frozen=True):
    """Of 1296 rolls: how many the attacker wins, ties and loses, and how many cost each side 0, 1 or 2 units.

    The losses are those that the dice ask for; a side that has fewer units loses fewer.
    """

    win: int
    tie: int
    loss: int
    attacker_losses: tuple[int, int, int]
    defender_losses: tuple[int, int, int]


@cache
def odds(lead: int) -> Odds:
    """The odds of an attacker whose strength is so much higher than the defender's before the dice."""
    win = tie = loss = 0
    attacker, defender = [0, 0, 0], [0, 0, 0]
    for ((mine, my_seven), my_rolls), ((theirs, their_seven), their_rolls) in product(_ROLLS, _ROLLS):
        rolls = my_rolls * their_rolls
        margin = lead + mine - theirs
        win += rolls * (margin > 0)
        tie += rolls * (margin == 0)
        loss += rolls * (margin < 0)
        attacker[(margin <= 0) + my_seven] += rolls
        defender[(margin >= 0) + their_seven] += rolls
    return Odds(win, tie, loss, (attacker[0], attacker[1], attacker[2]), (defender[0], defender[1], defender[2]))
