"""Draw the pictures of the README: games in the terminal, as SVG.

python docs/images/make.py
"""

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import tilewright as tw
from tilewright.bots import Sight, bot
from tilewright.cli.drawing import draw

HERE = Path(__file__).parent
WIDTH = 84

# rich's own frame names a font on the web; ours uses what the reader has.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#191919"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def greedy_game(name: str, players: int, seed: int, plies: int) -> tw.State:
    game = tw.game(name)
    state = game.start(players, seed)
    minds = [bot("greedy", game, seat) for seat in range(players)]
    rng = random.Random(seed)
    while state.actor is not None and (state.past.ply < plies or not state.reveals):
        seat = state.actor
        few = len(state.actions()) < 400
        state = state.play(minds[seat].choose(Sight(state, seat)) if few else state.actions().pick(rng))
    return state


def picture(name: str, state: tw.State, seat: int) -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line in draw(tw.game(name).sketch(state.view(seat)), WIDTH):
        console.print(line)
    svg = console.export_svg(title=name, theme=DIMMED_MONOKAI, code_format=FRAME, unique_id=name)
    (HERE / f"{name}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    picture("qwirkle", greedy_game("qwirkle", 3, seed=3, plies=45), 0)
    picture("tigris", greedy_game("tigris", 3, seed=5, plies=60), 0)
    picture("empires", greedy_game("empires", 4, seed=2, plies=90), 0)


if __name__ == "__main__":
    main()
