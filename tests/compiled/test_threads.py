"""The environments of a batch on several threads: each once, at the same time, whoever asks."""

import os
from threading import Barrier
from typing import Any

import numpy as np
import pytest

from tilewright.compiled.jit import compiled
from tilewright.compiled.rows import ROW, all_rows, are_done, fetch_and_add, put_row, take_row
from tilewright.compiled.threads import together

SECONDS = 60  # that only a hang reaches


# ---- the same work on each
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_each_thread_does_it_once(threads: int) -> None:
    found: list[int] = []

    def work(thread: int) -> bool:
        found.append(thread)
        return False

    together(threads, work)
    assert sorted(found) == list(range(threads))


def test_they_do_it_at_the_same_time() -> None:
    meet = Barrier(3)
    together(3, lambda _thread: meet.wait(SECONDS) < 0)


def test_what_goes_wrong_on_a_thread_is_raised() -> None:
    def fail_elsewhere(thread: int) -> bool:
        if thread:
            raise ValueError("elsewhere")
        return False

    with pytest.raises(ValueError, match="elsewhere"):
        together(2, fail_elsewhere)


def test_nobody_waits_for_a_thread_that_is_late_once_all_is_done() -> None:
    returned = Barrier(2)

    def work(thread: int) -> bool:
        if thread:
            returned.wait(SECONDS)  # which is broken if the other waits for this one
        return True

    together(2, work)
    returned.wait(SECONDS)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    together(2, lambda _thread: False)
    child = os.fork()
    if child == 0:
        meet = Barrier(2)
        together(2, lambda _thread: meet.wait(SECONDS) < 0)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


# ---- rows
def taken(rows: np.ndarray, n: int, thread: int) -> list[int]:
    """The environments that a thread takes as long as there are any."""
    envs: list[int] = []
    while (row := take_row(rows, n, thread))[0] < row[1]:
        envs += range(*row)
    return envs


@pytest.mark.parametrize("n", [1, ROW - 1, ROW, 3 * ROW + 1, 100 * ROW])
@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("thread", [0, 1, 2])
def test_who_is_alone_takes_every_desk_once_and_their_own_stretch_first(n: int, threads: int, thread: int) -> None:
    thread %= threads
    envs = taken(all_rows(n, threads), n, thread)
    assert sorted(envs) == list(range(n))
    own = range(n * thread // threads, n * (thread + 1) // threads)
    assert envs[: len(own)] == list(own)


def test_all_is_done_when_the_last_row_is_put_back() -> None:
    rows, n = all_rows(2 * ROW, 2), 2 * ROW
    put_row(rows, 0, ROW)
    assert not are_done(rows, n)
    put_row(rows, ROW, n)
    assert are_done(rows, n)


@compiled
def count_up(_thread: int, counter: Any, times: int, seen: Any) -> bool:
    """Note each number that the counter gives."""
    for _ in range(times):
        seen[fetch_and_add(counter, 0, 1)] += 1
    return False


def test_a_number_is_given_once_whatever_the_threads_do() -> None:
    threads, times = 3, 200_000
    counter, seen = np.zeros(1, np.int64), np.zeros(threads * times, np.int64)
    together(threads, count_up, counter, times, seen)
    assert counter.tolist() == [threads * times]
    assert (seen == 1).all()
