"""Reference rules of battle in Struggle of Empires: SE-F1 to SE-F12, with Pirates, Slave Revolt and Blockade.

A side is "attacker" or "defender"; an arm is "land" or "naval". An opponent is a power's id, or the
strength of a neutral counter or of a Pirates or Slave Revolt tile as an int. In the first battle of such
a tile the tile is the attacker and the owner of the marker the defender.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import Literal

from .empires_model import Situation, allied, fleets_at, markers_left, opposed

Side = Literal["attacker", "defender"]
Arm = Literal["land", "naval"]
Dice = tuple[int, int]
Target = tuple[str | int, ...]
Unit = tuple[str, str]  # owner, "army" | "fleet" | "fort"


# -- declaring and asking for help -----------------------------------------------------------------


def attack_targets(sit: Situation, power: str) -> set[tuple[str, Target, str]]:
    """SE-F1, SE-F2: every (area or sea, target, arm) the power may declare; the 2 gold they can pay (SE-U1).

    A target is ("power", id), ("neutral", strength, gold, vp) or (tile, owner of the captured marker). A
    naval attack is named by its sea, a land attack by its area.
    """
    found: set[tuple[str, Target, str]] = set()
    own = sit.powers[power]
    for area in sit.figures.areas:
        if own.armies.get(area, 0) == 0:
            continue
        for name, player in sit.powers.items():
            present = player.markers.get(area, 0) + player.armies.get(area, 0) + player.forts.get(area, 0)
            if opposed(sit, power, name) and present > 0:
                found.add((area, ("power", name), "land"))
        if markers_left(sit, power) > 0:
            for strength_, gold, vp, _settle in sit.counters.get(area, []):
                if strength_ > 0:
                    found.add((area, ("neutral", strength_, gold, vp), "land"))
        for tile, where, owner in sit.captured:
            if where == area and (owner == power or markers_left(sit, power) > 0):
                found.add((area, (tile, owner), "land"))
    for sea in sit.figures.seas:
        for name, player in sit.powers.items():
            if opposed(sit, power, name) and own.fleets.get(sea, 0) > 0 and player.fleets.get(sea, 0) > 0:
                found.add((sea, ("power", name), "naval"))
    return found


def may_be_asked(
    sit: Situation,
    side: Side,
    principal: str,
    opponent: str | int,
    area: str,
    *,
    arm: Arm,
    surprise: bool = False,
) -> set[str]:
    """SE-F3: the allies whom this principal may ask for help in this arm.

    At sea both principals need a fleet, else no naval battle can come. `surprise`: the attacker spent a
    Surprise Attack. An owner fighting Pirates or a Slave Revolt is a defender against an int.
    """
    if side == "defender" and (surprise or isinstance(opponent, int)):
        return set()
    other = None if isinstance(opponent, int) else opponent
    if arm == "naval" and principals_with_fleets(sit, area, principal, other) != "both":
        return set()
    found: set[str] = set()
    for name, player in sit.powers.items():
        there = player.armies.get(area, 0) if arm == "land" else fleets_at(sit, name, area)
        if allied(sit, principal, name) and there > 0:
            found.add(name)
    return found


def may_help_with(sit: Situation, ally: str, area: str, arm: Arm) -> set[int]:
    """SE-F3: with how many armies or fleets an ally who was asked may help: any part of them, one at least."""
    return set(range(1, units_there(sit, ally, area, arm) + 1))


# -- naval support ---------------------------------------------------------------------------------


def principals_with_fleets(sit: Situation, area: str, attacker: str | None, defender: str | None) -> str:
    """SE-F4: "nobody", "attacker", "defender" or "both": who has an own fleet in the area's sea.

    Helpers do not count. None stands for a neutral or a tile.
    """
    attacker_has = attacker is not None and fleets_at(sit, attacker, area) > 0
    defender_has = defender is not None and fleets_at(sit, defender, area) > 0
    if attacker_has and defender_has:
        return "both"
    if attacker_has:
        return "attacker"
    return "defender" if defender_has else "nobody"


def naval_battle_fought(
    sit: Situation,
    area: str,
    attacker: str | None,
    defender: str | None,
    *,
    attacker_fights: bool,
    defender_fights: bool,
) -> bool:
    """SE-F4: in a land attack there is a naval battle if both have a fleet and neither declines.

    The defender is asked only if the attacker fights. In a naval-only attack nobody is asked (SE-F2).
    """
    both = principals_with_fleets(sit, area, attacker, defender) == "both"
    return both and attacker_fights and defender_fights


def naval_support(
    sit: Situation,
    area: str,
    attacker: str | None,
    defender: str | None,
    *,
    attacker_fights: bool = True,
    defender_fights: bool = True,
    naval_winner: str | None = None,
) -> str | None:
    """SE-F4: the side with naval support in the land battle, or None.

    `sit` is as before the naval battle: its winner has support even if a 7 took their last fleet.
    `naval_winner` is "attacker", "defender" or None for a tie, and is looked at only if the battle is
    fought. A neutral or a tile is None; so is a Slave Revolt as the attacker of a marker's owner.
    """
    who = principals_with_fleets(sit, area, attacker, defender)
    if who == "nobody":
        return None
    if who != "both":
        return who
    if not attacker_fights:
        return "defender"
    if not defender_fights:
        return "attacker"
    return naval_winner


# -- strength --------------------------------------------------------------------------------------


def strength(
    sit: Situation,
    side: Side,
    principal: str | int,
    opponent: str | int,
    area: str,
    *,
    arm: Arm,
    helpers: Mapping[str, int] | None = None,
    support: bool = False,
    blockade_spent: bool = False,
    either_tiles_used: Iterable[str] = (),
) -> int:
    """SE-F5: the strength of one side before the dice.

    `principal` as an int is a neutral or a tile, whose number is its strength. `helpers`: each with how
    many units. `support`: this side has
    naval support (SE-F4). `blockade_spent`: this principal spends a Blockade on it. `either_tiles_used`:
    their alliance tiles with both arms that they have said serve the naval battle of this attack: they count
    there and not on land.

    The naval battle of a land attack in the Ottoman Empire is fought in area "ottoman_empire", that is at
    the Mediterranean's sea with the tiles that name the Ottoman Empire. A naval-only attack has the sea's
    id as area.
    """
    if isinstance(principal, int):
        return principal
    figures = sit.figures
    own = sit.powers[principal]
    if blockade_spent and not (support and arm == "land" and own.tiles["blockade"] > 0):
        raise ValueError("a Blockade is spent on naval support in a land battle, from the hand")
    if arm == "naval" and isinstance(opponent, int) and fleets_at(sit, principal, area) == 0:
        return 0  # Pirates: without a fleet the owner has 0 in all

    # 1 per army or fleet, the principal's own and those that help; forts in defence
    total = units_there(sit, principal, area, arm) + sum((helpers or {}).values())
    if arm == "land" and side == "defender":
        total += figures.fort_strength * own.forts.get(area, 0)

    # +1 for more training, if they have an own unit in that battle
    has_unit = units_there(sit, principal, area, arm) > 0
    if arm == "land" and side == "defender" and own.forts.get(area, 0) > 0:
        has_unit = True
    training = "army_training" if arm == "land" else "naval_training"
    theirs = 0 if isinstance(opponent, int) else sit.powers[opponent].tiles[training]
    if has_unit and own.tiles[training] > theirs:
        total += 1

    # naval support: +1, with a Blockade +2
    if arm == "land" and support:
        total += figures.blockade_support if blockade_spent else 1

    # +1 per alliance tile that names the area
    said_naval = Counter(either_tiles_used)
    for tile, copies in said_naval.items():
        if tile not in figures.either or area not in figures.alliance_areas[tile] or own.tiles[tile] < copies:
            raise ValueError(f"{tile} cannot serve the naval battle in {area}")
    for tile, areas in figures.alliance_areas.items():
        if area in areas:
            total += said_naval[tile] if arm == "naval" else own.tiles[tile] - said_naval[tile]
    return total


def units_there(sit: Situation, power: str, area: str, arm: Arm) -> int:
    """The power's armies in the area or fleets in its sea."""
    return sit.powers[power].armies.get(area, 0) if arm == "land" else fleets_at(sit, power, area)


