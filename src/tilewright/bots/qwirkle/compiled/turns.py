"""Whole turns as records: `turns.py` of the readable search."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.layout import TURN, Turn
from tilewright.compiled import bits
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.hands import is_repeat, place_of
from tilewright.compiled.qwirkle.layout import OPENING, Figures, State
from tilewright.compiled.qwirkle.placing import playable_tiles
from tilewright.compiled.qwirkle.plays import least_tiles, list_plays
from tilewright.compiled.qwirkle.turn import end_turn, pass_turn, place, trade
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS


@compiled
def list_turns(state: State, most: int) -> Any:
    """The turns of whoever is to move, and how many they are: plays; trades, where no play brings more than so many
    points; a pass, where there is neither."""
    seat = int64(state.seat)
    plays, count = list_plays(state, playable_tiles(state), least_tiles(state))
    turns, best = np.zeros(count + (1 << HAND_SIZE), TURN), 0
    for number in range(count):
        set_turn(state, seat, plays[number], state.bag_size == 0, turns[number])
        best = max(best, int64(turns[number].points))
    if best <= most and state.bag_size > 0 and state.question != OPENING:
        for chosen in range(1, 1 << state.hand_sizes[seat]):
            if _is_trade(state, seat, chosen):
                _keep_others(state, seat, chosen, turns[count])
                count += 1
    if count == 0:
        _keep_others(state, seat, 0, turns[0])
        count = 1
    return turns, count


@compiled
def _is_trade(state: State, seat: int, chosen: int) -> bool:
    """Is it one that the bag allows, and of tiles alike the first?"""
    if bits.count(chosen) > state.bag_size:
        return False
    for slot in range(1, state.hand_sizes[seat]):
        if chosen >> slot & 1 and is_repeat(state, seat, slot) and not chosen >> (slot - 1) & 1:
            return False
    return True


@compiled
def set_turn(state: State, seat: int, play: Any, is_bag_empty: bool, turn: Turn) -> None:
    """A play as a turn."""
    turn.count, turn.points, laid = play.count, play.points, 0
    for number in range(play.count):
        turn.tiles[number], turn.cells[number] = play.tiles[number], play.cells[number]
        laid |= 1 << play.tiles[number]
    turn.kept_count = 0
    for slot in range(state.hand_sizes[seat]):
        tile = state.hands[seat, slot]
        if laid >> tile & 1:
            laid &= ~(1 << tile)
        else:
            turn.kept[turn.kept_count] = tile
            turn.kept_count += 1
    if turn.kept_count == 0 and is_bag_empty:
        turn.points += LAST_TILE_BONUS


@compiled
def _keep_others(state: State, seat: int, chosen: int, turn: Turn) -> None:
    """A trade of the tiles at these places, as bits; a pass if there are none."""
    turn.count, turn.points, turn.kept_count = 0, 0, 0
    for slot in range(state.hand_sizes[seat]):
        if not chosen >> slot & 1:
            turn.kept[turn.kept_count] = state.hands[seat, slot]
            turn.kept_count += 1


@compiled
def take_turn(figures: Figures, state: State, turn: Turn) -> None:
    """Carry it out."""
    seat = int64(state.seat)
    if turn.count > 0:
        for number in range(turn.count):
            place(state, place_of(state, seat, int64(turn.tiles[number])), int64(turn.cells[number]))
        end_turn(figures, state)
    elif turn.kept_count < state.hand_sizes[seat]:
        trade(figures, state, _chosen(state, seat, turn))
    else:
        pass_turn(figures, state)


@compiled
def _chosen(state: State, seat: int, turn: Turn) -> int:
    """The places of the tiles that a trade does not keep, as bits."""
    chosen, kept = 0, 0
    for slot in range(state.hand_sizes[seat]):
        if kept < turn.kept_count and turn.kept[kept] == state.hands[seat, slot]:
            kept += 1
        else:
            chosen |= 1 << slot
    return chosen
