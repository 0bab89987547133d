"""The search: every action is tried on a guess and the result is evaluated.

Where dice fall, attacks are played out several times, all actions with the same dice; the sea is taken by its odds. The
highest level goes on to the end of the seat's own turn with the actions that look best.
"""

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from tilewright.bots.empires.auctions import bids
from tilewright.bots.empires.evaluation import Evaluator
from tilewright.bots.empires.reasons import reasons
from tilewright.bots.empires.rollout_policy import play_out
from tilewright.bots.engine import Budget, Reason
from tilewright.bots.nets.library import Net
from tilewright.games.empires.model.actions import AnyAction, AskHelp, Attack, Build, HelpWith, Move, Take
from tilewright.games.empires.model.events import SeaChecked
from tilewright.games.empires.model.names import IMPROVEMENTS, PIRATES, SLAVE_REVOLT
from tilewright.games.empires.rules.odds import ROLLS
from tilewright.games.empires.rules.questions import Acting, Building, Moving
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views.insight import outlook
from tilewright.kernel import Chance, Rng, fresh_seed

ARRIVES = 32 / 36  # SE-M6, without Navigation
LEAST_HOPE = 0.3  # attacks less likely to succeed are not looked at
OFFERS = 4  # sums of gold tried when asking for help, from nothing up
DICE, MORE_DICE = 4, 16  # dice that an attack is tried with, and at the highest level
SEA_TRIES = 8  # dice that a move by sea is tried with, until it arrives
FINALISTS = 8  # actions that the highest level plays on to the end of the turn
PLAYED_OUT = 4  # positions that playing an attack to its end counts for

RAIDERS = (PIRATES, SLAVE_REVOLT)
_RAIDERS = frozenset(IMPROVEMENTS[tile] for tile in RAIDERS)


Values = list[tuple[AnyAction, float]]


class Search(Protocol):
    """Searches the answers to one question, on one guess: `ReadableSearch`, or the compiled one, which finds the
    same."""

    def chances(self) -> list[float]:
        """Each seat's chance to win, before anything is done."""
        ...

    def bids(self) -> Values:
        """What to bid, and passing, with the seat's chance to win if that is how the auction ends."""
        ...

    def values(self, whole_turn: bool, rng: Rng) -> Values:
        """The actions that were looked at, best first, with the seat's chance to win after each. Dice are drawn from
        `rng`."""
        ...

    def reasons(self, action: AnyAction) -> tuple[Reason, ...]:
        """Why an action is good or bad."""
        ...


def dice_seeds(rng: Rng) -> list[bytes]:
    """The dice that all actions are tried with."""
    return [fresh_seed(rng) for _ in range(MORE_DICE)]


