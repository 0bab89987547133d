"""Refusals of an action that the open question does not ask for. They are the same for all questions."""

from typing import TYPE_CHECKING, Final

from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseDynasty,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    TigrisAction,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.cells import NAMES
from tilewright.kernel import Action, Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_CONFLICTS: Final = ("revolt", "war", "war-choice")


def not_asked(state: "TigrisState", action: Action) -> Refusal:
    """Why this kind of action cannot be taken now."""
    match action:
        case Leader() | Tile() | Catastrophe() | Swap() | Done():
            return _another_decision_comes_first(state, action)
        case ChooseWar():
            return Refusal("TE-E1", "there-is-no-war-to-choose")
        case Commit():
            return Refusal("TE-I2", "there-is-no-conflict")
        case Building() if not state.options.buildings:
            return Refusal("TE-B1", "this-game-is-played-without-buildings")
        case Building():
            return Refusal("TE-B2", "no-tile-just-laid-allows-a-building")
        case Monument():
            return Refusal("TE-M3", "no-tile-just-laid-completes-a-square")
        case Ziggurat():
            return no_ziggurat(state) or Refusal("TE-Z1", "no-tile-just-laid-completes-a-cross")
        case Keep():
            return Refusal("TE-R1", "no-treasures-are-to-be-taken")
        case Point():
            return Refusal("TE-Z3", "there-is-no-point-of-the-ziggurat-to-take")
        case Decline():
            return Refusal("TE-T4", "nothing-is-offered")
        case ChooseDynasty() if not state.options.choose_dynasties:
            return Refusal("TE-S3", "dynasties-are-given-in-this-game")
        case ChooseDynasty():
            return Refusal("TE-S3", "all-dynasties-are-chosen")
        case _:
            assert not isinstance(action, TigrisAction), f"{action} is refused without a reason"
            return Refusal("TE-T1", "this-is-no-action-of-tigris")


def no_ziggurat(state: "TigrisState") -> Refusal | None:
    """TE-Z1: the game has one ziggurat, or none."""
    if not state.options.ziggurat:
        return Refusal("TE-Z1", "this-game-is-played-without-ziggurat")
    if state.ziggurat is not None:
        return Refusal("TE-Z1", "the-ziggurat-is-built-already", {"cell": NAMES[state.ziggurat.cell]})
    return None


def _another_decision_comes_first(state: "TigrisState", action: Action) -> Refusal:
    """TE-T2: first all that follows the last action; in a conflict no leader escapes (TE-I5)."""
    decision = state.question.decision
    assert decision != "action", f"{action} is refused without a reason"
    if isinstance(action, Leader) and decision in _CONFLICTS:
        return Refusal("TE-I5", "no-leader-moves-while-a-conflict-is-open")
    return Refusal("TE-T2", "another-decision-comes-first", {"decision": decision or ""})
