"""What a game lacks for research is said by the file that is missing."""

import pickle
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

import tilewright as tw
from tilewright import encodings
from tilewright.encodings import MissingEncoding
from tilewright.kernel import Game, UnknownGame
from tilewright.lab.game_setup import GameSetup


@pytest.fixture
def hopscotch() -> Game[Any]:
    """A game that nobody has made ready for research."""
    return cast(Game[Any], SimpleNamespace(name="hopscotch", options_type=tw.game("qwirkle").options_type))


@pytest.mark.parametrize(
    ("ask", "what"),
    [
        (lambda game: encodings.codec(game, 2), "CODEC: it belongs in encodings/hopscotch/actions.py"),
        (lambda game: encodings.observer(game, 2), "OBSERVER: it belongs in encodings/hopscotch/observations.py"),
        (lambda game: encodings.longest_game(game, 2), "longest_game: it belongs in encodings/hopscotch/length.py"),
    ],
)
def test_a_game_without_encodings_is_told_which_file_is_missing(
    hopscotch: Game[Any], ask: Callable[[Game[Any]], object], what: str
) -> None:
    with pytest.raises(MissingEncoding, match=f"hopscotch has no {what}"):
        ask(hopscotch)


def test_a_file_without_its_name_is_told_too(hopscotch: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    package = "tilewright.encodings.hopscotch"
    for name in (package, f"{package}.length"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    with pytest.raises(MissingEncoding, match="longest_game"):
        encodings.longest_game(hopscotch, 2)


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownGame, match="no game 'hopscotch'; there are"):
        GameSetup("hopscotch", 2)
    with pytest.raises(ImportError, match="hopscotch_v0"):
        exec("from tilewright.lab.pettingzoo import hopscotch_v0")


@pytest.mark.parametrize("name", tw.games())
def test_environments_of_pettingzoo_reach_other_processes(name: str) -> None:
    from tilewright.lab import pettingzoo

    module = getattr(pettingzoo, f"{name}_v{encodings.version(name)}")
    for member in (module.raw_env, module.env, module.parallel_env):
        assert pickle.loads(pickle.dumps(member)) is member
