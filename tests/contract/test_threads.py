"""Games can be used by many threads from the first moment of a process on."""

import subprocess
import sys

import pytest

import tilewright as tw

THREADS = 8
PROCESSES = 3

# All that reads or writes JSON or text, as one thread does it.
USE = """
def use(name):
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
"""

# msgspec's decoders collect the fields of a struct with this function, once; they must have done so before there are
# threads. (`msgspec.structs.fields`, which describes options, uses it too, and keeps nothing.)
COLLECTED_LATE = f"""
import sys
import tilewright as tw
{USE}
late = []
def profile(frame, event, argument):
    called, by = frame.f_code.co_name, frame.f_back and frame.f_back.f_code.co_name
    if event == "call" and called == "get_class_annotations" and by != "fields":
        late.append(frame.f_locals["obj"])
tw.game(sys.argv[1])
sys.setprofile(profile)
use(sys.argv[1])
sys.setprofile(None)
sys.exit(f"not ready when the game is imported: {{late}}" if late else 0)
"""

IN_THREADS = f"""
import sys, threading
from concurrent.futures import ThreadPoolExecutor
import tilewright as tw
{USE}
barrier = threading.Barrier({THREADS})
def work(name):
    barrier.wait()
    use(name)
names = [sys.argv[1:][number % len(sys.argv[1:])] for number in range({THREADS})]
with ThreadPoolExecutor({THREADS}) as threads:
    list(threads.map(work, names))
"""


def fresh_process(program: str, *names: str) -> None:
    done = subprocess.run([sys.executable, "-c", program, *names], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", tw.games())
def test_every_decoder_is_built_when_the_game_is_imported(name: str) -> None:
    fresh_process(COLLECTED_LATE, name)


@pytest.mark.parametrize("name", tw.games())
def test_threads_may_begin_with_the_same_game_at_once(name: str) -> None:
    for _ in range(PROCESSES):
        fresh_process(IN_THREADS, name)


def test_threads_may_begin_with_all_games_at_once() -> None:
    for _ in range(PROCESSES):
        fresh_process(IN_THREADS, *tw.games())
