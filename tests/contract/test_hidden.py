"""Hidden stays hidden: what a seat is shown is the same for all states that it cannot tell apart."""

import random

import pytest

import tilewright as tw
from tests.contract.walks import Case, some, walk


def test_a_seat_sees_the_same_in_every_state_it_cannot_tell_apart(case: Case) -> None:
    rng = random.Random(str(case))
    for state in some(walk(case), 60):
        public = state.view(None)
        for seat in (None, *range(case.players)):
            guess = state.guess(seat, rng)
            assert guess.view(seat) == state.view(seat)
            assert guess.events_for(seat) == state.events_for(seat)
            assert guess.view(None) == public
            assert guess.actor == state.actor
            assert guess.result == state.result
            if seat == state.actor:
                assert list(guess.actions()) == list(state.actions())


def test_a_guess_does_not_have_the_seed(case: Case) -> None:
    rng = random.Random(1)
    for state in some(walk(case), 10):
        for seat in (None, *range(case.players)):
            guess = state.guess(seat, rng)
            assert guess.chance.seed != state.chance.seed
            assert guess.chance.seed.hex() not in case.game.to_json(guess.view(seat)).decode()
            assert guess.origin is None
            with pytest.raises(tw.RecordError, match="guess"):
                tw.Record.of(guess)


def test_guesses_keep_every_piece_and_can_be_played_on(case: Case) -> None:
    rng = random.Random(2)
    for state in some(walk(case), 12):
        for seat in (None, *range(case.players)):
            guess = state.guess(seat, rng)
            assert case.census(guess) == case.census(state)
            for _ in range(6):
                if guess.actor is None:
                    break
                guess = guess.play(guess.actions().pick(rng))


def test_the_same_source_gives_the_same_guess(case: Case) -> None:
    for state in some(walk(case), 6):
        assert state.guess(0, random.Random(9)) == state.guess(0, random.Random(9))


def test_a_guess_of_a_guess_is_drawn_from_the_same_states(case: Case) -> None:
    """What a guess has forgotten of the truth cannot come back: it is all that a bot gets."""
    rng = random.Random(4)
    for state in some(walk(case), 6):
        for seat in range(case.players):
            guess = state.guess(seat, rng)
            assert guess.guess(seat, random.Random(8)) == state.guess(seat, random.Random(8))
