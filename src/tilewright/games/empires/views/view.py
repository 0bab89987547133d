"""What a seat may know (SE-S4): a list of what is shown. Only the bag's order and other players' unrest are not."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.empires.model.events import Force
from tilewright.games.empires.model.material_file import Status
from tilewright.games.empires.model.names import AREA_INDEX, AREAS, ARMY, FLEET, FORT, HOME, IMPROVEMENTS, Arm
from tilewright.games.empires.model.numbers import AreaIndex, Seat
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.table import Assault, Empire, markers_on_map, units_off_map
from tilewright.games.empires.notation.texts import pairs
from tilewright.games.empires.rules.odds import Odds, odds
from tilewright.games.empires.rules.strength import force
from tilewright.kernel import Result

if TYPE_CHECKING:
    from tilewright.games.empires.state import EmpiresState

BySeat = tuple[int, ...]


class CapturedView(msgspec.Struct, frozen=True):
    """A tile on the map, and the seat whose marker it holds."""

    tile: str
    owner: Seat


class AreaView(msgspec.Struct, frozen=True):
    """An area with what stands in it, seat by seat. `fleets` are those in its own sea, none if it has none."""

    area: str
    name: str
    points: tuple[int, ...]
    counters: tuple[str, ...]
    markers: BySeat
    armies: BySeat
    forts: BySeat
    fleets: BySeat | None
    captured: tuple[CapturedView, ...]
    blockades: tuple[Seat, ...]  # those that have one there


class TileView(msgspec.Struct, frozen=True):
    """Copies of a tile, and how many of them are turned."""

    tile: str
    count: int
    turned: int = 0


class Units(msgspec.Struct, frozen=True):
    armies: int
    fleets: int
    forts: int


class PowerView(msgspec.Struct, frozen=True):
    """A player's side of the table; `unrest` is None where it is hidden."""

    power: str | None
    name: str | None
    colour: str | None
    gold: int
    population: int
    points: int
    unrest: int | None
    at_home: Units
    off_map: Units
    markers_left: int
    tiles: tuple[TileView, ...]


class QuestionView(msgspec.Struct, frozen=True):
    """The open question: its kind, who is asked, and its circumstances as words."""

    ask: str
    seat: Seat
    about: dict[str, str]


class AttackView(msgspec.Struct, frozen=True):
    """The attack under way: its circumstances as words, and the battle being fought or about to be."""

    about: dict[str, str]
    arm: Arm
    attack: Force
    defence: Force
    odds: Odds
    dice: tuple[int, ...]


class EmpiresView(msgspec.Struct, frozen=True):
    """`order` are the rows, upper and lower; `reconstructed` groups of figures are in `status`."""

    seat: Seat | None
    actor: Seat | None
    options: EmpiresOptions
    first: Seat
    war: int
    wars: int
    round: int
    rounds: int
    upper: tuple[Seat, ...]
    lower: tuple[Seat, ...]
    active: Seat | None
    actions_left: int
    tile_taken: bool
    settled: bool
    powers: tuple[PowerView, ...]
    areas: tuple[AreaView, ...]
    supply: tuple[TileView, ...]
    bag: int
    decision: QuestionView | None
    attack: AttackView | None
    status: dict[str, Status]
    result: Result | None


def view(state: "EmpiresState", seat: Seat | None) -> EmpiresView:
    question = state.question
    tiles = state.material.tiles
    return EmpiresView(
        seat=seat,
        actor=state.actor,
        options=state.options,
        first=state.first,
        war=state.war,
        wars=state.material.figures.wars,
        round=state.round,
        rounds=state.material.rounds(state.players),
        upper=state.upper,
        lower=state.lower,
        active=state.active,
        actions_left=state.actions_left,
        tile_taken=state.tile_taken,
        settled=state.settled,
        powers=tuple(_power(state, owner, seat) for owner in range(state.players)),
        areas=tuple(_area(state, area) for area in AREA_INDEX.values()),
        supply=tuple(TileView(tiles[tile].id, count) for tile, count in enumerate(state.supply) if count),
        bag=sum(state.bag),
        decision=question and QuestionView(question.kind, question.seat, pairs(state, question)),
        attack=state.assault and _attack(state, state.assault),
        status=state.material.status,
        result=state.result,
    )


def _power(state: "EmpiresState", owner: Seat, seat: Seat | None) -> PowerView:
    empire, material = state.empires[owner], state.material
    home = material.homes[empire.power] if empire.power else None
    shown = owner == seat or state.options.open_unrest or state.question is None
    return PowerView(
        power=empire.power or None,
        name=home and home.name,
        colour=home and home.colour,
        gold=empire.gold,
        population=empire.population,
        points=empire.points,
        unrest=empire.unrest if shown else None,
        at_home=Units(empire.armies[HOME], empire.fleets[HOME], empire.forts[HOME]),
        off_map=Units(*(units_off_map(state, owner, kind) for kind in (ARMY, FLEET, FORT))),
        markers_left=material.limits.markers_on_map - markers_on_map(state, owner),
        tiles=_tiles(state, empire),
    )


def _tiles(state: "EmpiresState", empire: Empire) -> tuple[TileView, ...]:
    return tuple(
        TileView(state.material.tiles[tile].id, count, empire.turned[tile])
        for tile, count in enumerate(empire.tiles)
        if count
    )


def _area(state: "EmpiresState", area: AreaIndex) -> AreaView:
    material, empires = state.material, state.empires
    return AreaView(
        area=AREAS[area],
        name=material.areas[area].name,
        points=material.areas[area].vp,
        counters=material.counter_names(material.counters_in[area], state.lying),
        markers=tuple(empire.markers[area] for empire in empires),
        armies=tuple(empire.armies[area] for empire in empires),
        forts=tuple(empire.forts[area] for empire in empires),
        fleets=tuple(empire.fleets[area] for empire in empires) if material.is_sea[area] else None,
        captured=tuple(
            CapturedView(IMPROVEMENTS[held.tile], held.owner) for held in state.captives if held.area == area
        ),
        blockades=tuple(seat for seat, empire in enumerate(empires) if empire.blockades[area]),
    )


def _attack(state: "EmpiresState", assault: Assault) -> AttackView:
    attack, defence = force(state, assault, "attacker"), force(state, assault, "defender")
    chances = odds(attack.total - defence.total)
    return AttackView(pairs(state, assault), assault.arm, attack, defence, chances, tuple(assault.dice))
