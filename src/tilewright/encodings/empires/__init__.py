"""Struggle of Empires as numbers and as a picture."""
