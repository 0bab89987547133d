"""The engine that plays Struggle of Empires.

`areas.py` and `features.py` value each area, `evaluation.py` makes chances to win of it, `rollout_policy.py` plays an
attack to its end, `auctions.py` bids, `search.py` tries the actions, and `engine.py` puts it all together.
`compiled` has the same once more on the compiled engine; `search_backend.py` says when it is used.
"""

from tilewright.bots.empires.engine import ENGINE
from tilewright.bots.empires.measure import victory_points

__all__ = ["ENGINE", "MEASURE"]

MEASURE = victory_points
