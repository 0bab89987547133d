"""Plays the same game on the readable and on the compiled engine, and compares them after every decision.

    compare("qwirkle", decisions=20_000)                     # all numbers of players and options, random play
    compare("qwirkle", decisions=2_000, bot_name="greedy")   # the same with a bot's play

`Disagreement` names the case, the seed, the ply and the position, which `compare_position` takes as a test of its own;
`python -m tests.compiled.equality GAME --case CASE --seed SEED` plays that game once more.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Any

import numpy as np

import tilewright as tw
from tests.contract.walks import CASES, Case, wander
from tilewright.bots import InformationState, bot
from tilewright.compiled import engine
from tilewright.compiled.chance import seed_bytes
from tilewright.encodings import codec, observer
from tilewright.kernel import Action, Chance, Draws, State, seed_of

LOOK_EVERY = 7  # observations, masks and guesses cost more than the rest: at each seventh decision, and at the end
REPACK_EVERY = 50  # now and then the compiled game goes on from a state packed anew

HOW_IT_CAME = ("origin", "past", "events", "reveals")  # not part of what is equal

Chooser = Callable[[State, random.Random], Action]


class Disagreement(AssertionError):
    """The two engines differ."""


def cases(game: str) -> list[Case]:
    """Every number of players with every combination of options."""
    return [case for case in CASES if case.name == game]


def compare(
    game: str, decisions: int, bot_name: str | None = None, only: str | None = None, first_seed: int = 0
) -> int:
    """Play whole games, case by case in turn, until so many decisions were compared; how many they were."""
    return sum(each for each in compared(game, decisions, bot_name, only, first_seed))


def compared(
    game: str, decisions: int, bot_name: str | None = None, only: str | None = None, first_seed: int = 0
) -> Iterator[int]:
    """The same, game by game: the decisions of each."""
    chooser = wander if bot_name is None else _bot_chooser(bot_name)
    chosen = [case for case in cases(game) if only in (None, str(case))]
    assert chosen, f"{game} has no case {only}; there are {', '.join(map(str, cases(game)))}"
    pairs = {case: Pair(case) for case in chosen}
    done = 0
    for seed, case in zip(count(first_seed), cycle(chosen), strict=False):
        if done >= decisions:
            return
        played = pairs[case].play(seed, chooser, most=decisions - done)
        done += played
        yield played


def _bot_chooser(name: str) -> Chooser:
    """A bot at every seat. Every twelfth action is random: bots alone would always play the same few games."""

    def choose(state: State, rng: random.Random) -> Action:
        if rng.random() < 1 / 12:
            return wander(state, rng)
        assert state.actor is not None
        return bot(name, state.game, rng.randrange(1 << 32)).choose(InformationState(state, state.actor))

    return choose


class Pair:
    """Both engines for one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.engine = engine(case.name)
        self.options = case.start(0).options
        self.figures = self.engine.figures(case.players, self.options)
        self.codec = codec(case.game, case.players, self.options)
        self.observer = observer(case.game, case.players, self.options)
        self.record = self.engine.new_state()
        self._codes = np.zeros(self.codec.size, np.int32)

    def play(self, seed: int, choose: Chooser, most: int) -> int:
        """One game, or as many decisions of it as are wanted; how many there were."""
        rng = random.Random(f"{self.case} {seed}")
        state, self.record = self.case.start(seed), self.engine.new_state()
        self.engine.start(self.figures, self.record, seed_bytes(seed_of(seed)))
        for ply in range(most + 1):
            try:
                self.check(state, rng.random() if ply % LOOK_EVERY == 0 or state.actor is None else None)
                if state.actor is None or ply == most:
                    return ply
                action = choose(state, rng)
                if ply % REPACK_EVERY == REPACK_EVERY - 1:
                    self.record = self.engine.pack(state)
                self.engine.apply(self.figures, self.record, self.codec.encode(action, state))
                state = state.after(action)
            except Exception as error:
                text = f"{self.case}, seed {seed}, ply {ply}: {error}\n{state.position()}"
                raise Disagreement(text) from error
        raise AssertionError("a game ends, or it is broken off")

    def check(self, state: State, look: float | None) -> None:
        """All that must be equal at one moment; with a `look`, a number that seeds guesses, also what is costly."""
        _same("actor", self.engine.actor(self.figures, self.record), -1 if state.actor is None else state.actor)
        self._check_state(state, self.record)
        self._check_actions(state)
        if state.actor is None:
            self._check_result(state)
        if look is not None:
            self._check_state(state, self.engine.pack(state))
            self._check_observations(state)
            self._check_guesses(state, seed_of(str(int(look * 2**53))))

    def _check_state(self, state: State, record: Any) -> None:
        unpacked = self.engine.unpack(record, self.case.players, self.options)
        if not unpacked == state:  # noqa: SIM201 -- a state defines == alone
            fields = [
                f"{name}: compiled {getattr(unpacked, name)!r}, kernel {getattr(state, name)!r}"
                for name in state.__struct_fields__
                if name not in HOW_IT_CAME and getattr(unpacked, name) != getattr(state, name)
            ]
            raise AssertionError("states differ\n" + "\n".join(fields))

    def _check_actions(self, state: State) -> None:
        found = self._codes[: self.engine.codes(self.figures, self.record, self._codes)]
        listed, wanted = sorted(found.tolist()), sorted(self.codec.codes(state).tolist())
        if listed != wanted:
            missing, extra = set(wanted) - set(listed), set(listed) - set(wanted)
            raise AssertionError(
                f"legal actions differ: missing {[str(self.codec.decode(code, state)) for code in sorted(missing)]}, "
                f"too many {sorted(extra)}, {len(listed)} listed of {len(wanted)}"
            )
        _same("count", self.engine.count(self.figures, self.record), len(listed))
        for k in {0, len(listed) // 3, len(listed) // 2, len(listed) - 1} if listed else ():
            _same(f"pick {k}", self.engine.pick(self.figures, self.record, k), int(found[k]))

    def _check_observations(self, state: State) -> None:
        mask = np.full(self.codec.size, 7, np.int8)
        self.engine.mask(self.figures, self.record, mask)
        assert np.array_equal(mask, self.codec.mask(state)), "masks differ"
        for seat in range(self.case.players):
            seen = np.full(self.observer.size, -99, np.int16)
            self.engine.observe(self.figures, self.record, seat, seen)
            wanted = self.observer.see(state, seat)
            if not np.array_equal(seen, wanted):
                places = np.nonzero(seen != wanted)[0][:10]
                raise AssertionError(
                    f"observations of seat {seat} differ at {places.tolist()}: "
                    f"compiled {seen[places].tolist()}, kernel {wanted[places].tolist()}"
                )

    def _check_guesses(self, state: State, seed: bytes) -> None:
        for seat in range(self.case.players):
            guessed = np.array([self.record])[0]
            self.engine.guess(self.figures, guessed, seat, seed_bytes(seed))
            self._check_state(state.guess(seat, Draws(Chance(seed))), guessed)

    def _check_result(self, state: State) -> None:
        places, points = np.zeros(self.case.players, np.int64), np.zeros(self.case.players, np.int64)
        assert self.engine.result(self.figures, self.record, places, points), "the game is over only in the kernel"
        result = state.result
        assert result is not None
        _same("places", tuple(places.tolist()), result.places)
        _same("points", tuple(points.tolist()), result.scores)


def compare_position(text: str, game: str) -> None:
    """Compare the two engines at one position, and after each of its legal actions."""
    state = tw.game(game).position(text)
    pair = Pair(_case_of(state))
    pair.record = pair.engine.pack(state)
    pair.check(state, 0.5)
    for code in pair.codec.codes(state).tolist():
        pair.record = pair.engine.pack(state)
        pair.engine.apply(pair.figures, pair.record, code)
        pair.check(state.after(pair.codec.decode(code, state)), None)


def _case_of(state: State) -> Case:
    options = tuple((name, getattr(state.options, name)) for name in state.options.__struct_fields__)
    return Case(state.game.name, state.players, options)


def _same(what: str, compiled: object, kernel: object) -> None:
    if compiled != kernel:
        raise AssertionError(f"{what}: compiled {compiled}, kernel {kernel}")
