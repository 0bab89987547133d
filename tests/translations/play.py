"""What is said in games played at random: the events as each reader sees them, and refusals."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from tests.contract.walks import CASES, Case, some, walk
from tilewright.kernel import Action, Event, Refusal

ENOUGH = 30  # of a kind


@cache
def cases(game: str) -> tuple[Case, ...]:
    """The fewest and the most players, without any option and with all of them."""
    ours = [case for case in CASES if case.name == game]
    counts = {min(case.players for case in ours), max(case.players for case in ours)}
    return tuple(
        case
        for players in sorted(counts)
        for alike in [[case for case in ours if case.players == players]]
        for case in {alike[0]: None, alike[-1]: None}
    )


@cache
def events(game: str) -> tuple[Event, ...]:
    """Some of every kind, as their readers see them."""
    seen: dict[Event, None] = {}
    kinds = Counter[type]()
    for case in cases(game):
        for state in walk(case):
            for seat in (*range(case.players), None):
                for event in state.events_for(seat):
                    if event not in seen and kinds[type(event)] < ENOUGH:
                        kinds[type(event)] += 1
                        seen[event] = None
    return tuple(seen)


@cache
def refusals(game: str) -> tuple[Refusal, ...]:
    """Some for every reason that comes up when actions of one moment are tried at another."""
    found: dict[str, Refusal] = {}
    kinds = Counter[str]()
    rng = random.Random(game)
    pool = list(actions(game, rng))
    for case in cases(game):
        for state in some(walk(case), 100):
            for action in rng.sample(pool, min(60, len(pool))):
                refusal = state.explain(action)
                if refusal and str(refusal) not in found and kinds[refusal.reason] < ENOUGH:
                    kinds[refusal.reason] += 1
                    found[str(refusal)] = refusal
    return tuple(found.values())


def actions(game: str, rng: random.Random) -> Iterator[Action]:
    """Actions that are legal somewhere, as many of each kind as there are of the scarcest or a few."""
    kinds: dict[type, dict[str, Action]] = defaultdict(dict)
    for case in cases(game):
        for state in walk(case)[:-1]:
            for _ in range(10):
                action = state.actions().pick(rng)
                kinds[type(action)][str(action)] = action
    for alike in kinds.values():
        yield from rng.sample(list(alike.values()), min(ENOUGH, len(alike)))


@cache
def values(game: str) -> Mapping[str, list[Any]]:
    """By name of a fact or field: the values that it was seen with."""
    everything = [*(msgspec.structs.asdict(event) for event in events(game)), *(each.facts for each in refusals(game))]
    found: dict[str, dict[Any, None]] = defaultdict(dict)
    for facts in everything:
        for name, value in facts.items():
            if isinstance(value, str | int):
                found[name][value] = None
    return {name: list(seen) for name, seen in found.items()}


@cache
def spoken_values(game: str) -> frozenset[str]:
    """Every text that a fact or a field had."""
    facts = [value for refusal in refusals(game) for value in refusal.facts.values()]
    return frozenset(text for value in (*events(game), *facts) for text in texts(value))


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
        yield from value.split()
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from texts(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item)
