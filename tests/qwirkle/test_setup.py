"""Chapter QW-S: the tiles, the deal, who opens and how."""

from collections import Counter

import pytest

import tilewright as tw
from tests.qwirkle.drawn import drawn, legal, only, play, refused
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import TILE_NAMES
from tilewright.games.qwirkle.model.events import Announced, Dealt, Drew, Opens, Traded


@pytest.mark.parametrize("players", [2, 3, 4])
def test_108_tiles_three_of_each(players: int) -> None:
    """QW-S1: 36 kinds, three copies each, dealt to 2 to 4 players."""
    state = GAME.start(players, seed=1)
    tiles = Counter((*state.bag, *b"".join(state.hands)))
    assert len(tiles) == 36
    assert set(tiles.values()) == {3}
    assert sum(tiles.values()) == 108


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2"])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """QW-S1."""
    with pytest.raises(tw.OptionError, match="takes 2 to 4"):
        GAME.start(players, seed=1)


def test_each_player_draws_six_and_sees_only_his_own() -> None:
    """QW-S2: hands and bag are hidden; sizes and announcements are not."""
    state = GAME.start(3, seed=4)
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    view = state.view(1)
    assert view.hand == tuple(TILE_NAMES[tile] for tile in state.hands[1])
    assert [player.hand_size for player in view.players] == [6, 6, 6]
    assert [player.announced for player in view.players] == list(state.announced)
    assert view.bag == 90
    assert state.view(None).hand is None
    for seat in (0, 1, 2, None):
        dealt = [event for event in state.events_for(seat) if isinstance(event, Dealt)]
        assert [event.tiles is not None for event in dealt] == [seat == 0, seat == 1, seat == 2]


def test_traded_tiles_are_seen_by_nobody_else() -> None:
    """QW-S2: which tiles were traded is hidden, how many is not."""
    state = drawn("hand 0: Rsq Rci Bst\nhand 1: Gx\norigin: 0,0\n\nPdi")
    after = play(state, "trade Rsq Bst")
    assert only(after.events_for(1), Traded) == Traded(0, 2, None)
    assert only(after.events_for(1), Drew) == Drew(0, 2, None)
    assert only(after.events_for(0), Traded).tiles == ("Rsq", "Bst")


@pytest.mark.parametrize(
    ("hand", "size"),
    [
        ("Rci Rx Rdi Bsq Gst Ycl", 3),
        ("Rci Rci Rci Bci Gx Yx", 2),  # duplicates count once
        ("Rci Rx Rdi Rsq Rst Rcl", 6),
        ("Rsq Osq Ysq Gsq Bsq Pci", 5),
        ("Rci Ox Ydi Gsq Bst Pcl", 1),
    ],
)
def test_the_largest_set_is_announced(hand: str, size: int) -> None:
    """QW-S3: different tiles that share one attribute."""
    state = drawn(f"hand 0: {hand}\nhand 1: Gci")
    assert state.announced == (size, 1)


def test_the_largest_set_opens_and_the_lowest_seat_of_those_tied() -> None:
    """QW-S3."""
    tied = 0
    for seed in range(200):
        state = GAME.start(4, seed)
        assert state.turn == state.announced.index(max(state.announced))
        assert Opens(state.turn) in state.events
        assert [event.size for event in state.events if isinstance(event, Announced)] == list(state.announced)
        tied += state.announced.count(max(state.announced)) > 1
    assert tied > 20


OPENING = """
    hand 0: Rci Rx Rdi Bdi Gdi Ycl
    hand 1: Gci Yx
"""


def test_the_first_tile_goes_to_the_middle() -> None:
    """QW-S4."""
    state = drawn(OPENING)
    assert legal(state, "place Rci 0,0", "place Gdi 0,0")
    assert refused(state, "place Rci 1,0") == ("QW-S4", "the-first-tile-goes-to-the-middle")


def test_the_opening_has_exactly_the_announced_size() -> None:
    """QW-S4: neither shorter nor longer; which of several sets is the player's choice."""
    state = drawn(OPENING)
    assert refused(state, "end") == ("QW-T1", "nothing-is-laid-yet")
    assert refused(play(state, "place Rci 0,0", "place Rx 1,0"), "end") == ("QW-S4", "the-opening-is-too-short")
    reds = play(state, "place Rci 0,0", "place Rx 1,0", "place Rdi 2,0")
    assert legal(reds, "end")
    assert refused(reds, "place Bdi 2,1") == ("QW-S4", "the-opening-has-its-size")
    assert list(map(str, reds.actions())) == ["end"]
    assert play(state, "place Rdi 0,0", "place Bdi 0,1", "place Gdi 0,-1", "end").scores == (3, 0)


def test_no_tile_that_spoils_the_announced_size() -> None:
    """QW-S4, QW-P3: a line of that size must stay possible with the hand."""
    state = drawn(OPENING)
    assert refused(state, "place Ycl 0,0") == ("QW-S4", "no-line-of-the-announced-size-would-be-left")
    # The red diamond is in both sets; after the blue one only diamonds are left.
    begun = play(state, "place Rdi 0,0", "place Bdi 1,0")
    assert legal(begun, "place Gdi 2,0", "place Gdi -1,0")
    assert refused(begun, "place Rci 2,0")[0] in ("QW-P1", "QW-P4")


def test_the_opening_is_no_trade() -> None:
    """QW-S4."""
    assert refused(drawn(OPENING), "trade Ycl") == ("QW-S4", "the-opening-is-no-trade")
    assert refused(drawn("free opening: yes" + OPENING), "trade Ycl") == ("QW-S4", "the-opening-is-no-trade")


def test_the_opening_is_no_pass() -> None:
    """QW-S4: nor would a trade be possible instead, as it is later on (QW-T3)."""
    for text in (OPENING, "free opening: yes" + OPENING):
        assert refused(drawn(text), "pass") == ("QW-S4", "the-opening-is-no-pass")


def test_far_away_is_not_the_middle_either() -> None:
    """QW-S4: the first tile need not touch another one (QW-P3)."""
    refusal = drawn(OPENING).explain(Place("Rdi", 500, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("QW-S4", "the-first-tile-goes-to-the-middle")


def test_a_free_opening_has_any_size() -> None:
    """QW-S4, option free_opening."""
    state = drawn("free opening: yes" + OPENING)
    assert play(state, "place Ycl 0,0", "end").scores == (1, 0)
    assert play(state, "place Rci 0,0", "place Rx 1,0", "end").scores == (2, 0)
    assert refused(state, "place Ycl 0,1") == ("QW-S4", "the-first-tile-goes-to-the-middle")


def test_the_option_is_described_and_checked() -> None:
    (info,) = GAME.options
    assert (info.name, info.kind, info.default, info.rule) == ("free_opening", "flag", False, "QW-S4")
    with pytest.raises(tw.OptionError, match="did you mean free_opening"):
        GAME.start(2, seed=1, options={"free_openning": True})
    with pytest.raises(tw.OptionError, match="true or false"):
        GAME.start(2, seed=1, options={"free_opening": "perhaps"})
