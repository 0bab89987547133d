"""When the game is over: chapter QW-G."""

from typing import TYPE_CHECKING, Literal

import msgspec

from tilewright.games.qwirkle.model.actions import QwirkleAction
from tilewright.games.qwirkle.model.board import Cell, Openings, Table, openings_of
from tilewright.games.qwirkle.model.builder import StateBuilder
from tilewright.kernel import Action, Actions, Listed, Refusal, Result, Seat, places

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState

Ending = Literal[
    "a-player-ran-out-of-tiles", "all-players-passed", "no-tile-fits-anywhere", "only-trades-for-six-rounds"
]

RULE_OF_ENDING: dict[Ending, str] = {
    "a-player-ran-out-of-tiles": "QW-G1",
    "all-players-passed": "QW-G2",
    "no-tile-fits-anywhere": "QW-G4",
    "only-trades-for-six-rounds": "QW-G4",
}
ROUNDS_OF_TRADES = 6  # QW-G4
_NOTHING: Listed[QwirkleAction] = Listed(())


class Over(msgspec.Struct, frozen=True, gc=False, tag_field="question", tag="over"):
    """The game is over: nobody decides anything more. `last` had the last turn."""

    last: Seat
    reason: Ending

    @property
    def seat(self) -> None:
        return None

    @property
    def laid(self) -> tuple[Cell, ...]:
        return ()

    def actions(self, state: "QwirkleState") -> Actions[QwirkleAction]:
        return _NOTHING

    def refusal(self, state: "QwirkleState", action: Action) -> Refusal:
        return Refusal(RULE_OF_ENDING[self.reason], "the-game-is-over")

    def apply(self, builder: StateBuilder, action: Action) -> None:
        raise AssertionError(f"the game is over, and {action} cannot be legal")


def ending(
    table: Table, openings: Openings, hands: tuple[bytes, ...], bag: bytes, passes: int, trades: int
) -> Ending | None:
    """Why the game is over between two turns; None while it goes on."""
    if not bag:
        if not all(hands):
            return "a-player-ran-out-of-tiles"
        return "all-players-passed" if passes == len(hands) else None
    if trades:  # which leave all that lies open, and all that is hidden, as it was
        return "only-trades-for-six-rounds" if trades == ROUNDS_OF_TRADES * len(hands) else None
    return "no-tile-fits-anywhere" if table and is_locked(openings, hands, bag) else None


def is_locked(openings: Openings, hands: tuple[bytes, ...], bag: bytes) -> bool:
    """Does no tile of the hands and the bag fit anywhere (QW-G4)?"""
    return not any(openings_of(openings, tile) for tiles in (*hands, bag) for tile in tiles)


def result(reason: Ending, scores: tuple[int, ...]) -> Result:
    """Most points win; equal points share the place (QW-G3)."""
    return Result(places(scores), scores, reason, RULE_OF_ENDING[reason])
