"""Open questions: what a state waits for, and the one source of what is legal there."""

from typing import Any, Protocol, TypeVar

from tilewright.kernel.actions import Action, Actions
from tilewright.kernel.errors import Refusal
from tilewright.kernel.seat import Seat

State_contra = TypeVar("State_contra", contravariant=True)
Builder_contra = TypeVar("Builder_contra", contravariant=True)


class Question(Protocol[State_contra, Builder_contra]):
    """One kind of open decision, generic over the game's state and its `StateBuilder`.

    A question is a frozen struct and part of the state; a game has one for each kind of decision, in the file of the
    chapter that asks it, and `State.actions`, `explain` and `after` delegate to the one that is open. A finished game
    has one too: nobody's, to which every action is refused.
    """

    @property
    def seat(self) -> Seat | None:
        """Who decides; None when the game is over."""
        ...

    def actions(self, state: State_contra) -> Actions[Any]:
        """What may be chosen."""
        ...

    def refusal(self, state: State_contra, action: Action) -> Refusal | None:
        """None for what is in `actions`; else the rule whose condition was tested and found broken, and the facts."""
        ...

    def apply(self, builder: Builder_contra, action: Action) -> None:
        """Make the next state: carry out a legal action, and open the next question."""
        ...


def require_refusal(refusal: Refusal | None, action: Action) -> Refusal:
    """The refusal of an action that is not listed. If no rule was found to forbid it, its test is missing: a bug."""
    if refusal is None:
        raise AssertionError(f"{action} is not listed, and no rule was found that forbids it")
    return refusal
