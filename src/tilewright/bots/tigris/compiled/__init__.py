"""The search for Tigris & Euphrates on the compiled engine: the same files as beside it, the same numbers, less time.

A state, a workspace, which is what is found out about it, and the lines that are found are records of `layout.py`.
"""

from tilewright.bots.tigris.compiled.searcher import CompiledSearcher, call_all

__all__ = ["SEARCH", "call_all"]

SEARCH = CompiledSearcher
