"""Attacks: what may be attacked, declaring it, and the order of the steps that follow (SE-F0 to SE-F2)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from tilewright.games.empires.model.actions import AnyAction, Attack, No, Use
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, only_of
from tilewright.games.empires.model.events import AttackDeclared, AttackEnded
from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.money import pay
from tilewright.games.empires.model.names import (
    AREA_INDEX,
    AREAS,
    HOME,
    PIRATES,
    SLAVE_REVOLT,
    SURPRISE_ATTACK,
    Arm,
    Power,
)
from tilewright.games.empires.model.numbers import AreaIndex, Seat, TileIndex
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import (
    Assault,
    AttackStep,
    Captive,
    Empire,
    Table,
    allied,
    find_seat,
    has_marker_left,
    presence,
    seat_of,
)
from tilewright.games.empires.rules.aftermath import follow_up
from tilewright.games.empires.rules.battle import (
    arm_tiles,
    decide,
    offer_attackers_reserves,
    offer_defenders_reserves,
    offer_support,
    roll,
)
from tilewright.games.empires.rules.helping import seek_attackers_help, seek_defenders_help
from tilewright.games.empires.rules.losses import suffer
from tilewright.games.empires.rules.naval import ask_defender, face_the_sea
from tilewright.games.empires.rules.tile_use import AskedTile, spend_single
from tilewright.kernel import Refusal

RAIDERS = {"pirates": PIRATES, "slave_revolt": SLAVE_REVOLT}

# What may be attacked


@lru_cache(maxsize=1 << 14)
def _on_player(power: Power | Literal[""], areas: int, arm: Arm) -> tuple[AnyAction, ...]:
    assert power, "every player has a power in a war"
    return tuple(Attack(power, AREAS[area], arm) for area in AREA_INDEX.values() if areas >> area & 1)


@lru_cache(maxsize=1 << 14)
def _on_neutrals(material: Material, lying: bytes, areas: int) -> tuple[AnyAction, ...]:
    """The attacks on the neutral counters that lie in these areas."""
    return tuple(
        Attack("neutral", AREAS[area], material.counters[kind].face)
        for area in AREA_INDEX.values()
        if areas >> area & 1
        for kind in material.counters_in[area]
        if lying[kind] and material.counters[kind].strength is not None
    )


def attacks(table: Table, seat: Seat) -> list[tuple[AnyAction, ...]]:
    """All attacks that they may declare (SE-F1, SE-F2)."""
    me = table.empires[seat]
    armies, fleets = presence(me.armies) & ~(1 << HOME), presence(me.fleets) & ~(1 << HOME)
    groups: list[tuple[AnyAction, ...]] = []
    upper = seat in table.upper
    for other, rival in enumerate(table.empires):
        if (other in table.upper) != upper:
            if land := armies & holdings(rival):
                groups.append(_on_player(rival.power, land, "land"))
            if seas := fleets & presence(rival.fleets):
                groups.append(_on_player(rival.power, seas, "naval"))
    if armies:
        has_marker = has_marker_left(table, seat)
        if has_marker:
            groups.append(_on_neutrals(table.material, table.lying, armies))
        lying = dict.fromkeys(table.captives)  # one of each, where there are several alike
        groups.append(
            tuple(
                _on_captive(table, held)
                for held in lying
                if armies >> held.area & 1 and (has_marker or held.owner == seat)
            )
        )
    return groups


def holdings(empire: Empire) -> int:
    """The areas where they have anything that can be attacked on land, as bits (SE-F1)."""
    return presence(empire.markers) | presence(empire.armies) | presence(empire.forts)


def _on_captive(table: Table, held: Captive) -> Attack:
    raider = "pirates" if held.tile == PIRATES else "slave_revolt"
    return Attack(raider, AREAS[held.area], table.empires[held.owner].power)


def can_attack(table: Table, seat: Seat) -> bool:
    return any(attacks(table, seat))


def explain_attack(table: Table, seat: Seat, action: Attack) -> Refusal | None:
    """SE-F1, SE-F2."""
    area, me = AREA_INDEX[action.area], table.empires[seat]
    if action.what == "naval" and action.target not in ("neutral", *RAIDERS):
        return _explain_rival(table, seat, action.target) or _explain_naval(table, seat, action, area)
    if not me.armies[area]:
        return Refusal("SE-F2", "no-own-army-in-that-area", {"area": action.area})
    if action.target == "neutral":
        kind = table.material.kind_of(area, action.what)
        if kind is None or not table.lying[kind]:
            return Refusal("SE-F1", "no-such-counter-lies-there", {"area": action.area, "counter": action.what})
        if table.material.counters[kind].strength is None:
            return Refusal("SE-F1", "a-settlement-cannot-be-attacked", {"counter": action.what})
    elif action.target in RAIDERS:
        owner = find_seat(table, action.what)
        if owner is None or Captive(RAIDERS[action.target], area, owner) not in table.captives:
            return Refusal("SE-F1", "no-such-tile-lies-there", {"area": action.area, "tile": action.target})
        if owner == seat:
            return None  # the captured marker itself is the one that comes
    elif refusal := _explain_rival(table, seat, action.target):
        return refusal
    elif action.what != "land":
        return Refusal("SE-F1", "an-attack-on-a-player-is-land-or-naval", {"said": action.what})
    elif not holdings(table.empires[seat_of(table, action.target)]) >> area & 1:
        return Refusal("SE-F1", "that-power-has-nothing-there", {"power": action.target, "area": action.area})
    else:
        return None
    if not has_marker_left(table, seat):
        return Refusal("SE-F1", "no-control-marker-left")
    return None


def _explain_rival(table: Table, seat: Seat, power: str) -> Refusal | None:
    rival = find_seat(table, power)
    if rival is None:
        return Refusal("SE-F1", "that-power-is-not-in-the-game", {"power": power})
    if rival == seat:
        return Refusal("SE-F1", "nobody-attacks-themselves")
    if allied(table, seat, rival):
        return Refusal("SE-F1", "that-power-is-in-your-alliance", {"power": power})
    return None


def _explain_naval(table: Table, seat: Seat, action: Attack, sea: AreaIndex) -> Refusal | None:
    if not table.material.is_sea[sea]:
        return Refusal("SE-F2", "that-area-has-no-sea-of-its-own", {"area": action.area})
    if not table.empires[seat].fleets[sea]:
        return Refusal("SE-F2", "no-own-fleet-in-that-sea", {"area": action.area})
    if not table.empires[seat_of(table, action.target)].fleets[sea]:
        return Refusal("SE-F2", "that-power-has-no-fleet-there", {"power": action.target, "area": action.area})
    return None


# Declaring it


def target_of(table: Table, seat: Seat, action: Attack) -> Assault:
    """The attack that a declaration begins."""
    area = AREA_INDEX[action.area]
    if action.target == "neutral":
        kind = table.material.kind_of(area, action.what)
        assert kind is not None, "a legal attack"
        return Assault(seat, area, "land", "surprise", counter=kind)
    if action.target in RAIDERS:
        owner = seat_of(table, action.what)
        return Assault(seat, area, "land", "surprise", tile=RAIDERS[action.target], captive=owner)
    naval, rival = action.what == "naval", seat_of(table, action.target)
    return Assault(seat, area, "naval" if naval else "land", "surprise", naval, rival)


def declare(builder: StateBuilder, seat: Seat, action: Attack) -> None:
    """The target is named, and the attack begins (SE-F1)."""
    builder.log(AttackDeclared(seat, action.target, action.area, action.what))
    builder.assault = target_of(builder, seat, action)


def pay_for_attack(builder: StateBuilder, seat: Seat) -> None:
    """Gold is paid at once (SE-F1); the War Office saves it."""
    pay(builder, seat, builder.material.figures.attack_cost, "attack", "SE-F1")


def offer_surprise(builder: StateBuilder) -> None:
    """Right after declaring on a player: the Surprise Attack."""
    assault = builder.press(step="attacker-help")
    if assault.defender is not None and builder.empires[assault.attacker].tiles[SURPRISE_ATTACK]:
        builder.question = Surprising(assault.attacker)


def end_attack(builder: StateBuilder) -> None:
    assault = builder.attack
    builder.log(AttackEnded(assault.attacker, AREAS[assault.area]))
    builder.assault = None


STEPS: dict[AttackStep, Callable[[StateBuilder], None]] = {
    "surprise": offer_surprise,
    "attacker-help": seek_attackers_help,
    "defender-help": seek_defenders_help,
    "naval": face_the_sea,
    "defender-naval": ask_defender,
    "arms": arm_tiles,
    "support": offer_support,
    "roll": roll,
    "attacker-reserves": offer_attackers_reserves,
    "defender-reserves": offer_defenders_reserves,
    "decide": decide,
    "losses": suffer,
    "aftermath": follow_up,
    "end": end_attack,
}


def next_step(builder: StateBuilder) -> None:
    """The next step of the attack (SE-F0)."""
    STEPS[builder.attack.step](builder)


# The War Office's attack, and the Surprise Attack


class Declaring(Question[Attack], frozen=True, gc=False, tag="attack"):
    """Whom to attack with the War Office."""

    rule = "SE-F1"
    takes = (Attack,)

    def groups(self, state: Table) -> Groups:
        return attacks(state, self.seat)

    def objection(self, state: Table, action: Attack) -> Refusal | None:
        return explain_attack(state, self.seat, action)

    def apply(self, builder: StateBuilder, action: Attack) -> None:
        declare(builder, self.seat, action)

    def only(self, state: Table) -> AnyAction | None:
        return only_of(self.groups(state))


class Surprising(AskedTile, frozen=True, gc=False, tag="surprise"):
    """Whether to use the Surprise Attack."""

    rule = "SE-F0"

    @property
    def asked_tile(self) -> TileIndex:
        return SURPRISE_ATTACK

    def apply(self, builder: StateBuilder, action: Use | No) -> None:
        """Nobody helps the defender."""
        if isinstance(action, Use):
            spend_single(builder, self.seat, SURPRISE_ATTACK)
            builder.press(surprise=True)
