"""Tigris & Euphrates as numbers."""
