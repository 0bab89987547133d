"""How the tree of turns is searched. The search itself is in `compiled/tree_search.py`: it needs a net."""

import msgspec


class TreePlan(msgspec.Struct, frozen=True):
    """How the tree is searched.

    `exploration` is PUCT's constant, `temperature` that of its priors, a softmax over judgements one ply ahead; both in
    chances to win. That judgement counts for `first_counts` simulations. `now` and `later` are how many candidates a
    node has in the turn that is to be decided and in those that follow it, `cells_now` and `cells_later` how many cells
    of each kind of placement.
    """

    exploration: float = 0.1
    temperature: float = 0.05
    first_counts: float = 1.0
    now: int = 40
    cells_now: int = 6
    later: int = 8
    cells_later: int = 2
