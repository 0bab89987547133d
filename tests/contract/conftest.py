import pytest

from tests.contract.walks import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        # by session, so that all tests of one case come together and share its walk
        metafunc.parametrize("case", CASES, ids=str, scope="session")
