"""How strong the bots are against each other, by game and number of players, in the units of openskill.

The figures in `ladder.toml` come from matches of the arena (`python -m tilewright.arena.ladder`). The scale is that of
the ratings of people: a difference of so many points means the same chance to come in ahead. Where it begins is a
convention, since these bots have played nobody but each other: `novice` is put where a newcomer begins.
"""

import math
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from tilewright.kernel.decoding import build_decoder

FILE = Path(__file__).with_name("ladder.toml")
ANCHOR = "novice"
MU, SIGMA = 25.0, 25.0 / 3  # of a newcomer, as openskill has it
SCALE = math.sqrt(2) * SIGMA / 2  # between mu and the logarithm of the odds to come in ahead of another


class BotStrength(msgspec.Struct, frozen=True):
    """`sigma` is how sure `mu` is, beside that of the novice; `games` is in how many it was measured."""

    mu: float
    sigma: float
    games: int


build_decoder(BotStrength)  # before there are threads


class Duels(msgspec.Struct, frozen=True):
    """So many games with one of these bots at the table, in so many of which somebody came in ahead of it."""

    bot: str
    games: int
    ahead: float


@cache
def bot_strengths(game: str, players: int) -> Mapping[str, BotStrength]:
    """The bots whose strength was measured for that kind of game."""
    kept = msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, dict[str, dict[str, BotStrength]]])
    return kept.get(game, {}).get(str(players), {})


def chance_ahead(mu: float, other: float) -> float:
    """Of coming in ahead of another."""
    return 1 / (1 + math.exp((other - mu) / SCALE))


def strength_by(duels: Iterable[Duels], ladder: Mapping[str, BotStrength]) -> BotStrength | None:
    """How strong somebody is who has had these games with bots: the likeliest strength, if newcomers are as unsure as
    openskill takes them to be. None without a game that tells."""
    known = [(ladder[one.bot].mu, one) for one in duels if one.bot in ladder and one.games]
    if not known:
        return None
    mu = MU
    for _ in range(100):  # Newton's method, in steps that are never wild; the curve is concave
        slope, bend = (MU - mu) / SIGMA**2, 1 / SIGMA**2
        for other, one in known:
            chance = chance_ahead(mu, other)
            slope += (one.ahead - one.games * chance) / SCALE
            bend += one.games * chance * (1 - chance) / SCALE**2
        step = max(-SIGMA, min(SIGMA, slope / bend))
        mu += step
        if abs(step) < 1e-9:
            break
    bend = 1 / SIGMA**2
    for other, one in known:
        chance = chance_ahead(mu, other)
        bend += one.games * chance * (1 - chance) / SCALE**2
    return BotStrength(mu, bend**-0.5, sum(one.games for _, one in known))