class ReadableSearch:
    def __init__(
        self, evaluator: Evaluator, state: EmpiresState, seat: int, budget: Budget, net: Net | None = None
    ) -> None:
        assert net is None, "only the compiled search works a net out"
        self._evaluator, self._state, self._seat, self._budget = evaluator, state, seat, budget
        self._dice: list[Chance] = []
        self._plans: list[tuple[EmpiresState, AnyAction]] = []  # how to continue, searched once for each position
        evaluator.start_from(state)

    def chances(self) -> list[float]:
        return self._evaluator.chances(self._state)

    def bids(self) -> Values:
        return bids(self._evaluator, self._state, self._seat, self._budget)

    def reasons(self, action: AnyAction) -> tuple[Reason, ...]:
        return reasons(self._evaluator, self._state, self._seat, action)

    def values(self, whole_turn: bool, rng: Rng) -> Values:
        state = self._state
        self._dice = [Chance(seed) for seed in dice_seeds(rng)]
        dice = MORE_DICE if whole_turn else DICE
        tried = {action: self._value(state, action, dice) for action in self._affordable_candidates(state)}
        found = sorted(tried.items(), key=lambda item: -item[1])
        if whole_turn and isinstance(state.question, Acting | Moving | Building) and len(found) > 1:
            return self._searched_to_end_of_turn(found)
        return found

    def _affordable_candidates(self, state: EmpiresState) -> Iterable[AnyAction]:
        """What to evaluate, as long as the budget lasts."""
        for number, action in enumerate(self._all_candidates(state)):
            if self._budget.spend() or not number:
                yield action

    def _all_candidates(self, state: EmpiresState) -> list[AnyAction]:
        """The actions but for offers too high; moves, of which there are most, come last. Attacks with little hope are
        among them only if there is nothing else."""
        first: list[AnyAction] = []
        moves: list[AnyAction] = []
        poor: list[AnyAction] = []
        for action in state.actions():
            if isinstance(action, AskHelp) and action.gold >= OFFERS:
                break  # sums only rise from here
            if isinstance(action, HelpWith):
                break  # who helps brings all they have
            if isinstance(action, Attack) and not self._hopeful(state, action):
                poor.append(action)
            elif isinstance(action, Move):
                moves.append(action)
            else:
                first.append(action)
        return first + moves or poor

    def _hopeful(self, state: EmpiresState, action: Attack) -> bool:
        seen = outlook(state, self._seat, action)
        if seen is None:
            return False
        battle = seen.land or seen.naval
        return battle is not None and battle.odds.win / ROLLS >= LEAST_HOPE

    def _value(self, state: EmpiresState, action: AnyAction, dice: int) -> float:
        """The seat's chance to win after an action."""
        if isinstance(action, Attack) or state.assault is not None or _raids(action):
            return self._played_out(state, action, dice)
        after = state.after(action)
        if isinstance(action, Move | Build) and any(isinstance(event, SeaChecked) for event in after.events):
            return self._by_sea(state, action)
        return self._win_chance(after)

    def _win_chance(self, state: EmpiresState) -> float:
        return self._evaluator.chances(state)[self._seat]

    def _played_out(self, state: EmpiresState, action: AnyAction, dice: int) -> float:
        """An attack with several dice, all its questions answered by the rollout policy."""
        total, played = 0.0, 0
        for chance in self._dice[:dice]:
            if played and not self._budget.spend(PLAYED_OUT):
                break
            after = play_out(replace(state, chance=chance).after(action), self._evaluator.weights)
            total, played = total + self._win_chance(after), played + 1
        return total / played

    def _by_sea(self, state: EmpiresState, action: Move | Build) -> float:
        """A move that the sea may stop: evaluated as if it arrived, with the odds that it does not."""
        here = self._win_chance(state)
        for chance in self._dice[:SEA_TRIES]:
            after = replace(state, chance=chance).after(action)
            if all(event.outcome == "arrives" for event in after.events if isinstance(event, SeaChecked)):
                return ARRIVES * self._win_chance(after) + (1 - ARRIVES) * min(here, self._win_chance(after))
        return here

    def _searched_to_end_of_turn(self, found: Values) -> Values:
        """The best ones played on to the end of the turn.

        All of them with the same dice, as often as the budget lasts; if it does not last once, they stay as they are.
        """
        finalists = [action for action, _ in found[:FINALISTS]]
        totals, played = [0.0] * len(finalists), 0
        for chance in self._dice:
            ends: list[float] = []
            for action in finalists:
                end = self._to_end_of_turn(replace(self._state, chance=chance), action)
                if end is None:
                    break
                ends.append(end)
            if len(ends) < len(finalists):
                break
            totals = [total + end for total, end in zip(totals, ends, strict=True)]
            played += 1
        if not played:
            return found
        searched = [(action, total / played) for action, total in zip(finalists, totals, strict=True)]
        searched.sort(key=lambda item: -item[1])
        least = searched[-1][1]
        return searched + [(action, min(value, least)) for action, value in found[FINALISTS:]]

    def _to_end_of_turn(self, state: EmpiresState, action: AnyAction) -> float | None:
        """The chance to win at the end of the turn; None if the budget does not reach so far."""
        if not self._budget.spend(2 * PLAYED_OUT):
            return None
        after = play_out(state.after(action), self._evaluator.weights)
        while after.actor == self._seat and after.active == self._seat:
            following = self._plan(after)
            if following is None:
                return None
            after = play_out(after.after(following), self._evaluator.weights)
        return self._win_chance(after)

    def _plan(self, state: EmpiresState) -> AnyAction | None:
        """The best action after evaluating each; other dice that led to the same position lead to the same action."""
        here = replace(state, chance=self._state.chance)
        for known, action in self._plans:
            if known == here:
                return action
        candidates = self._all_candidates(state)
        attacks = sum(isinstance(candidate, Attack) for candidate in candidates)
        if not self._budget.spend(len(candidates) + PLAYED_OUT * attacks):
            return None
        best = max(candidates, key=partial(self._value, state, dice=DICE))
        self._plans.append((here, best))
        return best


def _raids(action: AnyAction) -> bool:
    return isinstance(action, Take) and action.tile in _RAIDERS
