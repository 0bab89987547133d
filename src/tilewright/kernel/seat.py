"""Seats."""

Seat = int
"""A player, as a number from 0 in the order of play. `Seat | None` is a seat or nobody: no decider, or a spectator."""
