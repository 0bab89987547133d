"""Taking tiles, and the free actions they give (SE-P, SE-T2)."""

from tilewright.compiled.empires.attack import begin_assault, can_attack
from tilewright.compiled.empires.build import ask_builder, can_raise_natives
from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    ARMS,
    CHOOSING_ALLIANCE,
    DECLARING,
    LAND,
    NAVAL,
    NONE,
    RAIDING,
    SUPPORT,
    State,
)
from tilewright.compiled.empires.money import pay, return_unrest
from tilewright.compiled.empires.table import ask, presence, seat_at, seats_away
from tilewright.compiled.empires.tile_use import held, hold, lay_down, ready, turn_tile
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import (
    ARMY,
    BLOCKADE,
    DIPLOMATIC_SERVICE,
    FLEET,
    GOVERNMENT_REFORM,
    HOME,
    INDUSTRY,
    MERCENARIES,
    PIRATES,
    PRESSGANGS,
    SLAVE_REVOLT,
    TRAINED_NATIVES,
    WAR_OFFICE,
)

FREE = (WAR_OFFICE, MERCENARIES, PRESSGANGS, TRAINED_NATIVES, DIPLOMATIC_SERVICE)

# ---- taking a tile


@compiled
def _affordable(figures: Figures, state: State, seat: int) -> int:
    """The tiles in the supply that they have the population for, as bits."""
    mask = 0
    for tile in range(figures.tile_count):
        if state.supply[tile] and figures.cost_population[tile] <= state.population[seat]:
            mask |= 1 << tile
    return mask


@compiled
def takes(figures: Figures, state: State, seat: int, groups: Groups, used: int) -> int:
    """All tiles that they may take (SE-P1, SE-P2)."""
    mask = _affordable(figures, state, seat) & ~int64(state.singles_used)
    for tile in (PIRATES, SLAVE_REVOLT):
        if mask >> tile & 1 and not can_raid(figures, state, seat, tile):
            mask ^= 1 << tile
    return add(groups, used, figures.code.take, mask)


@compiled
def alliance_takes(figures: Figures, state: State, seat: int) -> int:
    """The alliance tiles that they may take, as bits."""
    return _affordable(figures, state, seat) & figures.alliances


@compiled
def take(figures: Figures, state: State, seat: int, code: int) -> None:
    """Pay for the tile; it acts at once or lies in front of them (SE-P1, SE-P2)."""
    tile = code - figures.code.take
    state.supply[tile] -= 1
    pay(figures, state, seat, figures.cost_gold[tile])
    state.unrest[seat] += figures.cost_unrest[tile]
    state.population[seat] -= figures.cost_population[tile]
    if tile in (PIRATES, SLAVE_REVOLT):
        ask(state, RAIDING, seat)
        state.question.tile = tile
    elif tile == GOVERNMENT_REFORM:
        return_unrest(state, seat, figures.reform_unrest)
    elif tile == INDUSTRY:
        state.points[seat] += figures.industry_points
    else:
        hold(state, seat, tile, 1)


# ---- Pirates and Slave Revolt


@compiled
def raid_areas(figures: Figures, tile: int) -> int:
    """Where the tile may go, as bits: Pirates to the colonies, a Slave Revolt to the Americas."""
    return figures.colonies if tile == PIRATES else figures.americas


@compiled
def can_raid(figures: Figures, state: State, seat: int, tile: int) -> bool:
    """Is there any marker that the tile may go for?"""
    marked = 0
    for other in range(figures.players):
        if other != seat:
            marked |= presence(state.markers[other])
    return marked & raid_areas(figures, tile) != 0


@compiled
def raids(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """The markers that the tile may go for: another player's, an ally's too."""
    areas, used = raid_areas(figures, int64(state.question.tile)), 0
    for other in range(figures.players):
        if other != seat:
            base = figures.code.raid + (seats_away(figures, seat, other) - 1) * HOME
            used = add(groups, used, base, presence(state.markers[other]) & areas)
    return used


@compiled
def raid(figures: Figures, state: State, seat: int, code: int) -> None:
    """The marker is named, and the battle begins: at sea for Pirates, on land for a Slave Revolt."""
    number, tile = code - figures.code.raid, int64(state.question.tile)
    owner, area = seat_at(figures, seat, number // HOME + 1), number % HOME
    assault = state.assault
    if tile == PIRATES:
        begin_assault(state, seat, area, NAVAL, ARMS)
    else:
        begin_assault(state, seat, area, LAND, SUPPORT)
        sea = figures.sea_of[area]
        if sea != NONE and state.units[FLEET, owner, sea]:
            assault.support = owner
    assault.defender, assault.tile = owner, tile


# ---- free actions


@compiled
def can_use(figures: Figures, state: State, seat: int, tile: int) -> bool:
    """Would the free action of this tile have anything to act on (SE-T2)?"""
    if tile == WAR_OFFICE:
        return can_attack(figures, state, seat)
    if tile == TRAINED_NATIVES:
        return can_raise_natives(figures, state, seat)
    if tile == DIPLOMATIC_SERVICE:
        return alliance_takes(figures, state, seat) != 0
    return True


@compiled
def uses(figures: Figures, state: State, seat: int) -> int:
    """The tiles that give them a free action, as bits."""
    mask = 0
    for tile in FREE:
        if ready(state, seat, tile) > 0 and can_use(figures, state, seat, tile):
            mask |= 1 << tile
    return mask


@compiled
def blockadings(figures: Figures, state: State, seat: int) -> int:
    """Where they may put a Blockade, as bits: under an own fleet in a colony."""
    if not held(state, seat, BLOCKADE):
        return 0
    return presence(state.units[FLEET, seat]) & figures.colonies & ~int64(state.blockades[seat])


@compiled
def free_action_open(figures: Figures, state: State, seat: int) -> bool:
    """Have they a free action left (SE-T3)?"""
    return blockadings(figures, state, seat) != 0 or uses(figures, state, seat) != 0


@compiled
def use(figures: Figures, state: State, seat: int, code: int) -> None:
    """A free action begins: the tile is turned and the question asked that it brings (SE-T2)."""
    tile = code - figures.code.use
    turn_tile(state, seat, tile)
    if tile == WAR_OFFICE:
        ask(state, DECLARING, seat)
    elif tile == DIPLOMATIC_SERVICE:
        ask(state, CHOOSING_ALLIANCE, seat)
    else:
        ask_builder(state, seat, FLEET if tile == PRESSGANGS else ARMY, tile)


@compiled
def place_blockade(figures: Figures, state: State, seat: int, code: int) -> None:
    lay_down(state, seat, BLOCKADE)
    state.blockades[seat] |= 1 << (code - figures.code.lay_blockade)


@compiled
def alliance_choices(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """The alliance tiles for the Diplomatic Service."""
    return add(groups, 0, figures.code.take, alliance_takes(figures, state, seat))
