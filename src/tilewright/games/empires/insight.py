"""Answers that players and bots ask for: strengths and odds, where units can go, standings, income.

All of them look at a state, or at a guess of it, and change nothing. A seat that plays by its view alone gets
the same answers from any guess, for nothing here depends on what is hidden.
"""

import msgspec

from tilewright.games.empires.actions import Attack, Raid
from tilewright.games.empires.attack import explain_attack, target_of
from tilewright.games.empires.events import Force
from tilewright.games.empires.helping import naval_battle_ahead
from tilewright.games.empires.money import gold_per_unrest
from tilewright.games.empires.movement import ARRIVES, SAFE, TURNED_BACK, crosses, destinations
from tilewright.games.empires.names import AREAS, FORT, HOME, NAVIGATION, PLACES, UNITS, Place, Unit
from tilewright.games.empires.odds import Odds, odds
from tilewright.games.empires.strength import fleets_there, force
from tilewright.games.empires.table import Assault, Table, markers_on_map
from tilewright.games.empires.tiles import raid_battle
from tilewright.games.empires.war_end import area_points, growth_of, income_of, upkeep_of

SEA_ROLLS = 36  # of two dice


class Battle(msgspec.Struct, frozen=True):
    """Both sides before the dice, and the odds of the attacker."""

    attack: Force
    defence: Force
    odds: Odds


class Outlook(msgspec.Struct, frozen=True):
    """What an attack looks like before anybody helps.

    `naval` is the naval battle, if both have fleets; `land` the land battle as it is without one, support
    being whose it is where only one has a fleet, and nobody's where both have.
    """

    naval: Battle | None
    land: Battle | None


class SeaRisk(msgspec.Struct, frozen=True):
    """Of 36 rolls: how many bring the unit there, leave it, lose it (SE-M6)."""

    arrives: int
    stays: int
    lost: int


class Destination(msgspec.Struct, frozen=True):
    place: Place
    risk: SeaRisk


class Standing(msgspec.Struct, frozen=True):
    """A player's markers in an area, and what they would score now (SE-V1)."""

    seat: int
    markers: int
    points: int


class Forecast(msgspec.Struct, frozen=True):
    """What the end of the war would bring a player now (SE-I1). `unrest`: what the upkeep would force on him."""

    population: int
    markers: int
    companies: int
    upkeep: int
    gold: int
    unrest: int
    growth: int


def _battle(table: Table, assault: Assault) -> Battle:
    attack, defence = force(table, assault, "attacker"), force(table, assault, "defender")
    return Battle(attack, defence, odds(attack.total - defence.total))


def battle_now(table: Table) -> Battle | None:
    """The battle of the attack under way, as it stands."""
    return None if table.assault is None else _battle(table, table.assault)


def outlook(table: Table, seat: int, action: Attack) -> Outlook | None:
    """An attack that this seat could declare; None if it may not."""
    if explain_attack(table, seat, action) is not None:
        return None
    assault = target_of(table, seat, action)
    naval = None
    if assault.defender >= 0 and naval_battle_ahead(table, assault):
        naval = _battle(table, msgspec.structs.replace(assault, arm="naval"))
    if assault.naval_only:
        return Outlook(naval, None)
    mine, theirs = fleets_there(table, assault, seat), fleets_there(table, assault, assault.defender)
    support = seat if mine and not theirs else assault.defender if theirs and not mine else -1
    return Outlook(naval, _battle(table, msgspec.structs.replace(assault, support=support)))


def raid_outlook(table: Table, seat: int, tile: int, action: Raid) -> Battle:
    """A raid of Pirates or a Slave Revolt: the tile against the owner of the marker."""
    return _battle(table, raid_battle(table, seat, tile, action))


def sea_risk(table: Table, seat: int, origin: Place, place: Place) -> SeaRisk:
    """The sea check of a move, with his Navigation (SE-M6)."""
    if not crosses(table.material, PLACES.index(origin), PLACES.index(place)):
        return SeaRisk(SEA_ROLLS, 0, 0)
    bonus = table.empires[seat].tiles[NAVIGATION] * table.material.navigation_bonus
    seconds = [second + bonus for second in range(1, 7)]
    unsafe = SAFE - 1
    stays = unsafe * sum(TURNED_BACK <= second < ARRIVES for second in seconds)
    lost = unsafe * sum(second < TURNED_BACK for second in seconds)
    return SeaRisk(SEA_ROLLS - stays - lost, stays, lost)


def reach(table: Table, seat: int, unit: Unit, origin: Place) -> tuple[Destination, ...]:
    """Where a unit standing there may move now, with the risk of the sea."""
    kind, start = UNITS.index(unit), PLACES.index(origin)
    if kind == FORT and start != HOME:
        return ()
    mask = destinations(table, seat, kind)
    places = (place for place in range(HOME + 1) if mask >> place & 1 and place != start)
    return tuple(Destination(PLACES[place], sea_risk(table, seat, origin, PLACES[place])) for place in places)


def standings(table: Table, area: int) -> tuple[Standing, ...]:
    """The players with markers in an area, most first."""
    points = area_points(table, area)
    rows = (Standing(seat, empire.markers[area], points[seat]) for seat, empire in enumerate(table.empires))
    return tuple(sorted((row for row in rows if row.markers), key=lambda row: (-row.markers, row.seat)))


def points_now(table: Table) -> tuple[int, ...]:
    """What all areas would score, seat by seat, if the war ended now."""
    by_area = [area_points(table, area) for area in range(len(AREAS))]
    return tuple(sum(points[seat] for points in by_area) for seat in range(table.players))


def forecast(table: Table, seat: int) -> Forecast:
    """Income, upkeep and population if the war ended now."""
    empire = table.empires[seat]
    population, markers, companies = income_of(table, seat)
    upkeep = upkeep_of(empire)
    gold = empire.gold + population + markers + companies - upkeep
    rate = gold_per_unrest(table, seat)
    unrest = -(gold // rate) if gold < 0 else 0
    return Forecast(population, markers, companies, upkeep, gold + unrest * rate, unrest, growth_of(table, seat))


def markers_left(table: Table, seat: int) -> int:
    """How many markers he can still put on the map (SE-W3)."""
    return table.material.limits.markers_on_map - markers_on_map(table, seat)
