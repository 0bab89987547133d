"""What a program meets first: games by name, actions as text, bots by name."""

import random
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.bots import bot
from tilewright.games.qwirkle import GAME as QWIRKLE

registry = import_module("tilewright.games")  # the module: the package's own `games` is the function


@pytest.mark.parametrize("name", tw.games())
def test_an_action_can_be_played_by_its_text(name: str) -> None:
    state = tw.game(name).start(2, 1)
    action = state.actions()[0]
    assert state.play(str(action)) == state.play(action)


def test_a_text_that_is_no_action_is_not_played() -> None:
    with pytest.raises(tw.NotationError):
        tw.game("qwirkle").start(2, 1).play("castle")


def test_a_text_of_an_illegal_action_names_the_rule() -> None:
    with pytest.raises(tw.IllegalAction, match="QW-T1"):
        tw.game("qwirkle").start(2, 1).play("end")


@pytest.mark.parametrize("name", tw.games())
def test_actions_can_be_indexed_and_sliced_in_their_order(name: str) -> None:
    state, rng = tw.game(name).start(2, 1), random.Random(1)
    for _ in range(20):
        actions = state.actions()
        listed = tuple(actions)
        assert actions[0] == listed[0]
        assert actions[-1] == listed[-1]
        assert actions[1:5:2] == listed[1:5:2]
        with pytest.raises(IndexError):
            actions[len(actions)]
        state = state.play(actions.pick(rng))


def test_a_record_is_saved_and_loaded_by_a_path_as_text(tmp_path: Path) -> None:
    record = tw.Record.of(tw.game("qwirkle").start(2, 1))
    record.save(f"{tmp_path}/game.json")
    assert tw.Record.load(f"{tmp_path}/game.json") == record


def test_a_bot_takes_the_name_of_its_game() -> None:
    assert bot("random", "tigris", 1).game is tw.game("tigris")


def test_the_version_is_the_packages() -> None:
    assert tw.__version__.count(".") == 2


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch):
    """Lets a test say which entry points other packages have."""
    caches = (registry.games, registry._load, registry._elsewhere)

    def declare(name: str, value: str) -> None:
        monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [EntryPoint(name, value, group)])
        for each in caches:
            each.cache_clear()

    yield declare
    monkeypatch.undo()
    for each in caches:
        each.cache_clear()


def test_a_game_of_another_package_is_found_by_its_entry_point(entry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(QWIRKLE), "name", "hopscotch")
    entry("hopscotch", "tilewright.games.qwirkle:GAME")
    assert "hopscotch" in tw.games()
    assert tw.game("hopscotch") is QWIRKLE


def test_an_entry_point_that_leads_to_no_game_says_so(entry) -> None:
    entry("hopscotch", "tilewright.kernel:Record")
    with pytest.raises(tw.UnknownGame, match=r"hopscotch = tilewright\.kernel:Record leads to"):
        tw.game("hopscotch")


def test_another_package_cannot_take_the_place_of_a_game_of_ours(entry) -> None:
    entry("qwirkle", "tilewright.kernel:Record")
    assert tw.game("qwirkle") is QWIRKLE
