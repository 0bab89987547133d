"""The end of the game and the last count (TE-G)."""

from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.events import FinalScore, GameEnded
from tilewright.games.tigris.rules.pending import Over
from tilewright.kernel import Result, places

IDLE_ROUNDS = 6
TREASURES_LEFT = 2

FEW_TREASURES = Over("at-most-two-treasures-are-left", "TE-G1")
SHORT_SWAP = Over("a-swap-emptied-the-bag", "TE-G1")
BAG_RAN_OUT = Over("the-bag-ran-out", "TE-G1")
STANDSTILL = Over("six-rounds-passed-without-a-tile", "TE-G4")

ENDINGS = (FEW_TREASURES, SHORT_SWAP, BAG_RAN_OUT, STANDSTILL)


def before_drawing(table: Table) -> Over | None:
    """The endings that nobody draws tiles after (TE-T3, TE-G1)."""
    if table.board.treasures.bit_count() <= TREASURES_LEFT:
        return FEW_TREASURES
    return SHORT_SWAP if table.short else None


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
        own = points[4 * seat : 4 * seat + 4]
        added = spread(own, held)
        table.append(FinalScore(own, added, tuple(have + more for have, more in zip(own, added, strict=True))))
    return tuple(table)


def result(over: Over, points: tuple[int, ...], treasures: bytes) -> Result:
    """Most points in the weakest colour win; ties by the second weakest, third and strongest (TE-G3)."""
    merits = [tuple(sorted(final.totals)) for final in final_table(points, treasures)]
    return Result(places(merits), tuple(merit[0] for merit in merits), over.reason, over.rule)


def end(table: Table, over: Over) -> None:
    """The game is over: spread the treasures and compare."""
    table.pending = over
    final = result(over, table.points, table.treasures)
    counts = final_table(table.points, table.treasures)
    table.events.append(GameEnded(over.reason, over.rule, counts, final.places))
