"""Nets as files: the arrays of all layers, one after another, as one array of floats."""

import io

import numpy as np

from tilewright.bots.nets.layout import LAYERS, Layers, Shape, layers


def write(net: Layers, precision: type[np.floating] = np.float32) -> bytes:
    """The bytes of a net's file, the same for the same net."""
    file = io.BytesIO()
    np.save(file, np.concatenate([net[name].reshape(-1) for name in LAYERS]).astype(precision))
    return file.getvalue()


def read(data: bytes, shape: Shape) -> dict[str, np.ndarray]:
    """The net in a file. ValueError if it is not one of this shape."""
    numbers, found, at = np.load(io.BytesIO(data)).astype(np.float32), dict[str, np.ndarray](), 0
    for name, size in layers(shape).items():
        count = int(np.prod(size))
        found[name] = numbers[at : at + count].reshape(size)
        at += count
    if at != len(numbers):
        raise ValueError(f"a net of {len(numbers)} numbers where there should be {at}")
    return found
