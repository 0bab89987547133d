"""A drawing made of characters: what a terminal shows, without a word on how it shows it."""

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
    """The drawing without its colours; every piece must still be told apart."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)
