"""Asking allies for help in a battle (SE-F3)."""

from tilewright.compiled.empires.choices import Groups, add, add_series
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    ANSWERING_HELP,
    ATTACKER_HELP,
    DEFENDER_HELP,
    LAND,
    NAVAL,
    NAVAL_DECISION,
    NONE,
    SEEKING_HELP,
    State,
)
from tilewright.compiled.empires.strength import fleets_there
from tilewright.compiled.empires.table import ask, seat_at, seats_away, upper_row
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import ARMY


@compiled
def naval_battle_ahead(figures: Figures, state: State) -> bool:
    """Can there be a naval battle against a player: has each principal a fleet in the sea?"""
    attacker, defender = int64(state.assault.attacker), int64(state.assault.defender)
    return fleets_there(figures, state, attacker) > 0 and fleets_there(figures, state, defender) > 0


@compiled
def helping_units(figures: Figures, state: State, ally: int, arm: int) -> int:
    """The armies or fleets with which an ally could join that battle."""
    assault = state.assault
    if arm == LAND:
        return 0 if assault.naval_only else int64(state.units[ARMY, ally, assault.area])
    return fleets_there(figures, state, ally) if naval_battle_ahead(figures, state) else 0


@compiled
def askable(figures: Figures, state: State, asker: int) -> int:
    """Whom they may still ask, and for what, as bits: (seats away - 1) × 2 + arm."""
    upper, mask, asked = upper_row(state), 0, state.assault.asked
    for ally in range(figures.players):
        if ally != asker and (upper >> ally & 1) == (upper >> asker & 1):
            for arm in (LAND, NAVAL):
                if not asked[arm] >> ally & 1 and helping_units(figures, state, ally, arm):
                    mask |= 1 << ((seats_away(figures, asker, ally) - 1) * 2 + arm)
    return mask


@compiled
def seek_attackers_help(figures: Figures, state: State) -> None:
    """The attacker asks first, against any target."""
    attacker = int64(state.assault.attacker)
    if askable(figures, state, attacker):
        ask(state, SEEKING_HELP, attacker)
    else:
        state.assault.step = DEFENDER_HELP


@compiled
def seek_defenders_help(figures: Figures, state: State) -> None:
    """Then a player who is attacked, unless by surprise."""
    defender = int64(state.assault.defender)
    if defender != NONE and not state.assault.surprise and askable(figures, state, defender):
        ask(state, SEEKING_HELP, defender)
    else:
        state.assault.step = NAVAL_DECISION


# ---- asking


@compiled
def asks(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """Whom to ask for help, for every sum in hand."""
    used = add(groups, 0, figures.code.enough, 1)
    allies, gold = askable(figures, state, seat), int64(state.gold[seat])
    return add_series(groups, used, figures.code.help, allies, 2 * (figures.players - 1), gold + 1)


@compiled
def seek_help(figures: Figures, state: State, seat: int, code: int) -> None:
    """One ask, answered at once; or no more of them."""
    assault, question = state.assault, state.question
    if code == figures.code.enough:
        assault.step = DEFENDER_HELP if assault.step == ATTACKER_HELP else NAVAL_DECISION
        return
    number, choices = code - figures.code.help, 2 * (figures.players - 1)
    arm, ally = number % 2, seat_at(figures, seat, number % choices // 2 + 1)
    assault.asked[arm] |= 1 << ally
    ask(state, ANSWERING_HELP, ally)
    question.asker, question.arm, question.gold = seat, arm, number // choices


# ---- answering


@compiled
def answers(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """Whether to help, and with how many."""
    most = helping_units(figures, state, seat, int64(state.question.arm))
    used = add(groups, 0, figures.code.no, 1)
    used = add(groups, used, figures.code.yes, 1)
    return add_series(groups, used, figures.code.with_, 1, 1, most - 1)


@compiled
def answer_help(figures: Figures, state: State, seat: int, code: int) -> None:
    """On yes the gold passes for good, and the ally brings all they have there, or as many as they say."""
    if code == figures.code.no:
        return
    asker, arm, gold = int64(state.question.asker), int64(state.question.arm), int64(state.question.gold)
    most = helping_units(figures, state, seat, arm)
    state.gold[asker] -= gold
    state.gold[seat] += gold
    state.assault.help[arm, seat] = most if code == figures.code.yes else code - figures.code.with_ + 1
