"""Why an action is not legal: for any tile on any cell, and for `end`, `trade` and `pass`."""

from typing import TYPE_CHECKING

from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.games.qwirkle.model.board import REACH, TILE_OF, cell_at, tile_set
from tilewright.games.qwirkle.model.hands import without
from tilewright.games.qwirkle.rules.ending import RULE_OF_ENDING
from tilewright.games.qwirkle.rules.legal import QwirkleActions
from tilewright.games.qwirkle.rules.placing import opening_tiles, refuse_cell, refuse_tile
from tilewright.kernel import Action, Refusal

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


def explain(state: "QwirkleState", action: Action) -> Refusal | None:
    """None if the action is legal, else the rule against it."""
    if state.ending:
        return Refusal(RULE_OF_ENDING[state.ending], "the-game-is-over")
    match action:
        case Place():
            return _place(state, action)
        case End():
            return _end(state)
        case Trade():
            return _trade(state, action)
        case Pass():
            return _pass(state)
        case _:
            return Refusal("QW-T1", "this-is-no-action-of-qwirkle")


def _place(state: "QwirkleState", action: Place) -> Refusal | None:
    hand = state.hands[state.turn]
    if without(hand, (action.tile,)) is None:
        return Refusal("QW-T1", "you-do-not-hold-this-tile", {"tile": action.tile})
    if max(abs(action.x), abs(action.y)) > REACH:
        return Refusal("QW-P3", "it-touches-no-tile", {"cell": f"{action.x},{action.y}"})
    tile, cell = TILE_OF[action.tile], cell_at(action.x, action.y)
    if size := state.opening_size:
        laid = tile_set(state.table.values())
        if len(state.laid) == size:
            return Refusal("QW-S4", "the-opening-has-its-size", {"size": size})
        refusal = refuse_cell(state.table, state.laid, cell) or refuse_tile(state.table, state.laid, tile, cell)
        if refusal is None and not opening_tiles(tile_set(hand), laid, size) >> tile & 1:
            return Refusal("QW-S4", "no-line-of-the-announced-size-would-be-left", {"tile": action.tile, "size": size})
        return refusal
    return refuse_cell(state.table, state.laid, cell) or refuse_tile(state.table, state.laid, tile, cell)


def _end(state: "QwirkleState") -> Refusal | None:
    if not state.laid:
        return Refusal("QW-T1", "nothing-is-laid-yet")
    if state.opening_size and len(state.laid) < state.opening_size:
        facts: dict[str, str | int | bool] = {"laid": len(state.laid), "size": state.opening_size}
        return Refusal("QW-S4", "the-opening-is-too-short", facts)
    return None


def _trade(state: "QwirkleState", action: Trade) -> Refusal | None:
    hand, bag = state.hands[state.turn], len(state.bag)
    if state.laid:
        return Refusal("QW-T1", "a-turn-is-a-play-or-a-trade")
    if not state.table:
        return Refusal("QW-S4", "the-opening-is-no-trade")
    if not bag:
        return Refusal("QW-T2", "the-bag-is-empty")
    if not action.tiles:
        return Refusal("QW-T2", "a-trade-needs-a-tile")
    if without(hand, action.tiles) is None:
        return Refusal("QW-T2", "you-do-not-hold-these-tiles", {"tiles": " ".join(action.tiles)})
    if len(action.tiles) > bag:
        return Refusal("QW-T2", "the-bag-holds-fewer-tiles", {"count": len(action.tiles), "bag": bag})
    return None


def _pass(state: "QwirkleState") -> Refusal | None:
    if state.laid:
        return Refusal("QW-T3", "a-turn-begun-is-ended-not-passed")
    if state.bag:
        return Refusal("QW-T3", "with-tiles-in-the-bag-you-play-or-trade", {"bag": len(state.bag)})
    if not QwirkleActions(state).may_pass:
        return Refusal("QW-T3", "you-have-a-play-and-must-play")
    return None
