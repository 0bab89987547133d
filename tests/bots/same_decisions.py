"""The compiled search of a game and the readable one, decision by decision.

Of the levels that play with a net only the compiled search knows all: `master-1` stands for them here, which is what
they are without it.

By hand, over all numbers of players, options and levels: `python -m tests.bots.same_decisions GAME --decisions 1000`.
"""

import argparse
import random
from collections.abc import Iterator
from functools import cache
from itertools import cycle, product

import pytest

import tilewright as tw
from tests.contract.walks import CASES, Case
from tilewright.bots import InformationState, bot, engine_of
from tilewright.bots.engine import Choice, Engine
from tilewright.bots.levels import FIRST_MASTER
from tilewright.bots.search_backend import Backend, only
from tilewright.kernel import Action

SAME_LEVELS = ("novice", "adept", FIRST_MASTER)  # those that both searches play
NEARLY = 1e-9  # for values, which are sums


@cache
def engine_with(game: str, backend: Backend) -> Engine:
    """An engine that only one of them uses: it may keep what it found for the rest of a turn."""
    return type(engine_of(game))()


def choices(info: InformationState, level: str, seed: int, budget: int | None, backend: Backend) -> list[Choice]:
    engine = engine_with(info.game.name, backend)
    with only(backend):
        return list(engine.analyse(info, engine.levels[level].within(budget), bot(level, info.game, seed).rng(info)))


def same_decision(info: InformationState, level: str, seed: int = 0, budget: int | None = None) -> Action:
    """What both searches choose. They agree on all choices, and on their order, values, lines and reasons."""
    found = choices(info, level, seed, budget, "compiled")
    known = choices(info, level, seed, budget, "readable")
    where = f"{level} at\n{info.any_guess().position()}"
    assert [(each.action, each.line) for each in found] == [(each.action, each.line) for each in known], where
    assert [each.value for each in found] == pytest.approx([each.value for each in known], abs=NEARLY), where
    assert _reasons(found) == _reasons(known), where
    return found[0].action


def _reasons(found: list[Choice]) -> list[list[str]]:
    return [[f"{why.id} {why.facts}" for why in choice.reasons] for choice in found]


def play(case: Case, seed: int, level: str, budget: int | None = None) -> Iterator[Action]:
    """A whole game with what both searches choose; the decisions that left a choice."""
    state, rng = case.start(seed), random.Random(seed)
    while (seat := state.actor) is not None:
        if len(state.actions()) > 1:
            action = same_decision(InformationState(state, seat), level, seed, budget)
            yield action
        else:
            action = state.actions().pick(rng)
        state = state.after(action)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.same_decisions")
    parser.add_argument("game", choices=tw.games())
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    cases = [case for case in CASES if case.name == chosen.game]
    counts = dict.fromkeys(SAME_LEVELS, 0)
    for number, (case, level) in enumerate(cycle(product(cases, SAME_LEVELS))):
        for _ in play(case, chosen.seed + number, level):
            counts[level] += 1
            if sum(counts.values()) == chosen.decisions:
                print(f"{chosen.decisions} decisions in {number + 1} games are the same: {counts}")  # noqa: T201
                return


if __name__ == "__main__":
    main()
