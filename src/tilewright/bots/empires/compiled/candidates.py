"""Candidate actions: the same as the readable search lists, in the same order."""

from typing import Any

import numpy as np

from tilewright.bots.empires.compiled.layout import BATTLE, MOST_CANDIDATES
from tilewright.bots.empires.compiled.odds import chance_to_win
from tilewright.bots.empires.compiled.rollout_policy import lead
from tilewright.bots.empires.search import LEAST_HOPE, OFFERS
from tilewright.compiled.empires.attack import declare
from tilewright.compiled.empires.codes import codes
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import askable, naval_battle_ahead
from tilewright.compiled.empires.layout import ANSWERING_HELP, KINDS, LAND, NAVAL, PLACES, SEEKING_HELP, State
from tilewright.compiled.empires.strength import fleets_there
from tilewright.compiled.empires.table import seat_at, seats_away
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import HOME

BLOCK = 4096  # more than the places in a list of one kind of action


@compiled
def is_attack(figures: Figures, code: int) -> bool:
    """Does the action declare an attack?"""
    code_of = figures.code
    return code_of.attack_neutral <= code < code_of.lose_unit or code_of.attack <= code < code_of.raid


@compiled
def is_move(figures: Figures, code: int) -> bool:
    return figures.code.move <= code < figures.code.settle


@compiled
def list_candidates(figures: Figures, states: Any, place: int, seat: int, out: Any) -> int:
    """The actions in one of the states, but for offers too high; moves, of which there are most, come last. Attacks
    with little hope are among them only if there is nothing else. How many they are."""
    state = states[place]
    if state.question.kind == SEEKING_HELP:
        return _list_asks(figures, state, seat, out)
    if state.question.kind == ANSWERING_HELP:
        out[0], out[1] = figures.code.no, figures.code.yes  # who helps brings all they have
        return 2
    legal, poor, moves = np.empty(MOST_CANDIDATES, np.int32), np.empty(MOST_CANDIDATES, np.int32), 0
    number, first, hopeless = codes(figures, state, legal), 0, 0
    for each in range(number):
        code = int64(legal[each])
        if is_attack(figures, code) and not _is_hopeful(figures, states, place, seat, code):
            poor[hopeless] = code
            hopeless += 1
        elif is_move(figures, code):
            legal[moves] = code
            moves += 1
        else:
            out[first] = code
            first += 1
    if first + moves == 0:
        first = hopeless
        out[:first] = poor[:first]
    _sort(figures, seat, out, first)
    out[first : first + moves] = legal[:moves]
    return first + moves


@compiled
def _list_asks(figures: Figures, state: State, seat: int, out: Any) -> int:
    """Whom to ask for help, for the lowest sums."""
    out[0], number = figures.code.enough, 1
    asks, choices = askable(figures, state, seat), 2 * (figures.players - 1)
    for gold in range(min(OFFERS, int64(state.gold[seat]) + 1)):
        for ally in range(figures.players):
            if ally != seat:
                first = (seats_away(figures, seat, ally) - 1) * 2
                for arm in (LAND, NAVAL):
                    if asks >> first + arm & 1:
                        out[number] = figures.code.help + gold * choices + first + arm
                        number += 1
    return number


@compiled
def _is_hopeful(figures: Figures, states: Any, place: int, seat: int, code: int) -> bool:
    """Is an attack likely enough to succeed, before anybody helps?"""
    states[BATTLE] = states[place]
    state = states[BATTLE]
    declare(figures, state, seat, code)
    assault = state.assault
    if assault.naval_only:
        if not naval_battle_ahead(figures, state):
            return False
    else:
        defender = int64(assault.defender)
        mine, theirs = fleets_there(figures, state, seat), fleets_there(figures, state, defender)
        if mine and not theirs:
            assault.support = seat
        elif theirs and not mine:
            assault.support = defender
    return chance_to_win(lead(figures, state)) >= LEAST_HOPE


# ---- the order of the readable engine
@compiled
def _sort(figures: Figures, seat: int, out: Any, number: int) -> None:
    """Put so many actions that are no moves into the order of the readable engine."""
    for each in range(1, number):
        place, code = each, int64(out[each])
        order = _order(figures, seat, code)
        while place > 0 and _order(figures, seat, int64(out[place - 1])) > order:
            out[place] = out[place - 1]
            place -= 1
        out[place] = code


@compiled
def _order(figures: Figures, seat: int, code: int) -> int:
    """Where an action stands in the list of the readable engine."""
    code_of, players = figures.code, figures.players
    if code < code_of.take:  # short answers, powers and placements; the end of a turn comes first
        short = code_of.end, code_of.decline, code_of.fight, code_of.no, code_of.yes
        for place in range(len(short)):
            if code == short[place]:
                return place - BLOCK
        return 3 * BLOCK + code
    if code < code_of.use:  # take
        return 4 * BLOCK + code
    if code < code_of.build:  # use, blockade
        return code
    if code < code_of.move:  # build, destroy: unit by unit
        number = code - code_of.build
        destroys, number = number // (3 * PLACES), number % (3 * PLACES)
        return 5 * BLOCK + (number // PLACES * 2 + destroys) * PLACES + number % PLACES
    if code < code_of.attack_neutral:  # settle: by kind of counter
        number = code - code_of.settle
        return 9 * BLOCK + figures.settlements[number // HOME, number % HOME]
    if code < code_of.lose_unit:  # attack neutral
        kind = code - code_of.attack_neutral
        return 7 * BLOCK + figures.counter_area[kind] * KINDS + kind
    if code < code_of.attack:  # lose army, fort
        return code
    if code < code_of.attack_captive:  # attack: on land, then at sea, player by player
        number = code - code_of.attack
        rival = seat_at(figures, seat, number // (2 * HOME) + 1)
        return 6 * BLOCK + (rival * 2 + number % 2) * HOME + number // 2 % HOME
    if code < code_of.raid:  # attack captive
        number = code - code_of.attack_captive
        return 8 * BLOCK + number // players * players + seat_at(figures, seat, number % players)
    if code < code_of.lose_power:  # raid
        number = code - code_of.raid
        return seat_at(figures, seat, number // HOME + 1) * HOME + number % HOME
    return seat_at(figures, seat, code - code_of.lose_power)
