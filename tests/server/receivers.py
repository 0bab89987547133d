"""The other ends: a real web server that takes webhooks, and a real mail server."""

import email.policy
import json
import re
import threading
from email import message_from_bytes
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from tests.server.kit import free_port, wait_until


class WebhookReceiver:
    """Takes what is posted. `answers` are the statuses to give next, then it is 204; to /gone it is always 410. What is
    posted to /slow is noted in `slow`, and not answered before `go` is set."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.keys: list[str | None] = []  # by which to know what came twice
        self.answers: list[int] = []
        self.slow: list[Any] = []
        self.go = threading.Event()
        webhook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path == "/slow":
                    webhook.slow.append(json.loads(body))
                    webhook.go.wait()
                    return
                webhook.keys.append(self.headers["Idempotency-Key"])
                webhook.got.append(json.loads(body))
                status = 410 if self.path == "/gone" else webhook.answers.pop(0) if webhook.answers else 204
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"{webhook.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_request(self, code: object = "-", size: object = "-") -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def wait_for(self, count: int) -> list[Any]:
        return _wait(self.got, count)

    def stop(self) -> None:
        self.go.set()
        self._server.shutdown()
        self._server.server_close()


class Mailbox:
    """Takes e-mails to anybody."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.emails.append(message)
        return "250 taken"

    def wait_for(self, count: int) -> list[EmailMessage]:
        return _wait(self.emails, count)

    def email_to(self, address: str, count: int) -> EmailMessage:
        """The last of `count` e-mails to that address, when it has come."""

        def theirs() -> list[EmailMessage]:
            return [message for message in self.emails if message["To"] == address]

        wait_until(lambda: len(theirs()) >= count, lambda: f"{len(theirs())} e-mails came to {address}, not {count}")
        return theirs()[count - 1]

    def stop(self) -> None:
        self._controller.stop()


def link_in(message: EmailMessage) -> str:
    """The first link of an e-mail, without the server's name."""
    found = re.search(r"https?://[^/\s]+(/api/links/\S+)", message.get_content())
    assert found, message.get_content()
    return found[1]


def _wait(things: list[Any], count: int) -> list[Any]:
    wait_until(lambda: len(things) >= count, lambda: f"{len(things)} came, not {count}")
    return things
