"""Who loses units in a battle, and which (SE-F8 to SE-F10)."""

from tilewright.games.empires.model.actions import Lose
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups
from tilewright.games.empires.model.events import UnitLost
from tilewright.games.empires.model.money import take_unrest
from tilewright.games.empires.model.names import AREAS, ARMY, FLEET, FORT, UNITS, Power
from tilewright.games.empires.model.numbers import Seat, UnitKind
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Assault, Table, seat_of
from tilewright.games.empires.model.units import remove_unit
from tilewright.games.empires.rules.odds import SEVEN
from tilewright.games.empires.rules.strength import Side, fleets_there, helpers, principal
from tilewright.kernel import Refusal

Loss = tuple[Side, int, str]  # the side, its first or second loss, and why

UNREST = 1  # SE-F10


def side_losses(assault: Assault, side: Side) -> list[Loss]:
    """What the outcome and the dice ask of a side: none, one or two units (SE-F8, SE-F9)."""
    if principal(assault, side) is None or (side == "defender" and assault.withdrawn):
        return []
    dice = assault.dice[:2] if side == "attacker" else assault.dice[2:]
    why = [] if assault.outcome == side else ["tie" if assault.outcome == "tie" else "defeat"]
    if sum(dice) == SEVEN:
        why.append("seven")
    return [(side, number, reason) for number, reason in enumerate(why)]


def due(assault: Assault) -> list[Loss]:
    """All losses of the battle, the attacker's side first (SE-F10)."""
    return [*side_losses(assault, "attacker"), *side_losses(assault, "defender")]


def _loser(assault: Assault, side: Side) -> Seat:
    """The principal of a side that loses units."""
    seat = principal(assault, side)
    assert seat is not None, "neutrals and tiles lose no units"
    return seat


def losable(table: Table, assault: Assault, side: Side) -> list[UnitKind]:
    """The kinds of units that a principal has to lose in this battle (SE-F8, SE-F10)."""
    seat = _loser(assault, side)
    if assault.arm == "naval":
        return [FLEET] if fleets_there(table, assault, seat) else []
    empire, area = table.empires[seat], assault.area
    kinds = [ARMY] if empire.armies[area] else []
    if side == "defender" and assault.outcome != "tie" and empire.forts[area]:
        kinds.append(FORT)
    return kinds


def defender_would_lose(table: Table, assault: Assault) -> bool:
    """Would the defender's side lose any unit in this battle?"""
    losses = side_losses(assault, "defender")
    if not losses:
        return False
    return bool(losable(table, assault, "defender") or (len(losses) > 1 and helpers(table, assault, "defender")))


def suffer(builder: StateBuilder) -> None:
    """Units are lost one by one, the attacker's side first; whoever has a choice is asked."""
    assault = builder.attack
    losses = due(assault)
    if assault.losses >= len(losses):
        builder.press(step="aftermath")
        return
    side, number, why = losses[assault.losses]
    helping = helpers(builder, assault, side) if number else []
    kinds = losable(builder, assault, side)
    if len(helping) > 1:
        builder.question = LosingHelper(assault.attacker)
    elif helping:
        _lose_helping(builder, helping[0][0], why)
    elif len(kinds) > 1:
        builder.question = LosingUnit(_loser(assault, side))
    elif kinds:
        _lose(builder, _loser(assault, side), kinds[0], why)
    else:
        builder.press(losses=assault.losses + 1)


def _helping_kind(assault: Assault) -> UnitKind:
    return FLEET if assault.arm == "naval" else ARMY


def _lose(builder: StateBuilder, seat: Seat, kind: UnitKind, why: str) -> None:
    """One unit is lost, and brings unrest (SE-F10)."""
    assault = builder.attack
    place = builder.material.sea_of[assault.area] if kind == FLEET else assault.area
    assert place is not None, "fleets fight at sea"
    remove_unit(builder, seat, kind, place)
    rule = "SE-F9" if why == "seven" else "SE-F8"
    builder.log(UnitLost(seat, UNITS[kind], AREAS[place], why, rule))
    take_unrest(builder, seat, UNREST, "lost-unit", "SE-F10")
    builder.press(losses=assault.losses + 1)


def _lose_helping(builder: StateBuilder, seat: Seat, why: str) -> None:
    """The unit lost is one of those that helped (SE-F3, SE-F9)."""
    assault = builder.attack
    units = dict(assault.helpers(assault.arm))[seat]
    _lose(builder, seat, _helping_kind(assault), why)
    builder.assault = builder.attack.with_helper(assault.arm, seat, units - 1)


def current(assault: Assault) -> Loss:
    """The loss that is being dealt with."""
    return due(assault)[assault.losses]


# The owner picks the unit


class LosingUnit(Question[Lose], frozen=True, gc=False, tag="loss"):
    """Which unit to lose (SE-F10)."""

    rule = "SE-F10"
    takes = (Lose,)

    def groups(self, state: Table) -> Groups:
        assert state.assault is not None
        side = current(state.assault)[0]
        return (tuple(_lose_unit(kind) for kind in losable(state, state.assault, side)),)

    def objection(self, state: Table, action: Lose) -> Refusal | None:
        """SE-F10: an army or a fort."""
        if action.what not in ("army", "fort"):
            return Refusal("SE-F10", "a-unit-must-be-named")
        return None

    def apply(self, builder: StateBuilder, action: Lose) -> None:
        _lose(builder, self.seat, FORT if action.what == "fort" else ARMY, current(builder.attack)[2])


def _lose_unit(kind: UnitKind) -> Lose:
    return Lose("fort" if kind == FORT else "army")


# The active player says whose


def _helping_powers(table: Table, assault: Assault) -> list[Power]:
    seats = [seat for seat, _ in helpers(table, assault, current(assault)[0])]
    return [empire.power for seat, empire in enumerate(table.empires) if seat in seats and empire.power]


class LosingHelper(Question[Lose], frozen=True, gc=False, tag="helper"):
    """Whose helping unit is lost (SE-F9)."""

    rule = "SE-F9"
    takes = (Lose,)

    def groups(self, state: Table) -> Groups:
        assert state.assault is not None
        return (tuple(Lose(power) for power in _helping_powers(state, state.assault)),)

    def objection(self, state: Table, action: Lose) -> Refusal | None:
        """SE-F9: one of the helpers."""
        assert state.assault is not None
        if action.what not in _helping_powers(state, state.assault):
            return Refusal("SE-F9", "that-is-no-helper-of-that-side", {"named": action.what})
        return None

    def apply(self, builder: StateBuilder, action: Lose) -> None:
        _lose_helping(builder, seat_of(builder, action.what), current(builder.attack)[2])
