"""The search for Qwirkle on the compiled engine: the same files as beside it, the same numbers, less time.

The turns and the figures to judge them by are records of `layout.py`. What a net adds is here alone: `net_inputs.py`
and `judgement.py` judge turns, `net_rollouts.py` tries them, `self_play.py` plays games to learn from.
"""

from tilewright.bots.qwirkle.compiled.searcher import CompiledSearch, call_all

__all__ = ["SEARCH", "call_all"]

SEARCH = CompiledSearch
