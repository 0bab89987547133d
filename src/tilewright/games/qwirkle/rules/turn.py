"""A turn: chapter QW-T. Tiles are laid one by one; `end`, a trade or a pass hands the turn on."""

from bisect import bisect
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.games.qwirkle.model.actions import End, Place, Trade
from tilewright.games.qwirkle.model.board import HAND_SIZE, TILE_NAMES, TILE_OF, cell_at, lay
from tilewright.games.qwirkle.model.events import Drew, Ended, Passed, Placed, QwirkleEvent, RanOut, Scored, Traded
from tilewright.games.qwirkle.model.hands import names, without
from tilewright.games.qwirkle.model.knowledge import Memory, put
from tilewright.games.qwirkle.rules.ending import RULE_OF_ENDING, ending, result
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS, score_turn
from tilewright.kernel import Action, Chance, Draws

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


def after(state: "QwirkleState", action: Action) -> "QwirkleState":
    """The state after a legal action."""
    if isinstance(action, Trade):
        return _trade(state, action)
    if isinstance(action, Place):
        return _place(state, action)
    if isinstance(action, End):
        return _end(state, action)
    return _pass(state, action)


def _place(state: "QwirkleState", action: Place) -> "QwirkleState":
    seat, tile, cell = state.turn, TILE_OF[action.tile], cell_at(action.x, action.y)
    table, gaps, openings = lay(state.table, state.gaps, state.openings, tile, cell)
    hand = state.hands[seat].replace(bytes((tile,)), b"", 1)
    return replace(
        state,
        past=state.past.then(action),
        events=(Placed(seat, action.tile, action.x, action.y),),
        reveals=False,
        table=table,
        gaps=gaps,
        openings=openings,
        hands=put(state.hands, seat, hand),
        laid=(*state.laid, cell),
    )


def _end(state: "QwirkleState", action: End) -> "QwirkleState":
    """Score (QW-C), draw back to six (QW-T1), and see whether that was the last tile (QW-G1)."""
    seat = state.turn
    lines = score_turn(state.table, state.laid)
    points = sum(line.points for line in lines)
    events: list[QwirkleEvent] = [Scored(seat, points, lines)]
    draws = Draws(state.chance)
    drawn, bag = draws.take(state.bag, min(HAND_SIZE - len(state.hands[seat]), len(state.bag)))
    hand = bytes(sorted(state.hands[seat] + drawn))
    if drawn:
        events.append(Drew(seat, len(drawn), names(drawn)))
    if not hand:
        points += LAST_TILE_BONUS
        events.append(RanOut(seat, LAST_TILE_BONUS))
    return _next_turn(
        state,
        action,
        events,
        chance=draws.chance,
        hands=put(state.hands, seat, hand),
        bag=bag,
        scores=put(state.scores, seat, state.scores[seat] + points),
        memory=state.memory.after_turn(seat, len(drawn)),
    )


def _trade(state: "QwirkleState", action: Trade) -> "QwirkleState":
    """Put tiles aside, draw as many, and put them into the bag (QW-T2)."""
    seat = state.turn
    traded = bytes([TILE_OF[name] for name in action.tiles])
    kept = without(state.hands[seat], action.tiles)
    assert kept is not None
    draws = Draws(state.chance)
    drawn, bag = draws.take(state.bag, len(traded))
    hands = put(state.hands, seat, bytes(sorted(kept + drawn)))
    return _next_turn(
        state,
        action,
        [Traded(seat, len(traded), action.tiles), Drew(seat, len(drawn), names(drawn))],
        chance=draws.chance,
        hands=hands,
        bag=_sorted_into(bag, traded),
        trades=state.trades + 1,
        memory=state.memory.after_trade(seat, traded, hands, bag),
    )


def _pass(state: "QwirkleState", action: Action) -> "QwirkleState":
    """Nothing to lay and nothing to trade for (QW-T3)."""
    return _next_turn(
        state,
        action,
        [Passed(state.turn)],
        passes=state.passes + 1,
        memory=state.memory.after_pass(state.turn, state.gaps),
    )


def _next_turn(
    state: "QwirkleState",
    action: Action,
    events: list[QwirkleEvent],
    *,
    memory: Memory,
    chance: Chance | None = None,
    hands: tuple[bytes, ...] | None = None,
    bag: bytes | None = None,
    scores: tuple[int, ...] | None = None,
    passes: int = 0,
    trades: int = 0,
) -> "QwirkleState":
    """The turn goes clockwise (QW-T1), unless the game is over (QW-G). What is not given stays as it was."""
    hands = state.hands if hands is None else hands
    bag = state.bag if bag is None else bag
    scores = state.scores if scores is None else scores
    over = ending(state.table, state.openings, hands, bag, passes, trades)
    if over:
        final = result(over, scores)
        events.append(Ended(over, RULE_OF_ENDING[over], final.places, final.scores))
    return replace(
        state,
        past=state.past.then(action),
        events=tuple(events),
        reveals=True,
        chance=chance or state.chance,
        hands=hands,
        bag=bag,
        scores=scores,
        turn=state.turn if over else (state.turn + 1) % state.players,
        laid=(),
        passes=passes,
        trades=trades,
        memory=memory,
        ending=over,
    )


BYTES = [bytes((tile,)) for tile in range(len(TILE_NAMES))]


def _sorted_into(bag: bytes, tiles: bytes) -> bytes:
    for tile in tiles:
        place = bisect(bag, tile)
        bag = bag[:place] + BYTES[tile] + bag[place:]
    return bag
