"""The documentation site: `make docs` calls this in an environment of its own and leaves the site in `.site/html`.

The documents are laid out as in the repository, so that a link leads to the same page in both places; pages of
reference are made of the doc strings, and notebooks are shown with what their cells show.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # called by its path, in an environment without this project

from tools.notebooks import NOTEBOOKS, as_markdown

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / ".site" / "source"
DOCUMENTS = ("*.md", "LICENSE", "docs/**/*", "examples/**/*", "bench/README.md", "src/tilewright/encodings/*/README.md")

# page: its title, and the modules that it is about
REFERENCE = {
    "library": ("The library", ("tilewright", "tilewright.games")),
    "kernel": ("The contract of a game", ("tilewright.kernel",)),
    "bots": ("Bots", ("tilewright.bots", "tilewright.bots.policy", "tilewright.bots.advice")),
    "arena": ("The arena", ("tilewright.arena",)),
    "encodings": ("Encodings", ("tilewright.encodings",)),
    "laboratory": (
        "The laboratory",
        (
            "tilewright.lab.gymnasium",
            "tilewright.lab.gymnasium.environment",
            "tilewright.lab.gymnasium.flat",
            "tilewright.lab.gymnasium.vector",
            "tilewright.lab.pettingzoo",
            "tilewright.lab.pettingzoo.environment",
            "tilewright.lab.openspiel",
            "tilewright.lab.opponents",
            "tilewright.lab.rewards",
            "tilewright.lab.game_setup",
            "tilewright.lab.dataset",
        ),
    ),
    "batches": ("Batches", ("tilewright.compiled.batch",)),
    "lessons": ("Lessons", ("tilewright.lessons",)),
    "translations": ("Translations", ("tilewright.translations",)),
}


def lay_out(target: Path) -> None:
    """The documents and the pages of reference, below a new folder."""
    shutil.rmtree(target, ignore_errors=True)
    for pattern in DOCUMENTS:
        for file in ROOT.glob(pattern):
            if file.is_file():
                copy = target / ("index.md" if file == ROOT / "README.md" else file.relative_to(ROOT))
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
    for file in NOTEBOOKS.glob("*.ipynb"):
        page = target / file.relative_to(ROOT).with_suffix(".md")
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(as_markdown(json.loads(file.read_text(encoding="utf-8"))), encoding="utf-8")
    (target / "reference").mkdir()
    for page, (title, modules) in REFERENCE.items():
        text = f"# {title}\n" + "".join(f"\n::: {module}\n" for module in modules)
        (target / "reference" / f"{page}.md").write_text(text, encoding="utf-8")


def main() -> int:
    lay_out(SOURCE)
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # news of its maintainers, not of our documents
    build = [sys.executable, "-m", "mkdocs", "build", "--strict"]  # with --quiet it would not count its warnings
    done = subprocess.run(build, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
