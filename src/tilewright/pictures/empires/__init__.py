"""Struggle of Empires as a picture."""
