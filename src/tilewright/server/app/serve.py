"""Running a server until it is told to stop."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from tilewright.bots.warm import warm
from tilewright.kernel import TilewrightError
from tilewright.server.app.application import make_app
from tilewright.server.app.connections import (
    RESERVED_FILES,
    ConnectionLimits,
    limited_protocols,
    raise_open_files_limit,
)
from tilewright.server.database.database_lock import locked_database
from tilewright.server.database.storage import Storage
from tilewright.server.logs import set_up_logs
from tilewright.server.settings import FIRST_PORT, Settings, drop_settings_of_process

MAX_SOCKET_MESSAGE = 16 * 1024  # whatever may be asked for fits
REQUESTS_SECONDS = 4  # for what is under way when the server is told to stop
SHUTDOWN_SECONDS = 9.0  # for all of it
PORTS_TO_TRY = 100  # from the first on, where none was asked for
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where to reach a server that listens everywhere

_log = structlog.get_logger("tilewright.server")


class CannotListen(TilewrightError):
    """The server cannot listen there."""


class PortTaken(CannotListen):
    """Somebody else listens there."""


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until SIGTERM or SIGINT; then take no more, finish what is under way, and leave."""
    set_up_logs(settings)
    drop_settings_of_process()
    with locked_database(settings), listening_socket(settings) as listener:
        asyncio.run(_try_database(settings))
        address = address_of(listener)
        if settings.port is None and listener.getsockname()[1] != FIRST_PORT:
            _print(f"Port {FIRST_PORT} is taken; this server uses {listener.getsockname()[1]}.")

        def ready() -> None:
            _print(f"Tilewright at {address} (stop with Ctrl-C)")
            threading.Thread(target=warm, name="warm", daemon=True).start()  # bots think faster once it is done
            if open_browser:
                webbrowser.open(address)

        files = raise_open_files_limit()
        limits = ConnectionLimits(settings.most_connections, max(1, files - RESERVED_FILES), settings.proxies)
        config = uvicorn.Config(
            make_app(settings, address),  # pyright: ignore[reportArgumentType]
            **limited_protocols(limits),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            ws_max_size=MAX_SOCKET_MESSAGE,
            ws_per_message_deflate=False,  # frames are small, and a compressor for each socket is not
            timeout_graceful_shutdown=REQUESTS_SECONDS,
        )
        _Server(config, ready).run(sockets=[listener])


async def _try_database(settings: Settings) -> None:
    """Whatever is wrong with it, an operator reads in one line; once it serves, the process would log a traceback."""
    storage = Storage(settings)
    try:
        await storage.open()
    finally:
        await storage.close()


class _Server(uvicorn.Server):
    """One that says when it answers, and that ends in time whatever it waits for."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _end_after(SHUTDOWN_SECONDS)
        await super().shutdown(sockets)


def _end_after(seconds: float) -> None:
    """End this process then, if it has not ended by itself. A database that does not answer cannot keep it; what was
    acknowledged is written, and the next process takes up what was not."""

    def end() -> None:
        _log.error("not closed in time", seconds=seconds)
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def listening_socket(settings: Settings) -> socket.socket:
    """The socket to serve on. Where no port was asked for, it is the first that is free."""
    if settings.port is not None:
        return _listen(settings.host, settings.port)
    last = FIRST_PORT + PORTS_TO_TRY - 1
    for port in range(FIRST_PORT, last + 1):
        try:
            return _listen(settings.host, port)
        except PortTaken:
            continue
    raise PortTaken(f"ports {FIRST_PORT} to {last} of {settings.host} are taken; choose another with --port")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(f"--host {host}: {error.strerror}; it should be an address of this machine") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)  # from here on the port is ours; whoever comes early waits
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} of {host} is taken; choose another with --port") from None
        raise CannotListen(f"port {port} of {host}: {error.strerror}; see --host and --port") from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    found, port, *_ = listener.getsockname()
    host = _EVERYWHERE.get(found, str(found))
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _print(line: str) -> None:
    """To whoever started the server, at once, also through a pipe."""
    print(line, file=sys.stdout, flush=True)  # noqa: T201
