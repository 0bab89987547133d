"""Fits a net to samples: the chances that it gives are to come near to its targets, such as how the games ended.

The arithmetic is written once, for arrays that NumPy and PyTorch both know how to add and multiply. So it needs no more
than NumPy, and goes to a GPU where PyTorch finds one.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

import numpy as np

from tilewright.bots.nets.layout import Layers, Shape, layers
from tilewright.bots.nets.samples import Samples

Device = Literal["cpu", "gpu"]
Arrays = dict[str, Any]

BATCH = 8192  # samples of a step, at most
MANY_STEPS = 40  # that a pass has at least
RATE = 1e-3
WARM_UP = 200  # steps in which the rate grows to what it is
DECAY = 1e-4  # of the weights
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8  # of Adam
HELD_OUT = 20  # one part in so many is not learnt from, but to see what was learnt


class Losses(NamedTuple):
    """The mean surprise at the targets of samples that were held out: by the weights, before the fit and after."""

    by_weights: float
    before: float
    after: float


def fresh_net(shape: Shape, seed: int) -> dict[str, np.ndarray]:
    """A net that has learnt nothing and changes nothing: its last layer is zero."""
    rng = np.random.default_rng(seed)
    net = {name: np.zeros(size, np.float32) for name, size in layers(shape).items()}
    net["first"] += rng.standard_normal(net["first"].shape, np.float32) * (2 / shape.inputs) ** 0.5
    net["second"] += rng.standard_normal(net["second"].shape, np.float32) * (1 / shape.hidden) ** 0.5
    return net


class _Arithmetic(NamedTuple):
    """Where numbers are worked out: `module` is NumPy or PyTorch."""

    module: Any
    put: Callable[[np.ndarray], Any]
    get: Callable[[Any], np.ndarray]


def has_gpu() -> bool:
    return find_spec("torch") is not None and import_module("torch").cuda.is_available()


def _arithmetic(device: Device) -> _Arithmetic:
    if device == "cpu":
        return _Arithmetic(np, np.asarray, np.asarray)
    torch = import_module("torch")
    torch.set_float32_matmul_precision("high")

    def put(array: np.ndarray) -> Any:
        return torch.from_numpy(array).to("cuda")

    return _Arithmetic(torch, put, lambda array: array.cpu().numpy())


# ---- a net and its gradients
def _forward(module: Any, net: Layers, inputs: Any, values: Any) -> tuple[Any, ...]:
    """The logarithms of the chances, and what the layers found on the way."""
    units = net["first"].shape[1]
    hidden = (inputs @ net["first"] + net["first_bias"]).clip(min=0)
    pooled = hidden.sum(axis=1)
    common = pooled @ net["second"][units:] + net["second_bias"]
    ends = (hidden @ net["second"][:units] + common[:, None]).clip(min=0)
    sums = values + ends @ net["last"]
    sums = sums - module.amax(sums, axis=1)[:, None]
    return sums - module.log(module.exp(sums).sum(axis=1))[:, None], hidden, pooled, ends


def chances(net: Layers, samples: Samples) -> np.ndarray:
    """To win, of each seat in each of these positions."""
    return np.exp(_forward(np, net, samples.inputs.astype(np.float32), samples.values)[0])


def _gradients(module: Any, net: Arrays, inputs: Any, values: Any, shares: Any) -> Arrays:
    """Of the mean surprise, by the arrays of the net."""
    shape = Shape(len(net["first"]), len(net["first_bias"]), len(net["last"]))
    chances, hidden, pooled, ends = _forward(module, net, inputs, values)
    wrong = (module.exp(chances) - shares) / len(inputs)
    at_ends = wrong[:, :, None] * net["last"] * (ends > 0)
    flat, together = at_ends.reshape(-1, shape.second), at_ends.sum(axis=1)
    own, common = net["second"][: shape.hidden], net["second"][shape.hidden :]
    at_hidden = (at_ends @ own.T + (together @ common.T)[:, None]) * (hidden > 0)
    rows = at_hidden.reshape(-1, shape.hidden)
    return {
        "first": inputs.reshape(-1, shape.inputs).T @ rows,
        "first_bias": rows.sum(axis=0),
        "second": module.concatenate((hidden.reshape(-1, shape.hidden).T @ flat, pooled.T @ together)),
        "second_bias": flat.sum(axis=0),
        "last": ends.reshape(-1, shape.second).T @ wrong.reshape(-1),
    }


class _Adam:
    """Gradient steps, each weight with its own length."""

    def __init__(self, net: Arrays) -> None:
        self._mean = {name: 0 * array for name, array in net.items()}
        self._square = {name: 0 * array for name, array in net.items()}
        self._steps = 0

    def step(self, net: Arrays, gradients: Arrays, rate: float) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            self._mean[name] = FIRST_MOMENT * self._mean[name] + (1 - FIRST_MOMENT) * gradient
            self._square[name] = SECOND_MOMENT * self._square[name] + (1 - SECOND_MOMENT) * gradient * gradient
            mean = self._mean[name] / (1 - FIRST_MOMENT**self._steps)
            square = self._square[name] / (1 - SECOND_MOMENT**self._steps)
            net[name] = net[name] * (1 - rate * DECAY) - rate * mean / (square**0.5 + TINY)


# ---- the fit
def fit(
    net: Layers, samples: Samples, epochs: float, seed: int, device: Device = "cpu", rate: float = RATE
) -> tuple[dict[str, np.ndarray], Losses]:
    """The net after so many passes over the samples."""
    module, put, get = _arithmetic(device)
    found: Arrays = {name: put(np.array(array, np.float32)) for name, array in net.items()}
    inputs, values, shares = (put(array) for array in samples)
    rng = np.random.default_rng(seed)
    everything = np.arange(len(samples.inputs))
    learnt, held_out = np.split(everything, [-max(1, len(everything) // HELD_OUT)])  # those of the last games

    def batch(places: np.ndarray) -> tuple[Any, Any, Any]:
        at = put(places)
        given = inputs[at]
        return given.astype(np.float32) if module is np else given.float(), values[at], shares[at]

    def loss(with_net: bool = True) -> float:
        total = 0.0
        for start in range(0, len(held_out), BATCH):
            given, worth, ended = batch(held_out[start : start + BATCH])
            trial = found if with_net else {**found, "last": 0 * found["last"]}
            total -= float((_forward(module, trial, given, worth)[0] * ended).sum())
        return total / len(held_out)

    by_weights, before = loss(with_net=False), loss()
    size = max(1, min(BATCH, len(learnt) // MANY_STEPS))
    adam, steps = _Adam(found), max(1, int(epochs * len(learnt) / size))
    for number, places in enumerate(_batches(learnt, size, steps, rng)):
        slower = min(1.0, (number + 1) / min(WARM_UP, steps)) * max(0.02, 1 - number / steps)
        adam.step(found, _gradients(module, found, *batch(places)), rate * slower)
    after = loss()
    return {name: np.ascontiguousarray(get(array), np.float32) for name, array in found.items()}, Losses(
        by_weights, before, after
    )


def _batches(places: np.ndarray, size: int, steps: int, rng: np.random.Generator) -> Iterator[np.ndarray]:
    """So many batches, each sample once before any comes again."""
    at = len(places)
    for _ in range(steps):
        if at + size > len(places):
            places, at = rng.permutation(places), 0
        yield places[at : at + size]
        at += size
