"""Styles of play: a warlord, a builder and a trader."""

from typing import Final, cast

from tilewright.bots.styles import Style
from tilewright.games.tigris.model.actions import Keep, Leader, Monument, Tile
from tilewright.games.tigris.rules.questions import MonumentOffer, Revolt, TreasureChoice, War, WarChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Action, State

WAR, REVOLT, SQUARE, MONUMENT, TREASURE, MARKET = "war", "revolt", "square", "monument", "treasure", "market"


def deeds(state: State, action: Action) -> tuple[str, ...]:
    """A war or a revolt that is begun, a square that a monument may stand on, a monument, a treasure, a market."""
    state = cast(TigrisState, state)
    if isinstance(action, Monument):
        return (MONUMENT,)
    if not isinstance(action, Tile | Leader | Keep):
        return ()
    seat, after = state.actor, state.after(action)
    assert seat is not None
    found = [MARKET] if isinstance(action, Tile) and action.colour == "green" else []
    match after.pending:
        case War() | WarChoice():
            found.append(WAR)
        case Revolt():
            found.append(REVOLT)
        case MonumentOffer():
            found.append(SQUARE)
        case TreasureChoice() if after.pending.seat == seat:
            found.append(TREASURE)
        case _:
            found += [TREASURE] * (after.treasures[seat] > state.treasures[seat])
    return tuple(found)


STYLES: Final = {
    "warlord": Style({WAR: 0.08, REVOLT: 0.02}, deeds),
    "builder": Style({SQUARE: 0.1, MONUMENT: 0.2}, deeds),
    "trader": Style({TREASURE: 0.08, MARKET: 0.02}, deeds),
}
