"""Makes the weights (`tilewright tune tigris`): from results of all tables, then from moments of each size of table.

Everything follows from the seed. What each game taught is kept in a folder, so that a run that was stopped goes on.
"""

from pathlib import Path

from tilewright.bots.selfplay import Told, learn
from tilewright.bots.tigris import moments, results
from tilewright.bots.tigris.moments import Moment
from tilewright.bots.tigris.results import Result
from tilewright.bots.tigris.worth import COLOUR_TERMS, SCALES, SEAT_TERMS, Weights, by_hand
from tilewright.kernel import seed_of

GAMES = 120  # for results; for moments, whose games take longer, one part in PART of them at each size of table
ROUNDS = 1
PART = 4
PLAYERS = (2, 3, 4)

Tuned = dict[int, Weights]  # by the number of players


def tune(folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, told: Told | None = None) -> Tuned:
    """The weights after so many games for results, and so many rounds for moments."""
    fewer = -(-games // PART)
    total = games + len(PLAYERS) * rounds * fewer

    def telling(done: int) -> Told:
        return lambda more, _: told(done + more, total) if told is not None else None

    def result(by: Weights, _: int, game: int) -> list[Result]:
        return results.play(by, seed_of(seed * 1_000_003 + game), PLAYERS[game % len(PLAYERS)])

    def by_results(lessons: list[list[Result]], by: Weights) -> Weights:
        return results.fit([each for lesson in lessons for each in lesson], by)

    def by_moments(lessons: list[list[Moment]], by: Weights) -> Weights:
        return moments.fit([each for lesson in lessons for each in lesson], by)

    common = learn(folder / "results", by_hand(), games, 1, result, by_results, list[Result], telling(0))
    found: Tuned = {}
    for place, players in enumerate(PLAYERS):

        def moment(by: Weights, number: int, game: int, players: int = players) -> list[Moment]:
            return moments.play(by, seed_of((seed * 101 + players) * 1_000_003 + number * 100_003 + game), players)

        done = games + place * rounds * fewer
        kept = folder / f"moments-{players}"
        found[players] = learn(kept, common, fewer, rounds, moment, by_moments, list[Moment], telling(done))
    return found


def written(made: Tuned) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune tigris`, for each number of players; what they mean is said in worth.py."]
    for players, by in made.items():
        for title, names, numbers in (
            ("colour", COLOUR_TERMS, by.colour),
            ("seat", SEAT_TERMS, by.seat),
            ("scale", SCALES, by.scale),
        ):
            lines += ["", f"[{players}.{title}]"]
            lines += [f"{name} = {number:.4f}" for name, number in zip(names, numbers, strict=True)]
    return "\n".join(lines) + "\n"
