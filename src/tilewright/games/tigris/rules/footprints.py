"""The cells that a monument or the ziggurat is to be built on (TE-M1, TE-Z1)."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.cells import NAMES, Cell, Mask
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.kernel import Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def wrong_footprint(
    state: "TigrisState", cells: Mask, new_tile: Cell, wrong_shape: tuple[str, str], rule_of_new_tile: str
) -> Refusal | None:
    """Is something wrong with these cells? They are of the new tile's colour, it among them, all without a building."""
    if not cells or all(cells & ~tiles for tiles in state.board.tiles):
        return Refusal(*wrong_shape)
    if not cells >> new_tile & 1:
        return Refusal(rule_of_new_tile, "the-new-tile-is-not-part-of-it", {"tile": NAMES[new_tile]})
    covered = cells & under_buildings(state.buildings)
    if covered:
        return Refusal("TE-B4", "a-building-protects-its-tile", {"cell": NAMES[covered.bit_length() - 1]})
    return None
