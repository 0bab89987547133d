"""Makes the weights (`tilewright tune tigris`): from the results of all tables, then for each size of table by itself.

For each size they are fitted to turns, then to the results of many more games, then to turns again. Everything follows
from the seed. The samples of each game are kept in a folder, so that a run that was stopped can be resumed.
"""

from pathlib import Path

from msgspec.structs import astuple

from tilewright.bots.self_play import OnProgress, train
from tilewright.bots.tigris import fit_to_results, fit_to_turns
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS, Weights, by_hand
from tilewright.bots.tigris.fit_to_results import ResultSample
from tilewright.bots.tigris.fit_to_turns import SamplingRate, TurnGroup
from tilewright.kernel import seed_of

GAMES = 120  # for the results of all tables; the other steps have their part of it
ROUNDS = 1
PLAYERS = (2, 3, 4)
FIRST_RATE, SECOND_RATE = SamplingRate(every=6, guesses=5), SamplingRate(every=2, guesses=2)
DIGITS = 4  # of a weight, as it is written, and as the next step takes it up

Tuned = dict[int, Weights]  # by the number of players


def tune(
    folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, on_progress: OnProgress | None = None
) -> Tuned:
    """The weights after so many games for results, and so many rounds for turns; other steps in proportion."""
    fewer, many, more = -(-games // 4), 4 * games, -(-games * 3 // 8)
    trainer = _Trainer(folder, games + len(PLAYERS) * (rounds * fewer + many + more), on_progress)
    common = trainer.results("results", by_hand(), games, PLAYERS, seed)
    found: Tuned = {}
    for players in PLAYERS:
        by = trainer.turn_groups(f"turns-{players}", common, fewer, rounds, players, seed * 101 + players, FIRST_RATE)
        by = trainer.results(f"results-{players}", _rounded(by), many, (players,), seed * 1009 + players)
        found[players] = trainer.turn_groups(
            f"more-turns-{players}", by, more, 1, players, seed * 1013 + players, SECOND_RATE
        )
    return found


class _Trainer:
    """Runs one step after the other, and reports how many of all games are done."""

    def __init__(self, folder: Path, total: int, on_progress: OnProgress | None) -> None:
        self.folder, self.total, self.on_progress = folder, total, on_progress
        self.done = 0

    def results(self, name: str, by: Weights, games: int, tables: tuple[int, ...], seed: int) -> Weights:
        """From who won games at tables of these sizes, in turn."""

        def play(by: Weights, _: int, game: int) -> list[ResultSample]:
            return fit_to_results.play(by, seed_of(seed * 1_000_003 + game), tables[game % len(tables)])

        return train(
            self.folder / name, by, games, 1, play, fit_to_results.fit, list[ResultSample], self._progress_within(games)
        )

    def turn_groups(
        self, name: str, by: Weights, games: int, rounds: int, players: int, seed: int, rate: SamplingRate
    ) -> Weights:
        """From turns that could have been played, in games at tables of one size."""

        def play(by: Weights, number: int, game: int) -> list[TurnGroup]:
            return fit_to_turns.play(by, seed_of(seed * 1_000_003 + number * 100_003 + game), players, rate)

        on_progress = self._progress_within(games * rounds)
        return train(self.folder / name, by, games, rounds, play, fit_to_turns.fit, list[TurnGroup], on_progress)

    def _progress_within(self, games: int) -> OnProgress | None:
        on_progress, before, total = self.on_progress, self.done, self.total
        self.done += games
        return None if on_progress is None else lambda done, _: on_progress(before + done, total)


def _rounded(by: Weights) -> Weights:
    """The weights as they are written."""
    return Weights(*(tuple(round(each, DIGITS) for each in part) for part in astuple(by)))


def to_toml(made: Tuned) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune tigris`, for each number of players; what they mean is said in evaluation.py."]
    for players, by in made.items():
        for title, names, numbers in (
            ("colour", COLOUR_TERMS, by.colour),
            ("seat", SEAT_TERMS, by.seat),
            ("scale", SCALES, by.scale),
        ):
            lines += ["", f"[{players}.{title}]"]
            lines += [f"{name} = {number:.{DIGITS}f}" for name, number in zip(names, numbers, strict=True)]
    return "\n".join(lines) + "\n"
