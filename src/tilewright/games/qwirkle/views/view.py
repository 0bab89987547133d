"""What a seat may know: chapter QW-S2 says what is hidden. A list of what is shown."""

from functools import lru_cache
from itertools import starmap
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tilewright.games.qwirkle.model.board import TILE_NAMES, Cell, Tile, x_y
from tilewright.games.qwirkle.model.events import LineScore
from tilewright.games.qwirkle.model.hands import names
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.rules.scoring import score_turn
from tilewright.kernel import Result, Seat

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


class LyingTile(msgspec.Struct, frozen=True):
    tile: str
    x: int
    y: int


class PlayerView(msgspec.Struct, frozen=True):
    score: int
    hand_size: int
    announced: int  # the size of the largest set at the deal


class QwirkleView(msgspec.Struct, frozen=True):
    """`laid` are the cells of this turn so far, `lines` what they would score if the turn ended now, `opening_size`
    the number of tiles that the opening must have, 0 once it is laid or if any number will do."""

    seat: Seat | None
    actor: Seat | None
    options: QwirkleOptions
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...] | None
    table: tuple[LyingTile, ...]
    laid: tuple[tuple[int, int], ...]
    lines: tuple[LineScore, ...]
    opening_size: int
    bag: int
    passes: int
    trades: int
    result: Result | None


@lru_cache(maxsize=20_000)
def _lying(cell: Cell, tile: Tile) -> LyingTile:
    """The same for all seats, and at all tables where that tile lies there."""
    return LyingTile(TILE_NAMES[tile], *x_y(cell))


class _Open:
    """What the last state that was shown shows to everybody: after a move all seats ask for it."""

    def __init__(self) -> None:
        self._last: tuple[QwirkleState, QwirkleView] | None = None

    def of(self, state: "QwirkleState") -> QwirkleView:
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        shown = QwirkleView(
            seat=None,
            actor=state.actor,
            options=state.options,
            players=tuple(
                [
                    PlayerView(score, len(hand), size)
                    for score, hand, size in zip(state.scores, state.hands, state.announced, strict=True)
                ]
            ),
            hand=None,
            table=tuple(starmap(_lying, sorted(state.table.items()))),
            laid=tuple([x_y(cell) for cell in state.laid]),
            lines=score_turn(state.table, state.laid) if state.laid else (),
            opening_size=state.opening_size,
            bag=len(state.bag),
            passes=state.passes,
            trades=state.trades,
            result=state.result,
        )
        self._last = state, shown
        return shown


_OPEN = _Open()


def view(state: "QwirkleState", seat: Seat | None) -> QwirkleView:
    """What everybody sees, and a seat its own hand."""
    shown = _OPEN.of(state)
    return shown if seat is None else replace(shown, seat=seat, hand=names(state.hands[seat]))
