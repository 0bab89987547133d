"""What a seat cannot tell apart (SE-S4)."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.empires.model.numbers import Seat
from tilewright.kernel import Chance, Past, Rng, fresh_seed

if TYPE_CHECKING:
    from tilewright.games.empires.state import EmpiresState


def guess(state: "EmpiresState", seat: Seat | None, rng: Rng) -> "EmpiresState":
    """The same table with other chance ahead.

    Only the order of the bag is unknown to a player who keeps count: unrest follows from the log, so it stays,
    and every event is open.
    """
    return msgspec.structs.replace(
        state, origin=None, past=Past(), chance=Chance(fresh_seed(rng)), events=state.events_for(seat)
    )
