"""Events account for what is gained and lost: every tile, point and treasure of random games is followed by them."""

import random
from collections import Counter

import pytest

from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.events import (
    CatastrophePlaced,
    Committed,
    Drew,
    Scored,
    TilesRemoved,
    TreasuresTaken,
)
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.model.stock import removed


def lost_tiles(state: TigrisState) -> Counter[str]:
    """The tiles that left the game with the last action, as its events tell it (TE-C1, TE-E5, TE-I4)."""
    lost = Counter[str]()
    for event in state.events:
        match event:
            case CatastrophePlaced(destroyed=str() as colour):
                lost[colour] += 1
            case TilesRemoved(colour, cells):
                lost[colour] += len(cells)
            case Committed(colour=colour, count=count):
                lost[colour] += count
            case _:
                pass
    return lost


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_tell_of_every_tile_point_and_treasure(players: int) -> None:
    """TE-S1, TE-S6: every gain is seen by all when it happens."""
    rng = random.Random(players)
    state = GAME.start(players, players, {"buildings": True, "ziggurat": True})
    while state.actor is not None:
        before, state = state, state.play(state.actions().pick(rng))
        lost = lost_tiles(state)
        gone = zip(COLOURS, removed(before), removed(state), strict=True)
        assert {colour: now - then for colour, then, now in gone if now > then} == +lost
        points = list(before.points)
        treasures = list(before.treasures)
        bag = sum(before.bag)
        for event in state.events:
            match event:
                case Scored():
                    points[4 * event.seat + COLOURS.index(event.colour)] += event.points
                case TreasuresTaken():
                    treasures[event.seat] += len(event.cells)
                case Drew():
                    bag -= event.count
                case _:
                    pass
        assert tuple(points) == state.points
        assert bytes(treasures) == state.treasures
        assert bag == sum(state.bag)
