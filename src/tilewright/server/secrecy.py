"""What is kept of a secret that somebody else holds."""

import hashlib


def hashed(secret: str) -> str:
    """Enough to know the secret again, and nothing to use it with. Ours are random and long: no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()
