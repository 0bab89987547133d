"""The search for Qwirkle on the compiled engine: the same files as beside it, the same numbers, less time.

The turns and the figures to judge them by are records of `layout.py`.
"""

from tilewright.bots.qwirkle.compiled.searcher import CompiledSearch, call_all

__all__ = ["SEARCH", "call_all"]

SEARCH = CompiledSearch
