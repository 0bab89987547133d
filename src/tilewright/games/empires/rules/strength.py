"""The strength of both sides of a battle before the dice (SE-F5)."""

from typing import Literal

from tilewright.games.empires.model.events import Force
from tilewright.games.empires.model.names import ARMY_TRAINING, NAVAL_TRAINING, PIRATES
from tilewright.games.empires.model.numbers import Seat, TileIndex
from tilewright.games.empires.model.table import Assault, Table, allied

Side = Literal["attacker", "defender"]
NO_FORCE = Force()


def principal(assault: Assault, side: Side) -> Seat | None:
    """The player who fights on that side; nobody for a neutral or a tile."""
    if side == "defender":
        return assault.defender
    return None if assault.raid else assault.attacker


def fleets_there(table: Table, assault: Assault, seat: Seat | None) -> int:
    """Their fleets in the sea of the area attacked."""
    sea = table.material.sea_of[assault.area]
    return 0 if sea is None or seat is None else table.empires[seat].fleets[sea]


def units_there(table: Table, assault: Assault, seat: Seat) -> int:
    """Their fleets or armies in the battle being fought."""
    return fleets_there(table, assault, seat) if assault.arm == "naval" else table.empires[seat].armies[assault.area]


def helpers(table: Table, assault: Assault, side: Side) -> list[tuple[Seat, int]]:
    """The players who help that side in the battle being fought, each with how many units (SE-F3)."""
    seat, helping = principal(assault, side), assault.helpers(assault.arm)
    if not helping or seat is None:
        return []
    return [(helper, units) for helper, units in helping if allied(table, helper, seat)]


def force(table: Table, assault: Assault, side: Side) -> Force:
    """What a side brings into the battle being fought, part by part (SE-F5)."""
    seat = principal(assault, side)
    if seat is None:
        return Force(neutral=neutral_strength(table, assault))
    empire, area, naval = table.empires[seat], assault.area, assault.arm == "naval"
    units = units_there(table, assault, seat)
    if assault.raid and assault.tile == PIRATES and not units:
        return NO_FORCE  # without a fleet nothing stands against Pirates
    forts = 0 if naval or side == "attacker" else empire.forts[area]
    training = 0
    if units or forts:
        kind = NAVAL_TRAINING if naval else ARMY_TRAINING
        rival = principal(assault, "defender" if side == "attacker" else "attacker")
        training = int(empire.tiles[kind] > (0 if rival is None else table.empires[rival].tiles[kind]))
    support = 0
    if not naval and assault.support == seat:
        support = table.material.blockade_support if assault.blockade else 1
    alliances = sum(
        empire.tiles[tile] * table.material.tiles[tile].strength
        for tile in table.material.alliances_in[area]
        if empire.tiles[tile] and _serves_at_sea(table, assault, tile) == naval
    )
    helping = sum(units for _, units in helpers(table, assault, side))
    return Force(units, forts * table.material.figures.fort_strength, helping, training, support, alliances)


def _serves_at_sea(table: Table, assault: Assault, tile: TileIndex) -> bool:
    """Does an alliance tile fight in the naval battle? Where no land battle can follow, any that shows a fleet does."""
    arms = table.material.tiles[tile].arms
    if arms != "either":
        return arms == "fleet"
    return bool(assault.tiles_at_sea >> tile & 1) or (assault.arm == "naval" and (assault.naval_only or assault.raid))


def neutral_strength(table: Table, assault: Assault) -> int:
    """The number of a neutral counter, or of a Pirates or Slave Revolt tile."""
    if assault.counter is not None:
        return table.material.counters[assault.counter].strength or 0
    assert assault.tile is not None, "who is no player is a counter or a tile"
    return table.material.raid_strength[assault.tile]
