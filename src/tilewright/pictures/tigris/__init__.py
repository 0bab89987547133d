"""Tigris & Euphrates as a picture."""
