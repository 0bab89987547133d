"""The command `tilewright serve`."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from tilewright.cli.mistakes import Mistake


def _read_file(context: typer.Context, path: Path | None) -> Path | None:
    """Settings from a file, for whatever neither flag nor environment says."""
    if path is None:
        return None
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake(f"--settings {path}: {error.strerror}") from None
    except tomllib.TOMLDecodeError as error:
        raise Mistake(f"--settings {path} is no TOML: {error}") from None
    known = {parameter.name for parameter in context.command.params if parameter.name} - {"settings"}
    if unknown := sorted(set(found) - known):
        raise Mistake(
            f"--settings {path} has {unknown[0]!r}, which is no setting; there are {', '.join(sorted(known))}"
        )
    context.default_map = {**(context.default_map or {}), **found}
    return path


def _option(flag: str, about: str, **more: Any) -> Any:
    """The rule for the names of variables is told once, in the command's help."""
    variable = "TILEWRIGHT_" + flag.removeprefix("--").upper().replace("-", "_")
    return typer.Option(flag, help=about, envvar=variable, show_envvar=False, **more)


Data = Annotated[Path, _option("--data", "The folder for the database, if it is SQLite.", metavar="FOLDER")]
Database = Annotated[
    str,
    _option("--database", "postgresql://USER@HOST/NAME, for several servers; empty: SQLite.", metavar="URL"),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as tuesday.jsonl.gz.")]


def backup(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Copy everything that a server keeps into one file, while it runs."""
    from tilewright.server.backup import backup as write
    from tilewright.server.settings import Settings

    if not database and not data.exists():
        raise Mistake(f"there is no folder {data}; say where the server keeps its database with --data")
    typer.echo(f"{write(Settings(data=data, database=database), file)} rows in {file}")


def restore(file: BackupFile, data: Data = Path("tilewright-data"), database: Database = "") -> None:
    """Fill a new, empty database from a backup; it may be of the other kind."""
    from tilewright.server.backup import BackupError
    from tilewright.server.backup import restore as fill
    from tilewright.server.settings import Settings

    try:
        typer.echo(f"{fill(Settings(data=data, database=database), file)} rows from {file}")
    except BackupError as error:
        raise Mistake(str(error)) from None


def serve(
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
    host: Annotated[str, _option("--host", "The address to listen on.", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, _option("--port", "The port to listen on.", metavar="N", min=0, max=65535)] = 8000,
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
    bot_workers: Annotated[int, _option("--bot-workers", "Processes for bots.", metavar="N", min=1, max=256)] = 1,
    bot_seconds: Annotated[
        float,
        _option("--bot-seconds", "The longest a bot may take for a turn.", metavar="N", min=0.1, max=600),
    ] = 10.0,
    rate: Annotated[
        int, _option("--rate", "What one address may ask; a tenth of it for new guests.", metavar="N", min=10)
    ] = 600,
    hot_tables: Annotated[int, _option("--hot-tables", "Tables to hold in memory.", metavar="N", min=10)] = 4000,
    most_tables: Annotated[
        int, _option("--most-tables", "Unfinished tables that one player may have made.", metavar="N", min=1)
    ] = 100,
    most_sockets: Annotated[
        int, _option("--most-sockets", "Live connections that one player may have.", metavar="N", min=1)
    ] = 20,
    accounts_only: Annotated[bool, _option("--accounts-only", "Take no new guests.")] = False,
    open_metrics: Annotated[
        bool, _option("--open-metrics", "Show /metrics to everybody, not to this machine alone.")
    ] = False,
    log_format: Annotated[
        Literal["json", "console"], _option("--log-format", "For programs or for people.")
    ] = "console",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], _option("--log-level", "How much to log.")
    ] = "info",
) -> None:
    """Serve tables to players on other machines.

    Every setting is a flag, such as --bot-seconds 5; a variable of the environment, such as
    TILEWRIGHT_BOT_SECONDS=5; or a line of the settings file, such as bot_seconds = 5. The first of these that is there
    counts.
    """
    try:
        from tilewright.server.serve import serve as run
        from tilewright.server.settings import Settings
    except ModuleNotFoundError as error:
        raise Mistake(f"the server needs more packages ({error.name}): pip install 'tilewright[server]'") from None
    del settings
    run(
        Settings(
            data=data,
            database=database,
            redis=redis,
            host=host,
            port=port,
            origins=tuple(origins or ()),
            proxies=proxies,
            secure_cookies=secure_cookies,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            rate=rate,
            hot_tables=hot_tables,
            most_tables=most_tables,
            most_sockets=most_sockets,
            accounts_only=accounts_only,
            open_metrics=open_metrics,
            log_format=log_format,
            log_level=log_level,
        )
    )
