"""What a seat may know, as the laboratory's numbers: planes of the board, then a vector (see `encodings/tigris`)."""

from typing import Any, Final

from tilewright.compiled.bits import board_lowest, board_without_lowest, is_empty, load
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import conflicts, questions
from tilewright.compiled.tigris.bag import hand_size, total
from tilewright.compiled.tigris.cells import HOME, Mask, bit_of, cross, square
from tilewright.compiled.tigris.dynasties import has_chosen
from tilewright.compiled.tigris.layout import COLOURS, MONUMENTS, Figures, State
from tilewright.compiled.tigris.stock import removed
from tilewright.encodings.observer import HIDDEN
from tilewright.encodings.tigris.observations import ASKED
from tilewright.games.tigris.model.names import DYNASTIES

CELLS: Final = HOME
KINDS_OF_QUESTION: Final = len(ASKED)
assert questions.DYNASTY == KINDS_OF_QUESTION, "all questions before the choice of a dynasty have a place of their own"


@compiled
def observe(figures: Figures, state: State, seat: int, out: Any) -> None:
    """The numbers that the laboratory's observer gives for this seat."""
    out[:] = 0
    at = _draw_pieces(figures, state, seat, out)
    at = _draw_what_is_built(state, out, at)
    at = _draw_question(state, out, at)
    at = _write_players(figures, state, seat, out, at)
    at = _write_question(figures, state, seat, out, at)
    at = _write_conflict(figures, state, seat, out, at)
    at = _write_game(figures, state, out, at)
    _write_dynasties(figures, state, seat, out, at)


# ---- planes
@compiled
def _draw(mask: Mask, out: Any, at: int) -> int:
    """A plane with a 1 on each cell of the mask; where the next one begins."""
    while not is_empty(mask):
        out[at + board_lowest(mask)] = 1
        mask = board_without_lowest(mask)
    return at + CELLS


@compiled
def _draw_cell(cell: int, out: Any, at: int) -> int:
    if cell != HOME:
        out[at + cell] = 1
    return at + CELLS


@compiled
def _draw_pieces(figures: Figures, state: State, seat: int, out: Any) -> int:
    at = 0
    for colour in range(COLOURS):
        at = _draw(load(state.tiles[colour]), out, at)
    at = _draw(load(state.down), out, at)
    at = _draw(load(state.ruins), out, at)
    at = _draw(load(state.treasures), out, at)
    at = _draw(load(state.ruled), out, at)
    at = _draw(load(figures.river), out, at)
    for step in range(figures.players):
        each = (seat + step) % figures.players
        for colour in range(COLOURS):
            at = _draw_cell(state.stands[COLOURS * each + colour], out, at)
    return at


@compiled
def _draw_what_is_built(state: State, out: Any, at: int) -> int:
    for monument in range(MONUMENTS):
        cell = state.monument_cells[monument]
        if cell != HOME:
            _draw(square(cell), out, at)
        at += CELLS
    for colour in range(COLOURS):
        at = _draw_cell(state.buildings[colour], out, at)
    return _draw(cross(state.ziggurat_cell), out, at)


@compiled
def _draw_question(state: State, out: Any, at: int) -> int:
    """The tile in question, the attacking and the defending leader."""
    at = _draw_cell(state.tile, out, at)
    if _is_conflict(state):
        _draw(bit_of(state.stands[state.attacker]), out, at)
        _draw(bit_of(state.stands[state.defender]), out, at + CELLS)
    return at + 2 * CELLS


@compiled
def _is_conflict(state: State) -> bool:
    return state.question in (questions.REVOLT, questions.WAR)


# ---- vector
@compiled
def _write_players(figures: Figures, state: State, seat: int, out: Any, at: int) -> int:
    """The own tiles, then what is known of each player."""
    players = figures.players
    shown = figures.open_scores or state.question == questions.OVER
    for colour in range(COLOURS):
        out[at + colour] = state.hands[seat, colour]
        out[at + COLOURS + colour] = state.thrown[seat, colour]
    points = at + 2 * COLOURS
    held = points + COLOURS * players
    for step in range(players):
        each = (seat + step) % players
        seen = shown or each == seat
        for colour in range(COLOURS):
            out[points + COLOURS * step + colour] = state.points[each, colour] if seen else HIDDEN
        out[held + step] = state.treasures_held[each] if seen else HIDDEN
        out[held + players + step] = state.catastrophes[each]
        out[held + 2 * players + step] = hand_size(state, each)
        out[held + 3 * players + step] = total(state.thrown[each])
    return held + 4 * players


@compiled
def _write_question(figures: Figures, state: State, seat: int, out: Any, at: int) -> int:
    """Who decides, whose turn it is, what is asked, how many actions are left."""
    players, question = figures.players, state.question
    if question != questions.OVER:
        out[at + (state.seat - seat) % players] = 1
    out[at + players + (state.active - seat) % players] = 1
    at += 2 * players
    if question < KINDS_OF_QUESTION:
        out[at + question] = 1
    out[at + KINDS_OF_QUESTION] = state.actions_left
    return at + KINDS_OF_QUESTION + 1


@compiled
def _write_conflict(figures: Figures, state: State, seat: int, out: Any, at: int) -> int:
    """Colours, sides, strengths and what is committed."""
    players = figures.players
    end = at + 2 * COLOURS + 2 * players + 2
    out[end] = HIDDEN
    if _is_conflict(state):
        out[at + state.attacker % COLOURS] = 1
        out[at + COLOURS + conflicts.support(state)] = 1
        at += 2 * COLOURS
        out[at + (state.attacker // COLOURS - seat) % players] = 1
        out[at + players + (state.defender // COLOURS - seat) % players] = 1
        attack, defence = conflicts.strengths(state)
        out[end - 2] = attack
        out[end - 1] = defence
        out[end] = HIDDEN if state.committed == questions.NOT_YET else state.committed
    return end + 1


@compiled
def _write_game(figures: Figures, state: State, out: Any, at: int) -> int:
    """The bag, tiles out of the game, the pause, the options."""
    out[at] = total(state.bag)
    for colour in range(COLOURS):
        out[at + 1 + colour] = removed(figures, state, colour)
    at += 1 + COLOURS
    out[at] = state.idle
    out[at + 1] = state.short
    out[at + 2] = figures.alternate
    out[at + 3] = figures.buildings
    out[at + 4] = figures.ziggurat
    out[at + 5] = figures.limited_support
    out[at + 6] = figures.open_scores
    return at + 7


@compiled
def _write_dynasties(figures: Figures, state: State, seat: int, out: Any, at: int) -> None:
    players, choosing = figures.players, state.question == questions.DYNASTY
    out[at] = choosing
    at += 1
    for step in range(players):
        each = (seat + step) % players
        if not choosing or has_chosen(figures, state, each, state.seat):
            out[at + len(DYNASTIES) * step + state.dynasties[each]] = 1
    out[at + len(DYNASTIES) * players] = figures.choose_dynasties
