"""Why a turn is good or bad, from what the evaluation saw in it."""

from tilewright.bots.engine import Reason
from tilewright.bots.qwirkle.evaluation import Judge
from tilewright.bots.qwirkle.turns import Turn
from tilewright.bots.qwirkle.weights import FEATURES
from tilewright.games.qwirkle.model.board import (
    KINDS,
    LINE_LIMIT,
    STEPS,
    Cell,
    cell_name,
    end_of_line,
    members,
    tile_set,
)
from tilewright.games.qwirkle.model.hands import names
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS, line_points

LARGE = line_points(LINE_LIMIT)  # points of a place worth a word: a Qwirkle
SET = 3  # tiles that go together, worth a word


def reasons(judge: Judge, turn: Turn, per_point: float) -> tuple[Reason, ...]:
    """The strongest first; `per_point` is what a point is worth, in chances to win."""
    told = [*_now(judge, turn), *_table(judge, turn), *_hand(judge, turn)]
    weighed = [Reason(reason.id, reason.facts, reason.weight * per_point) for reason in told]
    return tuple(sorted(weighed, key=lambda reason: -abs(reason.weight)))


def _now(judge: Judge, turn: Turn) -> list[Reason]:
    """What the turn brings at once."""
    if not turn.laying:
        return [Reason("trades", {"count": len(turn.traded)}, _weight(judge, turn, "kept"))] if turn.traded else []
    told = [Reason("scores", {"points": turn.points}, float(turn.points))]
    if judge.ends_it(turn):
        told.append(Reason("runs-out", {"points": LAST_TILE_BONUS}, float(LAST_TILE_BONUS)))
    return told


def _table(judge: Judge, turn: Turn) -> list[Reason]:
    """What it opens to the next player, or takes away."""
    if not turn.laying or judge.ends_it(turn):
        return []
    after = judge.ground.with_laid(turn.laying)
    ends = {end_of_line(after.table, cell, step) for _, cell in turn.laying for step in STEPS}
    told: list[Reason] = []
    change = _weight(judge, turn, "threat") - judge.weight("threat") * judge.threat_now
    opened = [cell for cell in ends if _is_open(judge, after.gaps[cell], after.worths[cell])]
    if opened and change < 0:
        cell = max(opened, key=lambda cell: (after.worths[cell], judge.unseen.copies(after.gaps[cell]), cell))
        told.append(Reason("opens", _place(judge, cell, after.gaps[cell], after.worths[cell]), change))
    shut = [
        cell
        for cell, fit in judge.ground.gaps.items()
        if _is_open(judge, fit, judge.ground.worths[cell])
        and (cell in after.table or not _is_open(judge, after.gaps[cell], after.worths[cell]))
    ]
    if shut and change > 0:
        cell = max(shut, key=lambda cell: (judge.ground.worths[cell], cell))
        told.append(Reason("shuts", _place(judge, cell, judge.ground.gaps[cell], judge.ground.worths[cell]), change))
    return told


def _is_open(judge: Judge, fit: int, points: int) -> bool:
    return points >= LARGE and judge.unseen.copies(fit) > 0


def _place(judge: Judge, cell: Cell, fit: int, points: int) -> dict[str, str | int | tuple[str, ...]]:
    tiles = [tile for tile in members(fit) if judge.unseen.copies(1 << tile)]
    return {
        "cell": cell_name(cell),
        "points": points,
        "tiles": names(bytes(tiles)),
        "unseen": judge.unseen.copies(fit),
    }


def _hand(judge: Judge, turn: Turn) -> list[Reason]:
    """What stays in the hand."""
    told: list[Reason] = []
    together = max((members(tile_set(turn.kept) & kind) for kind in KINDS), key=len)
    if len(together) >= SET:
        weight = sum(_weight(judge, turn, name) for name in ("pairs", "set3", "set4", "set5"))
        told.append(Reason("keeps-a-set", {"tiles": names(bytes(together))}, weight))
    doubles = sorted({tile for tile in turn.kept if turn.kept.count(tile) > 1})
    if doubles:
        told.append(Reason("keeps-doubles", {"tiles": names(bytes(doubles))}, _weight(judge, turn, "doubles")))
    return told


def _weight(judge: Judge, turn: Turn, feature: str) -> float:
    return judge.weight(feature) * judge.features(turn)[FEATURES.index(feature)]
