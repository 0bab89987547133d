"""Positions as text and as drawings made of characters."""
