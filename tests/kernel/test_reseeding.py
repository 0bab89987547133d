"""A state under another seed: the same position, other chance, and the beginning of a game of its own."""

import base64

import pytest

import tilewright as tw
from tests.bots.positions import walk
from tilewright.kernel import Chance, Record, State, seed_of

SEED = seed_of(1234)


def some_states(game: str) -> list[State]:
    return [state for state in walk(tw.game(game), 3, 5, 6) if state.actor is not None]


@pytest.mark.parametrize("game", tw.games())
def test_what_every_seat_sees_and_may_do_is_the_same_and_the_chance_is_new(game: str) -> None:
    for state in some_states(game):
        reseeded = state.reseeded(SEED)
        assert reseeded.chance == Chance(SEED)
        assert [reseeded.view(seat) for seat in range(3)] == [state.view(seat) for seat in range(3)]
        assert list(reseeded.actions()) == list(state.actions())
        assert reseeded.reseeded(state.chance.seed) == state.reseeded(state.chance.seed)


@pytest.mark.parametrize("game", tw.games())
def test_it_begins_a_game_of_its_own_whose_record_is_complete(game: str) -> None:
    for state in some_states(game):
        reseeded = state.reseeded(SEED)
        assert reseeded.past.ply == 0
        assert reseeded.events == ()
        following = reseeded.play(next(iter(reseeded.actions())))
        assert tw.replay(Record.of(following)) == following


@pytest.mark.parametrize("game", tw.games())
def test_nothing_of_the_old_seed_is_left(game: str) -> None:
    for state in some_states(game):
        reseeded = state.reseeded(SEED)
        assert state.origin is not None
        assert state.origin.seed.hex() not in reseeded.position()
        assert base64.b64encode(state.origin.seed) not in tw.game(game).to_json(reseeded)
