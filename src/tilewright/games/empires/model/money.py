"""Gold, unrest, population and points (SE-U): every change of them goes through here and is told."""

from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import (
    Paid,
    PointsScored,
    PopulationSpent,
    Received,
    UnrestReturned,
    UnrestTaken,
)
from tilewright.games.empires.model.names import BANKING
from tilewright.games.empires.model.table import Table


def gold_per_unrest(table: Table, seat: int) -> int:
    """What an unrest counter brings him in a payment (SE-U1)."""
    material = table.material
    return material.banking_rate if table.empires[seat].tiles[BANKING] else material.figures.gold_per_unrest


def bid_limit(table: Table, seat: int) -> int:
    """The highest sum he may bid (SE-A7)."""
    return table.empires[seat].gold + table.material.figures.revolution * gold_per_unrest(table, seat)


def pay(desk: Desk, seat: int, gold: int, why: str, rule: str) -> None:
    """Pay the bank: what is in hand, then unrest, just enough, the change his (SE-U1)."""
    if not gold:
        return
    held = desk.empires[seat].gold
    if held < gold:
        rate = gold_per_unrest(desk, seat)
        counters = -((held - gold) // rate)
        held += counters * rate
        desk.change(seat, unrest=desk.empires[seat].unrest + counters)
        desk.log(UnrestTaken(seat, counters, "payment", "SE-U1", counters * rate))
    desk.change(seat, gold=held - gold)
    desk.log(Paid(seat, gold, why, rule))


def hand_over(desk: Desk, seat: int, to: int, gold: int, why: str, rule: str) -> None:
    """Gold in hand passes from one player to another."""
    if not gold:
        return
    desk.change(seat, gold=desk.empires[seat].gold - gold)
    desk.change(to, gold=desk.empires[to].gold + gold)
    desk.log(Paid(seat, gold, why, rule, to))


def receive(desk: Desk, seat: int, gold: int, why: str, rule: str) -> None:
    """Gold from the bank."""
    if gold:
        desk.change(seat, gold=desk.empires[seat].gold + gold)
        desk.log(Received(seat, gold, why, rule))


def take_unrest(desk: Desk, seat: int, count: int, why: str, rule: str) -> None:
    """Unrest that is no payment (SE-U2)."""
    if count:
        desk.change(seat, unrest=desk.empires[seat].unrest + count)
        desk.log(UnrestTaken(seat, count, why, rule))


def return_unrest(desk: Desk, seat: int, count: int, why: str, rule: str) -> None:
    """Unrest goes back, as much as he has."""
    back = min(count, desk.empires[seat].unrest)
    if back:
        desk.change(seat, unrest=desk.empires[seat].unrest - back)
        desk.log(UnrestReturned(seat, back, why, rule))


def spend_population(desk: Desk, seat: int, count: int, why: str, rule: str) -> None:
    """Population, which is never lent (SE-U1)."""
    if count:
        desk.change(seat, population=desk.empires[seat].population - count)
        desk.log(PopulationSpent(seat, count, why, rule))


def score(desk: Desk, seat: int, points: int, why: str, rule: str) -> None:
    """Points, at once."""
    if points:
        desk.change(seat, points=desk.empires[seat].points + points)
        desk.log(PointsScored(seat, points, why, rule))
