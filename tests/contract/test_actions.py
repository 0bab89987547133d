"""Legal actions: listed, counted, named, and the only ones that are accepted."""

import random

import msgspec
import pytest

import tilewright as tw
from tests.contract.walks import Case, some, walk
from tilewright.kernel import Action


def test_actions_are_sized_ordered_unique_and_offered_while_somebody_decides(case: Case) -> None:
    for state in walk(case):
        actions = list(state.actions())
        assert len(actions) == len(state.actions())
        assert (state.actor is None) == (not actions)
        assert len({str(action) for action in actions}) == len(actions)
        if state.actor is not None:
            assert state.actor in range(case.players)


def test_the_order_depends_on_the_position_alone(case: Case) -> None:
    for state in some(walk(case), 12):
        again = case.game.position(state.position())
        assert list(again.actions()) == list(state.actions())


def test_every_action_is_its_parsed_text(case: Case) -> None:
    for action in {action for state in some(walk(case), 40) for action in state.actions()}:
        assert case.game.parse(str(action)) == action


def test_listed_actions_are_legal_and_others_are_refused_with_a_rule(case: Case) -> None:
    """The others are all actions that were legal at some other moment of the game."""
    states = walk(case)
    rng = random.Random(str(case))
    pool = list({str(action): action for state in states for action in list(state.actions())[:40]}.values())
    for state in some(states, 40):
        legal = set(map(str, state.actions()))
        for action in rng.sample(list(state.actions()), min(20, len(legal))):
            assert action in state.actions()
            assert state.explain(action) is None
        for action in rng.sample(pool, min(60, len(pool))):
            if str(action) in legal:
                assert action in state.actions()
                continue
            assert action not in state.actions()
            refusal = state.explain(action)
            assert refusal is not None, f"{action} is neither listed nor refused"
            assert refusal.rule in case.game.rules, refusal
            with pytest.raises(tw.IllegalAction, match=refusal.rule):
                state.play(action)


def test_what_is_no_action_of_the_game_is_refused(case: Case) -> None:
    class Foreign(Action, frozen=True, tag="foreign"):
        pass

    state = case.start(1)
    assert Foreign() not in state.actions()
    with pytest.raises(tw.IllegalAction):
        state.play(Foreign())
    with pytest.raises(tw.NotationError, match="is not an action"):
        case.game.parse("gibberish 1 2")
    with pytest.raises(tw.NotationError):
        case.game.parse("")


def test_pick_gives_legal_actions_and_every_one_of_them(case: Case) -> None:
    for state in some(walk(case), 6)[:-1]:
        actions = state.actions()
        seen = set[str]()
        if len(actions) <= 60:
            rng = random.Random(5)
            for _ in range(len(actions) * 12):
                seen.add(str(actions.pick(rng)))
            assert seen <= set(map(str, actions))
            # each is missed with a chance of about e**-12
            assert seen == set(map(str, actions))
        else:
            assert all(actions.pick(random.Random(n)) in actions for n in range(20))


def test_pick_from_a_game_that_is_over(case: Case) -> None:
    with pytest.raises(IndexError):
        walk(case)[-1].actions().pick(random.Random(1))


def test_actions_survive_json(case: Case) -> None:
    for action in {action for state in some(walk(case), 20) for action in state.actions()}:
        data = case.game.to_json(action)
        assert case.game.from_json(data, "action") == action
        assert msgspec.json.decode(data)["do"]
