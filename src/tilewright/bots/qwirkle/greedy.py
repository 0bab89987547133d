"""Greed at Qwirkle: the whole turn that scores most; without any, a trade that keeps the largest set."""

from collections.abc import Iterator
from typing import cast

from tilewright.bots.information_state import InformationState
from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.games.qwirkle.rules.plays import plays
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.games.qwirkle.views.view import QwirkleView
from tilewright.kernel import Action, Rng

Turn = tuple[tuple[Place, ...], int]  # placements still to be made, and the points of the turn with them


def choose(info: InformationState, rng: Rng) -> Action:
    """The next step of the best turn that what is laid so far can become."""
    view = cast(QwirkleView, info.view)
    state = cast(QwirkleState, info.guess(rng))
    turns: list[Turn] = (
        list(_completions(state, (), set())) if view.laid else [(play.actions, play.score) for play in plays(state)]
    )
    if not turns:
        return without_a_play(view)
    rest, _ = max(turns, key=lambda turn: _merit(view, turn))
    return rest[0] if rest else End()


def _completions(state: QwirkleState, added: tuple[Place, ...], seen: set[frozenset[Place]]) -> Iterator[Turn]:
    """All turns that the one under way can become, each set of placements once."""
    if frozenset(added) in seen:
        return
    seen.add(frozenset(added))
    actions = state.actions()
    if End() in actions:
        yield added, sum(line.points for line in state.view(state.turn).lines)
    for action in actions:
        if isinstance(action, Place):
            yield from _completions(state.after(action), (*added, action), seen)


def _merit(view: QwirkleView, turn: Turn) -> tuple[int, int, list[str]]:
    """Most points, then fewest tiles; ties are broken by the texts, so that it is always the same."""
    rest, points = turn
    runs_out = not view.bag and len(rest) == len(view.hand or ())
    return points + LAST_TILE_BONUS * runs_out, -len(rest), sorted(map(str, rest))


def without_a_play(view: QwirkleView) -> Action:
    """Trade all but the largest set, one tile of each kind; of a hand that is one set, a single tile. Or pass."""
    if not view.bag:
        return Pass()
    hand = sorted(view.hand or ())
    sets = [{tile for tile in hand if like in (tile[0], tile[1:])} for like in sorted(_attributes(hand))]
    rest = list(hand)
    for tile in max(sets, key=len):
        rest.remove(tile)
    return Trade(tuple(rest[: view.bag] or hand[:1]))


def _attributes(hand: list[str]) -> set[str]:
    """The colours and shapes in a hand."""
    return {tile[0] for tile in hand} | {tile[1:] for tile in hand}
