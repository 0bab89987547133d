"""Rollouts: turns are tried on many guesses, with the opponents' replies and the next turn of the seat's own.

Every turn is tried on the same guesses, so that they differ by what they do and not by the luck of the deal. The better
half of the turns goes on to further guesses, until one pair is left.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tilewright.bots.engine import Budget
from tilewright.bots.qwirkle.chances import chances, still_due
from tilewright.bots.qwirkle.turns import Turn, bonus, left, with_laid
from tilewright.bots.qwirkle.weights import Chances
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.games.qwirkle.rules.plays import Play, plays_of
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Rng

MOST_DRAWN = 4 * HAND_SIZE  # in a turn of everybody and one more
FIRST_COUNTS = 6  # guesses


class Depth(NamedTuple):
    """How far rollouts with a net go: rounds, and turns that are judged each time."""

    rounds: int
    width: int


class Trial:
    """One turn and how it went so far: the sum of the chances to win, and of the points of the next player.

    What the evaluation thought of it counts as some guesses: with few of them luck would decide.
    """

    __slots__ = ("chance", "first", "guesses", "number", "reply", "turn")

    def __init__(self, number: int, turn: Turn, first: float) -> None:
        self.number = number
        self.turn = turn
        self.first = first
        self.chance = 0.0
        self.reply = 0
        self.guesses = 0

    @property
    def value(self) -> float:
        return (self.chance + FIRST_COUNTS * self.first) / (self.guesses + FIRST_COUNTS)


class Rollouts(Protocol):
    """Tries the turns of one position on guesses."""

    def try_all(self, trials: Sequence[Trial], budget: Budget) -> list[tuple[float, int]] | None:
        """Try these turns on one more guess: the chance to win that each led to, and the points of the next player.
        None if the budget does not last for all of them."""
        ...


def rank_by_rollouts(ranked: Sequence[tuple[Turn, float]], budget: Budget, rollouts: Rollouts) -> list[Trial]:
    """The turns by what came of them: those that went on furthest first, and among these the best."""
    trials, out = [Trial(number, turn, first) for number, (turn, first) in enumerate(ranked)], list[Trial]()
    for rounds in range(max(1, (len(trials) - 1).bit_length()), 0, -1):
        share = Budget(budget.left // rounds)
        given = share.left
        while _try_all(rollouts, trials, share):
            pass
        budget.spend(given - share.left)
        if not trials[0].guesses:
            continue
        trials.sort(key=lambda trial: -trial.value)
        half = max(2, (len(trials) + 1) // 2)
        trials, out = trials[:half], trials[half:] + out
    return trials + out


def _try_all(rollouts: Rollouts, trials: Sequence[Trial], budget: Budget) -> bool:
    """Count one more guess for every turn. True if a further one may add anything: where nothing is spent every turn
    ends the game, and all guesses say the same."""
    before = budget.left
    found = rollouts.try_all(trials, budget)
    if found is None:
        return False
    for trial, (chance, reply) in zip(trials, found, strict=True):
        trial.chance += chance
        trial.reply += reply
        trial.guesses += 1
    return budget.left < before


class ReadableRollouts:
    def __init__(self, start: QwirkleState, turns: Sequence[Turn], rng: Rng, by: Chances) -> None:
        self._start, self._rng, self._by = start, rng, by
        self._laid = [with_laid(start, turn.laying) for turn in turns]
        self._due = still_due(start)

    def try_all(self, trials: Sequence[Trial], budget: Budget) -> list[tuple[float, int]] | None:
        start = self._start
        if budget.left < len(trials) * start.players:
            return None
        guess = start.guess(start.turn, self._rng)
        bag = shuffled(guess.bag, self._rng)
        found: list[tuple[float, int]] = []
        for trial in trials:
            rollout = roll_out(self._laid[trial.number], trial.turn, guess.hands, bag, budget)
            if rollout is None:
                return None
            state = None if rollout.is_over else rollout.state
            found.append((chances(self._by, rollout.scores, state, self._due)[start.turn], rollout.reply))
        return found


class Rollout(NamedTuple):
    """Where it led to: everybody's points, the table, the points of the first reply, and whether the game is over."""

    scores: list[int]
    state: QwirkleState
    reply: int
    is_over: bool


def roll_out(
    state: QwirkleState, turn: Turn, hands: tuple[bytes, ...], bag: bytes, budget: Budget, rounds: int = 1
) -> Rollout | None:
    """The turn, whose tiles lie already, then so many rounds in which everybody is greedy, the seat itself last; with
    an empty bag on to the very end. None if the budget does not last."""
    me, players = state.turn, state.players
    held, scores = list(hands), list(state.scores)
    held[me], bag = turn.kept + bag[: turn.drawn], bag[turn.drawn :]
    scores[me] += turn.points
    reply: int | None = None
    passes, seat, over = 0, me, not held[me]
    while not over and (rounds or not bag):
        seat = (seat + 1) % players
        if not budget.spend():
            return None
        points = 0
        if (play := _greedy(state, held[seat], len(bag))) is not None:
            hand = left(held[seat], play.laying)
            points, drawn = play.score + bonus(hand, len(bag)), HAND_SIZE - len(hand)
            held[seat], bag = hand + bag[:drawn], bag[drawn:]
            scores[seat] += points
            state = with_laid(state, play.laying)
        reply = points if reply is None else reply
        passes = 0 if play or bag else passes + 1
        over = not held[seat] or passes == players
        rounds -= seat == me and rounds > 0
    return Rollout(scores, state, reply or 0, over)


def _greedy(state: QwirkleState, hand: bytes, bag: int) -> Play | None:
    """The play that scores most."""
    found = plays_of(state.table, state.gaps, hand)
    if bag or not found:
        return max(found, key=_score, default=None)
    return max(found, key=lambda play: play.score + bonus(left(hand, play.laying), bag))


def _score(play: Play) -> int:
    return play.score


def shuffled(bag: bytes, rng: Rng, most: int = MOST_DRAWN) -> bytes:
    """The bag in random order, as far as so many draws go."""
    left_over, taken = bytearray(bag), bytearray()
    for _ in range(min(len(bag), most)):
        taken.append(left_over.pop(rng.randrange(len(left_over))))
    return bytes(taken + left_over)
