"""Options: declared once, checked and described from there."""

from typing import Annotated, Literal

import pytest

from tilewright.kernel import About, OptionError, OptionInfo, Options
from tilewright.kernel.options import check, describe


class Sample(Options, frozen=True):
    board: Annotated[Literal["classic", "alternate"], About("Which side.", "XX-S1")] = "classic"
    fast: Annotated[bool, About("Be quick.", "XX-S2")] = False
    file: Annotated[str, About("A path.", "XX-S3")] = ""
    order: Annotated[tuple[Literal["a", "b"], ...] | None, About("Who sits where.", "XX-S4")] = None


class Undocumented(Options, frozen=True):
    fast: bool = False


def test_options_are_described_for_forms_and_help() -> None:
    board, fast, file, order = describe(Sample)
    assert board == OptionInfo("board", "choice", "classic", ("classic", "alternate"), "Which side.", "XX-S1")
    assert (fast.kind, file.kind, order.kind) == ("flag", "text", "list")
    assert order.choices == ("a", "b")
    assert [info.values for info in (board, fast, file, order)] == [
        "one of classic, alternate",
        "true or false",
        "a text",
        "a list of a, b",
    ]


def test_an_option_without_a_note_is_a_mistake_of_the_game() -> None:
    with pytest.raises(TypeError, match="About"):
        describe(Undocumented)


def test_options_take_their_defaults() -> None:
    assert check(Sample, None) == Sample()
    assert check(Sample, {"order": ["b", "a"], "fast": True}) == Sample(order=("b", "a"), fast=True)
    chosen = Sample(board="alternate")
    assert check(Sample, chosen) is chosen


@pytest.mark.parametrize(
    ("given", "option", "problem"),
    [
        ({"bord": "classic"}, "bord", "did you mean board"),
        ({"zzz": 1}, "zzz", "there are board, fast, file, order"),
        ({"board": "round"}, "board", "one of classic, alternate"),
        ({"fast": "yes"}, "fast", "true or false"),
        ({"file": 3}, "file", "a text"),
        ({"order": ["a", "c"]}, "order", "a list of a, b"),
        (["board"], "options", "not a mapping"),
    ],
)
def test_a_bad_option_is_named_with_what_would_do(given: object, option: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem) as error:
        check(Sample, given)  # type: ignore[arg-type]
    assert error.value.option == option


def test_a_game_without_options_says_so() -> None:
    class Bare(Options, frozen=True):
        pass

    with pytest.raises(OptionError, match="no options"):
        check(Bare, {"fast": True})
