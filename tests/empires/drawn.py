"""Positions for the tests of Struggle of Empires, with dice that fall as wanted."""

from functools import cache
from typing import Any, TypeVar

import pytest

import tilewright as tw
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.names import AREAS, PLACES
from tilewright.games.empires.model.table import Empire, seat_of
from tilewright.kernel import Chance, Draws, seed_of

E = TypeVar("E")

FOUR = """
    players: britain france prussia spain
    upper: britain prussia
    lower: france spain
"""
"""A war of four: Britain and Prussia against France and Spain; Britain begins."""


def drawn(text: str, dice: str = "") -> EmpiresState:
    """A position; `game: empires` may be left out. The next dice are those wanted, as in `2 5 1 6`."""
    lines = ["game: empires", *(line.strip() for line in text.splitlines() if line.strip())]
    if dice:
        lines.append(f"seed: {seed_for(dice)}")
    return GAME.position("\n".join(lines))


def four(text: str = "", dice: str = "") -> EmpiresState:
    """A position of the war of four."""
    return drawn(FOUR + text, dice)


def helped_by_two() -> EmpiresState:
    """Six at war in the Baltic: Britain may be helped by Prussia and Austria, France by Spain and Russia."""
    return drawn(
        """
        players: britain france prussia spain austria russia
        upper: britain prussia austria
        lower: france spain russia
        units britain: army baltic 2
        units prussia: army baltic 1
        units austria: army baltic 2
        units france: army baltic 2 fort baltic 1
        units spain: army baltic 1
        units russia: army baltic 2
        """
    )


def allied_by_land_and_sea() -> EmpiresState:
    """Both arms on both sides in the Mediterranean, and tiles that strengthen either."""
    return four(
        """
        units britain: army mediterranean 1 fleet mediterranean 1
        units france: army mediterranean 1 fleet mediterranean 1
        tiles britain: ottoman savoy
        tiles france: reserves 2 fighting_withdrawal
        markers france: mediterranean 1
        """
    )


def rolling(state: EmpiresState, dice: str) -> EmpiresState:
    """The same moment with these dice to come."""
    lines = [line for line in state.position().splitlines() if not line.startswith(("seed:", "drawn:"))]
    return GAME.position("\n".join([*lines, f"seed: {seed_for(dice)}"]))


@cache
def seed_for(dice: str) -> int:
    """The first seed that rolls these dice."""
    wanted = [int(die) for die in dice.split()]
    seed = 0
    while not _rolls(seed, wanted):
        seed += 1
    return seed


def _rolls(seed: int, wanted: list[int]) -> bool:
    draws = Draws(Chance(seed_of(seed)))
    return all(1 + draws.randrange(6) == die for die in wanted)


def play(state: EmpiresState, *texts: str) -> EmpiresState:
    """Play these actions, each of which must be listed too."""
    for text in texts:
        action = GAME.parse(text)
        after = state.play(action)
        assert action in list(state.actions()), f"{text} is legal and not listed"
        state = after
    return state


def refused(state: EmpiresState, text: str) -> tuple[str, str]:
    """The rule and the reason against an action; it must be refused by `play` too, and not be listed."""
    action = GAME.parse(text)
    refusal = state.explain(action)
    assert refusal is not None, f"{text} is legal"
    assert action not in state.actions()
    assert action not in list(state.actions())
    with pytest.raises(tw.IllegalAction) as error:
        state.play(action)
    assert error.value.rule == refusal.rule
    assert refusal.rule in GAME.rules
    return refusal.rule, refusal.reason


def facts_against(state: EmpiresState, text: str) -> dict[str, Any]:
    """What a refusal of this action states."""
    refusal = state.explain(GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.facts


def legal(state: EmpiresState, *texts: str) -> bool:
    """Are all these actions legal, and listed?"""
    listed = set(map(str, state.actions()))
    return all(state.explain(GAME.parse(text)) is None and text in listed for text in texts)


def choices(state: EmpiresState, verb: str = "") -> list[str]:
    """The listed actions, or those of one verb."""
    return [text for text in map(str, state.actions()) if not verb or text.split()[0] == verb]


def asked(state: EmpiresState) -> tuple[str, str]:
    """Who is asked, and what."""
    assert state.question is not None, "the game is over"
    return state.empires[state.question.seat].power, str(state.question.__struct_config__.tag)


def told(state: EmpiresState, kind: type[E]) -> list[E]:
    """The events of this kind that the last action caused."""
    return [event for event in state.events if isinstance(event, kind)]


# What lies where


def empire(state: EmpiresState, power: str) -> Empire:
    return state.empires[seat_of(state, power)]


def armies(state: EmpiresState, power: str, place: str) -> int:
    return empire(state, power).armies[PLACES.index(place)]


def fleets(state: EmpiresState, power: str, place: str) -> int:
    return empire(state, power).fleets[PLACES.index(place)]


def forts(state: EmpiresState, power: str, place: str) -> int:
    return empire(state, power).forts[PLACES.index(place)]


def markers(state: EmpiresState, power: str, area: str) -> int:
    return empire(state, power).markers[AREAS.index(area)]


def gold(state: EmpiresState, power: str) -> int:
    return empire(state, power).gold


def unrest(state: EmpiresState, power: str) -> int:
    return empire(state, power).unrest


def tiles(state: EmpiresState, power: str, tile: str) -> int:
    """How many lie in front of the player, turned ones included."""
    return empire(state, power).tiles[state.material.tile_numbers[tile]]


def turned(state: EmpiresState, power: str, tile: str) -> int:
    return empire(state, power).turned[state.material.tile_numbers[tile]]


def supply(state: EmpiresState, tile: str) -> int:
    return state.supply[state.material.tile_numbers[tile]]


def counters(state: EmpiresState, area: str) -> tuple[str, ...]:
    """The faces of the counters that lie in an area."""
    number = AREAS.index(area)
    return state.material.counter_names(state.material.counters_in[number], state.lying)


def force(side: Any) -> dict[str, int]:
    """The parts of a strength that are not nothing."""
    parts = {name: getattr(side, name) for name in side.__struct_fields__}
    return {name: part for name, part in parts.items() if part}
