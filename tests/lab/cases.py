"""Every game at every number of players, with none of its options on and with all of them."""

from typing import Any

from tests.contract.walks import CASES, Case, walk


def _is_plain(case: Case) -> bool:
    return not any(value is True for _, value in case.options) and dict(case.options).get("board") != "alternate"


def _has_everything(case: Case) -> bool:
    return all(value is True for _, value in case.options if isinstance(value, bool)) and (
        dict(case.options).get("board", "alternate") == "alternate"
    )


PLAIN = [case for case in CASES if _is_plain(case)]
BOTH = [case for case in CASES if _is_plain(case) or _has_everything(case)]


def played(case: Case, seed: int = 0) -> tuple[Any, ...]:
    """All states of a random game, as whatever game's states they are."""
    return walk(case, seed)
