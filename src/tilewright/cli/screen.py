"""Output and input: a terminal, or a pipe without colours."""

import codecs
import io
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tilewright.cli.drawing import draw
from tilewright.kernel import Sketch

QUIET = "bright_black"
NEWS = "cyan"
TROUBLE = "bold red"
GOOD = "green"

# What stands for a sign that the terminal's encoding lacks; pieces must still be told apart.
PLAINER = {"●": "o", "✕": "x", "◆": "v", "■": "#", "★": "*", "✚": "+", "·": ".", "▸": ">", "…": "~", "✓": "+", "✗": "!"}


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(PLAINER.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error("plainer", _plainer)


class Screen:
    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="plainer")
        self.console = Console(highlight=False)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, text: str = "", style: str = "") -> None:
        """A line or a paragraph, without markup."""
        self.console.print(Text(text, style))

    def line(self, text: str, style: str = "") -> None:
        """A line that is not broken however long it is, so that it can be copied."""
        self.console.print(Text(text, style), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def heading(self, title: str) -> None:
        self.console.print()
        self.console.print(Rule(Text(title, "bold"), style=QUIET, align="left"))

    def bullets(self, lines: Iterable[str]) -> None:
        """A bulleted list."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(Text("·", QUIET), Text(line))
        if grid.row_count:
            self.console.print(grid)

    def draw(self, sketch: Sketch) -> None:
        """A sketch; a terminal that is too narrow shows it in parts, one below the other."""
        for line in draw(sketch, self.console.width if self.is_terminal else None):
            self.console.print(line, end="\n", soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line of input. EOFError when there are no more."""
        if self.is_terminal:
            _edit_lines()
            return input(prompt).strip()
        self.console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        self.console.print(Text(line.strip()))  # so that the transcript of a piped game reads as if it were typed
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Clear the screen and what was scrolled off it, so that nothing hidden can be seen."""
        if self.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()


def _edit_lines() -> None:
    """Let arrow keys work while typing, where the platform can."""
    with suppress(ImportError):
        import readline  # noqa: F401
