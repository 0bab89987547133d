"""The commands about the server: serve, worker, invite, backup, restore."""

# ruff: noqa: ARG001 -- the arguments are for the help; the settings are taken from the context all together

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from tilewright.cli.errors import UsageError


def _read_file(context: typer.Context, path: Path | None) -> Path | None:
    """Settings from a file, for whatever neither flag nor environment says."""
    if path is None:
        return None
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"--settings {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # a number may be too long, or brackets too deep
        raise UsageError(f"--settings {path} is not valid TOML: {error}") from None
    known = {parameter.name for parameter in context.command.params if parameter.name} - {"settings"}
    if unknown := sorted(set(found) - known):
        raise UsageError(
            f"--settings {path} has {unknown[0]!r}, which is not a setting; there are {', '.join(sorted(known))}"
        )
    context.default_map = {**(context.default_map or {}), **found}
    return path


def _option(flag: str, about: str, **more: Any) -> Any:
    """The rule for the names of variables is stated once, in the command's help."""
    variable = "TILEWRIGHT_" + flag.removeprefix("--").upper().replace("-", "_")
    return typer.Option(flag, help=about, envvar=variable, show_envvar=False, **more)


Data = Annotated[Path, _option("--data", "The folder for the database, if it is SQLite.", metavar="FOLDER")]
Database = Annotated[
    str,
    _option("--database", "postgresql://USER@HOST/NAME, for several servers; empty: SQLite.", metavar="URL"),
]
BotQueue = Annotated[
    str,
    _option("--bot-queue", "redis://… or postgresql://…: hand bots to `tilewright worker`s.", metavar="URL"),
]
BotQueueKey = Annotated[
    str,
    _option("--bot-queue-key", "A secret that signs what is queued: the same for servers and workers.", metavar="KEY"),
]
BotWorkers = Annotated[int, _option("--bot-workers", "Processes for bots.", metavar="N", min=1, max=256)]
BotSeconds = Annotated[
    float, _option("--bot-seconds", "The longest a bot may take for a turn.", metavar="N", min=0.1, max=600)
]
MasterEffort = Annotated[
    float,
    _option(
        "--master-effort",
        "How many times its usual half second a master may take for a decision: more makes it stronger.",
        metavar="N",
        min=0.1,
        max=100,
    ),
]
LogFormat = Annotated[Literal["json", "console"], _option("--log-format", "For programs or for people.")]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], _option("--log-level", "How much to log.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as tuesday.jsonl.gz.")]


