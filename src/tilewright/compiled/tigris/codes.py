"""The legal actions as codes: counted, picked, listed and masked.

The order is that of the blocks below; leaders come last in a turn, since where they may go is costly to know, and
most picks need not know it.
"""

from typing import Any

import numpy as np

from tilewright.compiled import bits
from tilewright.compiled.bits import board_count, board_lowest, board_nth, board_without_lowest, is_empty
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import (
    blocks,
    buildings,
    catastrophes,
    conflicts,
    dynasties,
    leaders,
    monuments,
    questions,
    tiles,
    treasures,
    wars,
    ziggurat,
)
from tilewright.compiled.tigris.board import colour_at
from tilewright.compiled.tigris.cells import COLUMNS, HOME, Mask, bit_of, meet
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.compiled.tigris.swaps import number_of_swaps
from tilewright.games.tigris.model.names import BLUE


@compiled
def actor(_figures: Figures, state: State) -> int:
    """Who must decide; -1 when the game is over."""
    return -1 if state.question == questions.OVER else int(state.seat)


# ---- how many
@compiled
def count(figures: Figures, state: State) -> int:
    """How many actions are legal."""
    if state.question == questions.ACTION:
        return _count_turn(figures, state)
    return _count_answers(figures, state)


@compiled
def _count_turn(figures: Figures, state: State) -> int:
    seat = state.active
    hand = state.hands[seat]
    land, river = tiles.places(figures, state)
    on_land, on_river = board_count(land), board_count(river)
    number = number_of_swaps(hand) + 1
    for colour in range(COLOURS):
        if hand[colour]:
            number += on_river if colour == BLUE else on_land
    if state.catastrophes[seat]:
        number += board_count(catastrophes.places(state))
    cells = leaders.candidates(figures, state)
    for leader in range(COLOURS * seat, COLOURS * seat + COLOURS):
        number += board_count(leaders.places(state, leader, cells)) + (state.stands[leader] != HOME)
    return number


@compiled
def _count_answers(figures: Figures, state: State) -> int:
    """How many answers the open question has."""
    question, tile = state.question, int(state.tile)
    if question in (questions.REVOLT, questions.WAR):
        return bits.count(conflicts.choices(figures, state))
    if question == questions.WAR_CHOICE:
        return bits.count(wars.open_wars(state, tile))
    if question == questions.BUILDING:
        return board_count(buildings.places(state, tile)) + 1
    if question == questions.MONUMENT:
        left = bits.count(monuments.in_supply(state, colour_at(state, tile)))
        crosses = board_count(ziggurat.centres(figures, state, tile))
        return board_count(monuments.squares(state, tile)) * left + crosses + 1
    if question == questions.TREASURE:
        return board_count(_treasures_that_may_stay(figures, state))
    if question == questions.POINT:
        return COLOURS
    if question == questions.DYNASTY:
        return bits.count(dynasties.free_dynasties(figures, state, state.seat))
    return 0


@compiled
def _treasures_that_may_stay(figures: Figures, state: State) -> Mask:
    return treasures.may_stay(figures, treasures.within_reach(state, state.seat))


# ---- one of them
@compiled
def pick(figures: Figures, state: State, k: int) -> int:
    """The code of the k-th legal action."""
    if state.question == questions.ACTION:
        return _pick_in_turn(figures, state, k)
    return _pick_answer(figures, state, k)


@compiled
def _pick_in_turn(figures: Figures, state: State, k: int) -> int:
    seat = state.active
    hand = state.hands[seat]
    land, river = tiles.places(figures, state)
    for colour in range(COLOURS):
        if hand[colour]:
            cells = river if colour == BLUE else land
            number = board_count(cells)
            if k < number:
                return blocks.TILE + colour * blocks.TILE_PLACES + board_nth(cells, k)
            k -= number
    if state.catastrophes[seat]:
        cells = catastrophes.places(state)
        number = board_count(cells)
        if k < number:
            return blocks.CATASTROPHE + board_nth(cells, k)
        k -= number
    number = number_of_swaps(hand)
    if k < number:
        return _nth_swap(hand, k)
    k -= number
    if k == 0:
        return blocks.DONE
    return _pick_leader(figures, state, k - 1)


@compiled
def _nth_swap(hand: Any, k: int) -> int:
    """The swaps of a hand, the number of black tiles rising fastest."""
    left, black = divmod(k + 1, hand[3] + 1)
    left, green = divmod(left, hand[2] + 1)
    red, blue = divmod(left, hand[1] + 1)
    return blocks.SWAP + blocks.SWAP_OF[red, blue, green, black]


@compiled
def _pick_leader(figures: Figures, state: State, k: int) -> int:
    cells = leaders.candidates(figures, state)
    for colour in range(COLOURS):
        leader = COLOURS * state.active + colour
        places = leaders.places(state, leader, cells)
        first, number = blocks.LEADER + colour * blocks.LEADER_PLACES, board_count(places)
        if k < number:
            return first + board_nth(places, k)
        k -= number
        if state.stands[leader] != HOME:
            if k == 0:
                return first + HOME
            k -= 1
    return blocks.DONE  # not reached: k is below the count


