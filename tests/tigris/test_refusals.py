"""Every action there is, at many moments of random games: listed, or refused by a rule that is really broken.

What a refusal states is checked on the drawing of the position and on what everybody sees, cell by cell, not with the
engine's masks. No reason goes unchecked: `is_true` knows all that these actions can meet, and those that they cannot
meet are named.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

import pytest

from tests.contract.refusals import Refusals, random_game
from tests.tigris.drawn import drawn, misnamed
from tests.tigris.open_questions import PENDING
from tests.translations import sources
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
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.cells import CELL_OF, OFF
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import COLOURS, DYNASTIES, LEADERS, PAIR_NAMES
from tilewright.games.tigris.rules.ending import FEW_TREASURES
from tilewright.games.tigris.rules.questions import DECISIONS
from tilewright.games.tigris.views.view import TigrisView
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
BARRED = """
    options: buildings ziggurat limited_support
    hand archer: red 1 blue 1
    buildings: green H8
    ziggurat: F5 green
    monuments: red-green A1
    corner: A1

    -  -  .  .  .  .  .
    -  -  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  -  .
    .  .  .  .  -  -  -
    .  .  .  .  .  -  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .  g  g  g
"""
"""Nothing left to build, and a building to protect a tile."""
MORE_PENDING = {
    "a monument, with a building and another square": """
        options: buildings ziggurat
        actions: 1
        buildings: green G6
        pending: monument F5
        corner: F4

        g  g  .  k  k
        g  g  .  k  k
        g  g  .
    """,
    "limited support, of the attacker": """
        options: limited_support
        hand archer: red 2
        actions: 1
        pending: revolt I4
        corner: F4

        r  kB r  kA
    """,
    "limited support, of the defender": """
        options: limited_support
        hand bull: red 2
        actions: 1
        pending: revolt I4 committed 2
        corner: F4

        r  kB r  kA
    """,
    "treasures of which one goes first": """
        actions: 1
        pending: treasure bull
        corner: A8

        .  R  gB .  .  .  .  .  .  .  .
        .  r  r  r  .  .  .  .  .  .  .
        .  .  .  r  g  R  g  g  g  g  g
        .  .  .  .  .  .  .  .  .  .  R
    """,
}
"""Questions that refuse answers for reasons of their own."""
NAMES_THAT_DO_NOT_EXIST: Final = {
    "there-is-no-such-leader",
    "there-is-no-such-cell",
    "there-is-no-such-colour",
    "there-is-no-such-dynasty",
    "this-is-no-action-of-tigris",
}
"""The reasons that no action with proper names can meet; they have tests of their own."""
OF_THE_TURN: Final = (None, "action")
RULES: Final = {"dynasty": "TE-S3", "point": "TE-T3"}
SIDES: Final = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
Grid = dict[str, str]


def every_action() -> Iterator[TigrisAction]:
    """All actions but swaps, of which there are some: of one colour, of two, and too many."""
    yield from (Leader(leader, to) for leader in LEADERS for to in (*CELLS, OFF))
    yield from (Tile(colour, cell) for colour in COLOURS for cell in CELLS)
    yield from (kind(cell) for kind in (Catastrophe, Building, Ziggurat, Keep) for cell in CELLS)
    yield from (Monument(cell, pair) for cell in CELLS for pair in PAIR_NAMES)
    yield from (Swap((colour,) * number) for colour in COLOURS for number in range(8))
    yield from (Swap((one, other)) for one in COLOURS for other in COLOURS)
    yield from (kind(colour) for kind in (ChooseWar, Point) for colour in COLOURS)
    yield from (Commit(number) for number in range(-1, 7))
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
        for state in random_game(GAME.start(players, seed, options), rng):
            found.setdefault(type(state.question), state)
            if state.past.ply % 60 == 20 and state.actor is not None:
                found[seed, state.past.ply] = state
    return tuple(found.values())


def grid_of(state: TigrisState) -> Grid:
    rows = [line.split() for line in state.position().partition("\n\n")[2].splitlines()]
    return dict(zip(CELLS, (text for row in rows for text in row), strict=True))


def beside(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [name for x, y in near if (name := f"{chr(x)}{y}") in CELL_OF]


def region(grid: Grid, start: str) -> set[str]:
    """All that is connected with this cell (TE-W2)."""
    found, todo = {start}, [start]
    while todo:
        todo = list({each for name in todo for each in beside(name) if grid[each] not in ".x" and each not in found})
        found.update(todo)
    return found


def regions(grid: Grid, cells: list[str]) -> list[set[str]]:
    """The different regions of these cells."""
    found: list[set[str]] = []
    for cell in cells:
        if grid[cell] not in ".x" and not any(cell in each for each in found):
            found.append(region(grid, cell))
    return found


def leaders_in(grid: Grid, cells: set[str]) -> list[str]:
    """The leaders on these cells, as the drawing has them: `kA`."""
    return [grid[cell] for cell in cells if len(grid[cell]) == 2]


def kingdoms_beside(grid: Grid, cell: str) -> int:
    """How many different regions with a leader touch this cell (TE-W2, TE-W3)."""
    return sum(bool(leaders_in(grid, each)) for each in regions(grid, beside(cell)))


def fighting(grid: Grid, cells: set[str]) -> list[str]:
    """The colours with two leaders there (TE-E1)."""
    count = Counter(leader[0] for leader in leaders_in(grid, cells))
    return [colour for colour in count if count[colour] > 1]


def at_peace(grid: Grid) -> bool:
    return not any(fighting(grid, each) for each in regions(grid, list(grid)))


def square_at(cell: str) -> list[str]:
    """The square with this cell at its top left, as far as it is on the board."""
    column, row = ord(cell[0]), int(cell[1:])
    names = [f"{chr(column + x)}{row + y}" for y in (0, 1) for x in (0, 1)]
    return [name for name in names if name in CELL_OF]


def cross_at(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return [name for x, y in SIDES if (name := f"{chr(column + x)}{row + y}") in CELL_OF]


def of_one_colour(grid: Grid, cells: list[str]) -> bool:
    """Face-up tiles of one colour, whichever it is."""
    return len({grid[cell].lower() for cell in cells}) == 1 and grid[cells[0]].lower() in ("r", "b", "g", "k")


def line_through(grid: Grid, cell: str, x: int, y: int) -> list[str]:
    """The tiles of its colour in a row with this one, or in a column."""
    found = [cell]
    for sign in (-1, 1):
        column, row = ord(cell[0]), int(cell[1:])
        while (near := f"{chr(column + sign * x)}{row + sign * y}") in grid and of_one_colour(grid, [cell, near]):
            found.append(near)
            column, row = column + sign * x, row + sign * y
    return found


def lines_through(grid: Grid, cell: str) -> list[list[str]]:
    return [line_through(grid, cell, 1, 0), line_through(grid, cell, 0, 1)]


def line_needed(view: TigrisView, grid: Grid, cell: str) -> int:
    """How long a line takes the building of this tile's colour (TE-B2, TE-B3)."""
    built = {building.colour: building.at for building in view.buildings}[colour_of(grid, cell)]
    return 3 if built is None else max(3, 1 + max(map(len, lines_through(grid, built))))


