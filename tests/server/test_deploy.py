"""What is in `deploy/` fits the rest: files that are copied exist, settings that are given are known."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.kit import HANG, tilewright
from tilewright.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def _copied() -> list[str]:
    """What the container file takes from the folder that it is built in."""
    copies = [shlex.split(line)[1:-1] for line in CONTAINER.splitlines() if line.startswith("COPY ")]
    mounts = re.findall(r"--mount=type=bind,source=([^,]+),", CONTAINER)
    return [*(source for sources in copies for source in sources), *mounts]


def test_what_goes_into_the_container_exists_and_is_let_through() -> None:
    assert {"src", "web", "requirements"} < set(_copied())
    let_through = [line.removeprefix("!") for line in IGNORED if line.startswith("!")]
    for source in _copied():
        assert (ROOT / source).exists(), source
        assert any(Path(source).is_relative_to(one) for one in let_through), f"{source} is left out by .dockerignore"
    for one in let_through:
        assert (ROOT / one).exists(), one
    for link in (ROOT / "src").rglob("*.md"):  # rule pages are links out of src
        page = link.resolve().relative_to(ROOT)
        assert any(page.is_relative_to(source) for source in _copied()), f"{page} would be missing"


def test_the_client_is_built_for_the_container_and_what_was_built_here_stays_out() -> None:
    assert "make web" in CONTAINER
    assert re.search(r"^web:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for built in ("src/tilewright/client", "web/src/generated", "**/node_modules"):
        assert built in IGNORED


def test_the_container_is_no_root_keeps_its_data_and_says_how_it_is() -> None:
    last = CONTAINER.rpartition("FROM ")[2]
    assert re.search(r"^USER (?!root)\w+$", last, re.MULTILINE)
    volume = re.search(r"^VOLUME (\S+)$", last, re.MULTILINE)
    assert volume
    assert f"TILEWRIGHT_DATA={volume[1]}" in last
    assert "/health" in last


@pytest.mark.parametrize("name", ["Containerfile", *UNITS])
def test_every_variable_is_a_setting_and_every_command_is_known(name: str) -> None:
    text = (DEPLOY / name).read_text()
    variables = set(re.findall(r"TILEWRIGHT_([A-Z_]+)=", text))
    assert variables
    assert {variable.lower() for variable in variables} <= set(Settings.__struct_fields__)
    commands = set(re.findall(r"tilewright (serve|worker)|\"tilewright\", \"(\w+)\"", text))
    for words in commands:
        command = "".join(words)
        shown = tilewright(command, "--help")
        assert shown.returncode == 0, shown.stderr
        flags = re.findall(rf"tilewright {command}((?: --\S+)*)", text)
        assert all(flag in shown.stdout for found in flags for flag in found.split())
        given = {f"--{one.lower().replace('_', '-')}" for one in variables} if name in UNITS else set()
        assert all(flag in shown.stdout for flag in given), f"{command} does not know all of {given}"


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text()
    program = re.search(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert program
    assert program[1].endswith("/bin/tilewright")
    here = tmp_path / name
    here.write_text(text.replace(program[1], "/bin/true"))  # it is not installed there
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        done = subprocess.run([analyze, "verify", here], capture_output=True, text=True, timeout=HANG, check=False)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
