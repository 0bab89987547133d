"""Quick answers to the questions inside an attack, to play it to its end without a search."""

from collections.abc import Callable
from typing import Any

from tilewright.bots.empires.weights import Weights
from tilewright.games.empires.model.actions import DECLINE, ENOUGH, FIGHT, NO, YES, AnyAction, AskHelp, Lose, Raid, Use
from tilewright.games.empires.model.names import IMPROVEMENTS, SURPRISE_ATTACK
from tilewright.games.empires.model.table import Assault, allied, seat_of
from tilewright.games.empires.rules.battle import totals
from tilewright.games.empires.rules.helping import askable
from tilewright.games.empires.rules.odds import ROLLS, odds
from tilewright.games.empires.rules.questions import (
    AnsweringHelp,
    Arming,
    FacingNaval,
    LosingHelper,
    LosingUnit,
    Raiding,
    Rerolling,
    SeekingHelp,
    Supporting,
    Surprising,
    TakingMarker,
    Withdrawing,
)
from tilewright.games.empires.rules.strength import force
from tilewright.games.empires.state import EmpiresState

HOPEFUL = 0.35  # the least chance to win for which a Reserves tile is spent
CLOSE = 3  # a lead, either way, that one more strength may still turn


def play_out(state: EmpiresState, weights: Weights) -> EmpiresState:
    """The state after the attack under way, every question in it answered by this policy."""
    while state.assault is not None and state.question is not None:
        state = state.after(rollout_action(state, weights))
    return state


def rollout_action(state: EmpiresState, weights: Weights) -> AnyAction:
    return _POLICY[type(state.question)](state, state.question, weights)


def lead(state: EmpiresState, assault: Assault) -> int:
    """The attacker's strength above the defender's, in the battle being fought or about to be."""
    return force(state, assault, "attacker").total - force(state, assault, "defender").total


def _assault(state: EmpiresState) -> Assault:
    assert state.assault is not None, "asked inside an attack"
    return state.assault


def _raid(state: EmpiresState, _: Raiding, __: Weights) -> AnyAction:
    """The raid on the rival with most points."""
    raids = [action for action in state.actions() if isinstance(action, Raid)]
    return max(raids, key=lambda raid: state.empires[seat_of(state, raid.power)].points)


def _surprise(state: EmpiresState, _: Surprising, __: Weights) -> AnyAction:
    """Worth it where somebody could help the defender."""
    assault = _assault(state)
    defender = assault.attacked_player
    helped = any(
        allied(state, seat, defender) and empire.armies[assault.area]
        for seat, empire in enumerate(state.empires)
        if seat not in (defender, assault.attacker)
    )
    return Use(IMPROVEMENTS[SURPRISE_ATTACK]) if helped else NO


def _seek(state: EmpiresState, question: SeekingHelp, weights: Weights) -> AnyAction:
    """Ask where the battle is close, for what the ally would take."""
    assault = _assault(state)
    if abs(lead(state, assault)) > CLOSE:
        return ENOUGH
    for power, arm in askable(state, assault, question.seat):
        price = fair_price(state, question.seat, weights)
        if price <= state.empires[question.seat].gold:
            return AskHelp(power, arm, price)
    return ENOUGH


def fair_price(state: EmpiresState, asker: int, weights: Weights) -> int:
    """The least gold for which helping pays: what the side's second loss may cost."""
    assault = _assault(state)
    chances = odds(max(-12, min(12, lead(state, assault))))
    losses = chances.attacker_losses if asker == assault.attacker else chances.defender_losses
    risk = losses[2] / ROLLS * (weights.areas.losses + weights.terms.unrest)
    return int(risk / weights.areas.gold) + 1


def _help(state: EmpiresState, question: AnsweringHelp, weights: Weights) -> AnyAction:
    return YES if question.gold >= fair_price(state, question.asker, weights) else NO


def _naval(state: EmpiresState, question: FacingNaval, _: Weights) -> AnyAction:
    """Fight where it is even or better."""
    assault = _assault(state)
    sea = state.material.sea_of[assault.area]
    assert sea is not None, "there is a sea to fight in"
    mine, theirs = state.empires[question.seat], state.empires[assault.opponent(question.seat)]
    return FIGHT if mine.fleets[sea] >= theirs.fleets[sea] else DECLINE


def _use_if_close(state: EmpiresState, question: Arming | Supporting, _: Weights) -> AnyAction:
    close = abs(lead(state, _assault(state))) <= CLOSE
    return Use(state.material.tiles[question.asked_tile].id) if close else NO


def _reroll(state: EmpiresState, question: Rerolling, _: Weights) -> AnyAction:
    """Roll again when losing, with some hope."""
    assault = _assault(state)
    attack, defence = totals(state, assault)
    chances = odds(max(-12, min(12, lead(state, assault))))
    attacking = question.seat == assault.attacker
    ahead = attack - defence if attacking else defence - attack
    hope = (chances.win if attacking else chances.loss) / ROLLS
    return Use(state.material.tiles[question.asked_tile].id) if ahead <= 0 and hope >= HOPEFUL else NO


def _withdraw(state: EmpiresState, question: Withdrawing, _: Weights) -> AnyAction:
    return Use(state.material.tiles[question.asked_tile].id)


def _lose(state: EmpiresState, _: LosingUnit | LosingHelper, __: Weights) -> AnyAction:
    """An army before a fort; of helpers the one with most points."""
    losses = [action for action in state.actions() if isinstance(action, Lose)]
    army = next((action for action in losses if action.what == "army"), None)
    return army or max(losses, key=lambda action: state.empires[seat_of(state, action.what)].points)


def _take(_: EmpiresState, __: TakingMarker, ___: Weights) -> AnyAction:
    return YES


_POLICY: dict[Any, Callable[[EmpiresState, Any, Weights], AnyAction]] = {
    Raiding: _raid,
    Surprising: _surprise,
    SeekingHelp: _seek,
    AnsweringHelp: _help,
    FacingNaval: _naval,
    Arming: _use_if_close,
    Supporting: _use_if_close,
    Rerolling: _reroll,
    Withdrawing: _withdraw,
    LosingUnit: _lose,
    LosingHelper: _lose,
    TakingMarker: _take,
}