def colour_of(grid: Grid, cell: str) -> str:
    return COLOURS["rbgk".index(grid[cell].lower())]


def is_river(state: TigrisState, cell: str) -> bool:
    return bool(MAPS[state.options.board].river >> CELL_OF[cell] & 1)


def lifted(state: TigrisState, grid: Grid, leader: str) -> Grid:
    """The board without the active player's leader of this name."""
    text = "rbgk"[LEADERS.index(leader)] + state.dynasties[state.active][0].upper()
    return {cell: "." if content == text else content for cell, content in grid.items()}


class Scene:
    """A moment as the one who decides sees it, and its drawing."""

    def __init__(self, state: TigrisState) -> None:
        self.state = state
        self.view = state.view(state.actor)
        self.grid = grid_of(state)


def is_true(scene: Scene, action: Action, refusal: Refusal) -> bool:
    """Is what the refusal says so?"""
    view, grid = scene.view, scene.grid
    match refusal.reason:
        case "the-game-is-over":
            return view.decision is None
        case "another-decision-comes-first":
            rule = RULES.get(view.decision or "", "TE-T2")
            said = (refusal.rule, refusal.facts["decision"])
            return view.decision not in OF_THE_TURN and said == (rule, view.decision)
        case "no-leader-moves-while-a-conflict-is-open":
            assert isinstance(action, Leader)
            assert view.actor is not None
            return not at_peace(grid) and view.players[view.actor].leaders[action.leader] is not None
        case "this-game-is-played-without-buildings":
            return not view.options.buildings
        case "this-game-is-played-without-ziggurat":
            return not view.options.ziggurat
        case "dynasties-are-given-in-this-game":
            return not view.options.choose_dynasties
        case "the-ziggurat-is-built-already":
            return view.ziggurat is not None and view.ziggurat.at == refusal.facts["cell"]
        case "the-monument-is-built-already":
            return any(each.monument == refusal.facts["monument"] and each.at for each in view.monuments)
        case "a-building-protects-its-tile":
            cell = refusal.facts["cell"]
            return any(each.at == cell for each in view.buildings) and cell in aim(action)
        case _ if view.decision == "action":
            return is_true_in_a_turn(scene, action, refusal)
        case _:
            return is_true_of_an_answer(scene, action, refusal)


