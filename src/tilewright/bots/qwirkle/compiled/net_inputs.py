"""What a net reads of a moment between two turns: the numbers of each seat.

They are what the seat that looks may know: its own tiles, and of the others how many they hold and what is not to be
seen. All of them lie between -5 and 5, most between 0 and 1.
"""

from typing import Any

from tilewright.bots.qwirkle.compiled.gap_scores import WAYS, wanted_copies
from tilewright.bots.qwirkle.compiled.layout import MOST_POINTS, Evaluator, Workspace
from tilewright.compiled import bits
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import SEATS, Figures, State
from tilewright.games.qwirkle.model.board import HAND_SIZE, KINDS, LINE_LIMIT, WHOLE_BAG

POINTS = (3, 4, 5, 6, 7, 8, 9, 10, 12)
"""Of a single tile: how likely a seat is to have one that brings so many."""
BANDS = (2, 3, 4, 5, 6, 7, 8, 10, 12)
"""Gaps are counted by their points, from one of these to the next."""

HAND = 14 + len(POINTS)  # where the kept tiles begin
TABLE = HAND + 18  # and the table
_MANY = 5.0


@compiled
def set_inputs(
    figures: Figures,
    table: State,
    evaluator: Evaluator,
    workspace: Workspace,
    seat: int,
    kept: Any,
    kept_count: int,
    drawn: int,
    mover: int,
    spread: float,
    come: float,
) -> None:
    """The inputs of every seat, as this seat sees the table: it holds so many tiles that it knows, and draws some
    more. `mover` has the next turn; `come` are the points to come by the weights."""
    players, held = figures.players, 0
    for place in range(kept_count):
        held |= 1 << kept[place]
    for each in range(players):
        inputs, is_own = workspace.net.inputs[each], each == seat
        for number in range(len(inputs)):
            inputs[number] = 0.0
        best, total = -1e9, 0.0
        for other in range(players):
            if other != each:
                score = _score(table, other, seat, come)
                best, total = max(best, score), total + score
        score = _score(table, each, seat, come)
        lead = score - best
        inputs[0] = is_own
        for step in range(SEATS):
            inputs[1 + step] = (each - mover) % players == step
        inputs[5] = _within(lead / 25)
        inputs[6] = _within((score - total / (players - 1)) / 25)
        inputs[7] = _within(lead / spread / 2)
        size = kept_count + drawn if is_own else int64(table.hand_sizes[each])
        inputs[8] = size / HAND_SIZE
        inputs[9] = (len(WHOLE_BAG) - table.tile_count) / len(WHOLE_BAG)
        inputs[10] = evaluator.bag / len(WHOLE_BAG)
        inputs[11] = evaluator.bag == 0
        inputs[12] = min(evaluator.bag, 12) / 12
        if is_own:
            _set_reach(evaluator, workspace, drawn, held, inputs)
            _set_kept(evaluator, workspace, table, kept, kept_count, held, inputs[HAND:])
            inputs[HAND + 16] = drawn / HAND_SIZE
            inputs[HAND + 17] = _within(come / 5)
        else:
            _set_reach(evaluator, workspace, size, 0, inputs)
        _set_table(evaluator, workspace, table, inputs[TABLE:])


@compiled
def _score(table: State, each: int, seat: int, come: float) -> float:
    """Points, with those to come of the seat that looks: a point is a point, so the net is to weigh both alike."""
    return table.scores[each] + come if each == seat else float(table.scores[each])


@compiled
def _within(number: float) -> float:
    return max(-_MANY, min(_MANY, number))


@compiled
def _set_reach(evaluator: Evaluator, workspace: Workspace, drawn: int, held: int, inputs: Any) -> None:
    """What the best single tile may bring, of a hand of tiles held and tiles drawn: 1 and len(POINTS) numbers."""
    unseen = evaluator.unseen
    drawn = min(drawn, unseen)
    expected, place = 0.0, 13 + len(POINTS)
    for step in range(workspace.steps):
        points, tiles = workspace.ladder[step].points, workspace.ladder[step].tiles
        lower = workspace.ladder[step + 1].points if step + 1 < workspace.steps else 0
        chance = 1.0
        if tiles & held == 0:
            chance = 1 - WAYS[unseen - wanted_copies(evaluator, tiles), drawn] / WAYS[unseen, drawn]
        expected += (points - lower) * chance
        while place > 13 and POINTS[place - 14] > lower:
            if POINTS[place - 14] <= points:
                inputs[place] = chance
            place -= 1
        if tiles & held:
            while place > 13:
                inputs[place] = 1.0
                place -= 1
            expected += lower
            break
    inputs[13] = expected / 8


@compiled
def _set_kept(
    evaluator: Evaluator, workspace: Workspace, table: State, kept: Any, count: int, held: int, inputs: Any
) -> None:
    """The tiles that stay in the hand: 16 numbers."""
    largest, second, pairs, whole, wanted = 0, 0, 0, 0, 0
    for kind in KINDS:
        size = bits.count(held & kind)
        pairs += size * (size - 1) // 2
        if size > largest:
            largest, second = size, largest
        elif size > second:
            second = size
        missing = kind & ~held
        if size > 0 and missing & ~evaluator.at_least[0] == 0 and size >= whole:
            whole = size
            wanted = max(wanted, wanted_copies(evaluator, missing))
    inputs[0] = count / HAND_SIZE
    inputs[1] = (count - bits.count(held)) / 3
    inputs[2] = pairs / 8
    for size in range(1, LINE_LIMIT + 1):
        inputs[2 + size] = largest == size
    inputs[9] = second / 4
    inputs[10] = whole / LINE_LIMIT
    inputs[11] = wanted / 10
    best, total, useless = 0, 0, 0
    for place in range(count):
        tile, points = int64(kept[place]), 0
        for step in range(workspace.steps):
            if workspace.ladder[step].tiles >> tile & 1:
                points = workspace.ladder[step].points
                break
        best, total = max(best, points), total + points
        useless += table.openings[tile] == 0
    inputs[12] = best / 8
    inputs[13] = total / 24
    inputs[14] = useless / 3
    inputs[15] = count == 0


@compiled
def _set_table(evaluator: Evaluator, workspace: Workspace, table: State, inputs: Any) -> None:
    """The table, the same for all seats: 2 and len(BANDS) numbers."""
    inputs[0] = table.gap_count / 60
    reaching = workspace.ladder[workspace.steps - 1].tiles if workspace.steps > 0 else 0
    inputs[1] = wanted_copies(evaluator, reaching) / max(1, evaluator.unseen)
    for band in range(len(BANDS)):
        following = BANDS[band + 1] if band + 1 < len(BANDS) else MOST_POINTS + 1
        found = 0
        for points in range(BANDS[band], following):
            found += workspace.gaps_at[points]
        inputs[2 + band] = min(found, 40) / 8
