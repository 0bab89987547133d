"""The compiled search as the engine uses it: states of the readable engine in, actions and their values out."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tilewright.bots.empires.compiled.auctions import search_bids
from tilewright.bots.empires.compiled.evaluation import look_from, set_chances, set_terms
from tilewright.bots.empires.compiled.layout import (
    BASE,
    MOST_CANDIDATES,
    MOST_PLANS,
    PLANS,
    ROOT,
    TRIAL,
    WEIGHTS,
    WORKSPACE,
)
from tilewright.bots.empires.compiled.search import search
from tilewright.bots.empires.evaluation import Evaluator
from tilewright.bots.empires.reasons import change_of_terms, odds_of_attack
from tilewright.bots.empires.search import ReadableSearch, Search, Values, dice_seeds
from tilewright.bots.empires.weights import by_hand
from tilewright.bots.engine import Budget, Reason
from tilewright.bots.nets.layout import put
from tilewright.bots.nets.library import Net
from tilewright.compiled.chance import SEED_BYTES
from tilewright.compiled.empires.convert import pack
from tilewright.compiled.empires.figures import build_figures
from tilewright.compiled.empires.layout import NONE, STATE
from tilewright.compiled.empires.sequence_of_play import apply
from tilewright.encodings.empires.actions import EmpiresCodec
from tilewright.encodings.empires.gold import highest_bid
from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import AnyAction, Attack
from tilewright.games.empires.model.material import load
from tilewright.games.empires.model.money import bid_limit
from tilewright.games.empires.model.names import IMPROVEMENTS, POWERS
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, OptionError, Rng, seed_of

TABLES = 64  # kinds of tables, by players and options, whose figures and codes are kept


def search_for(evaluator: Evaluator, state: EmpiresState, seat: int, budget: Budget, net: Net | None = None) -> Search:
    """The compiled search; the readable one at a table with more material, or more gold, than there is room for."""
    table = _table(state.players, state.options)
    if table is None or bid_limit(state, seat) > table.highest_bid:
        return ReadableSearch(evaluator, state, seat, budget)
    return CompiledSearch(evaluator, state, seat, budget, net)


class _Table(NamedTuple):
    """What follows from the number of players and the options."""

    figures: Any
    codec: EmpiresCodec
    highest_bid: int


@lru_cache(maxsize=TABLES)
def _table(players: int, options: EmpiresOptions) -> _Table | None:
    """None if the compiled engine has no room for such a table."""
    try:
        figures = build_figures(players, options)
    except OptionError:
        return None
    return _Table(figures, EmpiresCodec(players, options), highest_bid(load(options.material), players))


@lru_cache(maxsize=TABLES)
def _weights(evaluator: Evaluator, net: Net | None) -> Any:
    records = np.zeros(1, WEIGHTS)
    put_weights(records[0], evaluator)
    if net is not None:
        put(records["net"], net.layers)
    return records[0]


def put_weights(record: Any, evaluator: Evaluator) -> None:
    """Put the weights of an evaluator into a record of WEIGHTS."""
    weights = evaluator.weights
    record["by"] = evaluator.by
    for name, figures in (("scale", weights.scale), ("areas", weights.areas)):
        for field in figures.__struct_fields__:
            record[name][field] = getattr(figures, field)
    record["tiles"] = [weights.tiles.get(tile, 0.0) for tile in IMPROVEMENTS]


class CompiledSearch:
    """Searches the answers to one question, on one guess; what `ReadableSearch` does, but faster."""

    def __init__(
        self, evaluator: Evaluator, state: EmpiresState, seat: int, budget: Budget, net: Net | None = None
    ) -> None:
        self._evaluator, self._state, self._seat, self._budget = evaluator, state, seat, budget
        table = _table(state.players, state.options)
        assert table is not None, "there is room for it"
        self._figures, self._codec = table.figures, table.codec
        self._weights = _weights(evaluator, net)
        self._workspace = np.zeros(1, WORKSPACE)[0]
        self._workspace["seat"], self._workspace["budget"] = seat, budget.left
        self._states = np.zeros(PLANS + 1 + min(MOST_PLANS, budget.left), STATE)  # each plan takes from the budget
        self._states[ROOT] = self._states[BASE] = pack(state)
        self._codes, self._values = np.zeros(MOST_CANDIDATES, np.int32), np.zeros(MOST_CANDIDATES)
        self._before: list[float] = []  # the seat's terms, once they are needed
        self._known = (self._figures, self._weights, self._workspace, self._states)
        look_from(*self._known)

    def chances(self) -> list[float]:
        """Each seat's chance to win."""
        set_chances(*self._known, ROOT)
        return self._workspace["chances"][: self._state.players].tolist()

    def bids(self) -> Values:
        return self._found(search_bids(*self._known, self._codes, self._values))

    def values(self, whole_turn: bool, rng: Rng) -> Values:
        words = self._states.view(np.uint64).reshape(len(self._states), -1)
        dice = np.frombuffer(b"".join(dice_seeds(rng)), np.uint8).reshape(-1, SEED_BYTES).copy()
        return self._found(search(*self._known, words, dice, whole_turn, self._codes, self._values))

    def _found(self, number: int) -> Values:
        self._budget.left = int(self._workspace["budget"])
        codes, values = self._codes[:number].tolist(), self._values[:number].tolist()
        return [(self._codec.decode(code, self._state), value) for code, value in zip(codes, values, strict=True)]

    def reasons(self, action: AnyAction) -> tuple[Reason, ...]:
        if isinstance(action, Attack):
            return odds_of_attack(self._state, self._seat, action)
        states = self._states
        states[TRIAL] = states[ROOT]
        apply(self._figures, states[TRIAL], self._codec.encode(action, self._state))
        after = states[TRIAL]
        ended = after["question"]["kind"] == NONE
        if after["assault"]["attacker"] != NONE or ended or after["war"] != states[ROOT]["war"]:
            return ()
        self._before = self._before or self._terms(ROOT)
        return change_of_terms(self._evaluator, self._state, self._before, self._terms(TRIAL))

    def _terms(self, place: int) -> list[float]:
        """The seat's terms in one of the states."""
        set_terms(*self._known, place)
        return self._workspace["terms"][self._seat].tolist()


def call_all() -> None:
    """Call every compiled function once."""
    state, seed = GAME.start(2, 0, {"powers": POWERS[:2]}), seed_of(0)
    search = CompiledSearch(Evaluator(by_hand()), state, 0, Budget(1))
    search.chances()
    search.bids()
    search.reasons(search.values(True, Draws(Chance(seed)))[0][0])
