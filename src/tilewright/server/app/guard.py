"""What every request passes first: its origin, its rate limit, and the headers that go with every answer."""

from collections.abc import Iterable

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.accounts.players import COOKIE
from tilewright.server.addresses import network_of
from tilewright.server.api.problem_details import MEDIA_TYPE, problem_of
from tilewright.server.errors import DomainError, Forbidden, InvalidRequest
from tilewright.server.services.rate_limits import RateLimits
from tilewright.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}

CONTENT_SECURITY = "; ".join(  # what the client needs, and nothing else
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a piece lies is said in its style attribute
        "img-src 'self' data: blob:",
        "connect-src 'self'",  # WebSockets of this host are meant too
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")  # a year, where cookies are for HTTPS alone
NOT_KEPT = (b"cache-control", b"no-store")  # by no cache: what the API answers is for one caller


class Guard:
    """An ASGI application around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app = app
        self._origins = frozenset(settings.origins)
        self._secure = settings.secure_cookies
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except DomainError as error:
            await self._refuse(error, scope, receive, send)
            return

        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._missing(scope, message["headers"])]
            await send(message)

        await self.app(scope, receive, with_headers)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        path = scope["path"]
        if "\0" in path or b"%00" in scope["query_string"]:  # PostgreSQL has no such text, and nobody needs it
            raise InvalidRequest("bad-text", "A path cannot contain a zero byte.")
        if path not in ("/health", "/metrics"):
            client = scope["client"]
            self._limits.requests.take(network_of(client[0]) if client else "")
        if scope["type"] != "http" or scope["method"] not in SAFE:
            self._check_origin(scope, headers)

    def _check_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """A page of another site must not use the cookie of a player who happens to look at it; nor may one that came
        without TLS, and that anybody on the way could have written, where players use HTTPS."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            host = headers.get(b"host", b"").decode("latin-1")
            safe = self._secure or scope["scheme"] in ("https", "wss")
            own = {f"https://{host}"} if safe else {f"https://{host}", f"http://{host}"}  # a proxy may hide its TLS
            if origin not in own | self._origins:
                raise Forbidden("other-origin", "Requests from pages of another origin are not allowed.")
            return
        if headers.get(b"sec-fetch-site") in (b"same-origin", b"none"):
            return
        if b"authorization" not in headers and COOKIE.encode() + b"=" in headers.get(b"cookie", b""):
            raise Forbidden(
                "no-origin",
                "A request with a cookie must have an Origin header, as from a browser; programs use a token instead.",
            )

    def _missing(self, scope: Scope, present: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        names = {name.lower() for name, _ in present}
        wanted = [*HEADERS, *([HTTPS_ONLY] if self._secure else [])]
        if scope["path"].startswith("/api/"):
            wanted.append(NOT_KEPT)
        return [(name, value) for name, value in wanted if name not in names]

    async def _refuse(self, error: DomainError, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": error.kind})
            return
        problem = problem_of(error)
        body = msgspec.json.encode(problem.body)
        extra = [(name.lower().encode(), value.encode()) for name, value in problem.headers.items()]
        headers = [
            (b"content-type", MEDIA_TYPE.encode()),
            (b"content-length", str(len(body)).encode()),
            *extra,
            *self._missing(scope, extra),
        ]
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
