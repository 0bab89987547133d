"""What is printed on the boards of Tigris & Euphrates, and what belongs to what."""

from typing import Any

from tilewright.games.tigris.model.cells import COLUMNS, NAMES, ROWS, members
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import ACTIONS, CATASTROPHES, COLOURS, LEADERS, TILES
from tilewright.games.tigris.notation.grid import COLOUR_LETTERS, DYNASTY_LETTERS


def facts() -> dict[str, Any]:
    """`letters` are those of a view's grid; `colours` and `leaders` go together, place by place."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "colours": COLOURS,
        "leaders": LEADERS,
        "tiles": dict(zip(COLOURS, TILES, strict=True)),
        "catastrophes": CATASTROPHES,
        "actions": ACTIONS,
        "letters": {
            "colours": dict(zip(COLOUR_LETTERS, COLOURS, strict=True)),
            "dynasties": {letter: dynasty for dynasty, letter in DYNASTY_LETTERS.items()},
        },
        "boards": {
            name: {
                "river": [NAMES[cell] for cell in members(printed.river)],
                "winged": [NAMES[cell] for cell in members(printed.winged)],
            }
            for name, printed in MAPS.items()
        },
    }
