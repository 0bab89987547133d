"""Qwirkle as numbers and as a picture."""
