"""Taking tiles, and the free actions they give (SE-P, SE-T2)."""

from functools import cache

from tilewright.games.empires.model.actions import AnyAction, PlaceBlockade, Raid, Take, Use
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Group, Groups, Masked, only_of
from tilewright.games.empires.model.events import BlockadePlaced, RaidDeclared, TileGone, TileTaken
from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.money import pay, return_unrest, score, spend_population, take_unrest
from tilewright.games.empires.model.names import (
    AREA_INDEX,
    AREAS,
    BLOCKADE,
    DIPLOMATIC_SERVICE,
    GOVERNMENT_REFORM,
    IMPROVEMENTS,
    INDUSTRY,
    MERCENARIES,
    PIRATES,
    PRESSGANGS,
    SLAVE_REVOLT,
    TRAINED_NATIVES,
    WAR_OFFICE,
    Power,
)
from tilewright.games.empires.model.numbers import AreaIndex, Seat, TileIndex
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Assault, Table, find_seat, places_of, presence, seat_of, with_count
from tilewright.games.empires.rules.attack import Declaring, can_attack
from tilewright.games.empires.rules.build import BUILT_BY, Building, can_raise_natives
from tilewright.games.empires.rules.tile_use import lay_down, turn_tile
from tilewright.kernel import Refusal

FREE = (WAR_OFFICE, MERCENARIES, PRESSGANGS, TRAINED_NATIVES, DIPLOMATIC_SERVICE)

# Taking a tile


@cache
def _all_takes(material: Material) -> tuple[AnyAction, ...]:
    return tuple(Take(tile.id) for tile in material.tiles)


@cache
def _too_dear(material: Material, population: int) -> int:
    """The tiles that cost more population than this, as bits."""
    return sum(1 << number for number, tile in enumerate(material.tiles) if tile.cost.population > population)


def takes(table: Table, seat: Seat) -> Group:
    """All tiles that they may take (SE-P1, SE-P2)."""
    material, supply = table.material, table.supply
    barred = table.singles_used | _too_dear(material, table.empires[seat].population)
    for tile in (PIRATES, SLAVE_REVOLT):
        if supply[tile] and not can_raid(table, seat, tile):
            barred |= 1 << tile
    return Masked(_all_takes(material), presence(supply) & ~barred)


def alliance_takes(table: Table, seat: Seat) -> Group:
    """The alliance tiles that they may take."""
    barred = _too_dear(table.material, table.empires[seat].population)
    mask = presence(table.supply) & table.material.alliance_tiles & ~barred
    return Masked(_all_takes(table.material), mask)


def explain_take(table: Table, seat: Seat, action: Take) -> Refusal | None:
    """SE-P1, SE-P2."""
    tile = table.material.tile_numbers.get(action.tile)
    if tile is None:
        return Refusal("SE-P1", "there-is-no-such-tile", {"tile": action.tile})
    if not table.supply[tile]:
        return Refusal("SE-P1", "none-of-that-tile-is-left", {"tile": action.tile})
    if table.singles_used >> tile & 1:
        return Refusal("SE-P2", "that-tile-was-used-this-turn", {"tile": action.tile})
    cost, population = table.material.tiles[tile].cost.population, table.empires[seat].population
    if cost > population:
        return Refusal("SE-P1", "not-enough-population", {"population": population, "cost": cost})
    if tile in (PIRATES, SLAVE_REVOLT) and not can_raid(table, seat, tile):
        return Refusal("SE-P2", "there-is-no-marker-to-raid", {"tile": action.tile})
    return None


def take(builder: StateBuilder, seat: Seat, action: Take) -> None:
    """Pay for the tile; it acts at once or lies in front of them (SE-P1, SE-P2)."""
    tile = builder.material.tile_numbers[action.tile]
    cost, use = builder.material.tiles[tile].cost, builder.material.tiles[tile].use
    builder.supply = with_count(builder.supply, tile, -1)
    builder.log(TileTaken(seat, action.tile))
    pay(builder, seat, cost.gold, "tile", "SE-P1")
    take_unrest(builder, seat, cost.unrest, "tile", "SE-P1")
    spend_population(builder, seat, cost.population, "tile", "SE-P1")
    if use == "immediate":
        builder.question = Raiding(seat, tile)
    elif use == "box":
        _act_and_go(builder, seat, tile)
    else:
        builder.change(seat, tiles=with_count(builder.empires[seat].tiles, tile, 1))


