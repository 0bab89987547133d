"""What lies on the table: the empires, tiles on the map, an attack under way; and how rules look at it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from tilewright.games.empires.model.names import ARMY, FLEET, HOME, Arm, Power
from tilewright.games.empires.model.numbers import (
    AreaIndex,
    CounterKind,
    Dice,
    Helpers,
    Seat,
    SeatSet,
    TileIndex,
    TileSet,
    UnitKind,
)

if TYPE_CHECKING:
    from tilewright.games.empires.model.builder import StateBuilder
    from tilewright.games.empires.state import EmpiresState

    Table: TypeAlias = EmpiresState | StateBuilder  # what rules look at
else:
    Table = Any

NOWHERE = bytes(HOME + 1)
BattleOutcome = Literal["", "attacker", "defender", "tie"]
AttackStep = Literal[
    "surprise",
    "attacker-help",
    "defender-help",
    "naval",
    "defender-naval",
    "arms",
    "support",
    "roll",
    "attacker-reserves",
    "defender-reserves",
    "decide",
    "losses",
    "aftermath",
    "end",
]


class Empire(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table. Counts by place (HOME the last) or by tile, one byte each."""

    power: Literal[Power, ""]  # "" until it is chosen
    gold: int
    population: int
    points: int
    unrest: int
    armies: bytes
    fleets: bytes
    forts: bytes
    markers: bytes
    tiles: bytes  # in front of the player, turned ones too, but without placed Blockades
    turned: bytes  # of these, the ones turned until the war ends
    blockades: bytes  # placed, by place

    def units(self, kind: UnitKind) -> bytes:
        """The armies, fleets or forts, by place."""
        return self.armies if kind == ARMY else self.fleets if kind == FLEET else self.forts

    def ready(self, tile: TileIndex) -> int:
        """How many copies of a tile can still be used."""
        return self.tiles[tile] - self.turned[tile]


class Captive(msgspec.Struct, frozen=True, gc=False):
    """A Pirates or Slave Revolt tile on the map, with the marker it holds."""

    tile: TileIndex
    area: AreaIndex
    owner: Seat


class Assault(msgspec.Struct, frozen=True, gc=False):
    """An attack under way (SE-F0). Players are seats. Sets of seats or tiles are bits."""

    attacker: Seat  # with a raid, who took the tile
    area: AreaIndex
    arm: Arm  # the battle being fought, or the first to come
    step: AttackStep  # what is to be done next, in the order of SE-F0
    naval_only: bool = False
    defender: Seat | None = None  # the player attacked, or whose marker is raided
    counter: CounterKind | None = None  # the neutral attacked
    tile: TileIndex | None = None  # the raiding tile, or the one attacked
    captive: Seat | None = None  # whose marker the attacked tile holds
    asked_land: SeatSet = 0
    asked_naval: SeatSet = 0
    help_land: Helpers = ()
    help_naval: Helpers = ()
    surprise: bool = False
    tiles_asked: TileSet = 0
    tiles_at_sea: TileSet = 0
    support: Seat | None = None
    blockade: bool = False
    withdrawn: bool = False
    dice: Dice = b""  # two of the attacker's, two of the defender's
    outcome: BattleOutcome = ""
    losses: int = 0  # how many of those of this battle are dealt with

    @property
    def raid(self) -> bool:
        """Is it a battle of Pirates or of a Slave Revolt for a marker?"""
        return self.tile is not None and self.captive is None

    @property
    def attacked_player(self) -> Seat:
        """The defender, where there must be one."""
        assert self.defender is not None, "no player is attacked"
        return self.defender

    def opponent(self, seat: Seat) -> Seat:
        """The other one of the attacker and the player attacked."""
        return self.attacked_player if seat == self.attacker else self.attacker

    def asked(self, arm: Arm) -> SeatSet:
        return self.asked_land if arm == "land" else self.asked_naval

    def helpers(self, arm: Arm) -> Helpers:
        return self.help_land if arm == "land" else self.help_naval

    def with_helper(self, arm: Arm, seat: Seat, units: int) -> "Assault":
        """The attack with a player helping with so many units; with none, no longer."""
        others = [each for each in self.helpers(arm) if each[0] != seat]
        helpers = tuple(sorted([*others, (seat, units)] if units else others))
        if arm == "land":
            return msgspec.structs.replace(self, help_land=helpers)
        return msgspec.structs.replace(self, help_naval=helpers)


def with_count(counts: bytes, place: int, change: int) -> bytes:
    """The counts with one of them changed."""
    return counts[:place] + bytes((counts[place] + change,)) + counts[place + 1 :]


@lru_cache(maxsize=1 << 14)
def presence(counts: bytes) -> int:
    """Where there is anything, as bits."""
    mask = 0
    bit = 1
    for count in counts:
        if count:
            mask |= bit
        bit += bit
    return mask


@lru_cache(maxsize=1 << 14)
def total(counts: bytes) -> int:
    """How many there are in all."""
    return sum(counts)


@lru_cache(maxsize=1 << 14)
def places_of(counts: bytes) -> tuple[int, ...]:
    """Where there is anything, one by one."""
    return tuple(place for place, count in enumerate(counts) if count)


def find_seat(table: Table, power: str) -> Seat | None:
    """The seat that plays this power, if anybody does."""
    for seat, empire in enumerate(table.empires):
        if empire.power == power:
            return seat
    return None


def seat_of(table: Table, power: str) -> Seat:
    """The seat that plays a power of this game."""
    seat = find_seat(table, power)
    assert seat is not None, f"nobody plays {power}"
    return seat


def allied(table: Table, seat: Seat, other: Seat) -> bool:
    """Do they stand in the same row (SE-A5)?"""
    return (seat in table.upper) == (other in table.upper)


def turn_order(upper: Sequence[Seat], lower: Sequence[Seat]) -> list[Seat]:
    """The seats as they take turns (SE-A5): first of the upper row, first of the lower, and so on."""
    order: list[Seat] = []
    for place in range(max(len(upper), len(lower))):
        order += upper[place : place + 1]
        order += lower[place : place + 1]
    return order


def markers_on_map(table: Table, seat: Seat) -> int:
    """Their markers on the map, captured ones included (SE-W3)."""
    captured = sum(captive.owner == seat for captive in table.captives) if table.captives else 0
    return total(table.empires[seat].markers) + captured


def has_marker_left(table: Table, seat: Seat) -> bool:
    return markers_on_map(table, seat) < table.material.limits.markers_on_map


def units_off_map(table: Table, seat: Seat, kind: UnitKind) -> int:
    """How many units of a kind they can still build (SE-W3)."""
    return table.material.unit_limits[kind] - total(table.empires[seat].units(kind))
