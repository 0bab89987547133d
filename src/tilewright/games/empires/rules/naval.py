"""Whether there is a naval battle, and who has support without one (SE-F4)."""

from tilewright.games.empires.model.actions import DECLINE, FIGHT, Decline, Fight
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups
from tilewright.games.empires.model.events import NavalAnswered, SupportGained
from tilewright.games.empires.model.names import AREAS
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table
from tilewright.games.empires.rules.helping import naval_battle_ahead
from tilewright.games.empires.rules.strength import fleets_there


def face_the_sea(builder: StateBuilder) -> None:
    """The attacker says first whether they fight, where both have a fleet and the sea is not all the attack is for."""
    assault = builder.attack
    if assault.naval_only:
        builder.press(step="arms")
    elif naval_battle_ahead(builder, assault):
        builder.press(step="defender-naval")
        builder.question = FacingNaval(assault.attacker)
    elif fleets_there(builder, assault, assault.attacker):
        give_support(builder, assault.attacker)
    else:
        give_support(builder, assault.defender if fleets_there(builder, assault, assault.defender) else None)


def give_support(builder: StateBuilder, seat: Seat | None) -> None:
    """Naval support in the land battle is theirs, or nobody's; the land battle follows."""
    builder.press(support=seat, step="support")
    if builder.material.sea_of[builder.attack.area] is not None:
        builder.log(SupportGained(seat, AREAS[builder.attack.area]))


def ask_defender(builder: StateBuilder) -> None:
    """The attacker wants to fight: the defender may decline."""
    builder.press(step="arms")
    builder.question = FacingNaval(builder.attack.attacked_player)


class FacingNaval(Question[Fight | Decline], frozen=True, gc=False, tag="naval"):
    """Whether to fight at sea (SE-F4)."""

    rule = "SE-F4"
    takes = (Fight, Decline)

    def groups(self, state: Table) -> Groups:
        return ((DECLINE, FIGHT),)

    def apply(self, builder: StateBuilder, action: Fight | Decline) -> None:
        """Who declines leaves the support to the other; if neither does, they fight."""
        fights, assault = isinstance(action, Fight), builder.attack
        builder.log(NavalAnswered(self.seat, fights))
        if not fights:
            give_support(builder, assault.opponent(self.seat))
        elif self.seat == assault.defender:
            builder.press(arm="naval")
