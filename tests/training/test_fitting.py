"""The arithmetic of nets: gradients that are right, and fits that learn what there is to learn."""

import numpy as np
import pytest

from tilewright.bots.nets.layout import Shape, layers
from tilewright.bots.nets.samples import Samples
from tilewright.training.fitting import _forward, _gradients, chances, fit, fresh_net

SMALL = Shape(inputs=5, hidden=4, second=3)
SEATS = 3
STEP = 1e-6


def samples(number: int, seed: int = 0) -> Samples:
    """Positions in which the seat wins whose first number is the largest, whatever the weights say."""
    rng = np.random.default_rng(seed)
    inputs = rng.standard_normal((number, SEATS, SMALL.inputs))
    values = rng.standard_normal((number, SEATS))
    shares = np.eye(SEATS)[inputs[:, :, 0].argmax(axis=1)]
    return Samples(inputs.astype(np.float16), values.astype(np.float32), shares.astype(np.float32))


def surprise(net: dict[str, np.ndarray], given: tuple[np.ndarray, ...]) -> float:
    inputs, values, shares = given
    return -float((_forward(np, net, inputs, values)[0] * shares).sum()) / len(inputs)


@pytest.mark.parametrize("name", list(layers(SMALL)))
def test_gradients_are_what_small_steps_change(name: str) -> None:
    rng = np.random.default_rng(1)
    net = {each: rng.standard_normal(size) for each, size in layers(SMALL).items()}
    given = tuple(np.asarray(array, np.float64) for array in samples(7))
    found = _gradients(np, net, *given)[name]
    for place in np.ndindex(found.shape):
        more, less = ({**net, name: net[name].copy()} for _ in range(2))
        more[name][place] += STEP
        less[name][place] -= STEP
        assert found[place] == pytest.approx((surprise(more, given) - surprise(less, given)) / (2 * STEP), abs=1e-6)


def test_a_fresh_net_changes_nothing() -> None:
    given = samples(50)
    _, losses = fit(fresh_net(SMALL, 1), given, epochs=0, seed=1)
    assert losses.before == losses.by_weights


def test_chances_follow_from_the_values_and_what_the_net_adds() -> None:
    given, net = samples(50), fresh_net(SMALL, 1)
    odds = np.exp(given.values)
    assert chances(net, given) == pytest.approx(odds / odds.sum(axis=1, keepdims=True), rel=1e-5)
    learnt, losses = fit(net, given, epochs=3, seed=1)
    held_out = Samples(given.inputs[-2:], given.values[-2:], given.shares[-2:])
    surprise_then = -(np.log(chances(learnt, held_out)) * held_out.shares).sum() / 2
    assert surprise_then == pytest.approx(losses.after, rel=1e-5)


def test_a_fit_learns_who_wins() -> None:
    _, losses = fit(fresh_net(SMALL, 1), samples(4000), epochs=10, seed=1, rate=0.01)
    assert losses.after < 0.5 * losses.by_weights


def test_the_same_seed_fits_the_same_net() -> None:
    first, again, other = (fit(fresh_net(SMALL, 1), samples(400), 2, seed)[0] for seed in (1, 1, 2))
    assert all((first[name] == again[name]).all() for name in first)
    assert any((first[name] != other[name]).any() for name in first)
