"""What is compiled ahead of time is all that a search needs: no decision waits for a compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright.bots.search_backend import is_ready
from tilewright.bots.warm import search_part, search_parts
from tilewright.compiled.warm import compile_all
from tilewright.games import games

ROOT = Path(__file__).parents[2]

THINK = """
import gc, sys
from numba.core.dispatcher import Dispatcher
import tilewright as tw
from tests.bots.positions import last_choices
from tilewright.bots import InformationState, engine_of
from tilewright.bots.search_backend import only
from tilewright.kernel import Chance, Draws, seed_of

game, name = tw.game(sys.argv[1]), sys.argv[1]
states = [game.start(players, 0) for players in game.player_counts] + last_choices(game, game.player_counts[0], 1, 2)
with only("compiled"):
    for state in states:
        for level in engine_of(name).levels.values():
            engine_of(name).analyse(InformationState(state, state.actor), level.within(60), Draws(Chance(seed_of(0))))
used = [each for each in gc.get_objects() if isinstance(each, Dispatcher) and each.signatures]
assert used, "nothing was called"
print(*(each.py_func.__name__ for each in used if each.stats.cache_misses))
"""


def compiled_games() -> list[str]:
    names = {part.name for part in search_parts()}
    return [game for game in games() if search_part(game).name in names]


@pytest.mark.parametrize("game", compiled_games())
def test_a_process_compiles_nothing_once_it_is_ready(game: str) -> None:
    compile_all([search_part(game)])
    assert is_ready(game)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, *sys.path)))}
    command = [sys.executable, "-c", THINK, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
