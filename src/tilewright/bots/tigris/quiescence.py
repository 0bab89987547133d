"""Quiet positions: everything that an action opens is resolved, conflicts by their odds, offers by evaluation.

A conflict has two ends; each is played out with hands that make it possible, so that what a guess happens to hold
decides nothing.
"""

from collections.abc import Callable

from msgspec.structs import replace

from tilewright.bots.sums import sum_in_order
from tilewright.bots.tigris.odds import Odds
from tilewright.games.tigris.model.actions import ChooseWar, Commit, TigrisAction
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.model.ownership import OWN, ColourIndex, owner_of
from tilewright.games.tigris.rules import wars
from tilewright.games.tigris.rules.conflicts import Conflict
from tilewright.games.tigris.rules.questions import Over, Pending, Revolt, War, WarChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Seat

Outcomes = list[tuple[float, TigrisState]]
Value = Callable[[TigrisState], float]

PRICE = 0.04  # the price of a committed tile, as a share of what is at stake
UNLIKELY = 0.03  # ends of conflicts less likely than this are left out


def chance_to_win(state: TigrisState, conflict: Conflict, seat: int, odds: tuple[Odds, ...], committed: int) -> float:
    """The attacker's chance with so many tiles committed: the defender commits enough if they hold enough."""
    colour = conflict.support
    attack, defence = conflict.strengths(state.board)
    needed = attack + committed - defence
    if needed <= 0:
        return 0.0
    if owner_of(conflict.defender) == seat:
        return 0.0 if state.hand(seat)[colour] >= needed else 1.0
    return 1.0 - odds[colour].at_least(needed)


def commitments(state: TigrisState, conflict: Conflict) -> tuple[int, ...]:
    """The numbers of tiles to consider: none, and all that change something."""
    numbers = conflict.choices(state)
    attack, defence = conflict.strengths(state.board)
    if conflict.committed is not None:
        needed = attack + conflict.committed - defence
        return (0, needed) if needed > 0 and needed in numbers else (0,)
    return tuple(number for number in numbers if number == 0 or attack + number > defence)


def likely_commitment(state: TigrisState, conflict: Conflict, odds: tuple[Odds, ...]) -> int:
    """What the seat that is asked commits: the price of a tile against the chance that it buys."""
    seat = conflict.seat
    if conflict.committed is not None:
        return commitments(state, conflict)[-1]
    return max(
        commitments(state, conflict),
        key=lambda number: (chance_to_win(state, conflict, seat, odds, number) - PRICE * number, -number),
    )


def conflict_outcomes(
    state: TigrisState, conflict: Conflict, seat: int, odds: tuple[Odds, ...], committed: int
) -> Outcomes:
    """How a conflict may end if the one who is asked commits so many tiles; what others commit is a matter of odds.

    A beaten attacker is met by just enough. One who attacks another than the seat, or the seat itself, commits just
    enough to win or nothing.
    """
    if conflict.committed is not None:
        return [(1.0, state.after(Commit(committed)))]
    attack, defence = conflict.strengths(state.board)
    if conflict.seat == seat:
        won = chance_to_win(state, conflict, seat, odds, committed)
        ways = ((won, committed, 0), (1.0 - won, committed, max(0, attack + committed - defence)))
    else:
        won = _chance_of_others(state, conflict, seat, odds)
        ways = ((won, max(0, defence - attack + 1), 0), (1.0 - won, 0, max(0, attack - defence)))
    likely = [way for way in ways if way[0] >= UNLIKELY]
    total = sum_in_order(chance for chance, _, _ in likely)
    return [(chance / total, _resolved(state, conflict, tiles, answer)) for chance, tiles, answer in likely]


def _chance_of_others(state: TigrisState, conflict: Conflict, seat: int, odds: tuple[Odds, ...]) -> float:
    """The chance of an attacker whose hand the seat does not know."""
    colour = conflict.support
    attack, defence = conflict.strengths(state.board)
    if owner_of(conflict.defender) == seat:
        return odds[colour].at_least(defence + state.hand(seat)[colour] - attack + 1)
    return odds[colour].ahead(defence - attack + 1)


def _resolved(state: TigrisState, conflict: Conflict, committed: int, answer: int) -> TigrisState:
    """The conflict with these commitments, the hands being such that they can be made."""
    colour = conflict.support
    asked = _holding(state, conflict.seat, colour, committed).after(Commit(committed))
    if not _is_answer(asked.pending, conflict):
        return asked
    return _holding(asked, owner_of(conflict.defender), colour, answer).after(Commit(answer))


def _is_answer(pending: Pending | None, conflict: Conflict) -> bool:
    """Is it the defender of this very conflict who is asked now?"""
    return (
        isinstance(pending, Revolt | War)
        and pending.committed is not None
        and (pending.attacker, pending.defender) == (conflict.attacker, conflict.defender)
    )


def _holding(state: TigrisState, seat: Seat, colour: ColourIndex, number: int) -> TigrisState:
    """The state with at least so many tiles of a colour in a hand, in exchange for others of it."""
    hand = bytearray(state.hand(seat))
    lacking = number - hand[colour]
    if lacking <= 0:
        return state
    hand[colour] += lacking
    for other, held in enumerate(hand):
        given = min(lacking, held) if other != colour else 0
        hand[other] -= given
        lacking -= given
    hands = bytearray(state.hands)
    hands[OWN[seat]] = hand
    return replace(state, hands=bytes(hands))


def quiesce(state: TigrisState, seat: int, odds: tuple[Odds, ...], value: Value) -> Outcomes:
    """The states in which the next action, or the next turn, is due, with their chances."""
    pending = state.pending
    if pending is None or isinstance(pending, Over):
        return [(1.0, state)]
    if isinstance(pending, Revolt | War):
        known = pending.seat == seat or pending.committed is not None
        committed = likely_commitment(state, pending, odds) if known else 0
        following = conflict_outcomes(state, pending, seat, odds, committed)
    else:
        following = [(1.0, state.after(best_answer(state, pending, seat, odds, value)))]
    return [(chance * more, end) for chance, each in following for more, end in quiesce(each, seat, odds, value)]


def best_answer(state: TigrisState, pending: Pending, seat: int, odds: tuple[Odds, ...], value: Value) -> TigrisAction:
    """The answer to a decision that is no conflict: the best for the seat, or the first if it is another's."""
    if isinstance(pending, WarChoice):
        return ChooseWar(COLOURS[_war_first(state, pending, seat, odds)])
    options = tuple(pending.actions(state))
    if pending.seat != seat or len(options) == 1:
        return options[0]
    return max(options, key=lambda option: value(state.after(option)))


def _war_first(state: TigrisState, choice: WarChoice, seat: int, odds: tuple[Odds, ...]) -> ColourIndex:
    """The war that is best for the seat: the one that it is likeliest to win."""

    def score(colour: ColourIndex) -> float:
        attacker, defender = wars.opponents(state.board, choice.marker, colour, state.active)
        if owner_of(attacker) != seat:
            return -1.0
        war = War(seat, attacker, defender, None, choice.marker)
        held = state.hand(seat)[colour]
        return chance_to_win(state, war, seat, odds, held)

    return max(wars.open_wars(state.board, choice.marker), key=score)
