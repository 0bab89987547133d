"""The command `tilewright tune`: makes an engine's weights from games against itself."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tilewright as tw
from tilewright.bots.discovery import tunable_games, tuning_of
from tilewright.cli.errors import UsageError

WEIGHTS = "weights.toml"


def tune(
    game: Annotated[str, typer.Argument(help="A name that `tilewright games` lists.")],
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder", help="Keep the games here, to continue with them later; default: tilewright-tune-GAME."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same weights.")] = 1,
    games: Annotated[int | None, typer.Option("--games", "-n", help="Games in each round.", min=1)] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", help="Rounds, each with the weights so far.", min=1)] = None,
    output: Annotated[
        Path | None, typer.Option("--output", help="Write the weights here; default: weights.toml in the folder.")
    ] = None,
) -> None:
    """Make the weights of a game's engine by self-play.

    A run that was stopped continues when it is started again with the same arguments. It needs the extra `tune`.
    """
    tuning = _tuning(tw.game(game).name)
    place = folder or Path(f"tilewright-tune-{game}")
    goal = output or place / WEIGHTS
    many, times = games or int(tuning.GAMES), rounds or int(tuning.ROUNDS)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(f"{game} plays itself", total=many * times)
        made = tuning.tune(place, seed, many, times, lambda done, total: bar.update(task, completed=done, total=total))
    try:
        goal.write_text(tuning.to_toml(made), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{goal} cannot be written: {error.strerror}; name another file with --output") from None
    typer.echo(f"The weights are in {goal}, the games that they come from in {place}")


def _tuning(game: str) -> Any:
    """The module that tunes a game's weights."""
    try:
        found = tuning_of(game)
    except ModuleNotFoundError as error:
        raise UsageError(
            f"{error.name} is not installed; tuning needs the extra: pip install 'tilewright[tune]'"
        ) from None
    if found is None:
        tunable = ", ".join(tunable_games()) or "no game"
        raise UsageError(f"the bots play {game} without weights, so there is nothing to tune; try {tunable}")
    return found
