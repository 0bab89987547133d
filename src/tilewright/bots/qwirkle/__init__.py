"""Qwirkle as the bots play it.

`turns.py` lists whole turns, `reach.py` counts what single tiles can score, `judging.py` makes an evaluation of it,
`answers.py` tries turns out on guesses, `endgame.py` plays the end out, `mind.py` puts it all together.
"""

from tilewright.bots.qwirkle.engine import ENGINE

__all__ = ["ENGINE"]
