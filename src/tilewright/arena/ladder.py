"""The strength of bots from matches of the arena, for `tilewright.bots.ladder`.

    tilewright arena qwirkle --players 2 random greedy novice adept master --folder match
    python -m tilewright.arena.ladder match …  >  src/tilewright/bots/ladder.toml

Every two seats of a game are a duel: one came in ahead of the other, or they shared. Of these the likeliest strengths
are found (Bradley and Terry's model, the same as openskill's for two). Each pair that has met gets half a game more
either way, so that a bot that has never lost is not put beyond all measure.
"""

import math
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.single_game import Outcome
from tilewright.bots.ladder import ANCHOR, MU, SCALE, BotStrength

Pair = tuple[str, str]
Counts = Mapping[Pair, float]  # how often the first has come in ahead of the second


def duels(outcomes: Iterable[Outcome]) -> Counts:
    """What the games of a match say of each two of its bots. The duels of a table depend on each other: together they
    count as one less than there are seats."""
    counts: defaultdict[Pair, float] = defaultdict(float)
    for outcome in outcomes:
        if outcome.failure is not None:
            continue
        weight = 2 / len(outcome.seats)
        for (one, place), (other, others) in combinations(zip(outcome.seats, outcome.places, strict=True), 2):
            if one != other:
                share = 1.0 if place < others else 0.5 if place == others else 0.0
                counts[one, other] += weight * share
                counts[other, one] += weight * (1 - share)
    return counts


def strengths(outcomes: Sequence[Outcome]) -> dict[str, BotStrength]:
    """The likeliest strength of each bot, strongest first, with the anchor where it belongs."""
    counts = duels(outcomes)
    names = sorted({name for pair in counts for name in pair})
    if ANCHOR not in names:
        raise ValueError(f"no game of {ANCHOR}, from which all are measured")
    ahead = {pair: count + 0.5 for pair, count in counts.items()}
    free, logs = [name for name in names if name != ANCHOR], dict.fromkeys(names, 0.0)
    for _ in range(50):
        slopes, bends = _curve(free, logs, ahead)
        steps = _solved(bends, slopes)
        for name, step in zip(free, steps, strict=True):
            logs[name] += max(-1.0, min(1.0, step))
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    _, bends = _curve(free, logs, ahead)
    unit = [[float(row == column) for row in range(len(free))] for column in range(len(free))]
    spread = {name: _solved(bends, unit[place])[place] for place, name in enumerate(free)} | {ANCHOR: 0.0}
    games = {name: sum(name in outcome.seats for outcome in outcomes) for name in names}
    found = {name: BotStrength(MU + SCALE * logs[name], SCALE * math.sqrt(spread[name]), games[name]) for name in names}
    return dict(sorted(found.items(), key=lambda one: -one[1].mu))


def _curve(free: Sequence[str], logs: Mapping[str, float], ahead: Counts) -> tuple[list[float], list[list[float]]]:
    """Slope and (negative) bend of the likelihood's logarithm at these strengths."""
    place = {name: number for number, name in enumerate(free)}
    slopes, bends = [0.0] * len(free), [[0.0] * len(free) for _ in free]
    for (one, other), count in ahead.items():
        if one not in place:
            continue
        total = count + ahead[other, one]
        chance = 1 / (1 + math.exp(logs[other] - logs[one]))
        slopes[place[one]] += count - total * chance
        bends[place[one]][place[one]] += total * chance * (1 - chance)
        if other in place:
            bends[place[one]][place[other]] -= total * chance * (1 - chance)
    return slopes, bends


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gaussian elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        for other in rows:
            if other is not row:
                factor = other[pivot] / row[pivot]
                other[:] = [value - factor * own for value, own in zip(other, row, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def toml(folders: Iterable[MatchFolder]) -> str:
    """The ladder of these matches, as the package has it."""
    lines = ["# Made by python -m tilewright.arena.ladder; ladder.py says what the figures mean."]
    for folder in folders:
        match = folder.match()
        for name, one in strengths(list(folder.outcomes())).items():
            lines += ["", f"[{match.game}.{match.players}.{name}]"]
            lines += [f"mu = {one.mu:.3f}", f"sigma = {one.sigma:.3f}", f"games = {one.games}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(toml(MatchFolder(Path(path)) for path in sys.argv[1:]))
