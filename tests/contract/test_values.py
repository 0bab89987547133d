"""A state is a value: nothing changes it, and it survives being written down."""

import itertools
import pickle
import random

from tests.contract.walks import Case, some, walk
from tilewright.kernel import plain


def test_earlier_states_stay_as_they_were(case: Case) -> None:
    kept = []
    state = case.start(3)
    rng = random.Random(3)
    while state.actor is not None and len(kept) < 60:
        kept.append((state, case.game.to_json(state)))
        list(state.actions())
        state.view(state.actor)
        state.guess(state.actor, rng)
        state = state.play(state.actions().pick(rng))
    for earlier, written in kept:
        assert case.game.to_json(earlier) == written


def test_the_same_action_leads_to_the_same_state(case: Case) -> None:
    states = walk(case)
    for before, after in itertools.pairwise(states):
        if after.past.ply % 9 == 0:
            action = after.past.action
            assert action is not None
            again = before.play(action)
            assert again == after
            assert again.events == after.events


def test_states_survive_json_and_pickle(case: Case) -> None:
    for state in some(walk(case), 15):
        data = case.game.to_json(state)
        again = case.game.from_json(data, "state")
        assert again == state
        assert again.events == state.events
        assert again.reveals == state.reveals
        assert again.past.actions() == state.past.actions()
        assert case.game.to_json(again) == data
        assert case.game.to_json(pickle.loads(pickle.dumps(state))) == data


def test_views_and_events_survive_json(case: Case) -> None:
    for state in some(walk(case), 25):
        for seat in (None, *range(case.players)):
            view = state.view(seat)
            assert case.game.from_json(case.game.to_json(view), "view") == view
            for event in state.events_for(seat):
                assert case.game.from_json(case.game.to_json(event), "event") == event
        for event in state.events:
            assert case.game.from_json(case.game.to_json(event), "event") == event


def test_positions_are_complete(case: Case) -> None:
    for state in some(walk(case), 60):
        text = state.position()
        again = case.game.position(text)
        assert again == state, text
        assert again.position() == text


def test_a_position_plays_on_like_the_game_it_was_taken_from(case: Case) -> None:
    states = walk(case)
    middle = states[len(states) // 2]
    state = case.game.position(middle.position())
    for known in states[len(states) // 2 + 1 :][:30]:
        action = known.past.action
        assert action is not None
        state = state.play(action)
        assert state == known


def test_every_view_can_be_sketched(case: Case) -> None:
    for state in some(walk(case), 8):
        for seat in (None, 0):
            assert plain(case.game.sketch(state.view(seat))).strip()
