"""A turn: up to two actions, what follows each of them, and the end of the turn (TE-T)."""

from typing import Final

from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import (
    blocks,
    buildings,
    catastrophes,
    conflicts,
    dynasties,
    ending,
    leaders,
    monuments,
    questions,
    swaps,
    tiles,
    treasures,
    ziggurat,
)
from tilewright.compiled.tigris.bag import draw_tiles, hand_size
from tilewright.compiled.tigris.board import put_leader, send_home, settle_borders
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.games.tigris.model.builder import TurnStep
from tilewright.games.tigris.model.names import ACTIONS, HAND_SIZE

# What follows an action, in the order of TE-T2 and TE-T3.
WARS: Final = TurnStep.WARS
BUILDING: Final = TurnStep.BUILDING
MONUMENT: Final = TurnStep.MONUMENT
TREASURES: Final = TurnStep.TREASURES
NEXT_ACTION: Final = TurnStep.NEXT_ACTION
END_OF_TURN: Final = TurnStep.END_OF_TURN
DRAWING: Final = TurnStep.DRAWING
SOMEBODY_DECIDES: Final = DRAWING + 1
"""Nothing follows: a question is open."""


@compiled
def apply(figures: Figures, state: State, code: int) -> None:
    """Carry out a legal action, and what follows until somebody must decide."""
    state.just_drawn[:] = 0
    tile = int(state.tile)
    if state.question == questions.ACTION:
        step = _take_action(figures, state, code)
        if blocks.TILE <= code < blocks.CATASTROPHE:
            tile = (code - blocks.TILE) % blocks.TILE_PLACES
    else:
        step = _answer(figures, state, code)
    _go_on(figures, state, step, tile)
    settle_borders(state)


@compiled
def _take_action(figures: Figures, state: State, code: int) -> int:
    """The active player takes an action, or ends the turn (TE-T1); the step that follows."""
    if code == blocks.DONE:
        return END_OF_TURN
    state.actions_left -= 1
    if code < blocks.TILE:
        colour, to = divmod(code - blocks.LEADER, blocks.LEADER_PLACES)
        return _move_leader(figures, state, COLOURS * state.active + colour, to)
    if code < blocks.CATASTROPHE:
        colour, cell = divmod(code - blocks.TILE, blocks.TILE_PLACES)
        return WARS if tiles.act(state, colour, cell) else BUILDING
    if code < blocks.SWAP:
        catastrophes.lay(state, code - blocks.CATASTROPHE)
    else:
        swaps.act(state, blocks.SWAPPED[code - blocks.SWAP])
    return TREASURES


@compiled
def _move_leader(figures: Figures, state: State, leader: int, to: int) -> int:
    """Put, move or take off a leader, which may start a revolt (TE-L1, TE-I1)."""
    if to == HOME:
        send_home(state, leader)
        return TREASURES
    put_leader(state, leader, to)
    return SOMEBODY_DECIDES if conflicts.revolt(figures, state, leader) else TREASURES


@compiled
def _answer(figures: Figures, state: State, code: int) -> int:
    """Answer the open question; the step that follows."""
    question = state.question
    if question == questions.REVOLT:
        return SOMEBODY_DECIDES if conflicts.commit(figures, state, code - blocks.COMMIT) else TREASURES
    if question == questions.WAR:
        return SOMEBODY_DECIDES if conflicts.commit(figures, state, code - blocks.COMMIT) else WARS
    if question == questions.WAR_CHOICE:
        asked = conflicts.begin_war(figures, state, int(state.tile), code - blocks.WAR)
        return SOMEBODY_DECIDES if asked else WARS
    if question == questions.BUILDING:
        if code != blocks.DECLINE:
            buildings.build(state, code - blocks.BUILDING)
        return MONUMENT
    if question == questions.MONUMENT:
        _build(state, code)
        return TREASURES
    if question == questions.TREASURE:
        treasures.take(state, state.seat, code - blocks.KEEP)
        return TREASURES
    if question == questions.POINT:
        state.points[state.seat, code - blocks.POINT] += 1  # TE-Z3
        return DRAWING
    return SOMEBODY_DECIDES if dynasties.choose(figures, state, code - blocks.DYNASTY) else NEXT_ACTION


@compiled
def _build(state: State, code: int) -> None:
    """Build a monument or the ziggurat, or decline (TE-M1, TE-Z1)."""
    if blocks.MONUMENT <= code < blocks.ZIGGURAT:
        corner, monument = divmod(code - blocks.MONUMENT, blocks.PAIRS_PER_CORNER)
        monuments.build(state, corner + corner // blocks.CORNERS_PER_ROW, monument)
    elif blocks.ZIGGURAT <= code < blocks.KEEP:
        ziggurat.build(state, code - blocks.ZIGGURAT)


@compiled
def _go_on(figures: Figures, state: State, step: int, tile: int) -> None:
    """What follows an action, from this step on; wars and offers are about this tile."""
    if step == WARS and conflicts.wage_wars(figures, state, tile):
        return
    if step <= BUILDING and buildings.offer(figures, state, tile):
        return
    if step <= MONUMENT and monuments.offer(figures, state, tile):
        return
    if step <= TREASURES and treasures.collect(figures, state):
        return
    if step <= NEXT_ACTION and _next_action(figures, state):
        return
    if step <= END_OF_TURN and _end_turn(state):
        return
    if step <= DRAWING:
        _draw_and_pass_on(figures, state)


@compiled
def _next_action(figures: Figures, state: State) -> bool:
    """The turn goes on after its first action and ends after its second (TE-T3)."""
    if state.actions_left == 0 or _only_done_is_left(figures, state):
        return False
    questions.ask_for_action(state)
    return True


@compiled
def _only_done_is_left(figures: Figures, state: State) -> bool:
    """TE-T4: with nothing to swap, lay or place, ending the turn is no choice. All can see that it is so."""
    seat = state.active
    if state.catastrophes[seat] or hand_size(state, seat):
        return False
    settle_borders(state)
    return not leaders.anywhere_to_go(figures, state, seat)


@compiled
def _end_turn(state: State) -> bool:
    """TE-T3: monuments pay, then the ziggurat."""
    monuments.pay(state)
    return ziggurat.offer_point(state)


@compiled
def _draw_and_pass_on(figures: Figures, state: State) -> None:
    """TE-T3: unless the game ends, everybody draws up to six, and the turn passes on."""
    state.idle = 0 if state.stirred else state.idle + 1
    over = ending.before_drawing(state)
    if over == ending.NOT_OVER and not _refill(figures, state):
        over = ending.BAG_RAN_OUT
    if over == ending.NOT_OVER and ending.at_standstill(figures, state):
        over = ending.STANDSTILL
    if over != ending.NOT_OVER:
        ending.end(state, over)
        return
    state.active = (state.active + 1) % figures.players
    state.actions_left = ACTIONS
    state.stirred = 0
    questions.ask_for_action(state)


@compiled
def _refill(figures: Figures, state: State) -> bool:
    """The active player, then clockwise everyone, draws up to six; the first who cannot ends the game (TE-G1)."""
    for step in range(figures.players):
        seat = (state.active + step) % figures.players
        missing = HAND_SIZE - hand_size(state, seat)
        if missing and draw_tiles(state, seat, missing) < missing:
            return False
    return True
