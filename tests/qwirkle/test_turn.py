"""Chapter QW-T: turns, trades and passes."""

import random

from tests.qwirkle.drawn import drawn, legal, only, play, refused, stored
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.actions import Trade
from tilewright.games.qwirkle.model.board import TILE_OF
from tilewright.games.qwirkle.model.events import Drew

THREE = """
    players: 3
    active: 2
    hand 0: Gx
    hand 1: Gci
    hand 2: Rsq Rci Rst Bcl Bcl Odi
    origin: 0,0

    Rx Rdi
"""


def test_turns_go_clockwise_and_the_hand_is_filled() -> None:
    """QW-T1: from the last seat on to the first; play scores, then draw back to six."""
    after = play(drawn(THREE), "place Rsq 2,0", "place Rci 3,0", "end")
    assert after.turn == 0
    assert [len(hand) for hand in after.hands] == [1, 1, 6]
    assert after.scores == (0, 0, 4)
    assert len(after.bag) == len(drawn(THREE).bag) - 2


def test_a_turn_is_a_play_or_a_trade() -> None:
    """QW-T1."""
    begun = play(drawn(THREE), "place Rsq 2,0")
    assert refused(begun, "trade Bcl") == ("QW-T1", "a-turn-is-a-play-or-a-trade")
    assert refused(drawn(THREE), "end") == ("QW-T1", "nothing-is-laid-yet")
    assert refused(drawn(THREE), "place Gx 2,0") == ("QW-T1", "you-do-not-hold-this-tile")


def test_a_draft_reveals_nothing_until_it_ends() -> None:
    """QW-T1: laying a tile draws nothing and passes no decision; `end` does."""
    begun = play(drawn(THREE), "place Rsq 2,0")
    assert not begun.reveals
    assert begun.chance == drawn(THREE).chance
    assert play(begun, "end").reveals
    assert play(drawn(THREE), "trade Odi").reveals


def test_a_trade_draws_as_many_and_fills_the_bag() -> None:
    """QW-T2: it scores nothing, and the tiles are in the bag afterwards."""
    state = drawn(THREE)
    after = play(state, "trade Bcl Rst Bcl")
    assert after.turn == 0
    assert after.scores == (0, 0, 0)
    assert len(after.hands[2]) == 6
    assert len(after.bag) == len(state.bag)
    # Tiles are drawn before the traded ones go back: at least the two clovers that were there and those two.
    held = after.hands[2].count(TILE_OF["Bcl"])
    assert after.bag.count(TILE_OF["Bcl"]) == 3 - held
    assert held <= 1


def test_traded_tiles_cannot_be_drawn_by_the_same_trade() -> None:
    """QW-T2: draw, then put them into the bag."""
    before = drawn("hand 0: Rsq Rci\nhand 1: Gx\norigin: 0,0\n\nRx Rdi")
    for seed in range(40):
        state = GAME.position(before.position().replace(before.chance.seed.hex(), str(seed)))
        drawn_tiles = only(play(state, "trade Rsq Rci").events, Drew).tiles
        assert drawn_tiles is not None
        assert all(drawn_tiles.count(name) <= state.bag.count(TILE_OF[name]) for name in drawn_tiles)


def test_trades_are_sets_of_tiles_not_orders() -> None:
    """QW-T2: 1 to 6 tiles; of two equal tiles none, one or both."""
    trades = [str(action) for action in drawn(THREE).actions() if str(action).startswith("trade")]
    assert len(trades) == len(set(trades)) == 2**4 * 3 - 1
    assert trades[0] == "trade Rci"
    assert "trade Bcl Bcl" in trades
    assert GAME.parse("trade Bcl Rsq") == GAME.parse("trade Rsq Bcl")
    assert refused(drawn(THREE), "trade Odi Odi") == ("QW-T2", "you-do-not-hold-these-tiles")


def test_no_trade_larger_than_the_bag() -> None:
    """QW-T2: with two tiles in the bag at most two are traded; with none, none."""
    short = stored("two_in_the_bag")
    assert len(short.bag) == 2
    sizes = [len(action.tiles) for action in short.actions() if isinstance(action, Trade)]
    assert sizes == [1, 1, 1, 2, 2, 2]
    assert refused(short, "trade Osq Yx Pst") == ("QW-T2", "the-bag-holds-fewer-tiles")
    assert len(short.actions()) == len(list(short.actions()))
    assert {str(short.actions().pick(random.Random(n))) for n in range(2000)} == set(map(str, short.actions()))
    assert refused(play(stored("one_cannot_play"), "pass"), "trade Osq") == ("QW-T2", "the-bag-is-empty")


def test_a_trade_of_nothing_is_none() -> None:
    """QW-T2."""
    refusal = drawn(THREE).explain(Trade(()))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("QW-T2", "a-trade-needs-a-tile")


def test_with_an_empty_bag_and_no_play_one_passes() -> None:
    """QW-T3: it is then the one action."""
    state = stored("one_cannot_play")
    assert not state.bag
    assert list(map(str, state.actions())) == ["pass"]
    after = play(state, "pass")
    assert after.turn == 0
    assert after.passes == 1
    assert after.reveals


def test_nobody_else_may_pass() -> None:
    """QW-T3: not with tiles in the bag, not with a play, not in the middle of a turn."""
    assert refused(drawn(THREE), "pass") == ("QW-T3", "with-tiles-in-the-bag-you-play-or-trade")
    state = play(stored("one_cannot_play"), "pass")
    assert refused(state, "pass") == ("QW-T3", "you-have-a-play-and-must-play")
    assert {str(action).split()[0] for action in state.actions()} == {"place"}
    assert refused(play(drawn(THREE), "place Rsq 2,0"), "pass") == ("QW-T3", "a-turn-begun-is-ended-not-passed")
    assert legal(stored("nobody_can_play"), "pass")
