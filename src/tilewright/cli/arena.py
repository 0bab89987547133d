"""The command `tilewright arena`: bots against bots."""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tilewright as tw
from tilewright.cli.arguments import read_options
from tilewright.cli.errors import INTERRUPTED, UsageError
from tilewright.cli.screen import QUIET, TROUBLE, Screen

if TYPE_CHECKING:
    from tilewright.arena.match import Match
    from tilewright.arena.match_folder import MatchFolder
    from tilewright.arena.single_game import Outcome
    from tilewright.arena.statistics import Row, Summary

GAMES = 100
UPDATE_EVERY = 10  # games
FAILURES_SHOWN = 5
WIDTH = 130  # the table is not squeezed; a narrower terminal breaks its lines


def arena(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A name that `tilewright games` lists.")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[BOT]...", help="Who plays: one bot for each player; of more, every combination plays."
        ),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play in each game.")] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="How many games at least; whole deals are played.", min=1)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same games.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game. Again for each.", metavar="NAME=VALUE"),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Games played at the same time, in processes.")] = 1,
    executor: Annotated[
        str | None,
        typer.Option(
            "--executor", help="dask://HOST:PORT, ray://HOST:PORT or package.module:factory.", metavar="WHERE"
        ),
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", help="Seconds that an external bot has for a decision.")
    ] = 60.0,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Keep the games here; without, in a temporary folder.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with the match in this folder.", metavar="FOLDER")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Write report.html, with plots, into the folder.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play each other: seats rotated, every deal played by all sides, shares with 95 % intervals.

    A bot is a level (novice, adept, master; master@5000 looks at 5000 positions), greedy, random, a Python class
    (package.module:Class) or a program ('program: ./mybot'). Ctrl-C stops the match; --resume goes on with it.
    """
    try:
        from tilewright.arena.match import Match
        from tilewright.arena.match_folder import MatchFolder
        from tilewright.arena.report import page
        from tilewright.arena.statistics import summarise
    except ModuleNotFoundError as error:
        raise UsageError(f"{error.name} is not installed; the arena needs: pip install 'tilewright[arena]'") from None

    if resume is not None:
        if game or bots or players or option or folder:
            raise UsageError("--resume takes the match from its folder; name neither game nor bots nor options with it")
        match, place = MatchFolder(resume).match(), resume
    else:
        if game is None or not bots:
            raise UsageError("name a game and its bots, such as: tilewright arena qwirkle master greedy")
        match = Match(
            game=game,
            bots=tuple(bots),
            players=len(bots) if players is None else players,
            options=read_options(tw.game(game), option or ()),
            seed=seed,
            patience=patience,
        )
        match.check()
        place = folder or Path(tempfile.mkdtemp(prefix=f"tilewright-arena-{game}-"))
    kept = MatchFolder.of(place, match)
    whole = _play(match, games or GAMES, kept, workers, executor)
    outcomes = list(kept.outcomes())
    summary = summarise(match, outcomes)
    if report:
        (place / "report.html").write_text(page(summary, outcomes), encoding="utf-8")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        _show(summary, outcomes, place, whole)
    raise typer.Exit(0 if whole else INTERRUPTED)


def _play(match: "Match", games: int, kept: "MatchFolder", workers: int, address: str | None) -> bool:
    """Play what is missing. False if it was stopped before the end."""
    from tilewright.arena.executors import executor
    from tilewright.arena.match import fixtures
    from tilewright.arena.runner import run
    from tilewright.arena.statistics import summarise

    outcomes = list(kept.outcomes())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    total = max(len(fixtures(match, games)), len(outcomes))
    with executor(workers, address) as (where, many), bar:
        task = bar.add_task(match.game, total=total, completed=len(outcomes))
        playing = run(match, games, kept, where, many)
        try:
            for outcome in playing:
                outcomes.append(outcome)
                bar.advance(task)
                if bar.disable or len(outcomes) % UPDATE_EVERY:
                    continue
                leader = summarise(match, outcomes).rows[0]
                bar.update(task, description=f"{leader.bot} {leader.share:.1%}")
        except KeyboardInterrupt:
            playing.close()
            return False
    return True


def _show(summary: "Summary", outcomes: Iterable["Outcome"], place: Path, whole: bool) -> None:
    screen = Screen()
    screen.say(
        f"{tw.game(summary.match.game).title}, {summary.match.players} players: {summary.games} games on "
        f"{summary.deals} deals; equal bots would win {summary.even:.1%} each"
    )
    screen.console.width = max(screen.console.width, WIDTH)
    screen.show(_table(summary.rows))
    failed = [outcome for outcome in outcomes if outcome.failure]
    for outcome in failed[:FAILURES_SHOWN]:
        assert outcome.failure is not None
        who = outcome.seats[outcome.failure.seat]
        screen.say(f"game {outcome.number}: {who} {outcome.failure.trouble}: {outcome.failure.details}", TROUBLE)
    if len(failed) > FAILURES_SHOWN:
        screen.say(f"and {len(failed) - FAILURES_SHOWN} games more that a bot lost by failing", TROUBLE)
    if not whole:
        screen.line(f"Stopped. Go on with: tilewright arena --resume {place}")
    screen.line(f"The games are in {place}", QUIET)


def _table(rows: Iterable["Row"]) -> Table:
    from tilewright.arena.report import COLUMNS, cells

    table = Table(box=None, pad_edge=False)
    for place, title in enumerate(COLUMNS):
        table.add_column(title, justify="right" if place else "left", no_wrap=bool(place))
    for row in rows:
        table.add_row(*cells(row))
    return table
