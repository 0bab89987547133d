"""Rows of games on several threads: each game once, whoever asks."""

import os
from threading import Barrier

import pytest

from tilewright.compiled.threads import LEAST, in_rows

PATIENCE = 60  # seconds that only a hang reaches


@pytest.mark.parametrize("n", [1, LEAST, 2 * LEAST - 1, 2 * LEAST, 3 * LEAST + 1, 100 * LEAST])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_every_game_is_in_one_row(n: int, threads: int) -> None:
    found: list[int] = []
    in_rows(lambda first, last: found.extend(range(first, last)), n, threads)
    assert sorted(found) == list(range(n))


def test_the_rows_run_at_the_same_time() -> None:
    meet = Barrier(3)
    in_rows(lambda _first, _last: meet.wait(PATIENCE), 3 * LEAST, 3)


def test_what_goes_wrong_in_a_row_is_raised() -> None:
    def fail_later(first: int, _last: int) -> None:
        if first:
            raise ValueError(first)

    with pytest.raises(ValueError, match=str(LEAST)):
        in_rows(fail_later, 2 * LEAST, 2)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    in_rows(lambda _first, _last: None, 2 * LEAST, 2)
    child = os.fork()
    if child == 0:
        meet = Barrier(2)
        in_rows(lambda _first, _last: meet.wait(PATIENCE), 2 * LEAST, 2)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