def aim(action: Action) -> list[str]:
    """The cells that an action is about."""
    match action:
        case Monument(at=cell):
            return square_at(cell)
        case Ziggurat(at=cell):
            return cross_at(cell)
        case Leader(to=cell) | Tile(at=cell) | Catastrophe(at=cell) | Building(at=cell) | Keep(at=cell):
            return [cell]
        case _:
            raise AssertionError(f"{action} is about no cell")


def is_true_in_a_turn(scene: Scene, action: Action, refusal: Refusal) -> bool:
    """Between two actions."""
    state, view, grid = scene.state, scene.view, scene.grid
    me = view.players[view.active]
    match refusal.reason, action:
        case "there-is-no-war-to-choose", ChooseWar():
            return at_peace(grid)
        case "there-is-no-conflict", Commit():
            return at_peace(grid) and view.conflict is None
        case ("no-building-is-offered", Building()) | ("no-monument-is-offered", Monument()):
            return view.tile is None
        case ("no-ziggurat-is-offered", Ziggurat()) | ("nothing-is-offered", Decline()):
            return view.tile is None
        case "no-treasures-are-to-be-taken", Keep():
            return not any(
                any(leader[0] == "g" for leader in leaders_in(grid, each))
                and sum(grid[cell] in "R=" for cell in each) > 1
                for each in regions(grid, list(grid))
            )
        case "there-is-no-point-of-the-ziggurat-to-take", Point():
            return view.options.ziggurat and view.actions_left > 0
        case "all-dynasties-are-chosen", ChooseDynasty():
            return all(player.dynasty for player in view.players)
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
            return colour not in (me.hand or ())
        case "farms-are-laid-on-the-river", Tile(colour=colour, at=cell):
            return colour == "blue" and not is_river(state, cell)
        case "the-river-takes-only-farms", Tile(colour=colour, at=cell):
            return colour != "blue" and is_river(state, cell)
        case "you-have-no-catastrophe-left", Catastrophe():
            return me.catastrophes == 0
        case "a-treasure-protects-its-tile", Catastrophe(at=cell):
            return grid[cell] == "R"
        case "monuments-and-ziggurat-are-never-destroyed", Catastrophe(at=cell):
            return grid[cell] in "-="
        case "the-cell-takes-no-catastrophe", Catastrophe(at=cell):
            return grid[cell] == "x" or len(grid[cell]) == 2
        case "a-swap-takes-one-to-six-tiles", Swap(tiles=tiles):
            return not 1 <= len(tiles) <= 6
        case "you-do-not-hold-these-tiles", Swap(tiles=tiles):
            return bool(Counter[str](tiles) - Counter[str](me.hand or ()))
        case _:
            raise AssertionError(f"nobody looks into whether this is so: {refusal}")


