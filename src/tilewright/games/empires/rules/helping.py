"""Asking allies for help in a battle (SE-F3)."""

from tilewright.games.empires.model.actions import ENOUGH, NO, YES, AnyAction, AskHelp, Enough, No, Yes
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import HelpAnswered, HelpAsked
from tilewright.games.empires.model.money import hand_over
from tilewright.games.empires.model.names import AREAS, Arm, Power
from tilewright.games.empires.model.table import Assault, Table, allied, seat_of
from tilewright.games.empires.rules.choices import Groups, Numbered, Room
from tilewright.games.empires.rules.decisions import AnsweringHelp, SeekingHelp
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.kernel import Refusal


def naval_battle_ahead(table: Table, assault: Assault) -> bool:
    """Can there be a naval battle against a player: has each principal a fleet in the sea?"""
    return bool(fleets_there(table, assault, assault.attacker) and fleets_there(table, assault, assault.defender))


def can_help(table: Table, assault: Assault, ally: int, arm: Arm) -> bool:
    """Has he units that could join that battle, and has he not been asked for them yet?"""
    if assault.asked(arm) >> ally & 1:
        return False
    if arm == "land":
        return not assault.naval_only and table.empires[ally].armies[assault.area] > 0
    return naval_battle_ahead(table, assault) and fleets_there(table, assault, ally) > 0


def askable(table: Table, assault: Assault, asker: int) -> list[tuple[Power, Arm]]:
    """Whom he may still ask, and for what."""
    asks: list[tuple[Power, Arm]] = []
    for ally, empire in enumerate(table.empires):
        if ally != asker and empire.power and allied(table, ally, asker):
            if can_help(table, assault, ally, "land"):
                asks.append((empire.power, "land"))
            if can_help(table, assault, ally, "naval"):
                asks.append((empire.power, "naval"))
    return asks


def seek_attackers_help(desk: Desk) -> None:
    """The attacker asks first, against any target."""
    if askable(desk, desk.attack, desk.attack.attacker):
        desk.decision = SeekingHelp(desk.attack.attacker)
    else:
        desk.press(step="defender-help")


def seek_defenders_help(desk: Desk) -> None:
    """Then a player who is attacked, unless by surprise."""
    assault = desk.attack
    if assault.defender >= 0 and not assault.surprise and askable(desk, assault, assault.defender):
        desk.decision = SeekingHelp(assault.defender)
    else:
        desk.press(step="naval")


def help_groups(table: Table, decision: SeekingHelp) -> Groups:
    assert table.assault is not None
    asks = askable(table, table.assault, decision.seat)

    def make(number: int) -> AnyAction:
        gold, ask = divmod(number, len(asks))
        return AskHelp(*asks[ask], gold)

    return (ENOUGH,), Numbered(len(asks) * (table.empires[decision.seat].gold + 1), make)


def explain_help(table: Table, decision: SeekingHelp, action: AskHelp | Enough) -> Refusal | None:
    """SE-F3, SE-A7."""
    if isinstance(action, Enough):
        return None
    assault, asker, ally = table.assault, decision.seat, seat_of(table, action.power)
    assert assault is not None
    facts: dict[str, str | int | bool] = {"power": action.power, "area": AREAS[assault.area]}
    if ally < 0 or ally == asker or not allied(table, ally, asker):
        return Refusal("SE-F3", "that-power-is-not-an-ally", {"power": action.power})
    if assault.asked(action.arm) >> ally & 1:
        return Refusal("SE-F3", "that-ally-has-been-asked", {**facts, "arm": action.arm})
    if not can_help(table, assault, ally, action.arm):
        return Refusal("SE-F3", "that-ally-has-nothing-to-help-with", {**facts, "arm": action.arm})
    gold = table.empires[asker].gold
    if not 0 <= action.gold <= gold:
        return Refusal("SE-A7", "an-offer-is-gold-in-hand", {"offer": action.gold, "gold": gold})
    return None


def ask_for_help(desk: Desk, decision: SeekingHelp, action: AskHelp | Enough) -> None:
    """One ask, answered at once; or no more of them."""
    assault = desk.attack
    if isinstance(action, Enough):
        desk.press(step="defender-help" if assault.step == "attacker-help" else "naval")
        return
    ally = seat_of(desk, action.power)
    if action.arm == "land":
        desk.press(asked_land=assault.asked_land | 1 << ally)
    else:
        desk.press(asked_naval=assault.asked_naval | 1 << ally)
    desk.log(HelpAsked(decision.seat, ally, action.arm, action.gold))
    desk.decision = AnsweringHelp(ally, decision.seat, action.arm, action.gold)


def answer_groups(_: Table, __: AnsweringHelp) -> Groups:
    return ((NO, YES),)


def explain_answer(_: Table, __: AnsweringHelp, ___: Yes | No) -> Refusal | None:
    return None


def answer_help(desk: Desk, decision: AnsweringHelp, action: Yes | No) -> None:
    """On yes the gold passes for good, and the ally brings all he has there."""
    agreed, ally, assault = isinstance(action, Yes), decision.seat, desk.attack
    desk.log(HelpAnswered(ally, decision.asker, decision.arm, agreed))
    if not agreed:
        return
    hand_over(desk, decision.asker, ally, decision.gold, "help", "SE-F3")
    if decision.arm == "land":
        desk.press(help_land=assault.help_land | 1 << ally)
    else:
        desk.press(help_naval=assault.help_naval | 1 << ally)


ROOMS = {
    SeekingHelp: Room("SE-F3", (AskHelp, Enough), help_groups, explain_help, ask_for_help),
    AnsweringHelp: Room("SE-F3", (Yes, No), answer_groups, explain_answer, answer_help),
}
