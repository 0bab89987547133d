"""The pages behind links in letters. Opening one does nothing yet: mail programs open links to look at them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER, HTTP_410_GONE

from tilewright.server.api.html import button, html_page, paragraph
from tilewright.server.api.session import session_cookie
from tilewright.server.house import House
from tilewright.server.notices import Notice

SIGNED_IN = "/account?signed-in=1"  # the client asks there who we are now

Word = Annotated[str, Parameter(max_length=100)]


def _used_up() -> Response[str]:
    return html_page("This link is used up", paragraph("It was used, or is too old. Ask for another."), HTTP_410_GONE)


@get("/api/links/{word:str}", include_in_schema=False)
async def show_link(house: House, word: Word) -> Response[str]:
    link = await house.links.look(word)
    if link is None:
        return _used_up()
    if link.purpose == "verify":
        return html_page("Is this your address?", paragraph(link.address) + button("Yes, call me there"))
    player = await house.people.player(link.player)
    return html_page("Sign in", paragraph(f"You will be {player.name} on this device.") + button("Sign in"))


@post("/api/links/{word:str}", include_in_schema=False)
async def use_link(house: House, word: Word) -> Response[str] | Redirect:
    link = await house.links.use(word)
    if link is None:
        return _used_up()
    if link.purpose == "sign-in":
        _, token = await house.people.sign_in_by_link(link.player)
        return Redirect(SIGNED_IN, status_code=HTTP_303_SEE_OTHER, cookies=[session_cookie(house, token)])
    if await house.contacts.verify(link.player, link.address):
        house.notices.tell(Notice(contact=link.player))
        return html_page("Thank you", paragraph("You will be told here when it is your turn."))
    return html_page(
        "Not this one",
        paragraph(
            "Another player has this address, or you have named another since. Sign in with a link as that player."
        ),
        HTTP_410_GONE,
    )


@get("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def show_leaving(house: House, player_id: Word, signature: Word) -> Response[str]:
    if not house.links.leaves(player_id, signature):
        return _used_up()
    return html_page("No more letters", paragraph("You can change your mind among your contacts.") + button("No more"))


@post("/api/links/leave/{player_id:str}/{signature:str}", include_in_schema=False)
async def leave(house: House, player_id: Word, signature: Word) -> Response[str]:
    """Also asked for by mail programs, on the reader's behalf (RFC 8058)."""
    if not house.links.leaves(player_id, signature):
        return _used_up()
    await house.contacts.leave(player_id)
    house.notices.tell(Notice(contact=player_id))
    return html_page("No more letters", paragraph("You will not be written to about your turns."))


HANDLERS = [show_link, use_link, show_leaving, leave]
