"""Says so where a bot cannot use the net that was trained for it."""

from collections.abc import Iterable

import typer


def note_missing_net(game: str, players: int, bots: Iterable[str]) -> None:
    """On standard error: that the highest levels play without their net here, and why."""
    from tilewright.bots.engine import engine_of
    from tilewright.bots.nets.library import has_net
    from tilewright.bots.search_backend import why_no_net

    levels = engine_of(game).levels
    names = {name for bot in bots if (name := bot.partition("@")[0]) in levels and levels[name].net_budget}
    if names and has_net(game, players) and (reason := why_no_net(game, players)) is not None:
        typer.echo(f"{' and '.join(sorted(names))} without a net, as master-1: {reason}", err=True)