# -- dice and losses -------------------------------------------------------------------------------


@dataclass
class Force:
    """What one side has in one battle and may lose."""

    principal: str | None  # None: a neutral or a tile, which loses nothing
    kind: str  # "army" or "fleet"
    units: int = 0  # the principal's
    forts: int = 0  # the principal's, in their own defence on land
    helpers: dict[str, int] = field(default_factory=dict)  # helper -> the armies or fleets that help
    withdrawn: bool = False  # Fighting Withdrawal was played: nothing of this side is lost any more


@dataclass
class Outcome:
    """A fought battle. Each `picks` holds every possible set of units lost, each as a sorted tuple of units.

    Which of them it is, is for the owners to say, and for the active player where there are several helpers
    (SE-F9, SE-F10). The number of units lost is the same in all of them.
    """

    winner: str | None  # "attacker", "defender", None for a tie
    attacker_lost: int
    defender_lost: int
    attacker_picks: set[tuple[Unit, ...]]
    defender_picks: set[tuple[Unit, ...]]


NOTHING_LOST: tuple[Unit, ...] = ()


def force(
    sit: Situation,
    side: Side,
    principal: str | None,
    area: str,
    *,
    arm: Arm,
    helpers: Mapping[str, int] | None = None,
    withdrawn: bool = False,
) -> Force:
    """SE-F10: a side's units in a battle: fleets at sea; armies and, in their own defence, forts on land."""
    kind = "army" if arm == "land" else "fleet"
    if principal is None:
        return Force(None, kind)
    forts = sit.powers[principal].forts.get(area, 0) if arm == "land" and side == "defender" else 0
    return Force(principal, kind, units_there(sit, principal, area, arm), forts, dict(helpers or {}), withdrawn)


def with_dice(strength_: int, dice: Dice) -> int:
    """SE-F6: strength and the difference of the two dice."""
    return strength_ + abs(dice[0] - dice[1])


