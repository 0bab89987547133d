"""The beginning of a game: an empty table, the first player by lot, and on to the first question."""

from typing import Any

from tilewright.compiled.chance import begin, below
from tilewright.compiled.empires.attack import clear_assault
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, State
from tilewright.compiled.empires.sequence_of_play import run
from tilewright.compiled.empires.table import ask
from tilewright.compiled.jit import compiled


@compiled
def start(figures: Figures, state: State, seed: Any) -> None:
    """SE-S0 to SE-S2, on a state that was zeroed."""
    begin(state.chance, seed)
    ask(state, NONE, NONE)
    clear_assault(state)
    state.power[:] = NONE
    state.upper[:] = NONE
    state.lower[:] = NONE
    state.active = state.opener = NONE
    for kind in range(figures.kind_count):
        state.bag[kind] = figures.full_bag[kind]
    for tile in range(figures.tile_count):
        state.supply[tile] = figures.full_supply[tile]
    state.first = below(state.chance, figures.players)
    for seat in range(figures.players):
        state.power[seat] = figures.powers[seat]
        state.gold[seat], state.population[seat] = figures.start_gold, figures.start_population
    run(figures, state)
