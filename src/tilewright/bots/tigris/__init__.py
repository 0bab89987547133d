"""The mind that plays Tigris & Euphrates."""

from tilewright.bots.tigris.engine import MIND

__all__ = ["MIND"]
