"""Swaps: tiles of the hand for new ones (TE-X)."""

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import Swap
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.events import Swapped
from tilewright.games.tigris.model.names import HAND_SIZE, colour_names, counts_of
from tilewright.games.tigris.model.ownership import COLOUR_INDICES, place_of
from tilewright.kernel import Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


@cache
def swaps(hand: bytes) -> tuple[Swap, ...]:
    """The different swaps of a hand: of each colour none, one, or as many as are held (TE-X1)."""
    taken = product(*(range(held + 1) for held in reversed(hand)))
    return tuple(Swap(colour_names(bytes(reversed(counts)))) for counts in taken if any(counts))


def are_held(tiles: tuple[str, ...], hand: bytes) -> bool:
    """Is this at least one tile, and all of them in the hand?"""
    counts = counts_of(tiles)
    return 0 < sum(counts) == len(tiles) and all(count <= held for count, held in zip(counts, hand, strict=True))


def refusal(state: "TigrisState", action: Swap) -> Refusal | None:
    """What forbids the active player to swap these tiles (TE-X1)."""
    if not 1 <= len(action.tiles) <= HAND_SIZE:
        return Refusal("TE-X1", "a-swap-takes-one-to-six-tiles", {"tiles": len(action.tiles)})
    if not are_held(action.tiles, state.hand(state.active)):
        return Refusal("TE-X1", "you-do-not-hold-these-tiles", {"tiles": " ".join(action.tiles)})
    return None


def act(builder: StateBuilder, action: Swap) -> None:
    """Throw tiles away and draw as many, or what is left, which ends the game with this turn (TE-X1, TE-X2)."""
    seat, tiles = builder.active, counts_of(action.tiles)
    hands, thrown = bytearray(builder.hands), bytearray(builder.thrown)
    for colour, count in zip(COLOUR_INDICES, tiles, strict=True):
        place = place_of(seat, colour)
        hands[place] -= count
        thrown[place] += count
    builder.hands, builder.thrown = bytes(hands), bytes(thrown)
    builder.stirred = True
    builder.events.append(Swapped(seat, len(action.tiles), action.tiles))
    if builder.draw(seat, len(action.tiles)) < len(action.tiles):
        builder.short = True
