"""Which browser the tests of the client use; everything that needs one asks here.

    python -m tools.browser              its path, or an empty line for the Chromium that Playwright brings
    python -m tools.browser --version    what it says of itself

`CHROMIUM` names it, if somebody wants a certain one. Else it is the first on the path that starts. The shell without
windows, which Playwright takes as well, is the same browser and a third cheaper: it draws no window for each test.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chosen_browser() -> str | None:
    """The path of the system's browser; None for Playwright's own, of which Playwright alone knows where it is."""
    wanted = os.environ.get("CHROMIUM")
    if not wanted:
        return next(filter(version, _candidates()), None)
    found = shutil.which(wanted)
    if found is None or not version(found):
        sys.exit(f"CHROMIUM is '{wanted}', which does not start; name another, or none")
    return os.path.abspath(found)


def version(path: str) -> str | None:
    """What it says of itself, if it starts: a package may bring a name and no more."""
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, errors="replace", check=False)
    except OSError:
        return None
    if said.returncode:
        return None
    line = re.search(r"^.*\d+\.\d+\.\d+.*$", said.stdout, re.MULTILINE)  # a wrapper of the system may say more
    return line[0].strip() if line else path


def _candidates() -> Iterator[str]:
    """All that may be one, the best name first. Of several with one name, the first on the path may be no real one."""
    folders = [os.path.abspath(folder) for folder in os.get_exec_path() if folder]
    return (found for name in NAMES for folder in folders if (found := shutil.which(name, path=folder)))


def main() -> None:
    browser = chosen_browser()
    if "--version" not in sys.argv[1:]:
        told = browser or ""
    elif browser:
        told = version(browser)
    else:
        told = "Playwright's Chromium"
    sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
