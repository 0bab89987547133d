"""Engines are compiled ahead of time, once for the same sources."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.kit import wait_until
from tilewright.bots.warm import all_parts, warm
from tilewright.compiled.sources import mark_used, remove_unused
from tilewright.compiled.warm import compile_all


def test_a_process_compiles_what_is_not_compiled_yet_and_none_is_started_again() -> None:
    parts = all_parts()
    compile_all(parts)  # what is kept already is only loaded, so that the process below has little to do
    done = parts[-1].stamp
    assert done is not None
    done.unlink()
    process = warm()
    assert process is not None
    assert process.wait() == 0
    assert done.exists()
    assert warm() is None


def test_machine_code_that_nobody_has_used_for_long_is_removed(tmp_path: Path) -> None:
    used, unused, stamp = tmp_path / "used", tmp_path / "unused", tmp_path / "compiled-unused"
    for folder in (used, unused):
        folder.mkdir()
        (folder / "machine code").touch()
    stamp.touch()
    for path in (used, unused, stamp):
        os.utime(path, (1000, 1000))
    mark_used(used)
    remove_unused(tmp_path, before=2000)
    assert list(tmp_path.iterdir()) == [used]
    assert (used / "machine code").exists()


def is_running(pid: int) -> bool:
    """Not gone, and not only waiting for somebody to note its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_process_that_compiles_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    program = "from tilewright.bots.warm import warm; print(warm().pid, flush=True); input()"
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        compiling = int(server.stdout.readline())
        assert is_running(compiling)
        server.kill()
    wait_until(lambda: not is_running(compiling))
