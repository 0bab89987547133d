"""What is kept of a secret that somebody else holds."""

import hashlib


def hashed(secret: str) -> str:
    """Enough to know the secret again, and nothing to use it with. Ours are random and long: no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def session_id(token: str) -> str:
    """What a session is called where its token must not be said."""
    return hashed(token)[:16]
