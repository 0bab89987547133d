"""Python's search for garbage waits until all tests are imported and collected, and passes over that afterwards."""

import gc

gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
