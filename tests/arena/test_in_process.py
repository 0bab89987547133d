"""Matches of bots that a program holds in its hands."""

import doctest

import pytest

import tilewright as tw
from tilewright import arena
from tilewright.arena import in_process
from tilewright.bots import InformationState, bot
from tilewright.kernel import Action


def first(info: InformationState) -> Action:
    return info.actions()[0]


def test_names_objects_and_functions_play_one_match() -> None:
    summary = arena.play("qwirkle", [bot("greedy", "qwirkle", 1), first, "random"], games=3, players=2)
    assert {row.bot for row in summary.rows} == {"GreedyBot", "first", "random"}
    assert summary.games >= 3


def test_the_same_match_gives_the_same_result() -> None:
    played = [arena.play(tw.game("qwirkle"), ["greedy", first], games=2).rows for _ in range(2)]
    assert [(row.share, row.mean_score) for row in played[0]] == [(row.share, row.mean_score) for row in played[1]]


def test_two_objects_of_one_class_are_told_apart_and_one_object_twice_is_one_bot() -> None:
    one, other = bot("random", "qwirkle", 1), bot("random", "qwirkle", 2)
    summary = arena.play("qwirkle", [one, other, one], games=1)
    assert summary.match.bots == ("RandomBot", "RandomBot-2", "RandomBot")


def test_options_and_seed_are_those_of_the_match() -> None:
    summary = arena.play("tigris", [first, first], games=1, options={"board": "alternate"}, seed=5)
    assert summary.match.options == {"board": "alternate"}
    assert summary.match.seed == 5


def test_the_error_of_a_bot_in_hand_is_raised_with_its_own_traceback() -> None:
    def broken(info: InformationState) -> Action:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        arena.play("qwirkle", [broken, "random"], games=1)


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["random", "grandmother"], "there is no 'grandmother'"),
        (["random", 3], "3 is none: it is a name, a Bot, or a function"),
        (["random"], "2 players need as many bots|takes 2 to 4"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_first_game(bots: list, problem: str) -> None:
    with pytest.raises(tw.OptionError, match=problem):
        arena.play("qwirkle", bots)


def test_the_example_in_the_doc_string_holds() -> None:
    failed, tried = doctest.testmod(in_process)
    assert tried
    assert not failed


def test_times_of_decisions_are_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = 0.0

    def slow(info: InformationState) -> Action:
        nonlocal spent
        spent += 0.25
        return info.actions()[0]

    monkeypatch.setattr("time.process_time", lambda: spent)
    (row,) = arena.play("qwirkle", [slow, slow], games=1).rows
    assert row.mean_ms == row.longest_ms == 250