def backup(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Copy everything that a server keeps into one file, while it runs."""
    from tilewright.server.database.backup import backup as write
    from tilewright.server.settings import Settings

    if not database and not data.exists():
        raise UsageError(f"there is no folder {data}; say where the server keeps its database with --data")
    typer.echo(f"{write(Settings(data=data, database=database), file)} rows in {file}")


def restore(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Fill a new, empty database from a backup; it may be of the other kind."""
    from tilewright.server.database.backup import restore as fill
    from tilewright.server.settings import Settings

    typer.echo(f"{fill(Settings(data=data, database=database), file)} rows from {file}")


def invite(
    uses: Annotated[int, typer.Option("--uses", help="How many accounts can be made with it.", min=1, max=10_000)] = 1,
    days: Annotated[float, typer.Option("--days", help="After how many days it expires.", min=0.01, max=3650)] = 7.0,
    revoke: Annotated[
        str | None, typer.Option("--revoke", help="End this invitation instead of making one.", metavar="CODE")
    ] = None,
    data: Data = Path("tilewright-data"),
    database: Database = "",
) -> None:
    """Make an invitation to a server that takes no guests, while it runs. The code goes into the sign-up form."""
    from tilewright.server.accounts.signup_invites import create_invite, revoke_invite
    from tilewright.server.settings import Settings

    if not database and not data.exists():
        raise UsageError(f"there is no folder {data}; say where the server keeps its database with --data")
    chosen = Settings(data=data, database=database)
    if revoke is None:
        typer.echo(create_invite(chosen, uses, days))
    elif revoke_invite(chosen, revoke):
        typer.echo("Nobody can sign up with it any more.")
    else:
        raise UsageError("there is no such invitation, or it was revoked already")


def worker(
    bot_queue: BotQueue,
    bot_queue_key: BotQueueKey = "",
    bot_workers: BotWorkers = 1,
    bot_seconds: BotSeconds = 10.0,
    master_effort: MasterEffort = 1.0,
    log_format: LogFormat = "console",
    log_level: LogLevel = "info",
) -> None:
    """Run the bots of servers that have the same --bot-queue, on this machine."""
    from tilewright.server.bots.queue import work
    from tilewright.server.settings import Settings

    work(
        Settings(
            bot_queue=bot_queue,
            bot_queue_key=bot_queue_key,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            master_effort=master_effort,
            log_format=log_format,
            log_level=log_level,
        )
    )


def serve(
    context: typer.Context,
    settings: Annotated[
        Path | None,
        typer.Option(
            "--settings",
            help="A TOML file with any of these settings, such as port = 9000.",
            envvar="TILEWRIGHT_SETTINGS",
            show_envvar=False,
            callback=_read_file,
            is_eager=True,
            metavar="FILE",
        ),
    ] = None,
    data: Data = Path("tilewright-data"),
    database: Database = "",
    redis: Annotated[str, _option("--redis", "redis://HOST: carry live updates through Redis.", metavar="URL")] = "",
    client: Annotated[
        Path | None, _option("--client", "A built client to serve in place of the package's own.", metavar="FOLDER")
    ] = None,
    host: Annotated[str, _option("--host", "The address to listen on.", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[
        int | None,
        _option(
            "--port",
            "The port to listen on; without it, the first from 8000 on that is free.",
            metavar="N",
            min=0,
            max=65535,
        ),
    ] = None,
    public_url: Annotated[
        str,
        _option(
            "--public-url", "Where players reach this server, for links, such as https://play.example.", metavar="URL"
        ),
    ] = "",
    origins: Annotated[
        list[str] | None,
        _option("--origins", "An origin whose pages may also use this server.", metavar="ORIGIN"),
    ] = None,
    proxies: Annotated[
        str, _option("--proxies", "Addresses of proxies whose X-Forwarded-For is believed.", metavar="ADDRESSES")
    ] = "127.0.0.1",
    secure_cookies: Annotated[
        bool, _option("--secure-cookies", "Send cookies over HTTPS only: say it wherever people use HTTPS.")
    ] = False,
    bot_workers: BotWorkers = 1,
    bot_seconds: BotSeconds = 10.0,
    master_effort: MasterEffort = 1.0,
    bot_queue: BotQueue = "",
    bot_queue_key: BotQueueKey = "",
    smtp: Annotated[
        str,
        _option("--smtp", "smtp://USER:PASSWORD@HOST:587 or smtps://HOST: send e-mails through it.", metavar="URL"),
    ] = "",
    mail_from: Annotated[
        str,
        _option(
            "--mail-from", "The sender of e-mails, such as 'Tilewright <no-reply@play.example>'.", metavar="ADDRESS"
        ),
    ] = "",
    tell_after: Annotated[
        float,
        _option("--tell-after", "How long a turn waits before its player is notified, in seconds.", metavar="N", min=0),
    ] = 60.0,
    private_webhooks: Annotated[
        bool, _option("--private-webhooks", "Let webhooks reach private addresses: where all players are trusted.")
    ] = False,
    rate: Annotated[
        int,
        _option(
            "--rate", "Requests a minute that one address may make; a tenth of it for new guests.", metavar="N", min=10
        ),
    ] = 600,
    hot_tables: Annotated[int, _option("--hot-tables", "Tables to hold in memory.", metavar="N", min=10)] = 4000,
    most_tables: Annotated[
        int, _option("--most-tables", "Unfinished tables that one player may have made.", metavar="N", min=1)
    ] = 100,
    most_sockets: Annotated[
        int, _option("--most-sockets", "Live connections that one player may have.", metavar="N", min=1)
    ] = 20,
    most_connections: Annotated[
        int, _option("--most-connections", "Connections from one address, proxies excepted.", metavar="N", min=1)
    ] = 256,
    accounts_only: Annotated[
        bool, _option("--accounts-only", "Take no guests; accounts come by `tilewright invite`.")
    ] = False,
    open_sign_up: Annotated[
        bool, _option("--open-sign-up", "With --accounts-only: let everybody make an account.")
    ] = False,
    open_metrics: Annotated[
        bool, _option("--open-metrics", "Show /metrics to everybody, not to this machine alone.")
    ] = False,
    log_format: LogFormat = "console",
    log_level: LogLevel = "info",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open a browser there when the server is ready.")
    ] = False,
) -> None:
    """Serve tables to players on other machines.

    Every setting is a flag, such as --bot-seconds 5; a variable of the environment, such as
    TILEWRIGHT_BOT_SECONDS=5; or a line of the settings file, such as bot_seconds = 5. The first of these that is there
    counts.
    """
    from tilewright.server.app.serve import serve as run
    from tilewright.server.settings import Settings

    chosen: dict[str, Any] = {field: context.params[field] for field in Settings.__struct_fields__}
    chosen["origins"] = tuple(origins or ())
    run(Settings(**chosen), open_browser=open_browser)
