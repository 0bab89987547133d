"""Many games at once: one step decides once in each of them, on all cores, without Python in between."""

from functools import cache
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple

import numpy as np
from numba.core import config
from numpy.typing import NDArray

import tilewright as tw
from tilewright.compiled import NotCompiled, engine, loops
from tilewright.compiled.chance import seed_bytes
from tilewright.compiled.jit import bound
from tilewright.compiled.rows import all_rows
from tilewright.compiled.threads import together
from tilewright.encodings import codec, longest_game, observer
from tilewright.kernel import OptionError, Record, TilewrightError, seed_of
from tilewright.kernel.options import check

Opponents = Literal["self", "random", "greedy"]
LEAST = 32  # games for which it pays to wake a thread
STYLES = {"self": loops.RANDOM, "random": loops.RANDOM, "greedy": loops.GREEDY}


class IllegalCode(TilewrightError, ValueError):
    """An action that the mask does not allow. Nothing was played."""


class Moment(NamedTuple):
    """What a step leaves behind: views of the batch's arrays, which the next step overwrites. Copy what is to last."""

    observations: NDArray[np.int16]  # n × numbers: what the one who decides sees
    masks: NDArray[np.int8]  # n × codes: what they may do; never empty
    actors: NDArray[np.int64]  # n: the seat that decides
    rewards: NDArray[np.float32]  # n × players: of the game that ended in this step; else 0
    over: NDArray[np.bool_]  # n: did a game end in this step? Then the rest is of the next one


