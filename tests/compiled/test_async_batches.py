"""Batches that are stepped while somebody thinks about others."""

from threading import Event

import numpy as np
import pytest

from tilewright.compiled import AsyncBatches, Batch
from tilewright.compiled.async_batches import OutOfTurn
from tilewright.compiled.batch import IllegalCode, Moment

PATIENCE = 60  # seconds that only a hang reaches


def first_legal(batch: Batch) -> np.ndarray:
    return batch.moment.masks.argmax(axis=1)


def two_batches() -> list[Batch]:
    return [Batch("qwirkle", n=3, seed=seed) for seed in (1, 2)]


def test_they_play_what_each_would_play_alone() -> None:
    alone, sent = two_batches(), two_batches()
    both = AsyncBatches(*sent)
    for _ in range(20):
        for batch in alone:
            assert np.array_equal(both.recv().moment.observations, batch.moment.observations)
            batch.step(first_legal(batch))
        for batch in sent:
            both.send(batch, first_legal(batch))


def test_one_is_stepped_while_another_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two_batches()
    both, thought = AsyncBatches(first, second), Event()
    step = first.step

    def step_after_the_thought(actions: np.ndarray) -> Moment:
        assert thought.wait(PATIENCE)
        return step(actions)

    monkeypatch.setattr(first, "step", step_after_the_thought)
    both.send(both.recv(), first_legal(first))
    assert both.recv() is second
    thought.set()
    both.send(second, first_legal(second))
    assert both.recv() is first


def test_actions_may_be_overwritten_once_they_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, (twin, _) = Batch("qwirkle", n=3, seed=1), two_batches()
    one, overwritten, step = AsyncBatches(batch), Event(), batch.step

    def step_once_overwritten(actions: np.ndarray) -> Moment:
        assert overwritten.wait(PATIENCE)
        return step(actions)

    monkeypatch.setattr(batch, "step", step_once_overwritten)
    actions = first_legal(one.recv())
    twin.step(actions)
    one.send(batch, actions)
    actions[:] = -1
    overwritten.set()
    assert np.array_equal(one.recv().moment.observations, twin.moment.observations)


def test_what_is_not_legal_is_raised_by_whoever_receives_and_can_be_sent_again() -> None:
    batch = Batch("qwirkle", n=3, seed=1)
    one = AsyncBatches(batch)
    one.send(one.recv(), np.full(3, -1))
    with pytest.raises(IllegalCode, match="game 0"):
        one.recv()
    one.send(batch, first_legal(batch))
    assert one.recv() is batch


def test_out_of_turn() -> None:
    batch = Batch("qwirkle", n=3, seed=1)
    one = AsyncBatches(batch)
    with pytest.raises(OutOfTurn, match="receive it first"):
        one.send(batch, first_legal(batch))
    one.recv()
    with pytest.raises(OutOfTurn, match="send one with its actions first"):
        one.recv()
