"""Using up tiles (SE-P2)."""

from functools import cache

from tilewright.games.empires.model.actions import NO, AnyAction, No, Use
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import TileUsed
from tilewright.games.empires.model.table import with_count
from tilewright.kernel import Refusal


def turn_tile(builder: StateBuilder, seat: int, tile: int) -> None:
    """A tile that works once a war is turned."""
    builder.change(seat, turned=with_count(builder.empires[seat].turned, tile, 1))
    builder.log(TileUsed(seat, builder.material.tiles[tile].id))


def spend_single(builder: StateBuilder, seat: int, tile: int) -> None:
    """A single tile goes back to the supply; its user does not take it again this turn."""
    builder.supply = with_count(builder.supply, tile, 1)
    lay_down(builder, seat, tile)
    builder.log(TileUsed(seat, builder.material.tiles[tile].id))


def lay_down(builder: StateBuilder, seat: int, tile: int) -> None:
    """A single tile leaves the hand."""
    builder.change(seat, tiles=with_count(builder.empires[seat].tiles, tile, -1))
    if seat == builder.active:
        builder.singles_used |= 1 << tile


@cache
def use_or_not(tile: str) -> tuple[AnyAction, ...]:
    """The two answers where a tile may be used in a battle."""
    return NO, Use(tile)


def explain_use(asked: str, action: Use | No, rule: str) -> Refusal | None:
    """Only the tile that is asked about can be used."""
    if isinstance(action, Use) and action.tile != asked:
        return Refusal(rule, "another-tile-is-asked-about", {"tile": asked})
    return None
