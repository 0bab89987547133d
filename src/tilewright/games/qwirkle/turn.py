"""A turn: chapter QW-T. Tiles are laid one by one; `end`, a trade or a pass hands the turn on."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tilewright.games.qwirkle.actions import End, Pass, Place, Trade
from tilewright.games.qwirkle.board import HAND_SIZE, TILE_NAMES, TILE_OF, cell_at, lay
from tilewright.games.qwirkle.ending import RULE_OF_ENDING, ending, result
from tilewright.games.qwirkle.events import Drew, Ended, Passed, Placed, QwirkleEvent, RanOut, Scored, Traded
from tilewright.games.qwirkle.memory import put
from tilewright.games.qwirkle.scoring import LAST_TILE_BONUS, score_turn
from tilewright.kernel import Action, Draws

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


def after(state: "QwirkleState", action: Action) -> "QwirkleState":
    """The state after a legal action."""
    match action:
        case Place():
            return _place(state, action)
        case End():
            return _end(state, action)
        case Trade():
            return _trade(state, action)
        case Pass():
            return _pass(state, action)
        case _:
            raise TypeError(f"{action!r} is no action of Qwirkle")


def _place(state: "QwirkleState", action: Place) -> "QwirkleState":
    seat, tile, cell = state.turn, TILE_OF[action.tile], cell_at(action.x, action.y)
    table, gaps = lay(state.table, state.gaps, tile, cell)
    hand = state.hands[seat].replace(bytes((tile,)), b"", 1)
    return replace(
        state,
        past=state.past.then(action),
        events=(Placed(seat, action.tile, action.x, action.y),),
        reveals=False,
        table=table,
        gaps=gaps,
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
    drawn, bag = draw(state.bag, HAND_SIZE - len(state.hands[seat]), draws)
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
        laid=(),
        passes=0,
        trades=0,
        memory=state.memory.after_turn(seat, len(drawn)),
    )


def _trade(state: "QwirkleState", action: Trade) -> "QwirkleState":
    """Put tiles aside, draw as many, and put them into the bag (QW-T2)."""
    seat = state.turn
    traded = bytes(TILE_OF[name] for name in action.tiles)
    kept = state.hands[seat]
    for tile in traded:
        kept = kept.replace(bytes((tile,)), b"", 1)
    draws = Draws(state.chance)
    drawn, bag = draw(state.bag, len(traded), draws)
    hand = bytes(sorted(kept + drawn))
    return _next_turn(
        state,
        action,
        [Traded(seat, len(traded), names(traded)), Drew(seat, len(drawn), names(drawn))],
        chance=draws.chance,
        hands=put(state.hands, seat, hand),
        bag=bytes(sorted(bag + traded)),
        passes=0,
        trades=state.trades + 1,
        memory=state.memory.after_trade(seat, traded, hand, state.table),
    )


def _pass(state: "QwirkleState", action: Pass) -> "QwirkleState":
    """Nothing to lay and nothing to trade for (QW-T3)."""
    return _next_turn(
        state,
        action,
        [Passed(state.turn)],
        passes=state.passes + 1,
        trades=0,
        memory=state.memory.after_pass(state.turn, state.gaps),
    )


def _next_turn(state: "QwirkleState", action: Action, events: list[QwirkleEvent], **changes: Any) -> "QwirkleState":
    """The turn goes clockwise (QW-T1), unless the game is over (QW-G)."""
    settled = replace(state, past=state.past.then(action), reveals=True, **changes)
    over = ending(settled.table, settled.gaps, settled.hands, settled.bag, settled.passes, settled.trades)
    if over:
        final = result(over, settled.scores)
        events.append(Ended(over, RULE_OF_ENDING[over], final.places, final.scores))
        return replace(settled, events=tuple(events), ending=over)
    return replace(settled, events=tuple(events), turn=(state.turn + 1) % state.players)


def draw(bag: bytes, count: int, draws: Draws) -> tuple[bytes, bytes]:
    """Draw so many tiles, or what the bag has; what was drawn, and the bag without it."""
    drawn = bytearray()
    for _ in range(min(count, len(bag))):
        place = draws.randrange(len(bag))
        drawn.append(bag[place])
        bag = bag[:place] + bag[place + 1 :]
    return bytes(drawn), bag


def names(tiles: bytes) -> tuple[str, ...]:
    return tuple(TILE_NAMES[tile] for tile in sorted(tiles))
