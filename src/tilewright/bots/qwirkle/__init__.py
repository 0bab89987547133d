"""The engine that plays Qwirkle.

`turns.py` lists whole turns, `gap_scores.py` counts what single tiles can score, `evaluation.py` makes a value of it,
`rollouts.py` tries turns on guesses, `endgame.py` plays the end out, and `engine.py` puts it all together.
"""

from tilewright.bots.qwirkle.engine import ENGINE
from tilewright.bots.qwirkle.greedy import choose

__all__ = ["ENGINE", "GREEDY"]

GREEDY = choose
