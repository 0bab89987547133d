"""The compiled search as the engine uses it: states of the readable engine and turns in, numbers out."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from tilewright.bots.engine import Budget
from tilewright.bots.nets.layout import put
from tilewright.bots.nets.library import Net
from tilewright.bots.qwirkle.chances import still_due
from tilewright.bots.qwirkle.compiled.chances import set_chances
from tilewright.bots.qwirkle.compiled.endgame import MOST_TURNS, margin_after
from tilewright.bots.qwirkle.compiled.evaluation import set_values
from tilewright.bots.qwirkle.compiled.judgement import chance_by_values, judge_turns, set_values_of_moment
from tilewright.bots.qwirkle.compiled.layout import EVALUATOR, NET, SEARCH, TURN, WORKSPACE
from tilewright.bots.qwirkle.compiled.net_rollouts import try_all_by_net
from tilewright.bots.qwirkle.compiled.outlook import look
from tilewright.bots.qwirkle.compiled.rollouts import OUT_OF_BUDGET, lay_turns, try_all
from tilewright.bots.qwirkle.endgame import OutOfBudget
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.rollouts import Depth, Trial
from tilewright.bots.qwirkle.turns import Turn, turns
from tilewright.bots.qwirkle.weights import Chances, weights
from tilewright.compiled.chance import CHANCE, pack_chance
from tilewright.compiled.qwirkle.convert import figures, pack
from tilewright.compiled.qwirkle.layout import STATE
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.kernel import Chance


class CompiledSearch:
    """Searches from one position; what `ReadableSearch` does, but faster, and what a net says besides."""

    def __init__(self, evaluator: Evaluator, by: Chances, chance: Chance, net: Net | None = None) -> None:
        self._start, self._chance = evaluator.start, chance
        self._evaluator = _packed(evaluator, by)
        self._figures = figures(self._start.players, self._start.options)
        self._net = np.zeros(1, NET)
        if net is not None:
            put(self._net, net.layers)

    @cached_property
    def _state(self) -> Any:
        return pack(self._start)

    def values(self, turns: Sequence[Turn]) -> list[float]:
        found = np.empty(len(turns))
        set_values(self._state, self._evaluator, packed_turns(turns), found)
        return found.tolist()

    def chances(self, gains: Sequence[float]) -> list[float]:
        found = np.empty(len(gains))
        set_chances(self._evaluator, self._state, self._start.players, np.array(gains, np.float64), found)
        return found.tolist()

    def chances_by_net(self, turns: Sequence[Turn]) -> list[float]:
        """The chance to win with each turn, as the net judges it."""
        found, seat = np.empty(len(turns)), self._start.turn
        judge_turns(
            self._figures, self._state, self._evaluator, self._net[0], seat, packed_turns(turns), len(turns), found
        )
        return found.tolist()

    def standing_by_net(self, seat: int) -> list[float]:
        """Each seat's chance to win, as the net judges it for one that looks."""
        workspace, players = np.zeros(1, WORKSPACE)[0], self._start.players
        look(self._figures, self._state, seat, self._evaluator)
        set_values_of_moment(self._figures, self._state, self._evaluator, self._net[0], workspace, seat)
        return [chance_by_values(workspace["values"], players, each) for each in range(players)]

    def rollouts(self, turns: Sequence[Turn]) -> "CompiledRollouts":
        return CompiledRollouts(self._figures, self._state, packed_turns(turns), self._evaluator, self._packed_chance())

    def rollouts_by_net(self, turns: Sequence[Turn], depth: Depth) -> "NetRollouts":
        given = self._figures, self._state, packed_turns(turns), self._evaluator, self._packed_chance()
        return NetRollouts(*given, self._net[0], depth)

    def _packed_chance(self) -> Any:
        chance = np.zeros(1, CHANCE)[0]
        pack_chance(chance, self._chance)
        return chance

    def endgame(self) -> "CompiledEndgame":
        return CompiledEndgame(self._state)


