"""Whole games end, and the worked battle of the rule page comes out as it says."""

import random
from functools import cache
from itertools import count

import pytest

import tilewright as tw
from tilewright.games.empires.model.events import UnitLost
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, seed_of

GAME = tw.game("empires")


@cache
def seed_for(*dice: int) -> int:
    """A seed whose first dice are these."""
    for seed in count():
        draws = Draws(Chance(seed_of(seed)))
        if all(1 + draws.randrange(6) == die for die in dice):
            return seed
    raise AssertionError


def play(state: EmpiresState, *actions: str) -> EmpiresState:
    for action in actions:
        state = state.play(GAME.parse(action))
    return state


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_random_game_ends(players: int) -> None:
    rng = random.Random(players)
    state = GAME.start(players, players)
    while state.actor is not None:
        state = state.play(state.actions().pick(rng))
    assert state.result is not None
    assert len(state.result.places) == players


def test_the_worked_battle() -> None:
    state = GAME.position(f"""
        game: empires
        players: spain britain austria france
        upper: spain france
        lower: britain austria
        units spain: fleet north_america 2 army north_america 2
        units britain: fleet north_america 1 army north_america 1
        units austria: fleet north_america 1 army north_america 1
        tiles spain: army_training native_americans
        markers britain: north_america 1
        seed: {seed_for(2, 5, 1, 6)}
        """)
    assert isinstance(state, EmpiresState)
    state = play(state, "attack britain north_america land", "help austria land 0", "yes", "enough", "fight", "decline")
    lost = [(event.seat, event.unit) for event in state.events if isinstance(event, UnitLost)]
    assert lost == [(0, "army"), (1, "army"), (2, "army")]
    assert [empire.unrest for empire in state.empires] == [1, 1, 1, 0]
    state = play(state, "yes")
    assert state.empires[0].markers[5] == 1
    assert state.empires[1].markers[5] == 0
    assert state.empires[0].gold == 8
