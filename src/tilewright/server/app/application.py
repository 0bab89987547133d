"""The application: handlers, dependencies, problems, and the guard before all of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.problem_details import ProblemDetailsConfig, ProblemDetailsException, ProblemDetailsPlugin

from tilewright.server.api import contacts, games, lessons, live, pages, play, tables
from tilewright.server.api import email_links as links
from tilewright.server.api import history as after
from tilewright.server.api import profiles as profile
from tilewright.server.api import sessions as session
from tilewright.server.api.callers import provide_caller, provide_player
from tilewright.server.app.guard import Guard
from tilewright.server.errors import of_failure
from tilewright.server.live.pubsub import channels_for
from tilewright.server.services.services import House
from tilewright.server.settings import Settings

LARGEST_BODY = 64 * 1024

_log = structlog.get_logger("tilewright.app")


def make_app(settings: Settings, address: str) -> Guard:
    """The application of a server that is reached at this address, if its operator says no other."""
    channels = channels_for(settings)
    house = House(settings, channels, settings.public_url.rstrip("/") or address)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with channels:  # before the house, which listens to them; as a plugin they would come after it
            await house.open()
            try:
                yield
            finally:
                await house.close()

    def provide_house() -> House:
        return house

    app = Litestar(
        route_handlers=[
            handler
            for part in (pages, games, lessons, session, links, contacts, profile, tables, play, after, live)
            for handler in part.HANDLERS
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "player": Provide(provide_player),
        },
        plugins=[ProblemDetailsPlugin(ProblemDetailsConfig())],
        exception_handlers={
            HTTPException: _http_problem,
            Exception: _failure,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Tilewright",
            version="1",
            description="Tables for people and bots. See docs/api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        debug=False,
        logging_config=None,
    )
    return Guard(app, settings, house.limits)  # pyright: ignore[reportArgumentType]


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The framework's own refusals, in the same form as ours."""
    if isinstance(error, ProblemDetailsException):
        return error.to_response(request)
    problem = ProblemDetailsException(
        status_code=error.status_code,
        title="bad request" if error.status_code == 400 else None,
        detail=error.detail,
        headers=error.headers,
        extra={"errors": error.extra} if error.extra else None,
    )
    return problem.to_response(request)


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something that should not happen, or a database that is away: what was not acknowledged may be asked again."""
    problem = of_failure(error)
    if problem.kind == "busy":
        _log.error("no database", path=request.url.path, error=type(error).__name__)
    else:
        _log.error("unexpected", path=request.url.path, method=request.method, exc_info=error)
    return problem.to_response(request)
