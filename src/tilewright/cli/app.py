"""The commands and their arguments."""

from pathlib import Path
from typing import Annotated, Any

import typer

import tilewright as tw
from tilewright.cli.admin import admin
from tilewright.cli.advice import hint, review
from tilewright.cli.arena import arena
from tilewright.cli.completion import complete_bot
from tilewright.cli.dataset import dataset
from tilewright.cli.errors import OneLineErrors, UsageError
from tilewright.cli.options import GameIfAny, Language, RecordFile
from tilewright.cli.serving import backup, invite, restore, serve, worker
from tilewright.cli.train import train
from tilewright.cli.tune import tune
from tilewright.kernel import RecordError


class Commands(OneLineErrors):
    """All commands of `tilewright`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The games are named, not loaded, so that the help comes at once."""
        *most, last = tw.games()
        self.help = f"Board games in this terminal and in the browser: {', '.join(most)} and {last}."
        super().format_help(ctx, formatter)


app = typer.Typer(
    cls=Commands,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with: [bold]tilewright play[/bold]",
)


@app.callback(invoke_without_command=True)
def tilewright(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if show_version:
        typer.echo(f"tilewright {tw.__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(
    epilog="Examples:\n\n"
    "  tilewright play\n\n"
    "  tilewright play qwirkle --players 3 --bots adept --save evening.json\n\n"
    "  tilewright play --resume evening.json\n\n"
    "  tilewright play --seat you:Anna --seat you:Ben --seat greedy\n\n"
    "  tilewright play qwirkle --option free_opening=true --seed 7"
)
def play(
    game: GameIfAny = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many players; at least two.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            help="Who takes the next seat: you, you:NAME, or a bot. Repeat for each seat.",
            metavar="WHO",
            autocompletion=complete_bot,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The bot for all other seats: novice, adept, master, grandmaster, greedy, random or a style.",
            metavar="BOT",
            autocompletion=complete_bot,
        ),
    ] = "greedy",
    seed: Annotated[
        str | None,
        typer.Option("--seed", help="An integer or 64 hexadecimal digits: the same seed deals the same game."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A game option. Repeat for more.", metavar="NAME=VALUE"),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Save the game in this new file after every turn.", metavar="FILE")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Continue the game in this file.", metavar="FILE")
    ] = None,
    language: Language = "en",
) -> None:
    """Play in this terminal, against bots or with others at the same keyboard.

    Without arguments: Qwirkle, you against one bot.
    """
    from tilewright.cli.play import PlayArguments
    from tilewright.cli.play import play as play_at_screen

    arguments = PlayArguments(game, players, seat or (), bots, seed, option or (), save, resume, language)
    raise typer.Exit(play_at_screen(arguments))


@app.command(epilog="Example:\n\n  tilewright games")
def games(language: Language = "en") -> None:
    """List the games, how many can play, and their options."""
    from tilewright.cli.games import describe
    from tilewright.cli.screen import Screen
    from tilewright.translations import Translator

    words, screen = Translator(language), Screen()
    for name in tw.games():
        screen.show(describe(tw.game(name), words))


@app.command(
    epilog="Examples:\n\n"
    "  tilewright rules QW-P4 QW-C2\n\n"
    "  tilewright rules QW-P\n\n"
    "  tilewright rules qwirkle\n\n"
    "  tilewright rules trade bag\n\n"
    "  tilewright rules qwirkle --language hu"
)
def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WHAT]...", help="Ids, beginnings of ids, the name of a game, or words to look for."),
    ] = None,
    language: Language = "en",
) -> None:
    """Look up rules by id, by chapter, by game, or by words in them."""
    from tilewright.cli.rules import look_up

    look_up(what or [], language)


