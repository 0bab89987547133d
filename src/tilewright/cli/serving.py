"""The commands about the server: serve, worker, invite, backup, restore."""

# ruff: noqa: ARG001 -- the arguments are for the help; the settings are taken from the context all together

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from tilewright.cli.errors import UsageError

if TYPE_CHECKING:
    from tilewright.server.settings import Settings


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


_DAYS: dict[str, Any] = {"metavar": "DAYS", "min": 1, "max": 36_500}

Data = Annotated[Path, _option("--data", "The folder of the database, if it is SQLite.", metavar="FOLDER")]
Database = Annotated[
    str,
    _option("--database", "postgresql://USER@HOST/NAME, for several servers; empty: SQLite.", metavar="URL"),
]
BotQueue = Annotated[
    str,
    _option(
        "--bot-queue", "redis://… or postgresql://…: let `tilewright worker` processes run the bots.", metavar="URL"
    ),
]
BotQueueKey = Annotated[
    str,
    _option("--bot-queue-key", "The secret that signs queued jobs, the same for servers and workers.", metavar="KEY"),
]
BotWorkers = Annotated[int, _option("--bot-workers", "Processes for bots.", metavar="N", min=1, max=256)]
BotSeconds = Annotated[
    float, _option("--bot-seconds", "The most seconds that a bot may take for a turn.", metavar="N", min=0.1, max=600)
]
MasterEffort = Annotated[
    float,
    _option(
        "--master-effort",
        "Multiplies the half second that a master takes for a decision; more makes it stronger.",
        metavar="N",
        min=0.1,
        max=100,
    ),
]
LogFormat = Annotated[
    Literal["json", "console"], _option("--log-format", "Log for programs (json) or for people (console).")
]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], _option("--log-level", "How much to log.")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as tuesday.jsonl.gz.")]


def settings_of_server(data: Path, database: str) -> "Settings":
    """Where a server keeps its database. UsageError if there is none: a new one would be nobody's."""
    from tilewright.server.settings import Settings

    found = Settings(data=data, database=database)
    if not database and not found.database_file.exists():
        raise UsageError(f"there is no database in {data}; say where the server keeps it with --data")
    return found


