"""Bots search with machine code once it is ready, and never wait for it."""

from collections import Counter
from pathlib import Path

import pytest

from tilewright.bots import search_backend
from tilewright.bots.search_backend import compiled_search, is_ready, only, ready_stamp
from tilewright.compiled import stamps

GAME = "tigris"


@pytest.fixture
def stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The stamp of a search that nothing was compiled of yet, in a process that would use it."""
    monkeypatch.setattr(stamps, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(search_backend, "_loaded", {})
    monkeypatch.setattr(search_backend, "_asked", Counter({GAME: search_backend.WORTH_LOADING}))
    found = ready_stamp(GAME)
    assert found is not None
    return found


def test_until_it_is_compiled_the_readable_search_serves(stamp: Path) -> None:
    assert compiled_search(GAME) is None
    stamp.touch()
    assert compiled_search(GAME) is not None


def test_a_process_that_decides_a_few_times_loads_nothing(stamp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp.touch()
    monkeypatch.setattr(search_backend, "_asked", Counter())
    asked = [compiled_search(GAME) for _ in range(search_backend.WORTH_LOADING)]
    assert not any(asked[:-1])
    assert asked[-1] is not None


def test_what_another_numba_compiled_is_not_ready(stamp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp.touch()
    monkeypatch.setattr(stamps, "compiler", lambda: "numba 0.1")
    assert compiled_search(GAME) is None


def test_without_numba_the_readable_search_serves(stamp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp.touch()
    monkeypatch.setattr(search_backend, "AVAILABLE", False)
    assert compiled_search(GAME) is None


def test_a_game_without_a_compiled_search_has_the_readable_one() -> None:
    assert not is_ready("patience")
    assert compiled_search("patience") is None


def test_either_search_can_be_asked_for(stamp: Path) -> None:
    with only("compiled"):
        assert compiled_search(GAME) is not None
    stamp.touch()
    with only("readable"):
        assert compiled_search(GAME) is None
    assert compiled_search(GAME) is not None
