"""Struggle of Empires as numbers."""
