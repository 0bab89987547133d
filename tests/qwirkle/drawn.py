"""Positions for the tests of Qwirkle."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import pytest

import tilewright as tw
from tilewright.games.qwirkle import GAME, QwirkleState
from tilewright.kernel import Event

E = TypeVar("E", bound=Event)
POSITIONS = Path(__file__).parent / "positions"


def drawn(text: str) -> QwirkleState:
    """A position; `game: qwirkle` may be left out."""
    return GAME.position("game: qwirkle\n" + "\n".join(line.strip() for line in text.strip().splitlines()))


def stored(name: str) -> QwirkleState:
    return GAME.position((POSITIONS / f"{name}.txt").read_text())


def play(state: QwirkleState, *texts: str) -> QwirkleState:
    for text in texts:
        state = state.play(GAME.parse(text))
    return state


def refused(state: QwirkleState, text: str) -> tuple[str, str]:
    """The rule and the reason against an action; it must be refused by `play` too."""
    action = GAME.parse(text)
    refusal = state.explain(action)
    assert refusal is not None, f"{text} is legal"
    assert action not in state.actions()
    with pytest.raises(tw.IllegalAction) as error:
        state.play(action)
    assert error.value.rule == refusal.rule
    return refusal.rule, refusal.reason


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of this kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def legal(state: QwirkleState, *texts: str) -> bool:
    return all(GAME.parse(text) in state.actions() and state.explain(GAME.parse(text)) is None for text in texts)
