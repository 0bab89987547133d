"""The pages behind links in e-mails. Opening one does nothing yet: mail programs open links to check them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER, HTTP_410_GONE

from tilewright.server.api.html import button, html_page, paragraph
from tilewright.server.api.sessions import AnyRequest, session_cookie
from tilewright.server.languages import preferred_language
from tilewright.server.live.pubsub import ContactsChanged
from tilewright.server.services.services import Services
from tilewright.translations import Translator

SIGNED_IN = "/account?signed-in=1"  # the client asks there who is signed in now

Code = Annotated[str, Parameter(max_length=100)]


def _page(words: Translator, title: str, text: str, press: str | None = None, status: int = 200) -> Response[str]:
    """A page of one sentence, and perhaps a button. `title` and `press` are ids of messages, `text` is text."""
    body = paragraph(text) + (button(words.text(press)) if press else "")
    return html_page(words.text(title), body, status, words.language)


def _used_up(request: AnyRequest) -> Response[str]:
    """Nobody knows whose it was: the page is in the language that the browser asks for."""
    words = Translator(preferred_language(request.headers.get("accept-language", "")))
    return _page(words, "notifications-used-up", words.text("notifications-used-up-text"), status=HTTP_410_GONE)


async def _words_of(services: Services, player: str) -> Translator:
    return Translator((await services.players.player(player)).language)


@get("/api/links/{token:str}", include_in_schema=False)
async def show_link(services: Services, request: AnyRequest, token: Code) -> Response[str]:
    link = await services.email_links.look_up(token)
    if link is None:
        return _used_up(request)
    player = await services.players.player(link.player)
    words = Translator(player.language)
    if link.purpose == "verify":
        return _page(words, "notifications-verify-subject", link.address, "notifications-verify-yes")
    who = words.text("notifications-sign-in-who", name=player.name)
    return _page(words, "notifications-sign-in-button", who, "notifications-sign-in-button")


@post("/api/links/{token:str}", include_in_schema=False)
async def use_link(services: Services, request: AnyRequest, token: Code) -> Response[str] | Redirect:
    link = await services.email_links.use(token)
    if link is None:
        return _used_up(request)
    if link.purpose == "sign-in":
        if await services.contacts.owner_of(link.address) != link.player:  # they have another address by now
            return _used_up(request)
        _, session = await services.players.sign_in_by_link(link.player)
        return Redirect(SIGNED_IN, status_code=HTTP_303_SEE_OTHER, cookies=[session_cookie(services, session)])
    words = await _words_of(services, link.player)
    if await services.contacts.verify(link.player, link.address):
        services.pubsub.publish(ContactsChanged(link.player))
        return _page(words, "notifications-verified", words.text("notifications-verified-text"))
    return _page(
        words, "notifications-not-this-one", words.text("notifications-not-this-one-text"), status=HTTP_410_GONE
    )


@get("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def show_unsubscribe(services: Services, request: AnyRequest, player_id: Code, signature: Code) -> Response[str]:
    if not services.email_links.is_unsubscribe_signature(player_id, signature):
        return _used_up(request)
    words = await _words_of(services, player_id)
    return _page(words, "notifications-leave", words.text("notifications-leave-text"), "notifications-leave-yes")


@post("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def unsubscribe(services: Services, request: AnyRequest, player_id: Code, signature: Code) -> Response[str]:
    """Also asked for by mail programs, on the reader's behalf (RFC 8058)."""
    if not services.email_links.is_unsubscribe_signature(player_id, signature):
        return _used_up(request)
    await services.contacts.unsubscribe(player_id)
    services.pubsub.publish(ContactsChanged(player_id))
    words = await _words_of(services, player_id)
    return _page(words, "notifications-leave", words.text("notifications-left-text"))


HANDLERS = [show_link, use_link, show_unsubscribe, unsubscribe]
