"""Tournaments: who plays whom, and who stands where."""
