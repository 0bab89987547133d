"""Whole turns: what a seat can do from the beginning of its turn to the end of it."""

from collections.abc import Iterator

import msgspec

from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.games.qwirkle.model.board import HAND_SIZE, TILE_NAMES, TILE_OF, all_gaps, lay, x_y
from tilewright.games.qwirkle.model.hands import names, without
from tilewright.games.qwirkle.rules.plays import Laying, plays
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS
from tilewright.games.qwirkle.rules.trading import trades
from tilewright.games.qwirkle.rules.turn import PlayOrTrade
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Action


class Turn(msgspec.Struct, frozen=True):
    """Tiles to lay, or to trade, or neither: a pass. `kept` stays in the hand; `points` count the last tile's bonus."""

    laying: Laying
    traded: bytes
    kept: bytes
    points: int

    @property
    def drawn(self) -> int:
        """How many tiles may be drawn, if the bag has as many."""
        return HAND_SIZE - len(self.kept)

    @property
    def actions(self) -> tuple[Action, ...]:
        if self.laying:
            return (*(Place(TILE_NAMES[tile], *x_y(cell)) for tile, cell in self.laying), End())
        return (Trade(names(self.traded)) if self.traded else Pass(),)


def start_of_turn(state: QwirkleState) -> QwirkleState:
    """The state before the tiles of this turn were laid, so that a turn begun is seen as a part of whole turns.

    The gaps are put into order: what follows from them must not depend on how the table came about.
    """
    table = {cell: tile for cell, tile in state.table.items() if cell not in state.laid}
    hand = bytes(sorted(state.hands[state.turn] + bytes(state.table[cell] for cell in state.laid)))
    gaps, openings = all_gaps(table)
    hands = tuple(hand if seat == state.turn else other for seat, other in enumerate(state.hands))
    question = PlayOrTrade(state.turn) if table else msgspec.structs.replace(state.question, laid=())
    return msgspec.structs.replace(state, table=table, gaps=gaps, openings=openings, hands=hands, question=question)


def turns(start: QwirkleState) -> list[Turn]:
    """All turns from here, in a fixed order: plays, then trades, or a pass."""
    hand, bag = start.hands[start.turn], len(start.bag)
    found = [
        Turn(play.laying, b"", kept := left(hand, play.laying), play.score + bonus(kept, bag)) for play in plays(start)
    ]
    if bag and start.table:
        found += [_trade(hand, trade) for trade in trades(hand, min(bag, len(hand)))]
    return found or [Turn((), b"", hand, 0)]


def left(hand: bytes, laying: Laying) -> bytes:
    """What is left of a hand when these tiles are laid."""
    for tile, _ in laying:
        hand = hand.replace(_BYTES[tile], b"", 1)
    return hand


def with_laid(state: QwirkleState, laying: Laying) -> QwirkleState:
    """The table with these tiles; hands, points and whose turn it is stay as they are."""
    table, gaps, openings = state.table, state.gaps, state.openings
    for tile, cell in laying:
        table, gaps, openings = lay(table, gaps, openings, tile, cell)
    return msgspec.structs.replace(state, table=table, gaps=gaps, openings=openings)


def bonus(kept: bytes, bag: int) -> int:
    """What the last tile brings (QW-G1)."""
    return 0 if kept or bag else LAST_TILE_BONUS


def _trade(hand: bytes, trade: Trade) -> Turn:
    kept = without(hand, trade.tiles)
    assert kept is not None, "a trade is made of tiles of the hand"
    return Turn((), bytes(TILE_OF[name] for name in trade.tiles), kept, 0)


def is_part_of(state: QwirkleState, turn: Turn) -> bool:
    """Are the tiles laid so far a part of this turn?"""
    return all((state.table[cell], cell) in turn.laying for cell in state.laid)


def steps(turn: Turn, state: QwirkleState) -> Iterator[Action]:
    """What is still to be done of a turn, in an order in which it can be done."""
    if not state.laid:
        yield from turn.actions
        return
    to_do = [(tile, cell) for tile, cell in turn.laying if cell not in state.laid]
    while to_do:
        placements = [Place(TILE_NAMES[tile], *x_y(cell)) for tile, cell in to_do]
        first = next(place for place, placement in enumerate(placements) if placement in state.actions())
        yield placements[first]
        state = state.after(placements[first])
        del to_do[first]
    yield End()


_BYTES = [bytes((tile,)) for tile in range(len(TILE_NAMES))]
