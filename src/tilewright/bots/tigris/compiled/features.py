"""What an expert sees on the board at first sight, the same as `features.py` of the readable search."""

from tilewright.bots.tigris.compiled.layout import NONE, Evaluator, Workspace
from tilewright.bots.tigris.compiled.odds import ahead, at_least
from tilewright.bots.tigris.features import ELSEWHERE, TILES_A_TURN, TURNS_A_TREASURE
from tilewright.compiled.bits import (
    EMPTY,
    WORD_BITS,
    around,
    board_count,
    both,
    either,
    flood,
    is_empty,
    load,
    minus,
    store,
)
from tilewright.compiled.bits import count as count_bits
from tilewright.compiled.jit import compiled, uint64
from tilewright.compiled.tigris.bag import total
from tilewright.compiled.tigris.board import empty, tiles_of
from tilewright.compiled.tigris.cells import (
    BOARD,
    HOME,
    Mask,
    above,
    around_cell,
    below,
    bit_of,
    first_of,
    left_of,
    meet,
    right_of,
)
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, MONUMENTS, Figures, State
from tilewright.compiled.tigris.monuments import COLOURS_OF_MONUMENT, in_supply
from tilewright.games.tigris.model.names import KING, RED, TRADER

UNLIKELY_WAR = 0.02


