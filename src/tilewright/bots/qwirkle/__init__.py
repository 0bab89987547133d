"""The engine that plays Qwirkle.

`turns.py` lists whole turns, `gap_scores.py` counts what single tiles can score, `evaluation.py` makes a value of it,
`rollouts.py` tries turns on guesses, `endgame.py` plays the end out, `search.py` has these questions in one place, and
`engine.py` puts it all together. `compiled` answers the same questions on the compiled engine, and what a net says;
`search_backend.py` says when it is used.
"""

from tilewright.bots.qwirkle.engine import ENGINE
from tilewright.bots.qwirkle.greedy import choose

__all__ = ["ENGINE", "GREEDY"]

GREEDY = choose
