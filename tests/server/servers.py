"""Servers as real processes: started, waited for, stopped and killed."""

import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

import httpx

NO_HURRY = ("--bot-seconds", "600")  # after ten seconds, as usual, a bot's turn would be a random one
HANG = 300.0  # seconds: what has not come by then, on a machine with much else to do, never will
NO_LIMITS = {
    "app.serve.SHUTDOWN_SECONDS": HANG,
    "live.carriers.PATIENCE": HANG,
    "live.pubsub.PATIENCE": HANG,
    "services.write_probe.PATIENCE": HANG,
}
"""What a server does not finish within seconds, as it should in life, it may finish here: only a hang is an error."""
PLAIN = {"timeout": HANG, "verify": False, "trust_env": False}  # no certificates, which take long to read

AnyServer = TypeVar("AnyServer", bound="Server")
RUNNING: set["Server"] = set()

_ports = itertools.count(os.getpid() * 101)  # so that test workers do not look at the same ones


def free_port() -> int:
    """Below those that the system gives to whoever connects somewhere: nobody takes it before, or between two uses."""
    while True:
        port = 20_000 + next(_ports) % 12_000
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def get(url: str, headers: dict[str, str] | None = None) -> httpx.Response:
    return httpx.get(url, headers=headers, **PLAIN)


class ForkServer:
    """The process that starts servers; see `prefork.py`."""

    def __init__(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("prefork.py"))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._one_at_a_time = threading.Lock()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, order: str, **more: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps({"order": order, **more}) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())


_first_fork_server = threading.Lock()  # servers may be started by several threads
_fork_servers: dict[str, ForkServer] = {}


def fork_server() -> ForkServer:
    """One for all tests of this process that run the same sources: it has imported them."""
    sources = os.environ.get("PYTHONPATH", "")
    with _first_fork_server:
        if sources not in _fork_servers:
            _fork_servers[sources] = ForkServer()
        return _fork_servers[sources]


class Forked:
    """A process that the fork_server started, as `subprocess.Popen` would show it."""

    def __init__(
        self,
        arguments: Sequence[str],
        log: Path,
        errors: Path | None = None,
        clock: str = os.devnull,
        luck: bool = False,
        limits: Mapping[str, float] = NO_LIMITS,
    ) -> None:
        """`errors` go to the log too, unless they have a file of their own."""
        files = {"log": str(log), "errors": str(errors or log), "clock": clock}
        self._started_by = fork_server()
        self.pid: int = self._started_by.ask("start", arguments=arguments, luck=luck, limits=dict(limits), **files)

    def poll(self) -> int | None:
        return self._started_by.ask("poll", pid=self.pid)

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self) -> int:
        wait_until(lambda: self.poll() is not None, lambda: "the process does not end")
        code = self.poll()
        assert code is not None
        return code


def tilewright(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command `tilewright` with these arguments, from its start to its end; the imports are done already."""
    with tempfile.TemporaryDirectory(prefix="tilewright-command-") as folder:
        out, errors = Path(folder, "out"), Path(folder, "errors")
        code = Forked(arguments, out, errors).wait()
        return subprocess.CompletedProcess(arguments, code, out.read_text(), errors.read_text())


class Server:
    """`tilewright serve` in a process of its own. Without luck, every one of its tables deals the same; `limits` are
    what it is to allow itself instead of its own."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        ends_with_its_test: bool = True,
        luck: bool = False,
        limits: Mapping[str, float] = NO_LIMITS,
    ) -> None:
        self.data = data
        self.port = free_port()
        self._ends_with_its_test = ends_with_its_test
        self._luck = luck
        self._limits = limits
        self.url = f"http://127.0.0.1:{self.port}"
        self._flags = flags
        self._process: Forked | None = None

    def start(self) -> "Server":
        self.data.mkdir(parents=True, exist_ok=True)
        standard = ["serve", "--port", str(self.port), "--data", str(self.data), "--rate", "1000000"]
        self._process = self._run([*standard, *NO_HURRY, *self._flags])
        if self._ends_with_its_test:
            RUNNING.add(self)
        return self.wait_until_ready()

    def _run(self, arguments: list[str]) -> Forked:
        return Forked(arguments, self._log, luck=self._luck, limits=self._limits)

    @property
    def _log(self) -> Path:
        return self.data / f"server-{self.port}.log"

    def wait_until_ready(self) -> "Server":
        deadline = time.monotonic() + HANG
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"the server did not start:\n{self.log()}"
            with suppress(httpx.TransportError):
                if get(f"{self.url}/health").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server was not ready in time:\n{self.log()}")

    def log(self) -> str:
        return self._log.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As the power would: no time to say goodbye."""
        assert self._process is not None
        RUNNING.discard(self)
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        RUNNING.discard(self)
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait()


class ClockedServer(Server):
    """A server whose clock the test holds: what is due in an hour is due at once, when the test says so."""

    def __init__(self, data: Path, *flags: str, ends_with_its_test: bool = True) -> None:
        super().__init__(data, *flags, ends_with_its_test=ends_with_its_test)
        self._ahead = 0.0
        self._clock_pipe: IO[str] | None = None

    def _run(self, arguments: list[str]) -> Forked:
        pipe = self.data / "clock"
        if not pipe.exists():
            os.mkfifo(pipe)
        process = Forked(arguments, self._log, clock=str(pipe), luck=self._luck, limits=self._limits)
        self._clock_pipe = pipe.open("w", buffering=1)  # this waits until the server reads
        self._clock_pipe.write(f"{self._ahead}\n")
        return process

    def advance_clock(self, seconds: float) -> None:
        """Move this server's clock on; if it does not run, the time counts when it runs again."""
        self._ahead += seconds
        if self._clock_pipe is not None:
            self._clock_pipe.write(f"{seconds}\n")

    def kill(self) -> None:
        super().kill()
        self._clock_pipe = None

    def stop(self) -> int:
        code = super().stop()
        self._clock_pipe = None
        return code


@contextmanager
def serving(data: Path, *flags: str, ends_with_its_test: bool = True, luck: bool = False) -> Iterator[Server]:
    with running(Server(data, *flags, ends_with_its_test=ends_with_its_test, luck=luck)) as server:
        yield server


@contextmanager
def running(server: AnyServer) -> Iterator[AnyServer]:
    """This server, from its start to its end."""
    try:
        server.start()
        yield server
    finally:
        server.stop()


def wait_until(holds: Callable[[], object], otherwise: Callable[[], object] = str) -> None:
    """Until something holds, however long that takes; or say what is instead."""
    deadline = time.monotonic() + HANG
    while not holds():
        assert time.monotonic() < deadline, otherwise()
        time.sleep(0.02)


def kill_all() -> None:
    """End the servers that a test which failed left behind."""
    for server in list(RUNNING):
        server.kill()
