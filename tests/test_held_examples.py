"""Tests by property are the same in every run: chance and the clock have no part in them."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st


def examples() -> list[int]:
    taken: list[int] = []

    @settings(max_examples=20)
    @given(st.integers())
    def take(number: int) -> None:
        taken.append(number)

    take()
    return taken


def test_every_run_takes_the_same_examples() -> None:
    assert examples() == examples()


def test_no_example_may_take_too_long() -> None:
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check
