"""The commands of operators: `tilewright admin ...`. Servers may run meanwhile; they notice within seconds."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tilewright.cli.errors import UsageError
from tilewright.cli.serving import Data, Database, settings_of_server

if TYPE_CHECKING:
    from tilewright.server.database.storage import Storage

T = TypeVar("T")

Account = Annotated[str, typer.Argument(metavar="ACCOUNT", help="A username, or a player's id.")]
Reason = Annotated[str, typer.Option("--reason", help="Why, for the audit log.", metavar="TEXT")]
HERE = Path("tilewright-data")

admin = typer.Typer(help="Moderate a server: reports, mutes, bans, operators, the audit log.", no_args_is_help=True)


def _with_storage(data: Path, database: str, work: "Callable[[Storage], Awaitable[T]]") -> T:
    """Do this with the database of a server."""
    import asyncio  # here, since it would be a quarter of the time of `--help`

    from tilewright.server.database.storage import Storage
    from tilewright.server.errors import DomainError

    settings = settings_of_server(data, database)

    async def run() -> T:
        storage = Storage(settings)
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(run())
    except DomainError as error:
        raise UsageError(error.detail) from None


def _with_player(account: str, data: Path, database: str, work: "Callable[[Storage, str], Awaitable[None]]") -> None:
    """Do this with a player of a server, named as operators name them."""
    from tilewright.server.moderation.sanctions import player_named

    async def on_player(storage: "Storage") -> None:
        await work(storage, await player_named(storage, account))

    _with_storage(data, database, on_player)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _place(table: str | None, number: int | None, tournament: str | None) -> str:
    if tournament is not None:
        return f" in tournament {tournament}"
    return f" at table {table}, entry {number}" if table is not None else ""


@admin.command()
def operator(
    account: Account,
    remove: Annotated[bool, typer.Option("--remove", help="Remove them as an operator.")] = False,
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Make an account an operator: Moderation appears on their account page."""
    from tilewright.server.moderation import sanctions

    _with_player(account, data, database, lambda storage, player: sanctions.set_operator(storage, player, not remove))
    typer.echo(f"{account} is {'no longer an' if remove else 'an'} operator.")


@admin.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="List closed reports instead.")] = False,
    data: Data = HERE,
    database: Database = "",
) -> None:
    """List open reports, oldest first."""
    from tilewright.server.moderation.reports import list_reports

    for one in _with_storage(data, database, lambda storage: list_reports(storage, closed)):
        where = _place(one.table, one.number, one.tournament)
        typer.echo(f"{one.id}  {_time(one.created_at)}  {one.kind} of {one.player_name} ({one.player}){where}")
        typer.echo(f"    {one.quote!r}")
        typer.echo(f"    reported by {one.reporter_name} ({one.reporter}){': ' + one.note if one.note else ''}")


@admin.command()
def close(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id that `reports` shows.")],
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Close a report."""
    from tilewright.server.moderation.sanctions import close_report

    _with_storage(data, database, lambda storage: close_report(storage, None, report))
    typer.echo("Closed.")


@admin.command()
def mute(
    account: Account,
    hours: Annotated[float, typer.Option("--hours", help="For how long.", min=0.01, max=87_600)] = 24.0,
    reason: Reason = "",
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Mute a player: they can't send messages for a while."""
    from tilewright.server.moderation import sanctions

    _with_player(account, data, database, lambda storage, player: sanctions.mute(storage, None, player, hours, reason))
    typer.echo(f"{account} is muted for {hours:g} hours.")


@admin.command()
def unmute(account: Account, reason: Reason = "", data: Data = HERE, database: Database = "") -> None:
    """Unmute a player."""
    from tilewright.server.moderation import sanctions

    _with_player(account, data, database, lambda storage, player: sanctions.unmute(storage, None, player, reason))
    typer.echo(f"{account} may chat again.")


@admin.command()
def ban(account: Account, reason: Reason = "", data: Data = HERE, database: Database = "") -> None:
    """Ban an account: sign it out and resign its current games. Finished games stay as they are."""
    from tilewright.server.moderation import sanctions

    _with_player(account, data, database, lambda storage, player: sanctions.ban(storage, None, player, reason))
    typer.echo(f"{account} is banned.")


@admin.command()
def unban(account: Account, reason: Reason = "", data: Data = HERE, database: Database = "") -> None:
    """Lift a ban."""
    from tilewright.server.moderation import sanctions

    _with_player(account, data, database, lambda storage, player: sanctions.unban(storage, None, player, reason))
    typer.echo(f"{account} may come back.")


@admin.command()
def rename_tournament(
    tournament: Annotated[str, typer.Argument(metavar="TOURNAMENT", help="Its id, as in its address.")],
    reason: Reason = "",
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Remove a tournament's name. It goes on without one."""
    from tilewright.server.tournaments.names import remove_name

    _with_storage(data, database, lambda storage: remove_name(storage, None, tournament, reason))
    typer.echo("The name is gone.")


@admin.command()
def audit(data: Data = HERE, database: Database = "") -> None:
    """Show what operators have done, latest first."""
    from tilewright.server.moderation.audit import audit_log

    for one in _with_storage(data, database, audit_log):
        who = one.operator_name or ("[deleted]" if one.operator else "the command line")
        whom = f" {one.player_name or '[deleted]'} ({one.player})" if one.player else ""
        where = _place(one.table, one.number, one.tournament)
        typer.echo(f"{_time(one.at)}  {who}: {one.action}{whom}{where}{': ' + one.reason if one.reason else ''}")
