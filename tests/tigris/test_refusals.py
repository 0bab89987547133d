"""Every action there is, at many moments of random games: listed, or refused by a rule that is really broken.

What a refusal states is checked on the drawing of the position, cell by cell, not with the engine's masks.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from tests.tigris.drawn import drawn
from tests.tigris.open_questions import PENDING
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseDynasty,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    TigrisAction,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.cells import CELL_OF, OFF
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import COLOURS, DYNASTIES, LEADERS, PAIR_NAMES
from tilewright.games.tigris.rules.ending import FEW_TREASURES
from tilewright.games.tigris.rules.questions import DECISIONS
from tilewright.kernel import Action, Refusal

CELLS = tuple(CELL_OF)
VARIANTS = {"buildings": True, "ziggurat": True}
CASES = [
    (2, {}),
    (3, {"board": "alternate", **VARIANTS}),
    (4, {"limited_support": True, **VARIANTS}),
    (4, {"choose_dynasties": True}),
]
THREE_KINGDOMS = """
    hand archer: red 1 blue 1 green 1
    catastrophes bull: 1
    rest: start
    corner: F3

    .  .  .  .  x
    kA r  .  r  gB
    .  .  r  .  .
    .  .  bB .  .
"""
Grid = dict[str, str]
Moments = Callable[[], tuple[TigrisState, ...]]


def every_action() -> Iterator[TigrisAction]:
    """All actions but swaps, of which there are some: of one colour, of two, and too many."""
    yield from (Leader(leader, to) for leader in LEADERS for to in (*CELLS, OFF))
    yield from (Tile(colour, cell) for colour in COLOURS for cell in CELLS)
    yield from (kind(cell) for kind in (Catastrophe, Building, Ziggurat, Keep) for cell in CELLS)
    yield from (Monument(cell, pair) for cell in CELLS for pair in PAIR_NAMES)
    yield from (Swap((colour,) * number) for colour in COLOURS for number in range(8))
    yield from (Swap((one, other)) for one in COLOURS for other in COLOURS)
    yield from (kind(colour) for kind in (ChooseWar, Point) for colour in COLOURS)
    yield from (Commit(number) for number in range(7))
    yield from (ChooseDynasty(dynasty) for dynasty in DYNASTIES)
    yield from (Done(), Decline())


EVERY_ACTION = tuple(every_action())


@cache
def moments(case: int) -> tuple[TigrisState, ...]:
    """Moments of three random games, and the first one of every kind of question in them."""
    players, options = CASES[case]
    rng = random.Random(case)
    found: dict[object, TigrisState] = {}
    for seed in range(3):
        state = GAME.start(players, seed, options)
        while state.actor is not None:
            found.setdefault(type(state.question), state)
            if state.past.ply % 60 == 20:
                found[seed, state.past.ply] = state
            kinds: dict[type, list[TigrisAction]] = {}
            for action in state.actions():
                kinds.setdefault(type(action), []).append(action)
            state = state.play(rng.choice(rng.choice(list(kinds.values()))))
        found.setdefault("over", state)
    return tuple(found.values())


def grid_of(state: TigrisState) -> Grid:
    rows = [line.split() for line in state.position().partition("\n\n")[2].splitlines()]
    return dict(zip(CELLS, (text for row in rows for text in row), strict=True))


def beside(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [name for x, y in near if (name := f"{chr(x)}{y}") in CELL_OF]


def kingdoms_beside(grid: Grid, cell: str) -> int:
    """How many different regions with a leader touch this cell (TE-W2, TE-W3)."""
    seen: set[str] = set()
    kingdoms = 0
    for start in beside(cell):
        if start in seen or grid[start] in ".x":
            continue
        region, todo = {start}, [start]
        while todo:
            todo = [each for name in todo for each in beside(name) if grid[each] not in ".x" and each not in region]
            region.update(todo)
        seen |= region
        kingdoms += any(len(grid[name]) == 2 for name in region)
    return kingdoms


def is_river(state: TigrisState, cell: str) -> bool:
    return bool(MAPS[state.options.board].river >> CELL_OF[cell] & 1)


def lifted(state: TigrisState, grid: Grid, leader: str) -> Grid:
    """The board without the active player's leader of this name."""
    text = "rbgk"[LEADERS.index(leader)] + state.dynasties[state.active][0].upper()
    return {cell: "." if content == text else content for cell, content in grid.items()}


