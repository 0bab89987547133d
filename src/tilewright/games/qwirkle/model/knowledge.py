"""What the players can know of each other's hands beyond what lies open.

Every one of these facts is public or known to the seat that it is kept for; `guess` respects them all.
"""

from typing import TypeVar

import msgspec

from tilewright.games.qwirkle.model.board import HAND_SIZE, Gaps, Tile, Tiles
from tilewright.kernel import Seat

T = TypeVar("T")


class Returned(msgspec.Struct, frozen=True):
    """What a player knows from their own trade: the tiles that they put back were in nobody's hand at that moment.

    `elsewhere` gives, for each kind of tile put back, how many other copies they did not see; nobody's hand held
    more of it. `draws` is how many tiles each other player had drawn by then: what they drew since may be a tile
    put back.
    """

    elsewhere: tuple[tuple[Tile, int], ...]
    draws: tuple[int, ...]


class Memory(msgspec.Struct, frozen=True):
    """Seat by seat: is the hand still the one announced (QW-S2); which tiles did the player show not to have by passing
    (QW-T3); how many tiles have they drawn since the deal; what do they know from their own trades (QW-T2)."""

    untouched: tuple[bool, ...]
    lacks: tuple[Tiles, ...]
    draws: tuple[int, ...]
    returned: tuple[tuple[Returned, ...], ...]

    @staticmethod
    def at_start(players: int) -> "Memory":
        return Memory((True,) * players, (0,) * players, (0,) * players, ((),) * players)

    def after_turn(self, seat: Seat, drawn: int) -> "Memory":
        """A turn is over, in which this seat drew so many tiles."""
        untouched = put(self.untouched, seat, False) if self.untouched[seat] else self.untouched
        draws = put(self.draws, seat, self.draws[seat] + drawn) if drawn else self.draws
        return Memory(untouched, self.lacks, draws, self.returned)

    def after_trade(self, seat: Seat, traded: bytes, hands: tuple[bytes, ...], bag: bytes) -> "Memory":
        """This seat put tiles aside, in order, and drew; they go into this bag (QW-T2). Old trades are forgotten."""
        others = b"".join((bag, *_others(hands, seat)))
        elsewhere = tuple([(tile, others.count(tile)) for tile in dict.fromkeys(traded)])
        drawn_by_others = _others(self.draws, seat)
        trades = self.returned[seat]
        while trades and not _matters(trades[0], drawn_by_others):
            trades = trades[1:]
        trades = (*trades, Returned(elsewhere, drawn_by_others))
        return Memory(
            put(self.untouched, seat, False) if self.untouched[seat] else self.untouched,
            self.lacks,
            put(self.draws, seat, self.draws[seat] + len(traded)),
            put(self.returned, seat, trades),
        )

    def after_pass(self, seat: Seat, gaps: Gaps) -> "Memory":
        """This seat showed that none of its tiles fits anywhere (QW-T3)."""
        fitting = 0
        for fit in gaps.values():
            fitting |= fit
        return msgspec.structs.replace(
            self.after_turn(seat, 0), lacks=put(self.lacks, seat, self.lacks[seat] | fitting)
        )

    def as_known_to(self, owner: Seat | None) -> "Memory":
        """The memory without what the other seats know from trades of theirs."""
        returned = tuple(trades if seat == owner else () for seat, trades in enumerate(self.returned))
        return msgspec.structs.replace(self, returned=returned)

    def allows(self, owner: Seat | None, hands: tuple[bytes, ...]) -> bool:
        """Could these be the hands, as far as that seat knows from its own trades?"""
        if owner is None:
            return True
        return all(
            sum(max(0, hand.count(tile) - copies) for tile, copies in trade.elsewhere) <= now - then
            for trade in self.returned[owner]
            for hand, now, then in zip(_others(hands, owner), _others(self.draws, owner), trade.draws, strict=True)
        )


def _matters(trade: Returned, drawn_by_others: tuple[int, ...]) -> bool:
    """Can somebody else's hand still hold tiles of the time of this trade?"""
    for now, then in zip(drawn_by_others, trade.draws, strict=True):  # noqa: SIM110 -- asked at every trade
        if now - then < HAND_SIZE:
            return True
    return False


def _others(values: tuple[T, ...], seat: Seat) -> tuple[T, ...]:
    return values[:seat] + values[seat + 1 :]


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The tuple with one value exchanged."""
    return (*values[:place], value, *values[place + 1 :])
