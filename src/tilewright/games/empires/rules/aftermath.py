"""What a battle changes: support for the land battle, markers, counters, raids (SE-F4, SE-F11)."""

from tilewright.games.empires.model.actions import NO, YES, No, Yes
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import MarkerCaptured, MarkerFreed, MarkerLeft, MarkerPlaced, TileReturned
from tilewright.games.empires.model.money import receive, score
from tilewright.games.empires.model.names import AREAS, IMPROVEMENTS
from tilewright.games.empires.model.table import Captive, Table, has_marker_left, with_count
from tilewright.games.empires.rules.choices import Groups, Room
from tilewright.games.empires.rules.decisions import TakingMarker
from tilewright.games.empires.rules.naval import give_support
from tilewright.kernel import Refusal


def follow_up(desk: Desk) -> None:
    """After a battle: the land battle, the marker, or the end of the attack (SE-F0)."""
    assault = desk.attack
    if assault.raid:
        desk.press(step="end")
        _end_raid(desk)
    elif assault.arm == "naval" and not assault.naval_only:
        winners = {"attacker": assault.attacker, "defender": assault.defender}
        give_support(desk, winners.get(assault.outcome, -1))
    else:
        desk.press(step="end")
        if assault.arm == "land" and assault.outcome == "attacker":
            _win_land(desk)


def _win_land(desk: Desk) -> None:
    """A land battle won: over a player, a neutral, or a tile (SE-F11)."""
    assault = desk.attack
    seat, area = assault.attacker, assault.area
    if assault.counter >= 0:
        counter = desk.material.counters[assault.counter]
        desk.lying = with_count(desk.lying, assault.counter, -1)
        place_marker(desk, seat, area, counter.face, "SE-F11")
        receive(desk, seat, counter.gold, "counter", "SE-F11")
        score(desk, seat, counter.vp, "counter", "SE-F11")
    elif assault.captive >= 0:
        held = Captive(assault.tile, area, assault.captive)
        found = desk.captives.index(held)
        desk.captives = desk.captives[:found] + desk.captives[found + 1 :]
        desk.log(MarkerFreed(assault.captive, AREAS[area], IMPROVEMENTS[assault.tile]))
        place_marker(desk, seat, area, IMPROVEMENTS[assault.tile], "SE-F11")
        _tile_back(desk, "beaten")
    elif desk.empires[assault.defender].markers[area] and has_marker_left(desk, seat):
        desk.decision = TakingMarker(seat)


def place_marker(desk: Desk, seat: int, area: int, instead: str, rule: str) -> None:
    """A marker of his comes in the place of something (SE-W4)."""
    desk.change(seat, markers=with_count(desk.empires[seat].markers, area, 1))
    desk.log(MarkerPlaced(seat, AREAS[area], instead, rule))


def _remove_marker(desk: Desk, seat: int, area: int) -> None:
    desk.change(seat, markers=with_count(desk.empires[seat].markers, area, -1))


def _tile_back(desk: Desk, why: str) -> None:
    tile = desk.attack.tile
    desk.supply = with_count(desk.supply, tile, 1)
    desk.log(TileReturned(IMPROVEMENTS[tile], why, "SE-P2"))


def _end_raid(desk: Desk) -> None:
    """Only a higher total wins: the marker goes on the tile, which stays; else the tile is back in the supply."""
    assault = desk.attack
    if assault.outcome != "attacker":
        _tile_back(desk, "not-won")
        return
    _remove_marker(desk, assault.defender, assault.area)
    desk.captives = tuple(
        sorted(
            (*desk.captives, Captive(assault.tile, assault.area, assault.defender)),
            key=lambda captive: (captive.tile, captive.area, captive.owner),
        )
    )
    desk.log(MarkerCaptured(assault.defender, AREAS[assault.area], IMPROVEMENTS[assault.tile]))


# The marker of a beaten player


def marker_groups(_: Table, __: TakingMarker) -> Groups:
    return ((NO, YES),)


def explain_marker(_: Table, __: TakingMarker, ___: Yes | No) -> Refusal | None:
    return None


def answer_marker(desk: Desk, decision: TakingMarker, action: Yes | No) -> None:
    """The attacker may replace one marker by his own (SE-F11)."""
    assault = desk.attack
    if isinstance(action, Yes):
        _remove_marker(desk, assault.defender, assault.area)
        place_marker(desk, decision.seat, assault.area, desk.empires[assault.defender].power, "SE-F11")
    else:
        desk.log(MarkerLeft(decision.seat, AREAS[assault.area]))


ROOMS = {TakingMarker: Room("SE-F11", (Yes, No), marker_groups, explain_marker, answer_marker)}
