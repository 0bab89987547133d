"""What players are written, each in his language: that it is their turn, and what goes with being reached."""

from typing import Any

import msgspec

from tilewright.server.accounts.email_links import Links
from tilewright.server.accounts.players import People
from tilewright.server.notifications.contacts import Contact, Form
from tilewright.server.notifications.smtp import Letter, PostOffice
from tilewright.server.notifications.webhooks import Outward, Undelivered
from tilewright.server.tables.table import Table
from tilewright.translations import Translator


class Messages:
    def __init__(self, begin: str, outward: Outward, post_office: PostOffice, links: Links, people: People) -> None:
        self._begin = begin
        self._outward = outward
        self._post_office = post_office
        self._links = links
        self._people = people

    async def your_turn(self, contact: Contact, table: Table, call: str) -> None:
        """`call` is the call's id: the same however often it is tried."""
        game, link = table.about.game, f"{self._begin}/table/{table.about.id}"
        facts = {"game": game, "table": table.about.id, "turn": table.turn, "call": call, "link": link}
        words = await self._words_for(contact)
        text = words.text("letters-your-turn", game=words.title(game))
        await self._call(contact, "your-turn", text, link, facts, words, call)

    async def test(self, contact: Contact) -> None:
        words = await self._words_for(contact)
        await self._call(contact, "test", words.text("letters-test"), self._begin, {"link": self._begin}, words)

    async def trouble(self, contact: Contact, failure: Undelivered) -> None:
        words = await self._words_of(contact.player)
        why = words.text(f"letters-why-{failure.kind}", code=str(failure.code))
        text = words.text("letters-trouble", why=why)
        await self._write(contact.address, words.text("letters-trouble-subject"), text, words, contact.player)

    async def verify(self, player: str, address: str) -> None:
        link, words = await self._links.make("verify", player, address), await self._words_of(player)
        text = words.text("letters-verify", link=_apart(link))
        await self._write(address, words.text("letters-verify-subject"), text, words)

    async def sign_in(self, player: str, address: str) -> None:
        link, words = await self._links.make("sign-in", player, address), await self._words_of(player)
        text = words.text("letters-sign-in", link=_apart(link))
        await self._write(address, words.text("letters-sign-in-subject"), text, words)

    async def _call(
        self,
        contact: Contact,
        kind: str,
        text: str,
        link: str,
        facts: dict[str, Any],
        words: Translator,
        call: str | None = None,
    ) -> None:
        if contact.way == "webhook":
            await self._outward.post(contact.address, webhook_body(contact.form, kind, text, link, facts), call)
        else:
            await self._write(contact.address, text.rstrip("."), f"{text}\n\n{link}", words, contact.player, call)

    async def _words_for(self, contact: Contact) -> Translator:
        """Programs are told everything in the same words, whoever they belong to."""
        return Translator() if contact.form == "json" else await self._words_of(contact.player)

    async def _words_of(self, player: str) -> Translator:
        return Translator((await self._people.player(player)).language)

    async def _write(
        self,
        address: str,
        subject: str,
        text: str,
        words: Translator,
        player: str | None = None,
        call: str | None = None,
    ) -> None:
        """A letter. One that was not asked for just now says how to get no more."""
        leave = None if player is None else self._links.leaving(player)
        foot = f"\n\n-- \nTilewright, {self._begin}\n"
        if leave:
            foot += words.text("letters-no-more", link=_apart(leave))
        await self._post_office.send(Letter(address, subject, text + foot, leave, call))


def _apart(link: str) -> str:
    """A link on a line of its own: beside it, the marks that part scripts of two directions would become part of it."""
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
