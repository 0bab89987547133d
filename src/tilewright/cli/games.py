"""The command `tilewright games`: what can be played, and how."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tilewright.kernel import Game
from tilewright.translations import Translator


def describe(game: Game, words: Translator) -> RenderableType:
    return Group(*_parts(game, words))


def _parts(game: Game, words: Translator) -> Iterator[RenderableType]:
    least, most = game.player_counts[0], game.player_counts[-1]
    yield Text.assemble((game.name, "bold"), f"  {words.title(game.name)}, {least} to {most} players")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for info in game.options:
        value = ", ".join(map(str, info.default)) if info.kind == "list" else info.default
        default = "none" if value in (None, "") else str(value).lower() if info.kind == "flag" else str(value)
        takes = Text(f"{info.values}; default {default}", "bright_black")
        table.add_row(Text(info.name, "cyan"), Text.assemble(f"{words.option(game.name, info)} ({info.rule})\n", takes))
    yield Padding(table, (0, 0, 1, 2))
