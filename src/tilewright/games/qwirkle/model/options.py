"""The options of Qwirkle."""

from typing import Annotated

from tilewright.kernel import About, Options


class QwirkleOptions(Options, frozen=True):
    free_opening: Annotated[
        bool,
        About(
            "The first player opens with one or more tiles of their choice, not a line of the size they announced.",
            "QW-S4",
        ),
    ] = False