class Batch:
    """`n` games of the same kind, each in an environment of its own, an env for short. A game that ends is followed by
    the next in the same step.

    The caller plays all seats, or one seat in each env against `opponents`: `seat` is that seat, None for seat i mod
    players in env i. Everything follows from the seed, whatever the number of threads. With `records`, the actions are
    kept, and `record` and `finished_record` give whole records.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Any = None,
        n: int = 1,
        seed: int | str | bytes | None = None,
        opponents: Opponents = "self",
        seat: int | None = 0,
        threads: int | None = None,
        records: bool = False,
    ) -> None:
        if n < 1:
            raise OptionError("n", f"{n} is not allowed; a batch has at least one game")
        self.game = tw.game(game)
        self.game.check_players(players)
        self.engine = engine(game)
        self.players, self.n = players, n
        self.options = check(self.game.options_type, options)
        self.codec = codec(self.game, players, self.options)
        self.observer = observer(self.game, players, self.options)
        self.opponents: Opponents = opponents
        self.seats = self._learners(opponents, seat)
        self.threads = _threads(threads)
        self.places = np.zeros((n, players), np.int64)  # of the game that ended last in each environment
        self.points = np.zeros((n, players), np.int64)
        self._loops = _loops(game)
        self._figures = self.engine.figures(players, self.options)
        self._states = np.zeros(n, self.engine.state)
        self._memory = self._states.view(np.uint8).reshape(n, self.engine.state.itemsize)
        self._envs = np.zeros(n, loops.ENV)
        self.moment = Moment(
            np.zeros((n, self.observer.size), np.int16),
            np.zeros((n, self.codec.size), np.int8),
            np.zeros(n, np.int64),
            np.zeros((n, players), np.float32),
            np.zeros(n, np.bool_),
        )
        plies = longest_game(self.game, players, self.options) if records else 0
        self._history = np.zeros((n, plies), np.int32)
        self._finished = np.zeros((n, plies), np.int32)
        self.reset(seed)

    def _learners(self, opponents: str, seat: int | None) -> NDArray[np.int64]:
        if opponents not in STYLES:
            raise OptionError("opponents", f"{opponents!r} is not allowed; there are {', '.join(STYLES)}")
        if opponents == "greedy" and self.engine.greedy is None:
            raise OptionError("opponents", f"greedy is not compiled for {self.game.name}")
        if opponents == "self":
            return np.full(self.n, -1)
        if seat is not None and seat not in range(self.players):
            raise OptionError(
                "seat", f"{seat!r} is not allowed; it takes 0 to {self.players - 1}, or None for all in turn"
            )
        return np.arange(self.n) % self.players if seat is None else np.full(self.n, seat)

    # ---- play
    def reset(self, seed: int | str | bytes | None = None) -> Moment:
        """New games in all environments. Without a seed the operating system gives one."""
        self._seed = seed_bytes(seed_of(seed))
        self._envs["number"] = np.arange(self.n)
        self._envs["learner"] = self.seats
        self._envs["finished_number"] = -1
        self.places[:], self.points[:] = 0, 0
        return self._run(np.full(self.n, loops.NEW_GAME))

    def step(self, actions: Any) -> Moment:
        """One action in every game: codes, in an array or what becomes one. IllegalCode if one of them is not legal."""
        codes = np.asarray(actions, np.int64).reshape(self.n)
        self._check(codes)
        return self._run(codes)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, all equally likely. It uses up random numbers of the batch."""
        actions = np.empty(self.n, np.int64)
        self._in_all_envs(self._loops.pick_randomly, self._states, self._envs, actions)
        return actions

    def _run(self, codes: NDArray[np.int64]) -> Moment:
        self._in_all_envs(
            self._loops.step,
            self._states,
            self._memory,
            self._envs,
            self._seed,
            STYLES[self.opponents],
            codes,
            *self.moment,
            self.places,
            self.points,
            self._history,
            self._finished,
        )
        return self.moment

    def _in_all_envs(self, loop: Any, *arrays: Any) -> None:
        threads = min(self.threads, max(1, self.n // LEAST))
        together(threads, loop, all_rows(self.n, threads), self._figures, *arrays)

    def _check(self, codes: NDArray[np.int64]) -> None:
        env = loops.first_illegal(codes, self.moment.masks)
        if env >= 0:
            raise IllegalCode(f"{codes[env]} is not legal in game {env} of the batch: its mask does not allow it")

    # ---- games as the kernel has them
    def state(self, env: int) -> tw.State:
        """The state in an environment, numbered from 0, without its past; for looking at it."""
        return self.engine.unpack(self._states[env], self.players, self.options)

    def record(self, env: int) -> Record:
        """The game that is under way in an environment."""
        self._need_records()
        now = self._envs[env]
        return self._record(int(now["number"]), self._history[env, : now["plies"]])

    def finished_record(self, env: int) -> Record | None:
        """The game that ended last in an environment; None before the first."""
        self._need_records()
        now = self._envs[env]
        if now["finished_number"] < 0:
            return None
        return self._record(int(now["finished_number"]), self._finished[env, : now["finished_plies"]])

    def _need_records(self) -> None:
        if not self._history.size:
            raise OptionError("records", "this batch keeps none; make it with records=True")

    def _record(self, number: int, codes: NDArray[np.int32]) -> Record:
        seed = np.empty(loops.SEED_BYTES, np.uint8)
        loops.game_seed(self._seed, number, seed)
        state = self.game.start(self.players, seed.tobytes(), self.options)
        for code in codes.tolist():
            state = state.play(self.codec.decode(code, state))
        return Record.of(state)


def _threads(wanted: int | None) -> int:
    most: int = config.NUMBA_NUM_THREADS  # pyright: ignore[reportAttributeAccessIssue] -- made when Numba is loaded
    if wanted is not None and not 1 <= wanted <= most:
        raise OptionError("threads", f"{wanted} is not allowed; this machine takes 1 to {most}")
    return wanted or most


# ---- the loops of a game
_NEEDED = ("start", "actor", "count", "pick", "mask", "apply", "observe", "result")
_INLINED = ("begin_game", "play_others", "step_one", "look")  # parts of those below
_LOOPS = ("step", "pick_randomly", "play_random", "play_greedily")


@cache
def _loops(game: str) -> Any:
    """The loops of `loops.py` for one game."""
    compiled_game = engine(game)
    functions = {name: getattr(compiled_game, name) for name in _NEEDED}
    functions["greedy"] = compiled_game.greedy or loops.no_greed
    for name in (*_INLINED, *_LOOPS):
        functions[name] = bound(getattr(loops, name), compiled_game.package, functions, inline=name in _INLINED)
    return SimpleNamespace(**{name: functions[name] for name in _LOOPS})


# ---- for measuring: one core, one game after another
def play_random(game: str, players: int, options: Any, seed: int, decisions: int) -> int:
    """Random play of so many decisions; how many games came to an end."""
    return _loops(game).play_random(*_one_env(game, players, options, seed), decisions)


def play_greedily(game: str, players: int, options: Any, seed: int, games: int) -> int:
    """So many whole games with greedy play; how many decisions they had. NotCompiled if `greedy` is not compiled."""
    if engine(game).greedy is None:
        raise NotCompiled(f"greedy is not compiled for {game}")
    return _loops(game).play_greedily(*_one_env(game, players, options, seed), games)


def _one_env(game: str, players: int, options: Any, seed: int) -> tuple[Any, ...]:
    compiled_game = engine(game)
    figures = compiled_game.figures(players, check(tw.game(game).options_type, options))
    states, envs = np.zeros(1, compiled_game.state), np.zeros(1, loops.ENV)
    return figures, states[0], states.view(np.uint8), envs[0], seed_bytes(seed_of(seed))
