"""Training by self-play, as every engine's tuning does it: play with the weights so far, fit, play again.

The samples of each game are kept in a folder as soon as it is over, so that a run that was stopped can be resumed. It
is resumed only with games that it would have played itself: the first of them is played again and must give the same
samples.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from tilewright.bots.engine import Engine
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import Level
from tilewright.kernel import Rng, State, TilewrightError

S = TypeVar("S", bound=State)
W = TypeVar("W")
L = TypeVar("L")

OnProgress = Callable[[int, int], None]  # called with the number of games done, and of all games


class DifferentGames(TilewrightError, ValueError):
    """A folder holds games of another seed, of other weights, or of another version of the engine."""


def transitions(engine: Engine, level: Level, state: S, rng: Rng) -> Iterator[tuple[S, S]]:
    """A game of an engine against itself, as the states before and after each action."""
    while (actor := state.actor) is not None:
        options = state.actions()
        action = next(iter(options))
        if len(options) > 1:
            action = engine.analyse(InformationState(state, actor), level, rng)[0].action
        before, state = state, state.play(action)
        yield before, state


def train(
    folder: Path,
    first: W,
    games: int,
    rounds: int,
    play: Callable[[W, int, int], L],
    fit: Callable[[list[L], W], W],
    sample_type: type[L],
    on_progress: OnProgress | None = None,
) -> W:
    """The weights after so many rounds of so many games.

    `play` plays a game by its round and number and returns its samples, as a `sample_type`; `fit` makes new weights
    from those of a round. DifferentGames if the folder holds samples that this run would not have made.
    """
    by = first
    for number in range(rounds):
        kept = folder / f"round-{number + 1}"
        kept.mkdir(parents=True, exist_ok=True)
        samples: list[L] = []
        for game in range(games):
            file = kept / f"{game}.json"
            if not file.exists():
                part = file.with_suffix(".part")
                part.write_bytes(msgspec.json.encode(play(by, number, game)))
                part.replace(file)
            elif game == 0 and msgspec.json.encode(play(by, number, game)) != file.read_bytes():
                raise DifferentGames(
                    f"{kept} holds games that were played otherwise: with another seed, or before the bots were "
                    "changed; start in an empty folder, or take up the run as it was begun"
                )
            samples.append(msgspec.json.decode(file.read_bytes(), type=sample_type))
            if on_progress is not None:
                on_progress(number * games + game + 1, rounds * games)
        by = fit(samples, by)
    return by
