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
    variable = "TILEWRIGHT_" + flag.removeprefix("--").partition("/")[0].upper().replace("-", "_")
    return typer.Option(flag, help=about, envvar=variable, **more)


def serve(
    settings: Annotated[
        Path | None,
        typer.Option(
            "--settings",
            help="A TOML file with any of these settings, such as port = 9000.",
            envvar="TILEWRIGHT_SETTINGS",
            callback=_read_file,
            is_eager=True,
            metavar="FILE",
        ),
    ] = None,
    data: Annotated[Path, _option("--data", "The folder for the database, if it is SQLite.")] = Path("tilewright-data"),
    database: Annotated[
        str, _option("--database", "postgresql://USER:PASSWORD@HOST/NAME for several servers; empty: SQLite.")
    ] = "",
    redis: Annotated[str, _option("--redis", "redis://HOST: carry live updates through Redis.")] = "",
    host: Annotated[str, _option("--host", "The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, _option("--port", "The port to listen on.", min=0, max=65535)] = 8000,
    origins: Annotated[
        list[str] | None, _option("--origins", "Another origin whose pages may use this server. Again for each.")
    ] = None,
    proxies: Annotated[
        str, _option("--proxies", "Addresses of proxies whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    secure_cookies: Annotated[
        bool, _option("--secure-cookies", "Send cookies over HTTPS only: say it wherever people use HTTPS.")
    ] = False,
    bot_workers: Annotated[int, _option("--bot-workers", "Processes in which bots think.", min=1, max=256)] = 1,
    bot_seconds: Annotated[
        float, _option("--bot-seconds", "A bot that thinks longer for a turn is replaced.", min=0.1, max=600)
    ] = 10.0,
    requests_per_minute: Annotated[
        int, _option("--requests-per-minute", "What one address may ask; a tenth of it for new guests.", min=10)
    ] = 600,
    hot_tables: Annotated[int, _option("--hot-tables", "Tables to hold in memory.", min=10)] = 4000,
    most_tables_per_player: Annotated[
        int, _option("--most-tables-per-player", "Unfinished tables that one player may have made.", min=1)
    ] = 100,
    most_sockets_per_player: Annotated[
        int, _option("--most-sockets-per-player", "Live connections that one player may have.", min=1)
    ] = 20,
    guests: Annotated[bool, _option("--guests/--no-guests", "Let people play without an account.")] = True,
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
    """Serve tables to players on other machines. Every setting is a flag, a variable or a line of --settings."""
    try:
        from tilewright.server.serve import serve as run
        from tilewright.server.settings import Settings
    except ModuleNotFoundError as error:
        raise Mistake(f"the server needs more packages ({error.name}): pip install 'tilewright[server]'") from None
    del settings
    typer.echo(f"Tilewright at http://{host}:{port} (stop with Ctrl-C)", err=True)
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
            requests_per_minute=requests_per_minute,
            hot_tables=hot_tables,
            most_tables_per_player=most_tables_per_player,
            most_sockets_per_player=most_sockets_per_player,
            guests=guests,
            open_metrics=open_metrics,
            log_format=log_format,
            log_level=log_level,
        )
    )
