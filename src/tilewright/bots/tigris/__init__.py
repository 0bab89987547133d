"""The engine that plays Tigris & Euphrates.

`odds.py` reckons with hidden hands, `features.py` reads the board, `evaluation.py` makes chances to win of it,
`candidates.py` lists the actions to look at, `quiescence.py` resolves the conflicts that an action opens, `search.py`
searches whole turns, `opponent_replies.py` tries them against the others, and `engine.py` puts it all together.
`styles.py` has masters that like to do one thing.
`compiled` has the same once more on the compiled engine, and a tree search for whoever plays with a net;
`search_backend.py` says when it is used.
"""

from tilewright.bots.tigris.engine import ENGINE
from tilewright.bots.tigris.measure import weakest_colours
from tilewright.bots.tigris.styles import STYLES

__all__ = ["ENGINE", "MEASURE", "STYLES"]

MEASURE = weakest_colours
