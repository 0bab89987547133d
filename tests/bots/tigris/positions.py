"""What the tests of the Tigris engine share: positions and weights."""

from tests.tigris.drawn import drawn
from tilewright.bots.tigris.evaluation import Weights
from tilewright.games.tigris import TigrisState
from tilewright.games.tigris.model.names import LEADER_OF
from tilewright.games.tigris.model.ownership import LeaderId, leader_of

PLAIN_WEIGHTS = Weights(
    colour=(0.1, -0.1, -0.1, 0.25, -0.5, 0.01, 0.1, 0.5, 0.0, 0.02, 0.22, 0.4, 0.3, 0.1, 0.02),
    seat=(0.05, 0.2, 0.3, 0.4),
    scale=(1.0, 0.075, 0.5, 0.2),
)
"""Weights of their own, so that what is played does not depend on how the engine is tuned."""

TWO_KINGDOMS = """
    players: archer bull lion
    hand archer: red 1 black 2 green 3
    corner: F3

    .  r  .  .  .
    kA r  .  r  kB
    g  .  .  r  k
    gA r  .  .  k
"""


def leader_numbers(text: str) -> tuple[TigrisState, dict[str, LeaderId]]:
    """The position, and the number of each leader by seat and name."""
    state = drawn(text)
    seats = range(state.players)
    return state, {f"{seat}-{name}": leader_of(seat, colour) for seat in seats for name, colour in LEADER_OF.items()}
