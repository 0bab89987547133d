"""Asking allies for help in a battle (SE-F3)."""

from tilewright.games.empires.model.actions import ENOUGH, NO, YES, AnyAction, AskHelp, Enough, HelpWith, No, Yes
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, Numbered
from tilewright.games.empires.model.events import HelpAnswered, HelpAsked
from tilewright.games.empires.model.money import hand_over
from tilewright.games.empires.model.names import AREAS, Arm, Power
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Assault, Table, allied, find_seat, seat_of
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.kernel import Refusal


def naval_battle_ahead(table: Table, assault: Assault) -> bool:
    """Can there be a naval battle against a player: has each principal a fleet in the sea?"""
    return bool(fleets_there(table, assault, assault.attacker) and fleets_there(table, assault, assault.defender))


def helping_units(table: Table, assault: Assault, ally: Seat, arm: Arm) -> int:
    """The armies or fleets with which an ally could join that battle."""
    if arm == "land":
        return 0 if assault.naval_only else table.empires[ally].armies[assault.area]
    return fleets_there(table, assault, ally) if naval_battle_ahead(table, assault) else 0


def can_help(table: Table, assault: Assault, ally: Seat, arm: Arm) -> bool:
    """Have they units that could join that battle, and have they not been asked for them yet?"""
    return not assault.asked(arm) >> ally & 1 and helping_units(table, assault, ally, arm) > 0


def askable(table: Table, assault: Assault, asker: Seat) -> list[tuple[Power, Arm]]:
    """Whom they may still ask, and for what."""
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
        builder.question = SeekingHelp(builder.attack.attacker)
    else:
        builder.press(step="defender-help")


def seek_defenders_help(builder: StateBuilder) -> None:
    """Then a player who is attacked, unless by surprise."""
    assault = builder.attack
    if assault.defender is not None and not assault.surprise and askable(builder, assault, assault.defender):
        builder.question = SeekingHelp(assault.defender)
    else:
        builder.press(step="naval")


class SeekingHelp(Question[AskHelp | Enough], frozen=True, gc=False, tag="help"):
    """Whom to ask for help (SE-F3)."""

    rule = "SE-F3"
    takes = (AskHelp, Enough)

    def groups(self, state: Table) -> Groups:
        assert state.assault is not None
        asks = askable(state, state.assault, self.seat)

        def make(number: int) -> AnyAction:
            gold, ask = divmod(number, len(asks))
            return AskHelp(*asks[ask], gold)

        return (ENOUGH,), Numbered(len(asks) * (state.empires[self.seat].gold + 1), make)

    def objection(self, state: Table, action: AskHelp | Enough) -> Refusal | None:
        """SE-F3, SE-A7."""
        if isinstance(action, Enough):
            return None
        assault, asker, ally = state.assault, self.seat, find_seat(state, action.power)
        assert assault is not None
        facts: dict[str, str | int | bool] = {"power": action.power, "area": AREAS[assault.area]}
        if ally is None or ally == asker or not allied(state, ally, asker):
            return Refusal("SE-F3", "that-power-is-not-an-ally", {"power": action.power})
        if assault.asked(action.arm) >> ally & 1:
            return Refusal("SE-F3", "that-ally-has-been-asked", {**facts, "arm": action.arm})
        refusal = _no_battle_to_help_in(state, assault, asker, action.arm)
        if refusal is not None:
            return refusal
        if not helping_units(state, assault, ally, action.arm):
            return Refusal("SE-F3", "that-ally-has-nothing-to-help-with", {**facts, "arm": action.arm})
        if action.gold < 0:
            return Refusal("SE-F3", "a-sum-is-not-negative", {"said": action.gold})
        gold = state.empires[asker].gold
        if action.gold > gold:
            return Refusal("SE-A7", "an-offer-is-gold-in-hand", {"offer": action.gold, "gold": gold})
        return None

    def apply(self, builder: StateBuilder, action: AskHelp | Enough) -> None:
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
        builder.log(HelpAsked(self.seat, ally, action.arm, action.gold))
        builder.question = AnsweringHelp(ally, self.seat, action.arm, action.gold)


def _no_battle_to_help_in(table: Table, assault: Assault, asker: Seat, arm: Arm) -> Refusal | None:
    """Why nobody at all can help with armies, or with fleets (SE-F2 to SE-F4)."""
    if arm == "land":
        return Refusal("SE-F2", "only-the-naval-battle-is-fought") if assault.naval_only else None
    sea = table.material.sea_of[assault.area]
    if sea is None:
        return Refusal("SE-F4", "that-area-has-no-sea-of-its-own", {"area": AREAS[assault.area]})
    if assault.defender is None:
        return Refusal("SE-F4", "no-naval-battle-is-fought-against-a-counter-or-tile")
    if not fleets_there(table, assault, asker):
        return Refusal("SE-F3", "no-own-fleet-in-that-sea", {"area": AREAS[sea]})
    rival = assault.opponent(asker)
    if not fleets_there(table, assault, rival):
        facts: dict[str, str | int | bool] = {"power": table.empires[rival].power, "area": AREAS[sea]}
        return Refusal("SE-F4", "the-other-side-has-no-fleet-to-fight", facts)
    return None


class AnsweringHelp(Question[Yes | No | HelpWith], frozen=True, gc=False, tag="answer"):
    """Whether to help (SE-F3)."""

    asker: Seat
    arm: Arm
    gold: int

    rule = "SE-F3"
    takes = (Yes, No, HelpWith)

    def groups(self, state: Table) -> Groups:
        assert state.assault is not None
        most = helping_units(state, state.assault, self.seat, self.arm)
        return (NO, YES), tuple(HelpWith(units) for units in range(1, most))

    def objection(self, state: Table, action: Yes | No | HelpWith) -> Refusal | None:
        """SE-F3: at least one unit, and at most those that are there; all of them is plain `yes`."""
        assert state.assault is not None
        if not isinstance(action, HelpWith):
            return None
        most = helping_units(state, state.assault, self.seat, self.arm)
        if action.units < 1:
            return Refusal("SE-F3", "a-helper-brings-a-unit-at-least")
        if action.units > most:
            return Refusal("SE-F3", "so-many-cannot-help", {"units": most, "said": action.units})
        if action.units == most:
            return Refusal("SE-F3", "helping-with-all-is-yes", {"units": most})
        return None

    def apply(self, builder: StateBuilder, action: Yes | No | HelpWith) -> None:
        """On yes the gold passes for good, and the ally brings all they have there, or as many as they say."""
        ally, assault = self.seat, builder.attack
        if isinstance(action, No):
            builder.log(HelpAnswered(ally, self.asker, self.arm, False, 0))
            return
        most = helping_units(builder, assault, ally, self.arm)
        units = action.units if isinstance(action, HelpWith) else most
        builder.log(HelpAnswered(ally, self.asker, self.arm, True, units))
        hand_over(builder, self.asker, ally, self.gold, "help", "SE-F3")
        builder.assault = assault.with_helper(self.arm, ally, units)
