"""Using up tiles (SE-P2)."""

from functools import cache

from tilewright.games.empires.model.actions import NO, AnyAction, No, Use
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import TileUsed
from tilewright.games.empires.model.table import with_count
from tilewright.kernel import Refusal


def turn_tile(desk: Desk, seat: int, tile: int) -> None:
    """A tile that works once a war is turned."""
    desk.change(seat, turned=with_count(desk.empires[seat].turned, tile, 1))
    desk.log(TileUsed(seat, desk.material.tiles[tile].id))


def spend_single(desk: Desk, seat: int, tile: int) -> None:
    """A single tile goes back to the supply; its user does not take it again this turn."""
    desk.supply = with_count(desk.supply, tile, 1)
    lay_down(desk, seat, tile)
    desk.log(TileUsed(seat, desk.material.tiles[tile].id))


def lay_down(desk: Desk, seat: int, tile: int) -> None:
    """A single tile leaves the hand."""
    desk.change(seat, tiles=with_count(desk.empires[seat].tiles, tile, -1))
    if seat == desk.active:
        desk.singles_used |= 1 << tile


@cache
def use_or_not(tile: str) -> tuple[AnyAction, ...]:
    """The two answers where a tile may be used in a battle."""
    return NO, Use(tile)


def explain_use(asked: str, action: Use | No, rule: str) -> Refusal | None:
    """Only the tile that is asked about can be used."""
    if isinstance(action, Use) and action.tile != asked:
        return Refusal(rule, "another-tile-is-asked-about", {"tile": asked})
    return None
