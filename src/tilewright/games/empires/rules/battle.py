"""A battle up to its outcome: tiles with both arms, Blockade, dice, Reserves, Fighting Withdrawal (SE-F5 to SE-F7)."""

from tilewright.games.empires.model.actions import No, Use
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import BattleDecided, BattleRolled, TileArmed
from tilewright.games.empires.model.names import AREAS, BLOCKADE, FIGHTING_WITHDRAWAL, RESERVES
from tilewright.games.empires.model.numbers import Seat, TileIndex
from tilewright.games.empires.model.table import Assault, BattleOutcome, Table
from tilewright.games.empires.rules.losses import defender_would_lose
from tilewright.games.empires.rules.odds import odds
from tilewright.games.empires.rules.strength import force, principal
from tilewright.games.empires.rules.tile_use import AskedTile, spend_single, turn_tile

# Before the dice


def arm_tiles(builder: StateBuilder) -> None:
    """Each alliance tile with both arms, the attacker's first, serves at sea if its owner says so (SE-F5).

    Where no land battle can follow there is nothing to choose: it serves at sea.
    """
    assault = builder.attack
    for seat in (principal(assault, "attacker"), assault.defender):
        if seat is None:
            continue
        for tile in both_arms(builder, assault, seat):
            if assault.naval_only or assault.raid:
                assault = _arm(builder, seat, tile, True)
            else:
                builder.question = Arming(seat, tile)
                return
    builder.press(step="roll")


def both_arms(table: Table, assault: Assault, seat: Seat) -> list[TileIndex]:
    """Their tiles with both arms that name the area and have not been asked about."""
    material, held = table.material, table.empires[seat].tiles
    named = material.alliances_in[assault.area]
    return [
        tile
        for tile in named
        if held[tile] and material.tiles[tile].arms == "either" and not assault.tiles_asked >> tile & 1
    ]


def _arm(builder: StateBuilder, seat: Seat, tile: TileIndex, at_sea: bool) -> Assault:
    assault = builder.attack
    builder.log(TileArmed(seat, builder.material.tiles[tile].id, at_sea))
    return builder.press(
        tiles_asked=assault.tiles_asked | 1 << tile, tiles_at_sea=assault.tiles_at_sea | at_sea << tile
    )


class Arming(AskedTile, frozen=True, gc=False, tag="arms"):
    """Whether an alliance tile with both arms serves at sea (SE-F5)."""

    tile: TileIndex

    rule = "SE-F5"

    @property
    def asked_tile(self) -> TileIndex:
        return self.tile

    def apply(self, builder: StateBuilder, action: Use | No) -> None:
        _arm(builder, self.seat, self.tile, isinstance(action, Use))


def offer_support(builder: StateBuilder) -> None:
    """The land battle begins: who has naval support may spend a Blockade on it (SE-F5)."""
    assault = builder.press(arm="land", dice=b"", outcome="", losses=0, step="roll")
    if assault.support is not None and builder.empires[assault.support].tiles[BLOCKADE]:
        builder.question = Supporting(assault.support)


class Supporting(AskedTile, frozen=True, gc=False, tag="support"):
    """Whether to spend a Blockade on the naval support (SE-F5)."""

    rule = "SE-F5"

    @property
    def asked_tile(self) -> TileIndex:
        return BLOCKADE

    def apply(self, builder: StateBuilder, action: Use | No) -> None:
        if isinstance(action, Use):
            spend_single(builder, self.seat, BLOCKADE)
            builder.press(blockade=True)


# The dice


def totals(table: Table, assault: Assault) -> tuple[int, int]:
    """Strength and difference of the dice, of both sides (SE-F6)."""
    dice = assault.dice
    return (
        force(table, assault, "attacker").total + abs(dice[0] - dice[1]),
        force(table, assault, "defender").total + abs(dice[2] - dice[3]),
    )


def roll(builder: StateBuilder) -> None:
    """Both sides roll two dice (SE-F6)."""
    dice = bytes(builder.die() for _ in range(4))
    assault = builder.press(dice=dice, step="attacker-reserves")
    attack, defence = force(builder, assault, "attacker"), force(builder, assault, "defender")
    mine, theirs = totals(builder, assault)
    chances = odds(attack.total - defence.total)
    builder.log(
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


def offer_attackers_reserves(builder: StateBuilder) -> None:
    """The attacker is asked first whether both roll again (SE-F7)."""
    assault = builder.press(step="defender-reserves")
    _offer_reserves(builder, principal(assault, "attacker"))


def offer_defenders_reserves(builder: StateBuilder) -> None:
    """Then the defender."""
    assault = builder.press(step="decide")
    _offer_reserves(builder, assault.defender)


def _offer_reserves(builder: StateBuilder, seat: Seat | None) -> None:
    if seat is not None and builder.empires[seat].ready(RESERVES):
        builder.question = Rerolling(seat)


class Rerolling(AskedTile, frozen=True, gc=False, tag="reserves"):
    """Whether to turn a Reserves tile (SE-F7)."""

    rule = "SE-F7"

    @property
    def asked_tile(self) -> TileIndex:
        return RESERVES

    def apply(self, builder: StateBuilder, action: Use | No) -> None:
        if isinstance(action, Use):
            turn_tile(builder, self.seat, RESERVES)
            builder.press(step="roll")


# The outcome


def decide(builder: StateBuilder) -> None:
    """The higher total wins (SE-F6); a defender about to lose a unit may withdraw fighting."""
    mine, theirs = totals(builder, builder.attack)
    outcome: BattleOutcome = "attacker" if mine > theirs else "defender" if mine < theirs else "tie"
    assault = builder.press(outcome=outcome, step="losses")
    builder.log(BattleDecided(assault.arm, AREAS[assault.area], outcome))
    defender = assault.defender
    if defender is None or not builder.empires[defender].tiles[FIGHTING_WITHDRAWAL]:
        return
    if defender_would_lose(builder, assault):
        builder.question = Withdrawing(defender)


class Withdrawing(AskedTile, frozen=True, gc=False, tag="withdraw"):
    """Whether to use the Fighting Withdrawal."""

    rule = "SE-F0"

    @property
    def asked_tile(self) -> TileIndex:
        return FIGHTING_WITHDRAWAL

    def apply(self, builder: StateBuilder, action: Use | No) -> None:
        if isinstance(action, Use):
            spend_single(builder, self.seat, FIGHTING_WITHDRAWAL)
            builder.press(withdrawn=True)
