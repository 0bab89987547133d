"""Decoders for many threads: see `tests/contract/test_threads.py` for those of games."""

from typing import Any

import msgspec
import pytest

from tilewright.kernel import decoding
from tilewright.kernel.decoding import build_decoder


def test_decoders_are_built_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that import two games build those of what both games use."""
    alone: list[bool] = []

    def build(*_: Any, **__: Any) -> None:
        alone.append(decoding._LOCK.locked())

    monkeypatch.setattr(msgspec.json, "Decoder", build)
    build_decoder(int)
    assert alone == [True]
