"""The mind that plays Struggle of Empires."""

from tilewright.bots.empires.engine import ENGINE

__all__ = ["ENGINE"]
