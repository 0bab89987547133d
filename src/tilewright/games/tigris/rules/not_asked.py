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
from tilewright.games.tigris.model.cells import HOME, NAMES
from tilewright.games.tigris.model.names import LEADER_OF, PAIR_NAMES
from tilewright.games.tigris.model.ownership import leader_of
from tilewright.kernel import Action, Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_CONFLICTS: Final = ("revolt", "war", "war-choice")
_RULES: Final = {"point": "TE-T3", "dynasty": "TE-S3"}
"""The rules that have these decided before anything else; all others follow an action (TE-T2)."""


def not_asked(state: "TigrisState", action: Action) -> Refusal:
    """Why this kind of action cannot be taken now: not in this game, not before another decision, or not offered."""
    if not isinstance(action, TigrisAction):
        return Refusal("TE-T1", "this-is-no-action-of-tigris")
    return _not_in_this_game(state, action) or _not_yet(state, action) or _not_now(state, action)


def _not_in_this_game(state: "TigrisState", action: TigrisAction) -> Refusal | None:
    match action:
        case Building() if not state.options.buildings:
            return Refusal("TE-B1", "this-game-is-played-without-buildings")
        case Ziggurat():
            return no_ziggurat(state)
        case Point() if not state.options.ziggurat:
            return Refusal("TE-Z1", "this-game-is-played-without-ziggurat")
        case ChooseDynasty() if not state.options.choose_dynasties:
            return Refusal("TE-S3", "dynasties-are-given-in-this-game")
        case _:
            return None


def _not_yet(state: "TigrisState", action: TigrisAction) -> Refusal | None:
    """First whatever is open; in a conflict no leader escapes (TE-I5)."""
    decision = state.question.decision
    if decision is None or decision == "action":
        return None
    if decision in _CONFLICTS and isinstance(action, Leader) and _is_on_the_board(state, action):
        return Refusal("TE-I5", "no-leader-moves-while-a-conflict-is-open")
    return Refusal(_RULES.get(decision, "TE-T2"), "another-decision-comes-first", {"decision": decision})


def _is_on_the_board(state: "TigrisState", action: Leader) -> bool:
    seat, colour = state.actor, LEADER_OF.get(action.leader)
    return seat is not None and colour is not None and state.board.stands[leader_of(seat, colour)] != HOME


def _not_now(state: "TigrisState", action: TigrisAction) -> Refusal:
    """Between two actions: all that follows an action is decided or was never offered."""
    assert state.question.decision == "action", f"{action} is refused without a reason"
    match action:
        case ChooseWar():
            return Refusal("TE-E1", "there-is-no-war-to-choose")
        case Commit():
            return Refusal("TE-I2", "there-is-no-conflict")
        case Building():
            return Refusal("TE-T4", "no-building-is-offered")
        case Monument():
            return monument_built_already(state, action) or Refusal("TE-T4", "no-monument-is-offered")
        case Ziggurat():
            return Refusal("TE-T4", "no-ziggurat-is-offered")
        case Keep():
            return Refusal("TE-R1", "no-treasures-are-to-be-taken")
        case Point():
            return Refusal("TE-Z3", "there-is-no-point-of-the-ziggurat-to-take")
        case Decline():
            return Refusal("TE-T4", "nothing-is-offered")
        case ChooseDynasty():
            return Refusal("TE-S3", "all-dynasties-are-chosen")
        case Leader() | Tile() | Catastrophe() | Swap() | Done():
            raise AssertionError(f"{action} is refused without a reason")


def monument_built_already(state: "TigrisState", action: Monument) -> Refusal | None:
    """TE-M3: there is one of each monument."""
    if any(PAIR_NAMES[built.monument] == action.monument for built in state.monuments):
        return Refusal("TE-M3", "the-monument-is-built-already", {"monument": action.monument})
    return None


def no_ziggurat(state: "TigrisState") -> Refusal | None:
    """TE-Z1: the game has one ziggurat, or none."""
    if not state.options.ziggurat:
        return Refusal("TE-Z1", "this-game-is-played-without-ziggurat")
    if state.ziggurat is not None:
        return Refusal("TE-Z1", "the-ziggurat-is-built-already", {"cell": NAMES[state.ziggurat.cell]})
    return None
