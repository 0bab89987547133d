"""A tree of turns: PUCT over guesses, without rollouts.

Each simulation plays on from the decision on a guess of its own. Where the tree has been before, PUCT picks an action
among the candidates of this guess; at the first position where it has not, the evaluation says how the seat stands, and
that is counted for all actions on the way. A node stands for what everybody sees at one moment after the decision:
hands and bag are averaged over, while a war that was won and the same war lost have a node each.
"""

from math import exp, sqrt
from typing import Any, Final

import numpy as np

from tilewright.bots.tigris.compiled.candidates import MOST, listed
from tilewright.bots.tigris.compiled.evaluation import evaluate, set_chances
from tilewright.bots.tigris.compiled.layout import MOST_OUTCOMES, TRIAL, Evaluator, Workspace
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.opponent_replies import WORLD, keep_hand
from tilewright.bots.tigris.compiled.quiescence import best_answer, is_conflict, likely_commitment
from tilewright.bots.tigris.compiled.search import value_one_ply_ahead
from tilewright.bots.tigris.search import Line
from tilewright.bots.tigris.tree_plan import TreePlan
from tilewright.compiled.chance import SEED_BYTES, seed_bytes
from tilewright.compiled.jit import compiled, inlined, int64, uint64
from tilewright.compiled.tigris import blocks, questions
from tilewright.compiled.tigris.guess import guess
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.compiled.tigris.turn import apply
from tilewright.encodings.tigris.actions import ACTIONS
from tilewright.games.tigris.model.names import ACTIONS as ACTIONS_A_TURN

NODE: Final = np.dtype([("visits", "i8"), ("actions", "i8"), ("newest", "i8")], align=True)
"""What everybody sees at one moment: how many simulations went on from here, how many actions were found, and the
place of the last of them among the edges."""
EDGE: Final = np.dtype(
    [
        ("first", "f8"),  # the mover's chance, judged one ply ahead
        ("total", "f8"),  # the sum of what simulations found
        ("visits", "i8"),
        ("code", "i8"),
        ("older", "i8"),  # the place of the one that its node found before it
        ("then", "i8"),  # the node where the turn went on most often; the root if it never did
    ],
    align=True,
)
"""An action at a node."""
TREE: Final = np.dtype(
    [
        ("seat", "i8"),
        ("seed", "u1", SEED_BYTES),
        ("nodes", "i8"),
        ("edges", "i8"),
        ("hand", "f8", COLOURS),  # the seat's at the end of its turn
        *((name, "f8") for name in ("exploration", "temperature", "first_counts")),
        *((name, "i8") for name in ("now", "cells_now", "later", "cells_later")),
    ],
    align=True,
)
MOST_DEPTH: Final = 64
ROOT_NODE: Final = 0
NEW: Final = -1


class Tree:
    """What the search of one decision finds out, with room for so many positions."""

    def __init__(self, seat: int, plan: TreePlan, budget: int, seed: bytes) -> None:
        self.record = np.zeros(1, TREE)[0]
        self.record["seat"], self.record["seed"] = seat, seed_bytes(seed)
        for name in plan.__struct_fields__:
            self.record[name] = getattr(plan, name)
        # a simulation takes a position at least and adds a node at most, and an edge takes one: but for the last
        # simulation, which goes on when they are spent
        self.nodes = np.zeros(budget + 1, NODE)
        self.edges = np.zeros(budget + MOST_DEPTH, EDGE)
        self.slots = np.zeros((1 << (2 * budget).bit_length(), 2), np.uint64)

    def lines(self) -> list[Line]:
        """The actions of the decision, those searched most first, each with the best to follow it in the turn."""
        return [self._line(self.edges[place]) for place in self._best_first(ROOT_NODE)]

    def _line(self, edge: Any) -> Line:
        seconds = self._best_first(int(edge["then"])) if edge["then"] != ROOT_NODE else []
        then = ACTIONS[self.edges["code"][seconds[0]]] if seconds else None
        return Line(ACTIONS[edge["code"]], self._mean(edge), [], then, True)

    def _best_first(self, node: int) -> list[int]:
        """The places of the edges of a node in the turn that is to be decided, which were found one after the other."""
        found, newest = int(self.nodes["actions"][node]), int(self.nodes["newest"][node])
        places = range(newest + 1 - found, newest + 1)
        return sorted(places, key=lambda place: (-self.edges["visits"][place], -self._mean(self.edges[place])))

    def _mean(self, edge: Any) -> float:
        """The chance to win with an action."""
        counts = float(self.record["first_counts"])
        return float((counts * edge["first"] + edge["total"]) / (counts + edge["visits"]))


