"""The help that a player can ask for while playing."""

from typing import Any, get_args

from rich.console import RenderableType
from rich.table import Table

from tilewright.kernel import Game, State

COMMANDS = (
    ("1, 2, …", "choose from the menu; a word of the menu will do as well"),
    ("back", "back to the beginning of the menu"),
    ("undo", "take back your last action, as long as nothing was drawn, rolled or shown to others"),
    ("why ACTION", "is this action legal, and if not, which rule forbids it?"),
    ("rules", "the chapters of the rules; `rules ID`, `rules WORD` look something up"),
    ("board", "draw the board again"),
    ("log", "all that has happened so far"),
    ("save FILE", "keep the game in a file from now on"),
    ("quit", "leave; a saved game can be continued"),
)


def commands() -> RenderableType:
    table = _grid()
    for command, meaning in COMMANDS:
        table.add_row(command, meaning)
    return table


def action_forms(game: Game, state: State) -> RenderableType:
    """The kinds of actions with what they do, and an example of each that is legal now."""
    examples: dict[str, str] = {}
    for action in state.actions():
        examples.setdefault(verb(type(action)), str(action))
    table = _grid()
    table.add_column(style="bright_black")
    for kind in get_args(game.action_type):
        example = examples.get(verb(kind))
        table.add_row(verb(kind), _first_sentence(kind), f"now, for example: {example}" if example else "")
    return table


def verbs(game: Game) -> set[str]:
    """The words that actions begin with."""
    return {verb(kind) for kind in get_args(game.action_type)}


def verb(kind: type[Any]) -> str:
    """The word that actions of this kind begin with."""
    return str(kind.__struct_config__.tag)


def _first_sentence(kind: type[Any]) -> str:
    return " ".join((kind.__doc__ or "").split()).partition(". ")[0].rstrip(".")


def _grid() -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table
