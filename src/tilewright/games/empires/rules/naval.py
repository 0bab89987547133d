"""Whether there is a naval battle, and who has support without one (SE-F4)."""

from tilewright.games.empires.model.actions import DECLINE, FIGHT, Decline, Fight
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, Room
from tilewright.games.empires.model.events import NavalAnswered, SupportGained
from tilewright.games.empires.model.names import AREAS
from tilewright.games.empires.model.table import Table
from tilewright.games.empires.rules.helping import naval_battle_ahead
from tilewright.games.empires.rules.questions import FacingNaval
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.kernel import Refusal


def face_the_sea(builder: StateBuilder) -> None:
    """The attacker says first whether he fights, where both have a fleet and the sea is not all the attack is for."""
    assault = builder.attack
    if assault.naval_only:
        builder.press(step="arms")
    elif naval_battle_ahead(builder, assault):
        builder.press(step="defender-naval")
        builder.decision = FacingNaval(assault.attacker)
    elif fleets_there(builder, assault, assault.attacker):
        give_support(builder, assault.attacker)
    else:
        give_support(builder, assault.defender if fleets_there(builder, assault, assault.defender) else -1)


def give_support(builder: StateBuilder, seat: int) -> None:
    """Naval support in the land battle is his, or nobody's; the land battle follows."""
    builder.press(support=seat, step="support")
    if builder.material.sea_of[builder.attack.area] is not None:
        builder.log(SupportGained(seat if seat >= 0 else None, AREAS[builder.attack.area]))


def ask_defender(builder: StateBuilder) -> None:
    """The attacker wants to fight: the defender may decline."""
    builder.press(step="arms")
    builder.decision = FacingNaval(builder.attack.defender)


def naval_groups(_: Table, __: FacingNaval) -> Groups:
    return ((DECLINE, FIGHT),)


def explain_naval(_: Table, __: FacingNaval, ___: Fight | Decline) -> Refusal | None:
    return None


def answer_naval(builder: StateBuilder, decision: FacingNaval, action: Fight | Decline) -> None:
    """Who declines leaves the support to the other; if neither does, they fight."""
    fights, assault = isinstance(action, Fight), builder.attack
    builder.log(NavalAnswered(decision.seat, fights))
    if not fights:
        give_support(builder, assault.defender if decision.seat == assault.attacker else assault.attacker)
    elif decision.seat == assault.defender:
        builder.press(arm="naval")


ROOMS = {FacingNaval: Room("SE-F4", (Fight, Decline), naval_groups, explain_naval, answer_naval)}
