"""Why an action is good or bad: the terms of the evaluation that it changes most, as ids and facts."""

from collections.abc import Sequence

from tilewright.bots.empires.evaluation import NAMES, Evaluator
from tilewright.bots.engine import Reason
from tilewright.games.empires.model.actions import Attack
from tilewright.games.empires.rules.odds import ROLLS
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views.insight import outlook
from tilewright.kernel import Action

LEAST = 0.15  # points; smaller changes are not mentioned
MOST = 3

# The reason for each term when it is an argument for the action, and when it is one against.
_REASON_OF_TERM = {
    "points": ("scores", "gives-up-points"),
    "future": ("lasts", "weakens-later"),
    "threat": ("guards", "lays-open"),
    "attack": ("readies-an-attack", "gives-up-an-attack"),
    "reach": ("opens-a-way", "closes-a-way"),
    "gold": ("brings-gold", "costs-gold"),
    "income": ("raises-income", "lowers-income"),
    "population": ("keeps-people", "costs-people"),
    "growth": ("grows", "grows-less"),
    "armies": ("more-armies", "fewer-armies"),
    "fleets": ("more-fleets", "fewer-fleets"),
    "forts": ("more-forts", "fewer-forts"),
    "unrest": ("calms", "stirs-unrest"),
    "penalty": ("eases-the-penalty", "risks-the-penalty"),
    "tiles": ("useful-tile", "uses-a-tile"),
}


def reasons(evaluator: Evaluator, state: EmpiresState, seat: int, action: Action) -> tuple[Reason, ...]:
    """The strongest first. An attack is explained by its odds."""
    if isinstance(action, Attack):
        return odds_of_attack(state, seat, action)
    after = state.after(action)
    if after.assault is not None or after.result is not None or after.war != state.war:
        return ()
    return change_of_terms(evaluator, state, evaluator.terms(state)[seat], evaluator.terms(after)[seat])


def change_of_terms(
    evaluator: Evaluator, state: EmpiresState, before: Sequence[float], after: Sequence[float]
) -> tuple[Reason, ...]:
    """The reasons that lie in the terms of a seat, before an action in this state and after it."""
    per_point = 1 / (4 * evaluator.scale(state))  # near even, a point moves the chance by so much
    found: list[Reason] = []
    for name, weight, old, new in zip(NAMES, evaluator.by, before, after, strict=True):
        change = weight * (new - old)
        if name in _REASON_OF_TERM and abs(change) >= LEAST:
            amount = max(1, round(abs(new - old)))
            found.append(Reason(_REASON_OF_TERM[name][change < 0], {"amount": amount}, change * per_point))
    return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST])


def odds_of_attack(state: EmpiresState, seat: int, action: Attack) -> tuple[Reason, ...]:
    seen = outlook(state, seat, action)
    battle = None if seen is None else seen.land or seen.naval
    if battle is None:
        return ()
    win = battle.odds.win / ROLLS
    facts = {"area": action.area, "percent": round(100 * win)}
    return (Reason("good-odds" if win >= 0.5 else "poor-odds", facts, win - 0.5),)
