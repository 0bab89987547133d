"""Why an action is not legal: for any piece on any cell, at any moment."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.rules import refusals
from tilewright.games.tigris.rules.pending import Over, Revolt, War, WarChoice, decision
from tilewright.kernel import Action, Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def explain(state: "TigrisState", action: Action) -> Refusal | None:
    """None if the action is legal, else the rule against it."""
    if action in state.actions():
        return None
    if isinstance(state.pending, Over):
        return Refusal(state.pending.rule, "the-game-is-over")
    match action:
        case Leader() | Tile() | Catastrophe() | Swap() | Done() if state.pending is not None:
            return _another_decision_is_open(state, action)
        case Leader():
            return refusals.leader(state, action)
        case Tile():
            return refusals.tile(state, action)
        case Catastrophe():
            return refusals.catastrophe(state, action)
        case Swap():
            return refusals.swap(action)
        case ChooseWar():
            return refusals.war(state, action)
        case Commit():
            return refusals.commit(state, action)
        case Building():
            return refusals.building(state, action)
        case Monument():
            return refusals.monument(state, action)
        case Ziggurat():
            return refusals.ziggurat(state, action)
        case Keep():
            return refusals.keep(state, action)
        case Point():
            return Refusal("TE-Z3", "there-is-no-point-of-the-ziggurat-to-take")
        case Decline():
            return Refusal("TE-T4", "nothing-is-offered")
        case _:
            return Refusal("TE-T1", "this-is-no-action-of-tigris")


def _another_decision_is_open(state: "TigrisState", action: Action) -> Refusal:
    """TE-T2: first all that follows the last action; in a conflict no leader escapes (TE-I5)."""
    fighting = isinstance(state.pending, Revolt | War | WarChoice)
    if isinstance(action, Leader) and fighting:
        return Refusal("TE-I5", "no-leader-moves-while-a-conflict-is-open")
    return Refusal("TE-T2", "another-decision-comes-first", {"decision": decision(state.pending) or ""})
