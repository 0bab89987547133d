"""What is printed on the boards of Tigris & Euphrates, and what belongs to what."""

from typing import Any

from tilewright.games.tigris.model.cells import COLUMNS, NAMES, ROWS, members
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import ACTIONS, CATASTROPHES, COLOURS, LEADERS, TILES


def facts() -> dict[str, Any]:
    """`colours` and `leaders` go together, place by place."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "colours": COLOURS,
        "leaders": LEADERS,
        "tiles": dict(zip(COLOURS, TILES, strict=True)),
        "catastrophes": CATASTROPHES,
        "actions": ACTIONS,
        "boards": {
            name: {
                "river": [NAMES[cell] for cell in members(printed.river)],
                "winged": [NAMES[cell] for cell in members(printed.winged)],
            }
            for name, printed in MAPS.items()
        },
    }
