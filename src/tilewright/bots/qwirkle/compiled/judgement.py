"""What a net makes of turns: each seat's chance after a turn, as the seat that took it sees the table."""

from math import exp, sqrt
from typing import Any

import numpy as np

from tilewright.bots.nets.forward import add_corrections
from tilewright.bots.qwirkle.compiled.chances import ALL
from tilewright.bots.qwirkle.compiled.evaluation import to_come
from tilewright.bots.qwirkle.compiled.gap_scores import renew_gap_points, set_gap_points, set_ladder
from tilewright.bots.qwirkle.compiled.layout import WORKSPACE, Evaluator, Turn, Workspace
from tilewright.bots.qwirkle.compiled.net_inputs import set_inputs
from tilewright.bots.qwirkle.compiled.outlook import due_after
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import lay
from tilewright.compiled.qwirkle.layout import STATE, Figures, State
from tilewright.games.qwirkle.model.board import HAND_SIZE

SOFT = 8.0
"""Points: how far a game was won counts beside who won it."""


@compiled
def outcome(scores: Any, players: int, seat: int) -> float:
    """What the end of a game with these points is worth to a seat: half for who won, half for how far."""
    best, winners, whole = scores[0], 0, 0.0
    for each in range(1, players):
        best = max(best, scores[each])
    for each in range(players):
        winners += scores[each] == best
        whole += exp((scores[each] - best) / SOFT)
    won = 1 / winners if scores[seat] == best else 0.0
    return (won + exp((scores[seat] - best) / SOFT) / whole) / 2


@compiled
def chance_by_net(
    figures: Figures, table: State, evaluator: Evaluator, net: Any, workspace: Workspace, seat: int, turn: Turn
) -> float:
    """The chance of a seat after its turn, whose tiles and points the table has already."""
    players = figures.players
    if turn.kept_count == 0 and evaluator.bag == 0:
        return outcome(table.scores, players, seat)
    set_values_after(figures, table, evaluator, net, workspace, seat, turn)
    return chance_by_values(workspace.values, players, seat)


@compiled
def chance_by_values(values: Any, players: int, seat: int) -> float:
    best, whole = values[0], 0.0
    for each in range(1, players):
        best = max(best, values[each])
    for each in range(players):
        whole += exp(values[each] - best)
    return exp(values[seat] - best) / whole


@compiled
def set_values_after(
    figures: Figures, table: State, evaluator: Evaluator, net: Any, workspace: Workspace, seat: int, turn: Turn
) -> None:
    """The value of each seat after the turn of one: what the weights say, corrected by the net; and its inputs."""
    come = to_come(evaluator, turn, workspace.ladder, workspace.steps, workspace.features)
    drawn = min(HAND_SIZE - turn.kept_count, evaluator.bag)
    mover = (seat + 1) % figures.players
    _set_values(figures, table, evaluator, net, workspace, seat, turn.kept, int64(turn.kept_count), drawn, mover, come)


@compiled
def set_values_of_moment(
    figures: Figures, table: State, evaluator: Evaluator, net: Any, workspace: Workspace, seat: int
) -> None:
    """The same at the beginning of somebody's turn, as any seat sees it."""
    set_gap_points(table, workspace.gap_points)
    workspace.steps = set_ladder(table, workspace.gap_points, workspace.ladder, workspace.gaps_at)
    evaluator.due = due_after(figures, table, (int64(table.seat) - 1) % figures.players)
    hand, size = table.hands[seat], int64(table.hand_sizes[seat])
    _set_values(figures, table, evaluator, net, workspace, seat, hand, size, 0, int64(table.seat), 0.0)


@compiled
def _set_values(
    figures: Figures,
    table: State,
    evaluator: Evaluator,
    net: Any,
    workspace: Workspace,
    seat: int,
    kept: Any,
    kept_count: int,
    drawn: int,
    mover: int,
    come: float,
) -> None:
    spread = evaluator.least + evaluator.growth * sqrt(ALL - table.tile_count)
    for each in range(figures.players):
        points = float(table.scores[each])
        if evaluator.due >> each & 1:
            points += evaluator.turn
        workspace.values[each] = points / spread
    workspace.values[seat] += come / spread
    set_inputs(figures, table, evaluator, workspace, seat, kept, kept_count, drawn, mover, spread, come)
    for each in range(figures.players):
        workspace.by_weights[each] = workspace.values[each]
    if net.is_there:
        add_corrections(net, workspace.net, figures.players, workspace.values)


@compiled
def judge_turns(
    figures: Figures, state: State, evaluator: Evaluator, net: Any, seat: int, turns: Any, count: int, found: Any
) -> None:
    """The chance of a seat after each of its turns, so many, from this state."""
    # Named wherever they are used: records do not keep them alive.
    workspaces, tables = np.zeros(2, WORKSPACE), np.empty(1, STATE)
    set_gap_points(state, workspaces[0].gap_points)
    workspaces[0].steps = set_ladder(state, workspaces[0].gap_points, workspaces[0].ladder, workspaces[0].gaps_at)
    for number in range(count):
        turn = turns[number]
        tables[0] = state
        if turn.count > 0:
            lay_and_look(tables[0], turn, workspaces[0], workspaces[1])
            tables[0].scores[seat] += turn.points
            found[number] = chance_by_net(figures, tables[0], evaluator, net, workspaces[1], seat, turn)
        else:
            found[number] = chance_by_net(figures, tables[0], evaluator, net, workspaces[0], seat, turn)


@compiled
def lay_and_look(table: State, turn: Turn, now: Workspace, workspace: Workspace) -> None:
    """Lay a turn's tiles on a table of which all is known, and find out the same then."""
    workspace.gap_points[:] = now.gap_points
    for place in range(turn.count):
        lay(table, int64(turn.tiles[place]), int64(turn.cells[place]))
    renew_gap_points(table, turn.cells, turn.count, workspace.gap_points)
    workspace.steps = set_ladder(table, workspace.gap_points, workspace.ladder, workspace.gaps_at)
