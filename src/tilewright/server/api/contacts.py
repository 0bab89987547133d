"""How you want to be called when it is your turn."""

from collections.abc import Awaitable
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put

from tilewright.server import errors as problems
from tilewright.server.accounts.players import Player
from tilewright.server.api.sessions import AnyRequest, client_of
from tilewright.server.live.pubsub import Notice
from tilewright.server.notifications.contacts import Contact, Form, Way
from tilewright.server.notifications.smtp import mail_address
from tilewright.server.notifications.webhooks import Undelivered
from tilewright.server.services.services import House


class WebhookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a message is posted. `form`: what the service there takes; json is for programs of your own."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=500)]
    form: Literal["discord", "slack", "json"] = "json"


class EmailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class ContactShown(msgspec.Struct, frozen=True):
    """`trouble` says why it is not used any more: set it anew, or take it away."""

    way: Way
    form: Form
    address: str
    verified: bool
    trouble: str | None


class ContactsShown(msgspec.Struct, frozen=True):
    """`letters`: can this server send e-mail?"""

    letters: bool
    contacts: list[ContactShown]


async def _shown(house: House, player: Player) -> ContactsShown:
    found = await house.contacts.of(player.id)
    return ContactsShown(house.post_office.open, [_contact(contact) for contact in found])


def _contact(contact: Contact) -> ContactShown:
    return ContactShown(contact.way, contact.form, contact.address, contact.verified, contact.trouble)


@get("/api/contacts", tags=["contacts"], summary="How you are called when it is your turn")
async def list_contacts(house: House, player: Player) -> ContactsShown:
    return await _shown(house, player)


@put("/api/contacts/webhook", tags=["contacts"], summary="Be called by a webhook")
async def set_webhook(house: House, player: Player, data: WebhookWish) -> ContactsShown:
    house.limits.letters.take(player.id)
    try:
        await house.outward.check(data.url)
    except Undelivered as failure:
        raise problems.bad("bad-webhook", f"That webhook cannot be used: {failure}.") from None
    await house.contacts.set(player.id, "webhook", data.url, data.form, verified=True)
    house.notices.tell(Notice(contact=player.id))
    return await _shown(house, player)


@put(
    "/api/contacts/email", tags=["contacts"], summary="Be called by e-mail, once you have followed the link in a letter"
)
async def set_email(house: House, request: AnyRequest, player: Player, data: EmailWish) -> ContactsShown:
    if not house.post_office.open:
        raise problems.conflict("no-letters", "This server sends no letters.")
    address = mail_address(data.address)
    house.limits.mailings.take(client_of(request))
    house.limits.letters.take(player.id)
    house.limits.letters.take(address)
    known = await house.contacts.get(player.id, "email")
    verified = known is not None and known.verified and known.address == address
    await house.contacts.set(player.id, "email", address, "", verified=verified)
    house.notices.tell(Notice(contact=player.id))
    if not verified:
        await _sent(house.messages.verify(player.id, address))
    return await _shown(house, player)


@post("/api/contacts/webhook/test", tags=["contacts"], summary="Call your webhook now", status_code=200)
async def test_webhook(house: House, player: Player) -> ContactsShown:
    return await _tested(house, player, "webhook")


@post("/api/contacts/email/test", tags=["contacts"], summary="Get a letter now", status_code=200)
async def test_email(house: House, player: Player) -> ContactsShown:
    return await _tested(house, player, "email")


async def _tested(house: House, player: Player, way: Way) -> ContactsShown:
    house.limits.letters.take(player.id)
    contact = await house.contacts.get(player.id, way)
    if contact is None:
        raise problems.missing("contact")
    if not contact.verified:
        raise problems.conflict("not-verified", "Follow the link in the letter first.")
    await _sent(house.messages.test(contact))
    return await _shown(house, player)


@delete("/api/contacts/webhook", tags=["contacts"], summary="Be called by a webhook no more")
async def remove_webhook(house: House, player: Player) -> None:
    await _removed(house, player, "webhook")


@delete("/api/contacts/email", tags=["contacts"], summary="Be called by e-mail no more; sign-in links end too")
async def remove_email(house: House, player: Player) -> None:
    await _removed(house, player, "email")


async def _removed(house: House, player: Player, way: Way) -> None:
    await house.contacts.remove(player.id, way)
    house.notices.tell(Notice(contact=player.id))


async def _sent(sending: Awaitable[None]) -> None:
    try:
        await sending
    except Undelivered as failure:
        raise problems.conflict("undelivered", f"It did not arrive: {failure}.") from None


HANDLERS = [list_contacts, set_webhook, set_email, test_webhook, test_email, remove_webhook, remove_email]
