"""The end of a war: income, upkeep, population, scoring, tiles back (SE-I, SE-V)."""

from collections.abc import Sequence

from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import (
    AreaScored,
    Income,
    PopulationGrew,
    TileReturned,
    Upkeep,
    WarEnded,
)
from tilewright.games.empires.model.material import Tile
from tilewright.games.empires.model.money import pay, receive
from tilewright.games.empires.model.names import AREA_INDEX, AREAS, IMPROVED_AGRICULTURE
from tilewright.games.empires.model.numbers import AreaIndex, Seat
from tilewright.games.empires.model.table import Empire, Table, turn_order
from tilewright.games.empires.model.units import lift_blockade
from tilewright.games.empires.rules.setup import lay_counters


def income_of(table: Table, seat: Seat) -> tuple[int, int, int]:
    """Gold for population, for markers on the map, and from companies (SE-I1)."""
    empire = table.empires[seat]
    material = table.material
    companies = sum(
        empire.tiles[company] * company_income(material.tiles[company], empire)
        for company in material.companies
        if empire.tiles[company]
    )
    return empire.population, sum(empire.markers), companies


def company_income(company: Tile, empire: Empire) -> int:
    """What one copy of a company brings: usually 1 gold for each own marker in its area (SE-I1)."""
    terms = company.income
    assert terms is not None, "every company has an income"
    gold = terms.fixed + terms.per_marker * sum(empire.markers[area] for area in company.areas)
    return gold if terms.most is None else min(gold, terms.most)


def upkeep_of(empire: Empire) -> int:
    """Gold for every unit on the map, homes included (SE-I1)."""
    return sum(empire.armies) + sum(empire.fleets) + sum(empire.forts)


def growth_of(table: Table, seat: Seat) -> int:
    """How much the population grows, up to its limit (SE-I1)."""
    figures, empire = table.material.figures, table.empires[seat]
    growth = figures.population_growth + empire.tiles[IMPROVED_AGRICULTURE] * table.material.agriculture_growth
    return max(0, min(growth, figures.population_max - empire.population))


def by_places(numbers: Sequence[int], prizes: Sequence[int]) -> tuple[int, ...]:
    """The first prize to the largest number, the next to the next; equal ones share and use up one (SE-V1).

    Zero wins nothing.
    """
    ranks = sorted({number for number in numbers if number}, reverse=True)[: len(prizes)]
    won = dict(zip(ranks, prizes, strict=False))
    return tuple(won.get(number, 0) for number in numbers)


def area_points(table: Table, area: AreaIndex) -> tuple[int, ...]:
    """What the markers in an area score, seat by seat (SE-V1)."""
    return by_places([empire.markers[area] for empire in table.empires], table.material.areas[area].vp)


def collect(builder: StateBuilder, seat: Seat) -> None:
    """Income, then upkeep as one payment, then population (SE-I1)."""
    population, markers, companies = income_of(builder, seat)
    builder.log(Income(seat, population, markers, companies))
    receive(builder, seat, population + markers + companies, "income", "SE-I1")
    units = upkeep_of(builder.empires[seat])
    builder.log(Upkeep(seat, units))
    pay(builder, seat, units, "upkeep", "SE-I1")
    growth = growth_of(builder, seat)
    builder.change(seat, population=builder.empires[seat].population + growth)
    builder.log(PopulationGrew(seat, growth, builder.empires[seat].population))


def score_areas(builder: StateBuilder) -> None:
    """Every area is scored by markers (SE-V1)."""
    for area in AREA_INDEX.values():
        points = area_points(builder, area)
        markers = tuple(empire.markers[area] for empire in builder.empires)
        builder.log(AreaScored(AREAS[area], markers, points))
        for seat, won in enumerate(points):
            if won:
                builder.change(seat, points=builder.empires[seat].points + won)


def put_back(builder: StateBuilder, seat: Seat) -> None:
    """Tiles are turned back; alliance tiles and placed Blockades go to the supply (SE-V2)."""
    material = builder.material
    held, supply = bytearray(builder.empires[seat].tiles), bytearray(builder.supply)
    for tile in material.alliances:
        if held[tile]:
            builder.log(TileReturned(material.tiles[tile].id, "war-ended", "SE-V2", seat))
            supply[tile] += held[tile]
            held[tile] = 0
    builder.supply = bytes(supply)
    builder.change(seat, tiles=bytes(held), turned=material.no_tiles)
    for area in AREA_INDEX.values():
        for _ in range(builder.empires[seat].blockades[area]):
            lift_blockade(builder, seat, area, "war-ended", "SE-V2")


def finish_war(builder: StateBuilder) -> None:
    """Income, scoring and the end of the war; then the next one, if there is one (SE-A0, SE-V2)."""
    last = turn_order(builder.upper, builder.lower)[-1]
    for seat in range(builder.players):
        collect(builder, seat)
    score_areas(builder)
    for seat in range(builder.players):
        put_back(builder, seat)
    builder.upper = builder.lower = ()
    builder.round = 0
    builder.actions_left, builder.tile_taken, builder.settled, builder.singles_used = 0, False, False, 0
    builder.log(WarEnded(builder.war))
    if builder.war < builder.material.figures.wars:
        builder.war += 1
        builder.opener = last
        lay_counters(builder)
    else:
        builder.over = True
