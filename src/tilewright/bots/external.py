"""External bots: a Python class by its path, `package.module:Class`, or a program, `program: ./mybot --fast`.

Both run in a process of their own, so that one that hangs or crashes takes nothing else down. They speak JSON, one
object a line: a question on standard input, its answer on standard output.

    {"game": "qwirkle", "players": 2, "seat": 0, "seed": "3f…", "view": {…}, "events": […], "actions": ["end", …],
     "guess": {…}}
    {"action": "end"}

The question is an information state as `InformationState.from_bytes` reads it (`game`, `seat` and `guess`, a complete
state that could be the true one), and beside it `view` and `events`, what the seat may know, and `actions`, all that it
may do, as texts. `seed` is for a random generator of the program's own. See docs/bots.md.
"""

import queue
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import weakref
from contextlib import suppress
from typing import IO, Any, Literal

import msgspec

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import InformationState
from tilewright.kernel import Action, Game, NotationError, OptionError, TilewrightError

PATIENCE = 60.0  # seconds for one answer
PROGRAM = "program:"
_CLASS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")
_MOST_SHOWN = 300  # characters of an error message

Trouble = Literal["crashed", "hung", "nonsense"]


class BotFailure(TilewrightError):
    """A bot that gave no legal action: it crashed, it hung, or its answer was nonsense."""

    def __init__(self, trouble: Trouble, details: str) -> None:
        super().__init__(f"{trouble}: {details}")
        self.trouble: Trouble = trouble
        self.details = details


def is_external(name: str) -> bool:
    return name.startswith(PROGRAM) or _CLASS.fullmatch(name) is not None


def external_bot(name: str, game: Game, seed: int | str | bytes | None, patience: float = PATIENCE) -> "ProgramBot":
    return ProgramBot(game, seed, _command(name), patience)


def check_external(name: str, patience: float = PATIENCE) -> None:
    """OptionError if there is no such program or class, so that a name that is mistyped begins no game. A class is
    looked for in a process of its own, as it will run."""
    command = _command(name)
    if name.startswith(PROGRAM):
        if shutil.which(command[0]) is None:
            raise OptionError("bot", f"{name!r}: {command[0]!r} cannot be started; there is no such program")
        return
    try:
        found = subprocess.run([*command, "--check"], capture_output=True, text=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        raise OptionError("bot", f"{name!r}: it was not imported within {patience:g} s") from None
    if found.returncode != 0:
        said = found.stderr.strip().splitlines()
        raise OptionError("bot", f"{name!r}: {said[-1][:_MOST_SHOWN] if said else 'it cannot be imported'}")


def _command(name: str) -> list[str]:
    """What to start for this bot."""
    if not name.startswith(PROGRAM):
        return [sys.executable, "-m", "tilewright.bots.external_host", name]
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise OptionError("bot", f"{name!r} cannot be read: {error}") from None
    if not command:
        raise OptionError("bot", f"{name!r} names no program; it should read 'program: ./mybot'")
    return command


class ProgramBot(Bot):
    """A bot that asks a program. The program is started with the first question and killed by `close`, when the bot is
    garbage collected, or when it is too slow."""

    def __init__(self, game: Game, seed: int | str | bytes | None, command: list[str], patience: float) -> None:
        super().__init__(game, seed)
        self._command = command
        self._patience = patience
        self._program: _Program | None = None

    def choose(self, info: InformationState) -> Action:
        if self._program is None:
            self._program = _Program(self._command)
        try:
            answer = self._program.ask(self._question(info), self._patience)
            return self._read(answer, info)
        except BotFailure:
            self.close()
            raise

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    def _question(self, info: InformationState) -> bytes:
        return self.game.to_json(
            {
                "game": self.game.name,
                "players": info.players,
                "seat": info.seat,
                "seed": self._seed.hex(),
                "view": info.view,
                "events": info.events,
                "actions": [str(action) for action in info.actions()],
                "guess": info.guess(self.rng(info)),
            }
        )

    def _read(self, answer: bytes, info: InformationState) -> Action:
        shown = answer.decode("utf-8", "replace").strip()[:_MOST_SHOWN]
        try:
            text = msgspec.json.decode(answer, type=dict[str, Any])["action"]
            action = self.game.parse(text)
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
            raise BotFailure("nonsense", f'{shown!r} is not an answer; one reads {{"action": "…"}}') from None
        except NotationError as error:
            raise BotFailure("nonsense", str(error)) from None
        if action not in info.actions():
            raise BotFailure("nonsense", f"{text!r} is not one of the actions that were offered")
        return action


class _Program:
    """A running program. A thread reads its answers, so that waiting for one can time out."""

    def __init__(self, command: list[str]) -> None:
        stderr_file = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the program
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr_file)
        except OSError as error:
            stderr_file.close()
            raise BotFailure("crashed", f"{shlex.join(command)!r} cannot be started: {error.strerror}") from None
        self._stderr_file = stderr_file
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()
        self.end = weakref.finalize(self, _end, self._process, stderr_file)

    def ask(self, question: bytes, patience: float) -> bytes:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise BotFailure("crashed", self._exit_message(patience)) from None
        try:
            answer = self._answers.get(timeout=patience)
        except queue.Empty:
            raise BotFailure("hung", f"no answer within {patience:g} s") from None
        if not answer:
            raise BotFailure("crashed", self._exit_message(patience))
        return answer

    def _exit_message(self, patience: float) -> str:
        """Why it ended: the last line of its standard error, and its exit code."""
        try:
            code = self._process.wait(patience)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._stderr_file.seek(0)
        said = self._stderr_file.read().decode("utf-8", "replace").strip().splitlines()
        return (said[-1][:_MOST_SHOWN] if said else "it said nothing") + f" (exit code {code})"


def _listen(output: IO[bytes], answers: "queue.SimpleQueue[bytes]") -> None:
    """Put every line into the queue; an empty one marks the end."""
    try:
        for line in output:
            if line.strip():
                answers.put(line)
    except ValueError:
        pass  # the pipe was closed while it was read
    answers.put(b"")


def _end(process: "subprocess.Popen[bytes]", stderr_file: IO[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, stderr_file):
        if pipe is not None:
            with suppress(OSError):  # what it had not read yet
                pipe.close()
