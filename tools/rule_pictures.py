"""Draw the pictures of the rule pages: `python -m tools.rule_pictures` writes them to `docs/rules/pictures`.

Each is the picture of a position beside it, in the notation of its game; a note `# shown: E3 I6` says what of it is
drawn, in the words that `draw_detail` of its picture module takes. The pictures have no words in them: the pages say in
every language what they show.
"""

from importlib import import_module
from pathlib import Path

import tilewright as tw

FOLDER = Path(__file__).parents[1] / "docs" / "rules" / "pictures"


def pictures() -> dict[str, str]:
    """The pictures by the names of their files."""
    return {file.with_suffix(".svg").name: _drawn(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.txt")}


def _drawn(position: str) -> str:
    notes = dict(line.removeprefix("# ").split(": ") for line in position.splitlines() if line.startswith("# "))
    name = next(line for line in position.splitlines() if line.startswith("game: ")).removeprefix("game: ")
    game = tw.game(name)
    if game.picture_module is None:
        raise ValueError(f"nobody draws {name} yet")
    view = game.position(position).view(None)
    return import_module(game.picture_module).draw_detail(view, *notes.get("shown", "").split())


if __name__ == "__main__":
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture + "\n", encoding="utf-8")
