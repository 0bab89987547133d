"""The texts of e-mails and webhooks, each in the language of its reader."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tilewright.server.accounts.email_links import EmailLinks
from tilewright.server.accounts.players import Players
from tilewright.server.notifications.contacts import Contact, Form
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.smtp import Email, Mailer
from tilewright.server.notifications.webhooks import WebhookClient
from tilewright.server.tables.table import Table
from tilewright.translations import Translator


class Messages:
    def __init__(
        self, base_url: str, webhooks: WebhookClient, mailer: Mailer, links: EmailLinks, players: Players
    ) -> None:
        self._base_url = base_url
        self._webhooks = webhooks
        self._mailer = mailer
        self._links = links
        self._players = players

    async def your_turn(self, contact: Contact, table: Table, notification: str) -> None:
        """`notification` is its id: the same however often it is tried."""
        game, link = table.config.game, f"{self._base_url}/table/{table.config.id}"
        facts = {"game": game, "table": table.config.id, "turn": table.turn, "call": notification, "link": link}
        words = await self._words_for(contact)
        text = words.text("notifications-your-turn", game=words.title(game))
        await self._send(contact, "your-turn", text, link, facts, words, notification)

    async def your_turns(self, contact: Contact, tables: Sequence[Table], notification: str) -> None:
        """One e-mail for all games that wait."""
        words = await self._words_of(contact.player)
        subject = words.text("notifications-digest-subject", count=len(tables))
        lines = [f"{words.title(table.config.game)}\n{self._base_url}/table/{table.config.id}" for table in tables]
        text = "\n\n".join([words.text("notifications-digest"), *lines])
        await self._send_email(contact.address, subject, text, words, contact.player, notification)

    async def test(self, contact: Contact) -> None:
        words = await self._words_for(contact)
        await self._send(
            contact, "test", words.text("notifications-test"), self._base_url, {"link": self._base_url}, words
        )

    async def contact_disabled(self, contact: Contact, failure: DeliveryFailed) -> None:
        words = await self._words_of(contact.player)
        why = words.text(f"notifications-why-{failure.kind}", code=str(failure.code))
        text = words.text("notifications-trouble", why=why)
        await self._send_email(
            contact.address, words.text("notifications-trouble-subject"), text, words, contact.player
        )

    async def verify(self, player: str, address: str) -> None:
        link, words = await self._links.make("verify", player, address), await self._words_of(player)
        text = words.text("notifications-verify", link=_own_line(link))
        await self._send_email(address, words.text("notifications-verify-subject"), text, words)

    async def sign_in(self, player: str, address: str) -> None:
        link, words = await self._links.make("sign-in", player, address), await self._words_of(player)
        text = words.text("notifications-sign-in", link=_own_line(link))
        await self._send_email(address, words.text("notifications-sign-in-subject"), text, words)

    async def _send(
        self,
        contact: Contact,
        kind: str,
        text: str,
        link: str,
        facts: dict[str, Any],
        words: Translator,
        notification: str | None = None,
    ) -> None:
        if contact.way == "webhook":
            await self._webhooks.post(
                contact.address, webhook_body(contact.form, kind, text, link, facts), notification
            )
        else:
            await self._send_email(
                contact.address, text.rstrip("."), f"{text}\n\n{link}", words, contact.player, notification
            )

    async def _words_for(self, contact: Contact) -> Translator:
        """Programs get English, whoever they belong to."""
        return Translator() if contact.form == "json" else await self._words_of(contact.player)

    async def _words_of(self, player: str) -> Translator:
        return Translator((await self._players.player(player)).language)

    async def _send_email(
        self,
        address: str,
        subject: str,
        text: str,
        words: Translator,
        player: str | None = None,
        notification: str | None = None,
    ) -> None:
        """An e-mail. One that was not asked for just now says how to get no more."""
        unsubscribe = None if player is None else self._links.unsubscribe_link(player)
        foot = f"\n\n-- \nTilewright, {self._base_url}\n"
        if unsubscribe:
            foot += words.text("notifications-no-more", link=_own_line(unsubscribe))
        await self._mailer.send(Email(address, subject, text + foot, unsubscribe, notification))


def _own_line(link: str) -> str:
    """A link on a line of its own: beside it, marks that separate scripts of two directions would become part of it."""
    return f"\n{link}\n"


def webhook_body(form: Form, kind: str, text: str, link: str, facts: dict[str, Any]) -> bytes:
    """What each service takes. No text of other players is in it, so there is nothing to escape."""
    match form:
        case "discord":
            body: dict[str, Any] = {"content": f"{text} {link}", "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": f"{text} {link}"}
        case _:
            body = {"kind": kind, "text": text, **facts}
    return msgspec.json.encode(body)
