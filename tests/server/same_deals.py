"""Importing this holds chance: every table deals the same to the same number of players, and every bot draws the same.

So no test depends on luck. Servers of the tests import it, and so do the processes in which their bots think, because
Python imports the main module of a process again in those that it spawns. Run as a program it is `tilewright`.
"""

import hashlib
import secrets
from types import SimpleNamespace

from tilewright.kernel import chance

HELD = SimpleNamespace(token_bytes=hashlib.shake_256(b"the same at every table").digest)

chance.secrets = HELD


def release() -> None:
    """Let chance be chance in this process, for tests that are about that."""
    chance.secrets = secrets


if __name__ == "__main__":
    from tilewright.cli import main

    main()
