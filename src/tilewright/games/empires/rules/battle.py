"""A battle up to its outcome: tiles with both arms, Blockade, dice, Reserves, Fighting Withdrawal (SE-F5 to SE-F7)."""

from tilewright.games.empires.model.actions import No, Use
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import BattleDecided, BattleRolled, TileArmed
from tilewright.games.empires.model.names import AREAS, BLOCKADE, FIGHTING_WITHDRAWAL, RESERVES
from tilewright.games.empires.model.table import Assault, Outcome, Table
from tilewright.games.empires.rules.choices import Groups, Room
from tilewright.games.empires.rules.decisions import Arming, Rerolling, Supporting, Withdrawing
from tilewright.games.empires.rules.losses import defender_would_lose
from tilewright.games.empires.rules.odds import odds
from tilewright.games.empires.rules.strength import force, principal
from tilewright.games.empires.rules.tile_use import explain_use, spend_single, turn_tile, use_or_not
from tilewright.kernel import Refusal

# Before the dice


def arm_tiles(desk: Desk) -> None:
    """Each alliance tile with both arms, the attacker's first, serves at sea if its owner says so (SE-F5).

    Where no land battle can follow there is nothing to choose: it serves at sea.
    """
    assault = desk.attack
    for seat in (principal(assault, "attacker"), assault.defender):
        for tile in both_arms(desk, assault, seat):
            if assault.naval_only or assault.raid:
                assault = _arm(desk, seat, tile, True)
            else:
                desk.decision = Arming(seat, tile)
                return
    desk.press(step="roll")


def both_arms(table: Table, assault: Assault, seat: int) -> list[int]:
    """His tiles with both arms that name the area and have not been asked about."""
    if seat < 0:
        return []
    material, held = table.material, table.empires[seat].tiles
    named = material.alliances_in[assault.area]
    return [
        tile
        for tile in named
        if held[tile] and material.tiles[tile].arms == "either" and not assault.tiles_asked >> tile & 1
    ]


def _arm(desk: Desk, seat: int, tile: int, at_sea: bool) -> Assault:
    assault = desk.attack
    desk.log(TileArmed(seat, desk.material.tiles[tile].id, at_sea))
    return desk.press(tiles_asked=assault.tiles_asked | 1 << tile, tiles_at_sea=assault.tiles_at_sea | at_sea << tile)


def answer_arming(desk: Desk, decision: Arming, action: Use | No) -> None:
    _arm(desk, decision.seat, decision.tile, isinstance(action, Use))


def offer_support(desk: Desk) -> None:
    """The land battle begins: who has naval support may spend a Blockade on it (SE-F5)."""
    assault = desk.press(arm="land", dice=b"", outcome="", losses=0, step="roll")
    if assault.support >= 0 and desk.empires[assault.support].tiles[BLOCKADE]:
        desk.decision = Supporting(assault.support)


def answer_support(desk: Desk, decision: Supporting, action: Use | No) -> None:
    if isinstance(action, Use):
        spend_single(desk, decision.seat, BLOCKADE)
        desk.press(blockade=True)


# The dice


def totals(table: Table, assault: Assault) -> tuple[int, int]:
    """Strength and difference of the dice, of both sides (SE-F6)."""
    dice = assault.dice
    return (
        force(table, assault, "attacker").total + abs(dice[0] - dice[1]),
        force(table, assault, "defender").total + abs(dice[2] - dice[3]),
    )


def roll(desk: Desk) -> None:
    """Both sides roll two dice (SE-F6)."""
    dice = bytes(desk.die() for _ in range(4))
    assault = desk.press(dice=dice, step="attacker-reserves")
    attack, defence = force(desk, assault, "attacker"), force(desk, assault, "defender")
    mine, theirs = totals(desk, assault)
    chances = odds(attack.total - defence.total)
    desk.log(
        BattleRolled(
            assault.arm,
            AREAS[assault.area],
            attack,
            defence,
            (dice[0], dice[1]),
            (dice[2], dice[3]),
            mine,
            theirs,
            (chances.win, chances.tie, chances.loss),
        )
    )


def offer_attackers_reserves(desk: Desk) -> None:
    """The attacker is asked first whether both roll again (SE-F7)."""
    assault = desk.press(step="defender-reserves")
    _offer_reserves(desk, principal(assault, "attacker"))


def offer_defenders_reserves(desk: Desk) -> None:
    """Then the defender."""
    assault = desk.press(step="decide")
    _offer_reserves(desk, assault.defender)


def _offer_reserves(desk: Desk, seat: int) -> None:
    if seat >= 0 and desk.empires[seat].ready(RESERVES):
        desk.decision = Rerolling(seat)


def answer_reserves(desk: Desk, decision: Rerolling, action: Use | No) -> None:
    if isinstance(action, Use):
        turn_tile(desk, decision.seat, RESERVES)
        desk.press(step="roll")


# The outcome


def decide(desk: Desk) -> None:
    """The higher total wins (SE-F6); a defender about to lose a unit may withdraw fighting."""
    mine, theirs = totals(desk, desk.attack)
    outcome: Outcome = "attacker" if mine > theirs else "defender" if mine < theirs else "tie"
    assault = desk.press(outcome=outcome, step="losses")
    desk.log(BattleDecided(assault.arm, AREAS[assault.area], outcome))
    defender = assault.defender
    if defender >= 0 and desk.empires[defender].tiles[FIGHTING_WITHDRAWAL] and defender_would_lose(desk, assault):
        desk.decision = Withdrawing(defender)


def answer_withdrawal(desk: Desk, decision: Withdrawing, action: Use | No) -> None:
    if isinstance(action, Use):
        spend_single(desk, decision.seat, FIGHTING_WITHDRAWAL)
        desk.press(withdrawn=True)


# All these questions are: use this tile, or not


def asked_tile(decision: Arming | Supporting | Rerolling | Withdrawing) -> int:
    match decision:
        case Arming(tile=tile):
            return tile
        case Supporting():
            return BLOCKADE
        case Rerolling():
            return RESERVES
        case Withdrawing():
            return FIGHTING_WITHDRAWAL


def use_groups(table: Table, decision: Arming | Supporting | Rerolling | Withdrawing) -> Groups:
    return (use_or_not(table.material.tiles[asked_tile(decision)].id),)


def explain_tile_use(
    table: Table, decision: Arming | Supporting | Rerolling | Withdrawing, action: Use | No
) -> Refusal | None:
    """SE-F0: one tile is asked about at a time."""
    return explain_use(table.material.tiles[asked_tile(decision)].id, action, "SE-F0")


ROOMS = {
    Arming: Room("SE-F5", (Use, No), use_groups, explain_tile_use, answer_arming),
    Supporting: Room("SE-F5", (Use, No), use_groups, explain_tile_use, answer_support),
    Rerolling: Room("SE-F7", (Use, No), use_groups, explain_tile_use, answer_reserves),
    Withdrawing: Room("SE-F0", (Use, No), use_groups, explain_tile_use, answer_withdrawal),
}
