"""Candidate actions, best first: the same as `candidates.py` of the readable search lists, in the same order."""

from typing import Any

import numpy as np

from tilewright.bots.tigris.candidates import (
    APPROACH,
    BESIDE,
    CONTACT,
    DEFEAT,
    GIFT,
    GUARD,
    LAST,
    MOVE,
    SQUARE,
    SURE,
    THREE,
    TREASURE,
)
from tilewright.bots.tigris.compiled.evaluation import look_with_hand, set_hand, set_needs
from tilewright.bots.tigris.compiled.features import scorer_of
from tilewright.bots.tigris.compiled.layout import MOST_KINGDOMS, NONE, Evaluator, Workspace
from tilewright.bots.tigris.compiled.odds import at_least
from tilewright.compiled.bits import (
    EMPTY,
    around,
    board_count,
    board_lowest,
    board_without_lowest,
    both,
    either,
    is_empty,
    load,
    minus,
    store,
)
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import blocks, catastrophes, leaders, tiles
from tilewright.compiled.tigris.board import empty, tiles_of
from tilewright.compiled.tigris.cells import (
    BOARD,
    HOME,
    Mask,
    above,
    around_cell,
    below,
    bit_of,
    left_of,
    meet,
    right_of,
)
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, MONUMENTS, Figures, State
from tilewright.compiled.tigris.monuments import COLOURS_OF_MONUMENT
from tilewright.games.tigris.model.names import BLUE, RED, TRADER

MOST = 2048
"""More than can be found: each kingdom gives some cells for each kind of piece."""
ANY = MOST_KINGDOMS
"""In place of the number of a kingdom: none of them."""


@compiled
def listed(
    figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace, cells: int, approaches: bool, out: Any
) -> int:
    """The codes of all candidates, the highest score first; `done` is always among them. How many they are."""
    set_hand(state, evaluator, workspace)
    look_with_hand(figures, state, evaluator, workspace)
    set_needs(figures, state, evaluator, workspace)
    scores, codes, contacts = np.empty(MOST), np.empty(MOST, np.int32), np.empty((MOST_KINGDOMS + 1, 3), np.uint64)
    _set_contacts(workspace, contacts)
    found = _add_growth(figures, state, evaluator, workspace, cells, approaches, contacts, scores, codes)
    found = _add_joins(figures, state, evaluator, workspace, cells, scores, codes, found)
    found = _add_leaders(figures, state, evaluator, workspace, cells, contacts, scores, codes, found)
    found = _add_catastrophes(state, workspace, scores, codes, found)
    found = _add_swaps(state, workspace, scores, codes, found)
    found = _add(scores, codes, found, LAST, blocks.DONE)
    return _in_order(scores, codes, found, out)


@compiled
def _add(scores: Any, codes: Any, found: int, score: float, code: int) -> int:
    scores[found] = score
    codes[found] = code
    return found + 1


@compiled
def _in_order(scores: Any, codes: Any, found: int, out: Any) -> int:
    """The codes by their scores, the first found of equals first, and each code once."""
    for number in range(1, found):
        place, score, code = number, scores[number], codes[number]
        while place > 0 and scores[place - 1] < score:
            scores[place], codes[place] = scores[place - 1], codes[place - 1]
            place -= 1
        scores[place], codes[place] = score, code
    seen = np.zeros(blocks.CODES, np.uint8)
    number = 0
    for place in range(found):
        if not seen[codes[place]]:
            seen[codes[place]] = 1
            out[number] = codes[place]
            number += 1
    return number


@compiled
def _set_contacts(workspace: Workspace, contacts: Any) -> None:
    """For each kingdom, and for a new one, the cells where a piece of it would be one tile away from another."""
    for number in range(workspace.number + 1):
        near = EMPTY
        for other in range(workspace.number):
            if other != number:
                near = either(near, load(workspace.near[other]))
        near = both(around(near), BOARD)
        place = ANY if number == workspace.number else number
        store(contacts[place], near)


# ---- tiles
@compiled
def _tile_places(state: State, colour: int, land: Mask, river: Mask) -> Mask:
    """Where the active player may lay a tile of a colour."""
    if not state.hands[state.active, colour]:
        return EMPTY
    return river if colour == BLUE else land


