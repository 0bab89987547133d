"""PostgreSQL and Redis as real processes, and storage without a server around it."""

import asyncio
import itertools
import os
import signal
import socket
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.servers import HANG, free_port, wait_until
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tools.programs import postgresql_programs, redis_server


class Redis:
    """A Redis of our own, which keeps nothing."""

    def __init__(self) -> None:
        program = redis_server()
        assert program is not None, "these tests need Redis: `make programs`"
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._databases = itertools.count()
        self._program = program
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        user = "nobody" if os.geteuid() == 0 else None
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, user=user, cwd="/tmp")
        wait_until(self._answers, lambda: "Redis did not start")

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
            return True
        return False

    def new_database(self) -> str:
        """The address of an empty database: what other tests left behind is in others."""
        number = next(self._databases)
        assert number < 16, "Redis has no more of them"
        return f"{self.url}/{number}"

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(HANG)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(HANG)


class Postgres:
    """A PostgreSQL of our own, in a temporary folder, owned by a user that is not root."""

    def __init__(self, folder: Path) -> None:
        programs = postgresql_programs()
        assert programs is not None, "these tests need PostgreSQL: `make programs`"
        self._programs = programs
        self.folder = folder
        self.port = free_port()
        self._user = "postgres" if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)

    def start(self) -> None:
        if not (self.folder / "data").exists():
            if self._user:
                subprocess.run(["chown", self._user, str(self.folder)], check=True)
            self._run("initdb", "-D", str(self.folder / "data"), "-U", "tilewright", "-A", "trust", "-E", "UTF8", "-N")
        self._launch()
        wait_until(self._is_ready, lambda: "PostgreSQL did not start")

    def start_recovering(self) -> None:
        """As after a crash, when it takes connections only to say that it is not ready yet. `stop` ends that."""
        self._standby.touch()
        self._launch("-c hot_standby=off")
        wait_until(lambda: self._pg_isready() == 1, lambda: "PostgreSQL did not start")

    @property
    def _standby(self) -> Path:
        return self.folder / "data" / "standby.signal"

    def _launch(self, more: str = "") -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60 {more}"
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options.split()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user)

    def _is_ready(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:  # the children of one that was killed were still there
            self._launch()
        return self._pg_isready() == 0

    def _pg_isready(self) -> int:
        return self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False)

    def kill(self) -> None:
        """As the power would."""
        self._signal_all(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(HANG)

    def freeze(self) -> None:
        """Answer nothing, and keep all connections."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: int) -> None:
        """To the server and to the processes that it has started, one for each connection."""
        assert self._process is not None
        parent = self._process.pid
        os.kill(parent, number)
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                    os.kill(int(stat.parent.name), number)

    def new_database(self, name: str) -> str:
        """The address of a new, empty database. It has a number beside its name: tests that share one may be taken up
        again after others, and then want another."""
        name = f"{name}_{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tilewright", name)
        return f"postgresql://tilewright@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": it does not wait for clients
            self._process.wait(HANG)
            self._standby.unlink(missing_ok=True)

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run(
            [str(self._programs / program), *arguments], capture_output=True, user=self._user, check=False
        )
        assert done.returncode == 0 or not check, done.stderr.decode()
        return done.returncode


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own, until it is no longer needed.

    Not below pytest's: root's database belongs to another user, and whenever pytest starts anywhere on the machine, it
    closes its folders to all others; then the database cannot reach its files any more, and ends.
    """
    with tempfile.TemporaryDirectory(prefix="tilewright-postgres-") as folder:
        database = Postgres(Path(folder))
        database.start()
        try:
            yield database
        finally:
            database.stop()


def with_storage(settings: Settings, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do this with a database, in this process."""

    async def run() -> None:
        storage = Storage(settings)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())
