"""Running a server until it is told to stop."""

import sys

import uvicorn

from tilewright.server.app import make_app
from tilewright.server.folder import to_ourselves
from tilewright.server.logs import set_up_logs
from tilewright.server.settings import Settings

LARGEST_SOCKET_MESSAGE = 4096


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT; then take no more, finish what is under way, and leave."""
    set_up_logs(settings)
    config = uvicorn.Config(
        make_app(settings),  # pyright: ignore[reportArgumentType]
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        ws_per_message_deflate=False,  # frames are small, and a compressor for each socket is not
        timeout_graceful_shutdown=10,
    )
    with to_ourselves(settings):
        print(f"Tilewright at http://{settings.host}:{settings.port} (stop with Ctrl-C)", file=sys.stderr)  # noqa: T201
        uvicorn.Server(config).run()
