"""The search for Tigris & Euphrates on the compiled engine: the same files as beside it, the same numbers, less time.

A state, what is thought about it and the lines that are found are records of `layout.py`.
"""
