"""The mind that plays Struggle of Empires."""

from tilewright.bots.empires.engine import MIND

__all__ = ["MIND"]
