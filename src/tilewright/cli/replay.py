"""The command `tilewright replay`: steps through a recorded game."""

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.cli.narration import ending_sentence, event_sentences, ranking_lines
from tilewright.cli.screen import QUIET, TROUBLE, Screen
from tilewright.kernel import State
from tilewright.translations import Translator

STEPS = "Enter next · b back · a number goes there · e end · q quit"


@dataclass(frozen=True)
class Replay:
    """The states of a game as one seat (None: a spectator) saw them."""

    states: Sequence[State]
    seat: int | None
    words: Translator
    screen: Screen

    @property
    def names(self) -> list[str]:
        return [f"Seat {seat}" for seat in range(self.states[0].players)]

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def show_all(self) -> None:
        """Every action with its events, then the final board."""
        for ply in range(len(self.states)):
            self._show_events(ply)
        self._draw(self.last)
        self._show_end()

    def show(self, ply: int) -> None:
        """The state after so many actions."""
        self._show_events(ply)
        self._draw(ply)
        if ply == self.last:
            self._show_end()

    def walk(self, ply: int) -> None:
        """Step through the game with the commands that the user types."""
        self.show(ply)
        self.screen.say(f"\n{STEPS}", QUIET)
        while True:
            answer = self.screen.ask(f"{ply} of {self.last} > ").lower()
            goal = self._goal(answer, ply)
            if answer in ("q", "quit"):
                return
            if goal is None:
                self.screen.say(f"{answer!r} is not understood; there are positions 0 to {self.last}", TROUBLE)
            elif goal == ply:
                self.screen.say("That was the end." if ply == self.last else "This is the beginning.", QUIET)
            else:
                ply = goal
                self.show(ply)

    def _goal(self, answer: str, ply: int) -> int | None:
        match answer:
            case "" | "n" | "next":
                return min(ply + 1, self.last)
            case "b" | "back":
                return max(ply - 1, 0)
            case "e" | "end":
                return self.last
            case _:
                readable = answer.isdecimal() and len(answer) <= len(str(self.last))
                return int(answer) if readable and int(answer) <= self.last else None

    def _show_events(self, ply: int) -> None:
        state = self.states[ply]
        action = state.past.action
        if ply and action is not None:
            self.screen.heading(f"{ply}. {self.names[self.states[ply - 1].actor or 0]}: {action}")
        else:
            self.screen.heading("The beginning")
        self.screen.bullets(event_sentences([state], self.seat, self.names, self.words))

    def _draw(self, ply: int) -> None:
        state = self.states[ply]
        self.screen.say()
        self.screen.draw(state.game.sketch(state.view(self.seat)))

    def _show_end(self) -> None:
        state = self.states[self.last]
        self.screen.say()
        if state.result is None:
            self.screen.say(
                f"The record ends here; the game is not over. {self.names[state.actor or 0]} was to decide."
            )
            return
        for line in ranking_lines(state.result, self.names):
            self.screen.say(line)
        self.screen.say(ending_sentence(state.result, state.game.name, self.words))
