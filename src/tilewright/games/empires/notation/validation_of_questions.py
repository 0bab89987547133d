"""Positions that cannot be: the open question and the attack under way."""

from tilewright.games.empires.model.money import bid_limit
from tilewright.games.empires.model.names import (
    ARMS,
    BLOCKADE,
    DIPLOMATIC_SERVICE,
    FIGHTING_WITHDRAWAL,
    MILITIA,
    RESERVES,
    SURPRISE_ATTACK,
    TRAINED_NATIVES,
    WAR_OFFICE,
)
from tilewright.games.empires.model.table import Assault, allied
from tilewright.games.empires.rules.attack import can_attack
from tilewright.games.empires.rules.auction import explain_names
from tilewright.games.empires.rules.battle import totals
from tilewright.games.empires.rules.build import BUILT_BY, explain_population
from tilewright.games.empires.rules.helping import naval_battle_ahead
from tilewright.games.empires.rules.losses import current, defender_would_lose, due
from tilewright.games.empires.rules.movement import moves_of_action
from tilewright.games.empires.rules.questions import (
    Acting,
    AnsweringHelp,
    AnyQuestion,
    Arming,
    Bidding,
    Building,
    ChoosingAlliance,
    Declaring,
    FacingNaval,
    LosingHelper,
    LosingUnit,
    Moving,
    MovingNative,
    Raiding,
    Rerolling,
    SeekingHelp,
    Supporting,
    Surprising,
    TakingMarker,
    Withdrawing,
)
from tilewright.games.empires.rules.strength import fleets_there
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import PositionError

# The steps of SE-F0 that lie ahead while a question is open, and who is asked.
IN_BATTLE: dict[type[AnyQuestion], dict[str, str]] = {
    Surprising: {"attacker-help": "attacker"},
    SeekingHelp: {"attacker-help": "attacker", "defender-help": "defender"},
    AnsweringHelp: {"attacker-help": "ally", "defender-help": "ally"},
    FacingNaval: {"defender-naval": "attacker", "arms": "defender"},
    Arming: {"arms": "owner"},
    Supporting: {"roll": "support"},
    Rerolling: {"defender-reserves": "attacker", "decide": "defender"},
    Withdrawing: {"losses": "defender"},
    LosingUnit: {"losses": "loser"},
    LosingHelper: {"losses": "active"},
    TakingMarker: {"end": "attacker"},
}


def _need(condition: object, problem: str) -> None:
    if not condition:
        raise PositionError(problem)


def check_question(state: EmpiresState) -> None:
    """The question fits the moment, and leaves something to decide."""
    question = state.question
    if question is None:
        return
    if state.war:
        if isinstance(question, Bidding):
            _check_auction(state, question)
        else:
            _check_turn(state, question)
    answers = len(question.actions(state))
    _need(answers > 1, f"decision: {question.kind} leaves nothing to decide ({question.rule})")


def _check_auction(state: EmpiresState, question: Bidding) -> None:
    """SE-A1 to SE-A3, SE-A7."""
    _need(not state.round, "decision: the auction is over, the alliances stand (SE-A0)")
    if question.bidder is None:
        _need(question.seat == question.opener, "decision: the opener bids first (SE-A1)")
        _need(question == Bidding(question.seat, question.opener), "decision: a standing bid has a bidder (SE-A2)")
        return
    asked = (question.bidder + 1 + question.passes) % state.players
    _need(question.seat == asked != question.bidder, "decision: players are asked clockwise from the bidder (SE-A2)")
    _need(question.passes < state.players - 1, "decision: all others have passed, the auction is over (SE-A2)")
    _need((question.gold or 0) <= bid_limit(state, question.bidder), "decision: the standing bid is too high (SE-A7)")
    refusal = explain_names(state, question.a, question.b)
    _need(refusal is None and question.gold is not None, f"decision: the standing bid could not be made: {refusal}")


