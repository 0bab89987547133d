"""Qwirkle as a picture."""
