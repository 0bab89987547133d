"""Pieces as the page draws them: `npm run pictures`, in `web`, writes them to `GAME/pieces.json`."""

from functools import cache
from pathlib import Path

import msgspec

SIDE = 100  # of the box that a piece is drawn in


@cache
def pieces(game: str) -> dict[str, str]:
    """The pieces of a game by their names, as SVG; `ground` is the colour of what they lie on."""
    return msgspec.json.decode((Path(__file__).parent / game / "pieces.json").read_bytes(), type=dict[str, str])