@app.command(
    epilog="Examples:\n\n"
    "  tilewright replay evening.json\n\n"
    "  tilewright replay evening.json --at 12 --seat 0\n\n"
    "  tilewright replay evening.json --all | less"
)
def replay(
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="Show the whole game at once.")] = False,
    at: Annotated[int | None, typer.Option("--at", help="Start after this many actions.", metavar="PLY")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show what this seat saw; default: what a spectator sees.", metavar="N")
    ] = None,
    language: Language = "en",
) -> None:
    """Replay a recorded game, step by step."""
    from tilewright.cli.arguments import read_record
    from tilewright.cli.replay import Replay
    from tilewright.cli.screen import Screen
    from tilewright.kernel import states
    from tilewright.translations import Translator

    words, screen = Translator(language), Screen()
    try:
        record = read_record(file)
        history = list(states(record, tw.game(record.game)))
    except RecordError as error:
        raise _unreadable(file, error) from None
    if at is not None and not 0 <= at < len(history):
        raise UsageError(f"--at {at} is not allowed; {file} has positions 0 to {len(history) - 1}")
    if seat is not None and not 0 <= seat < record.players:
        raise UsageError(f"--seat {seat} is not allowed; {file} has seats 0 to {record.players - 1}")
    shown = Replay(history, seat, words, screen)
    if everything:
        shown.show_all()
    elif screen.is_terminal:
        try:
            shown.walk(at or 0)
        except (EOFError, KeyboardInterrupt):
            screen.say()
    elif at is not None:
        shown.show(at)
    else:
        shown.show_all()


@app.command(
    epilog="Examples:\n\n  tilewright verify evening.json\n\n  tilewright verify evening.json --commitment 3f0a…"
)
def verify(
    file: RecordFile,
    promised: Annotated[
        str | None,
        typer.Option("--commitment", help="The SHA-256 that you were shown before the game.", metavar="HEX"),
    ] = None,
    added: Annotated[
        str | None,
        typer.Option(
            "--added", help="What your browser added to the shuffle, as shown in the table's menu.", metavar="HEX"
        ),
    ] = None,
) -> None:
    """Replay a record and check it: every action is legal, and the seed is the one that was promised.

    Where the players' browsers took part in the deal, the seed must follow from what they added and from the server's
    secret, which was promised before the game. The exit code is 0 if everything is right, and 1 if anything is not.
    """
    from tilewright.cli.arguments import read_record
    from tilewright.cli.screen import GOOD, TROUBLE, Screen
    from tilewright.cli.verify import verify as findings

    screen = Screen()
    try:
        record = read_record(file)
    except RecordError as error:
        raise _unreadable(file, error) from None
    holds = True
    for finding in findings(record, promised, added):
        screen.line(f"{'✓' if finding.holds else '✗'} {finding.text}", GOOD if finding.holds else TROUBLE)
        holds = holds and finding.holds
    raise typer.Exit(0 if holds else 1)


app.command(
    epilog="Examples:\n\n"
    "  tilewright arena qwirkle master greedy --games 400\n\n"
    "  tilewright arena tigris --players 4 master adept adept adept --workers 8 --report\n\n"
    "  tilewright arena qwirkle master greedy 'program: ./mybot' --players 2 --folder match\n\n"
    "  tilewright arena --resume match --games 1000"
)(arena)
app.command(epilog="Example:\n\n  tilewright tune qwirkle --folder games-for-qwirkle")(tune)
app.command(epilog="Example:\n\n  tilewright train tigris --players 4 --hours 2 --folder tigris-4")(train)
app.command(
    epilog="Examples:\n\n  tilewright hint position.txt\n\n  tilewright hint evening.json --ply 40 --language he"
)(hint)
app.command(epilog="Examples:\n\n  tilewright review evening.json\n\n  tilewright review evening.json --level adept")(
    review
)
app.command(
    epilog="Examples:\n\n"
    "  tilewright serve\n\n"
    "  tilewright serve --port 9000 --data /var/lib/tilewright\n\n"
    "  tilewright serve --database postgresql://tilewright@db.example/tilewright --host 0.0.0.0 --secure-cookies"
)(serve)
app.command(
    epilog="Examples:\n\n"
    "  tilewright dataset games/ --out games.parquet\n\n"
    "  tilewright dataset monday.json tuesday.json --out two.parquet"
)(dataset)
app.command(epilog="Example:\n\n  tilewright worker --bot-queue redis://queue.example --bot-workers 8")(worker)
app.command(epilog="Example:\n\n  tilewright invite --uses 10 --data /var/lib/tilewright")(invite)
app.command(epilog="Example:\n\n  tilewright backup tuesday.jsonl.gz --data /var/lib/tilewright")(backup)
app.command(epilog="Example:\n\n  tilewright restore tuesday.jsonl.gz --data /var/lib/tilewright-new")(restore)
app.add_typer(admin, name="admin")


def _unreadable(file: Path, error: RecordError) -> UsageError:
    """A file that is no record is a usage error; a record that is broken is a finding about it."""
    usage_error = UsageError(f"{file}: {error}")
    if error.ply is not None:
        usage_error.exit_code = 1
    return usage_error
