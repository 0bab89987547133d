"""A tree search for Tigris & Euphrates: PUCT over guesses, without rollouts, on the compiled engine.

Each simulation plays on from the decision on a guess of its own. Where the tree has been before, PUCT picks an action
among the candidates of this guess; at the first position where it has not, the net judges how the seat stands, and that
is counted for all actions on the way. A node stands for what everybody sees at one moment after the decision: hands and
bag are averaged over, while a war that was won and the same war lost have a node each. Candidates, judgement, and what
is answered to questions inside a turn are those of `master`.
"""

from math import ceil, exp, log2, sqrt
from typing import Any, Final

import msgspec
import numpy as np

from tilewright.bots.engine import Budget
from tilewright.bots.nets.library import Net
from tilewright.bots.tigris.compiled.candidates import MOST, listed
from tilewright.bots.tigris.compiled.evaluation import evaluate, set_chances, set_hand, spend_and_evaluate
from tilewright.bots.tigris.compiled.layout import MOST_OUTCOMES, OUTCOMES, STACK, TRIAL
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.opponent_replies import WORLD
from tilewright.bots.tigris.compiled.quiescence import best_answer, is_conflict, likely_commitment, quiesce
from tilewright.bots.tigris.compiled.searcher import CompiledSearcher
from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.compiled.chance import seed_bytes
from tilewright.compiled.jit import compiled, int64, uint64
from tilewright.compiled.tigris import blocks, questions
from tilewright.compiled.tigris.guess import guess
from tilewright.compiled.tigris.layout import COLOURS, STATE, State
from tilewright.compiled.tigris.turn import apply
from tilewright.encodings.tigris.actions import ACTIONS
from tilewright.games.tigris.model.actions import TigrisAction
from tilewright.games.tigris.model.names import ACTIONS as ACTIONS_A_TURN
from tilewright.games.tigris.state import TigrisState


class Plan(msgspec.Struct, frozen=True):
    """How the tree is searched.

    `exploration` is PUCT's constant, `temperature` that of its priors, a softmax over judgements one ply ahead; both in
    chances to win. That judgement counts for `first_counts` simulations. `halved`: at the decision itself simulations
    are shared out by sequential halving among so many actions, those that seem best one ply ahead, as Gumbel search
    does; with 0 it is PUCT there too. `now` and `later` are how many candidates a node has in the turn that is to be
    decided and in those that follow it, `cells_now` and `cells_later` how many cells of each kind of placement.
    """

    halved: int = 0
    exploration: float = 0.1
    temperature: float = 0.05
    first_counts: float = 1.0
    now: int = 40
    cells_now: int = 6
    later: int = 8
    cells_later: int = 2


EDGE: Final = np.dtype([("first", "f8"), ("total", "f8"), ("visits", "i8"), ("code", "i8")])
"""An action at a node: what the mover's chance was judged one ply ahead, and what simulations found."""
MOST_EDGES: Final = 64
TREE: Final = np.dtype(
    [
        ("seat", "i8"),
        ("seed", "u1", 32),
        ("nodes", "i8"),
        ("hand", "f8", COLOURS),  # the seat's at the end of its turn
        *((name, "f8") for name in ("exploration", "temperature", "first_counts")),
        *((name, "i8") for name in ("now", "cells_now", "later", "cells_later")),
    ]
)
START: Final = WORLD + 1
"""Among the states, the one to decide in; in WORLD a guess is played on."""
MOST_DEPTH: Final = 64
ROOT_NODE: Final = 0
NEW: Final = -1


