"""The search for Struggle of Empires on the compiled engine: the same files as beside it, the same numbers, less time.

A state, the weights and what is thought about a position are records of `layout.py`.
"""
