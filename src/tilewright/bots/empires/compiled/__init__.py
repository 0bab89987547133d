"""The search for Struggle of Empires on the compiled engine: the same files as beside it, the same numbers, less time.

A state, the weights and a workspace, which is what is found out about a position, are records of `layout.py`.
"""

from tilewright.bots.empires.compiled.searcher import call_all, search_for

__all__ = ["SEARCH", "call_all"]

SEARCH = search_for
