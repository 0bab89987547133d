"""The states after each action of the latest entries, so that what happened can be shown one action at a time."""

from collections import OrderedDict
from collections.abc import Sequence

from tilewright.kernel import State

MAX_ENTRIES = 2000  # of all tables together: some megabytes


class PlayedStates:
    """A memory of so many entries; what it has forgotten is played again from the log."""

    def __init__(self, capacity: int = MAX_ENTRIES) -> None:
        self._capacity = capacity
        self._states: OrderedDict[tuple[str, int], tuple[State, ...]] = OrderedDict()

    def note(self, table_id: str, number: int, states: Sequence[State]) -> None:
        if not states:
            return
        self._states[table_id, number] = tuple(states)
        self._states.move_to_end((table_id, number))
        if len(self._states) > self._capacity:
            self._states.popitem(last=False)

    def get(self, table_id: str, number: int) -> tuple[State, ...] | None:
        return self._states.get((table_id, number))