@compiled
def _add_growth(
    figures: Figures,
    state: State,
    evaluator: Evaluator,
    workspace: Workspace,
    cells: int,
    approaches: bool,
    contacts: Any,
    scores: Any,
    codes: Any,
) -> int:
    """Tiles that score for the seat, and others that bring it treasures or guard its leaders."""
    seat, found = state.active, 0
    land, river = tiles.places(figures, state)
    two, guards = load(state.beside_two), _guards(state)
    wars, goals = np.empty(MOST_KINGDOMS), np.empty((MOST_KINGDOMS, 3), np.uint64)
    for number in range(workspace.number):
        near, hooks, contact = load(workspace.near[number]), _hooks(state, workspace, number), load(contacts[number])
        ways = _set_approaches(state, evaluator, workspace, number, wars, goals) if approaches else 0
        for colour in range(COLOURS):
            spots = minus(both(_tile_places(state, colour, land, river), near), two)
            if is_empty(spots):
                continue
            scorer = scorer_of(workspace, number, colour)
            if scorer != NONE and scorer // COLOURS == seat:
                doubled = meet(bit_of(state.buildings[colour]), load(workspace.kingdoms[number]))
                base = (2 if doubled else 1) * workspace.needs[colour]
            else:
                spots = both(spots, either(hooks, guards) if colour == RED else hooks)
                base = 0.0 if scorer == NONE else GIFT
            if is_empty(spots):
                continue
            found = _add_best_cells(
                state, workspace, colour, spots, base, contact, hooks, guards, cells, scores, codes, found
            )
            fours = load(workspace.squares[colour])
            for way in range(ways):
                goal = both(load(goals[way]), spots)
                best = both(goal, fours)
                if not is_empty(goal):
                    cell = board_lowest(goal if is_empty(best) else best)
                    found = _add(scores, codes, found, base + wars[way], _tile(colour, cell))
    return found


@compiled
def _tile(colour: int, cell: int) -> int:
    return blocks.TILE + colour * blocks.TILE_PLACES + cell


@compiled
def _add_best_cells(
    state: State,
    workspace: Workspace,
    colour: int,
    spots: Mask,
    base: float,
    contact: Mask,
    hooks: Mask,
    all_guards: Mask,
    cells: int,
    scores: Any,
    codes: Any,
    found: int,
) -> int:
    """The best cells for a tile of this colour."""
    own = tiles_of(state, colour)
    fours, threes, beside = load(workspace.squares[colour]), _threes(own), around(own)
    guards = all_guards if colour == RED else EMPTY
    free = minus(spots, contact)
    left = cells
    for order in range(8):
        if order == 0:
            mask = both(hooks, spots)
        elif order == 1:
            mask = both(fours, spots)
        elif order == 2:
            mask = both(guards, free)
        elif order == 3:
            mask = both(threes, free)
        elif order == 4:
            mask = both(beside, free)
        elif order == 5:
            mask = free
        elif order == 6:
            mask = both(threes, spots)
        else:
            mask = spots
        spots = minus(spots, mask)
        free = minus(free, mask)
        while left > 0 and not is_empty(mask):
            cell = board_lowest(mask)
            mask = board_without_lowest(mask)
            left -= 1
            bit = bit_of(cell)
            shape = SQUARE if meet(bit, fours) else THREE if meet(bit, threes) else BESIDE if meet(bit, beside) else 0.0
            score = base + shape
            if meet(bit, hooks):
                score += TREASURE
            if meet(bit, guards):
                score += GUARD
            if meet(bit, contact):
                score += CONTACT
            found = _add(scores, codes, found, score, _tile(colour, cell))
    return found


@compiled
def _threes(own: Mask) -> Mask:
    """The cells that make three of a square with two of these."""
    right, under = left_of(own), above(own)
    across = above(right)
    top_left = either(both(right, under), both(either(right, under), across))
    top_right = right_of(either(both(own, under), both(either(own, under), across)))
    low_left = below(either(both(own, right), both(either(own, right), across)))
    low_right = below(right_of(either(both(own, right), both(either(own, right), under))))
    return either(either(top_left, top_right), either(low_left, low_right))


@compiled
def _guards(state: State) -> Mask:
    """The cells beside own leaders."""
    guards = EMPTY
    for leader in range(COLOURS * state.active, COLOURS * state.active + COLOURS):
        guards = either(guards, around_cell(state.stands[leader]))
    return guards


@compiled
def _hooks(state: State, workspace: Workspace, number: int) -> Mask:
    """Cells where a tile would bring a treasure to the seat's trader in this kingdom."""
    seat = state.active
    if workspace.home[COLOURS * seat + TRADER] != number or not workspace.within[seat]:
        return EMPTY
    return both(around(minus(load(state.treasures), load(workspace.kingdoms[number]))), BOARD)


@compiled
def _set_approaches(
    state: State, evaluator: Evaluator, workspace: Workspace, number: int, wars: Any, goals: Any
) -> int:
    """The cells where a piece of this kingdom would be one tile away from a war, and the score of each war."""
    free = minus(empty(state), load(state.beside_three))
    near = both(load(workspace.near[number]), free)
    ways = 0
    for other in range(workspace.number):
        theirs = load(workspace.near[other])
        if other == number or meet(theirs, near):
            continue
        involved, score = _prospect(state, evaluator, workspace, number, other)
        if involved and score > 0:
            wars[ways] = APPROACH * score
            store(goals[ways], both(around(both(theirs, free)), BOARD))
            ways += 1
    return ways


