"""Secret tokens that somebody else holds, and the hashes that are stored of them."""

import hashlib
import secrets

LENGTH = 32  # bytes


def fresh_secret() -> str:
    """A random token of digits and letters: with a dash in front it would be taken for a flag on a command line."""
    return secrets.token_hex(LENGTH)


def hashed(secret: str) -> str:
    """Enough to recognise the secret, and no way to use it. Ours are random and long, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_id(token: str) -> str:
    """The name of a session where its token must not appear."""
    return hashed(token)[:16]
