"""Records that are damaged, cut, foreign or false are refused with the first thing that is wrong."""

import json
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.kernel import Record, states

QWIRKLE = tw.game("qwirkle")


@pytest.fixture
def record() -> Record:
    state = QWIRKLE.start(2, seed=5)
    for _ in range(25):
        state = state.play(next(iter(state.actions())))
    return Record.of(state)


def changed(record: Record, **fields: object) -> Record:
    return Record.from_json(json.dumps({**json.loads(record.to_json()), **fields}))


def test_a_record_is_json_with_version_and_commitment(record: Record) -> None:
    data = json.loads(record.to_json())
    assert data["game"] == "qwirkle"
    assert data["rules"] == QWIRKLE.rules_version
    assert len(data["actions"]) == data["plies"] == 25
    assert record.keeps_commitment()


@pytest.mark.parametrize("game", tw.games())
def test_a_record_is_the_same_when_it_is_saved_and_loaded(game: str, tmp_path: Path) -> None:
    record = Record.of(tw.game(game).start(2, seed=5))
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == record


def test_every_truncation_is_noticed_and_none_is_a_crash(record: Record) -> None:
    text = record.to_json().rstrip()
    for length in range(0, len(text), 7):
        with pytest.raises(tw.RecordError):
            tw.replay(Record.from_json(text[:length]))


def test_a_text_cut_in_the_middle_of_its_actions_names_the_action(record: Record) -> None:
    text = record.to_json()
    cut = text[: text.index(record.actions[4]) + 3]
    with pytest.raises(tw.RecordError, match="damaged at action 5") as error:
        Record.from_json(cut)
    assert error.value.ply == 4


def test_a_list_of_actions_cut_short_is_noticed(record: Record) -> None:
    with pytest.raises(tw.RecordError, match="should hold 25 actions and holds 20") as error:
        changed(record, actions=record.actions[:20])
    assert error.value.ply == 20


def test_an_illegal_action_is_named_with_its_rule(record: Record) -> None:
    actions = [*record.actions]
    actions[6] = "place Rsq 90,90"
    with pytest.raises(tw.RecordError, match=r"action 7: place Rsq 90,90 is not legal: QW-") as error:
        tw.replay(changed(record, actions=actions))
    assert error.value.ply == 6


def test_a_text_that_is_no_action_is_named(record: Record) -> None:
    actions = [*record.actions]
    actions[3] = "castle kingside"
    with pytest.raises(tw.RecordError, match="action 4: 'castle kingside' is not an action"):
        tw.replay(changed(record, actions=actions))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "version 99"),
        ({"players": 9}, "cannot begin: players"),
        ({"options": {"speed": 3}}, "cannot begin: speed"),
        ({"seed": "nonsense"}, "cannot begin: seed"),
        ({"position": "game: qwirkle"}, "cannot begin: seat 0 has no tiles"),
    ],
)
def test_foreign_records_are_refused(record: Record, fields: dict[str, object], problem: str) -> None:
    with pytest.raises(tw.RecordError, match=problem):
        tw.replay(changed(record, **fields))


DEEP = '{"game": "qwirkle", "options": {"a": ' + "[" * 100_000


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"game": 3}', b"\xff\xfe", "hello", '{"a": 1}', DEEP])
def test_what_is_no_record_at_all(text: str | bytes) -> None:
    with pytest.raises(tw.RecordError, match="not a record"):
        Record.from_json(text)


def test_a_record_of_another_game_is_not_replayed_with_this_one(record: Record) -> None:
    with pytest.raises(tw.RecordError, match="a record of go, not of qwirkle"):
        list(states(changed(record, game="go"), QWIRKLE))


def test_actions_after_the_end_are_named() -> None:
    state = QWIRKLE.start(2, seed=5)
    while state.actor is not None:
        state = state.play(next(iter(state.actions())))
    record = Record.of(state)
    longer = changed(record, actions=[*record.actions, "pass"], plies=record.plies + 1)
    with pytest.raises(tw.RecordError, match="over before it"):
        tw.replay(longer)


def test_another_seed_breaks_the_commitment(record: Record) -> None:
    assert not changed(record, seed="11" * 32).keeps_commitment()
    assert not changed(record, seed="no seed").keeps_commitment()
