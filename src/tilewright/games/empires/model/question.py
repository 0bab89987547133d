"""An open question: who decides, what may be chosen, why not something else, and what follows."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

import msgspec

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.choices import Choices, Groups
from tilewright.games.empires.model.numbers import Seat
from tilewright.kernel import Action, Actions, Refusal

if TYPE_CHECKING:
    from tilewright.games.empires.model.builder import StateBuilder
    from tilewright.games.empires.model.table import Table

A = TypeVar("A", bound=AnyAction)


class Question(msgspec.Struct, Generic[A], frozen=True, tag_field="ask", gc=False):
    """Something one seat must decide now, and the one source of what is legal then.

    Each kind of question lives in the chapter of the rules that asks it, and holds what is needed to go on. `rule` is
    the rule that asks, `takes` are the kinds of actions that answer.
    """

    rule: ClassVar[str]
    takes: ClassVar[tuple[type[AnyAction], ...]]

    seat: Seat

    @property
    def kind(self) -> str:
        """Its name in positions and views."""
        return str(self.__struct_config__.tag)

    def groups(self, state: "Table") -> Groups:
        """The legal actions, as lists laid end to end."""
        raise NotImplementedError

    def objection(self, state: "Table", action: A) -> Refusal | None:
        """What forbids an action of a kind that answers; None: legal."""
        return None

    def apply(self, builder: "StateBuilder", action: A) -> None:
        """What a legal action brings, up to the next step of the rules."""
        raise NotImplementedError

    def only(self, state: "Table") -> AnyAction | None:
        """The one action there is, where that can be; then nobody is asked."""
        return None

    def actions(self, state: "Table") -> Actions[AnyAction]:
        """What may be chosen."""
        return Choices(self, state)

    def refusal(self, state: "Table", action: Action) -> Refusal | None:
        """None for a legal action, else the rule that was found broken, with the facts."""
        if not isinstance(action, self.takes):
            return Refusal(self.rule, "something-else-is-asked-now", {"asked": self.kind})
        return self.objection(state, cast(A, action))
