"""Why a turn is good or bad, from what the evaluation saw in it."""

from operator import mul

from tilewright.bots.engine import Reason
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.gap_scores import GapScores
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

Parts = dict[str, float]  # what each feature adds to the value of a turn

LARGE = line_points(LINE_LIMIT)  # points from which on a place is mentioned: a Qwirkle
SET = 3  # tiles that go together, from which on they are mentioned


def reasons(evaluator: Evaluator, turn: Turn, per_point: float) -> tuple[Reason, ...]:
    """The strongest first; `per_point` is what a point adds to the chance to win."""
    after = evaluator.after(turn)
    parts: Parts = dict(zip(FEATURES, map(mul, evaluator.weights, evaluator.features(turn, after)), strict=True))
    found = [*_now(evaluator, turn, parts), *_table(evaluator, turn, after, parts), *_hand(turn, parts)]
    weighted = [Reason(reason.id, reason.facts, reason.weight * per_point) for reason in found]
    return tuple(sorted(weighted, key=lambda reason: -abs(reason.weight)))


def _now(evaluator: Evaluator, turn: Turn, parts: Parts) -> list[Reason]:
    """What the turn brings at once."""
    if not turn.laying:
        return [Reason("trades", {"count": len(turn.traded)}, parts["kept"])] if turn.traded else []
    found = [Reason("scores", {"points": turn.points}, float(turn.points))]
    if evaluator.ends_it(turn):
        found.append(Reason("runs-out", {"points": LAST_TILE_BONUS}, float(LAST_TILE_BONUS)))
    return found


def _table(evaluator: Evaluator, turn: Turn, after: GapScores, parts: Parts) -> list[Reason]:
    """What it opens to the next player, or takes away."""
    if not turn.laying or evaluator.ends_it(turn):
        return []
    ends = {end_of_line(after.table, cell, step) for _, cell in turn.laying for step in STEPS}
    found: list[Reason] = []
    change = parts["threat"] - evaluator.weight("threat") * evaluator.threat_now
    opened = [cell for cell in ends if _is_open(evaluator, after.gaps[cell], after.gap_points[cell])]
    if opened and change < 0:
        cell = max(opened, key=lambda cell: (after.gap_points[cell], evaluator.unseen.copies(after.gaps[cell]), cell))
        found.append(Reason("opens", _place(evaluator, cell, after.gaps[cell], after.gap_points[cell]), change))
    shut = [
        cell
        for cell, fit in evaluator.gap_scores.gaps.items()
        if _is_open(evaluator, fit, evaluator.gap_scores.gap_points[cell])
        and (cell in after.table or not _is_open(evaluator, after.gaps[cell], after.gap_points[cell]))
    ]
    if shut and change > 0:
        cell = max(shut, key=lambda cell: (evaluator.gap_scores.gap_points[cell], cell))
        found.append(
            Reason(
                "shuts",
                _place(evaluator, cell, evaluator.gap_scores.gaps[cell], evaluator.gap_scores.gap_points[cell]),
                change,
            )
        )
    return found


def _is_open(evaluator: Evaluator, fit: int, points: int) -> bool:
    return points >= LARGE and evaluator.unseen.copies(fit) > 0


def _place(evaluator: Evaluator, cell: Cell, fit: int, points: int) -> dict[str, str | int | tuple[str, ...]]:
    tiles = [tile for tile in members(fit) if evaluator.unseen.copies(1 << tile)]
    return {
        "cell": cell_name(cell),
        "points": points,
        "tiles": names(bytes(tiles)),
        "unseen": evaluator.unseen.copies(fit),
    }


def _hand(turn: Turn, parts: Parts) -> list[Reason]:
    """What stays in the hand."""
    found: list[Reason] = []
    together = max((members(tile_set(turn.kept) & kind) for kind in KINDS), key=len)
    if len(together) >= SET:
        weight = sum(parts[name] for name in ("pairs", "set3", "set4", "set5"))
        found.append(Reason("keeps-a-set", {"tiles": names(bytes(together))}, weight))
    doubles = sorted({tile for tile in turn.kept if turn.kept.count(tile) > 1})
    if doubles:
        found.append(Reason("keeps-doubles", {"tiles": names(bytes(doubles))}, parts["doubles"]))
    return found