class CompiledRollouts:
    """Tries the turns of one position on guesses, as `ReadableRollouts`."""

    def __init__(self, rules: Any, start: Any, turns: Any, evaluator: Any, chance: Any) -> None:
        self._figures, self._start, self._turns = rules, start, turns
        self._evaluator, self._chance = evaluator, chance
        self._tables = np.empty(len(turns), STATE)
        lay_turns(start, turns, self._tables)

    def try_all(self, trials: Sequence[Trial], budget: Budget) -> list[tuple[float, int]] | None:
        if budget.left < len(trials) * int(self._figures["players"]):
            return None
        numbers = np.array([trial.number for trial in trials])
        found, replies = np.empty(len(trials)), np.empty(len(trials), np.int64)
        left = self._try(numbers, budget.left, found, replies)
        if left == OUT_OF_BUDGET:
            budget.left = 0
            return None
        budget.left = left
        return list(zip(found.tolist(), replies.tolist(), strict=True))

    def _try(self, numbers: Any, budget: int, found: Any, replies: Any) -> int:
        """What is left of the budget after one guess."""
        return try_all(
            self._figures,
            self._start,
            self._tables,
            self._turns,
            numbers,
            self._evaluator,
            self._chance,
            budget,
            found,
            replies,
        )


class NetRollouts(CompiledRollouts):
    """The same with a net."""

    def __init__(self, rules: Any, start: Any, turns: Any, evaluator: Any, chance: Any, net: Any, depth: Depth) -> None:
        super().__init__(rules, start, turns, evaluator, chance)
        self._others = np.zeros(1, EVALUATOR)[0]  # what is seen on the way
        for name in ("weights", "least", "growth", "turn"):
            self._others[name] = evaluator[name]
        self._net, self._depth = net, depth

    def _try(self, numbers: Any, budget: int, found: Any, replies: Any) -> int:
        return try_all_by_net(
            self._figures,
            self._start,
            self._tables,
            self._turns,
            numbers,
            self._others,
            self._net,
            self._depth.rounds,
            self._depth.width,
            self._chance,
            budget,
            found,
            replies,
        )


class CompiledEndgame:
    """Plays a position to its end, as `ReadableEndgame`."""

    def __init__(self, start: Any) -> None:
        self._start = start
        self._states = np.empty(MOST_TURNS, STATE)
        self._search = np.zeros(1, SEARCH)[0]

    def margin(self, turn: Turn, width: int, best: int, budget: Budget) -> tuple[int, bool]:
        self._states[0], search = self._start, self._search
        search["budget"], search["width"], search["has_cut"], search["is_spent"] = budget.left, width, 0, 0
        margin = margin_after(self._states, packed_turns([turn])[0], best, search)
        budget.left = int(search["budget"])
        if search["is_spent"]:
            raise OutOfBudget
        return margin, bool(search["has_cut"])


def call_all() -> None:
    """Call every compiled function once."""
    start = GAME.start(2, 0)
    found, budget = turns(start)[:2], Budget(100)
    search = CompiledSearch(Evaluator(start, weights()), weights().chances, start.chance)
    search.chances(search.values(found))
    search.rollouts(found).try_all([Trial(0, found[0], 0.5)], budget)
    search.chances_by_net(found)
    search.standing_by_net(0)
    search.rollouts_by_net(found, Depth(1, 2)).try_all([Trial(0, found[0], 0.5)], budget)
    search.endgame().margin(found[0], 1, 0, budget)


# ---- records
def _packed(evaluator: Evaluator, by: Chances) -> Any:
    record = np.zeros(1, EVALUATOR)[0]
    record["weights"] = evaluator.weights
    record["at_least"], record["unseen"] = evaluator.unseen.at_least, evaluator.unseen.count
    record["bag"], record["next_hand"] = evaluator.bag, evaluator.next_hand
    record["least"], record["growth"], record["turn"] = by.least, by.growth, by.turn
    record["due"] = sum(1 << seat for seat in still_due(evaluator.start))
    return record


def packed_turns(turns: Sequence[Turn]) -> Any:
    """Turns as records. Column by column: there are hundreds of them."""
    records = np.zeros(len(turns), TURN)
    records["points"] = [turn.points for turn in turns]
    laid = np.array([placed for turn in turns for placed in turn.laying]).reshape(-1, 2)
    _fill(records, "count", [len(turn.laying) for turn in turns], {"tiles": laid[:, 0], "cells": laid[:, 1]})
    kept = np.frombuffer(b"".join(turn.kept for turn in turns), np.uint8)
    _fill(records, "kept_count", [len(turn.kept) for turn in turns], {"kept": kept})
    return records


def _fill(records: Any, count: str, counts: list[int], columns: dict[str, Any]) -> None:
    """So many numbers of each column for the first record, so many for the next, and so on."""
    records[count] = counts
    taken = np.arange(HAND_SIZE) < records[count][:, None]
    for name, numbers in columns.items():
        records[name][taken] = numbers
