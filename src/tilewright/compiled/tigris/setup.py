"""Setting the game up (TE-S)."""

from typing import Any

from tilewright.compiled.bits import load, store
from tilewright.compiled.chance import begin, below
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.bag import draw_tiles
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, MONUMENTS, SEATS, Figures, State
from tilewright.games.tigris.model.names import ACTIONS, CATASTROPHES, HAND_SIZE, RED


@compiled
def start(figures: Figures, state: State, seed: Any) -> None:
    """Temples and treasures on the winged figures (TE-S2), the first player drawn, hands dealt from there (TE-S4)."""
    begin(state.chance, seed)
    store(state.tiles[RED], load(figures.winged))
    store(state.treasures, load(figures.winged))
    for leader in range(LEADERS):
        state.stands[leader] = HOME
    for colour in range(COLOURS):
        state.buildings[colour] = HOME
        state.bag[colour] = figures.bag[colour]
    for monument in range(MONUMENTS):
        state.monument_cells[monument] = HOME
    state.ziggurat_cell = HOME
    for seat in range(SEATS):
        state.dynasties[seat] = seat
    first = below(state.chance, figures.players)
    for step in range(figures.players):
        seat = (first + step) % figures.players
        state.catastrophes[seat] = CATASTROPHES
        draw_tiles(state, seat, HAND_SIZE)
    state.active = first
    state.actions_left = ACTIONS
    questions.ask(state, questions.DYNASTY if figures.choose_dynasties else questions.ACTION, first, HOME)