def is_true(state: TigrisState, grid: Grid, action: Action, refusal: Refusal) -> bool:
    """Is what the refusal says so? True as well for those that are not looked into here."""
    match refusal.reason, action:
        case "the-cell-is-river", Leader(to=cell):
            return is_river(state, cell)
        case "the-cell-is-not-empty", Leader(to=cell) | Tile(at=cell):
            return grid[cell] != "."
        case "the-leader-already-stands-there", Leader(leader=leader, to=cell):
            return grid[cell] != "." and lifted(state, grid, leader)[cell] == "."
        case "the-leader-is-not-on-the-board", Leader(leader=leader):
            return lifted(state, grid, leader) == grid
        case "the-cell-is-not-adjacent-to-a-temple", Leader(to=cell):
            return all(grid[near] not in "rR" for near in beside(cell))
        case "a-leader-must-not-join-kingdoms", Leader(leader=leader, to=cell):
            count = kingdoms_beside(lifted(state, grid, leader), cell)
            return count >= 2 and refusal.facts["count"] == count
        case "a-tile-must-not-join-three-kingdoms", Tile(at=cell):
            count = kingdoms_beside(grid, cell)
            return count >= 3 and refusal.facts["count"] == count
        case "you-hold-no-such-tile", Tile(colour=colour):
            return colour not in (state.view(state.active).players[state.active].hand or ())
        case "farms-are-laid-on-the-river", Tile(colour=colour, at=cell):
            return colour == "blue" and not is_river(state, cell)
        case "the-river-takes-only-farms", Tile(colour=colour, at=cell):
            return colour != "blue" and is_river(state, cell)
        case "a-treasure-protects-its-tile", Catastrophe(at=cell):
            return grid[cell] == "R"
        case "monuments-and-ziggurat-are-never-destroyed", Catastrophe(at=cell):
            return grid[cell] in "-="
        case "the-cell-takes-no-catastrophe", Catastrophe(at=cell):
            return grid[cell] == "x" or len(grid[cell]) == 2
        case "a-building-protects-its-tile", Catastrophe(at=cell):
            return any(building.at == cell for building in state.view(None).buildings)
        case "another-decision-comes-first", _:
            return state.pending is not None and refusal.facts["decision"] == state.view(None).decision
        case "there-is-no-conflict", Commit():
            return state.view(None).conflict is None
        case _:
            return True


@cache
def drawn_moments() -> tuple[TigrisState, ...]:
    """Every kind of question, and an action with three kingdoms around an empty cell."""
    return (*(drawn(text) for text in PENDING.values()), drawn(THREE_KINGDOMS))


MOMENTS = {f"game {case}": partial(moments, case) for case in range(len(CASES))} | {"drawn": drawn_moments}
every_moment = pytest.mark.parametrize("moments_of", MOMENTS.values(), ids=MOMENTS)


@every_moment
def test_every_action_is_listed_or_refused_and_never_both(moments_of: Moments) -> None:
    for state in moments_of():
        listed = set(state.actions())
        for action in EVERY_ACTION:
            refusal = state.question.refusal(state, action)
            assert (refusal is None) == (action in listed), f"{action}: {refusal}\n{state.position()}"
            assert (action in state.actions()) == (action in listed), action


@every_moment
def test_what_a_refusal_states_is_so_on_the_board(moments_of: Moments) -> None:
    for state in moments_of():
        grid = grid_of(state)
        for action in EVERY_ACTION:
            refusal = state.explain(action)
            if refusal is not None:
                assert refusal.rule in GAME.rules
                assert is_true(state, grid, action, refusal), f"{action}: {refusal}\n{state.position()}"


def test_the_drawn_moments_ask_every_question_and_meet_every_reason_on_the_board() -> None:
    asked = {state.question.decision for state in drawn_moments()}
    assert asked == {*DECISIONS, None}
    reasons = {
        refusal.reason
        for state in drawn_moments()
        for action in EVERY_ACTION
        if (refusal := state.question.refusal(state, action)) is not None
    }
    assert reasons >= {
        "the-cell-is-river",
        "the-cell-is-not-empty",
        "the-cell-is-not-adjacent-to-a-temple",
        "a-leader-must-not-join-kingdoms",
        "a-tile-must-not-join-three-kingdoms",
        "the-river-takes-only-farms",
        "farms-are-laid-on-the-river",
        "a-treasure-protects-its-tile",
        "the-cell-takes-no-catastrophe",
    }


def test_names_that_do_not_exist_are_refused_by_their_own_rule() -> None:
    state = GAME.start(2, 1)
    for action, reason in (
        (Leader("emperor", "A1"), "there-is-no-such-leader"),  # type: ignore[arg-type]
        (Leader("king", "Z9"), "there-is-no-such-cell"),
        (Tile("pink", "A1"), "there-is-no-such-colour"),  # type: ignore[arg-type]
        (Tile("red", "Z9"), "there-is-no-such-cell"),
        (Catastrophe("Z9"), "there-is-no-such-cell"),
        (Swap(("pink",)), "you-do-not-hold-these-tiles"),  # type: ignore[arg-type]
    ):
        refusal = state.explain(action)
        assert refusal is not None
        assert refusal.reason == reason


def test_nothing_follows_the_end_of_the_game() -> None:
    with pytest.raises(AssertionError, match="the game is over"):
        FEW_TREASURES.apply(None, Done())  # type: ignore[arg-type]
