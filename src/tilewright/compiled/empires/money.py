"""Gold, unrest and population (SE-U)."""

from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import State
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import BANKING


@compiled
def gold_per_unrest(figures: Figures, state: State, seat: int) -> int:
    """What an unrest counter brings a player in a payment (SE-U1)."""
    return figures.banking_rate if held(state, seat, BANKING) else figures.gold_per_unrest


@compiled
def bid_limit(figures: Figures, state: State, seat: int) -> int:
    """The highest sum they may bid (SE-A7)."""
    return state.gold[seat] + figures.revolution * gold_per_unrest(figures, state, seat)


@compiled
def pay(figures: Figures, state: State, seat: int, gold: int) -> None:
    """Pay the bank: what is in hand, then unrest, just enough, the change theirs (SE-U1)."""
    held = int64(state.gold[seat])
    if held < gold:
        rate = gold_per_unrest(figures, state, seat)
        counters = (gold - held + rate - 1) // rate
        held += counters * rate
        state.unrest[seat] += counters
    state.gold[seat] = held - gold


@compiled
def return_unrest(state: State, seat: int, count: int) -> None:
    """Unrest goes back, as much as they have."""
    state.unrest[seat] -= min(count, int64(state.unrest[seat]))
