"""When the game is over: chapter QW-G."""

from typing import Literal

from tilewright.games.qwirkle.model.board import Openings, Table, openings_of
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


def ending(table: Table, openings: Openings, hands: tuple[bytes, ...], bag: bytes, passes: int, trades: int) -> Ending:
    """Why the game is over between two turns; empty while it goes on."""
    if not bag:
        if not all(hands):
            return "a-player-ran-out-of-tiles"
        return "all-players-passed" if passes == len(hands) else ""
    if trades:  # which leave all that lies open, and all that is hidden, as it was
        return "only-trades-for-six-rounds" if trades == ROUNDS_OF_TRADES * len(hands) else ""
    return "no-tile-fits-anywhere" if table and is_locked(openings, hands, bag) else ""


def is_locked(openings: Openings, hands: tuple[bytes, ...], bag: bytes) -> bool:
    """Does no tile of the hands and the bag fit anywhere (QW-G4)?"""
    return not any(openings_of(openings, tile) for tiles in (*hands, bag) for tile in tiles)


def result(reason: Ending, scores: tuple[int, ...]) -> Result:
    """Most points win; equal points share the place (QW-G3)."""
    return Result(places(scores), scores, reason, RULE_OF_ENDING[reason])
