"""What the tests of the command line share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.cli.app import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command with these arguments, and these lines as what is typed."""
    monkeypatch.delenv("TILEWRIGHT_LANGUAGE", raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def runs(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, arguments, input=typed)

    return runs


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    game = tw.game("qwirkle")
    state, greedy = game.start(2, 5), bot("greedy", game, 1)
    while state.actor is not None:
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    path = tmp_path_factory.mktemp("records") / "finished.json"
    tw.Record.of(state).save(path)
    return path
