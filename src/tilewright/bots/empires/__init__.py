"""The engine that plays Struggle of Empires.

`areas.py` and `features.py` value each area, `evaluation.py` makes chances to win of it, `rollout_policy.py` plays an
attack to its end, `auctions.py` bids, `search.py` tries the actions, and `engine.py` puts it all together.
`styles.py` has masters that like to do one thing.
`compiled` has the same once more on the compiled engine; `search_backend.py` says when it is used.
"""

from tilewright.bots.empires.engine import ENGINE
from tilewright.bots.empires.measure import victory_points
from tilewright.bots.empires.styles import STYLES

__all__ = ["ENGINE", "MEASURE", "STYLES"]

MEASURE = victory_points
