"""Writing a position. The grid is the table with y going up; `origin` is the x,y of its lower left cell."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tilewright.games.qwirkle.model.board import TILE_NAMES, Cell, Table, cell_at, cell_name, members, x_y
from tilewright.games.qwirkle.model.hands import names
from tilewright.games.qwirkle.model.knowledge import Returned
from tilewright.kernel.position import write_position

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


def write(state: "QwirkleState") -> str:
    """The whole state, hidden things included."""
    memory = state.memory
    seats = range(state.players)
    fields: list[tuple[str, object]] = [
        ("game", "qwirkle"),
        ("players", state.players),
        ("free opening", "yes" if state.options.free_opening else ""),
        ("active", state.turn),
        ("seed", state.chance.seed.hex()),
        ("drawn", state.chance.drawn),
        *((f"hand {seat}", " ".join(names(state.hands[seat]))) for seat in seats),
        ("scores", _numbers(state.scores)),
        ("announced", _numbers(state.announced)),
        ("laid", " ".join(map(cell_name, state.laid))),
        ("passes", state.passes or ""),
        ("trades", state.trades or ""),
        ("untouched", _numbers(seat for seat in seats if memory.untouched[seat]) or "nobody"),
        ("draws", _numbers(memory.draws)),
        *((f"lacks {seat}", " ".join(names(bytes(members(memory.lacks[seat]))))) for seat in seats),
        *((f"returned {seat}", " ; ".join(map(_write_returned, memory.returned[seat]))) for seat in seats),
    ]
    if not state.table:
        return write_position(fields, [])
    xs, ys = zip(*map(x_y, state.table), strict=True)
    fields.append(("origin", f"{min(xs)},{min(ys)}"))
    grid = [
        [_cell_text(state.table, cell_at(x, y)) for x in range(min(xs), max(xs) + 1)]
        for y in range(max(ys), min(ys) - 1, -1)
    ]
    return write_position(fields, grid)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _cell_text(table: Table, cell: Cell) -> str:
    return TILE_NAMES[table[cell]] if cell in table else "."


def _write_returned(trade: Returned) -> str:
    return " ".join(f"{TILE_NAMES[tile]} {copies}" for tile, copies in trade.elsewhere) + " at " + _numbers(trade.draws)
