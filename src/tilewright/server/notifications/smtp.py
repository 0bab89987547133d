"""Letters, through the mail server that the operator named."""

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from tilewright.kernel import TilewrightError
from tilewright.server import errors as problems
from tilewright.server.notifications.webhooks import Undelivered
from tilewright.server.settings import Settings

SECONDS = 20.0
_LOOPBACK = {"127.0.0.1", "::1", "localhost"}


class BadMailSettings(TilewrightError):
    """Letters cannot be sent with these settings."""


class Letter(msgspec.Struct, frozen=True):
    """`leave` is a link by which the reader gets no more of this kind; `id` stays the same if it is sent again."""

    to: str
    subject: str
    text: str
    leave: str | None = None
    id: str | None = None


class PostOffice:
    """smtp:// turns to TLS where the server can, and must do so before a password is said; smtps:// begins with it."""

    def __init__(self, settings: Settings) -> None:
        self.open = bool(settings.smtp)
        if not self.open:
            return
        parts = urlsplit(settings.smtp)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadMailSettings(
                "--smtp should be smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ if need be"
            )
        self._sender = parseaddr(settings.mail_from)
        if "@" not in self._sender[1]:
            raise BadMailSettings("--smtp needs --mail-from, such as 'Tilewright <no-reply@play.example>'")
        self._from = settings.mail_from
        self._host, self._tls = parts.hostname, parts.scheme == "smtps"
        self._port = parts.port or (465 if self._tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, letter: Letter) -> None:
        if not self.open:
            raise Undelivered("no-letters", "this server sends no letters", for_good=True)
        must_hide = self._password is not None and self._host not in _LOOPBACK
        try:
            await aiosmtplib.send(
                self._message(letter),
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._tls,
                start_tls=False if self._tls else (True if must_hide else None),
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise Undelivered(
                "refused", "the mail server does not take letters to this address", for_good=True
            ) from None
        except aiosmtplib.SMTPResponseException as error:
            for_good = error.code >= 500
            raise Undelivered(
                "status", f"the mail server said {error.code}", for_good=for_good, code=error.code
            ) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            raise Undelivered("unreached", "the mail server could not be reached", for_good=False) from None

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._from, letter.to, letter.subject
        message["Date"] = formatdate()
        domain = self._sender[1].rpartition("@")[2]
        message["Message-ID"] = make_msgid(domain=domain) if letter.id is None else f"<{letter.id}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.leave is not None:
            message["List-Unsubscribe"] = f"<{letter.leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def mail_address(text: str) -> str:
    """The address as it is kept. Problem if letters cannot be sent to it."""
    try:
        address = Address(addr_spec=text.strip().lower())
    except (MessageError, ValueError, IndexError, AttributeError):
        address = Address()
    if not address.username or "." not in address.domain or not address.addr_spec.isprintable() or " " in text.strip():
        raise problems.bad("bad-address", "That is no e-mail address; it should be like anna@example.org.")
    return address.addr_spec
