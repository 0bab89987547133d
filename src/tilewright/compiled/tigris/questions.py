"""What can be asked, numbered as in DECISIONS of the readable engine, and then OVER: nothing is asked any more."""

from typing import Final

from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import State
from tilewright.games.tigris.rules.questions import DECISIONS

ACTION: Final = DECISIONS.index("action")
REVOLT: Final = DECISIONS.index("revolt")
WAR: Final = DECISIONS.index("war")
WAR_CHOICE: Final = DECISIONS.index("war-choice")
BUILDING: Final = DECISIONS.index("building")
MONUMENT: Final = DECISIONS.index("monument")
TREASURE: Final = DECISIONS.index("treasure")
POINT: Final = DECISIONS.index("point")
DYNASTY: Final = DECISIONS.index("dynasty")
OVER: Final = len(DECISIONS)

NOT_YET: Final = -1
"""What the attacker committed before they did."""


@compiled
def ask(state: State, question: int, seat: int, tile: int) -> None:
    """Somebody must decide; the question is about this tile, or HOME. Conflicts are asked by `ask_conflict`."""
    state.question = question
    state.seat = seat
    state.tile = tile
    state.attacker = 0
    state.defender = 0
    state.committed = NOT_YET


@compiled
def ask_for_action(state: State) -> None:
    """The active player takes the next action (TE-T1)."""
    ask(state, ACTION, state.active, HOME)


@compiled
def ask_conflict(state: State, question: int, attacker: int, defender: int, tile: int) -> None:
    """The attacker in a revolt or a war must commit tiles (TE-I2, TE-E3)."""
    ask(state, question, attacker // 4, tile)
    state.attacker = attacker
    state.defender = defender
