"""What JSON from outside may not be, whatever it says.

It may be nested so deeply and no deeper, since whatever handles it afterwards may recurse once for each level. And its
texts have no zero byte: PostgreSQL has no such text, and nobody needs it.
"""

import re
from typing import Any

from litestar import Request

from tilewright.server.errors import InvalidRequest

MAX_NESTING = 32  # levels; what may be asked for has five at most

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(rb"[\[{\]}]")
_ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # and no backslash before it that makes it a text of six letters


def check_json(text: bytes) -> None:
    """InvalidRequest if this JSON will not do. It need not be whole."""
    _check_nesting(text)
    if b"\\u0000" in text and _ZERO.search(text):
        raise InvalidRequest("bad-text", "A text cannot contain a zero byte.")


def _check_nesting(text: bytes) -> None:
    if text.count(b"[") + text.count(b"{") <= MAX_NESTING:
        return
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        if depth > MAX_NESTING:
            raise InvalidRequest("too-deep", f"JSON may be nested {MAX_NESTING} levels deep at most.")


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body was checked before it is read."""

    async def json(self) -> Any:
        check_json(await self.body())
        return await super().json()
