"""For the tests of refusals in every game: every action at many moments, listed or refused for a reason that is so."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Generic, TypeVar

from tests.contract.walks import of_any_kind
from tilewright.kernel import Action, Refusal, State

S = TypeVar("S", bound=State)
V = TypeVar("V")
A = TypeVar("A", bound=Action)


def random_game(state: S, rng: Random) -> Iterator[S]:
    """The states from here to the end of a game in which all kinds of actions are equally likely."""
    yield state
    while state.actor is not None:
        state = state.play(of_any_kind(state.actions(), rng))
        yield state


class Refusals(Generic[S, V, A]):
    """What a game refuses at its `moments`, by their names.

    `scene` is what there is to see at a moment, worked out once for all actions; `is_true` says whether what a refusal
    states is so there, and raises an error for a reason that it does not know.
    """

    def __init__(
        self,
        moments: Mapping[str, Callable[[], Iterable[S]]],
        scene: Callable[[S], V],
        every_action: Callable[[V], Iterable[A]],
        is_true: Callable[[V, A, Refusal], bool],
    ) -> None:
        self._moments = moments
        self._scene = scene
        self._every_action = every_action
        self._is_true = is_true
        self.reasons_at = cache(self._reasons_at)

    def _reasons_at(self, name: str) -> frozenset[str]:
        """The reasons met at these moments. Each action is listed or refused, never both, and what is said is so."""
        return frozenset(reason for state in self._moments[name]() for reason in self._look_into(state))

    def reasons(self) -> frozenset[str]:
        """The reasons met at any moment, so looked into."""
        return frozenset[str]().union(*map(self.reasons_at, self._moments))

    def _look_into(self, state: S) -> Iterator[str]:
        scene, actions = self._scene(state), state.actions()
        listed = set(actions)
        for action in self._every_action(scene):
            refusal = state.explain(action)
            legal = action in listed
            assert (refusal is None) == legal == (action in actions), f"{action}: {refusal}\n{state.position()}"
            if refusal is not None:
                assert refusal.rule in state.game.rules, refusal
                assert self._is_true(scene, action, refusal), f"{action}: {refusal}\n{state.position()}"
                yield refusal.reason
