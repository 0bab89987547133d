"""Using up tiles (SE-P2)."""

from functools import cache

from tilewright.games.empires.model.actions import NO, AnyAction, No, Use
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups
from tilewright.games.empires.model.events import TileUsed
from tilewright.games.empires.model.numbers import Seat, TileIndex
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table, with_count
from tilewright.kernel import Refusal


def turn_tile(builder: StateBuilder, seat: Seat, tile: TileIndex) -> None:
    """A tile that works once a war is turned."""
    builder.change(seat, turned=with_count(builder.empires[seat].turned, tile, 1))
    builder.log(TileUsed(seat, builder.material.tiles[tile].id))


def spend_single(builder: StateBuilder, seat: Seat, tile: TileIndex) -> None:
    """A single tile goes back to the supply; its user does not take it again this turn."""
    builder.supply = with_count(builder.supply, tile, 1)
    lay_down(builder, seat, tile)
    builder.log(TileUsed(seat, builder.material.tiles[tile].id))


def lay_down(builder: StateBuilder, seat: Seat, tile: TileIndex) -> None:
    """A single tile leaves the hand."""
    builder.change(seat, tiles=with_count(builder.empires[seat].tiles, tile, -1))
    if seat == builder.active:
        builder.singles_used |= 1 << tile


@cache
def _use_or_not(tile: str) -> tuple[AnyAction, ...]:
    return NO, Use(tile)


class AskedTile(Question[Use | No], frozen=True, gc=False):
    """Whether to use a tile in a battle."""

    takes = (Use, No)

    @property
    def asked_tile(self) -> TileIndex:
        """The tile that is asked about."""
        raise NotImplementedError

    def groups(self, state: Table) -> Groups:
        return (_use_or_not(state.material.tiles[self.asked_tile].id),)

    def objection(self, state: Table, action: Use | No) -> Refusal | None:
        """SE-F0: one tile is asked about at a time."""
        asked = state.material.tiles[self.asked_tile].id
        if isinstance(action, Use) and action.tile != asked:
            return Refusal("SE-F0", "another-tile-is-asked-about", {"tile": asked})
        return None
