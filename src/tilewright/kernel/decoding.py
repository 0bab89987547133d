"""Decoders that any number of threads may use.

msgspec collects what it needs to know of a struct when the struct is first decoded. Another thread that decodes it
meanwhile uses what is only half there and crashes the process. So decoders are built early, when modules are imported,
and one at a time. Once its decoder is built, any thread can decode a struct and what it contains, by `convert` too.
"""

import threading
from collections.abc import Callable
from typing import Any

import msgspec

_LOCK = threading.Lock()


def build_decoder(kind: Any, dec_hook: Callable[[type, Any], Any] | None = None) -> msgspec.json.Decoder[Any]:
    """A decoder of JSON for this type. Call it when a module is imported, not when the first text arrives."""
    with _LOCK:
        return msgspec.json.Decoder(kind, dec_hook=dec_hook)
