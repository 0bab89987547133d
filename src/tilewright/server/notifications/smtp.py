"""E-mails, through the mail server that the operator named."""

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from tilewright.kernel import TilewrightError
from tilewright.server.errors import InvalidRequest
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.settings import Settings

SECONDS = 20.0
_LOOPBACK = {"127.0.0.1", "::1", "localhost"}


class BadMailSettings(TilewrightError):
    """E-mails cannot be sent with these settings."""


class Email(msgspec.Struct, frozen=True):
    """`unsubscribe` is a link by which the reader gets no more of this kind; `id` is the same if it is sent again."""

    to: str
    subject: str
    text: str
    unsubscribe: str | None = None
    id: str | None = None


class Mailer:
    """smtp:// turns to TLS where the server can, and must do so before a password is said; smtps:// begins with it."""

    def __init__(self, settings: Settings) -> None:
        self.enabled = bool(settings.smtp)
        if not self.enabled:
            return
        try:
            parts = urlsplit(settings.smtp)
            self._port = parts.port or (465 if parts.scheme == "smtps" else 587)
        except ValueError:
            parts, self._port = urlsplit(""), 0
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadMailSettings(
                "--smtp should be smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ if need be"
            )
        self._sender = parseaddr(settings.mail_from)
        if "@" not in self._sender[1]:
            raise BadMailSettings("--smtp needs --mail-from, such as 'Tilewright <no-reply@play.example>'")
        self._from = settings.mail_from
        self._host, self._tls = parts.hostname, parts.scheme == "smtps"
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    async def send(self, email: Email) -> None:
        if not self.enabled:
            raise DeliveryFailed("no-letters", "this server does not send emails", permanent=True)
        needs_tls = self._password is not None and self._host not in _LOOPBACK
        try:
            await aiosmtplib.send(
                self._message(email),
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._tls,
                start_tls=False if self._tls else (True if needs_tls else None),
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            raise DeliveryFailed("refused", "the mail server does not accept this address", permanent=True) from None
        except aiosmtplib.SMTPResponseException as error:
            permanent = error.code >= 500
            raise DeliveryFailed(
                "status", f"the mail server said {error.code}", permanent=permanent, code=error.code
            ) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            raise DeliveryFailed("unreached", "the mail server could not be reached", permanent=False) from None

    def _message(self, email: Email) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._from, email.to, email.subject
        message["Date"] = formatdate()
        domain = self._sender[1].rpartition("@")[2]
        message["Message-ID"] = make_msgid(domain=domain) if email.id is None else f"<{email.id}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if email.unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{email.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(email.text)
        return message


def email_address(text: str) -> str:
    """The address as it is stored. InvalidRequest if no e-mail can be sent to it."""
    try:
        address = Address(addr_spec=text.strip().lower())
    except (MessageError, ValueError, IndexError, AttributeError):
        address = Address()
    if not address.username or "." not in address.domain or not address.addr_spec.isprintable() or " " in text.strip():
        raise InvalidRequest("bad-address", "This is not a valid email address; one looks like anna@example.org.")
    return address.addr_spec