def is_true_of_an_answer(scene: Scene, action: Action, refusal: Refusal) -> bool:
    """While something else is asked than the next action."""
    state, view, grid = scene.state, scene.view, scene.grid
    assert view.actor is not None
    me, facts = view.players[view.actor], refusal.facts
    match refusal.reason, action:
        case "that-dynasty-is-taken", ChooseDynasty(dynasty=dynasty):
            return any(player.dynasty == dynasty for player in view.players)
        case "a-number-of-tiles-is-not-negative", Commit(tiles=tiles):
            return tiles < 0
        case "you-hold-fewer-tiles", Commit(tiles=tiles):
            assert view.conflict is not None
            held = (me.hand or ()).count(view.conflict.support)
            return tiles > held == facts["held"]
        case "the-attacker-must-come-out-ahead", Commit(tiles=tiles):
            assert view.conflict is not None
            attack, defence = view.conflict.attack, view.conflict.defence
            forbidden = view.options.limited_support and tiles > 0 and attack + tiles <= defence
            return forbidden and view.conflict.committed is None and facts == {"attack": attack, "defence": defence}
        case "the-defender-must-come-out-level", Commit(tiles=tiles):
            assert view.conflict is not None
            assert view.conflict.committed is not None
            attack, defence = view.conflict.attack + view.conflict.committed, view.conflict.defence
            forbidden = view.options.limited_support and tiles > 0 and defence + tiles != attack
            return forbidden and facts == {"attack": attack, "defence": defence}
        case "no-two-leaders-of-this-colour-are-at-war", ChooseWar(colour=colour):
            assert view.tile is not None
            return "rbgk"[COLOURS.index(colour)] not in fighting(grid, region(grid, view.tile))
        case "the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough", Building(at=cell):
            assert view.tile is not None
            needed = line_needed(view, grid, view.tile)
            long = [line for line in lines_through(grid, view.tile) if len(line) >= needed]
            return facts["length"] == needed and not any(cell in line for line in long)
        case "the-four-cells-are-no-square-of-one-colour", Monument(at=cell):
            return len(square_at(cell)) < 4 or not of_one_colour(grid, square_at(cell))
        case "the-five-cells-are-no-cross-of-one-colour", Ziggurat(at=cell):
            return len(cross_at(cell)) < 5 or not of_one_colour(grid, cross_at(cell))
        case "the-new-tile-is-not-part-of-it", Monument() | Ziggurat():
            return view.tile == facts["tile"] and view.tile not in aim(action)
        case "the-monument-lacks-the-colour-of-the-square", Monument(monument=monument):
            assert view.tile is not None
            return colour_of(grid, view.tile) not in monument.split("-")
        case "there-is-no-treasure-of-this-kingdom", Keep(at=cell):
            return cell not in treasures_of(view, grid)
        case "this-treasure-is-taken-before-the-others", Keep(at=cell):
            treasures = treasures_of(view, grid)
            return is_preferred(state, cell) and not all(is_preferred(state, each) for each in treasures)
        case _:
            raise AssertionError(f"nobody looks into whether this is so: {refusal}")


def treasures_of(view: TigrisView, grid: Grid) -> list[str]:
    """The treasures in the kingdom of the trader of whoever is asked (TE-R1)."""
    assert view.actor is not None
    trader = view.players[view.actor].leaders["trader"]
    return [] if trader is None else [cell for cell in region(grid, trader) if grid[cell] in "R="]


def is_preferred(state: TigrisState, cell: str) -> bool:
    return bool(MAPS[state.options.board].preferred >> CELL_OF[cell] & 1)


@cache
def drawn_moments() -> tuple[TigrisState, ...]:
    """Every kind of question, and turns in which what is seldom forbidden is."""
    return tuple(map(drawn, (*PENDING.values(), *MORE_PENDING.values(), THREE_KINGDOMS, BARRED)))


MOMENTS = {f"game {case}": partial(moments, case) for case in range(len(CASES))} | {"drawn": drawn_moments}
REFUSALS = Refusals(MOMENTS, Scene, lambda _: EVERY_ACTION, is_true)


@pytest.mark.parametrize("moments", MOMENTS)
def test_every_action_is_listed_or_refused_and_what_a_refusal_states_is_so(moments: str) -> None:
    assert REFUSALS.reasons_at(moments)


def test_every_reason_there_is_is_met_and_looked_into() -> None:
    asked = {state.question.decision for state in drawn_moments()}
    assert asked == {*DECISIONS, None}
    assert REFUSALS.reasons() == sources.refusals("tigris").keys() - NAMES_THAT_DO_NOT_EXIST


def test_names_that_do_not_exist_are_refused_by_their_own_rule() -> None:
    turn, treasure, dynasty = GAME.start(2, 1), drawn(PENDING["treasure"]), drawn(PENDING["dynasty"])
    for state, action, reason in (
        (turn, misnamed(Leader, "emperor", "A1"), "there-is-no-such-leader"),
        (turn, Leader("king", "Z9"), "there-is-no-such-cell"),
        (turn, misnamed(Tile, "pink", "A1"), "there-is-no-such-colour"),
        (turn, Tile("red", "Z9"), "there-is-no-such-cell"),
        (turn, Catastrophe("Z9"), "there-is-no-such-cell"),
        (turn, misnamed(Swap, ("pink",)), "you-do-not-hold-these-tiles"),
        (treasure, Keep("Z9"), "there-is-no-such-cell"),
        (dynasty, misnamed(ChooseDynasty, "snake"), "there-is-no-such-dynasty"),
    ):
        refusal = state.explain(action)
        assert refusal is not None
        assert refusal.reason == reason


def test_nothing_follows_the_end_of_the_game() -> None:
    with pytest.raises(AssertionError, match="the game is over"):
        FEW_TREASURES.apply(StateBuilder(GAME.start(2, 1)), Done())
