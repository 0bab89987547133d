"""Whether there is a naval battle, and who has support without one (SE-F4)."""

from tilewright.games.empires.model.actions import DECLINE, FIGHT, Decline, Fight
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import NavalAnswered, SupportGained
from tilewright.games.empires.model.names import AREAS
from tilewright.games.empires.model.table import Table
from tilewright.games.empires.rules.choices import Groups, Room
from tilewright.games.empires.rules.decisions import FacingNaval
from tilewright.games.empires.rules.helping import naval_battle_ahead
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.kernel import Refusal


def face_the_sea(desk: Desk) -> None:
    """The attacker says first whether he fights, where both have a fleet and the sea is not all the attack is for."""
    assault = desk.attack
    if assault.naval_only:
        desk.press(step="arms")
    elif naval_battle_ahead(desk, assault):
        desk.press(step="defender-naval")
        desk.decision = FacingNaval(assault.attacker)
    elif fleets_there(desk, assault, assault.attacker):
        give_support(desk, assault.attacker)
    else:
        give_support(desk, assault.defender if fleets_there(desk, assault, assault.defender) else -1)


def give_support(desk: Desk, seat: int) -> None:
    """Naval support in the land battle is his, or nobody's; the land battle follows."""
    desk.press(support=seat, step="support")
    if desk.material.sea_of[desk.attack.area] is not None:
        desk.log(SupportGained(seat if seat >= 0 else None, AREAS[desk.attack.area]))


def ask_defender(desk: Desk) -> None:
    """The attacker wants to fight: the defender may decline."""
    desk.press(step="arms")
    desk.decision = FacingNaval(desk.attack.defender)


def naval_groups(_: Table, __: FacingNaval) -> Groups:
    return ((DECLINE, FIGHT),)


def explain_naval(_: Table, __: FacingNaval, ___: Fight | Decline) -> Refusal | None:
    return None


def answer_naval(desk: Desk, decision: FacingNaval, action: Fight | Decline) -> None:
    """Who declines leaves the support to the other; if neither does, they fight."""
    fights, assault = isinstance(action, Fight), desk.attack
    desk.log(NavalAnswered(decision.seat, fights))
    if not fights:
        give_support(desk, assault.defender if decision.seat == assault.attacker else assault.attacker)
    elif decision.seat == assault.defender:
        desk.press(arm="naval")


ROOMS = {FacingNaval: Room("SE-F4", (Fight, Decline), naval_groups, explain_naval, answer_naval)}
