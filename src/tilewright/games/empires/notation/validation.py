"""Positions that cannot be are refused, with the reason: what lies on the table, and whose turn it is."""

from tilewright.games.empires.model.names import FLEET, HOME, PLACES, UNIT_KIND
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.table import markers_on_map, units_off_map
from tilewright.games.empires.notation.validation_of_questions import check_question
from tilewright.games.empires.rules.setup import units_on_map
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import PositionError


def check(state: EmpiresState) -> None:
    """PositionError for the first thing that cannot be."""
    for seat in range(state.players):
        _check_units(state, seat)
        _check_tiles(state, seat)
        _check_counts(state, seat)
    _check_rows(state)
    if state.war == 0:
        _check_setup(state)
    else:
        _check_war(state)
    check_question(state)


def _check_units(state: EmpiresState, seat: Seat) -> None:
    """SE-W2, SE-W3."""
    empire = state.empires[seat]
    for unit, kind in UNIT_KIND.items():
        if units_off_map(state, seat, kind) < 0:
            limit = state.material.unit_limits[kind]
            raise PositionError(f"units {empire.power}: more than {limit} of the kind {unit} (SE-W3)")
    for place, count in enumerate(empire.units(FLEET)):
        if count and not state.material.fleet_places >> place & 1:
            raise PositionError(f"units {empire.power}: a fleet cannot be in {PLACES[place]} (SE-W2)")


def _check_tiles(state: EmpiresState, seat: Seat) -> None:
    """SE-P2, SE-V2, Blockade."""
    empire = state.empires[seat]
    for number, tile in enumerate(state.material.tiles):
        if empire.tiles[number] and tile.use in ("box", "immediate"):
            raise PositionError(f"tiles {empire.power}: {tile.id} acts when taken and is never kept (SE-P2)")
        if empire.turned[number] and tile.use != "once_per_war":
            raise PositionError(f"tiles {empire.power}: {tile.id} is never turned (SE-P2)")
        if not state.round and (empire.turned[number] or (empire.tiles[number] and tile.sort == "alliance")):
            raise PositionError(f"tiles {empire.power}: between wars {tile.id} cannot be there, or turned (SE-V2)")
    for area, count in enumerate(empire.blockades):
        if count and (count > 1 or area not in state.material.colonies or not empire.fleets[area] or not state.round):
            raise PositionError(
                f"tiles {empire.power}: a Blockade lies in wars, alone, under a fleet in a colony (SE-T2)"
            )


def _check_counts(state: EmpiresState, seat: Seat) -> None:
    empire, most = state.empires[seat], state.material.figures.population_max
    if empire.population > most:
        raise PositionError(f"power {empire.power}: the population is at most {most} (SE-I1)")
    limit = state.material.limits.markers_on_map
    if markers_on_map(state, seat) > limit:
        raise PositionError(f"markers {empire.power}: more than {limit}, captured ones included (SE-W3)")


def _check_rows(state: EmpiresState) -> None:
    """SE-A3 to SE-A5."""
    placed = (*state.upper, *state.lower)
    if len(set(placed)) != len(placed):
        raise PositionError("upper, lower: a power stands in one place only (SE-A4)")
    whole = len(placed) == state.players
    if abs(len(state.upper) - len(state.lower)) > int(whole):
        raise PositionError("upper, lower: the rows are filled two by two, a last power in either (SE-A3)")
    if bool(state.round) and not whole:
        raise PositionError("round: no turns before the alliances stand (SE-A0)")
    if not state.round and whole and state.question is not None:
        raise PositionError("round: when the alliances stand the rounds begin with 1 (SE-A0)")
    if state.question is None and (placed or state.war != state.material.figures.wars or state.assault):
        raise PositionError("decision: the game is over after the last war, its alliances dissolved (SE-G1)")


def _check_setup(state: EmpiresState) -> None:
    """SE-S0 to SE-S3."""
    players, placed = state.players, units_on_map(state)
    chosen = sum(bool(empire.power) for empire in state.empires)
    for seat, empire in enumerate(state.empires):
        turn = (seat - state.first) % players
        if bool(empire.power) != (turn < chosen):
            raise PositionError("players: powers are chosen clockwise from the first player (SE-S0)")
        units = sum(empire.armies) + sum(empire.fleets) + sum(empire.forts)
        if units != (placed - turn + players - 1) // players:
            raise PositionError(
                "units: in the set-up they are placed one by one, clockwise from the first player (SE-S3)"
            )
        if any(empire.units(kind)[HOME] for kind in UNIT_KIND.values()):
            raise PositionError(f"units {empire.power}: none is placed at home in the set-up (SE-S3)")
    if placed >= players * state.material.start.units_placed:
        raise PositionError("units: all are placed, so the first war has begun; add a line 'war: 1' (SE-S3)")
    if chosen < players and (state.bag != state.material.full_bag or placed):
        raise PositionError("players: counters and units come when all powers are chosen (SE-S1)")


def _check_war(state: EmpiresState) -> None:
    """SE-W4, SE-T1."""
    if not all(empire.power for empire in state.empires):
        raise PositionError("players: in a war every player has a power (SE-S0)")
    needed = (state.material.figures.wars - state.war) * state.material.start.counters_drawn
    if sum(state.bag) < needed:
        raise PositionError(f"counters: {sum(state.bag)} are left in the bag; the wars to come need {needed} (SE-W4)")
    for number, tile in enumerate(state.material.tiles):
        if state.singles_used >> number & 1 and tile.use != "single":
            raise PositionError(f"used: {tile.id} is not a tile that goes back when used (SE-P2)")
