"""The engine for Tigris & Euphrates: searches whole turns, and at the highest levels what may follow them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from tilewright.bots.engine import Budget, Choice
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import MASTER, Level, levels
from tilewright.bots.nets.library import Net
from tilewright.bots.noise import with_noise
from tilewright.bots.search_backend import compiled_search, net_for
from tilewright.bots.sums import sum_in_order
from tilewright.bots.tigris.evaluation import Evaluator, Weights, by_hand, tuned
from tilewright.bots.tigris.opponent_replies import COST, FIRST_COUNTS, REPLY, rank_by_replies, value_after_replies
from tilewright.bots.tigris.quiescence import Value, commitments, conflict_outcomes
from tilewright.bots.tigris.reasons import Explainer
from tilewright.bots.tigris.search import Line, Searcher, Widths
from tilewright.bots.tigris.tree_plan import TreePlan
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.actions import Commit, TigrisAction
from tilewright.games.tigris.rules.questions import Revolt, War
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Rng, fresh_seed

REPLIES, TUNED = "replies", "tuned"
OWN_SHARE = 6  # of a budget with replies, one part in so many goes to the seat's own turn
WIDE = 150  # positions from which on a turn is searched widely
GUESSES = 4  # of several lines, each is to get about so many
SECONDS = 3  # second actions that are kept after each first one
EXPLAINED, EXPLAINED_BY_MASTER = 2, 5  # choices that get reasons


class Comparison(NamedTuple):
    """How lines are compared by replies: positions for the seat's own turn and lines that are compared, at most; how
    wide a reply is, and the positions that one takes, about; how many guesses the evaluation before any reply counts
    for, since a single guess says little; and the positions that a guess counts for at least, since to draw one takes
    time too, even where the game ends before anybody replies."""

    own: int
    lines: int
    reply: Widths = REPLY
    cost: int = COST
    first_counts: int = FIRST_COUNTS
    guess: int = 0


BY_WEIGHTS = Comparison(own=400, lines=6)
BY_NET: Mapping[int, Comparison | TreePlan] = {
    2: TreePlan(),
    3: Comparison(own=1200, lines=16, guess=COST),
    4: Comparison(own=800, lines=10, guess=COST),
}
"""By the number of players. Where lines are compared: the fewer reply, the more of them can be."""


class TurnSearch(Protocol):
    """Searches the turns of one seat: `ReadableSearch`, or the compiled one, which finds the same."""

    budget: Budget

    def lines(self, state: TigrisState, widths: Widths) -> list[Line]:
        """The best candidates, best first; what each leads to may be left out."""
        ...

    def value_after_replies(self, guess: TigrisState, line: Line, reply: Widths) -> float:
        """The value of a line when the turn comes back to the seat, if the guess is right."""
        ...


class TreeSearch(TurnSearch, Protocol):
    """The compiled one can do this too."""

    def lines_by_tree(self, state: TigrisState, plan: TreePlan, seed: bytes) -> list[Line]:
        """The best candidates, those first that were searched most."""
        ...


class ReadableSearch(Searcher):
    def value_after_replies(self, guess: TigrisState, line: Line, reply: Widths) -> float:
        return value_after_replies(guess, line, self.evaluator, self.budget, reply)


def readable_search(_state: TigrisState, evaluator: Evaluator, budget: Budget, net: Net | None) -> TurnSearch:
    assert net is None, "only the compiled search works a net out"
    return ReadableSearch(evaluator, budget)


class TigrisEngine:
    """Plays by weights of its own, if it has any. `by_net`: how it searches with a net, by the number of players."""

    levels = levels(
        novice={"budget": 10, "noise": 0.05},
        adept={"budget": 60},
        master={"budget": 1150, "net_budget": 5000, "abilities": frozenset({REPLIES, TUNED})},
        grandmaster={"budget": 4000, "net_budget": 50_000},
    )

    def __init__(self, by: Weights | None = None, by_net: Mapping[int, Comparison | TreePlan] = BY_NET) -> None:
        self._by, self._by_net = by, by_net

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        state = cast(TigrisState, info.guess(rng))
        net = None if self._by else net_for(GAME.name, info.players, level)
        level = level.with_net() if net else level
        evaluator = Evaluator(state, info.seat, self._weights(info, level.has(TUNED)))
        explained = EXPLAINED_BY_MASTER if level.has(REPLIES) else EXPLAINED
        if state.pending is not None:
            searcher = Searcher(evaluator, Budget(level.budget))
            learnt = compiled_search(GAME.name) if net else None
            judge = learnt(state, evaluator, Budget(0), net).value if learnt else searcher.value
            lines = _decisions(state, searcher, judge)
        else:
            search = (compiled_search(GAME.name) or readable_search)(state, evaluator, Budget(level.budget), net)
            by = self._by_net[info.players] if net else BY_WEIGHTS
            if not level.has(REPLIES):
                lines = search.lines(state, widths_for(level.budget))
            elif isinstance(by, TreePlan):
                lines = cast(TreeSearch, search).lines_by_tree(state, by, fresh_seed(rng))
            else:
                lines = _with_replies(info, state, search, level.budget, rng, by)
            for line in lines[:explained]:
                line.after = line.after or Searcher(evaluator, Budget(0)).quiesced(state.after(line.action))
        return with_noise(_choices(lines, Explainer(evaluator, state), explained), level.noise, rng)

    def _weights(self, info: InformationState, for_master: bool) -> Weights:
        return self._by or (tuned(info.players) if for_master else by_hand())

    def standing(self, info: InformationState) -> tuple[float, ...]:
        state = cast(TigrisState, info.any_guess())
        evaluator = Evaluator(state, info.seat, self._weights(info, True))
        net = None if self._by else net_for(GAME.name, info.players, self.levels[MASTER])
        search = compiled_search(GAME.name) if net else None
        return tuple(search(state, evaluator, Budget(0), net).chances(state) if search else evaluator.chances(state))


def _with_replies(
    info: InformationState, state: TigrisState, search: TurnSearch, budget: int, rng: Rng, by: Comparison
) -> list[Line]:
    """The best turns, ranked again by what the opponents may reply."""
    lines = search.lines(state, widths_for(min(budget // OWN_SHARE, by.own)))
    cost = by.cost * (state.players - 1)
    affordable = search.budget.left // (cost * GUESSES)
    good = turns_of(lines)[: max(2, min(by.lines, affordable))]

    def guess() -> TigrisState:
        return cast(TigrisState, info.guess(rng))

    def value(world: TigrisState, line: Line) -> float:
        return search.value_after_replies(world, line, by.reply)

    ranked = rank_by_replies(good, guess, value, cost, by.first_counts, search.budget, by.guess)
    found: dict[TigrisAction, Line] = {}
    for line in (*ranked, *lines):
        found.setdefault(line.action, line)
    return list(found.values())


def turns_of(lines: list[Line]) -> list[Line]:
    """Whole turns, best first: each action with each of the best to follow it.

    Of two that differ only in the order of their actions, one is enough.
    """
    turns: list[Line] = []
    for line in lines:
        if not line.seconds:
            turns += [line] if line.searched else []
            continue
        for second in line.seconds[:SECONDS]:
            value = line.value - line.seconds[0].value + second.value
            turns.append(Line(line.action, value, line.after, second.action, True))
    turns.sort(key=lambda line: -line.value)
    found: dict[frozenset[TigrisAction | None], Line] = {}
    for line in turns:
        found.setdefault(frozenset((line.action, line.then)), line)
    return list(found.values())


def _choices(lines: list[Line], explainer: Explainer, explained: int) -> list[Choice]:
    """The lines in their order, the first with reasons. One that was searched less gets no higher value than those
    before it."""
    found: list[Choice] = []
    ceiling = 1.0
    for number, line in enumerate(lines):
        ceiling = min(ceiling, line.value)
        why = explainer.reasons(line.after) if number < explained else ()
        found.append(Choice(line.action, ceiling, why, (line.then,) if line.then else ()))
    return found


def widths_for(budget: int) -> Widths:
    """How a budget for one turn is spread."""
    kept = max(1, round((budget / 16) ** 0.5))
    second = max(4, min(40, round(0.8 * budget / (kept + 1.3))))
    wide = budget >= WIDE
    return Widths(round(1.3 * second), kept, second, 6 if wide else 2, wide)


def _decisions(state: TigrisState, searcher: Searcher, judge: Value) -> list[Line]:
    """The answers to an open decision, best first by what the quiet positions that they lead to are worth."""
    pending, evaluator = state.pending, searcher.evaluator
    found: list[Line] = []
    for action in _answers(state):
        if isinstance(pending, Revolt | War) and isinstance(action, Commit):
            following = conflict_outcomes(state, pending, evaluator.seat, evaluator.odds, action.tiles)
        else:
            following = [(1.0, state.after(action))]
        outcomes = [(chance * more, end) for chance, each in following for more, end in searcher.quiesced(each)]
        found.append(Line(action, sum_in_order(chance * judge(end) for chance, end in outcomes), outcomes))
    return sorted(found, key=lambda line: -line.value)


def _answers(state: TigrisState) -> Sequence[TigrisAction]:
    """The answers to evaluate."""
    if isinstance(state.pending, Revolt | War):
        return [Commit(number) for number in commitments(state, state.pending)]
    return list(state.actions())


ENGINE = TigrisEngine()
