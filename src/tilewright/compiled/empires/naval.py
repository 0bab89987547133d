"""Whether there is a naval battle, and who has support without one (SE-F4)."""

from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import naval_battle_ahead
from tilewright.compiled.empires.layout import ARMS, DEFENDER_NAVAL, FACING_NAVAL, NAVAL, NONE, SUPPORT, State
from tilewright.compiled.empires.strength import fleets_there
from tilewright.compiled.empires.table import ask
from tilewright.compiled.jit import compiled, int64


@compiled
def face_the_sea(figures: Figures, state: State) -> None:
    """The attacker says first whether they fight, where both have a fleet and the sea is not all the attack is for."""
    assault = state.assault
    attacker, defender = int64(assault.attacker), int64(assault.defender)
    if assault.naval_only:
        assault.step = ARMS
    elif naval_battle_ahead(figures, state):
        assault.step = DEFENDER_NAVAL
        ask(state, FACING_NAVAL, attacker)
    elif fleets_there(figures, state, attacker):
        give_support(state, attacker)
    else:
        give_support(state, defender if fleets_there(figures, state, defender) else NONE)


@compiled
def give_support(state: State, seat: int) -> None:
    """Naval support in the land battle is theirs, or nobody's; the land battle follows."""
    state.assault.support = seat
    state.assault.step = SUPPORT


@compiled
def ask_defender(state: State) -> None:
    """The attacker wants to fight: the defender may decline."""
    state.assault.step = ARMS
    ask(state, FACING_NAVAL, int64(state.assault.defender))


@compiled
def fight_or_decline(figures: Figures, groups: Groups) -> int:
    used = add(groups, 0, figures.code.decline, 1)
    return add(groups, used, figures.code.fight, 1)


@compiled
def face_naval(figures: Figures, state: State, seat: int, code: int) -> None:
    """Who declines leaves the support to the other; if neither does, they fight."""
    assault = state.assault
    if code == figures.code.decline:
        give_support(state, int64(assault.defender if seat == assault.attacker else assault.attacker))
    elif seat == assault.defender:
        assault.arm = NAVAL
