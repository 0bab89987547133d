"""How deeply JSON from outside may be nested: whatever handles it afterwards may recurse once for each level."""

import re
from typing import Any

from litestar import Request

from tilewright.server.errors import InvalidRequest

MAX_NESTING = 32  # levels; what may be asked for has five at most

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(rb"[\[{\]}]")


def check_nesting(text: bytes) -> None:
    """InvalidRequest if this JSON is nested too deeply. It need not be whole."""
    if text.count(b"[") + text.count(b"{") <= MAX_NESTING:
        return
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        if depth > MAX_NESTING:
            raise InvalidRequest("too-deep", f"JSON may be nested {MAX_NESTING} levels deep at most.")


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is not too deep to be read."""

    async def json(self) -> Any:
        check_nesting(await self.body())
        return await super().json()