@compiled
def _pick_answer(figures: Figures, state: State, k: int) -> int:
    """The k-th answer to the open question."""
    question, tile = state.question, int(state.tile)
    if question in (questions.REVOLT, questions.WAR):
        return blocks.COMMIT + bits.nth(conflicts.choices(figures, state), k)
    if question == questions.WAR_CHOICE:
        return blocks.WAR + bits.nth(wars.open_wars(state, tile), k)
    if question == questions.BUILDING:
        cells = buildings.places(state, tile)
        return blocks.BUILDING + board_nth(cells, k) if k < board_count(cells) else blocks.DECLINE
    if question == questions.MONUMENT:
        return _pick_monument(figures, state, tile, k)
    if question == questions.TREASURE:
        return blocks.KEEP + board_nth(_treasures_that_may_stay(figures, state), k)
    if question == questions.POINT:
        return blocks.POINT + k
    return blocks.DYNASTY + bits.nth(dynasties.free_dynasties(figures, state, state.seat), k)


@compiled
def _pick_monument(figures: Figures, state: State, tile: int, k: int) -> int:
    """Monuments square by square, then ziggurats, then declining."""
    corners = monuments.squares(state, tile)
    left = monuments.in_supply(state, colour_at(state, tile))
    kinds = bits.count(left)
    number = board_count(corners) * kinds
    if k < number:
        cell = board_nth(corners, k // kinds)
        corner = cell - cell // COLUMNS
        return blocks.MONUMENT + corner * blocks.PAIRS_PER_CORNER + bits.nth(left, k % kinds)
    k -= number
    centres = ziggurat.centres(figures, state, tile)
    return blocks.ZIGGURAT + board_nth(centres, k) if k < board_count(centres) else blocks.DECLINE


# ---- all of them
@compiled
def codes(figures: Figures, state: State, out: Any) -> int:
    """The codes of all legal actions; how many they are."""
    if state.question == questions.ACTION:
        return _list_turn(figures, state, out)
    number = _count_answers(figures, state)
    for k in range(number):
        out[k] = _pick_answer(figures, state, k)
    return number


@compiled
def _list_cells(first: int, cells: Mask, out: Any, number: int) -> int:
    """Add a code for each cell, of the block that begins with the first; how many are listed now."""
    while not is_empty(cells):
        out[number] = first + board_lowest(cells)
        number += 1
        cells = board_without_lowest(cells)
    return number


@compiled
def _list_turn(figures: Figures, state: State, out: Any) -> int:
    seat = state.active
    hand = state.hands[seat]
    number = 0
    land, river = tiles.places(figures, state)
    for colour in range(COLOURS):
        if hand[colour]:
            cells = river if colour == BLUE else land
            number = _list_cells(blocks.TILE + colour * blocks.TILE_PLACES, cells, out, number)
    if state.catastrophes[seat]:
        number = _list_cells(blocks.CATASTROPHE, catastrophes.places(state), out, number)
    for k in range(number_of_swaps(hand)):
        out[number] = _nth_swap(hand, k)
        number += 1
    out[number] = blocks.DONE
    number += 1
    candidates = leaders.candidates(figures, state)
    for colour in range(COLOURS):
        leader = COLOURS * seat + colour
        first = blocks.LEADER + colour * blocks.LEADER_PLACES
        number = _list_cells(first, leaders.places(state, leader, candidates), out, number)
        if state.stands[leader] != HOME:
            out[number] = first + HOME
            number += 1
    return number


@compiled
def mask(figures: Figures, state: State, out: Any) -> None:
    """1 for every legal code, 0 for all others."""
    out[:] = 0
    legal = np.empty(blocks.CODES, np.int32)
    for k in range(codes(figures, state, legal)):
        out[legal[k]] = 1


# ---- a given one
@compiled
def is_legal(figures: Figures, state: State, code: int) -> bool:
    """May the active player take this action of a turn? Only for the question of the next action."""
    if code == blocks.DONE:
        return True
    seat = state.active
    if code < blocks.TILE:
        colour, to = divmod(code - blocks.LEADER, blocks.LEADER_PLACES)
        leader = COLOURS * seat + colour
        if to == HOME:
            return state.stands[leader] != HOME
        return meet(leaders.places(state, leader, leaders.candidates(figures, state)), bit_of(to))
    if code < blocks.CATASTROPHE:
        colour, cell = divmod(code - blocks.TILE, blocks.TILE_PLACES)
        land, river = tiles.places(figures, state)
        return state.hands[seat, colour] > 0 and meet(river if colour == BLUE else land, bit_of(cell))
    if code < blocks.SWAP:
        return state.catastrophes[seat] > 0 and meet(catastrophes.places(state), bit_of(code - blocks.CATASTROPHE))
    swapped = blocks.SWAPPED[code - blocks.SWAP]
    lacking = 0
    for colour in range(COLOURS):
        lacking += swapped[colour] > state.hands[seat, colour]
    return lacking == 0
