"""Who plays whom, on which deals.

Luck of the deal and of the seat is cancelled as far as it can be: every deal is played once for each rotation of the
seats, so that everybody plays every side of it.
"""

import hashlib
from collections.abc import Container, Iterator
from itertools import combinations, count
from typing import Any

import msgspec

import tilewright as tw
from tilewright.bots import bot
from tilewright.bots.external import PATIENCE, check_external, is_external
from tilewright.kernel import OptionError


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. `bots` are names, each with `@BUDGET` if it is to evaluate another number of positions; with more
    bots than players, every combination of them plays. `patience` is how many seconds an external bot has."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any] = {}
    seed: int = 1
    patience: float = PATIENCE

    def check(self, besides: Container[str] = ()) -> None:
        """OptionError for whatever would go wrong later. `besides`: names of bots that are there already."""
        game = tw.game(self.game)
        game.start(self.players, 0, self.options)
        if len(self.bots) < self.players:
            raise OptionError("bots", f"{self.players} players need as many bots, not {len(self.bots)}")
        if self.patience <= 0:
            raise OptionError("patience", f"{self.patience:g} is not allowed; it is a number of seconds above 0")
        for entrant in self.bots:
            if entrant in besides:
                continue
            name, budget = name_and_budget(entrant)
            bot(name, game, 0, budget)
            if is_external(name):
                check_external(name, self.patience)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its number in the match, its deal, and who sits where."""

    number: int
    deal: int
    seats: tuple[str, ...]


def fixtures(match: Match, games: int) -> list[Fixture]:
    """The first games of a match: so many, or a few more, since deals are played whole."""
    found: list[Fixture] = []
    for deal in _deals(match):
        if len(found) >= games:
            break
        found += [Fixture(len(found) + place, number, seats) for place, (number, seats) in enumerate(deal)]
    return found


def _deals(match: Match) -> Iterator[list[tuple[int, tuple[str, ...]]]]:
    """Deal after deal, each with all its seatings."""
    lineups = list(dict.fromkeys(combinations(match.bots, match.players)))
    for number in count():
        yield [(number, seats) for lineup in lineups for seats in rotations(lineup)]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everybody in every seat, once for each seating that is different."""
    turned = (lineup[-place:] + lineup[:-place] if place else lineup for place in range(len(lineup)))
    return list(dict.fromkeys(turned))


def deal_seed(match: Match, deal: int) -> bytes:
    return hashlib.sha256(f"tilewright arena {match.seed} deal {deal}".encode()).digest()


def bot_seed(match: Match, fixture: Fixture, seat: int) -> bytes:
    return hashlib.sha256(f"tilewright arena {match.seed} game {fixture.number} seat {seat}".encode()).digest()


def name_and_budget(entrant: str) -> tuple[str, int | None]:
    """`master@5000` is the master with a budget of 5000 positions."""
    name, at, budget = entrant.rpartition("@")
    if not at or ":" in entrant:
        return entrant, None
    if not (budget.isascii() and budget.isdigit()):
        raise OptionError("bots", f"{entrant!r} should read NAME@POSITIONS, such as master@5000")
    return name, int(budget)
