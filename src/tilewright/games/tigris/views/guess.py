"""A deal that a seat cannot tell from the true one (TE-S6).

A seat that followed the game knows everybody's points and treasures, the tiles it threw away itself, and all
tiles that lay on the board or were committed. It does not know the other hands, what others threw away, and
the bag: those are dealt anew, every deal of the unseen tiles being equally likely.
"""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.tigris.model.builder import draw
from tilewright.games.tigris.model.ownership import COLOUR_INDICES, OWN, place_of
from tilewright.kernel import Chance, Past, Rng, Seat, fresh_seed

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def guess(state: "TigrisState", seat: Seat | None, rng: Rng) -> "TigrisState":
    """Deal the tiles that the seat does not see anew."""
    hands, thrown, bag = bytearray(state.hands), bytearray(state.thrown), bytearray(state.bag)
    others = [other for other in range(state.players) if other != seat]
    for other in others:
        for colour in COLOUR_INDICES:
            place = place_of(other, colour)
            bag[colour] += hands[place] + thrown[place]
    unseen = bytes(bag)
    for other in others:
        theirs = OWN[other]
        hands[theirs], unseen = draw(unseen, sum(hands[theirs]), rng)
        thrown[theirs], unseen = draw(unseen, sum(thrown[theirs]), rng)
    return msgspec.structs.replace(
        state,
        origin=None,
        past=Past(),
        chance=Chance(fresh_seed(rng)),
        events=state.events_for(seat),
        hands=bytes(hands),
        thrown=bytes(thrown),
        bag=unseen,
    )
