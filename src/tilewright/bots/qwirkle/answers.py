"""What the others may answer, and what can then be done: turns tried out on many guesses.

Every turn is tried on the same guesses, so that they differ by what they do and not by the luck of the deal. The better
half of the turns goes on to further guesses, until one pair is left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.bots.mind import Purse
from tilewright.bots.qwirkle.chances import chances, still_due
from tilewright.bots.qwirkle.turns import Turn, bonus, left, with_laid
from tilewright.bots.qwirkle.weights import Chances
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.games.qwirkle.rules.plays import Play, plays_of
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Rng

MOST_DRAWN = 4 * HAND_SIZE  # in a turn of everybody and one more
FIRST_COUNTS = 6  # guesses


class Trial:
    """One turn and how it went so far: the sum of the chances to win, and of the points of the next player.

    What the evaluation thought of it counts as some guesses: with few of them luck would decide.
    """

    __slots__ = ("answer", "chance", "first", "guesses", "state", "turn")

    def __init__(self, turn: Turn, first: float, start: QwirkleState) -> None:
        self.turn = turn
        self.first = first
        self.state = with_laid(start, turn.laying)
        self.chance = 0.0
        self.answer = 0
        self.guesses = 0

    @property
    def value(self) -> float:
        return (self.chance + FIRST_COUNTS * self.first) / (self.guesses + FIRST_COUNTS)


def try_out(
    start: QwirkleState, ranked: Sequence[tuple[Turn, float]], purse: Purse, rng: Rng, by: Chances
) -> list[Trial]:
    """The turns by what came of them: those that went on furthest first, and among these the best."""
    trials, out = [Trial(turn, first, start) for turn, first in ranked], list[Trial]()
    for rounds in range(max(1, (len(trials) - 1).bit_length()), 0, -1):
        share = Purse(purse.left // rounds)
        given = share.left
        while _try_all(start, trials, share, rng, by):
            pass
        purse.pay(given - share.left)
        if not trials[0].guesses:
            continue
        trials.sort(key=lambda trial: -trial.value)
        half = max(2, (len(trials) + 1) // 2)
        trials, out = trials[:half], trials[half:] + out
    return trials + out


def _try_all(start: QwirkleState, trials: Sequence[Trial], purse: Purse, rng: Rng, by: Chances) -> bool:
    """Try every turn on one more guess. True if a further guess may teach more.

    Nothing is counted if the purse does not last for all of them. Where nothing is spent every turn ends the game, and
    all guesses say the same.
    """
    before = purse.left
    if before < len(trials) * start.players:
        return False
    guess = start.guess(start.turn, rng)
    bag = shuffled(guess.bag, rng)
    found: list[tuple[float, int]] = []
    for trial in trials:
        went = _try(trial, guess.hands, bag, purse, by)
        if went is None:
            return False
        found.append(went)
    for trial, (chance, answer) in zip(trials, found, strict=True):
        trial.chance += chance
        trial.answer += answer
        trial.guesses += 1
    return purse.left < before


def _try(trial: Trial, hands: tuple[bytes, ...], bag: bytes, purse: Purse, by: Chances) -> tuple[float, int] | None:
    """The chance to win that the turn led to, and the points of the next player."""
    course = follow(trial.state, trial.turn, hands, bag, purse)
    if course is None:
        return None
    me, state = trial.state.turn, None if course.is_over else course.state
    return chances(by, course.scores, state, still_due(trial.state))[me], course.answer


class Course(NamedTuple):
    """Where it led to: everybody's points, the table, the points of the first answer, and whether the game is over."""

    scores: list[int]
    state: QwirkleState
    answer: int
    is_over: bool


def follow(
    state: QwirkleState, turn: Turn, hands: tuple[bytes, ...], bag: bytes, purse: Purse, rounds: int = 1
) -> Course | None:
    """The turn, whose tiles lie already, then so many rounds in which everybody is greedy, the seat itself last; with
    an empty bag on to the very end. None if the purse does not last."""
    me, players = state.turn, state.players
    held, scores = list(hands), list(state.scores)
    held[me], bag = turn.kept + bag[: turn.drawn], bag[turn.drawn :]
    scores[me] += turn.points
    answer: int | None = None
    passes, seat, over = 0, me, not held[me]
    while not over and (rounds or not bag):
        seat = (seat + 1) % players
        if not purse.pay():
            return None
        points = 0
        if (play := _greedy(state, held[seat], len(bag))) is not None:
            hand = left(held[seat], play.laying)
            points, drawn = play.score + bonus(hand, len(bag)), HAND_SIZE - len(hand)
            held[seat], bag = hand + bag[:drawn], bag[drawn:]
            scores[seat] += points
            state = with_laid(state, play.laying)
        answer = points if answer is None else answer
        passes = 0 if play or bag else passes + 1
        over = not held[seat] or passes == players
        rounds -= seat == me and rounds > 0
    return Course(scores, state, answer or 0, over)


def _greedy(state: QwirkleState, hand: bytes, bag: int) -> Play | None:
    """The play that scores most."""
    found = plays_of(state.table, state.gaps, hand)
    if bag or not found:
        return max(found, key=_score, default=None)
    return max(found, key=lambda play: play.score + bonus(left(hand, play.laying), bag))


def _score(play: Play) -> int:
    return play.score


def shuffled(bag: bytes, rng: Rng, most: int = MOST_DRAWN) -> bytes:
    """The bag in an order by chance, as far as so many draws go."""
    left_over, taken = bytearray(bag), bytearray()
    for _ in range(min(len(bag), most)):
        taken.append(left_over.pop(rng.randrange(len(left_over))))
    return bytes(taken + left_over)
