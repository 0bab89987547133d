"""Asking allies for help in a battle (SE-F3)."""

from tilewright.games.empires.model.actions import ENOUGH, NO, YES, AnyAction, AskHelp, Enough, HelpWith, No, Yes
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, Numbered, Room
from tilewright.games.empires.model.events import HelpAnswered, HelpAsked
from tilewright.games.empires.model.money import hand_over
from tilewright.games.empires.model.names import AREAS, Arm, Power
from tilewright.games.empires.model.table import Assault, Table, allied, seat_of
from tilewright.games.empires.rules.questions import AnsweringHelp, SeekingHelp
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.kernel import Refusal


def naval_battle_ahead(table: Table, assault: Assault) -> bool:
    """Can there be a naval battle against a player: has each principal a fleet in the sea?"""
    return bool(fleets_there(table, assault, assault.attacker) and fleets_there(table, assault, assault.defender))


def helping_units(table: Table, assault: Assault, ally: int, arm: Arm) -> int:
    """The armies or fleets with which an ally could join that battle."""
    if arm == "land":
        return 0 if assault.naval_only else table.empires[ally].armies[assault.area]
    return fleets_there(table, assault, ally) if naval_battle_ahead(table, assault) else 0


def can_help(table: Table, assault: Assault, ally: int, arm: Arm) -> bool:
    """Have they units that could join that battle, and have they not been asked for them yet?"""
    return not assault.asked(arm) >> ally & 1 and helping_units(table, assault, ally, arm) > 0


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


def seek_attackers_help(builder: StateBuilder) -> None:
    """The attacker asks first, against any target."""
    if askable(builder, builder.attack, builder.attack.attacker):
        builder.decision = SeekingHelp(builder.attack.attacker)
    else:
        builder.press(step="defender-help")


def seek_defenders_help(builder: StateBuilder) -> None:
    """Then a player who is attacked, unless by surprise."""
    assault = builder.attack
    if assault.defender >= 0 and not assault.surprise and askable(builder, assault, assault.defender):
        builder.decision = SeekingHelp(assault.defender)
    else:
        builder.press(step="naval")


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


def ask_for_help(builder: StateBuilder, decision: SeekingHelp, action: AskHelp | Enough) -> None:
    """One ask, answered at once; or no more of them."""
    assault = builder.attack
    if isinstance(action, Enough):
        builder.press(step="defender-help" if assault.step == "attacker-help" else "naval")
        return
    ally = seat_of(builder, action.power)
    if action.arm == "land":
        builder.press(asked_land=assault.asked_land | 1 << ally)
    else:
        builder.press(asked_naval=assault.asked_naval | 1 << ally)
    builder.log(HelpAsked(decision.seat, ally, action.arm, action.gold))
    builder.decision = AnsweringHelp(ally, decision.seat, action.arm, action.gold)


def answer_groups(table: Table, decision: AnsweringHelp) -> Groups:
    assert table.assault is not None
    most = helping_units(table, table.assault, decision.seat, decision.arm)
    return (NO, YES), tuple(HelpWith(units) for units in range(1, most))


def explain_answer(table: Table, decision: AnsweringHelp, action: Yes | No | HelpWith) -> Refusal | None:
    """SE-F3: at least one unit, and at most those that are there; all of them is plain `yes`."""
    assert table.assault is not None
    if not isinstance(action, HelpWith):
        return None
    most = helping_units(table, table.assault, decision.seat, decision.arm)
    if action.units < 1:
        return Refusal("SE-F3", "a-helper-brings-a-unit-at-least")
    if action.units > most:
        return Refusal("SE-F3", "so-many-cannot-help", {"units": most, "said": action.units})
    if action.units == most:
        return Refusal("SE-F3", "helping-with-all-is-yes", {"units": most})
    return None


def answer_help(builder: StateBuilder, decision: AnsweringHelp, action: Yes | No | HelpWith) -> None:
    """On yes the gold passes for good, and the ally brings all they have there, or as many as they say."""
    ally, assault = decision.seat, builder.attack
    if isinstance(action, No):
        builder.log(HelpAnswered(ally, decision.asker, decision.arm, False, 0))
        return
    most = helping_units(builder, assault, ally, decision.arm)
    units = action.units if isinstance(action, HelpWith) else most
    builder.log(HelpAnswered(ally, decision.asker, decision.arm, True, units))
    hand_over(builder, decision.asker, ally, decision.gold, "help", "SE-F3")
    builder.assault = assault.with_helper(decision.arm, ally, units)


ROOMS = {
    SeekingHelp: Room("SE-F3", (AskHelp, Enough), help_groups, explain_help, ask_for_help),
    AnsweringHelp: Room("SE-F3", (Yes, No, HelpWith), answer_groups, explain_answer, answer_help),
}
