"""Arguments that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.completion import complete_game, complete_language

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="A game that `tilewright games` lists.", autocompletion=complete_game)
]
GameIfAny = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="A game that `tilewright games` lists.", autocompletion=complete_game),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record that `tilewright play --save` wrote.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        envvar="TILEWRIGHT_LANGUAGE",
        help="The language of the text, such as en, he or hu.",
        autocompletion=complete_language,
    ),
]
