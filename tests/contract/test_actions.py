"""Legal actions: listed, counted, named, and the only ones that are accepted."""

import itertools
import random
from functools import cache

import msgspec
import pytest

import tilewright as tw
from tests.contract.walks import CASES, Case, some, walk
from tilewright.kernel import Action, State


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


def test_what_is_listed_is_not_refused_and_what_is_not_refused_is_listed(case: Case) -> None:
    """`explain` is None exactly for what is in `actions`; every other action is refused with a rule of the game, by
    `play` too. The others were legal at other moments, or in games with other players and options."""
    rng = random.Random(str(case))
    pool = sorted({*actions_met(walk(case)), *actions_met_elsewhere(case.name)}, key=str)
    for state in some(walk(case), 40):
        actions, listed = state.actions(), list(state.actions())
        every = set(listed)
        for action in rng.sample(listed, min(60, len(listed))):
            assert action in actions
            assert state.explain(action) is None, f"{action} is listed and refused"
        for action in rng.sample(pool, min(90, len(pool))):
            refusal = state.explain(action)
            assert (action in actions) == (action in every) == (refusal is None), f"{action}: {refusal}"
            if refusal is not None:
                assert refusal.rule in case.game.rules, refusal
                with pytest.raises(tw.IllegalAction, match=refusal.rule):
                    state.play(action)


def actions_met(states: tuple[State, ...]) -> set[Action]:
    """Some of the legal actions of each state."""
    return {action for state in states for action in itertools.islice(state.actions(), 40)}


@cache
def actions_met_elsewhere(name: str) -> set[Action]:
    """Actions of other games: for the fewest players with the first options, for the most with the last."""
    cases = [case for case in CASES if case.name == name]
    return actions_met(walk(cases[0], 1)) | actions_met(walk(cases[-1], 1))


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
