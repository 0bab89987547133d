"""For all tests: Hypothesis takes the same examples in every run, however long one takes; Python's search for garbage
waits until all tests are imported and collected, and passes over that afterwards; and arithmetic has one thread in each
process, since several of them, on a machine whose cores are taken, would mostly wait for each other."""

import gc
import os

from hypothesis import HealthCheck, settings

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # NumPy's, before anything imports it

settings.register_profile("held", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("held")

gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
