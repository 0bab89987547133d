"""A drawing made of characters for a terminal: text and colours, independent of the library that prints it."""

from collections.abc import Iterable
from typing import Literal

import msgspec

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "brown", "grey"]


class Span(msgspec.Struct, frozen=True):
    """A piece of a line in one style. `ground` is the colour behind the letters."""

    text: str
    colour: Colour | None = None
    ground: Colour | None = None
    strong: bool = False


Line = tuple[Span, ...]
Sketch = tuple[Line, ...]


def plain(sketch: Iterable[Line]) -> str:
    """The drawing without its colours; pieces must be distinguishable without them too."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)
