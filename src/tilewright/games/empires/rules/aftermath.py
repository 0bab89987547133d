"""What a battle changes: support for the land battle, markers, counters, raids (SE-F4, SE-F11)."""

from tilewright.games.empires.model.actions import NO, YES, No, Yes
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups
from tilewright.games.empires.model.events import MarkerCaptured, MarkerFreed, MarkerLeft, MarkerPlaced, TileReturned
from tilewright.games.empires.model.money import receive, score
from tilewright.games.empires.model.names import AREAS, IMPROVEMENTS
from tilewright.games.empires.model.numbers import AreaIndex, Seat, TileIndex
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Captive, Table, has_marker_left, with_count
from tilewright.games.empires.rules.naval import give_support


def follow_up(builder: StateBuilder) -> None:
    """After a battle: the land battle, the marker, or the end of the attack (SE-F0)."""
    assault = builder.attack
    if assault.raid:
        builder.press(step="end")
        _end_raid(builder)
    elif assault.arm == "naval" and not assault.naval_only:
        winners = {"attacker": assault.attacker, "defender": assault.defender}
        give_support(builder, winners.get(assault.outcome))
    else:
        builder.press(step="end")
        if assault.arm == "land" and assault.outcome == "attacker":
            _win_land(builder)


def _win_land(builder: StateBuilder) -> None:
    """A land battle won: over a player, a neutral, or a tile (SE-F11)."""
    assault = builder.attack
    seat, area = assault.attacker, assault.area
    if assault.counter is not None:
        counter = builder.material.counters[assault.counter]
        builder.lying = with_count(builder.lying, assault.counter, -1)
        place_marker(builder, seat, area, counter.face, "SE-F11")
        receive(builder, seat, counter.gold, "counter", "SE-F11")
        score(builder, seat, counter.vp, "counter", "SE-F11")
    elif assault.captive is not None and assault.tile is not None:
        held = Captive(assault.tile, area, assault.captive)
        found = builder.captives.index(held)
        builder.captives = builder.captives[:found] + builder.captives[found + 1 :]
        builder.log(MarkerFreed(assault.captive, AREAS[area], IMPROVEMENTS[assault.tile]))
        place_marker(builder, seat, area, IMPROVEMENTS[assault.tile], "SE-F11")
        _tile_back(builder, assault.tile, "beaten")
    elif builder.empires[assault.attacked_player].markers[area] and has_marker_left(builder, seat):
        builder.question = TakingMarker(seat)


def place_marker(builder: StateBuilder, seat: Seat, area: AreaIndex, instead: str, rule: str) -> None:
    """A marker of theirs comes in the place of something (SE-W4)."""
    builder.change(seat, markers=with_count(builder.empires[seat].markers, area, 1))
    builder.log(MarkerPlaced(seat, AREAS[area], instead, rule))


def _remove_marker(builder: StateBuilder, seat: Seat, area: AreaIndex) -> None:
    builder.change(seat, markers=with_count(builder.empires[seat].markers, area, -1))


def _tile_back(builder: StateBuilder, tile: TileIndex, why: str) -> None:
    builder.supply = with_count(builder.supply, tile, 1)
    builder.log(TileReturned(IMPROVEMENTS[tile], why, "SE-P2"))


def _end_raid(builder: StateBuilder) -> None:
    """Only a higher total wins: the marker goes on the tile, which stays; else the tile is back in the supply."""
    assault = builder.attack
    tile, owner = assault.tile, assault.attacked_player
    assert tile is not None, "a tile raids"
    if assault.outcome != "attacker":
        _tile_back(builder, tile, "not-won")
        return
    _remove_marker(builder, owner, assault.area)
    builder.captives = tuple(
        sorted(
            (*builder.captives, Captive(tile, assault.area, owner)),
            key=lambda captive: (captive.tile, captive.area, captive.owner),
        )
    )
    builder.log(MarkerCaptured(owner, AREAS[assault.area], IMPROVEMENTS[tile]))


# The marker of a beaten player


class TakingMarker(Question[Yes | No], frozen=True, gc=False, tag="marker"):
    """Whether to replace the loser's marker (SE-F11)."""

    rule = "SE-F11"
    takes = (Yes, No)

    def groups(self, state: Table) -> Groups:
        return ((NO, YES),)

    def apply(self, builder: StateBuilder, action: Yes | No) -> None:
        """The attacker may replace one marker by their own (SE-F11)."""
        assault = builder.attack
        if isinstance(action, Yes):
            loser = assault.attacked_player
            _remove_marker(builder, loser, assault.area)
            place_marker(builder, self.seat, assault.area, builder.empires[loser].power, "SE-F11")
        else:
            builder.log(MarkerLeft(self.seat, AREAS[assault.area]))
