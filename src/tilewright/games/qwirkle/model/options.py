"""The options of Qwirkle."""

from typing import Annotated

from tilewright.kernel import About, Options


class QwirkleOptions(Options, frozen=True):
    free_opening: Annotated[
        bool,
        About(
            "The first player opens with one or more tiles of his choice, not with a line of the size he announced.",
            "QW-S4",
        ),
    ] = False
