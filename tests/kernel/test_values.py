"""The small parts of the kernel."""

import pickle
import sys

import pytest

import tilewright as tw
from tilewright.kernel import Chance, Listed, Past, PositionError, Refusal, places, plain, read_rules, seed_of, shares
from tilewright.kernel.position import PositionText, counted, write_position

QWIRKLE = tw.game("qwirkle")


def test_games_are_found_by_name() -> None:
    assert "qwirkle" in tw.games()
    assert QWIRKLE is tw.game("qwirkle")
    with pytest.raises(tw.UnknownGame, match=r"there are .*qwirkle"):
        tw.game("chess")


def test_a_refusal_reads_as_a_sentence() -> None:
    refusal = Refusal("QW-P2", "it-leaves-a-gap", {"cell": "3,0", "gap": "2,0"})
    assert str(refusal) == "QW-P2: it leaves a gap (cell 3,0, gap 2,0)"
    assert str(Refusal("QW-T1", "nothing-is-laid-yet")) == "QW-T1: nothing is laid yet"
    error = tw.IllegalAction("place Rsq 3,0", refusal)
    assert (error.rule, error.facts) == ("QW-P2", {"cell": "3,0", "gap": "2,0"})


def test_equal_merits_share_a_place() -> None:
    assert places([3, 5, 5, 1]) == (3, 1, 1, 4)
    assert places([(1, 2), (1, 3)]) == (2, 1)


def test_equal_first_places_share_the_win() -> None:
    assert shares((3, 1, 1, 4)) == (0.0, 0.5, 0.5, 0.0)
    assert shares((2, 2)) == (0.0, 0.0)


def test_a_past_is_a_chain_of_any_length() -> None:
    action = QWIRKLE.parse("end")
    past = Past.of([action] * 50_000)
    assert past.ply == len(past) == 50_000
    assert past.actions() == (action,) * 50_000
    assert "50000" in repr(past)
    del past  # taking it apart must not need the depth of the chain


def test_a_long_game_can_be_pickled() -> None:
    state = QWIRKLE.start(2, seed=1)
    depth = sys.getrecursionlimit()
    while state.actor is not None:
        state = state.play(next(iter(state.actions())))
    assert pickle.loads(pickle.dumps(state)) == state
    assert sys.getrecursionlimit() == depth


def test_equal_states_do_not_differ() -> None:
    assert not QWIRKLE.start(2, seed=1) != QWIRKLE.start(2, seed=1)  # noqa: SIM202 -- the operator is what is tested


def test_states_of_different_games_are_not_equal() -> None:
    assert QWIRKLE.start(2, seed=1) != "a state"
    assert QWIRKLE.start(2, seed=1) != QWIRKLE.start(2, seed=2)
    assert QWIRKLE.start(2, seed=1) == QWIRKLE.start(2, seed=1)
    assert "2 players" in repr(QWIRKLE.start(2, seed=1))
    assert "qwirkle" in repr(QWIRKLE)


def test_unknown_types_have_no_json_form() -> None:
    with pytest.raises(TypeError, match="no JSON form"):
        QWIRKLE.to_json(object())


def test_listed_actions() -> None:
    actions = Listed((QWIRKLE.parse("end"), QWIRKLE.parse("pass")))
    assert len(actions) == 2
    assert QWIRKLE.parse("pass") in actions


def test_a_sketch_without_colours() -> None:
    view = QWIRKLE.start(2, seed=1).view(0)
    assert "bag: 96 tiles" in plain(QWIRKLE.sketch(view))


def test_rules_are_read_from_their_page() -> None:
    rules = read_rules("# Page\n## Chapter\n| id | rule |\n|---|---|\n| XX-A1 | One. |\n| XX-A2 | Two \\| too. |\n")
    assert [(rule.id, rule.chapter, rule.text) for rule in rules.values()] == [
        ("XX-A1", "Chapter", "One."),
        ("XX-A2", "Chapter", "Two \\| too."),
    ]
    assert QWIRKLE.rules["QW-P4"].text.startswith("After the turn, every line of two or more")


def test_position_texts() -> None:
    text = PositionText("# a note\ngame: x\nhand  a: red 2\n\n. r\nb .\n")
    assert text.take("game") == "x"
    assert list(counted(text.words("hand a"), "hand a")) == [("red", 2)]
    assert text.grid == [[".", "r"], ["b", "."]]
    text.finish()
    assert write_position([("game", "x"), ("empty", ""), ("n", 0)], [["."], ["rr"]]) == "game: x\nn: 0\n\n.\nrr\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game", "should read 'key: value'"),
        ("game: x\ngame: y", "given twice"),
    ],
)
def test_texts_that_are_no_positions(text: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        PositionText(text)


def test_lines_that_nobody_wants_are_named() -> None:
    text = PositionText("game: x\nseeed: 3")
    text.take("game")
    text.take("seed", "1")
    assert "seed" not in text
    with pytest.raises(PositionError, match="did you mean 'seed'"):
        text.finish()
    with pytest.raises(PositionError, match="lacks a line 'active"):
        text.take("active")


@pytest.mark.parametrize(("value", "problem"), [("x", "whole number"), ("-1", "from 0 to 3"), ("4", "from 0 to 3")])
def test_numbers_keep_their_limits(value: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        PositionText(f"n: {value}").number("n", 0, 0, 3)
    with pytest.raises(PositionError, match="of 5 or more"):
        PositionText("n: 4").number("n", 9, 5)


def test_flags_say_yes_or_no() -> None:
    assert PositionText("f: yes").flag("f")
    assert not PositionText("g: x").flag("f")
    with pytest.raises(PositionError, match="yes or no"):
        PositionText("f: maybe").flag("f")


def test_counts_come_in_pairs() -> None:
    with pytest.raises(PositionError, match="followed by a number"):
        list(counted(["red"], "hand"))


def test_the_opening_lines_of_a_position_name_its_game_and_its_chance() -> None:
    lines = PositionText.of_game("game: qwirkle\nseed: 7\ndrawn: 3", "qwirkle")
    assert lines.chance() == Chance(seed_of(7), 3)
    lines.finish()
    assert PositionText.of_game("game: qwirkle", "qwirkle").chance() == Chance(seed_of(0))
    with pytest.raises(PositionError, match="not a position of tigris"):
        PositionText.of_game("game: qwirkle", "tigris")
    with pytest.raises(PositionError, match="'cat' is not a seed"):
        PositionText.of_game("game: qwirkle\nseed: cat", "qwirkle").chance()
