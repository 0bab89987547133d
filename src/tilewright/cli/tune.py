"""The command `tilewright tune`: makes an engine's weights from games against itself."""

from pathlib import Path
from typing import Annotated, Any

import typer

import tilewright as tw
from tilewright.cli.errors import UsageError
from tilewright.cli.options import Game

WEIGHTS = "weights.toml"


def tune(
    game: Game,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder", help="Keep the games here, so that a later run can continue; default: tilewright-tune-GAME."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same weights.")] = 1,
    games: Annotated[int | None, typer.Option("--games", "-n", help="Games in each round.", min=1)] = None,
    rounds: Annotated[int | None, typer.Option("--rounds", help="Rounds, each with the weights so far.", min=1)] = None,
    output: Annotated[
        Path | None, typer.Option("--output", help="Write the weights here; default: weights.toml in the folder.")
    ] = None,
) -> None:
    """Tune the weights of a game's engine by self-play.

    To continue a stopped run, start it again with the same arguments. It needs the extra `tune`.
    """
    from tilewright.cli.progress import progress

    tuning = _tuning(tw.game(game).name)
    place = folder or Path(f"tilewright-tune-{game}")
    goal = output or place / WEIGHTS
    many, times = games or int(tuning.GAMES), rounds or int(tuning.ROUNDS)
    with progress(f"{game} plays itself") as shown:
        made = tuning.tune(place, seed, many, times, shown.show)
    try:
        goal.write_text(tuning.to_toml(made), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{goal} cannot be written: {error.strerror}; name another file with --output") from None
    typer.echo(f"The weights are in {goal}, the games that they come from in {place}")


def _tuning(game: str) -> Any:
    """The module that tunes a game's weights."""
    from tilewright.bots.discovery import tunable_games, tuning_of

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
