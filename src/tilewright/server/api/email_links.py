"""The pages behind links in letters. Opening one does nothing yet: mail programs open links to look at them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER, HTTP_410_GONE

from tilewright.server.api.html import button, html_page, paragraph
from tilewright.server.api.sessions import AnyRequest, session_cookie
from tilewright.server.languages import preferred
from tilewright.server.live.pubsub import Notice
from tilewright.server.services.services import House
from tilewright.translations import Translator

SIGNED_IN = "/account?signed-in=1"  # the client asks there who we are now

Word = Annotated[str, Parameter(max_length=100)]


def _page(words: Translator, title: str, text: str, press: str | None = None, status: int = 200) -> Response[str]:
    """A page of one sentence, and perhaps a button. `title` and `press` are ids of messages, `text` is text."""
    body = paragraph(text) + (button(words.text(press)) if press else "")
    return html_page(words.text(title), body, status, words.language)


def _used_up(request: AnyRequest) -> Response[str]:
    """Nobody knows whose it was: the page is in the language that the browser asks for."""
    words = Translator(preferred(request.headers.get("accept-language", "")))
    return _page(words, "letters-used-up", words.text("letters-used-up-text"), status=HTTP_410_GONE)


async def _words_of(house: House, player: str) -> Translator:
    return Translator((await house.people.player(player)).language)


@get("/api/links/{word:str}", include_in_schema=False)
async def show_link(house: House, request: AnyRequest, word: Word) -> Response[str]:
    link = await house.links.look(word)
    if link is None:
        return _used_up(request)
    player = await house.people.player(link.player)
    words = Translator(player.language)
    if link.purpose == "verify":
        return _page(words, "letters-verify-subject", link.address, "letters-verify-yes")
    who = words.text("letters-sign-in-who", name=player.name)
    return _page(words, "letters-sign-in-button", who, "letters-sign-in-button")


@post("/api/links/{word:str}", include_in_schema=False)
async def use_link(house: House, request: AnyRequest, word: Word) -> Response[str] | Redirect:
    link = await house.links.use(word)
    if link is None:
        return _used_up(request)
    if link.purpose == "sign-in":
        _, token = await house.people.sign_in_by_link(link.player)
        return Redirect(SIGNED_IN, status_code=HTTP_303_SEE_OTHER, cookies=[session_cookie(house, token)])
    words = await _words_of(house, link.player)
    if await house.contacts.verify(link.player, link.address):
        house.notices.tell(Notice(contact=link.player))
        return _page(words, "letters-verified", words.text("letters-verified-text"))
    return _page(words, "letters-not-this-one", words.text("letters-not-this-one-text"), status=HTTP_410_GONE)


@get("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def show_leaving(house: House, request: AnyRequest, player_id: Word, signature: Word) -> Response[str]:
    if not house.links.leaves(player_id, signature):
        return _used_up(request)
    words = await _words_of(house, player_id)
    return _page(words, "letters-leave", words.text("letters-leave-text"), "letters-leave-yes")


@post("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def leave(house: House, request: AnyRequest, player_id: Word, signature: Word) -> Response[str]:
    """Also asked for by mail programs, on the reader's behalf (RFC 8058)."""
    if not house.links.leaves(player_id, signature):
        return _used_up(request)
    await house.contacts.leave(player_id)
    house.notices.tell(Notice(contact=player_id))
    words = await _words_of(house, player_id)
    return _page(words, "letters-leave", words.text("letters-left-text"))


HANDLERS = [show_link, use_link, show_leaving, leave]
