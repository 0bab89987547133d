"""What revolts and wars have in common: attacker and defender commit tiles, once each (TE-I2, TE-E3, TE-V1)."""

from tilewright.compiled.bits import count, lowest
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions, revolts, wars
from tilewright.compiled.tigris.bag import hand_size
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.games.tigris.model.names import RED


@compiled
def support(state: State) -> int:
    """The colour of tiles that may be committed: red in revolts, the war's own in wars (TE-I2, TE-E3)."""
    return RED if state.question == questions.REVOLT else state.attacker % COLOURS


@compiled
def strengths(state: State) -> tuple[int, int]:
    """Attacker's and defender's strength on the board."""
    if state.question == questions.REVOLT:
        return revolts.strength(state, state.attacker), revolts.strength(state, state.defender)
    marker = int(state.tile)
    return wars.strength(state, state.attacker, marker), wars.strength(state, state.defender, marker)


@compiled
def numbers(figures: Figures, state: State, most: int) -> int:
    """What may be committed by one who has at most so many, as bits (TE-V1 if support is limited)."""
    every = (1 << most + 1) - 1
    if not figures.limited_support:
        return every
    attack, defence = strengths(state)
    if state.committed == questions.NOT_YET:
        too_few = max(0, min(defence - attack, most))
        return 1 | every >> too_few + 1 << too_few + 1
    lacking = attack + state.committed - defence
    return 1 | 1 << lacking if 0 < lacking <= most else 1


@compiled
def choices(figures: Figures, state: State) -> int:
    """The numbers of tiles that the one who is asked may commit, as bits."""
    return numbers(figures, state, int(state.hands[state.seat, support(state)]))


@compiled
def is_asked(figures: Figures, state: State) -> bool:
    """TE-T4: whether somebody is asked follows from the board and the size of their hand alone."""
    return count(numbers(figures, state, hand_size(state, state.seat))) > 1


@compiled
def open_conflict(figures: Figures, state: State) -> bool:
    """Ask attacker, then defender, as far as needed; where nobody is, settle it: False."""
    if is_asked(figures, state):
        return True
    return commit(figures, state, 0)


@compiled
def commit(figures: Figures, state: State, number: int) -> bool:
    """The one who is asked commits so many tiles; is the defender asked now? If not, the conflict is settled."""
    state.hands[state.seat, support(state)] -= number
    if state.committed == questions.NOT_YET:
        state.committed = number
        state.seat = state.defender // COLOURS
        if is_asked(figures, state):
            return True
        number = 0
    settle(state, number)
    return False


@compiled
def settle(state: State, number: int) -> None:
    """More wins, a tie is the defender's, who committed this number (TE-I3, TE-E4)."""
    attack, defence = strengths(state)
    winner, loser = int(state.attacker), int(state.defender)
    if attack + state.committed <= defence + number:
        winner, loser = loser, winner
    if state.question == questions.REVOLT:
        revolts.settle(state, winner, loser)
    else:
        wars.settle(state, winner, loser, int(state.tile))


@compiled
def revolt(figures: Figures, state: State, attacker: int) -> bool:
    """The revolt that a leader just put on the board starts, if any; is somebody asked? (TE-I1)"""
    defender = revolts.rival(state, attacker)
    if defender < 0:
        return False
    questions.ask_conflict(state, questions.REVOLT, attacker, defender, HOME)
    return open_conflict(figures, state)


@compiled
def begin_war(figures: Figures, state: State, marker: int, colour: int) -> bool:
    """The war of this colour begins; is somebody asked? (TE-E2)"""
    attacker, defender = wars.opponents(figures, state, marker, colour)
    questions.ask_conflict(state, questions.WAR, attacker, defender, marker)
    return open_conflict(figures, state)


@compiled
def wage_wars(figures: Figures, state: State, marker: int) -> bool:
    """Settle the wars one at a time until somebody must decide or none is left (TE-E1, TE-E8, TE-E9)."""
    while True:
        colours = wars.open_wars(state, marker)
        if colours == 0:
            return False
        if count(colours) > 1:
            questions.ask(state, questions.WAR_CHOICE, state.active, marker)
            return True
        if begin_war(figures, state, marker, lowest(colours)):
            return True
