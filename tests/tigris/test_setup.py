"""Chapter Material and set-up (TE-S)."""

import pytest

import tilewright as tw
from tests.tigris.drawn import at, drawn, events, misnamed, offered, play, refused
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.actions import ChooseDynasty
from tilewright.games.tigris.model.cells import names
from tilewright.games.tigris.model.events import Drew, DynastyChosen, OnlyChoice, Swapped, TurnBegan
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import DYNASTIES
from tilewright.games.tigris.model.stock import removed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_153_tiles(players: int) -> None:
    """TE-S1: 57 red, 36 blue, 30 green, 30 black, all in the bag, in hands or on the board."""
    state = GAME.start(players, 3)
    assert removed(state) == (0, 0, 0, 0)
    on_board = [tiles.bit_count() for tiles in state.board.tiles]
    totals = [on_board[c] + state.bag[c] + sum(state.hands[c::4]) for c in range(4)]
    assert totals == [57, 36, 30, 30]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    """TE-S1."""
    with pytest.raises(tw.OptionError, match="2 to 4"):
        GAME.start(players, 1)


@pytest.mark.parametrize(("board", "count"), [("classic", 10), ("alternate", 14)])
def test_a_temple_and_a_treasure_on_each_winged_figure(board: str, count: int) -> None:
    """TE-S2."""
    state = GAME.start(2, 1, {"board": board})
    assert state.board.tiles[0] == state.board.treasures == state.map.winged
    assert state.board.treasures.bit_count() == count
    assert not state.board.kingdoms
    assert state.bag[0] + sum(state.hands[0::4]) == 57 - count


def test_the_corner_temples_of_the_classic_board() -> None:
    """TE-S2, TE-R2: four of the ten are marked."""
    assert names(MAPS["classic"].preferred) == ("B2", "P2", "B8", "O9")
    assert names(MAPS["alternate"].preferred) == ("B3", "P6", "A8", "E10", "J11", "O11")


def test_what_a_player_begins_with() -> None:
    """TE-S3: a dynasty, four leaders at home, two catastrophes and six tiles."""
    state = GAME.start(3, 9)
    assert state.dynasties == ("archer", "bull", "lion")
    assert set(state.catastrophes) == {2}
    assert [sum(state.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert len(state.board.stands) == 12
    assert not state.board.leaders


def test_dynasties_may_be_chosen() -> None:
    """TE-S3: and what belongs to no player stays out of the game."""
    state = drawn("players: pot archer\nrest: start\nactive: pot")
    assert state.dynasties == ("pot", "archer")
    assert at(play(state, "leader king A2"), "A2") == "kP"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dynasties_are_chosen_from_the_first_player_clockwise(players: int) -> None:
    """TE-S3: among those that nobody has chosen; TE-T4: the last of four is no choice."""
    state = GAME.start(players, 5, {"choose_dynasties": True})
    first = state.active
    chosen = ["pot", "lion", "bull", "archer"][:players]
    for number, dynasty in enumerate(chosen[:3]):
        assert state.actor == (first + number) % players
        assert offered(state) == [f"dynasty {name}" for name in DYNASTIES if name not in chosen[:number]]
        assert [each.dynasty for each in state.view(None).players].count(None) == players - number
        state = play(state, f"dynasty {dynasty}")
    assert [state.dynasties[(first + step) % players] for step in range(players)] == chosen
    assert (state.actor, state.pending, state.actions_left) == (first, None, 2)
    assert state.events[-1] == TurnBegan(first)
    if players == 4:
        assert OnlyChoice((first + 3) % 4, "dynasty archer") in state.events
        assert DynastyChosen((first + 3) % 4, "archer") in state.events


CHOOSING = """
    options: choose_dynasties
    players: archer bull lion
    active: bull
    pending: dynasty lion
    rest: start

    .
"""


def test_a_dynasty_is_chosen_once() -> None:
    """TE-S3: the bull chose before the lion, who may not take it; the archer, who has not chosen, gives way."""
    state = drawn(CHOOSING)
    assert refused(state, "dynasty bull") == ("TE-S3", "that-dynasty-is-taken")
    assert refused(state, "done") == ("TE-S3", "another-decision-comes-first")
    assert [each.dynasty for each in state.view(2).players] == [None, "bull", None]
    assert play(state, "dynasty archer").dynasties == ("lion", "bull", "archer")
    after = play(state, "dynasty pot", "dynasty lion")
    assert after.dynasties == ("lion", "bull", "pot")
    assert refused(after, "dynasty archer") == ("TE-S3", "all-dynasties-are-chosen")
    assert refused(GAME.start(2, 1), "dynasty pot") == ("TE-S3", "dynasties-are-given-in-this-game")


def test_a_dynasty_that_does_not_exist() -> None:
    """TE-W1: there are four."""
    found = drawn(CHOOSING).explain(misnamed(ChooseDynasty, "cat"))
    assert found == tw.Refusal("TE-W1", "there-is-no-such-dynasty", {"dynasty": "cat"})
    with pytest.raises(tw.NotationError, match="the dynasties are archer, bull, lion, pot"):
        GAME.parse("dynasty cat")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("options: buildings", "only with the option choose_dynasties"),
        ("actions: 1", "before the first action"),
        ("players: archer bull lion pot\nactive: pot", "the last dynasty is not chosen"),
    ],
)
def test_positions_in_which_no_dynasty_can_be_chosen(line: str, problem: str) -> None:
    """TE-S3, TE-T4."""
    lines = [each.strip() for each in CHOOSING.strip().partition("\n\n")[0].splitlines()]
    given = {each.partition(":")[0] for each in line.splitlines()}
    kept = [each for each in lines if each.partition(":")[0] not in given]
    with pytest.raises(tw.PositionError, match=problem):
        drawn("\n".join([*kept, line]))


