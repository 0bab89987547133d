"""When the game is over: chapter QW-G."""

from typing import Literal

from tilewright.games.qwirkle.board import Gaps, Table
from tilewright.kernel import Result, places

Ending = Literal[
    "", "a-player-ran-out-of-tiles", "all-players-passed", "no-tile-fits-anywhere", "only-trades-for-six-rounds"
]

RULE_OF_ENDING: dict[Ending, str] = {
    "a-player-ran-out-of-tiles": "QW-G1",
    "all-players-passed": "QW-G2",
    "no-tile-fits-anywhere": "QW-G4",
    "only-trades-for-six-rounds": "QW-G4",
}
ROUNDS_OF_TRADES = 6  # QW-G4


def ending(table: Table, gaps: Gaps, hands: tuple[bytes, ...], bag: bytes, passes: int, trades: int) -> Ending:
    """Why the game is over between two turns; empty while it goes on."""
    if not bag:
        if not all(hands):
            return "a-player-ran-out-of-tiles"
        return "all-players-passed" if passes == len(hands) else ""
    if trades == ROUNDS_OF_TRADES * len(hands):
        return "only-trades-for-six-rounds"
    return "no-tile-fits-anywhere" if table and is_locked(gaps, hands, bag) else ""


def is_locked(gaps: Gaps, hands: tuple[bytes, ...], bag: bytes) -> bool:
    """Does no tile of the hands and the bag fit anywhere (QW-G4)?"""
    open_to = 0
    for fit in gaps.values():
        open_to |= fit
    return not any(open_to >> tile & 1 for tiles in (*hands, bag) for tile in tiles)


def result(reason: Ending, scores: tuple[int, ...]) -> Result:
    """Most points win; equal points share the place (QW-G3)."""
    return Result(places(scores), scores, reason, RULE_OF_ENDING[reason])
