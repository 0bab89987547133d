"""How you want to be notified of your turn."""

from collections.abc import Awaitable
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put

from tilewright.server.accounts.players import Player
from tilewright.server.api.sessions import AnyRequest, client_of
from tilewright.server.errors import InvalidRequest, NotFound, StateConflict
from tilewright.server.live.pubsub import ContactsChanged
from tilewright.server.notifications.contacts import Contact, Form, Way
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.smtp import email_address
from tilewright.server.services.services import Services


class WebhookRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a message is posted. `form`: what the service there takes; json is for programs of your own."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=500)]
    form: Literal["discord", "slack", "json"] = "json"


class EmailRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class DigestRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hour of the day, in UTC; null: an e-mail for each turn."""

    hour: Annotated[int, msgspec.Meta(ge=0, le=23)] | None


class ContactShown(msgspec.Struct, frozen=True):
    """`trouble` says why it is not used any more: set it again, or remove it. `digest_hour`: all turns together at this
    hour of the day, in UTC; null: each by itself."""

    way: Way
    form: Form
    address: str
    verified: bool
    trouble: str | None
    digest_hour: int | None


class ContactsShown(msgspec.Struct, frozen=True):
    """`letters`: can this server send e-mail?"""

    letters: bool
    contacts: list[ContactShown]


async def _shown(services: Services, player: Player) -> ContactsShown:
    found = await services.contacts.of(player.id)
    return ContactsShown(services.mailer.enabled, [_contact(contact) for contact in found])


def _contact(contact: Contact) -> ContactShown:
    return ContactShown(
        contact.way, contact.form, contact.address, contact.verified, contact.trouble, contact.digest_hour
    )


@get("/api/contacts", tags=["contacts"], summary="How you are notified of your turn")
async def list_contacts(services: Services, player: Player) -> ContactsShown:
    return await _shown(services, player)


@put("/api/contacts/webhook", tags=["contacts"], summary="Be notified by a webhook")
async def set_webhook(services: Services, player: Player, data: WebhookRequest) -> ContactsShown:
    await services.limits.messages.take(player.id)
    try:
        await services.webhooks.check(data.url)
    except DeliveryFailed as failure:
        raise InvalidRequest("bad-webhook", f"That webhook cannot be used: {failure}.") from None
    await services.contacts.set(player.id, "webhook", data.url, data.form, verified=True)
    services.pubsub.publish(ContactsChanged(player.id))
    return await _shown(services, player)


@put("/api/contacts/email", tags=["contacts"], summary="Be notified by e-mail, once you have followed a link in one")
async def set_email(services: Services, request: AnyRequest, player: Player, data: EmailRequest) -> ContactsShown:
    if not services.mailer.enabled:
        raise StateConflict("no-letters", "This server does not send emails.")
    address = email_address(data.address)
    await services.limits.email_requests.take(client_of(request))
    await services.limits.messages.take(player.id)
    known = await services.contacts.get(player.id, "email")
    verified = known is not None and known.verified and known.address == address
    if not verified:
        await services.limits.emails_to_address.take(address)
    await services.contacts.set(player.id, "email", address, "", verified=verified)
    services.pubsub.publish(ContactsChanged(player.id))
    if not verified:
        await _sent(services.messages.verify(player.id, address))
    return await _shown(services, player)


@put("/api/contacts/email/digest", tags=["contacts"], summary="One e-mail a day for all turns, or one for each")
async def set_digest(services: Services, player: Player, data: DigestRequest) -> ContactsShown:
    await services.contacts.set_digest(player.id, data.hour)
    services.pubsub.publish(ContactsChanged(player.id))
    return await _shown(services, player)


@post("/api/contacts/webhook/test", tags=["contacts"], summary="Send a test to your webhook now", status_code=200)
async def test_webhook(services: Services, player: Player) -> ContactsShown:
    return await _tested(services, player, "webhook")


@post("/api/contacts/email/test", tags=["contacts"], summary="Send yourself a test e-mail now", status_code=200)
async def test_email(services: Services, player: Player) -> ContactsShown:
    return await _tested(services, player, "email")


async def _tested(services: Services, player: Player, way: Way) -> ContactsShown:
    await services.limits.messages.take(player.id)
    contact = await services.contacts.get(player.id, way)
    if contact is None:
        raise NotFound("contact")
    if not contact.verified:
        raise StateConflict("not-verified", "Click the link in the email first.")
    await _sent(services.messages.test(contact))
    return await _shown(services, player)


@delete("/api/contacts/webhook", tags=["contacts"], summary="Be notified by a webhook no more")
async def remove_webhook(services: Services, player: Player) -> None:
    await _removed(services, player, "webhook")


@delete("/api/contacts/email", tags=["contacts"], summary="Be notified by e-mail no more; sign-in links end too")
async def remove_email(services: Services, player: Player) -> None:
    await _removed(services, player, "email")


async def _removed(services: Services, player: Player, way: Way) -> None:
    await services.contacts.remove(player.id, way)
    services.pubsub.publish(ContactsChanged(player.id))


async def _sent(sending: Awaitable[None]) -> None:
    try:
        await sending
    except DeliveryFailed as failure:
        raise StateConflict("undelivered", f"It did not arrive: {failure}.") from None


HANDLERS = [list_contacts, set_webhook, set_email, set_digest, test_webhook, test_email, remove_webhook, remove_email]
