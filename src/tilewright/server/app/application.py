"""The application: handlers, dependencies, exception handlers, and the guard in front of all of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tilewright as tw
from tilewright.server.api import (
    account_data,
    bots,
    contacts,
    deals,
    email_links,
    games,
    history,
    invites,
    lessons,
    live,
    lobby,
    moderation,
    own_tables,
    pages,
    people,
    play,
    profiles,
    reports,
    sessions,
    tables,
    tournaments,
    vacation,
)
from tilewright.server.api.callers import provide_caller, provide_player
from tilewright.server.api.json_checks import CheckedRequest
from tilewright.server.api.problem_details import EXCEPTION_HANDLERS
from tilewright.server.app.guard import Guard
from tilewright.server.services.retention import forgetting
from tilewright.server.services.services import Services
from tilewright.server.settings import Settings

MAX_BODY = 64 * 1024  # bytes
MODULES = (
    pages,
    games,
    lessons,
    sessions,
    account_data,
    bots,
    vacation,
    email_links,
    contacts,
    profiles,
    people,
    reports,
    moderation,
    tables,
    invites,
    play,
    history,
    live,
    own_tables,
    lobby,
    tournaments,
    deals,
)


def make_app(settings: Settings, address: str) -> Guard:
    """The application of a server that is reached at this address, unless its operator names another."""
    for name in tw.games():
        tw.game(name)  # no request waits for a game to be read, and no thread is the first to use one
    services = Services(settings, settings.public_url.rstrip("/") or address)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            async with forgetting(services):
                yield
        finally:
            await services.close()

    def provide_services() -> Services:
        return services

    app = Litestar(
        route_handlers=[handler for module in MODULES for handler in module.HANDLERS],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "caller": Provide(provide_caller),
            "player": Provide(provide_player),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Tilewright",
            version="1",
            description="Tables for people and bots. See docs/api.md.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=CheckedRequest,
        request_max_body_size=MAX_BODY,
        debug=False,
        logging_config=None,
    )
    return Guard(app, settings, services.limits)  # pyright: ignore[reportArgumentType]
