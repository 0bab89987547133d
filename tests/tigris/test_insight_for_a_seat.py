"""What a seat is shown of the board: the conflict under way, odds, and what an action would bring."""

import itertools
from random import Random

import pytest

from tests.tigris.drawn import drawn, play
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.events import KingdomsJoined, LeaderLeft, Scored, TilesRemoved, TreasuresTaken
from tilewright.games.tigris.views.insight import Clash, CommitmentOdds, Outlook, TigrisInsight

WAR = """
    players: archer bull lion
    hand archer: red 1 black 2
    hand bull: black 1 green 4
    hand lion: red 6
    corner: F3

    .  r  .  .  .
    kA r  .  r  kB
    g  .  .  r  k
    gA r  .  .  k
"""


def outlook(state: TigrisState, text: str) -> Outlook:
    found = GAME.insight(state, state.actor, GAME.parse(text)).outlook
    assert found is not None
    return found


def test_a_board_at_peace_has_kingdoms_and_nothing_else() -> None:
    found = GAME.insight(drawn(WAR), 0, None)
    assert len(found.kingdoms) == 2
    assert found == TigrisInsight(found.kingdoms, (), (), None)


def test_the_attacker_wins_as_often_as_the_defender_lacks_the_answer() -> None:
    """TE-E3, TE-E4: 0 against 2 on the board. The bull, who holds five tiles, must not have the answer."""
    state = play(drawn(WAR), "tile red H4")
    found = GAME.insight(state, 0, None)
    assert found.clashes == (Clash("black", 0, 1, 0, 2, (3, 1)),)
    assert [each.tiles for each in found.odds] == [0, 1, 2]
    assert [each.wins for each in found.odds] == [0, 0, 0]


def test_odds_count_the_deals_that_the_seat_cannot_tell_apart() -> None:
    """1 against 0 on the board; every hand of two that the bull may hold is dealt from the five unseen tiles."""
    state = drawn("""
        hand archer: black 2
        hand bull: black 1 red 1
        swapped archer: green 29
        removed: red 51 blue 35 black 25
        corner: F3

        kA r  .  r  kB
        k  r  .  r  r
    """)
    state = play(state, "tile black H3")
    hands = list(itertools.combinations(["red", "blue", "green", "black", "black"], 2))
    fewer = [sum(hand.count("black") < number for hand in hands) / len(hands) for number in (1, 2)]
    assert fewer == [0.3, 0.9]
    assert GAME.insight(state, 0, None).odds == (CommitmentOdds(0, 0.3), CommitmentOdds(1, 0.9))


def test_the_defender_knows_how_it_ends() -> None:
    """TE-E4: a tie is the defender's."""
    state = play(drawn(WAR), "tile red H4", "commit 2")
    assert GAME.insight(state, 1, None).odds == (CommitmentOdds(0, 1.0), CommitmentOdds(1, 1.0))
    assert GAME.insight(state, 0, None).odds == ()
    assert GAME.insight(state, None, None).odds == ()


def test_wars_to_choose_from_are_told_with_their_strengths() -> None:
    """TE-E1."""
    state = drawn("""
        hand archer: red 1
        corner: F3

        kA r  .  r  kB
        gA r  .  r  gB
        .  .  .  .  g
    """)
    state = play(state, "tile red H3")
    assert [(clash.colour, clash.attack, clash.defence) for clash in GAME.insight(state, 1, None).clashes] == [
        ("green", 0, 1),
        ("black", 0, 0),
    ]


def test_an_outlook_is_given_to_the_actor_alone_and_of_legal_actions_alone() -> None:
    state = drawn(WAR)
    action = GAME.parse("tile red F3")
    assert GAME.insight(state, 1, action).outlook is None
    assert GAME.insight(state, None, action).outlook is None
    assert GAME.insight(state, 0, GAME.parse("tile blue F3")).outlook is None


def test_a_tile_brings_its_point_or_its_wars() -> None:
    """TE-P4, TE-E1."""
    state = drawn(WAR)
    assert outlook(state, "tile red F3").follows == (Scored(0, "red", 1, "laid-a-red-tile", "TE-P4", "F3"),)
    war = outlook(state, "tile red H4")
    assert war.wars == (Clash("black", 0, 1, 0, 2, (3, 1)),)
    assert war.follows == (KingdomsJoined("H4", ("black",)),)


def test_a_catastrophe_brings_leaders_home() -> None:
    """TE-L5."""
    left = outlook(drawn(WAR), "catastrophe G6").follows
    assert left == (LeaderLeft(0, "trader", "F6", "no-temple-beside-it", "TE-L5"),)


def test_the_last_commitment_brings_the_end_of_the_war() -> None:
    """TE-E5, TE-E7."""
    state = play(drawn(WAR), "tile red H4", "commit 2")
    kinds = [type(event) for event in outlook(state, "commit 0").follows]
    assert LeaderLeft in kinds
    assert TilesRemoved not in kinds
    assert kinds.count(Scored) == 1


def test_a_trader_brings_treasures() -> None:
    """TE-R1, TE-R2: the corner treasure is taken, so there is nothing to ask."""
    state = drawn("""
        hand archer: red 1
        corner: B2

        R  r  r  b  .  .
        .  gA .  .  R  .
    """)
    points = Scored(0, "red", 1, "laid-a-red-tile", "TE-P4", "F2")
    assert points not in outlook(state, "tile red F2").follows  # no priest and no king
    assert outlook(state, "tile red F2").follows == (TreasuresTaken(0, ("B2",), "F3"),)


def test_what_monuments_pay_is_told_of_ending_the_turn_alone() -> None:
    """TE-M6."""
    state = drawn("""
        hand archer: green 2
        actions: 1
        monuments: red-blue G3
        corner: F2

        .  .  .  .
        r  -  -  .
        rA -  -  .
    """)
    assert outlook(state, "done").follows == (Scored(0, "red", 1, "monument", "TE-M6", "G3"),)
    assert outlook(state, "tile green A1").follows == ()


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_gives_the_same_insight(seed: int) -> None:
    """The server asks about a guess: nothing that is hidden may change the answer."""
    rng = Random(seed)
    state = GAME.start(players=2 + seed % 3, seed=seed, options={"buildings": True, "ziggurat": True})
    while state.actor is not None and state.past.ply < 120:
        for seat in (*range(state.players), None):
            action = state.actions().pick(rng)
            guess = state.guess(seat, rng)
            guessed = GAME.insight(guess, seat, action)
            assert guessed == GAME.insight(state, seat, action)
        state = state.play(state.actions().pick(rng))
