"""How the bots think at Qwirkle."""

import hashlib
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, cast

from tilewright.bots.engine import Choice, Purse, Reason
from tilewright.bots.information_state import Sight
from tilewright.bots.levels import Level, levels
from tilewright.bots.noise import blurred
from tilewright.bots.qwirkle.chances import chances, still_due, turns_of_this_round
from tilewright.bots.qwirkle.endgame import solve
from tilewright.bots.qwirkle.evaluation import Judge
from tilewright.bots.qwirkle.reasons import reasons
from tilewright.bots.qwirkle.rollouts import try_out
from tilewright.bots.qwirkle.turns import Turn, is_part_of, start_of_turn, steps, turns
from tilewright.bots.qwirkle.weights import Weights, weights
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Chance, Draws, Rng, seed_of

TRIED = 12  # turns that are tried out on guesses
EXPLAINED = 8  # turns that are given reasons
EVALUATES, SEARCHES = "evaluates", "searches"
_SOME = Chance(seed_of(0))


class Weighed(NamedTuple):
    """A turn, the chance to win with it, and why."""

    turn: Turn
    value: float
    reasons: tuple[Reason, ...] = ()


class QwirkleMind:
    """Turns are weighed whole, from the beginning of the turn. What has been laid of it already only narrows them down,
    and the dice follow from that beginning, so that a turn goes on as it was meant."""

    levels = levels(
        novice={"budget": 40, "blur": 0.03},
        adept={"budget": 500, "traits": frozenset({EVALUATES})},
        master={"budget": 400, "traits": frozenset({EVALUATES, SEARCHES})},
    )

    def __init__(self, by: Weights | None = None) -> None:
        self._by = by or weights()
        self._last: tuple[bytes, Level, list[Weighed]] | None = None  # kept for the further steps of the same turn

    def consider(self, sight: Sight, level: Level, rng: Rng) -> Sequence[Choice]:
        state = cast(QwirkleState, sight.guess(Draws(_SOME)))
        start = start_of_turn(state)
        weighed = [each for each in self._weighed(sight, start, level) if is_part_of(state, each.turn)]
        if not weighed:  # somebody else began this turn, in a way that was not looked at
            begun = [turn for turn in turns(start) if is_part_of(state, turn)]
            weighed = _Weighing(start, level, Draws(_SOME), self._by).weigh(begun)
        choices: list[Choice] = []
        for each in weighed:
            first, *line = steps(each.turn, state)
            choices.append(Choice(first, each.value, each.reasons, tuple(line)))
        return blurred(choices, level.blur, rng)

    def standing(self, sight: Sight) -> tuple[float, ...]:
        state = cast(QwirkleState, sight.guess(Draws(_SOME)))
        return chances(self._by.chances, state.scores, state, turns_of_this_round(state))

    def _weighed(self, sight: Sight, start: QwirkleState, level: Level) -> list[Weighed]:
        """All turns, or as many as the level may look at; for the same beginning of a turn always the same."""
        known = sight.game.to_json((start.view(sight.seat), start.memory))
        if self._last is None or self._last[:2] != (known, level):
            dice = Draws(Chance(hashlib.sha256(known).digest()))
            self._last = known, level, _Weighing(start, level, dice, self._by).weigh(turns(start))
        return self._last[2]


class _Weighing:
    """The turns of one moment put into order."""

    def __init__(self, start: QwirkleState, level: Level, rng: Rng, by: Weights) -> None:
        self._start = start
        self._by = by
        self._level = level
        self._rng = rng
        self._purse = Purse(level.budget)
        self._judge = Judge(start, by)

    def weigh(self, found: list[Turn]) -> list[Weighed]:
        """Best first."""
        looked_at = self._looked_at(found)
        self._purse.pay(len(looked_at))
        if not self._level.has(EVALUATES):
            return self._explained([Weighed(turn, self._chance(turn.points)) for turn in looked_at])
        worths = sorted([(-self._judge.worth(turn), place) for place, turn in enumerate(looked_at)])
        ranked = [Weighed(looked_at[place], self._chance(-worth)) for worth, place in worths]
        if self._level.has(SEARCHES) and len(ranked) > 1:
            ranked = self._searched(ranked)
        return self._explained(ranked)

    def _looked_at(self, found: list[Turn]) -> list[Turn]:
        """Those that the purse pays for. Without an evaluation any, and no trade while a tile can be laid."""
        if not self._level.has(EVALUATES):
            found = [turn for turn in found if turn.laying] or found
        most = self._purse.left // 2 if self._level.has(SEARCHES) else self._purse.left
        if len(found) <= most:
            return found
        if self._level.has(EVALUATES):
            return sorted(found, key=lambda turn: -turn.points)[:most]
        left = list(found)
        return [left.pop(self._rng.randrange(len(left))) for _ in range(most)]

    def _chance(self, gain: float) -> float:
        """The chance to win if this turn and what comes of it is worth so many points."""
        start = self._start
        scores = [score + gain * (seat == start.turn) for seat, score in enumerate(start.scores)]
        return chances(self._by.chances, scores, start, still_due(start))[start.turn]

    def _searched(self, ranked: list[Weighed]) -> list[Weighed]:
        """The best of them by what follows, then the others; those looked at longest come first."""
        start, order = self._start, [each.turn for each in ranked]
        found: list[Weighed] = []
        if start.players == 2 and not start.bag:
            for solved in solve(start, order, self._purse):
                scores = [score + solved.margin * (seat == start.turn) for seat, score in enumerate(start.scores)]
                reason = Reason("to-the-end", {"margin": solved.margin, "sure": "yes" if solved.is_exact else "no"})
                found.append(Weighed(solved.turn, chances(self._by.chances, scores, None)[start.turn], (reason,)))
        if not found:
            tried = [(each.turn, each.value) for each in ranked[:TRIED]]
            for trial in try_out(start, tried, self._purse, self._rng, self._by.chances):
                if trial.guesses:
                    reason = Reason("answer", {"points": round(trial.answer / trial.guesses)})
                    found.append(Weighed(trial.turn, trial.value, (reason,)))
        known = {id(each.turn) for each in found}
        return _none_better_than_before([*found, *(each for each in ranked if id(each.turn) not in known)])

    def _explained(self, ranked: list[Weighed]) -> list[Weighed]:
        per_point = self._chance(1.0) - self._chance(0.0)
        told = [
            each._replace(reasons=(*reasons(self._judge, each.turn, per_point), *each.reasons))
            for each in ranked[:EXPLAINED]
        ]
        return told + ranked[EXPLAINED:]


def _none_better_than_before(ordered: list[Weighed]) -> list[Weighed]:
    """Values that agree with the order: what was looked at less may seem better than it is."""
    lowest = accumulate((each.value for each in ordered), min)
    return [each._replace(value=value) for each, value in zip(ordered, lowest, strict=True)]


MIND = QwirkleMind()
