"""The engine against a second, deliberately simple implementation written from the rule page alone.

At every ply of games played in several styles both must know the same of everything and allow the same actions.
What happened in those games is counted, so that a comparison of dull games is noticed.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

import pytest

from tests.contract.walks import wander
from tests.reference import tigris as simple
from tests.tigris.comparing import as_reference, assert_agreement, crowded_board, play_both, settled
from tests.tigris.drawn import at, drawn, points
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model import events as event_types
from tilewright.games.tigris.model.actions import Commit, Decline, Done, Keep, Leader, Swap, Tile
from tilewright.games.tigris.model.cells import CELL_OF, SQUARES
from tilewright.games.tigris.model.names import COLOUR_OF
from tilewright.games.tigris.model.ownership import colour_of, leader_of
from tilewright.games.tigris.rules import wars
from tilewright.games.tigris.rules.questions import War
from tilewright.kernel import Action

BOARDS = ("classic", "alternate")
PLAYERS = (2, 3, 4)
VARIANTS = ("buildings", "ziggurat", "limited_support")
OPTION_SETS = [
    frozenset(itertools.compress(VARIANTS, chosen)) for chosen in itertools.product((False, True), repeat=len(VARIANTS))
]

NEAR = [reduce(or_, (mask for _, mask in squares), 0) for squares in SQUARES]
"""Each cell with the eight around it."""


Seen = Counter[str]
Style = Callable[[TigrisState, random.Random, Seen], Action]


def happenings(before: TigrisState, action: Action, after: TigrisState) -> Iterator[str]:
    """The things worth meeting that an action brought about."""
    limited = before.options.limited_support
    if isinstance(action, Commit) and limited and action.tiles:
        yield "limited support committed"
    if isinstance(action, Keep):
        yield "treasure chosen" if before.actor == before.active else "treasure chosen out of turn"
    treasure_takers = 0
    for event in after.events:
        match event:
            case event_types.KingdomsJoined(wars=colours):
                yield f"kingdoms joined with {len(colours)} wars"
                if len(colours) > 1:
                    yield "several wars at once"
            case event_types.WarBegan():
                yield f"{event.colour} war"
                if before.active not in (event.attacker, event.defender):
                    yield "war between others"
            case event_types.WarCalledOff():
                yield "war called off"
            case event_types.ConflictWon(rule="TE-E4", loser=loser) if isinstance(before.pending, War):
                colour = colour_of(before.pending.attacker)
                side = wars.side(before.board, leader_of(loser, colour), before.pending.marker)
                lost = side & before.board.tiles[colour]
                if lost.bit_count() > 2:
                    yield "war over three or more tiles"
                if lost & after.board.full:
                    yield f"{'temples stay' if event.leader == 'priest' else 'tile under a building stays'}"
            case event_types.RevoltBegan():
                yield "revolt"
            case event_types.ConflictWon(attack=attack, defence=defence) if attack == defence:
                yield "tie"
            case event_types.OnlyChoice(action="commit 0") if limited:
                yield "limited support left out"
            case event_types.OnlyChoice(action="done"):
                yield "nothing left to do"
            case event_types.LeaderLeft(rule="TE-L5"):
                yield "leader without a temple"
            case event_types.LeaderPlaced(source=str()):
                yield "leader moved"
            case event_types.BuildingPlaced(source=source):
                yield "building" if source is None else "building moved"
            case event_types.MonumentBuilt():
                yield "monument"
            case event_types.ZigguratBuilt():
                yield "ziggurat"
            case event_types.Declined():
                yield "offer declined"
            case event_types.Scored(rule="TE-B5" | "TE-M6" | "TE-Z3" as rule):
                yield f"scored by {rule}"
            case event_types.Scored(rule="TE-P4", seat=seat) if seat != before.active:
                yield "tile scored for another"
            case event_types.TreasuresTaken(seat=seat):
                treasure_takers += 1
                yield "treasures" if seat == before.active else "treasures out of turn"
            case event_types.CatastrophePlaced() if len(after.board.kingdoms) > len(before.board.kingdoms):
                yield "kingdom split"
            case event_types.GameEnded(reason=reason):
                yield reason
            case _:
                pass
    if treasure_takers > 1:
        yield "treasures of several kingdoms"
    if after.short and not before.short:
        yield "short swap"
    if after.board.empty & after.board.borders.three:
        yield "three kingdoms about a cell"


def closeness(state: TigrisState, tile: Tile) -> int:
    """How many tiles of its colour a new tile has around it, corners included."""
    return (state.board.tiles[COLOUR_OF[tile.colour]] & NEAR[CELL_OF[tile.at]]).bit_count()


def some_of_each_kind(state: TigrisState, rng: random.Random, number: int) -> list[Action]:
    """So many of each kind, and as many tiles that go with others of their colour or join two kingdoms."""
    kinds: dict[object, list[Action]] = {}
    joining = state.board.borders.two
    for action in state.actions():
        promising = isinstance(action, Tile) and (joining >> CELL_OF[action.at] & 1 or closeness(state, action) > 1)
        kinds.setdefault((type(action), promising), []).append(action)
    return [action for kind in kinds.values() for action in rng.sample(kind, min(number, len(kind)))]


def wandering(state: TigrisState, rng: random.Random, seen: Seen) -> Action:
    return wander(state, rng)


def curious(state: TigrisState, rng: random.Random, seen: Seen) -> Action:
    """Whatever of a few actions brings about what has been seen least; else tiles of a colour side by side."""
    choices = some_of_each_kind(state, rng, 10)

    def interest(action: Action) -> tuple[float, int]:
        new = sum(1 / (1 + seen[thing]) for thing in happenings(state, action, state.after(action)))
        return new, closeness(state, action) if isinstance(action, Tile) else 0

    if rng.random() < 0.15:
        return rng.choice(choices)
    return max(choices, key=interest)


def building(state: TigrisState, rng: random.Random, seen: Seen) -> Action:
    """Leaders first, then tiles of a colour side by side; what is offered is built."""
    choices = some_of_each_kind(state, rng, 30)
    leaders = [action for action in choices if isinstance(action, Leader)]
    if leaders and state.board.leaders.bit_count() < 2 * state.players:
        return rng.choice(leaders)
    tiles = [action for action in choices if isinstance(action, Tile)]
    if tiles and rng.random() < 0.9:
        return max(tiles, key=lambda tile: closeness(state, tile))
    return rng.choice([action for action in choices if not isinstance(action, Decline)])


def idling(state: TigrisState, rng: random.Random, seen: Seen) -> Action:
    """Leaders only, and early ends of turns: for TE-G4."""
    if rng.random() < 0.002:
        return wander(state, rng)
    choices = [action for action in some_of_each_kind(state, rng, 6) if not isinstance(action, Tile | Swap)]
    idle = [action for action in choices if isinstance(action, Leader | Done)]
    return rng.choice(idle or choices)


def swapping(state: TigrisState, rng: random.Random, seen: Seen) -> Action:
    """As many tiles as there are into the swap, most of the time: for TE-X2."""
    swaps = [action for action in state.actions() if isinstance(action, Swap)]
    return max(swaps, key=lambda swap: len(swap.tiles)) if swaps and rng.random() < 0.8 else curious(state, rng, seen)


class Course(NamedTuple):
    """A game to be compared: how it is played, from a crowded board or the deal, and how long at most."""

    style: Style
    crowded: bool
    plies: int


COURSES = [
    Course(curious, crowded=False, plies=20),
    Course(building, crowded=False, plies=40),
    Course(wandering, crowded=False, plies=20),
    *3 * [Course(curious, crowded=True, plies=25)],
    *2 * [Course(building, crowded=True, plies=15)],
    Course(wandering, crowded=True, plies=15),
    Course(swapping, crowded=True, plies=30),
    Course(idling, crowded=False, plies=200),
]


def both_begin(
    course: Course, board: str, players: int, options: frozenset[str], rng: random.Random
) -> tuple[TigrisState, simple.Game]:
    if course.crowded:
        text, game = crowded_board(rng, board, players, options)
        state = GAME.position(text)
        assert settled(as_reference(state)) == settled(game), text
        return state, game
    state = GAME.start(players, rng.randrange(1 << 30), {"board": board, **dict.fromkeys(options, True)})
    deals: dict[int, list[str]] = {
        event.seat: [*(event.tiles or ())] for event in state.events if isinstance(event, event_types.Drew)
    }
    return state, simple.new_game(board, players, options, state.active, lambda seat, _number: deals[seat])


def compare(course: Course, board: str, players: int, options: frozenset[str], seed: object, seen: Seen) -> int:
    """Play one game in both; how many positions were compared."""
    rng = random.Random(f"{course.style.__name__} {course.crowded} {board} {players} {sorted(options)} {seed}")
    state, game = both_begin(course, board, players, options, rng)
    assert_agreement(state, game)
    for ply in range(course.plies):
        if state.actor is None:
            return ply + 1
        action = course.style(state, rng, seen)
        before = state
        state, game = play_both(state, game, action)
        assert_agreement(state, game)
        seen.update(happenings(before, action, state))
    return course.plies + 1


LEAST = {
    "leader moved": 100,
    "leader without a temple": 12,
    "revolt": 35,
    "tie": 20,
    "kingdoms joined with 0 wars": 20,
    "kingdoms joined with 1 wars": 14,
    "several wars at once": 2,
    "red war": 4,
    "blue war": 4,
    "green war": 3,
    "black war": 3,
    "war over three or more tiles": 2,
    "war called off": 1,
    "temples stay": 2,
    "three kingdoms about a cell": 10,
    "tile scored for another": 35,
    "kingdom split": 8,
    "limited support committed": 12,
    "limited support left out": 20,
    "monument": 30,
    "scored by TE-M6": 30,
    "building": 10,
    "building moved": 4,
    "scored by TE-B5": 20,
    "ziggurat": 1,
    "scored by TE-Z3": 3,
    "offer declined": 10,
    "treasures": 12,
    "treasures out of turn": 12,
    "treasure chosen": 3,
    "treasure chosen out of turn": 8,
    "short swap": 4,
    "a-swap-emptied-the-bag": 4,
    "at-most-two-treasures-are-left": 2,
    "the-bag-ran-out": 1,
    "six-rounds-passed-without-a-tile": 6,
}
"""How often each thing must happen in the games of one board and number of players."""


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_both_agree_at_every_ply(board: str, players: int) -> None:
    """All combinations of the variants, in all styles of play; and enough of everything has happened."""
    seen: Seen = Counter()
    positions = 0
    for options in OPTION_SETS:
        for number, course in enumerate(COURSES):
            positions += compare(course, board, players, options, number, seen)
    assert positions > 1500
    too_seldom = {thing: seen[thing] for thing, least in LEAST.items() if seen[thing] < least}
    assert not too_seldom
    assert players == 2 or seen["war between others"] >= 15


@pytest.mark.parametrize("players", PLAYERS)
def test_both_agree_while_dynasties_are_chosen(players: int) -> None:
    """TE-S3: every way to choose them."""
    open_lines = [both_begin(COURSES[0], "classic", players, frozenset({"choose_dynasties"}), random.Random(players))]
    chosen = 0
    while open_lines:
        state, game = open_lines.pop()
        assert_agreement(state, game)
        if state.pending is not None:
            open_lines += [play_both(state, game, action) for action in state.actions()]
        else:
            chosen += 1
    assert chosen == {2: 12, 3: 24, 4: 24}[players]


def compare_line(state: TigrisState, *texts: str) -> tuple[TigrisState, Seen]:
    """Play these actions in both; where they lead to and what happened."""
    seen: Seen = Counter()
    game = as_reference(state)
    assert_agreement(state, game)
    for text in texts:
        before, action = state, GAME.parse(text)
        state, game = play_both(state, game, action)
        assert_agreement(state, game)
        seen.update(happenings(before, action, state))
    return state, seen


def test_both_end_a_turn_in_which_nothing_is_left_to_do() -> None:
    """TE-T4: the hand swapped into an empty bag, no catastrophe left, and no temple to put a leader beside."""
    everything_else = "removed: red 57 blue 36 green 30 black 22"
    state = drawn(f"hand archer: black 2\nhand bull: black 6\n{everything_else}\ncatastrophes archer: 0")
    state, seen = compare_line(state, "swap black black")
    assert seen["nothing left to do"]
    assert state.actor is None


def test_both_leave_the_tile_under_a_building() -> None:
    """TE-B4: the market hall's tile is not removed, and does not score."""
    state = drawn("""
        hand archer: green 3 black 1
        hand bull: red 1
        buildings: green E5
        corner: A5
        rest: start

        r gA g . g g gB r
    """)
    state, seen = compare_line(state, "tile black D5", "commit 2", "commit 0")
    assert seen["tile under a building stays"]
    assert (at(state, "E5"), at(state, "F5")) == ("g", ".")
    assert points(state, "archer") == {"green": 2}


def test_both_count_no_supporters_that_an_earlier_war_cut_off() -> None:
    """TE-E8: the market on H6 still touches the marked tile, but no longer hangs together with its trader."""
    state = drawn("""
        hand archer: red 1 green 1 black 2
        hand bull: red 1
        corner: E4

        .  .  gA .  .  .
        k  kA r  .  gB r
        .  .  .  g  k  kB
    """)
    state, seen = compare_line(state, "tile red H5", "war black", "commit 2", "commit 0", "commit 1", "commit 0")
    assert seen["several wars at once"]
    assert at(state, "H6") == "g"
    assert points(state, "archer") == {"black": 2, "green": 1}