@compiled
def grow(
    figures: Figures,
    evaluators: Any,
    workspace: Workspace,
    states: Any,
    start: State,
    tree: Any,
    nodes: Any,
    edges: Any,
    slots: Any,
) -> None:
    """Judge the actions at the start; if there is a choice, simulate until no more positions may be evaluated.

    `evaluators` has one for each seat; that of the tree's seat is ready, those of the others get their odds when they
    first must decide on a guess.
    """
    codes, likely, here = np.empty(MOST, np.int32), np.empty(MOST_OUTCOMES), np.empty(MOST, np.int64)
    path, seats, seed = np.empty(MOST_DEPTH, np.int64), np.empty(MOST_DEPTH, np.int64), np.empty(SEED_BYTES, np.uint8)
    tree.nodes = 1
    begin(figures, states, start, tree, seed, 0)
    own = evaluators[tree.seat]
    found = open_node(figures, own, workspace, states, tree, nodes[ROOT_NODE], edges, 0, codes, likely, here)
    while workspace.budget > 0 and found > 1:
        edge = pick(tree, edges, here, open_again(nodes[ROOT_NODE], here))
        # on the same guesses in the same order for each action: luck is to be the same for all
        begin(figures, states, start, tree, seed, edges[edge].visits)
        depth, turns, ready = 0, 0, 1 << tree.seat
        while True:
            mover = int64(states[WORLD].active)
            path[depth], seats[depth] = edge, mover
            depth += 1
            ready = play(figures, evaluators, workspace, states, edges[edge].code, ready)
            is_over = states[WORLD].question == questions.OVER
            if is_over or states[WORLD].active != mover:
                turns += 1
                if turns == 1:  # what is drawn now is luck, and not to count
                    keep_hand(states[WORLD], own, workspace, tree.hand)
            if is_over or depth == MOST_DEPTH:
                break
            node = node_of(states[WORLD], turns, tree, slots)
            if node == NEW:
                break
            nodes[node].visits += 1
            if turns == 0 and nodes[node].visits >= nodes[edges[edge].then].visits:
                edges[edge].then = node
            mover = int64(states[WORLD].active)
            ready = make_ready(figures, evaluators, states, mover, ready)
            known = open_node(
                figures, evaluators[mover], workspace, states, tree, nodes[node], edges, turns, codes, likely, here
            )
            edge = pick(tree, edges, here, known)
        look_at_standing(figures, own, workspace, states, tree, turns)
        for step in range(depth):
            edges[path[step]].visits += 1
            edges[path[step]].total += workspace.chances[seats[step]]


@compiled
def begin(figures: Figures, states: Any, start: State, tree: Any, seed: Any, number: int) -> None:
    """Back to the decision, on the guess of this number: what is hidden, and what will be drawn."""
    seed[:] = tree.seed
    for byte in range(4):
        seed[byte] ^= (number >> (8 * byte)) & 0xFF
    states[WORLD] = start
    guess(figures, states[WORLD], tree.seat, seed)


@inlined
def play(figures: Figures, evaluators: Any, workspace: Workspace, states: Any, code: int, ready: int) -> int:
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
def make_ready(figures: Figures, evaluators: Any, states: Any, seat: int, ready: int) -> int:
    """Odds are those of when a seat first must decide on this guess."""
    if not ready >> seat & 1:
        set_odds(figures, states[WORLD], evaluators[seat])
    return ready | 1 << seat


# ---- nodes
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
    figures: Figures,
    evaluator: Evaluator,
    workspace: Workspace,
    states: Any,
    tree: Any,
    node: Any,
    edges: Any,
    turns: int,
    codes: Any,
    likely: Any,
    here: Any,
) -> int:
    """The edges of the mover's candidates on this guess, in `here`; those that are new are judged one ply ahead, as
    far as positions are left. How many."""
    if turns == 0 and node.actions > 0:
        return open_again(node, here)
    cells, most = (tree.cells_now, tree.now) if turns == 0 else (tree.cells_later, tree.later)
    count, found = min(listed(figures, states[WORLD], evaluator, workspace, cells, turns == 0, codes), most), 0
    for place in range(count):
        edge, older = node.newest, node.actions
        while older > 0 and edges[edge].code != codes[place]:
            edge = edges[edge].older
            older -= 1
        if older == 0:
            if found > 0 and workspace.budget <= 0:
                continue
            edge = tree.edges
            tree.edges += 1
            edges[edge].code = codes[place]
            edges[edge].older = node.newest
            edges[edge].first = value_one_ply_ahead(
                figures, evaluator, workspace, states, 0, WORLD, int64(codes[place]), likely
            )
            node.newest = edge
            node.actions += 1
        here[found] = edge
        found += 1
    return found


@compiled
def open_again(node: Any, here: Any) -> int:
    """The edges of a node in the turn that is to be decided: they are the same on all guesses. How many."""
    for number in range(node.actions):
        here[number] = node.newest + 1 - node.actions + number
    return node.actions


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


@inlined
def look_at_standing(
    figures: Figures, evaluator: Evaluator, workspace: Workspace, states: Any, tree: Any, turns: int
) -> None:
    """Everybody's chances as the seat knows the game. Until it acts again, its hand is the one that it kept."""
    if workspace.budget > 0:
        workspace.budget -= 1
    is_back = turns == figures.players and states[WORLD].actions_left == ACTIONS_A_TURN
    if is_back or 0 < turns < figures.players:
        workspace.hand[:] = tree.hand
        set_chances(figures, states[WORLD], evaluator, workspace)
    else:
        evaluate(figures, states[WORLD], evaluator, workspace)