def _check_turn(state: EmpiresState, question: AnyQuestion) -> None:
    _need(state.round and state.active is not None, f"decision: {question.kind} comes in a turn (SE-T1)")
    steps = IN_BATTLE.get(type(question))
    if steps is None:
        _need(state.assault is None, "attack: none is under way at such a decision (SE-F0)")
        _need(question.seat == state.active, "decision: it is the active player's (SE-T1)")
        _check_own(state, question)
        return
    assault = state.assault
    if assault is None:
        raise PositionError("decision: it comes in an attack; a line 'attack: …' is missing (SE-F0)")
    _check_attack(state, assault)
    _need(assault.step in steps, f"attack: its step should be {' or '.join(steps)} (SE-F0)")
    _check_asked(state, assault, question, steps[assault.step])
    _check_in_attack(state, assault, question)


def _check_own(state: EmpiresState, question: AnyQuestion) -> None:
    """Questions to the active player outside battles."""
    empire = state.empires[question.seat]
    match question:
        case Building(unit=unit, source=source, destroyed=destroyed, militia=militia):
            if source is not None and source in BUILT_BY:
                _need(unit == BUILT_BY[source] and not militia, "decision: that tile builds another unit (SE-T2)")
                _need(empire.turned[source], "decision: the tile that builds is turned (SE-P2)")
            else:
                builds = source == MILITIA or (source is None and destroyed)
                _need(builds, "decision: source should be a tile that builds")
                paid = explain_population(state, question.seat) is None
                _need(paid, "decision: the build's population is to be paid (SE-B1)")
                _need(militia + (source == MILITIA) <= empire.tiles[MILITIA], "decision: too many for the Militia held")
                _need((unit is not None) == destroyed, "decision: unit is any until one is destroyed (SE-B2)")
        case MovingNative(area=area):
            _need(area in state.material.colonies and empire.armies[area], "decision: no natives stand there (SE-T2)")
            _need(empire.turned[TRAINED_NATIVES], "decision: the Trained Natives are turned (SE-P2)")
        case Moving(left=left, moved=moved):
            most = moves_of_action(state, question.seat)
            _need(0 < left < most and len(moved) <= most - left, "decision: so many moves there are not (SE-M1)")
            standing = all(moved.count((kind, place)) <= empire.units(kind)[place] for kind, place in moved)
            _need(standing, "decision: a unit that moved should stand where it says (SE-M1)")
        case Declaring():
            _need(empire.turned[WAR_OFFICE] and can_attack(state, question.seat), "decision: no War Office at work")
        case ChoosingAlliance():
            _need(empire.turned[DIPLOMATIC_SERVICE], "decision: no Diplomatic Service at work (SE-T2)")
        case Acting() | Raiding():
            pass
        case _:
            raise PositionError(f"decision: {question.kind} belongs to the set-up")


def _check_attack(state: EmpiresState, assault: Assault) -> None:
    """SE-F1 to SE-F3."""
    _need(assault.attacker == state.active, "attack: the active player attacks (SE-F1)")
    area, me = assault.area, state.empires[assault.attacker]
    raid_naval = assault.raid and assault.arm == "naval"
    targets = sum(target is not None for target in (assault.counter, assault.captive, assault.defender))
    _need(targets == 1, "attack: it has one target: a defender, a counter or a captive (SE-F1)")
    _need(assault.captive is None or assault.tile is not None, "attack: a captive is held by a tile (SE-F1)")
    _need(assault.counter is None or assault.tile is None, "attack: a counter stands without a tile (SE-F1)")
    if assault.counter is not None:
        _need(state.lying[assault.counter], "attack: that counter does not lie there (SE-F1)")
        _need(state.material.counters[assault.counter].strength, "attack: a settlement is not attacked (SE-F1)")
    elif assault.captive is not None:
        held = [(one.tile, one.area, one.owner) for one in state.captives]
        _need((assault.tile, area, assault.captive) in held, "attack: that tile does not lie there (SE-F1)")
    elif assault.raid:
        _need(state.empires[assault.attacked_player].markers[area], "attack: no marker there to raid (SE-P2)")
        _need(assault.defender != assault.attacker, "attack: a raid goes for another player's marker (SE-P2)")
    else:
        _need(not allied(state, assault.attacker, assault.attacked_player), "attack: they are in one alliance (SE-F1)")
    sea = state.material.sea_of[area]
    naval = assault.naval_only or raid_naval or assault.arm == "naval"
    _need(not naval or sea is not None, "attack: there is no sea there (SE-F2)")
    _need(not assault.naval_only or state.material.is_sea[area], "attack: that area has no sea of its own (SE-F2)")
    fought = assault.step in ("losses", "aftermath", "end")
    _need(assault.raid or naval or fought or me.armies[area], "attack: no own army there (SE-F2)")
    for arm in ARMS:
        asked = assault.asked(arm)
        for helper, units in assault.helpers(arm):
            _need(asked >> helper & 1, "attack: who helps was asked (SE-F3)")
            there = state.empires[helper].armies[area] if arm == "land" else fleets_there(state, assault, helper)
            _need(0 < units <= there, "attack: a helper brings a unit at least, and no more than are there (SE-F3)")
        principals = 1 << assault.attacker | (0 if assault.defender is None else 1 << assault.defender)
        _need(not asked & principals, "attack: nobody asks themselves or their enemy (SE-F3)")
    rolled = fought or assault.step in ("defender-reserves", "decide")
    _need(len(assault.dice) == (4 if rolled else 0), "attack: four dice, once they are rolled (SE-F6)")
    _need(bool(assault.outcome) == fought, "attack: an outcome follows the dice (SE-F6)")
    if fought and not assault.losses and assault.step == "losses":
        mine, theirs = totals(state, assault)
        right = "attacker" if mine > theirs else "defender" if mine < theirs else "tie"
        _need(assault.outcome == right, f"attack: the outcome of these dice is {right} (SE-F6)")


