"""A tree search for games with chance and hidden hands: PUCT over guesses, without rollouts.

Each simulation plays on from the decision on a guess of its own. Where the tree has been before, PUCT picks an action
among the candidates of this guess; at the first position where it has not, everybody's chances are judged and counted
for all actions on the way. A node stands for what everybody sees at one moment after the decision: hands and bag are
averaged over, while a war that was won and the same war lost have a node each.
"""

from collections.abc import Hashable, Sequence
from math import ceil, exp, log2, sqrt
from typing import Protocol

import msgspec


class Walk(Protocol):
    """A game that is played on from a decision, on one guess after another. Actions are codes."""

    @property
    def left(self) -> int:
        """Positions that may still be judged."""
        ...

    def begin(self, number: int) -> None:
        """Back to the decision, on the guess of this number: what is hidden, and what will be drawn."""
        ...

    def mover(self) -> int | None:
        """Whose action is due; None when the game is over."""
        ...

    def seen(self) -> Hashable:
        """What everybody sees, and how far the game has gone on."""
        ...

    def candidates(self) -> Sequence[int]:
        """The mover's actions that are worth a look, at least one."""
        ...

    def judge(self, code: int) -> float:
        """The mover's chance to win after an action, one ply ahead, as the mover knows the game."""
        ...

    def play(self, code: int) -> None:
        """Carry an action out, and whatever follows until an action is due again."""
        ...

    def standing(self) -> Sequence[float]:
        """Each seat's chance to win, as the seat that searches knows the game."""
        ...


class Plan(msgspec.Struct, frozen=True):
    """How the tree is searched.

    `exploration` is PUCT's constant and `temperature` that of the priors, a softmax over judgements one ply ahead, in
    chances to win. That judgement counts for `first_counts` simulations. `halved`: among so many actions of the
    decision itself sequential halving shares the simulations out, as Gumbel search does; with 0 it is PUCT there too.
    """

    exploration: float = 0.1
    temperature: float = 0.02
    first_counts: float = 1.0
    halved: int = 0


class Edge:
    """An action at a node: what it was judged one ply ahead, and the mover's chances that simulations found."""

    __slots__ = ("first", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first
        self.visits = 0
        self.total = 0.0

    def mean(self, first_counts: float) -> float:
        return (first_counts * self.first + self.total) / (first_counts + self.visits)


Node = dict[int, Edge]
"""The actions that were candidates there on any guess so far."""


class TreeSearch:
    def __init__(self, walk: Walk, plan: Plan) -> None:
        self._walk, self._plan = walk, plan
        self._nodes: dict[Hashable, Node] = {}
        walk.begin(0)
        self._seat = walk.mover()
        self.root: Node = {code: Edge(walk.judge(code)) for code in walk.candidates()}

    def best(self) -> int:
        """The action for the decision, once the positions are spent."""
        if len(self.root) == 1:
            return next(iter(self.root))
        return self._by_halving() if self._plan.halved else self._by_puct()

    def _by_puct(self) -> int:
        while self._walk.left > 0:
            self._simulate(self._pick(self.root, list(self.root)))
        return max(self.root, key=lambda code: (self.root[code].visits, self._mean(code)))

    def _by_halving(self) -> int:
        alive = sorted(self.root, key=self._mean, reverse=True)[: self._plan.halved]
        rounds = ceil(log2(len(alive)))
        for number in range(rounds):
            later = self._walk.left * (rounds - number - 1) // (rounds - number)
            while self._walk.left > later:
                self._simulate(min(alive, key=lambda code: self.root[code].visits))
            alive = sorted(alive, key=self._mean, reverse=True)[: (len(alive) + 1) // 2]
        return alive[0]

    def _mean(self, code: int) -> float:
        return self.root[code].mean(self._plan.first_counts)

    def _simulate(self, code: int) -> None:
        """Play on after this action, on the same guesses in the same order for each: luck is to be the same for all."""
        walk, edge = self._walk, self.root[code]
        walk.begin(edge.visits)
        path = [(self._seat, edge)]
        walk.play(code)
        while (mover := walk.mover()) is not None:
            seen = walk.seen()
            node = self._nodes.get(seen)
            if node is None:
                self._nodes[seen] = {}
                break
            codes = walk.candidates()
            for each in codes:
                if each not in node:
                    node[each] = Edge(walk.judge(each))
            code = self._pick(node, codes)
            path.append((mover, node[code]))
            walk.play(code)
        chances = walk.standing()
        for seat, edge in path:
            assert seat is not None
            edge.visits += 1
            edge.total += chances[seat]

    def _pick(self, node: Node, codes: Sequence[int]) -> int:
        """The action that PUCT looks at next, among those that can be done on this guess."""
        plan, edges = self._plan, [node[code] for code in codes]
        best = max(edge.first for edge in edges)
        priors = [exp((edge.first - best) / plan.temperature) for edge in edges]
        urge = plan.exploration * sqrt(1 + sum(edge.visits for edge in edges)) / sum(priors)
        scores = [
            edge.mean(plan.first_counts) + urge * prior / (1 + edge.visits)
            for edge, prior in zip(edges, priors, strict=True)
        ]
        return codes[scores.index(max(scores))]
