"""Every action there is, at many moments of random games: listed, or refused for a reason that is so.

What a refusal states is checked on what the player sees and with the simple implementation of `tests/reference`. No
reason goes unchecked: `is_true` knows all that these actions can meet.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

import pytest

from tests.contract.refusals import Refusals, random_game
from tests.qwirkle.drawn import play, stored
from tests.reference import qwirkle as simple
from tests.translations import sources
from tilewright.games.qwirkle import GAME, QwirkleState
from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.kernel import Action, Refusal

OPENINGS: Final = (2, 3, 4)
FAR: Final = ((500, 0), (0, -500))


class Foreign(Action, frozen=True, tag="foreign"):
    """Of another game."""


class Scene:
    """A moment as the one who decides sees it; `table` has the tiles of this turn too."""

    def __init__(self, state: QwirkleState) -> None:
        view = state.view(state.actor)
        self.view = view
        self.hand = list(view.hand or ())
        self.table = {(lying.x, lying.y): lying.tile for lying in view.table}
        self.laid = list(view.laid)
        self.opens = all(cell in self.laid for cell in self.table)


def every_action(scene: Scene) -> Iterator[Action]:
    """All tiles on all cells on and around the table and far away, and trades that are right or wrong in some way."""
    cells = {(0, 0), (3, 3), *FAR} | set(scene.table)
    cells |= {near for cell in cells for near in simple.neighbours(cell)}
    cells |= {near for cell in scene.laid for near in simple.neighbours(cell)}
    yield from (Place(tile, x, y) for tile in (*simple.ALL_TILES, "Zz") for x, y in sorted(cells))
    yield from (Trade(tiles) for tiles in ((), ("Zz",), tuple(scene.hand), (*scene.hand, "Rsq")))
    yield from (Trade((tile,)) for tile in simple.ALL_TILES)
    yield from (End(), Pass(), Foreign())


@cache
def moments(players: int) -> tuple[QwirkleState, ...]:
    """Moments of two random games, one with either kind of opening."""
    rng = random.Random(players)
    starts = [GAME.start(players, players, {"free_opening": free}) for free in (False, True)]
    states = (state for start in starts for state in random_game(start, rng))
    return tuple(state for state in states if state.actor is None or state.past.ply < 6 or state.past.ply % 24 < 2)


@cache
def drawn_moments() -> tuple[QwirkleState, ...]:
    """Near the end of the bag."""
    passed = play(stored("one_cannot_play"), "pass")
    return stored("two_in_the_bag"), stored("nobody_can_play"), stored("last_tile_laid"), passed


def is_true(scene: Scene, action: Action, refusal: Refusal) -> bool:
    """Is what the refusal says so?"""
    view, hand, facts = scene.view, scene.hand, refusal.facts
    match refusal.reason, action:
        case "the-game-is-over", _:
            return view.result is not None
        case "this-is-no-action-of-qwirkle", _:
            return not isinstance(action, QwirkleAction)
        case "nothing-is-laid-yet", End():
            return not scene.laid
        case "the-opening-is-too-short", End():
            return scene.opens and len(scene.laid) < view.opening_size == facts["size"]
        case ("the-opening-is-no-trade", Trade()) | ("the-opening-is-no-pass", Pass()):
            return not scene.table
        case ("a-turn-is-a-play-or-a-trade", Trade()) | ("a-turn-begun-is-ended-not-passed", Pass()):
            return bool(scene.laid)
        case "with-tiles-in-the-bag-you-play-or-trade", Pass():
            return view.bag == facts["bag"] and view.bag > 0 and not scene.opens
        case "you-have-a-play-and-must-play", Pass():
            return not view.bag and bool(simple.placements(scene.table, [], hand, announced=None))
        case "the-bag-is-empty", Trade():
            return view.bag == 0
        case "a-trade-needs-a-tile", Trade(tiles=tiles):
            return not tiles
        case "you-do-not-hold-these-tiles", Trade(tiles=tiles):
            return bool(Counter(tiles) - Counter(hand))
        case "the-bag-holds-fewer-tiles", Trade(tiles=tiles):
            return len(tiles) > view.bag == facts["bag"]
        case _, Place(tile=tile, x=x, y=y):
            return is_true_of_a_tile(scene, tile, (x, y), refusal)
        case _:
            raise AssertionError(f"nobody looks into whether this is so: {refusal}")


def is_true_of_a_tile(scene: Scene, tile: str, cell: simple.Cell, refusal: Refusal) -> bool:
    table, laid, facts = scene.table, scene.laid, refusal.facts
    match refusal.reason:
        case "you-do-not-hold-this-tile":
            return tile not in scene.hand
        case "the-opening-has-its-size":
            return scene.opens and len(laid) == scene.view.opening_size == facts["size"]
        case "no-line-of-the-announced-size-would-be-left":
            so_far = [table[each] for each in laid]
            possible = simple.opening_still_possible(scene.hand + so_far, [*so_far, tile], scene.view.opening_size)
            return scene.opens and not possible
        case "the-first-tile-goes-to-the-middle":
            return not table and cell != (0, 0)
        case "there-is-a-tile-already":
            return table.get(cell) == facts["tile"]
        case "it-touches-no-tile":
            return bool(table) and not any(near in table for near in simple.neighbours(cell))
        case "it-is-not-in-the-line-of-this-turn":
            return not in_one_line([*laid, cell])
        case "it-leaves-a-gap":
            x, y = map(int, str(facts["gap"]).split(","))
            first, last = sorted([laid[0], cell])
            return in_one_line([*laid, cell, (x, y)]) and first < (x, y) < last and (x, y) not in table
        case _:
            line = [each for each in run(table, tile, cell, str(facts["line"])) if each != cell]
            return is_true_of_a_line(scene, tile, line, refusal)


def is_true_of_a_line(scene: Scene, tile: str, line: list[simple.Cell], refusal: Refusal) -> bool:
    """What is said of the line that the tile would lie in, the tile itself left out."""
    facts, others = refusal.facts, [scene.table[each] for each in line]
    match refusal.reason:
        case "the-line-would-be-longer-than-six":
            return facts["length"] == len(line) + 1 > 6
        case "it-joins-two-lines-that-share-a-tile":
            return others.count(str(facts["other"])) > 1
        case "the-line-does-not-share-one-attribute":
            return not simple.share_one_attribute([tile, *others])
        case "the-line-has-this-tile-already":
            return clashes(scene, line, refusal) and facts["other"] == tile
        case "it-shares-neither-colour-nor-shape":
            return clashes(scene, line, refusal) and not simple.share_one_attribute([tile, str(facts["other"])])
        case _:
            raise AssertionError(f"nobody looks into whether this is so: {refusal}")


def clashes(scene: Scene, line: list[simple.Cell], refusal: Refusal) -> bool:
    """Does the tile that is named lie there, and was it laid in this turn if QW-P1 is named?"""
    x, y = map(int, str(refusal.facts["at"]).split(","))
    named = (x, y) in line and scene.table[x, y] == refusal.facts["other"]
    return named and refusal.rule == ("QW-P1" if (x, y) in scene.laid else "QW-P4")


def in_one_line(cells: list[simple.Cell]) -> bool:
    return len({x for x, _ in cells}) == 1 or len({y for _, y in cells}) == 1


def run(table: simple.Table, tile: str, cell: simple.Cell, line: str) -> list[simple.Cell]:
    """The row or column that the tile would lie in."""
    return simple.run_through({**table, cell: tile}, cell, (1, 0) if line == "row" else (0, 1))


MOMENTS = {f"{players} players": partial(moments, players) for players in OPENINGS} | {"drawn": drawn_moments}
REFUSALS = Refusals(MOMENTS, Scene, every_action, is_true)


@pytest.mark.parametrize("moments", MOMENTS)
def test_every_action_is_listed_or_refused_and_what_a_refusal_states_is_so(moments: str) -> None:
    assert REFUSALS.reasons_at(moments)


def test_every_reason_there_is_is_met_and_looked_into() -> None:
    assert REFUSALS.reasons() == sources.refusals("qwirkle").keys()
