"""The commands `tilewright hint` and `tilewright review`."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

import tilewright as tw
from tilewright.cli.errors import UsageError
from tilewright.cli.screen import GOOD, QUIET, TROUBLE, Screen
from tilewright.kernel import PositionError, Record, RecordError, State, states
from tilewright.translations import Translator

if TYPE_CHECKING:
    from tilewright.bots.advice import Advice, Hint, Review

Level = Annotated[str, typer.Option("--level", help="Which level advises: novice, adept or master.")]
Budget = Annotated[int | None, typer.Option("--budget", help="Positions that it may evaluate for a decision.")]
Language = Annotated[
    str,
    typer.Option(
        "--language", "-l", envvar="TILEWRIGHT_LANGUAGE", help="The language of sentences, such as en, he or hu."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def hint(
    game: Annotated[str, typer.Argument(help="A name that `tilewright games` lists.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position, as docs/notation.md shows, or a record.")],
    ply: Annotated[
        int | None, typer.Option("--ply", help="Of a record: after so many actions; without, at its end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose decision it should be; refused if it is not.")
    ] = None,
    level: Level = "master",
    count: Annotated[int, typer.Option("--count", help="How many choices to show.", min=1)] = 5,
    budget: Budget = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What to do in a position, best first, and why: from what the seat that decides may know."""
    from tilewright.bots import InformationState
    from tilewright.bots.advice import advise

    words, state = Translator(language), _state(game, file, ply)
    if state.actor is None:
        raise UsageError(f"{file}: the game is over there, so there is nothing to advise")
    if seat is not None and seat != state.actor:
        raise UsageError(f"--seat {seat} has nothing to decide there; it is the decision of seat {state.actor}")
    advice = advise(InformationState(state, state.actor), level, count, budget)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(advice)).decode())
    else:
        _show_advice(advice, words)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record that `tilewright play --save` wrote.")],
    level: Level = "master",
    budget: Budget = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Review a game: the chances at each decision, the mistakes that mattered, and what would have been better."""
    from tilewright.bots.advice import judgements, summary
    from tilewright.cli.arguments import read_record

    words = Translator(language)
    try:
        record = read_record(file)
        tw.replay(record)
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    found = track(
        judgements(record, level, budget),
        "Looking back",
        len(record.actions),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    made = summary(record, level, list(found))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(made)).decode())
    else:
        _show_review(made, words)


def _state(game: str, file: Path, ply: int | None) -> State:
    """The state of a position, or of a record at some ply."""
    played = tw.game(game)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{file} is neither a position nor a record: it is not text") from None
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from None
    if not text.lstrip().startswith("{"):
        if ply is not None:
            raise UsageError("--ply is for records; a position is one moment already")
        try:
            return played.position(text)
        except PositionError as error:
            raise UsageError(f"{file}: {error}") from None
    try:
        history = list(states(Record.from_json(text), played))
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    if ply is not None and not 0 <= ply < len(history):
        raise UsageError(f"--ply {ply} will not do; {file} has positions 0 to {len(history) - 1}")
    return history[-1 if ply is None else ply]


def _show_advice(advice: "Advice", words: Translator) -> None:
    screen = Screen()
    names = _names(len(advice.standing))
    screen.say(f"{words.title(advice.game)}: the decision of {names[advice.seat]}, by the {advice.level}")
    screen.say(_standing(advice.standing, names), QUIET)
    for place, found in enumerate(advice.hints, 1):
        screen.say()
        screen.say(f"{place}. {_whole(found)}   {found.value:.1%}", GOOD if place == 1 else "")
        _say_reasons(screen, found, advice.game, names, words)


def _show_review(made: "Review", words: Translator) -> None:
    screen = Screen()
    names = _names(made.players)
    screen.heading("Chances to win, as whoever was to decide could see them")
    table = Table(box=None, pad_edge=False)
    for title in ("ply", "seat", "action", *names, "gave away"):
        table.add_column(title, justify="left" if title == "action" else "right")
    for each in made.judgements:
        given = each.loss or 0.0
        style = TROUBLE if each.ply in made.moments else ""
        chances = (f"{chance:.0%}" for chance in each.standing)
        table.add_row(
            str(each.ply), str(each.seat), each.action, *chances, f"{given:.1%}" if given else "", style=style
        )
    screen.show(table)
    screen.heading("Moments that mattered")
    judged = {each.ply: each for each in made.judgements}
    for ply in made.moments:
        each = judged[ply]
        assert each.best is not None, "a moment had a choice"
        screen.say(f"\n{ply}. {names[each.seat]}: {each.action} gave away {each.loss:.1%}", TROUBLE)
        screen.say(f"the {made.level}: {_whole(each.best)}", GOOD)
        _say_reasons(screen, each.best, made.game, names, words)
    if not made.moments:
        screen.say("None: no decision gave anything away.")
    screen.say()
    for name, loss in zip(names, made.mean_loss, strict=True):
        screen.say(f"{name} gave away {loss:.2%} at a decision, on average")


def _names(players: int) -> list[str]:
    return [f"seat {seat}" for seat in range(players)]


def _standing(standing: Iterable[float], names: Iterable[str]) -> str:
    return "Chances to win: " + ", ".join(f"{name} {chance:.0%}" for name, chance in zip(names, standing, strict=True))


def _whole(found: "Hint") -> str:
    return ", ".join((found.action, *found.line))


def _say_reasons(screen: Screen, found: "Hint", game: str, names: list[str], words: Translator) -> None:
    for reason in found.reasons:
        sign = "+" if reason.weight > 0 else "-" if reason.weight < 0 else " "
        screen.show(Text(f"   {sign} {words.advice(game, reason.id, reason.facts, names)}"))
