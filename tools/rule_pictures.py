"""Draw the pictures of the rule pages: `python -m tools.rule_pictures` writes them to `docs/rules/pictures`.

Each is the picture of a position beside it, in the notation of its game; a note `# shown: E3 I6` says which part of the
board, or which area, is drawn. The pictures have no words in them: the pages say in every language what they show.
"""

from pathlib import Path

import tilewright as tw
from tilewright.games.empires.views.view import EmpiresView
from tilewright.games.qwirkle.views.view import QwirkleView
from tilewright.games.tigris.views.view import TigrisView
from tilewright.pictures.empires.picture import draw_area, draw_counters
from tilewright.pictures.qwirkle.picture import draw_table
from tilewright.pictures.tigris.picture import draw_part

FOLDER = Path(__file__).parents[1] / "docs" / "rules" / "pictures"
COUNTERS = ("3", "3/2", "5+1", "pop", "slaves")  # one of each kind (SE-S1)


def pictures() -> dict[str, str]:
    """The pictures by the names of their files."""
    drawn = {file.with_suffix(".svg").name: _drawn(file.read_text(encoding="utf-8")) for file in FOLDER.glob("*.txt")}
    return {**drawn, "empires-counters.svg": draw_counters(COUNTERS)}


def _drawn(position: str) -> str:
    notes = dict(line.removeprefix("# ").split(": ") for line in position.splitlines() if line.startswith("# "))
    game = next(line for line in position.splitlines() if line.startswith("game: ")).removeprefix("game: ")
    view = tw.game(game).position(position).view(None)
    shown = notes.get("shown", "").split()
    match view:
        case TigrisView():
            first, last = shown
            return draw_part(view, first, last)
        case EmpiresView():
            return draw_area(view, *shown)
        case QwirkleView():
            return draw_table(view)
        case _:
            raise ValueError(f"nobody draws {game} yet")


if __name__ == "__main__":
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture + "\n", encoding="utf-8")
