"""Positions as pictures: text, SVG of our own shapes, and arrays of pixels."""

import sys

import numpy as np
from numpy.typing import NDArray

from tilewright.kernel import State, plain

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
Rendered = str | NDArray[np.uint8] | None


def text(state: State, seat: int | None = None) -> str:
    """The position drawn with characters, as this seat sees it; None: a spectator."""
    return plain(state.game.sketch(state.view(seat)))


def svg(state: State, seat: int | None = None) -> str:
    """The position as an SVG file, as this seat sees it. Its size is the same throughout a game."""
    return state.svg(seat)


def pixels(state: State, seat: int | None = None) -> NDArray[np.uint8]:
    """The same as rows of pixels, each red, green, blue."""
    from tilewright.lab.rendering.raster import rasterise

    return rasterise(svg(state, seat))


def render(state: State, mode: str) -> Rendered:
    """The position as a spectator sees it, in one of the modes."""
    match mode:
        case "human":
            sys.stdout.write(text(state) + "\n\n")
            return None
        case "ansi":
            return text(state)
        case "svg":
            return svg(state)
        case _:
            return pixels(state)
