"""The mind that plays Tigris & Euphrates."""

from tilewright.bots.tigris.mind import MIND

__all__ = ["MIND"]
