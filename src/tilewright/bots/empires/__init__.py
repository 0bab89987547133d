"""The mind that plays Struggle of Empires."""

from tilewright.bots.empires.mind import MIND

__all__ = ["MIND"]
