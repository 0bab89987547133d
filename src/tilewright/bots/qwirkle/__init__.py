"""The engine that plays Qwirkle.

`turns.py` lists whole turns, `gap_scores.py` counts what single tiles can score, `evaluation.py` makes a value of it,
`rollouts.py` tries turns on guesses, `endgame.py` plays the end out, `search.py` has these questions in one place, and
`engine.py` puts it all together. `styles.py` has masters that like to do one thing. `compiled` answers the questions of
`search.py` on the compiled engine, and what a net says; `search_backend.py` says when it is used.
"""

from tilewright.bots.qwirkle.engine import ENGINE
from tilewright.bots.qwirkle.greedy import choose
from tilewright.bots.qwirkle.styles import STYLES

__all__ = ["ENGINE", "GREEDY", "STYLES"]

GREEDY = choose
