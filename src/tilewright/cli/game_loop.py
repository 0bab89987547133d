"""One game in the terminal: show, ask, play, until it is over or somebody leaves."""

from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from tilewright.bots import InformationState
from tilewright.cli import in_game_help
from tilewright.cli.errors import UsageError
from tilewright.cli.game_history import GameHistory
from tilewright.cli.menu import Branch, menu_entries, tree
from tilewright.cli.narration import ending_sentence, event_sentences, ranking_lines
from tilewright.cli.rules import contents, find_rules, rule_page, rule_table
from tilewright.cli.screen import GOOD, NEWS, QUIET, TROUBLE, Screen
from tilewright.cli.seats import SeatedPlayer
from tilewright.kernel import Action, NotationError, Refusal, State, commitment
from tilewright.kernel.rulebook import read_rules
from tilewright.translations import Translator


class PlayerQuit(Exception):
    """A player leaves the game."""


class GameLoop:
    def __init__(self, history: GameHistory, seats: Sequence[SeatedPlayer], words: Translator, screen: Screen) -> None:
        self.history = history
        self.seats = seats
        self.words = words
        self.screen = screen
        self.game = history.state.game
        self.names = [seat.name for seat in seats]
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self._shown: State | None = None
        self._root = self._branch = Branch()
        self._warned = False  # that saving failed
        self._asked_to_leave = False

    def run(self) -> None:
        """Play to the end. EOFError, KeyboardInterrupt or PlayerQuit when somebody leaves before it."""
        self._welcome()
        while (seat := self.history.state.actor) is not None:
            bot = self.seats[seat].bot
            if bot is None:
                self._attend(seat)
            else:
                self._act(bot.choose(InformationState(self.history.state, seat)))
        self._finish()

    # ---- showing
    def _welcome(self) -> None:
        origin = self.history.state.origin
        assert origin is not None, "a game that is played has a beginning"
        seats = " · ".join(f"{name} (seat {number})" for number, name in enumerate(self.names))
        self.screen.heading(f"{self.words.title(self.game.name)}: {seats}")
        if len(self.people) == 1:
            self.screen.say(f"You are {self.names[self.people[0]]}.")
        if self.people:
            self.screen.say("Type a number of the menu, or an action in words, or: help")
        self.screen.line(f"Seed SHA-256 {commitment(origin.seed)}", QUIET)

    def _present(self, seat: int) -> None:
        """Show all that a player needs for the next decision."""
        state = self.history.state
        self._hand_over(seat)
        self.screen.heading(f"{self.names[seat]}, {'go on' if self.history.has_draft else 'it is your turn'}")
        self.screen.bullets(event_sentences(self._news(seat), seat, self.names, self.words))
        self.screen.say()
        self._draw(seat)
        self._shown = state
        self._root = tree(state.actions())
        self._branch = self._root.settled()
        self._show_menu()

    def _hand_over(self, seat: int) -> None:
        """Where several people share a screen, hide the last player's hand until the next one is there."""
        if self._at_screen != seat and self.screen.is_terminal:
            self.screen.wipe()
            self.screen.ask(f"\n  {self.names[seat]}, please take your seat and press Enter. ")
            self.screen.wipe()
        self._at_screen = seat

    def _news(self, seat: int) -> list[State]:
        """The states since this seat's last action, with its own result."""
        states = self.history.states
        last = max((ply for ply in range(1, len(states)) if states[ply - 1].actor == seat), default=0)
        return states[last:]

    def _draw(self, seat: int | None) -> None:
        self.screen.draw(self.game.sketch(self.history.state.view(seat)))

    def _show_menu(self) -> None:
        entries: list[Text] = []
        menu = menu_entries(self._branch)
        width = max(len(choice.key) for choice in menu)
        for choice in menu:
            entry = Text.assemble((choice.key.rjust(width), NEWS), " ", choice.label)
            for word in choice.words:
                if (name := self.words.name(self.game.name, word)) != word:
                    entry.append(f" {name}", QUIET)
            entries.append(entry)
        self.screen.say()
        self.screen.show(Columns(entries, padding=(0, 3)))

    def _say_refusal(self, refusal: Refusal) -> None:
        self.screen.say(self.words.refusal(self.game.name, refusal), TROUBLE)
        self.screen.say(f"(rules {refusal.rule} shows the rule)", QUIET)

    def _finish(self) -> None:
        state = self.history.state
        assert state.result is not None, "a game without an actor has a result"
        assert state.origin is not None, "a game that is played has a beginning"
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.heading("The game is over")
        if self.people:
            self.screen.bullets(
                event_sentences(
                    self._news(self.people[0]) if seat is not None else [state], seat, self.names, self.words
                )
            )
        self.screen.say()
        self._draw(seat)
        self.screen.say()
        for place, line in zip(sorted(state.result.places), ranking_lines(state.result, self.names), strict=True):
            self.screen.say(line, f"bold {GOOD}" if place == 1 else "")
        self.screen.say(ending_sentence(state.result, self.game.name, self.words))
        self.screen.line(f"\nSeed {state.origin.seed.hex()}\nSHA-256 {commitment(state.origin.seed)}", QUIET)

    # ---- asking
    def _attend(self, seat: int) -> None:
        """Handle one line of input: a command, a step in the menu or an action."""
        if self._shown is not self.history.state:
            self._present(seat)
        text = self.screen.ask(f"{' '.join((*self._branch.path, ''))}> ")
        match text.split():
            case []:
                pass
            case ["help" | "?"]:
                self._help()
            case ["back"]:
                self._go(self._root)
            case ["undo"]:
                self._undo()
            case ["board"]:
                self._draw(seat)
                self._show_menu()
            case ["log"]:
                self.screen.bullets(event_sentences(self.history.states, seat, self.names, self.words))
            case ["rules", *words]:
                self._rules(words)
            case ["save", *_]:
                self._save_as(text.removeprefix("save").strip())
            case ["why", *words]:
                self._why(" ".join(words))
            case ["quit" | "exit"]:
                self._quit()
            case words:
                self._choose(words)

    def _choose(self, words: list[str]) -> None:
        menu = menu_entries(self._branch)
        chosen = next((choice.branch for choice in menu if [choice.key] == words), None)
        if chosen is not None:
            self._go(chosen)
        elif (whole := self._root.follow(words)) is not None and whole.action is not None:
            self._act(whole.action)
        elif (further := self._branch.follow(words) or whole) is not None:
            self._go(further)
        elif len(words) == 1 and words[0].isdecimal() and menu[0].key == "1":
            self.screen.say(f"The menu has no {words[0]}; it goes from 1 to {len(menu)}.", TROUBLE)
        else:
            self._try(words)

    def _go(self, branch: Branch) -> None:
        self._branch = branch.settled()
        if self._branch.is_whole and self._branch.action is not None:
            self._act(self._branch.action)
        else:
            self._show_menu()

    def _try(self, words: list[str]) -> None:
        """An action that is not in the menu: most likely it is not legal, and the player wants to know why."""
        action = self._read(words)
        if action is None:
            return
        refusal = self.history.state.explain(action)
        if refusal is None:
            self._act(action)
        else:
            self._say_refusal(refusal)

    def _read(self, words: list[str]) -> Action | None:
        """Parse these words, alone or after those chosen in the menu; None, with the reason shown, if that fails."""
        whole = bool(words) and words[0].lower() in in_game_help.verbs(self.game)
        text = " ".join(words if whole else (*self._branch.path, *words))
        try:
            return self.game.parse(text)
        except NotationError as error:
            self.screen.say(f"{text!r} is not understood: {error.problem}", TROUBLE)
            return None

    # ---- doing
    def _act(self, action: Action) -> None:
        try:
            self.history.play(action)
        except OSError as error:
            self._warn(error)
        if not self.people:
            self.screen.bullets(event_sentences([self.history.state], None, self.names, self.words))

    def _warn(self, error: OSError) -> None:
        if not self._warned:
            self.screen.say(f"The game goes on, but it is not saved: {error}", TROUBLE)
        self._warned = True

    def _help(self) -> None:
        self.screen.say("\nCommands", "bold")
        self.screen.show(in_game_help.commands())
        self.screen.say("\nActions, which can be typed in full at any time", "bold")
        self.screen.show(in_game_help.action_forms(self.game, self.history.state))

    def _undo(self) -> None:
        if self.history.has_draft:
            self.screen.say(f"Taken back: {self.history.take_back()}", NEWS)
        elif len(self.history.states) == 1:
            self.screen.say("There is nothing to take back yet.", TROUBLE)
        else:
            self.screen.say(
                "There is nothing to take back: the last action drew or rolled something or passed the turn on, "
                "and what others have seen stays.",
                TROUBLE,
            )

    def _rules(self, words: list[str]) -> None:
        rules = read_rules(rule_page(self.game.name, self.words.language))
        try:
            self.screen.show(rule_table(find_rules(rules, words)) if words else contents(rules))
        except UsageError as usage_error:
            self.screen.say(str(usage_error), TROUBLE)

    def _why(self, text: str) -> None:
        action = self._read(text.split()) if text else None
        if not text:
            self.screen.say("Say which action, as in: why " + str(next(iter(self.history.state.actions()))), TROUBLE)
        elif action is not None:
            refusal = self.history.state.explain(action)
            if refusal is None:
                self.screen.say(f"{action} is legal.", GOOD)
            else:
                self._say_refusal(refusal)
                self.screen.show(rule_table([self.game.rules[refusal.rule]]))

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser()
        if not name:
            self.screen.say("Say into which file, as in: save game.json", TROUBLE)
            return
        if path.exists() and path != self.history.path:
            self.screen.say(f"{name} is there already; choose another name.", TROUBLE)
            return
        before, self.history.path = self.history.path, path
        try:
            self.history.save()
        except OSError as error:
            self.history.path = before
            self.screen.say(f"Not saved: {error}", TROUBLE)
        else:
            self._warned = False
            self.screen.say(f"Saved in {name}, and from now on after every turn.", GOOD)

    def _quit(self) -> None:
        if (
            self.screen.is_terminal
            and self.history.path is None
            and len(self.history.states) > 1
            and not self._asked_to_leave
        ):
            self._asked_to_leave = True
            self.screen.say("This game is not saved. 'save FILE' keeps it; 'quit' once more leaves it.", TROUBLE)
        else:
            raise PlayerQuit
