"""Styles of play: a gambler, a collector and a locksmith."""

from typing import Final, cast

from tilewright.bots.styles import Style
from tilewright.games.qwirkle.model.actions import End, Place, Trade
from tilewright.games.qwirkle.model.board import KINDS, LINE_LIMIT, Gaps, cell_at
from tilewright.games.qwirkle.model.events import LineScore
from tilewright.games.qwirkle.model.hands import hand_set, without
from tilewright.games.qwirkle.rules.scoring import score_turn
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Action, State

OPEN_FIVE, KEPT_SET, LOCKED_SPACE = "open-five", "kept-set", "locked-space"
LEAST_KEPT = 3  # tiles of one colour or one shape; a pair is kept in most turns by whoever keeps any


def deeds(state: State, action: Action) -> tuple[str, ...]:
    """A line of five that one tile completes, a set that stays in the hand, a space in which no tile fits any more."""
    state = cast(QwirkleState, state)
    match action:
        case Place():
            after = cast(QwirkleState, state.after(action))
            return (LOCKED_SPACE,) * (_locked(after.gaps) - _locked(state.gaps))
        case End():
            fives = [line for line in score_turn(state.table, state.laid) if _is_open_five(line, state.gaps)]
            return (OPEN_FIVE,) * len(fives) + (KEPT_SET,) * _has_set(state.hands[state.turn])
        case Trade():
            kept = without(state.hands[state.turn], action.tiles)
            assert kept is not None, "a trade is made of tiles of the hand"
            return (KEPT_SET,) * _has_set(kept)
        case _:
            return ()


def _locked(gaps: Gaps) -> int:
    """The spaces in which no tile fits (QW-P5), nor ever will: what fits only becomes less."""
    return sum(not fit for fit in gaps.values())


def _is_open_five(line: LineScore, gaps: Gaps) -> bool:
    if len(line.cells) != LINE_LIMIT - 1:
        return False
    cells = [cell_at(*place) for place in line.cells]
    step = cells[1] - cells[0]
    return bool(gaps[cells[0] - step] or gaps[cells[-1] + step])


def _has_set(kept: bytes) -> bool:
    return any((hand_set(kept) & kind).bit_count() >= LEAST_KEPT for kind in KINDS)


STYLES: Final = {
    "gambler": Style({OPEN_FIVE: 0.03}, deeds),
    "collector": Style({KEPT_SET: 0.03}, deeds),
    "locksmith": Style({LOCKED_SPACE: 0.01}, deeds),
}
