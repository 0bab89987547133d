"""What travels through the queue is signed with a key that the servers and their workers share.

Whoever else can write into the queue can neither make a worker run anything nor make a server play anything.
"""

import hmac

from tilewright.kernel import TilewrightError

MIN_KEY = 16  # characters


class BadQueue(TilewrightError):
    """Turns of bots cannot be queued there."""


class Signer:
    def __init__(self, key: str) -> None:
        if len(key) < MIN_KEY:
            raise BadQueue(
                f"--bot-queue needs --bot-queue-key, a secret of {MIN_KEY} characters or more that servers and workers "
                "share, such as `openssl rand -hex 32` prints"
            )
        self._key = key.encode()

    def sign(self, *parts: str) -> str:
        """Of the parts in their order; which is which cannot be mistaken, since their lengths are signed too."""
        message = b"".join(b"%d:%b," % (len(part.encode()), part.encode()) for part in parts)
        return hmac.new(self._key, message, "sha256").hexdigest()

    def is_signed(self, signature: object, *parts: str) -> bool:
        return isinstance(signature, str) and signature.isascii() and hmac.compare_digest(signature, self.sign(*parts))