@compiled
def _prospect(state: State, evaluator: Evaluator, workspace: Workspace, first: int, second: int) -> tuple[bool, float]:
    """Has the seat a part in joining these kingdoms? And the score of it."""
    seat = state.active
    score, involved = 0.0, False
    for colour in range(COLOURS):
        mine = COLOURS * seat + colour
        one, other = workspace.holders[first, colour], workspace.holders[second, colour]
        if mine not in (one, other):
            continue
        involved = True
        theirs = other if one == mine else one
        if theirs == NONE:
            continue
        lacking = workspace.support[theirs] - workspace.support[mine] + 1
        chance = 1.0 - at_least(evaluator, colour, state.hands[seat, colour] - lacking + 1)
        spoils = 2 + workspace.support[theirs]
        score += workspace.needs[colour] * (chance * spoils - (1 - chance) * (DEFEAT + workspace.presence))
    if workspace.home[COLOURS * seat + TRADER] in (first, second):
        joined = either(load(workspace.kingdoms[first]), load(workspace.kingdoms[second]))
        score += TREASURE / 2 * max(0, board_count(both(load(state.treasures), joined)) - 1)
    return involved, score


@compiled
def _add_joins(
    figures: Figures,
    state: State,
    evaluator: Evaluator,
    workspace: Workspace,
    cells: int,
    scores: Any,
    codes: Any,
    found: int,
) -> int:
    """Tiles that join two kingdoms: wars, and treasures for the trader."""
    land, river = tiles.places(figures, state)
    anywhere = EMPTY
    for colour in range(COLOURS):
        anywhere = either(anywhere, _tile_places(state, colour, land, river))
    anywhere = both(anywhere, load(state.beside_two))
    if is_empty(anywhere):
        return found
    for second in range(1, workspace.number):
        for first in range(second):
            joins = both(both(load(workspace.near[first]), load(workspace.near[second])), anywhere)
            if is_empty(joins):
                continue
            involved, score = _prospect(state, evaluator, workspace, first, second)
            left = cells if involved else 0
            while left > 0 and not is_empty(joins):
                cell = board_lowest(joins)
                joins = board_without_lowest(joins)
                left -= 1
                colour = _least_useful(state, workspace, bit_of(cell), land, river)
                found = _add(scores, codes, found, score, _tile(colour, cell))
    return found


@compiled
def _least_useful(state: State, workspace: Workspace, bit: Mask, land: Mask, river: Mask) -> int:
    """The colour of the tile that is spared most easily for a cell: much held and little needed."""
    best, least = NONE, 0.0
    for colour in range(COLOURS):
        if meet(_tile_places(state, colour, land, river), bit):
            use = workspace.needs[colour] - 0.1 * state.hands[state.active, colour]
            if best == NONE or use < least:
                best, least = colour, use
    return best


# ---- leaders
@compiled
def _add_leaders(
    figures: Figures,
    state: State,
    evaluator: Evaluator,
    workspace: Workspace,
    cells: int,
    contacts: Any,
    scores: Any,
    codes: Any,
    found: int,
) -> int:
    """Leaders into kingdoms that lack them, against weaker rivals, and to temples nobody leads."""
    beside_one = around(load(state.ruled))
    candidates = leaders.candidates(figures, state)
    for colour in range(COLOURS):
        leader, block = COLOURS * state.active + colour, blocks.LEADER + colour * blocks.LEADER_PLACES
        at_home = workspace.home[leader] == NONE
        less = 0.0 if at_home else MOVE - _held(workspace, leader)
        spots = leaders.places(state, leader, candidates)
        for number in range(workspace.number):
            here = both(spots, load(workspace.near[number]))
            rival = workspace.holders[number, colour]
            if is_empty(here) or (rival == leader and workspace.danger[leader] < 0.3):
                continue
            value = _seat_of(state, workspace, number, colour) + less
            against = NONE if rival == leader else rival
            contact = load(contacts[number])
            found = _add_strongest(
                state, evaluator, workspace, here, contact, value, against, block, cells, scores, codes, found
            )
        fresh = minus(spots, beside_one)
        if not is_empty(fresh):
            value = workspace.needs[colour] * workspace.presence + less
            contact = load(contacts[ANY])
            found = _add_strongest(
                state, evaluator, workspace, fresh, contact, value, NONE, block, cells, scores, codes, found
            )
        if not at_home and workspace.danger[leader] > 0.5 and workspace.support[leader] > 3:
            found = _add(scores, codes, found, -0.5, block + HOME)
    return found


