"""Games can be used by many threads from the first moment of a process on."""

import pytest

import tilewright as tw
from tests.fresh_processes import fresh_process, no_struct_is_collected_late

THREADS = 8
PROCESSES = 3

# All that reads or writes JSON or text, or draws, as one thread does it.
WORK = """
def work(name):
    game = tw.game(name)
    state = game.start(game.player_counts[0], 1, {})
    assert game.from_json(game.to_json(state), "state") == state
    assert game.position(state.position()) == state
    view, action = state.view(0), next(iter(state.actions()))
    assert game.from_json(game.to_json(view), "view") == view
    assert game.from_json(game.to_json(action), "action") == action
    for event in state.play(action).events:
        assert game.from_json(game.to_json(event), "event") == event
    record = tw.Record.of(state)
    assert tw.replay(tw.Record.from_json(record.to_json())) == state
    if game.picture_module is not None:
        game.picture(view)
"""

IN_THREADS = f"""
import sys, threading
from concurrent.futures import ThreadPoolExecutor
import tilewright as tw
{WORK}
barrier = threading.Barrier({THREADS})
def work_at_once(name):
    barrier.wait()
    work(name)
names = [sys.argv[1:][number % len(sys.argv[1:])] for number in range({THREADS})]
with ThreadPoolExecutor({THREADS}) as threads:
    list(threads.map(work_at_once, names))
"""


@pytest.mark.parametrize("name", tw.games())
def test_every_decoder_is_built_when_the_game_is_imported(name: str) -> None:
    no_struct_is_collected_late(f"import tilewright as tw; tw.game({name!r})", WORK, name)


@pytest.mark.parametrize("name", tw.games())
def test_threads_may_begin_with_the_same_game_at_once(name: str) -> None:
    for _ in range(PROCESSES):
        fresh_process(IN_THREADS, name)


def test_threads_may_begin_with_all_games_at_once() -> None:
    for _ in range(PROCESSES):
        fresh_process(IN_THREADS, *tw.games())
