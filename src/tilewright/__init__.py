"""Tilewright: Tigris & Euphrates, Qwirkle and Struggle of Empires, every rule enforced and explained.

```python
import tilewright as tw

state = tw.game("qwirkle").start(players=2, seed=7)
```
"""

from tilewright.games import game, games, replay
from tilewright.kernel import (
    Action,
    Game,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    Record,
    RecordError,
    Refusal,
    Result,
    State,
    TilewrightError,
    UnknownGame,
)

__version__ = "0.2.0"

__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "State",
    "TilewrightError",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "replay",
]