def _check_asked(state: EmpiresState, assault: Assault, question: AnyQuestion, who: str) -> None:
    """The right player is asked (SE-F0)."""
    seats = {
        "attacker": assault.attacker,
        "defender": assault.defender,
        "active": state.active,
        "support": assault.support,
    }
    if who in seats:
        _need(question.seat == seats[who], f"decision: the {who} is asked (SE-F0)")
    _need(not assault.raid or question.seat != assault.attacker, "decision: in a raid the taker is not asked (SE-P2)")


def _check_in_attack(state: EmpiresState, assault: Assault, question: AnyQuestion) -> None:
    """The question can come up, and its tile is there."""
    empire = state.empires[question.seat]
    match question:
        case Surprising():
            usable = empire.tiles[SURPRISE_ATTACK] and assault.defender is not None
            _need(usable, "decision: no Surprise Attack to use (SE-F0)")
        case AnsweringHelp(asker=asker, arm=arm, gold=gold):
            asked, answered = assault.asked(arm) >> question.seat & 1, question.seat in dict(assault.helpers(arm))
            _need(asked and not answered, "decision: they were asked and have not answered (SE-F3)")
            _need(allied(state, asker, question.seat), "decision: allies are asked (SE-F3)")
            _need(0 <= gold <= state.empires[asker].gold, "decision: an offer is gold in hand (SE-A7)")
        case FacingNaval():
            _need(naval_battle_ahead(state, assault), "decision: no naval battle to fight or decline (SE-F4)")
        case Arming(tile=tile):
            fits = tile in state.material.alliances_in[assault.area] and state.material.tiles[tile].arms == "either"
            _need(fits and empire.tiles[tile], "decision: that tile cannot serve there (SE-F5)")
            _need(not assault.tiles_asked >> tile & 1, "decision: that tile was asked about (SE-F5)")
        case Supporting():
            _need(empire.tiles[BLOCKADE] and assault.arm == "land", "decision: no Blockade to spend (SE-F5)")
        case Rerolling():
            _need(empire.ready(RESERVES), "decision: no Reserves to turn (SE-F7)")
        case Withdrawing():
            ready = empire.tiles[FIGHTING_WITHDRAWAL] and defender_would_lose(state, assault)
            _need(ready, "decision: no Fighting Withdrawal to use, or nothing to lose (SE-F0)")
        case LosingUnit() | LosingHelper():
            _need(assault.losses < len(due(assault)), "attack: no such losses are due (SE-F8)")
            side = current(assault)[0]
            loser = assault.attacker if side == "attacker" else assault.defender
            _need(isinstance(question, LosingHelper) or question.seat == loser, "decision: the loser is asked (SE-F10)")
        case TakingMarker():
            won = assault.arm == "land" and assault.outcome == "attacker" and assault.defender is not None
            has = won and state.empires[assault.attacked_player].markers[assault.area]
            _need(has, "decision: no marker to replace (SE-F11)")
        case _:
            pass
