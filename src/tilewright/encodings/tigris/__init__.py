"""Tigris & Euphrates as numbers and as a picture."""
