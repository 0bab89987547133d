"""Secrets that somebody else holds, and what is kept of them."""

import hashlib
import secrets

LENGTH = 32  # bytes


def fresh_secret() -> str:
    """Letters and digits alone: with a dash in front it would be taken for a flag on a command line."""
    return secrets.token_hex(LENGTH)


def hashed(secret: str) -> str:
    """Enough to know the secret again, and nothing to use it with. Ours are random and long: no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_id(token: str) -> str:
    """What a session is called where its token must not be said."""
    return hashed(token)[:16]
