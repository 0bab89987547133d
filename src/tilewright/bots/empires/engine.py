"""The engine for Struggle of Empires: it searches every decision but the choice of a power."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from tilewright.bots.empires.evaluation import Evaluator
from tilewright.bots.empires.search import ReadableSearch, Search, Values
from tilewright.bots.empires.weights import Weights, by_hand, tuned
from tilewright.bots.engine import Budget, Choice
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import MASTER, Level, levels
from tilewright.bots.noise import with_noise
from tilewright.bots.search_backend import compiled_search, net_for
from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import AnyAction, ChoosePower
from tilewright.games.empires.rules.questions import Bidding, ChoosingPower
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Rng

WHOLE_TURN, TUNED = "whole-turn", "tuned"
EXPLAINED = 5  # choices that are given reasons
USUAL = 4  # players that a budget is made for


class EmpiresEngine:
    levels = levels(
        novice={"budget": 12, "noise": 0.02},
        adept={"budget": 260},
        master={"budget": 2500, "net_budget": 2500, "abilities": frozenset({WHOLE_TURN, TUNED})},
        grandmaster={"budget": 5000, "net_budget": 20_000},
    )

    def __init__(self, weights: Weights | None = None) -> None:
        self._given = weights
        self._evaluators = {TUNED: Evaluator(weights or tuned()), "": Evaluator(weights or by_hand())}

    def evaluator(self, level: Level) -> Evaluator:
        return self._evaluators[TUNED if level.has(TUNED) else ""]

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        state, seat = cast(EmpiresState, info.guess(rng)), info.seat
        net = None if self._given else net_for(GAME.name, info.players, level)
        level = level.with_net() if net else level
        budget, evaluator = Budget(_budget(level, state.players)), self.evaluator(level)
        search: Search = (compiled_search(GAME.name) or ReadableSearch)(evaluator, state, seat, budget, net)
        match state.question:
            case ChoosingPower():
                values = _powers(state, evaluator)
            case Bidding():
                values = search.bids()
            case _:
                values = search.values(level.has(WHOLE_TURN), rng)
        choices = with_noise([Choice(action, value) for action, value in values], level.noise, rng)
        explained = [
            replace(each, reasons=search.reasons(cast(AnyAction, each.action))) for each in choices[:EXPLAINED]
        ]
        return explained + choices[EXPLAINED:]

    def standing(self, info: InformationState) -> tuple[float, ...]:
        state, evaluator = cast(EmpiresState, info.any_guess()), self._evaluators[TUNED]
        net = None if self._given else net_for(GAME.name, info.players, self.levels[MASTER])
        search = compiled_search(GAME.name) if net else None
        if search is None:
            return tuple(evaluator.chances(state))
        return tuple(search(evaluator, state, info.seat, Budget(0), net).chances())


def _budget(level: Level, players: int) -> int:
    """At the highest level, which comes near its time, fewer positions where more players make each of them dearer."""
    return level.budget * USUAL // max(USUAL, players) if level.has(WHOLE_TURN) else level.budget


def _powers(state: EmpiresState, evaluator: Evaluator) -> Values:
    """By where their homes lie; all are near to even."""
    even, liking = 1 / state.players, evaluator.weights.powers
    return [
        (action, even * (1 + 0.1 * liking.get(action.power, 0.0)))
        for action in state.actions()
        if isinstance(action, ChoosePower)
    ]


ENGINE = EmpiresEngine()