def backup(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Back up everything that a server keeps to one file, even while it runs."""
    from tilewright.server.database.backup import backup as write

    typer.echo(f"{write(settings_of_server(data, database), file)} rows in {file}")


def restore(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Restore a backup into a new, empty database, SQLite or PostgreSQL."""
    from tilewright.server.database.backup import restore as fill
    from tilewright.server.settings import Settings

    typer.echo(f"{fill(Settings(data=data, database=database), file)} rows from {file}")


def invite(
    uses: Annotated[
        int, typer.Option("--uses", help="How many accounts can be created with it.", min=1, max=10_000)
    ] = 1,
    days: Annotated[float, typer.Option("--days", help="Days until it expires.", min=0.01, max=3650)] = 7.0,
    revoke: Annotated[
        str | None, typer.Option("--revoke", help="Revoke this invite code instead of creating one.", metavar="CODE")
    ] = None,
    data: Data = Path("tilewright-data"),
    database: Database = "",
) -> None:
    """Create an invite code for a server without guests, even while it runs. Players enter it when they sign up."""
    from tilewright.server.accounts.signup_invites import create_invite, revoke_invite

    chosen = settings_of_server(data, database)
    if revoke is None:
        typer.echo(create_invite(chosen, uses, days))
    elif revoke_invite(chosen, revoke):
        typer.echo("Nobody can sign up with it any more.")
    else:
        raise UsageError("there is no such invite code, or it has already been revoked")


def worker(
    bot_queue: BotQueue,
    bot_queue_key: BotQueueKey = "",
    bot_workers: BotWorkers = 1,
    bot_seconds: BotSeconds = 10.0,
    master_effort: MasterEffort = 1.0,
    log_format: LogFormat = "console",
    log_level: LogLevel = "info",
) -> None:
    """Run bots for the servers that have the same --bot-queue."""
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
        Path | None, _option("--client", "Serve this built client instead of the bundled one.", metavar="FOLDER")
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
            "--public-url", "The public URL of this server, for links, such as https://play.example.", metavar="URL"
        ),
    ] = "",
    origins: Annotated[
        list[str] | None,
        _option("--origins", "Another origin whose pages may use this server.", metavar="ORIGIN"),
    ] = None,
    proxies: Annotated[
        str, _option("--proxies", "Addresses of proxies whose X-Forwarded-For is trusted.", metavar="ADDRESSES")
    ] = "127.0.0.1",
    secure_cookies: Annotated[
        bool, _option("--secure-cookies", "Send cookies over HTTPS only. Set it wherever the site uses HTTPS.")
    ] = False,
    bot_workers: BotWorkers = 1,
    bot_seconds: BotSeconds = 10.0,
    master_effort: MasterEffort = 1.0,
    bot_queue: BotQueue = "",
    bot_queue_key: BotQueueKey = "",
    smtp: Annotated[
        str,
        _option("--smtp", "smtp://USER:PASSWORD@HOST:587 or smtps://HOST: send emails through it.", metavar="URL"),
    ] = "",
    mail_from: Annotated[
        str,
        _option(
            "--mail-from", "The sender of emails, such as 'Tilewright <no-reply@play.example>'.", metavar="ADDRESS"
        ),
    ] = "",
    tell_after: Annotated[
        float,
        _option("--tell-after", "Seconds until an absent player is notified of their turn.", metavar="N", min=0),
    ] = 60.0,
    private_webhooks: Annotated[
        bool, _option("--private-webhooks", "Allow webhooks to private addresses. Only where all players are trusted.")
    ] = False,
    rate: Annotated[
        int,
        _option("--rate", "Requests per minute from one address; a tenth of that for new guests.", metavar="N", min=10),
    ] = 600,
    hot_tables: Annotated[int, _option("--hot-tables", "Tables kept in memory.", metavar="N", min=10)] = 4000,
    most_tables: Annotated[int, _option("--most-tables", "Unfinished tables per player.", metavar="N", min=1)] = 100,
    most_sockets: Annotated[int, _option("--most-sockets", "Live connections per player.", metavar="N", min=1)] = 20,
    most_connections: Annotated[
        int, _option("--most-connections", "Connections per address, except from proxies.", metavar="N", min=1)
    ] = 256,
    keep_guests: Annotated[
        int | None,
        _option("--keep-guests", "Days until a guest who has not come back is deleted; by default never.", **_DAYS),
    ] = None,
    keep_chat: Annotated[
        int | None,
        _option("--keep-chat", "Days until messages at finished tables lose their text; by default never.", **_DAYS),
    ] = None,
    keep_audit: Annotated[
        int | None,
        _option(
            "--keep-audit", "Days until closed reports and audit log lines are deleted; by default never.", **_DAYS
        ),
    ] = None,
    accounts_only: Annotated[
        bool, _option("--accounts-only", "Allow no guests; accounts need an invite code from `tilewright invite`.")
    ] = False,
    open_sign_up: Annotated[
        bool, _option("--open-sign-up", "With --accounts-only: let anyone create an account.")
    ] = False,
    open_metrics: Annotated[
        bool, _option("--open-metrics", "Show /metrics to everyone, not only to this machine.")
    ] = False,
    log_format: LogFormat = "console",
    log_level: LogLevel = "info",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser when the server is ready.")
    ] = False,
) -> None:
    """Run a server that people play on in their browsers.

    Every setting can be a flag, such as --bot-seconds 5; an environment variable, such as
    TILEWRIGHT_BOT_SECONDS=5; or a line of the settings file, such as bot_seconds = 5. Flags come before variables,
    variables before the file.
    """
    from tilewright.server.app.serve import serve as run
    from tilewright.server.settings import Settings

    chosen: dict[str, Any] = {field: context.params[field] for field in Settings.__struct_fields__}
    chosen["origins"] = tuple(origins or ())
    run(Settings(**chosen), open_browser=open_browser)
