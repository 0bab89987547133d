"""The mind that plays Tigris & Euphrates."""

from tilewright.bots.tigris.engine import ENGINE

__all__ = ["ENGINE"]
