"""Tournaments: who plays whom, who stands where, and rounds that begin exactly once whichever server notices.

`pairing` and `standings` are pure functions of what was played. `store` is the state in the database; `progress` moves
a tournament on in one transaction.
"""
