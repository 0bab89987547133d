"""Questions: what is not listed must be refused by a rule."""

import pytest

from tilewright.kernel import Action, Refusal, require_refusal


class Jump(Action, frozen=True, tag="jump"):
    def __str__(self) -> str:
        return "jump"


def test_a_refusal_that_was_found_is_given_back() -> None:
    refusal = Refusal("QW-T1", "nothing-is-laid-yet")
    assert require_refusal(refusal, Jump()) is refusal


def test_an_unlisted_action_without_a_refusal_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="jump is not listed, and no rule was found"):
        require_refusal(None, Jump())
