"""What players are written: that it is their turn, and what goes with being reached."""

from typing import Any

import msgspec

from tilewright.server.contacts import Contact, Form
from tilewright.server.links import Links
from tilewright.server.outward import Outward
from tilewright.server.post_office import Letter, PostOffice
from tilewright.server.table import Table

_FOOT = "\n\n-- \nTilewright, {begin}\n"


class Messages:
    def __init__(self, begin: str, outward: Outward, post_office: PostOffice, links: Links) -> None:
        self._begin = begin
        self._outward = outward
        self._post_office = post_office
        self._links = links

    async def your_turn(self, contact: Contact, table: Table) -> None:
        title, link = table.about.kind.title, f"{self._begin}/table/{table.about.id}"
        facts = {"game": table.about.game, "table": table.about.id, "turn": table.turn, "link": link}
        await self._call(contact, "your-turn", f"It is your turn at {title}.", link, facts)

    async def test(self, contact: Contact) -> None:
        text = "This is how Tilewright will call you when it is your turn."
        await self._call(contact, "test", text, self._begin, {"link": self._begin})

    async def trouble(self, contact: Contact, why: str) -> None:
        text = f"Your webhook is not called any more, because {why}. You can set it again among your contacts."
        await self._write(contact.address, "Your webhook does not work", text, contact.player)

    async def verify(self, player: str, address: str) -> None:
        link = await self._links.make("verify", player, address)
        text = (
            f"Somebody, probably you, wants to be told at this address when it is his turn. If so, follow this link "
            f"within a day:\n\n{link}\n\nIf it was not you, do nothing: nothing will be sent here."
        )
        await self._write(address, "Is this your address?", text)

    async def sign_in(self, player: str, address: str) -> None:
        link = await self._links.make("sign-in", player, address)
        text = (
            f"Follow this link within 15 minutes to sign in. It works once.\n\n{link}\n\n"
            "If you did not ask for it, do nothing."
        )
        await self._write(address, "Sign in to Tilewright", text)

    async def _call(self, contact: Contact, kind: str, text: str, link: str, facts: dict[str, Any]) -> None:
        if contact.way == "webhook":
            await self._outward.post(contact.address, webhook_body(contact.form, kind, text, link, facts))
        else:
            await self._write(contact.address, text.rstrip("."), f"{text}\n\n{link}", contact.player)

    async def _write(self, address: str, subject: str, text: str, player: str | None = None) -> None:
        """A letter. One that was not asked for just now says how to get no more."""
        leave = None if player is None else self._links.leaving(player)
        foot = _FOOT.format(begin=self._begin) + (f"No more of these: {leave}\n" if leave else "")
        await self._post_office.send(Letter(address, subject, text + foot, leave))


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
