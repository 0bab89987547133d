"""A game in the terminal: all its states so far, and the file that it is saved in."""

import os
from pathlib import Path

from tilewright.kernel import Action, Game, Record, State, states


class GameHistory:
    """The last of `states` is the current one. Every committed action is saved in the file, if there is one."""

    def __init__(self, history: list[State], path: Path | None) -> None:
        self.states = history
        self.path = path

    @classmethod
    def resumed(cls, record: Record, game: Game, path: Path | None) -> "GameHistory":
        """A recorded game where it stopped. RecordError names the first illegal action."""
        return cls(list(states(record, game)), path)

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def has_draft(self) -> bool:
        """Is the last action still private, so that it can be taken back?"""
        return len(self.states) > 1 and not self.state.reveals

    def play(self, action: Action) -> None:
        """IllegalAction, without any change, if it is not legal. OSError, after it, if it cannot be saved."""
        self.states.append(self.state.play(action))
        if self.state.reveals:
            self.save()

    def take_back(self) -> Action:
        """Undo the last action of the draft."""
        action = self.states.pop().past.action
        assert action is not None, "a draft has an action"
        return action

    def save(self) -> None:
        if self.path is not None:
            write(Record.of(self.state), self.path)


def write(record: Record, path: Path) -> None:
    """Write the record to a file atomically: on failure the file keeps what it held."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        record.save(beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