def _act_and_go(builder: StateBuilder, seat: Seat, tile: TileIndex) -> None:
    """Government Reform and Industry act and leave the game (SE-P2)."""
    if tile == GOVERNMENT_REFORM:
        return_unrest(builder, seat, builder.material.reform_unrest, "government-reform", "SE-P2")
    elif tile == INDUSTRY:
        score(builder, seat, builder.material.industry_points, "industry", "SE-P2")
    builder.log(TileGone(builder.material.tiles[tile].id))


# Pirates and Slave Revolt


def raid_areas(table: Table, tile: TileIndex) -> int:
    """Where the tile may go, as bits: Pirates to the colonies, a Slave Revolt to the Americas."""
    return table.material.colony_mask if tile == PIRATES else table.material.americas_mask


def can_raid(table: Table, seat: Seat, tile: TileIndex) -> bool:
    """Is there any marker that the tile may go for?"""
    areas = raid_areas(table, tile)
    return any(other != seat and presence(empire.markers) & areas for other, empire in enumerate(table.empires))


def raids(table: Table, seat: Seat, tile: TileIndex) -> list[Raid]:
    """The markers that the tile may go for: another player's, an ally's too."""
    areas = raid_areas(table, tile)
    return [
        _raid(empire.power, area)
        for other, empire in enumerate(table.empires)
        if other != seat and empire.power
        for area in places_of(empire.markers)
        if areas >> area & 1
    ]


@cache
def _raid(power: Power, area: AreaIndex) -> Raid:
    return Raid(power, AREAS[area])


class Raiding(Question[Raid], frozen=True, gc=False, tag="raid"):
    """Which marker Pirates or the Slave Revolt go for."""

    tile: TileIndex

    rule = "SE-P2"
    takes = (Raid,)

    def groups(self, state: Table) -> Groups:
        return (raids(state, self.seat, self.tile),)

    def objection(self, state: Table, action: Raid) -> Refusal | None:
        """SE-P2 and the two tiles."""
        area, owner = AREA_INDEX[action.area], find_seat(state, action.power)
        if not raid_areas(state, self.tile) >> area & 1:
            tile = IMPROVEMENTS[self.tile]
            return Refusal("SE-P2", "the-tile-does-not-go-to-that-area", {"tile": tile, "area": action.area})
        if owner == self.seat:
            return Refusal("SE-P2", "the-tile-goes-for-another-players-marker")
        if owner is None or not state.empires[owner].markers[area]:
            return Refusal("SE-P2", "that-power-has-no-marker-there", {"power": action.power, "area": action.area})
        return None

    def apply(self, builder: StateBuilder, action: Raid) -> None:
        """The marker is named, and the battle begins."""
        owner = seat_of(builder, action.power)
        builder.log(RaidDeclared(self.seat, IMPROVEMENTS[self.tile], owner, action.area))
        builder.assault = raid_battle(builder, self.seat, self.tile, action)

    def only(self, state: Table) -> AnyAction | None:
        return only_of(self.groups(state))


def raid_battle(table: Table, seat: Seat, tile: TileIndex, action: Raid) -> Assault:
    """A battle of the tile against the owner: at sea for Pirates, on land for a Slave Revolt."""
    owner, area = seat_of(table, action.power), AREA_INDEX[action.area]
    if tile == PIRATES:
        return Assault(seat, area, "naval", "arms", defender=owner, tile=tile)
    sea = table.material.sea_of[area]
    support = owner if sea is not None and table.empires[owner].fleets[sea] else None
    return Assault(seat, area, "land", "support", defender=owner, tile=tile, support=support)


# Free actions


def can_use(table: Table, seat: Seat, tile: TileIndex) -> bool:
    """Would the free action of this tile have anything to act on (SE-T2)?"""
    if tile == WAR_OFFICE:
        return can_attack(table, seat)
    if tile == TRAINED_NATIVES:
        return can_raise_natives(table, seat)
    if tile == DIPLOMATIC_SERVICE:
        return bool(alliance_takes(table, seat))
    return True


@cache
def _uses(mask: int) -> tuple[AnyAction, ...]:
    return tuple(Use(IMPROVEMENTS[tile]) for tile in FREE if mask >> tile & 1)