def test_leaders_wait_until_dynasties_are_chosen() -> None:
    """TE-S3."""
    with pytest.raises(tw.PositionError, match="before the first action"):
        drawn("options: choose_dynasties\npending: dynasty archer\ncorner: F4\n\nkA r")


def test_the_first_player_is_drawn() -> None:
    """TE-S4: by lot, and the hands are dealt from there clockwise."""
    firsts = {GAME.start(4, seed).active for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = GAME.start(4, 5)
    dealt = events(state, Drew)
    assert state.events[-1] == TurnBegan(state.active)
    assert [event.seat for event in dealt] == [(state.active + step) % 4 for step in range(4)]
    assert all(event.count == 6 for event in dealt)


def test_the_same_seed_deals_the_same_game() -> None:
    """TE-S4: all chance comes from the seed."""
    assert GAME.start(4, 5) == GAME.start(4, 5)
    assert GAME.start(4, 5) != GAME.start(4, 6)


def test_a_monument_for_each_pair_of_colours() -> None:
    """TE-S5."""
    view = GAME.start(2, 1).view(0)
    assert [monument.monument for monument in view.monuments] == [
        "red-blue",
        "red-green",
        "red-black",
        "blue-green",
        "blue-black",
        "green-black",
    ]
    assert all(monument.at is None for monument in view.monuments)


def test_points_have_no_limit() -> None:
    """TE-S5: victory cubes never run out."""
    state = drawn("""
        hand archer: red 1
        points archer: red 1000
        corner: F4

        rA r  .
    """)
    assert play(state, "tile red H4").points[0] == 1001


HIDDEN = """
    hand archer: red 2 blue 4
    hand bull: green 6
    swapped bull: black 2
    swapped archer: red 1
    points archer: red 3
    points bull: blue 5
    treasures bull: 1
    rest: start

    .  .  .
    .  r  .
"""


def test_what_is_hidden() -> None:
    """TE-S6: hands, thrown tiles, totals of points and treasures; numbers are public."""
    mine, theirs = drawn(HIDDEN).view(0).players
    assert mine.hand == ("red", "red", "blue", "blue", "blue", "blue")
    assert mine.thrown == ("red",)
    assert mine.points is not None
    assert (theirs.hand, theirs.thrown, theirs.points, theirs.treasures) == (None, None, None, None)
    assert (theirs.hand_size, theirs.swapped, theirs.catastrophes) == (6, 2, 2)
    mine, theirs = drawn(HIDDEN).view(None).players
    assert mine.hand is None
    assert mine.points is None


def test_open_scores() -> None:
    """TE-S6: the option shows points and treasures of all, but no hand."""
    _, theirs = drawn("options: open_scores\n" + HIDDEN.strip()).view(0).players
    assert theirs.points is not None
    assert theirs.points.blue == 5
    assert theirs.treasures == 1
    assert theirs.hand is None


def test_draws_are_seen_by_who_drew() -> None:
    """TE-S6: and the tiles thrown away in a swap too."""
    state = play(drawn(HIDDEN), "swap red blue")
    thrown, drew = state.events_for(0)[:2]
    assert isinstance(thrown, Swapped)
    assert isinstance(drew, Drew)
    assert thrown.tiles == ("red", "blue")
    assert drew.tiles is not None
    for seat in (1, None):
        thrown, drew = state.events_for(seat)[:2]
        assert thrown == Swapped(0, 2, None)
        assert drew == Drew(0, 2, None)
