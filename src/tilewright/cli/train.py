"""The command `tilewright train`: a net for a game's bots, made by games against themselves."""

import time
from pathlib import Path
from typing import Annotated

import typer

import tilewright as tw
from tilewright.cli.errors import UsageError
from tilewright.cli.options import Game

SECONDS_AN_HOUR = 3600


def train(
    game: Game,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players at the table.", min=2)],
    hours: Annotated[float, typer.Option("--hours", help="Start no new round after this many hours.", min=0)] = 1.0,
    rounds: Annotated[int | None, typer.Option("--rounds", help="Stop after this many rounds in total.", min=1)] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="The folder of the run; default: tilewright-train-GAME-PLAYERS.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same games.")] = 1,
    games: Annotated[int, typer.Option("--games", "-n", help="Games in each round.", min=1)] = 20_000,
    window: Annotated[int, typer.Option("--window", help="How many of the latest rounds to learn from.", min=1)] = 3,
    epochs: Annotated[float, typer.Option("--epochs", help="Passes over the samples in each round.", min=0)] = 3.0,
    explore: Annotated[
        float, typer.Option("--explore", help="Share of decisions taken at random among the best.", min=0, max=1)
    ] = 0.15,
    keep: Annotated[float, typer.Option("--keep", help="Share of positions to learn from.", min=0, max=1)] = 0.4,
    deals: Annotated[int, typer.Option("--deals", help="Deals in the test match after each round.", min=2)] = 250,
    begin_with: Annotated[
        int, typer.Option("--begin-with", help="Start from the package's net for this many players.", min=0)
    ] = 0,
    from_nothing: Annotated[
        bool, typer.Option("--from-nothing", help="Start without the tuned weights, and measure against random play.")
    ] = False,
    td_lambda: Annotated[
        float | None,
        typer.Option(
            "--td-lambda",
            help="λ of TD(λ), for games that a net played: 1 (default) learns how they ended; less also learns what "
            "the net thought later in each. Games played without a net teach how they ended. Not for qwirkle, which "
            "has targets of its own.",
            min=0,
            max=1,
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Processes that play games; default: one for each core.", min=1)
    ] = None,
    cpu: Annotated[bool, typer.Option("--cpu", help="Fit on the CPU even if there is a GPU.")] = False,
) -> None:
    """Train a net by self-play: each round plays games with the latest net and fits it to their results, or to
    TD(λ).

    To continue a stopped run, start it again with the same folder. It needs the extra `train`; PyTorch, where it is
    installed, is used for a GPU.
    """
    try:
        from tilewright.bots.search_backend import is_ready
        from tilewright.training.fitting import has_gpu
        from tilewright.training.games import processes
        from tilewright.training.run import Plan, Run
        from tilewright.training.targets import RESULTS
    except ModuleNotFoundError as error:
        raise UsageError(
            f"{error.name} is not installed; training needs the extra: pip install 'tilewright[train]'"
        ) from None
    from tilewright.cli.progress import progress

    tw.game(game).check_players(players)
    place = folder or Path(f"tilewright-train-{game}-{players}")
    plan = Plan(
        game, players, seed, games, window, epochs, explore, keep, deals, begin_with, not from_nothing, td_lambda
    )
    run = Run(place, plan)
    if run.plan.td_lambda not in (None, RESULTS) and run.net() is None:
        typer.echo("Round 1 is played without a net, so it learns how games ended; λ holds from round 2 on.", err=True)
    if not is_ready(game):
        typer.echo(f"The search of {game} is compiled first, if no run has done it: a minute or two ...", err=True)
    end, device = time.monotonic() + hours * SECONDS_AN_HOUR, "gpu" if has_gpu() and not cpu else "cpu"
    with progress(f"{game} learns") as shown, processes(game, players, workers) as pool:
        while (rounds is None or run.rounds < rounds) and time.monotonic() < end:
            point = run.go_on(pool, device, shown.show)
            typer.echo(
                f"round {point.round}: {point.games} games, loss {point.loss_after:.4f}, by the weights "
                f"{point.loss_by_weights:.4f}; wins {point.share:.1%} ± {point.give:.1%} against them"
            )
    if run.rounds:
        typer.echo(f"The net is {run.net_file(run.rounds)}, and how it came about {place / 'curve.csv'}")
