"""The compiled search as the engine uses it: states of the readable engine in, lines out."""

import numpy as np

from tilewright.bots.engine import Budget
from tilewright.bots.nets.layout import put
from tilewright.bots.nets.library import Net
from tilewright.bots.tigris.compiled.evaluation import evaluate
from tilewright.bots.tigris.compiled.layout import EVALUATOR, NONE, ROOT, WORKSPACE
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.opponent_replies import WORLD, value_after_replies
from tilewright.bots.tigris.compiled.search import room_for_lines, search_turn
from tilewright.bots.tigris.compiled.tree_search import Tree, grow
from tilewright.bots.tigris.evaluation import Evaluator, by_hand
from tilewright.bots.tigris.opponent_replies import REPLY
from tilewright.bots.tigris.search import Line, Widths
from tilewright.bots.tigris.tree_plan import TreePlan
from tilewright.compiled.chance import SEED_BYTES
from tilewright.compiled.tigris.convert import pack
from tilewright.compiled.tigris.figures import figures
from tilewright.compiled.tigris.layout import COLOURS, SEATS, STATE
from tilewright.encodings.tigris.actions import ACTIONS, CODE_OF
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.actions import TigrisAction
from tilewright.games.tigris.state import TigrisState


class CompiledSearcher:
    """Searches the turns of one seat, from one of its positions on; what `Searcher` and the replies do, but faster."""

    def __init__(self, state: TigrisState, evaluator: Evaluator, budget: Budget, net: Net | None = None) -> None:
        seat, by = evaluator.seat, evaluator.weights
        self._seat, self.budget = seat, budget
        self._figures = figures(state.players, state.options)
        self._workspace = np.zeros(1, WORKSPACE)[0]
        self._states = np.zeros(WORLD + 1, STATE)
        self._lines = room_for_lines()
        self._hand = np.zeros(COLOURS)
        self._evaluators = np.zeros(SEATS, EVALUATOR)
        self._evaluators["seat"] = np.arange(SEATS)
        for name, weights in (("by_colour", by.colour), ("by_seat", by.seat), ("scale", by.scale)):
            self._evaluators[name] = weights
        if net is not None:
            put(self._evaluators["net"], net.layers)
        self._guess, self._packed = state, pack(state)
        set_odds(self._figures, self._packed, self._evaluators[seat])

    def chances(self, state: TigrisState) -> list[float]:
        """Each seat's chance to win."""
        evaluate(self._figures, pack(state), self._evaluators[self._seat], self._workspace)
        return self._workspace["chances"][: state.players].tolist()

    def value(self, state: TigrisState) -> float:
        """The seat's own chance to win."""
        return float(evaluate(self._figures, pack(state), self._evaluators[self._seat], self._workspace))

    def lines(self, state: TigrisState, widths: Widths) -> list[Line]:
        """The best candidates, best first, as `Searcher.lines`; but what follows each of them is left out."""
        self._states[ROOT] = pack(state)
        self._workspace["budget"] = self.budget.left
        found = search_turn(
            self._figures,
            self._evaluators[self._seat],
            self._workspace,
            self._states,
            widths.first,
            widths.kept,
            widths.second,
            widths.cells,
            widths.approaches,
            self._lines,
        )
        self.budget.left = int(self._workspace["budget"])
        return [_line(record) for record in self._lines[:found]]

    def lines_by_tree(self, state: TigrisState, plan: TreePlan, seed: bytes) -> list[Line]:
        """The candidates, those first that a tree of what may follow was searched for most; the whole budget is spent
        on it. Guesses follow from the seed, and from what the seat knows of the state."""
        return self.grown_tree(state, plan, seed).lines()

    def grown_tree(self, state: TigrisState, plan: TreePlan, seed: bytes) -> Tree:
        """The tree behind `lines_by_tree`."""
        tree = Tree(self._seat, plan, self.budget.left, seed)
        self._workspace["budget"] = self.budget.left
        grow(
            self._figures,
            self._evaluators,
            self._workspace,
            self._states,
            pack(state),
            tree.record,
            tree.nodes,
            tree.edges,
            tree.slots,
        )
        self.budget.left = int(self._workspace["budget"])
        return tree

    def value_after_replies(self, guess: TigrisState, line: Line, reply: Widths = REPLY) -> float:
        """The value of a line when the turn comes back to the seat, if the guess is right."""
        if guess is not self._guess:  # many lines are tried on each, and to pack one takes as long as some positions
            self._guess, self._packed = guess, pack(guess)
        self._states[WORLD] = self._packed
        self._workspace["budget"] = self.budget.left
        value = value_after_replies(
            self._figures,
            self._evaluators,
            self._seat,
            self._workspace,
            self._states,
            self._lines,
            self._hand,
            np.array((reply.first, reply.kept, reply.second, reply.cells)),
            CODE_OF[line.action],
            NONE if line.then is None else CODE_OF[line.then],
        )
        self.budget.left = int(self._workspace["budget"])
        return value


def call_all() -> None:
    """Call every compiled function once."""
    state = GAME.start(2, 0)
    searcher = CompiledSearcher(state, Evaluator(state, state.active, by_hand()), Budget(1))
    searcher.chances(state)
    searcher.value_after_replies(state, searcher.lines(state, REPLY)[0])
    searcher.budget = Budget(100)
    searcher.lines_by_tree(state, TreePlan(), bytes(SEED_BYTES))


def _line(record: np.void) -> Line:
    number = int(record["number_of_seconds"])
    codes, values = record["seconds"][:number].tolist(), record["second_values"][:number].tolist()
    seconds = [Line(ACTIONS[code], value, []) for code, value in zip(codes, values, strict=True)]
    then = _action(int(record["then"]))
    return Line(ACTIONS[record["action"]], float(record["value"]), [], then, bool(record["searched"]), seconds)


def _action(code: int) -> TigrisAction | None:
    return None if code == NONE else ACTIONS[code]