@compiled
def _held(workspace: Workspace, leader: int) -> float:
    """What a leader brings where it stands."""
    value = workspace.needs[leader % COLOURS] * (workspace.presence + workspace.income[leader] * workspace.pay)
    return value * (1.0 - workspace.danger[leader])


@compiled
def _seat_of(state: State, workspace: Workspace, number: int, colour: int) -> float:
    """What leading this colour in a kingdom brings."""
    kingdom = load(workspace.kingdoms[number])
    paying = 0
    for monument in range(MONUMENTS):
        if meet(bit_of(state.monument_cells[monument]), kingdom):
            for each in COLOURS_OF_MONUMENT[monument]:
                paying += each == colour
    value = workspace.needs[colour] * (workspace.presence + paying * workspace.pay)
    if colour == TRADER:
        value += TREASURE * max(0, board_count(both(kingdom, load(state.treasures))) - 1)
    return value


@compiled
def _add_strongest(
    state: State,
    evaluator: Evaluator,
    workspace: Workspace,
    spots: Mask,
    contact: Mask,
    value: float,
    rival: int,
    block: int,
    cells: int,
    scores: Any,
    codes: Any,
    found: int,
) -> int:
    """The cells beside most temples, those out of reach of other kingdoms first; against a rival, if there is one."""
    strength = 4
    while strength > 0 and not meet(spots, load(workspace.temples[strength])):
        strength -= 1
    if strength == 0:
        return found
    best = both(spots, load(workspace.temples[strength]))
    score = value + SURE * strength
    if rival != NONE:
        score = _revolt(state, evaluator, workspace, rival, strength, score)
    away, left = minus(best, contact), cells
    while left > 0 and not is_empty(best):
        cell = board_lowest(best if is_empty(away) else away)
        found = _add(scores, codes, found, score, block + cell)
        best, away = minus(best, bit_of(cell)), minus(away, bit_of(cell))
        left -= 1
    return found


@compiled
def _revolt(state: State, evaluator: Evaluator, workspace: Workspace, rival: int, strength: int, prize: float) -> float:
    """The score of a revolt, all temples of the hand spent on it."""
    defence = board_count(both(around_cell(state.stands[rival]), tiles_of(state, RED)))
    lacking = defence - strength + 1
    chance = 1.0 - at_least(evaluator, RED, state.hands[state.active, RED] - lacking + 1)
    return chance * (prize + workspace.needs[RED]) - (1 - chance) * 0.3


# ---- the rest
@compiled
def _add_catastrophes(state: State, workspace: Workspace, scores: Any, codes: Any, found: int) -> int:
    """Against the last temple of a rival's leader, and on the one cell where a stronger kingdom could join."""
    seat = state.active
    if not state.catastrophes[seat]:
        return found
    places, temples = catastrophes.places(state), tiles_of(state, RED)
    for leader in range(LEADERS):
        if workspace.home[leader] == NONE or leader // COLOURS == seat:
            continue
        beside = both(around_cell(state.stands[leader]), temples)
        if board_count(beside) == 1 and meet(beside, places):
            score = 0.1 + 0.1 * workspace.income[leader] * workspace.pay
            found = _add(scores, codes, found, score, blocks.CATASTROPHE + board_lowest(beside))
    free = minus(empty(state), load(state.beside_three))
    for colour in range(COLOURS):
        leader = COLOURS * seat + colour
        number = workspace.home[leader]
        if number == NONE or workspace.danger[leader] < 0.4:
            continue
        for other in range(workspace.number):
            gap = both(both(load(workspace.near[number]), load(workspace.near[other])), free)
            if other != number and workspace.holders[other, colour] != NONE and board_count(gap) == 1:
                code = blocks.CATASTROPHE + board_lowest(gap)
                found = _add(scores, codes, found, 0.2 * workspace.danger[leader], code)
    return found


@compiled
def _add_swaps(state: State, workspace: Workspace, scores: Any, codes: Any, found: int) -> int:
    """Throw away what scores nothing, or all but a few; only as the last action, since what it draws is unknown."""
    if state.actions_left > 1:
        return found
    seat = state.active
    idle, spare = np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64)
    for colour in range(COLOURS):
        leader, held = COLOURS * seat + colour, int(state.hands[seat, colour])
        useful = workspace.home[leader] != NONE or workspace.covered[leader] != 0
        idle[colour] = 0 if useful or colour == RED else held
        spare[colour] = max(0, held - 2) if useful else held
    for thrown in (idle, spare):
        number = thrown.sum()
        if number:
            code = blocks.SWAP + int(blocks.SWAP_OF[thrown[0], thrown[1], thrown[2], thrown[3]])
            found = _add(scores, codes, found, 0.03 * number, code)
    return found
