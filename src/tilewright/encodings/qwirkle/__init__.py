"""Qwirkle as numbers."""