def uses(table: Table, seat: Seat) -> tuple[AnyAction, ...]:
    """The free actions with turned tiles."""
    empire, mask = table.empires[seat], 0
    for tile in FREE:
        if empire.tiles[tile] > empire.turned[tile] and can_use(table, seat, tile):
            mask |= 1 << tile
    return _uses(mask)


def blockadings(table: Table, seat: Seat) -> tuple[AnyAction, ...]:
    """Where they may put a Blockade: under an own fleet in a colony."""
    empire = table.empires[seat]
    if not empire.tiles[BLOCKADE]:
        return ()
    areas = table.material.colonies
    return tuple(PlaceBlockade(AREAS[area]) for area in areas if empire.fleets[area] and not empire.blockades[area])


def free_action_open(table: Table, seat: Seat) -> bool:
    """Have they a free action left (SE-T3)?"""
    return bool(uses(table, seat) or blockadings(table, seat))


def explain_use(table: Table, seat: Seat, action: Use) -> Refusal | None:
    """SE-T2, SE-P2."""
    tile = table.material.tile_numbers.get(action.tile)
    if tile is None:
        return Refusal("SE-P1", "there-is-no-such-tile", {"tile": action.tile})
    if tile == BLOCKADE:
        return Refusal("SE-T2", "a-blockade-is-placed-under-a-fleet", {"tile": action.tile})
    if tile not in FREE:
        return Refusal("SE-T2", "that-tile-gives-no-free-action", {"tile": action.tile})
    empire = table.empires[seat]
    if not empire.tiles[tile]:
        return Refusal("SE-P1", "that-tile-is-not-yours", {"tile": action.tile})
    if not empire.ready(tile):
        return Refusal("SE-P2", "that-tile-is-turned", {"tile": action.tile})
    if not can_use(table, seat, tile):
        return Refusal("SE-T2", "that-tile-has-nothing-to-act-on", {"tile": action.tile})
    return None


def use(builder: StateBuilder, seat: Seat, action: Use) -> None:
    """A free action begins: the tile is turned and the question asked that it brings (SE-T2)."""
    tile = builder.material.tile_numbers[action.tile]
    turn_tile(builder, seat, tile)
    if tile == WAR_OFFICE:
        builder.question = Declaring(seat)
    elif tile == DIPLOMATIC_SERVICE:
        builder.question = ChoosingAlliance(seat)
    else:
        builder.question = Building(seat, BUILT_BY[tile], tile)


def explain_blockade(table: Table, seat: Seat, action: PlaceBlockade) -> Refusal | None:
    """The Blockade tile, SE-T2."""
    empire, area = table.empires[seat], AREA_INDEX[action.area]
    if not empire.tiles[BLOCKADE]:
        return Refusal("SE-P1", "that-tile-is-not-yours", {"tile": IMPROVEMENTS[BLOCKADE]})
    if area not in table.material.colonies:
        return Refusal("SE-T2", "a-blockade-lies-in-a-colony", {"area": action.area})
    if not empire.fleets[area]:
        return Refusal("SE-T2", "no-own-fleet-in-that-sea", {"area": action.area})
    if empire.blockades[area]:
        return Refusal("SE-T2", "a-blockade-of-yours-lies-there", {"area": action.area})
    return None


def place_blockade(builder: StateBuilder, seat: Seat, action: PlaceBlockade) -> None:
    area = AREA_INDEX[action.area]
    lay_down(builder, seat, BLOCKADE)
    builder.change(seat, blockades=with_count(builder.empires[seat].blockades, area, 1))
    builder.log(BlockadePlaced(seat, action.area))


# The alliance tile of the Diplomatic Service


class ChoosingAlliance(Question[Take], frozen=True, gc=False, tag="alliance"):
    """Which alliance tile to take with the Diplomatic Service."""

    rule = "SE-T2"
    takes = (Take,)

    def groups(self, state: Table) -> Groups:
        return (alliance_takes(state, self.seat),)

    def objection(self, state: Table, action: Take) -> Refusal | None:
        """Diplomatic Service: an alliance tile."""
        tile = state.material.tile_numbers.get(action.tile)
        if tile is not None and tile not in state.material.alliances:
            return Refusal("SE-T2", "only-an-alliance-tile-can-be-taken-now", {"tile": action.tile})
        return explain_take(state, self.seat, action)

    def apply(self, builder: StateBuilder, action: Take) -> None:
        take(builder, self.seat, action)

    def only(self, state: Table) -> AnyAction | None:
        return only_of(self.groups(state))
