"""Pgx and Jumanji on JAX, which compiles a step of many games at once for the processor.

Both are measured as our batches are, with 256 games at once: steps with observation and mask, new games where some
end; choosing random actions and compiling are not timed. JAX takes the cores that its process has when it starts, so
each number of cores is measured in a process of its own.
"""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from time import perf_counter
from typing import Any

GAMES_AT_ONCE = 256
WARM_UP = 20


class JaxBatch:
    """One environment, such as `pgx/go_19x19` or `jumanji/Game2048-v1`."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.version = version(game.partition("/")[0])

    def figures(self, seconds: float, seed: int) -> dict[str, float]:
        every = os.sched_getaffinity(0)
        return {
            "batch": self._on(set(sorted(every)[:1]), seconds, seed),
            "cores": self._on(every, seconds, seed),
        }

    def _on(self, cores: set[int], seconds: float, seed: int) -> float:
        command = [sys.executable, "-m", __name__, self.game, str(seconds), str(seed), *map(str, cores)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.strip().splitlines()[-1])
        return json.loads(done.stdout)


def steps(game: str, seconds: float, seed: int) -> float:
    """Steps a second, in this process."""
    import jax

    library, _, name = game.partition("/")
    reset, step, legal = (pgx_functions if library == "pgx" else jumanji_functions)(name)

    @jax.jit
    def choose(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(legal(state), 0.0, -jax.numpy.inf))

    key = jax.random.PRNGKey(seed)
    state = reset(jax.random.split(key, GAMES_AT_ONCE))
    rounds, spent = -WARM_UP, 0.0
    while spent < seconds:
        key, choosing, dealing = jax.random.split(key, 3)
        given = choose(state, choosing), jax.random.split(dealing, GAMES_AT_ONCE)
        jax.block_until_ready(given)
        began = perf_counter()
        state = jax.block_until_ready(step(state, *given))
        rounds += 1
        spent += perf_counter() - began if rounds > 0 else 0.0
    return rounds * GAMES_AT_ONCE / spent


def pgx_functions(name: str) -> tuple[Any, Any, Any]:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    return (
        jax.jit(jax.vmap(game.init)),
        jax.jit(jax.vmap(auto_reset(game.step, game.init))),
        lambda state: state.legal_action_mask,
    )


def jumanji_functions(name: str) -> tuple[Any, Any, Any]:
    import jax
    import jumanji
    from jumanji.wrappers import VmapAutoResetWrapper

    games = VmapAutoResetWrapper(jumanji.make(name))
    return (
        jax.jit(games.reset),
        jax.jit(lambda before, actions, _keys: games.step(before[0], actions)),
        lambda before: before[1].observation.action_mask,
    )


def driver(game: str) -> JaxBatch:
    return JaxBatch(game)


if __name__ == "__main__":
    chosen, for_seconds, with_seed, *cores = sys.argv[1:]
    os.sched_setaffinity(0, set(map(int, cores)))
    print(json.dumps(steps(chosen, float(for_seconds), int(with_seed))))
