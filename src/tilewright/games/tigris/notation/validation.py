"""Which positions can be: what lies where it may, and no more of anything than there is."""

from tilewright.games.tigris.model.cells import HOME, NAMES, Mask, cross, names, square
from tilewright.games.tigris.model.names import BLUE, CATASTROPHES, COLOURS, LEADERS, PAIR_NAMES, TILE_WORDS
from tilewright.games.tigris.model.ownership import colour_of
from tilewright.games.tigris.rules import wars
from tilewright.games.tigris.rules.ending import at_standstill
from tilewright.games.tigris.rules.questions import Over, Revolt, War, WarChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import PositionError


def check_board(state: TigrisState) -> None:
    """Refuse a board, or numbers, that cannot be."""
    _check_ground(state)
    _check_leaders(state)
    _check_monuments(state)
    _check_buildings(state)
    _check_counts(state)


def _refuse_any(cells: Mask, problem: str) -> None:
    if cells:
        raise PositionError(f"{', '.join(names(cells))}: {problem}")


def _check_ground(state: TigrisState) -> None:
    board, river = state.board, state.map.river
    for colour, tiles in enumerate(board.tiles):
        if colour == BLUE:
            _refuse_any(tiles & ~river, "a farm lies only on the river (TE-P2)")
        else:
            _refuse_any(tiles & river, f"no {TILE_WORDS[colour]} lies on the river (TE-P2)")
    _refuse_any(board.treasures & ~state.map.winged, "treasures lie only where they lay at the start (TE-S2)")


def _check_leaders(state: TigrisState) -> None:
    board = state.board
    _refuse_any(board.leaders & state.map.river, "no leader stands on the river (TE-L2)")
    _refuse_any(board.leaders & ~board.supported, "a leader has a temple beside it (TE-L5)")


def _check_monuments(state: TigrisState) -> None:
    """The cells face down are those of the monuments and the ziggurat, which share none (TE-M2, TE-Z2)."""
    covered = 0
    footprints = [
        (f"{PAIR_NAMES[each.monument]} {NAMES[each.cell]}", square(each.cell), each.colour) for each in state.monuments
    ]
    if state.ziggurat is not None:
        footprints.append((f"ziggurat {NAMES[state.ziggurat.cell]}", cross(state.ziggurat.cell), state.ziggurat.colour))
    for name, footprint, colour in footprints:
        ground = state.map.river if colour == BLUE else state.map.land
        if not footprint or footprint & ~ground:
            raise PositionError(f"{name}: {COLOURS[colour]} tiles cannot have lain on all its cells (TE-P2)")
        _refuse_any(footprint & covered, f"{name} covers what another covers already (TE-M1)")
        covered |= footprint
    _refuse_any(covered & ~state.board.down, "these cells should be - or =, for a monument or the ziggurat covers them")
    _refuse_any(state.board.down & ~covered, "no monument or ziggurat covers these face-down cells (TE-M2)")


def _check_buildings(state: TigrisState) -> None:
    for colour, cell in enumerate(state.buildings):
        if cell != HOME and not state.board.tiles[colour] >> cell & 1:
            raise PositionError(f"buildings: there is no {TILE_WORDS[colour]} on {NAMES[cell]} (TE-B2)")


def _check_counts(state: TigrisState) -> None:
    treasures = state.board.treasures.bit_count() + sum(state.treasures)
    most = state.map.winged.bit_count()
    if treasures > most:
        raise PositionError(f"{treasures} treasures, and there are {most} (TE-S2)")
    ruins = state.board.ruins.bit_count() + sum(state.catastrophes)
    most = CATASTROPHES * state.players
    if ruins > most:
        raise PositionError(f"{ruins} catastrophes on the board and left to players, and there are {most} (TE-S3)")


def check_peace(state: TigrisState) -> None:
    """No kingdom holds two leaders of a colour unless the open decision is about them (TE-W5)."""
    board, pending = state.board, state.pending
    excused = 0
    if isinstance(pending, Revolt):
        excused = board.kingdom_at(1 << board.stands[pending.attacker])
    elif isinstance(pending, War | WarChoice):
        excused = board.kingdom_at(1 << pending.marker)
        _check_sides(state, pending)
    for kingdom in board.kingdoms:
        leaders = board.leaders_in(kingdom)
        twice = [leader for leader in leaders if sum(colour_of(leader) == colour_of(other) for other in leaders) > 1]
        if isinstance(pending, Revolt) and kingdom == excused:
            twice = [leader for leader in twice if leader not in (pending.attacker, pending.defender)]
        elif kingdom == excused:
            continue
        if twice:
            at = ", ".join(NAMES[board.stands[leader]] for leader in twice)
            raise PositionError(f"{at}: one kingdom with two leaders of a colour, and no conflict is open (TE-W5)")
    if not isinstance(pending, Over) and at_standstill(state.idle, state.players):
        raise PositionError(f"idle: after {state.idle} turns without a tile the game is over (TE-G4)")


def _check_sides(state: TigrisState, pending: War | WarChoice) -> None:
    """The marked tile alone joins the leaders that are at war (TE-E1)."""
    board = state.board
    for colour in wars.open_wars(board, pending.marker):
        leaders = board.leaders_in(board.kingdom_at(1 << pending.marker))
        sides = [wars.side(board, leader, pending.marker) for leader in leaders if colour_of(leader) == colour]
        if len(sides) > 2 or sides[0] & sides[1]:
            raise PositionError(f"pending: the tile on {NAMES[pending.marker]} did not join these {LEADERS[colour]}s")
