"""The command `tilewright arena`: bots against bots."""

import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import tilewright as tw
from tilewright.cli.arguments import read_options
from tilewright.cli.completion import complete_bot, complete_game
from tilewright.cli.errors import INTERRUPTED, UsageError
from tilewright.cli.net_note import note_missing_net

GAMES = 100


def arena(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game that `tilewright games` lists.", autocompletion=complete_game),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[BOT]...",
            help="The bots: one for each player. With more, every combination plays.",
            autocompletion=complete_bot,
        ),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Number of players in each game.")] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", "-n", help="Play at least this many games; every deal is played from all sides.", min=1
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same games.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A game option. Repeat for more.", metavar="NAME=VALUE"),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes, each playing one game at a time.")] = 1,
    executor: Annotated[
        str | None,
        typer.Option(
            "--executor", help="dask://HOST:PORT, ray://HOST:PORT or package.module:factory.", metavar="WHERE"
        ),
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", help="Seconds that an external bot may take for a decision.")
    ] = 60.0,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Keep the games here; default: a temporary folder.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Continue the match in this folder.", metavar="FOLDER")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Write report.html, with plots, into the folder.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play bots against each other: seats rotate, every deal is played from all sides, and shares have 95% intervals.

    A bot is a level (novice, adept, master, grandmaster; master@5000 looks at 5000 positions), master-1, a style of the
    game (such as warlord), greedy, random, a Python class (package.module:Class) or a program ('program: ./mybot').
    Ctrl-C stops the match; --resume continues it.
    """
    from tilewright.arena.match import Match
    from tilewright.arena.match_folder import MatchFolder
    from tilewright.arena.report import page
    from tilewright.arena.statistics import summarise
    from tilewright.cli.arena_match import keep_or_remove, play_missing, show_summary

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
    untold = folder is None and resume is None  # nobody knows where the games are, until it is said
    complete = False
    try:
        note_missing_net(match.game, match.players, match.bots)
        kept = MatchFolder.of(place, match)
        whole = play_missing(match, games or GAMES, kept, workers, executor)
        outcomes = list(kept.outcomes())
        summary = summarise(match, outcomes)
        if report:
            (place / "report.html").write_text(page(summary, outcomes), encoding="utf-8")
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
            complete = whole and not report
        else:
            untold = False
            show_summary(summary, outcomes, place, whole)
    finally:
        if untold:
            keep_or_remove(place, wanted=not complete)
    raise typer.Exit(0 if whole else INTERRUPTED)