class TreeSearch(CompiledSearcher):
    """Searches one decision of a seat, from what it knows."""

    def __init__(
        self, state: TigrisState, evaluator: Evaluator, budget: int, plan: Plan, seed: bytes, net: Net | None = None
    ) -> None:
        super().__init__(state, evaluator, Budget(budget), net)
        self._plan, self._workspace["budget"] = plan, budget
        self._states = np.zeros(START + 1, STATE)
        self._states[START] = self._packed
        self._tree = np.zeros(1, TREE)[0]
        for name in set(TREE.names or ()) & set(Plan.__struct_fields__):
            self._tree[name] = getattr(plan, name)
        self._tree["seat"], self._tree["seed"] = evaluator.seat, seed_bytes(seed)
        self._edges, self._numbers = np.zeros((budget + 2, MOST_EDGES), EDGE), np.zeros(budget + 2, np.int64)
        self._slots = np.zeros((1 << (4 * budget).bit_length(), 2), np.uint64)
        self._simulate(np.arange(0), budget)

    @property
    def root(self) -> Any:
        """The actions of the decision, as records of EDGE."""
        return self._edges[ROOT_NODE, : self._numbers[ROOT_NODE]]

    def best(self) -> TigrisAction:
        """The action for the decision, once the positions are spent."""
        return ACTIONS[self.root["code"][self._by_halving() if self._plan.halved else self._by_puct()]]

    def means(self) -> Any:
        """The chance to win with each action of the decision."""
        root, counts = self.root, self._plan.first_counts
        return (counts * root["first"] + root["total"]) / (counts + root["visits"])

    def _by_puct(self) -> int:
        if len(self.root) > 1:
            self._simulate(np.arange(0), 0)
        return int(np.lexsort((self.means(), self.root["visits"]))[-1])

    def _by_halving(self) -> int:
        alive = np.argsort(-self.means(), kind="stable")[: self._plan.halved]
        rounds = ceil(log2(len(alive)))
        for number in range(rounds):
            left = max(0, int(self._workspace["budget"]))
            self._simulate(alive, left * (rounds - number - 1) // (rounds - number))
            alive = alive[np.argsort(-self.means()[alive], kind="stable")][: (len(alive) + 1) // 2]
        return int(alive[0])

    def _simulate(self, alive: Any, later: int) -> None:
        """Simulate until no more positions than these are left, with these actions in turn, or with those of PUCT."""
        simulate(
            self._figures,
            self._evaluators,
            self._workspace,
            self._states,
            self._tree,
            self._edges,
            self._numbers,
            self._slots,
            alive,
            later,
        )


@compiled
def simulate(
    figures: Any,
    evaluators: Any,
    workspace: Any,
    states: Any,
    tree: Any,
    edges: Any,
    numbers: Any,
    slots: Any,
    alive: Any,
    later: int,
) -> None:
    """Simulations, until no more positions than `later` may be judged; the first time, the root is opened."""
    codes, likely, here = np.empty(MOST, np.int32), np.empty(MOST_OUTCOMES), np.empty(MOST_EDGES, np.int64)
    path, seats, seed = np.empty((MOST_DEPTH, 2), np.int64), np.empty(MOST_DEPTH, np.int64), np.empty(32, np.uint8)
    if tree.nodes == 0:
        tree.nodes = 1
        begin(figures, states, tree, seed, 0)
        open_node(
            figures, evaluators[tree.seat], workspace, states, tree, edges, numbers, ROOT_NODE, 0, codes, likely, here
        )
    while workspace.budget > later:
        if len(alive) > 0:
            chosen = alive[0]
            for edge in alive:
                if edges[ROOT_NODE, edge].visits < edges[ROOT_NODE, chosen].visits:
                    chosen = edge
        else:
            for edge in range(numbers[ROOT_NODE]):
                here[edge] = edge
            chosen = pick(tree, edges[ROOT_NODE], here, numbers[ROOT_NODE])
        # on the same guesses in the same order for each action: luck is to be the same for all
        begin(figures, states, tree, seed, edges[ROOT_NODE, chosen].visits)
        node, edge, depth, turns, ready = ROOT_NODE, chosen, 0, 0, 1 << tree.seat
        while True:
            mover = states[WORLD].active
            path[depth, 0], path[depth, 1], seats[depth] = node, edge, mover
            depth += 1
            ready = play(figures, evaluators, workspace, states, edges[node, edge].code, ready)
            if states[WORLD].question == questions.OVER or states[WORLD].active != mover:
                turns += 1
                if turns == 1:  # what is drawn now is luck, and not to count
                    set_hand(states[WORLD], evaluators[tree.seat], workspace)
                    tree.hand[:] = workspace.hand
            if states[WORLD].question == questions.OVER or depth == MOST_DEPTH:
                break
            node = node_of(states[WORLD], turns, tree, slots)
            if node == NEW:
                break
            mover = states[WORLD].active
            ready = make_ready(figures, evaluators, states, mover, ready)
            found = open_node(
                figures, evaluators[mover], workspace, states, tree, edges, numbers, node, turns, codes, likely, here
            )
            edge = pick(tree, edges[node], here, found)
        look_at_standing(figures, evaluators[tree.seat], workspace, states, tree, turns)
        for step in range(depth):
            edges[path[step, 0], path[step, 1]].visits += 1
            edges[path[step, 0], path[step, 1]].total += workspace.chances[seats[step]]


@compiled
def begin(figures: Any, states: Any, tree: Any, seed: Any, number: int) -> None:
    """Back to the decision, on the guess of this number: what is hidden, and what will be drawn."""
    seed[:] = tree.seed
    for byte in range(4):
        seed[byte] ^= (number >> (8 * byte)) & 0xFF
    states[WORLD] = states[START]
    guess(figures, states[WORLD], tree.seat, seed)


@compiled
def play(figures: Any, evaluators: Any, workspace: Any, states: Any, code: int, ready: int) -> int:
    """Carry an action out, and answer what is asked until the next is due. Whose odds are known then, as bits."""
    apply(figures, states[WORLD], code)
    while states[WORLD].question not in (questions.ACTION, questions.OVER):
        seat = int64(states[WORLD].seat)
        ready = make_ready(figures, evaluators, states, seat, ready)
        if is_conflict(states[WORLD]):
            answer = blocks.COMMIT + likely_commitment(figures, states[WORLD], evaluators[seat])
        else:
            answer = best_answer(figures, evaluators[seat], workspace, states, WORLD, TRIAL)
        apply(figures, states[WORLD], answer)
    return ready


@compiled
def make_ready(figures: Any, evaluators: Any, states: Any, seat: int, ready: int) -> int:
    """Odds are those of when a seat first must decide on this guess."""
    if not ready >> seat & 1:
        set_odds(figures, states[WORLD], evaluators[seat])
    return ready | 1 << seat


@compiled
def node_of(world: State, turns: int, tree: Any, slots: Any) -> int:
    """The node of what everybody sees now; NEW if there was none, and then there is one."""
    seen = mixed(uint64(turns), uint64(world.actions_left))
    for colour in range(COLOURS):
        for word in range(3):
            seen = mixed(seen, world.tiles[colour, word])
        seen = mixed(seen, uint64(world.buildings[colour]))
    for word in range(3):
        seen = mixed(mixed(mixed(seen, world.down[word]), world.ruins[word]), world.treasures[word])
    for leader in range(len(world.stands)):
        seen = mixed(seen, uint64(world.stands[leader]))
    for monument in range(len(world.monument_cells)):
        seen = mixed(seen, uint64(world.monument_cells[monument]))
    seen = mixed(seen, uint64(world.ziggurat_cell)) | uint64(1)
    place = seen & uint64(len(slots) - 1)
    while slots[place, 0] != 0 and slots[place, 0] != seen:
        place = (place + uint64(1)) & uint64(len(slots) - 1)
    if slots[place, 0] == seen:
        return int64(slots[place, 1])
    slots[place, 0], slots[place, 1] = seen, uint64(tree.nodes)
    tree.nodes += 1
    return NEW


@compiled
def mixed(seen: Any, more: Any) -> Any:
    """A hash of what was seen, and one word more (splitmix64)."""
    z = (seen ^ more) + uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> uint64(27))) * uint64(0x94D049BB133111EB)
    return z ^ (z >> uint64(31))


