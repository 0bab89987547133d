"""The commands `tilewright hint` and `tilewright review`."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import tilewright as tw
from tilewright.cli.arguments import read_file, read_record
from tilewright.cli.completion import complete_level
from tilewright.cli.errors import UsageError
from tilewright.cli.net_note import note_missing_net
from tilewright.cli.options import Language, RecordFile
from tilewright.kernel import PositionError, Record, RecordError, State, states

Level = Annotated[
    str,
    typer.Option(
        "--level", help="The level of the bot that advises: novice, adept or master.", autocompletion=complete_level
    ),
]
Budget = Annotated[int | None, typer.Option("--budget", help="The most positions to evaluate for a decision.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]

_GAME_LINE = re.compile(r"^\s*game\s*:\s*(\S+)", re.MULTILINE)


def hint(
    file: Annotated[
        list[str],
        typer.Argument(
            metavar="[GAME] FILE", help="A position (see docs/notation.md) or a record. The file says which game it is."
        ),
    ],
    ply: Annotated[
        int | None, typer.Option("--ply", help="In a record: after this many actions; default: at its end.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Stop if it is not this seat's decision.")] = None,
    level: Level = "master",
    count: Annotated[int, typer.Option("--count", help="How many suggestions to show.", min=1)] = 5,
    budget: Budget = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Suggest actions for a position, best first, and say why. It uses only what the player to move can see."""
    from tilewright.bots import InformationState
    from tilewright.bots.advice import advise
    from tilewright.cli.advice_screen import show_advice
    from tilewright.translations import Translator

    *game, name = file
    if len(game) > 1:
        raise UsageError(f"hint takes one file, with a game before it if you like, not {len(file)} words")
    path = Path(name)
    words, state = Translator(language), _state(game[0] if game else None, path, ply)
    if state.actor is None:
        raise UsageError(f"{path}: the game is over there, so there is nothing to advise")
    if seat is not None and seat != state.actor:
        raise UsageError(f"--seat {seat} has nothing to decide there; it is the decision of seat {state.actor}")
    advice = advise(InformationState(state, state.actor), level, count, budget)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(advice)).decode())
    else:
        note_missing_net(state.game.name, state.players, [level])
        show_advice(advice, words)


def review(
    file: RecordFile,
    level: Level = "master",
    budget: Budget = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Review a game: the chances at each decision, the mistakes that mattered, and what would have been better."""
    from tilewright.bots.advice import judgements, summary
    from tilewright.cli.advice_screen import show_review
    from tilewright.cli.progress import progress
    from tilewright.translations import Translator

    words = Translator(language)
    try:
        record = read_record(file)
        tw.replay(record)
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    found = []
    with progress("decisions reviewed") as shown:
        for judgement in judgements(record, level, budget):
            found.append(judgement)
            shown.show(len(found), len(record.actions))
    made = summary(record, level, found)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    else:
        show_review(made, words)


def _state(game: str | None, file: Path, ply: int | None) -> State:
    """The state of a position, or of a record at some ply. The file says of which game, unless that is given."""
    named = None if game is None else tw.game(game)
    try:
        text = read_file(file).decode()
    except UnicodeDecodeError:
        raise UsageError(f"{file} is neither a position nor a record: it is not text") from None
    if not text.lstrip().startswith("{"):
        if ply is not None:
            raise UsageError("--ply is for records; a position is one moment already")
        try:
            return (named or tw.game(_game_of(file, text))).position(text)
        except PositionError as error:
            raise UsageError(f"{file}: {error}") from None
    try:
        record = Record.from_json(text)
        history = list(states(record, named or tw.game(record.game)))
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    if ply is not None and not 0 <= ply < len(history):
        raise UsageError(f"--ply {ply} is not allowed; {file} has positions 0 to {len(history) - 1}")
    return history[-1 if ply is None else ply]


def _game_of(file: Path, text: str) -> str:
    """The game that a position names in its first lines."""
    found = _GAME_LINE.search(text)
    if found is None:
        raise UsageError(
            f"{file} does not say of which game it is; add the line 'game: qwirkle', say, or name the game"
        )
    return found[1]
