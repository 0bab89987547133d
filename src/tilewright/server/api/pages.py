"""What is not the API itself: the first page, the list of endpoints, health and figures."""

from html import escape
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tilewright.server import problems
from tilewright.server.house import House
from tilewright.server.metrics import REGISTRY

LOOPBACK = {"127.0.0.1", "::1"}

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 Georgia, serif; max-width: 46rem; margin: 4rem auto; padding: 0 1.2rem; }
h1 { font-weight: normal; letter-spacing: .02em; }
code { font-size: .92em; }
dt { margin-top: .9rem; } dd { margin: 0 0 0 1.5rem; opacity: .8; }
"""

_HEAD = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="stylesheet" href="/style.css"><title>Tilewright</title>'
)

_FIRST_PAGE = (
    _HEAD + "<h1>Tilewright</h1><p>A home for tile games: Tigris &amp; Euphrates, Qwirkle and Struggle of Empires. "
    "This server keeps the tables at which people and bots play them.</p>"
    '<p><a href="/api/docs">What can be asked of it</a> · <a href="/api/openapi.json">the same for programs</a></p>'
)


class Health(msgspec.Struct, frozen=True):
    status: str
    server: str


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def first_page() -> str:
    return _FIRST_PAGE


@get("/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def style() -> str:
    return _STYLE


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> str:
    """The endpoints as a plain page, made from their description."""
    lines = [_HEAD, "<h1>What can be asked</h1><dl>"]
    for path, item in sorted((request.app.openapi_schema.paths or {}).items()):
        for method in ("get", "post", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                lines.append(f"<dt><code>{method.upper()} {escape(path)}</code><dd>{escape(operation.summary or '')}")
    lines.append(
        "<dt><code>WebSocket /api/tables/{table_id}/live?since=N</code>"
        "<dd>Everything that happens at a table, from event N on</dl>"
    )
    return "\n".join(lines)


@get("/health", tags=["operation"], summary="Is this server ready?")
async def health(house: House) -> Health:
    if not house.ready:
        raise problems.busy("The server is starting or stopping.")
    async with house.storage.reading() as connection:
        await connection.execute(sa.select(1))
    return Health("ok", house.server)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(house: House, request: Request[Any, Any, Any]) -> Response[bytes]:
    if not house.settings.open_metrics and (request.client is None or request.client.host not in LOOPBACK):
        raise problems.missing("page")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [first_page, style, docs, health, figures]
