"""What a seat may suppose of the others: QW-S2, and what the course of the game has shown."""

import random
from collections import Counter

from tests.qwirkle.drawn import drawn, play, stored
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.board import TILE_OF, tile_set
from tilewright.games.qwirkle.rules.placing import largest_sets

QUIET = """
    players: 3
    hand 0: Rsq Rci
    hand 1: Gx Bx
    hand 2: Ycl
    origin: 0,0

    Rx Rdi
"""


def test_the_own_hand_stays_and_the_others_are_dealt_anew() -> None:
    """QW-S2."""
    state = drawn(QUIET)
    guesses = [state.guess(0, random.Random(n)) for n in range(30)]
    assert all(guess.hands[0] == state.hands[0] for guess in guesses)
    assert all(list(map(len, guess.hands)) == [2, 2, 1] for guess in guesses)
    assert len({guess.hands for guess in guesses}) > 20
    spectator = [state.guess(None, random.Random(n)) for n in range(30)]
    assert len({guess.hands[0] for guess in spectator}) > 20


def test_guesses_are_uniform() -> None:
    """QW-S2: every unseen tile is equally likely in every hidden place (chi-square over 36 kinds)."""
    state = drawn(QUIET)
    rng = random.Random(11)
    unseen = Counter((*state.bag, *state.hands[1], *state.hands[2]))
    total = sum(unseen.values())
    games = 12_000
    held = Counter(tile for _ in range(games) for tile in state.guess(0, rng).hands[1])
    chi_square = sum(
        (held[tile] - (expected := 2 * games * count / total)) ** 2 / expected for tile, count in unseen.items()
    )
    # 35 degrees of freedom: above 75 with a chance of less than one in ten thousand
    assert chi_square < 75


def test_guesses_agree_with_what_was_announced() -> None:
    """QW-S2: as long as a player holds the hand whose largest set they announced, its size is known."""
    for seed in range(6):
        state = GAME.start(3, seed)
        for n in range(40):
            guess = state.guess(state.turn, random.Random(n))
            assert [largest_sets(tile_set(hand))[0] for hand in guess.hands] == list(state.announced)


def test_rare_announcements_are_guessed_soon() -> None:
    """QW-S2: two sets of five at once come once in a million deals; they are looked for hand by hand."""
    state = drawn("hand 0: Rci Rx Rdi Rsq Rst Bcl\nhand 1: Gci Gx Gdi Gsq Gst Bcl")
    assert state.announced == (5, 5)
    hands = {state.guess(None, random.Random(n)).hands for n in range(6)}
    assert len(hands) == 6
    assert all(largest_sets(tile_set(hand))[0] == 5 for pair in hands for hand in pair)


def test_guesses_agree_with_a_pass() -> None:
    """QW-T3: who passed holds nothing that fitted; the others do not get away with it either."""
    text = (
        stored("nobody_can_play")
        .position()
        .replace("players: 2", "players: 3")
        .replace("hand 0: Bx Px", "hand 0: Bx\nhand 2: Px")
        .replace("scores: 156 132", "scores: 156 132 0")
        .replace("announced: 3 2", "announced: 3 2 1")
        .replace("draws: 52 44", "draws: 52 44 0")
    )
    state = GAME.position(text)
    after = play(state, "pass")
    lacked = after.memory.lacks[1]
    assert lacked
    dealt = Counter[bytes]()
    rng = random.Random(3)
    for _ in range(900):
        guess = after.guess(None, rng)
        assert not tile_set(guess.hands[1]) & lacked
        dealt[guess.hands[1]] += 1
    assert len(dealt) == 3
    assert all(230 < count < 370 for count in dealt.values())


def test_with_an_empty_bag_two_players_know_each_other() -> None:
    state = stored("one_cannot_play")
    assert state.guess(0, random.Random(1)).hands == state.hands


def test_guesses_agree_with_ones_own_trade() -> None:
    """QW-T2: a tile that I put back was in nobody's hand at that moment; all three copies of it were mine."""
    state = drawn(
        """
        hand 0: Psq Psq Psq
        hand 1: Gx Bx Gci Yci Yst Bst
        origin: 0,0

        Rx Rdi
        """
    )
    traded = play(state, "trade Psq Psq Psq")
    psq = TILE_OF["Psq"]
    assert all(psq not in traded.guess(0, random.Random(n)).hands[1] for n in range(300))
    # The other player does not know it, and once they have drawn it is possible.
    assert any(psq in traded.guess(1, random.Random(n)).hands[0] for n in range(300))
    later = play(traded, "trade Gx Bx Gci Yci Yst Bst")
    assert any(psq in later.guess(0, random.Random(n)).hands[1] for n in range(300))


def test_a_guess_forgets_what_only_others_know() -> None:
    """QW-S2: the tiles that another player traded are not to be found in a guess."""
    state = drawn("hand 0: Psq Psq Psq\nhand 1: Gx\norigin: 0,0\n\nRx Rdi")
    traded = play(state, "trade Psq Psq Psq")
    assert traded.memory.returned[0]
    assert traded.guess(1, random.Random(1)).memory.returned == ((), ())
