"""Statistics of a match, with confidence intervals."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, variance

import msgspec

from tilewright.arena.match import Match
from tilewright.arena.ratings import Rating, ratings
from tilewright.arena.single_game import Outcome

SURE = 0.95
_Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Row(msgspec.Struct, frozen=True):
    """One bot. `share` is its part of the wins for each seat that it had, ties shared, with its 95 % interval; `places`
    counts how often it came first, second and so on; times are milliseconds of the processor for a decision."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    places: tuple[int, ...]
    mean_place: float
    mean_score: float | None
    mean_ms: float
    longest_ms: float
    failures: dict[str, int]
    rating: Rating


class Summary(msgspec.Struct, frozen=True):
    """A whole match. `even` is the share that bots of equal strength would have."""

    match: Match
    games: int
    deals: int
    even: float
    rows: tuple[Row, ...]

    def __str__(self) -> str:
        """A line for the match and one for each bot, the best first: its share of the wins with the 95 % interval."""
        width = max((len(row.bot) for row in self.rows), default=0)
        lines = [f"{row.bot:{width}}  {row.share:4.0%}  {row.low:.0%} to {row.high:.0%}" for row in self.rows]
        return "\n".join([f"{self.match.game}, {self.games} games of {self.match.players}", *lines])

    def _repr_html_(self) -> str:
        """What a notebook shows: the table of the report."""
        from tilewright.arena.report import table  # which needs this module

        return table(self.rows)


def summarise(match: Match, outcomes: Iterable[Outcome]) -> Summary:
    """The table of a match, the best first."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    rated = ratings(played)
    rows = [_row(name, played, match.players, rated[name]) for name in dict.fromkeys(match.bots) if name in rated]
    return Summary(
        match,
        len(played),
        len({outcome.deal for outcome in played}),
        1 / match.players,
        tuple(sorted(rows, key=lambda row: -row.share)),
    )


def _row(name: str, outcomes: Sequence[Outcome], players: int, rating: Rating) -> Row:
    by_deal: dict[int, list[float]] = defaultdict(list)
    places, scores, failures = [0] * players, list[int](), defaultdict[str, int](int)
    games = decisions = 0
    seconds = longest = 0.0
    for outcome in outcomes:
        seats = [seat for seat, who in enumerate(outcome.seats) if who == name]
        games += bool(seats)
        shares = outcome.shares()
        for seat in seats:
            by_deal[outcome.deal].append(shares[seat])
            places[outcome.places[seat] - 1] += 1
            if outcome.scores:
                scores.append(outcome.scores[seat])
            decisions += outcome.thinking[seat].decisions
            seconds += outcome.thinking[seat].seconds
            longest = max(longest, outcome.thinking[seat].longest)
            if outcome.failure and outcome.failure.seat == seat:
                failures[outcome.failure.trouble] += 1
    share, low, high = interval(list(by_deal.values()))
    return Row(
        bot=name,
        games=games,
        share=share,
        low=low,
        high=high,
        places=tuple(places),
        mean_place=sum(place * times for place, times in enumerate(places, 1)) / sum(places),
        mean_score=fmean(scores) if scores else None,
        mean_ms=1000 * seconds / decisions if decisions else 0.0,
        longest_ms=1000 * longest,
        failures=dict(failures),
        rating=rating,
    )


def interval(clusters: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean of shares from 0 to 1 that come in clusters, and its 95 % interval.

    Games of one deal are not independent, deals are: the spread is taken between deals. It is turned into the number of
    independent games that would be as sure, and these into Wilson's interval, which stays within 0 and 1 and does
    not shrink to nothing when all games were won.
    """
    sums, sizes = [sum(cluster) for cluster in clusters], [len(cluster) for cluster in clusters]
    total, count = sum(sizes), len(clusters)
    if not total:
        return math.nan, 0.0, 1.0
    mean = sum(sums) / total
    off = [s - mean * n for s, n in zip(sums, sizes, strict=True)]
    spread = variance(off) * count / total**2 if count > 1 else 0.0  # of the mean
    effective = mean * (1 - mean) / spread if spread > 0 else count
    centre = (mean + _Z**2 / (2 * effective)) / (1 + _Z**2 / effective)
    half = _Z * math.sqrt(mean * (1 - mean) / effective + _Z**2 / (4 * effective**2)) / (1 + _Z**2 / effective)
    return mean, max(0.0, centre - half), min(1.0, centre + half)
