"""Seats."""

Seat = int
"""A player, as a number from 0 in the order of play. `Seat | None` is a seat or nobody: no decider, or a spectator.

An alias of int, not a type of its own: users of the library write `state.view(1)`, and that must go on type-checking.
"""
