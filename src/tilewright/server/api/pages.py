"""What is not the API itself: the client or a first page, the list of endpoints, health and metrics."""

from html import escape
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tilewright.server.api.html import STYLE, STYLE_PATH, html_page
from tilewright.server.errors import NotFound, Unavailable
from tilewright.server.metrics import REGISTRY
from tilewright.server.services.client_files import Asset
from tilewright.server.services.services import Services

LOOPBACK = {"127.0.0.1", "::1"}

_FIRST_PAGE = (
    "<p>A home for tile games. This server keeps the tables at which people and bots play them.</p>"
    '<p><a href="/api/docs">What can be asked of it</a> · <a href="/api/openapi.json">the same for programs</a></p>'
)


class Health(msgspec.Struct, frozen=True):
    status: str
    server: str


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(services: Services, request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the client; its first page wherever a browser asks for a page, since the client knows its own paths.

    Where no client was built, there is a page of our own that says what this is.
    """
    if services.client is None:
        if path != "/":
            raise NotFound("page")
        return html_page("Tilewright", _FIRST_PAGE)
    asset = services.client.find(path)
    if asset is None and "text/html" in request.headers.get("accept", "") and not path.startswith("/assets/"):
        asset = services.client.index
    if asset is None:
        raise NotFound("page")
    return _served(asset, request)


def _served(asset: Asset, request: Request[Any, Any, Any]) -> Response[Any]:
    headers = {"Cache-Control": asset.caching, "ETag": asset.etag, "Vary": "Accept-Encoding"}
    if asset.etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    encoding = asset.encoding_for(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(asset.bodies[encoding], media_type=asset.media_type, headers=headers)


@get(STYLE_PATH, include_in_schema=False, media_type="text/css", sync_to_thread=False)
def style() -> str:
    return STYLE


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> Response[str]:
    """The endpoints as a plain page, made from their description."""
    lines = ["<dl>"]
    for path, item in sorted((request.app.openapi_schema.paths or {}).items()):
        for method in ("get", "post", "put", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                lines.append(f"<dt><code>{method.upper()} {escape(path)}</code><dd>{escape(operation.summary or '')}")
    lines.append(
        "<dt><code>WebSocket /api/tables/{table_id}/live?since=N</code>"
        "<dd>Everything that happens at a table, from event N on</dl>"
    )
    return html_page("What can be asked", "\n".join(lines))


@get("/health", tags=["operation"], summary="Is this server ready, and can it write?")
async def health(services: Services) -> Health:
    if not services.ready:
        raise Unavailable("The server is starting or stopping. Try again in a moment.")
    async with services.storage.reading() as connection:
        await connection.execute(sa.select(1))
    await services.write_probe.check()
    return Health("ok", services.server)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def prometheus_metrics(services: Services, request: Request[Any, Any, Any]) -> Response[bytes]:
    if not services.settings.open_metrics and (request.client is None or request.client.host not in LOOPBACK):
        raise NotFound("page")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [page, style, docs, health, prometheus_metrics]
