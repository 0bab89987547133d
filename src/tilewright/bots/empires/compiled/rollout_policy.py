"""Quick answers to the questions inside an attack, to play it to its end without a search."""

from tilewright.bots.empires.compiled.evaluation import UNREST
from tilewright.bots.empires.compiled.layout import Weights
from tilewright.bots.empires.compiled.odds import ATTACKER_LOSSES, DEFENDER_LOSSES, LOSS, WIN, row_of
from tilewright.bots.empires.rollout_policy import CLOSE, HOPEFUL
from tilewright.compiled.empires.battle import side_total
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import askable
from tilewright.compiled.empires.layout import (
    ANSWERING_HELP,
    ARMING,
    FACING_NAVAL,
    LAND,
    LOSING_HELPER,
    LOSING_UNIT,
    NAVAL,
    NONE,
    REROLLING,
    SEEKING_HELP,
    SUPPORTING,
    SURPRISING,
    WITHDRAWING,
    State,
)
from tilewright.compiled.empires.losses import LOSE_ARMY, LOSE_FORT, helpers, losable, losing_side
from tilewright.compiled.empires.sequence_of_play import apply
from tilewright.compiled.empires.strength import ATTACKER, DEFENDER, fleets_there, force
from tilewright.compiled.empires.table import allied, seats_away
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, BLOCKADE, FIGHTING_WITHDRAWAL, RESERVES, SURPRISE_ATTACK
from tilewright.games.empires.rules.odds import ROLLS


@inlined
def play_out(figures: Figures, state: State, weights: Weights) -> None:
    """Go on to the end of the attack under way, every question in it answered by this policy."""
    while NONE not in (state.assault.attacker, state.question.kind):
        apply(figures, state, rollout_action(figures, state, weights))


@compiled
def rollout_action(figures: Figures, state: State, weights: Weights) -> int:
    kind, codes = state.question.kind, figures.code
    if kind == SURPRISING:
        return codes.use + SURPRISE_ATTACK if _defender_has_help(figures, state) else codes.no
    if kind == SEEKING_HELP:
        return _seek(figures, state, weights)
    if kind == ANSWERING_HELP:
        price = fair_price(figures, state, int64(state.question.asker), weights)
        return codes.yes if state.question.gold >= price else codes.no
    if kind == FACING_NAVAL:
        return _naval(figures, state)
    if kind == ARMING:
        return codes.use + int64(state.question.tile) if _is_close(figures, state) else codes.no
    if kind == SUPPORTING:
        return codes.use + BLOCKADE if _is_close(figures, state) else codes.no
    if kind == REROLLING:
        return codes.use + RESERVES if _rolls_again(figures, state) else codes.no
    if kind == WITHDRAWING:
        return codes.use + FIGHTING_WITHDRAWAL
    if kind == LOSING_UNIT:
        army = losable(figures, state, losing_side(state.assault)) >> ARMY & 1
        return codes.lose_unit + (LOSE_ARMY if army else LOSE_FORT)
    if kind == LOSING_HELPER:
        return _lose_helper(figures, state)
    return codes.yes  # take the marker


@compiled
def lead(figures: Figures, state: State) -> int:
    """The attacker's strength above the defender's, in the battle being fought or about to be."""
    return force(figures, state, ATTACKER) - force(figures, state, DEFENDER)


@compiled
def _is_close(figures: Figures, state: State) -> bool:
    return abs(lead(figures, state)) <= CLOSE


@compiled
def _defender_has_help(figures: Figures, state: State) -> bool:
    """A Surprise Attack is worth it where somebody could help the defender."""
    attacker, defender = int64(state.assault.attacker), int64(state.assault.defender)
    helped = False
    for seat in range(figures.players):
        if seat not in (attacker, defender) and allied(state, seat, defender):
            helped |= state.units[ARMY, seat, state.assault.area] > 0
    return helped


@compiled
def _seek(figures: Figures, state: State, weights: Weights) -> int:
    """Ask where the battle is close, for what the ally would take."""
    asker = int64(state.question.seat)
    if not _is_close(figures, state):
        return figures.code.enough
    price = fair_price(figures, state, asker, weights)
    if price > state.gold[asker]:
        return figures.code.enough
    asks = askable(figures, state, asker)
    for ally in range(figures.players):
        if ally != asker:
            first = (seats_away(figures, asker, ally) - 1) * 2
            for arm in (LAND, NAVAL):
                if asks >> first + arm & 1:
                    return figures.code.help + price * 2 * (figures.players - 1) + first + arm
    return figures.code.enough


@compiled
def fair_price(figures: Figures, state: State, asker: int, weights: Weights) -> int:
    """The least gold for which helping pays: what the side's second loss may cost."""
    row = row_of(lead(figures, state))
    lost = ATTACKER_LOSSES[row, 2] if asker == state.assault.attacker else DEFENDER_LOSSES[row, 2]
    risk = lost / ROLLS * (weights.areas.losses + weights.by[UNREST])
    return int(risk / weights.areas.gold) + 1


@compiled
def _naval(figures: Figures, state: State) -> int:
    """Fight where it is even or better."""
    assault, seat = state.assault, int64(state.question.seat)
    other = int64(assault.defender if seat == assault.attacker else assault.attacker)
    even = fleets_there(figures, state, seat) >= fleets_there(figures, state, other)
    return figures.code.fight if even else figures.code.decline


@compiled
def _rolls_again(figures: Figures, state: State) -> bool:
    """Roll again when losing, with some hope."""
    attacking, row = state.question.seat == state.assault.attacker, row_of(lead(figures, state))
    ahead = side_total(figures, state, ATTACKER) - side_total(figures, state, DEFENDER)
    if not attacking:
        ahead = -ahead
    hope = (WIN[row] if attacking else LOSS[row]) / ROLLS
    return ahead <= 0 and hope >= HOPEFUL


@compiled
def _lose_helper(figures: Figures, state: State) -> int:
    """Of helpers the one with most points."""
    helping, best = helpers(figures, state, losing_side(state.assault)), NONE
    for seat in range(figures.players):
        if helping >> seat & 1 and (best == NONE or state.points[seat] > state.points[best]):
            best = seat
    return figures.code.lose_power + seats_away(figures, int64(state.question.seat), best)