def winner_of(att_strength: int, def_strength: int, att_dice: Dice, def_dice: Dice) -> str | None:
    """SE-F6: the side with the higher total; None for a tie."""
    attacker, defender = with_dice(att_strength, att_dice), with_dice(def_strength, def_dice)
    if attacker > defender:
        return "attacker"
    if defender > attacker:
        return "defender"
    return None


def resolve(
    att_strength: int, def_strength: int, att_dice: Dice, def_dice: Dice, *, attacker: Force, defender: Force
) -> Outcome:
    """SE-F6, SE-F8 to SE-F10: who wins and what is lost, on the standing roll (SE-F7 is over)."""
    winner = winner_of(att_strength, def_strength, att_dice, def_dice)
    due_attacker = losses_due(winner, "attacker", att_dice)
    due_defender = losses_due(winner, "defender", def_dice)
    attacker_picks = loss_picks(attacker, due_attacker, tied=winner is None)
    defender_picks = loss_picks(defender, due_defender, tied=winner is None)
    return Outcome(
        winner=winner,
        attacker_lost=len(next(iter(attacker_picks))),
        defender_lost=len(next(iter(defender_picks))),
        attacker_picks=attacker_picks,
        defender_picks=defender_picks,
    )


def losses_due(winner: str | None, side: Side, dice: Dice) -> int:
    """SE-F8: the loser one, on a tie both one. SE-F9: one more if the side's two dice sum to 7."""
    due = 0 if winner == side else 1
    if sum(dice) == 7:
        due += 1
    return due


def loss_picks(side: Force, due: int, tied: bool) -> set[tuple[Unit, ...]]:
    """Every possible set of units the side loses when `due` (0, 1 or 2) are due.

    SE-F8: no fort in a tied battle. SE-F9: the first loss is the principal's, nobody's if they have no unit;
    the second is a helper's if there is one, else the principal's again; a neutral or a tile loses
    nothing. SE-F10: nothing to lose, nothing lost.
    """
    if side.principal is None or side.withdrawn or due == 0:
        return {NOTHING_LOST}
    own: list[Unit] = [(side.principal, side.kind)] * side.units
    if not tied:
        own += [(side.principal, "fort")] * side.forts
    helping: list[Unit] = [(name, side.kind) for name, units in side.helpers.items() if units > 0]

    # each way to take the first loss: (what is lost, what the principal then still has)
    firsts = [([own[i]], own[:i] + own[i + 1 :]) for i in range(len(own))]
    if not firsts:
        firsts = [([], [])]
    if due == 1:
        return {tuple(lost) for lost, _rest in firsts}

    picks: set[tuple[Unit, ...]] = set()
    for lost, rest in firsts:
        seconds = helping if helping else rest
        if not seconds:
            picks.add(tuple(lost))
        for second in seconds:
            picks.add(tuple(sorted([*lost, second])))
    return picks


def unrest_of(lost: Iterable[Unit]) -> Counter[str]:
    """SE-F10: each unit lost brings its owner 1 unrest."""
    return Counter(owner for owner, _kind in lost)


def marker_after(sit: Situation, attacker: str, target: Target, area: str, *, arm: Arm, winner: str | None) -> str:
    """SE-F11: what becomes of the markers after the battle. `target` is as in `attack_targets`.

    "nothing"; "may": the attacker may replace a marker of the loser's; "comes": their marker takes the place of
    the counter or the tile.
    """
    if winner != "attacker" or arm == "naval":
        return "nothing"
    if target[0] != "power":
        return "comes"
    loser_has = sit.powers[str(target[1])].markers.get(area, 0) > 0
    return "may" if loser_has and markers_left(sit, attacker) > 0 else "nothing"


# -- odds ------------------------------------------------------------------------------------------


@dataclass
class Odds:
    """The exact chances of one roll of both sides, seen by the attacker."""

    win: Fraction
    tie: Fraction
    loss: Fraction
    attacker_seven: Fraction
    defender_seven: Fraction
    # (winner, attacker rolls 7, defender rolls 7) -> chance; all 12 keys are there
    joint: dict[tuple[str | None, bool, bool], Fraction]


def odds(att_strength: int, def_strength: int) -> Odds:
    """SE-F6, SE-F9: by trying all 1296 rolls."""
    results, yes_no = ("attacker", None, "defender"), (True, False)
    joint = {key: Fraction(0) for key in product(results, yes_no, yes_no)}
    for a, b, c, d in product(range(1, 7), repeat=4):
        winner = winner_of(att_strength, def_strength, (a, b), (c, d))
        joint[winner, a + b == 7, c + d == 7] += Fraction(1, 1296)
    return Odds(
        win=sum((p for key, p in joint.items() if key[0] == "attacker"), Fraction(0)),
        tie=sum((p for key, p in joint.items() if key[0] is None), Fraction(0)),
        loss=sum((p for key, p in joint.items() if key[0] == "defender"), Fraction(0)),
        attacker_seven=sum((p for key, p in joint.items() if key[1]), Fraction(0)),
        defender_seven=sum((p for key, p in joint.items() if key[2]), Fraction(0)),
        joint=joint,
    )
