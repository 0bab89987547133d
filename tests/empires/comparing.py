"""The engine's table as the simple implementation of `tests/reference` draws it, and its chances."""

import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from tests.reference import empires as simple
from tilewright.games.empires.model import events as ev
from tilewright.games.empires.model.names import AREAS, IMPROVEMENTS, PLACES
from tilewright.games.empires.model.table import Empire
from tilewright.games.empires.state import EmpiresState

PATH = Path(ev.__file__).with_name("material.toml")
BOOK: dict[str, Any] = tomllib.loads(PATH.read_text(encoding="utf-8"))
FIGURES = simple.load(PATH)
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for sort in ("tile", "company", "alliance") for tile in BOOK[sort]}
# as the engine numbers them
TILE_IDS = (*IMPROVEMENTS, *(tile["id"] for tile in (*BOOK["company"], *BOOK["alliance"])))
KINDS = {"army": "armies", "fleet": "fleets", "fort": "forts"}
Face = tuple[int, int, int, str | None]


# -- from the engine's table to the simple one -----------------------------------------------------


def by_place(counts: bytes) -> Counter[str]:
    return Counter({PLACES[place]: count for place, count in enumerate(counts) if count})


def by_tile(counts: bytes) -> Counter[str]:
    return Counter({TILE_IDS[tile]: count for tile, count in enumerate(counts) if count})


def power_of(empire: Empire, row: str) -> simple.Power:
    placed = list(by_place(empire.blockades))
    assert len(placed) <= 1, "there is one Blockade"
    turned = by_tile(empire.turned)
    return simple.Power(
        row=row,
        armies=by_place(empire.armies),
        fleets=by_place(empire.fleets),
        forts=by_place(empire.forts),
        markers=by_place(empire.markers),
        gold=empire.gold,
        population=empire.population,
        unrest=empire.unrest,
        tiles=by_tile(empire.tiles) - turned,
        used=turned,
        blockade=placed[0] if placed else None,
    )


@cache
def face_of(text: str) -> Face:
    """Strength, gold, points and settlement of a counter: `3`, `3/2`, `5+1`, `pop`, `slaves`."""
    if text in ("pop", "slaves"):
        return 0, 0, 0, text
    number, _, points = text.partition("+")
    strength, _, gold = number.partition("/")
    return int(strength), int(gold or 0), int(points or 0), None


def situation(state: EmpiresState) -> simple.Situation:
    """The engine's table, as the simple implementation draws it."""
    rows = dict.fromkeys(state.upper, "upper") | dict.fromkeys(state.lower, "lower")
    counters: dict[str, list[Face]] = {}
    for kind, count in enumerate(state.lying):
        if count:
            printed = BOOK["counter"][kind]
            face = (printed.get("strength", 0), printed.get("gold", 0), printed.get("vp", 0), printed.get("settle"))
            counters.setdefault(printed["area"], []).extend([face] * count)
    return simple.Situation(
        figures=FIGURES,
        powers={e.power: power_of(e, rows.get(seat, "")) for seat, e in enumerate(state.empires)},
        counters=counters,
        captured=[(TILE_IDS[c.tile], AREAS[c.area], state.empires[c.owner].power) for c in state.captives],
    )


def copied(sit: simple.Situation) -> simple.Situation:
    """The fleets, armies, forts and markers of this moment; the rest is shared."""
    powers = {
        name: replace(
            own, armies=dict(own.armies), fleets=dict(own.fleets), forts=dict(own.forts), markers=dict(own.markers)
        )
        for name, own in sit.powers.items()
    }
    return replace(sit, powers=powers)


def same_table(one: simple.Situation, other: simple.Situation) -> bool:
    def loose(sit: simple.Situation) -> object:
        lying = {area: sorted(faces, key=str) for area, faces in sit.counters.items() if faces}
        return lying, sorted(sit.captured)

    return one.powers == other.powers and loose(one) == loose(other)


# -- chances, which the simple implementation finds by trying all rolls ------------------------------


def odds(attacker: int, defender: int) -> simple.Odds:
    """Only the difference of the strengths matters to a battle."""
    return odds_of_lead(attacker - defender)


@cache
def odds_of_lead(lead: int) -> simple.Odds:
    return simple.odds(max(lead, 0), max(-lead, 0))


@cache
def sea_odds(navigation: int) -> dict[str, Fraction]:
    return simple.sea_check_odds(FIGURES, navigation)
