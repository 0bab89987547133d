"""The engine for Qwirkle: ranks whole turns, by evaluation and by search."""

import hashlib
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, cast

from tilewright.bots.engine import Budget, Choice, Reason
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import MASTER, Level, levels
from tilewright.bots.nets.library import Net
from tilewright.bots.noise import with_noise
from tilewright.bots.qwirkle.chances import chances, turns_of_this_round
from tilewright.bots.qwirkle.endgame import solve
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.reasons import reasons
from tilewright.bots.qwirkle.rollouts import Depth, rank_by_rollouts
from tilewright.bots.qwirkle.search import NetSearch, ReadableSearch, TurnSearch
from tilewright.bots.qwirkle.turns import Turn, is_part_of, start_of_turn, steps, turns
from tilewright.bots.qwirkle.weights import Weights, weights
from tilewright.bots.search_backend import compiled_search, net_for
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Chance, Draws, Rng, seed_of

TRIED = 12  # turns that are tried out on guesses
DEPTH = Depth(rounds=1, width=6)  # of rollouts with a net
EXPLAINED = 8  # turns that are given reasons
EVALUATES, SEARCHES = "evaluates", "searches"
_SOME = Chance(seed_of(0))
_Asked = tuple[bytes, Level, type[TurnSearch]]  # what is known, and who looks at it with what


class RankedTurn(NamedTuple):
    """A turn, the chance to win with it, and why."""

    turn: Turn
    value: float
    reasons: tuple[Reason, ...] = ()


class QwirkleEngine:
    """Whole turns are ranked, from the beginning of the turn. What has been laid already only narrows them down, and
    the random generator is seeded by that beginning, so that a turn continues as it was planned."""

    levels = levels(
        novice={"budget": 40, "noise": 0.03},
        adept={"budget": 500, "abilities": frozenset({EVALUATES})},
        master={"budget": 400, "net_budget": 5000, "abilities": frozenset({EVALUATES, SEARCHES})},
        grandmaster={"budget": 2000, "net_budget": 20_000},
    )

    def __init__(self, by: Weights | None = None) -> None:
        self._by = by or weights()
        self._last: tuple[_Asked, list[RankedTurn]] | None = None  # kept for the further steps of the same turn

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        state = cast(QwirkleState, info.guess(Draws(_SOME)))
        start = start_of_turn(state)
        ranked_turns = [each for each in self._ranked_turns(info, start, level) if is_part_of(state, each.turn)]
        if not ranked_turns:  # somebody else began this turn, in a way that was not ranked
            begun = [turn for turn in turns(start) if is_part_of(state, turn)]
            ranked_turns = self._ranking(start, level, Draws(_SOME)).rank(begun)
        choices: list[Choice] = []
        for each in ranked_turns:
            first, *line = steps(each.turn, state)
            choices.append(Choice(first, each.value, each.reasons, tuple(line)))
        return with_noise(choices, level.noise, rng)

    def standing(self, info: InformationState) -> tuple[float, ...]:
        state = cast(QwirkleState, info.guess(Draws(_SOME)))
        net = self._net(info.players, self.levels[MASTER])
        if net and state.actor is not None:
            given = Evaluator(start_of_turn(state), self._by), self._by.chances, _SOME, net
            return tuple(_net_search()(*given).standing_by_net(info.seat))
        return chances(self._by.chances, state.scores, state, turns_of_this_round(state))

    def _ranked_turns(self, info: InformationState, start: QwirkleState, level: Level) -> list[RankedTurn]:
        """All turns, or as many as the level may look at; for the same beginning of a turn always the same."""
        known = info.game.to_json((start.view(info.seat), start.memory))
        asked = known, level, _search()
        if self._last is None or self._last[0] != asked:
            rng = Draws(Chance(hashlib.sha256(known).digest()))
            self._last = asked, self._ranking(start, level, rng).rank(turns(start))
        return self._last[1]

    def _ranking(self, start: QwirkleState, level: Level, rng: Draws) -> "_TurnRanking":
        net = self._net(start.players, level)
        return _TurnRanking(start, level.with_net() if net else level, rng, self._by, net)

    def _net(self, players: int, level: Level) -> Net | None:
        return net_for(GAME.name, players, level) if self._by == weights() else None


def _search() -> type[TurnSearch]:
    """With what turns are searched now."""
    return compiled_search(GAME.name) or ReadableSearch


def _net_search() -> type[NetSearch]:
    found = compiled_search(GAME.name)
    assert found is not None, "there is a net only where the search is compiled"
    return found


