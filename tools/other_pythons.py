"""Runs a short form of the tests on the other Pythons that the project is for, where this machine has them.

    python tools/other_pythons.py [PYTEST ARGUMENT]...

They are looked for on the path, among those of pyenv and those of uv. Each gets an environment of its own.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PINNED = [ROOT / "requirements" / name for name in ("play.txt", "dev.txt")]
CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)")
SHORT_FORM = ("tests/kernel", "tests/contract", "tests/arena", "tests/cli", "tests/lab", "README.md", "-m", "not slow")


def other_versions() -> list[str]:
    """The versions that the project says it is for, without the one that runs this."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (CLASSIFIER.fullmatch(line) for line in project["classifiers"])
    return [match[1] for match in found if match and match[1] != f"{sys.version_info.major}.{sys.version_info.minor}"]


def candidates(version: str) -> Iterator[Path]:
    on_the_path = shutil.which(f"python{version}")
    if on_the_path:
        yield Path(on_the_path)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)
    if shutil.which("uv"):
        said = subprocess.run(["uv", "python", "find", version], capture_output=True, text=True, check=False)
        if said.returncode == 0:
            yield Path(said.stdout.strip())


def interpreter(version: str) -> Path | None:
    """The first that starts and is of this version: pyenv puts names on the path that lead nowhere."""
    asked = "import sys; print('%d.%d' % sys.version_info[:2])"
    for path in candidates(version):
        said = subprocess.run([path, "-c", asked], capture_output=True, text=True, check=False)
        if said.returncode == 0 and said.stdout.strip() == version:
            return path
    return None


def environment(version: str, python: Path) -> Path:
    """Its own Python, with the pinned packages and this project."""
    folder = ROOT / f".venv-{version}"
    ours, ready = folder / "bin" / "python", folder / ".ready"
    if not ready.exists() or any(file.stat().st_mtime > ready.stat().st_mtime for file in PINNED):
        subprocess.run([python, "-m", "venv", folder], check=True)
        pip = [ours, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        for file in PINNED:
            subprocess.run([*pip, "--require-hashes", "-r", file], check=True)
        subprocess.run([*pip, "-e", ROOT], check=True)
        ready.touch()
    return ours


def main() -> int:
    versions = other_versions()
    found = {version: python for version in versions if (python := interpreter(version))}
    if not found:
        sys.stdout.write(f"No other Python is here; these can be tested too: {', '.join(versions)}\n")
    passed = True
    for version, python in found.items():
        sys.stdout.write(f"Python {version}, {python}\n")
        sys.stdout.flush()
        tests = [environment(version, python), "-m", "pytest", "-q", *(sys.argv[1:] or SHORT_FORM)]
        passed &= subprocess.run(tests, cwd=ROOT, check=False).returncode == 0
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