@compiled
def open_node(
    figures: Any,
    evaluator: Any,
    workspace: Any,
    states: Any,
    tree: Any,
    edges: Any,
    numbers: Any,
    node: int,
    turns: int,
    codes: Any,
    likely: Any,
    here: Any,
) -> int:
    """The edges of the mover's candidates on this guess; those that are new are judged one ply ahead. How many."""
    if turns == 0 and numbers[node] > 0:  # the same on all guesses
        for edge in range(numbers[node]):
            here[edge] = edge
        return numbers[node]
    cells, most = (tree.cells_now, tree.now) if turns == 0 else (tree.cells_later, tree.later)
    count = min(listed(figures, states[WORLD], evaluator, workspace, cells, turns == 0, codes), most)
    found = 0
    for place in range(count):
        edge = 0
        while edge < numbers[node] and edges[node, edge].code != codes[place]:
            edge += 1
        if edge == MOST_EDGES:
            continue
        if edge == numbers[node]:
            numbers[node] += 1
            edges[node, edge].code = codes[place]
            edges[node, edge].first = judge(figures, evaluator, workspace, states, int64(codes[place]), likely)
        here[found] = edge
        found += 1
    return found


@compiled
def judge(figures: Any, evaluator: Any, workspace: Any, states: Any, code: int, likely: Any) -> float:
    """The mover's chance to win after an action, one ply ahead."""
    states[STACK] = states[WORLD]
    apply(figures, states[STACK], code)
    ends, chance = quiesce(figures, evaluator, workspace, states, 0, likely), 0.0
    for end in range(ends):
        chance += likely[end] * spend_and_evaluate(figures, states[OUTCOMES + end], evaluator, workspace)
    return chance


@compiled
def pick(tree: Any, edges: Any, here: Any, count: int) -> int:
    """The edge that PUCT looks at next, of those that can be taken on this guess."""
    best, visits, whole = 0.0, 0, 0.0
    for place in range(count):
        best = max(best, edges[here[place]].first)
        visits += edges[here[place]].visits
    for place in range(count):
        whole += exp((edges[here[place]].first - best) / tree.temperature)
    urge = tree.exploration * sqrt(1.0 + visits) / whole
    chosen, most = here[0], -1.0
    for place in range(count):
        edge = edges[here[place]]
        mean = (tree.first_counts * edge.first + edge.total) / (tree.first_counts + edge.visits)
        score = mean + urge * exp((edge.first - best) / tree.temperature) / (1 + edge.visits)
        if score > most:
            chosen, most = here[place], score
    return chosen


@compiled
def look_at_standing(figures: Any, evaluator: Any, workspace: Any, states: Any, tree: Any, turns: int) -> None:
    """Everybody's chances as the seat knows the game. Until it acts again, its hand is the one that it kept."""
    workspace.budget -= 1
    is_back = turns == figures.players and states[WORLD].actions_left == ACTIONS_A_TURN
    if is_back or 0 < turns < figures.players:
        workspace.hand[:] = tree.hand
        set_chances(figures, states[WORLD], evaluator, workspace)
    else:
        evaluate(figures, states[WORLD], evaluator, workspace)
