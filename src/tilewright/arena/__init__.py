"""Matches between bots: seats rotated, deals paired, results with confidence intervals."""

from tilewright.arena.in_process import Policy, play
from tilewright.arena.match import Match, fixtures
from tilewright.arena.runner import run
from tilewright.arena.single_game import Outcome
from tilewright.arena.statistics import Row, Summary, summarise

__all__ = ["Match", "Outcome", "Policy", "Row", "Summary", "fixtures", "play", "run", "summarise"]
