"""For all tests: Hypothesis takes the same examples in every run, however long one takes; and Python's search for
garbage waits until all tests are imported and collected, and passes over that afterwards."""

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("held", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("held")

gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