class _TurnRanking:
    """Ranks the turns of one position."""

    def __init__(self, start: QwirkleState, level: Level, rng: Draws, by: Weights, net: Net | None) -> None:
        self._start = start
        self._by = by
        self._level = level
        self._rng = rng
        self._budget = Budget(level.budget)
        self._evaluator = Evaluator(start, by)
        given = self._evaluator, by.chances, rng.chance
        self._by_net: NetSearch | None = _net_search()(*given, net) if net else None
        self._search: TurnSearch = self._by_net or _search()(*given)

    def rank(self, found: list[Turn]) -> list[RankedTurn]:
        """Best first."""
        looked_at = self._looked_at(found)
        self._budget.spend(len(looked_at))
        if not self._level.has(EVALUATES):
            return self._explained(self._with_chances(looked_at, [turn.points for turn in looked_at]))
        ranked = self._judged(looked_at)
        if self._level.has(SEARCHES) and len(ranked) > 1:
            ranked = self._searched(ranked)
        return self._explained(ranked)

    def _judged(self, found: list[Turn]) -> list[RankedTurn]:
        """Best first, by the net or else by the weights."""
        if self._by_net:
            judged = map(RankedTurn, found, self._by_net.chances_by_net(found))
            return sorted(judged, key=lambda each: -each.value)
        values = self._search.values(found)
        order = sorted(range(len(found)), key=lambda place: -values[place])
        return self._with_chances([found[place] for place in order], [values[place] for place in order])

    def _looked_at(self, found: list[Turn]) -> list[Turn]:
        """Those that the budget allows. Without an evaluation any, and no trade while a tile can be laid."""
        if not self._level.has(EVALUATES):
            found = [turn for turn in found if turn.laying] or found
        most = self._budget.left // 2 if self._level.has(SEARCHES) else self._budget.left
        if len(found) <= most:
            return found
        if self._level.has(EVALUATES):
            return sorted(found, key=lambda turn: -turn.points)[:most]
        left = list(found)
        return [left.pop(self._rng.randrange(len(left))) for _ in range(most)]

    def _with_chances(self, turns: Sequence[Turn], gains: Sequence[float]) -> list[RankedTurn]:
        """The turns with the chance to win if each, and what follows it, gains so many points."""
        return [RankedTurn(turn, chance) for turn, chance in zip(turns, self._search.chances(gains), strict=True)]

    def _searched(self, ranked: list[RankedTurn]) -> list[RankedTurn]:
        """The best of them by what follows, then the others; those looked at longest come first."""
        start, order = self._start, [each.turn for each in ranked]
        found: list[RankedTurn] = []
        if start.players == 2 and not start.bag:
            for solved in solve(order, self._budget, self._search.endgame()):
                scores = [score + solved.margin * (seat == start.turn) for seat, score in enumerate(start.scores)]
                reason = Reason("to-the-end", {"margin": solved.margin, "sure": "yes" if solved.is_exact else "no"})
                found.append(RankedTurn(solved.turn, chances(self._by.chances, scores, None)[start.turn], (reason,)))
        if not found:
            tried = [(each.turn, each.value) for each in ranked[:TRIED]]
            best = [turn for turn, _ in tried]
            rollouts = self._by_net.rollouts_by_net(best, DEPTH) if self._by_net else self._search.rollouts(best)
            for trial in rank_by_rollouts(tried, self._budget, rollouts):
                if trial.guesses:
                    reason = Reason("answer", {"points": round(trial.reply / trial.guesses)})
                    found.append(RankedTurn(trial.turn, trial.value, (reason,)))
        known = {id(each.turn) for each in found}
        return _none_better_than_before([*found, *(each for each in ranked if id(each.turn) not in known)])

    def _explained(self, ranked: list[RankedTurn]) -> list[RankedTurn]:
        one, none = self._search.chances((1.0, 0.0))
        per_point = one - none
        explained = [
            each._replace(reasons=(*reasons(self._evaluator, each.turn, per_point), *each.reasons))
            for each in ranked[:EXPLAINED]
        ]
        return explained + ranked[EXPLAINED:]


def _none_better_than_before(ordered: list[RankedTurn]) -> list[RankedTurn]:
    """Values that agree with the order: what was looked at less may seem better than it is."""
    lowest = accumulate((each.value for each in ordered), min)
    return [each._replace(value=value) for each, value in zip(ordered, lowest, strict=True)]


ENGINE = QwirkleEngine()
