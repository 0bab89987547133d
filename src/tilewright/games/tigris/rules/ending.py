"""The end of the game and the last count (TE-G)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import TigrisAction
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.events import FinalScore, GameEnded
from tilewright.games.tigris.model.ownership import OWN
from tilewright.kernel import Action, Actions, Listed, Refusal, Result, places

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class Over(msgspec.Struct, frozen=True, tag="over", gc=False):
    """The game is over (TE-G): nothing is asked any more, and this is why."""

    reason: str
    rule: str
    seat: None = None

    decision: ClassVar[None] = None

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return Listed(())

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        return Refusal(self.rule, "the-game-is-over")

    def apply(self, builder: StateBuilder, action: Action) -> None:
        raise AssertionError(f"the game is over: {action} cannot follow")


IDLE_ROUNDS = 6
TREASURES_LEFT = 2

FEW_TREASURES = Over("at-most-two-treasures-are-left", "TE-G1")
SHORT_SWAP = Over("a-swap-emptied-the-bag", "TE-G1")
BAG_RAN_OUT = Over("the-bag-ran-out", "TE-G1")
STANDSTILL = Over("six-rounds-passed-without-a-tile", "TE-G4")

ENDINGS = (FEW_TREASURES, SHORT_SWAP, BAG_RAN_OUT, STANDSTILL)


def before_drawing(builder: StateBuilder) -> Over | None:
    """The endings that nobody draws tiles after (TE-T3, TE-G1)."""
    if builder.board.treasures.bit_count() <= TREASURES_LEFT:
        return FEW_TREASURES
    return SHORT_SWAP if builder.short else None


def at_standstill(idle_turns: int, players: int) -> bool:
    """TE-G4: six whole rounds without a tile or catastrophe placed or a tile swapped."""
    return idle_turns >= IDLE_ROUNDS * players


def spread(points: tuple[int, ...], treasures: int) -> tuple[int, ...]:
    """How many treasures go to each colour: one by one to the weakest, the first of equals (TE-G2)."""
    added = [0] * len(points)
    for _ in range(treasures):
        totals = [have + more for have, more in zip(points, added, strict=True)]
        added[totals.index(min(totals))] += 1
    return tuple(added)


def final_table(points: tuple[int, ...], treasures: bytes) -> tuple[FinalScore, ...]:
    """The last count, seat by seat."""
    table: list[FinalScore] = []
    for seat, held in enumerate(treasures):
        counted = points[OWN[seat]]
        added = spread(counted, held)
        table.append(FinalScore(counted, added, tuple(have + more for have, more in zip(counted, added, strict=True))))
    return tuple(table)


def result(over: Over, points: tuple[int, ...], treasures: bytes) -> Result:
    """Most points in the weakest colour win; ties by the second weakest, third and strongest (TE-G3)."""
    merits = [tuple(sorted(final.totals)) for final in final_table(points, treasures)]
    return Result(places(merits), tuple(merit[0] for merit in merits), over.reason, over.rule)


def end(builder: StateBuilder, over: Over) -> None:
    """The game is over: spread the treasures and compare."""
    builder.pending = over
    final = result(over, builder.points, builder.treasures)
    counts = final_table(builder.points, builder.treasures)
    builder.events.append(GameEnded(over.reason, over.rule, counts, final.places))