@compiled
def look(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """Find the features of a position, with the whole tiles that `workspace.held` has for the evaluator's seat."""
    workspace.turns = turns_left(figures, state)
    for leader in range(LEADERS):
        workspace.home[leader] = NONE
        workspace.support[leader] = 0
        workspace.danger[leader] = 0.0
        workspace.far[leader] = 0.0
        workspace.gain[leader] = 0.0
        workspace.far_gain[leader] = 0.0
        workspace.income[leader] = 0
        workspace.covered[leader] = 0
        workspace.doubled[leader] = 0
        workspace.square[leader] = 0
    _set_temples(state, workspace)
    _find_kingdoms(state, workspace)
    _look_at_kingdoms(figures, state, workspace)
    _look_for_revolts(figures, state, evaluator, workspace)
    _look_for_wars(state, evaluator, workspace)
    _look_at_monuments(state, workspace)
    _look_for_squares(state, workspace)
    _look_at_seats(figures, state, workspace)
    if figures.buildings:
        _look_at_buildings(state, workspace)


@compiled
def turns_left(figures: Figures, state: State) -> float:
    """How many turns each player will still have, about: the bag or the treasures run out (TE-G1)."""
    by_tiles = total(state.bag) / (TILES_A_TURN * figures.players)
    by_treasures = TURNS_A_TREASURE * (board_count(load(state.treasures)) - 2)
    return max(0.0, min(by_tiles, by_treasures))


@compiled
def _set_temples(state: State, workspace: Workspace) -> None:
    """The cells beside at least 0, 1, 2, 3 and 4 temples."""
    reds = tiles_of(state, RED)
    left, up, down = left_of(reds), above(reds), below(reds)
    one, two = right_of(reds), EMPTY
    two, one = both(one, left), either(one, left)
    three, two, one = both(two, down), either(two, both(one, down)), either(one, down)
    four, three, two, one = both(three, up), either(three, both(two, up)), either(two, both(one, up)), either(one, up)
    store(workspace.temples[0], BOARD)
    store(workspace.temples[1], one)
    store(workspace.temples[2], two)
    store(workspace.temples[3], three)
    store(workspace.temples[4], four)


# ---- kingdoms
@compiled
def _last_cell(mask: Mask) -> int:
    """The last cell of a mask."""
    place = 2 if mask[2] else 1 if mask[1] else 0
    word = mask[2] if mask[2] else mask[1] if mask[1] else mask[0]
    for shift in (1, 2, 4, 8, 16, 32):
        word |= word >> uint64(shift)
    return WORD_BITS * place + count_bits(word) - 1


@compiled
def _find_kingdoms(state: State, workspace: Workspace) -> None:
    """The kingdoms, the one with the lowest last cell first."""
    ruled, left = load(state.ruled), load(state.leaders)
    number = 0
    while not is_empty(left):
        kingdom = flood(first_of(left), ruled)
        left = minus(left, kingdom)
        last = _last_cell(kingdom)
        place = number
        while place > 0 and _last_cell(load(workspace.kingdoms[place - 1])) > last:
            store(workspace.kingdoms[place], load(workspace.kingdoms[place - 1]))
            place -= 1
        store(workspace.kingdoms[place], kingdom)
        number += 1
    workspace.number = number


@compiled
def _look_at_kingdoms(figures: Figures, state: State, workspace: Workspace) -> None:
    """Who leads what in each kingdom, and the most temples that a leader could come to stand beside."""
    ground = minus(both(empty(state), load(figures.land)), load(state.beside_two))
    for number in range(workspace.number):
        kingdom = load(workspace.kingdoms[number])
        near = minus(both(around(kingdom), BOARD), kingdom)
        store(workspace.near[number], near)
        for colour in range(COLOURS):
            workspace.holders[number, colour] = NONE
        for leader in range(LEADERS):
            if meet(bit_of(state.stands[leader]), kingdom):
                colour = leader % COLOURS
                workspace.holders[number, colour] = leader
                workspace.home[leader] = number
                workspace.support[leader] = board_count(both(kingdom, tiles_of(state, colour)))
        spots = both(near, ground)
        strongest = 0
        while strongest < 4 and meet(spots, load(workspace.temples[strongest + 1])):
            strongest += 1
        workspace.attack[number] = strongest


@compiled
def _look_for_revolts(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The chance that somebody drives a leader out: all their temples against all of the defender's."""
    seat, own = evaluator.seat, workspace.held[RED]
    temples = tiles_of(state, RED)
    for leader in range(LEADERS):
        kingdom = workspace.home[leader]
        if kingdom == NONE or not workspace.attack[kingdom]:
            continue
        lacking = board_count(both(around_cell(state.stands[leader]), temples)) - workspace.attack[kingdom] + 1
        owner, colour = leader // COLOURS, leader % COLOURS
        safe = 1.0
        for other in range(figures.players):
            if other == owner:
                continue
            if owner == seat:
                risk = at_least(evaluator, RED, lacking + own)
            elif other == seat:
                risk = 1.0 - at_least(evaluator, RED, own - lacking + 1)
            else:
                risk = ahead(evaluator, RED, lacking)
            at_home = state.stands[COLOURS * other + colour] == HOME
            safe *= 1.0 - (risk if at_home else ELSEWHERE * risk)
        workspace.danger[leader] = 1.0 - safe


# ---- wars
@compiled
def _look_for_wars(state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The chances of wars between kingdoms that one tile, or two, would join."""
    free = empty(state)
    joins = minus(free, load(state.beside_three))
    for second in range(1, workspace.number):
        near_second = both(load(workspace.near[second]), joins)
        wider = both(around(near_second), free)
        for first in range(second):
            near_first = both(load(workspace.near[first]), joins)
            close = meet(near_first, near_second)
            if not close and not meet(wider, near_first):
                continue
            for colour in range(COLOURS):
                one, other = workspace.holders[first, colour], workspace.holders[second, colour]
                if NONE not in (one, other):
                    _look_at_war(state, evaluator, workspace, one, other, close)
                    _look_at_war(state, evaluator, workspace, other, one, close)


@compiled
def _look_at_war(
    state: State, evaluator: Evaluator, workspace: Workspace, attacker: int, defender: int, close: bool
) -> None:
    colour = attacker % COLOURS
    own, held = COLOURS * evaluator.seat + colour, workspace.held[colour]
    lacking = workspace.support[defender] - workspace.support[attacker] + 1
    if attacker == own:
        chance = 1.0 - at_least(evaluator, colour, held - lacking + 1)
    elif defender == own:
        chance = at_least(evaluator, colour, lacking + held)
    else:
        chance = ahead(evaluator, colour, lacking)
    if chance < UNLIKELY_WAR:
        return
    spoils = int(workspace.support[defender])
    if colour == RED:
        kingdom = load(workspace.kingdoms[workspace.home[defender]])
        others = around(minus(load(state.leaders), bit_of(state.stands[defender])))
        kept = either(load(state.treasures), others)
        spoils = board_count(minus(both(kingdom, tiles_of(state, RED)), kept))
    expected = chance * (1 + spoils)
    if close:
        workspace.gain[attacker] = max(workspace.gain[attacker], expected)
        workspace.danger[defender] = 1.0 - (1.0 - workspace.danger[defender]) * (1.0 - chance)
    else:
        workspace.far_gain[attacker] = max(workspace.far_gain[attacker], expected)
        workspace.far[defender] = max(workspace.far[defender], chance)


# ---- what is built, or may be
@compiled
def _look_at_monuments(state: State, workspace: Workspace) -> None:
    """The points that monuments and the ziggurat pay at the end of each turn."""
    for number in range(workspace.number):
        kingdom = load(workspace.kingdoms[number])
        for monument in range(MONUMENTS):
            if meet(bit_of(state.monument_cells[monument]), kingdom):
                for colour in COLOURS_OF_MONUMENT[monument]:
                    holder = workspace.holders[number, colour]
                    if holder != NONE:
                        workspace.income[holder] += 1
        king = workspace.holders[number, KING]
        if king != NONE and meet(bit_of(state.ziggurat_cell), kingdom):
            workspace.income[king] += 1


@compiled
def completed(own: Mask) -> Mask:
    """The cells that have the three other cells of a square among these."""
    right, under = left_of(own), above(own)
    across = above(right)
    top_left, top_right = both(both(right, under), across), right_of(both(both(own, under), across))
    low_left, low_right = below(both(both(own, right), across)), below(right_of(both(both(own, right), under)))
    return either(either(top_left, top_right), either(low_left, low_right))


@compiled
def _look_for_squares(state: State, workspace: Workspace) -> None:
    """For each colour that has a monument left, the empty cells that complete a square of its tiles (TE-M1)."""
    free = empty(state)
    for colour in range(COLOURS):
        cells = both(completed(tiles_of(state, colour)), free) if in_supply(state, colour) else EMPTY
        store(workspace.squares[colour], cells)
        if is_empty(cells):
            continue
        for leader in range(colour, LEADERS, COLOURS):
            home = workspace.home[leader]
            workspace.square[leader] = home != NONE and meet(cells, load(workspace.near[home]))


@compiled
def scorer_of(workspace: Workspace, number: int, colour: int) -> int:
    """Who scores for a tile in a kingdom: the leader of its colour, or else the king."""
    holder = workspace.holders[number, colour]
    return workspace.holders[number, KING] if holder == NONE else holder


@compiled
def _look_at_buildings(state: State, workspace: Workspace) -> None:
    for colour in range(COLOURS):
        for number in range(workspace.number):
            if meet(load(workspace.kingdoms[number]), bit_of(state.buildings[colour])):
                scorer = scorer_of(workspace, number, colour)
                if scorer != NONE:
                    workspace.doubled[scorer // COLOURS * COLOURS + colour] = 1


@compiled
def _look_at_seats(figures: Figures, state: State, workspace: Workspace) -> None:
    """Colours that kings take in for want of another leader, and treasures of traders."""
    treasures = load(state.treasures)
    loose = minus(treasures, load(state.ruled))
    for seat in range(figures.players):
        king = workspace.home[COLOURS * seat + KING]
        if king != NONE:
            for colour in range(COLOURS):
                workspace.covered[COLOURS * seat + colour] = workspace.holders[king, colour] == NONE
        workspace.within[seat] = 0
        workspace.reach[seat] = 0
        trader = workspace.home[COLOURS * seat + TRADER]
        if trader != NONE:
            workspace.within[seat] = board_count(both(load(workspace.kingdoms[trader]), treasures))
            if not is_empty(loose):
                border = both(load(workspace.near[trader]), empty(state))
                workspace.reach[seat] = board_count(both(around(border), loose))
