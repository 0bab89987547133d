"""Positions for the tests of Tigris & Euphrates."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import tilewright as tw
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.cells import CELL_OF, COLUMNS, ROWS, WIDTH
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.notation.grid import cell_texts
from tilewright.kernel import Action

A = TypeVar("A", bound=Action)
E = TypeVar("E")


def drawn(text: str) -> TigrisState:
    """A position of which a part is drawn.

    `game: tigris` may be left out, `players` are archer and bull unless named, `corner` is the top left cell of
    the drawing (A1), and `rest: start` fills the cells outside the drawing as they are when a game begins; else
    they are empty.
    """
    head, _, drawing = "\n".join(line.strip() for line in text.strip().splitlines()).partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines() if line)
    rows = [row.split() for row in drawing.splitlines() if row]
    corner = CELL_OF[fields.pop("corner", "A1")]
    winged = MAPS["alternate" if fields.get("board") == "alternate" else "classic"].winged
    if fields.pop("rest", "empty") != "start":
        winged = 0
    grid = [["R" if winged >> y * WIDTH + x & 1 else "." for x in range(COLUMNS)] for y in range(ROWS)]
    top, left = divmod(corner, WIDTH)
    for y, row in enumerate(rows, top):
        grid[y][left : left + len(row)] = row
    fields.setdefault("players", "archer bull")
    lines = ["game: tigris", *(f"{key}: {value}" for key, value in fields.items()), "", *(" ".join(r) for r in grid)]
    return GAME.position("\n".join(lines))


def play(state: TigrisState, *texts: str) -> TigrisState:
    for text in texts:
        state = state.play(GAME.parse(text))
    return state


def misnamed(kind: Callable[..., A], *names: object) -> A:
    """An action with a name that does not exist, as only code that nobody has checked can make one."""
    return kind(*names)


def refusal(state: TigrisState, text: str) -> tw.Refusal:
    """What forbids an action; it must be refused by `play` too."""
    action = GAME.parse(text)
    found = state.explain(action)
    assert found is not None, f"{text} is legal"
    assert found.rule in GAME.rules
    assert action not in state.actions()
    assert action not in list(state.actions())
    with pytest.raises(tw.IllegalAction) as error:
        state.play(action)
    assert error.value.refusal == found
    return found


def refused(state: TigrisState, text: str) -> tuple[str, str]:
    """The rule and the reason against an action."""
    found = refusal(state, text)
    return found.rule, found.reason


def legal(state: TigrisState, *texts: str) -> bool:
    return all(GAME.parse(text) in state.actions() and state.explain(GAME.parse(text)) is None for text in texts)


def offered(state: TigrisState) -> list[str]:
    """The texts of all legal actions."""
    return [str(action) for action in state.actions()]


def points(state: TigrisState, dynasty: Any) -> dict[str, int]:
    """A player's points, colours without any left out."""
    seat = state.dynasties.index(dynasty)
    own = zip(COLOURS, state.points_of(seat), strict=True)
    return {colour: number for colour, number in own if number}


def hand(state: TigrisState, dynasty: Any) -> dict[str, int]:
    """The tiles that a player holds, colours without any left out."""
    own = zip(COLOURS, state.hand(state.dynasties.index(dynasty)), strict=True)
    return {colour: number for colour, number in own if number}


def at(state: TigrisState, cell: str) -> str:
    """What a position writes for a cell."""
    row, column = divmod(CELL_OF[cell], WIDTH)
    return cell_texts(state.board, state.dynasties)[row][column]


def home(state: TigrisState, dynasty: Any) -> list[str]:
    """The leaders of a player that are not on the board."""
    leaders = state.view(None).players[state.dynasties.index(dynasty)].leaders
    return [name for name, cell in leaders.items() if cell is None]


def events(state: TigrisState, kind: type[E]) -> list[E]:
    """The events of a kind that the last action caused."""
    return [event for event in state.events if isinstance(event, kind)]
