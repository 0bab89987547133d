"""Ratings by openskill, over the games of a match in their order."""

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

import msgspec

from tilewright.arena.single_game import Outcome
from tilewright.extras import need

models = need("openskill.models", "arena")


class Rating(msgspec.Struct, frozen=True):
    """`mu` is the estimate of a bot's strength, `sigma` its standard deviation."""

    mu: float
    sigma: float


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of each bot. One that sits at several seats of a game is rated by the mean of what they learn."""
    model = models.PlackettLuce()
    known: dict[str, Rating] = defaultdict(lambda: Rating(model.mu, model.sigma))
    for outcome in sorted(outcomes, key=lambda outcome: outcome.number):
        before = [[model.rating(known[name].mu, known[name].sigma)] for name in outcome.seats]
        after = model.rate(before, ranks=list(outcome.places))
        for name in dict.fromkeys(outcome.seats):
            own = [rating for who, (rating,) in zip(outcome.seats, after, strict=True) if who == name]
            known[name] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return dict(known)
