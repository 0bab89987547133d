"""Gold, unrest, population and points (SE-U): every change of them goes through here and is told."""

from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import (
    Paid,
    PointsScored,
    PopulationSpent,
    Received,
    UnrestReturned,
    UnrestTaken,
)
from tilewright.games.empires.model.names import BANKING
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.table import Table


def gold_per_unrest(table: Table, seat: Seat) -> int:
    """What an unrest counter brings a player in a payment (SE-U1)."""
    material = table.material
    return material.banking_rate if table.empires[seat].tiles[BANKING] else material.figures.gold_per_unrest


def bid_limit(table: Table, seat: Seat) -> int:
    """The highest sum they may bid (SE-A7)."""
    return table.empires[seat].gold + table.material.figures.revolution * gold_per_unrest(table, seat)


def pay(builder: StateBuilder, seat: Seat, gold: int, why: str, rule: str) -> None:
    """Pay the bank: what is in hand, then unrest, just enough, the change theirs (SE-U1)."""
    if not gold:
        return
    held = builder.empires[seat].gold
    if held < gold:
        rate = gold_per_unrest(builder, seat)
        counters = -((held - gold) // rate)
        held += counters * rate
        builder.change(seat, unrest=builder.empires[seat].unrest + counters)
        builder.log(UnrestTaken(seat, counters, "payment", "SE-U1", counters * rate))
    builder.change(seat, gold=held - gold)
    builder.log(Paid(seat, gold, why, rule))


def hand_over(builder: StateBuilder, seat: Seat, to: Seat, gold: int, why: str, rule: str) -> None:
    """Gold in hand passes from one player to another."""
    if not gold:
        return
    builder.change(seat, gold=builder.empires[seat].gold - gold)
    builder.change(to, gold=builder.empires[to].gold + gold)
    builder.log(Paid(seat, gold, why, rule, to))


def receive(builder: StateBuilder, seat: Seat, gold: int, why: str, rule: str) -> None:
    """Gold from the bank."""
    if gold:
        builder.change(seat, gold=builder.empires[seat].gold + gold)
        builder.log(Received(seat, gold, why, rule))


def take_unrest(builder: StateBuilder, seat: Seat, count: int, why: str, rule: str) -> None:
    """Unrest that is no payment (SE-U2)."""
    if count:
        builder.change(seat, unrest=builder.empires[seat].unrest + count)
        builder.log(UnrestTaken(seat, count, why, rule))


def return_unrest(builder: StateBuilder, seat: Seat, count: int, why: str, rule: str) -> None:
    """Unrest goes back, as much as they have."""
    back = min(count, builder.empires[seat].unrest)
    if back:
        builder.change(seat, unrest=builder.empires[seat].unrest - back)
        builder.log(UnrestReturned(seat, back, why, rule))


def spend_population(builder: StateBuilder, seat: Seat, count: int, why: str, rule: str) -> None:
    """Population, which is never lent (SE-U1)."""
    if count:
        builder.change(seat, population=builder.empires[seat].population - count)
        builder.log(PopulationSpent(seat, count, why, rule))


def score(builder: StateBuilder, seat: Seat, points: int, why: str, rule: str) -> None:
    """Points, at once."""
    if points:
        builder.change(seat, points=builder.empires[seat].points + points)
        builder.log(PointsScored(seat, points, why, rule))
