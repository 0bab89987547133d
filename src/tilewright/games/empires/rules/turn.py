"""Turns: two actions in any mix, free actions on top (SE-T)."""

from tilewright.games.empires.model.actions import (
    END,
    PASS,
    AnyAction,
    Attack,
    Build,
    Destroy,
    End,
    Move,
    Pass,
    PlaceBlockade,
    Settle,
    Take,
    Use,
)
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Group, Groups, Room
from tilewright.games.empires.model.events import ActionPassed, TurnBegan, TurnEnded
from tilewright.games.empires.model.names import HOME
from tilewright.games.empires.model.table import Table, turn_order
from tilewright.games.empires.rules.attack import attacks, declare, explain_attack, pay_for_attack
from tilewright.games.empires.rules.build import ANY, begin_build, build_choices, explain_build, explain_population
from tilewright.games.empires.rules.movement import begin_move, explain_move, moves
from tilewright.games.empires.rules.questions import Acting, Building
from tilewright.games.empires.rules.settle import explain_settle, settle, settlings
from tilewright.games.empires.rules.tiles import (
    blockadings,
    explain_blockade,
    explain_take,
    explain_use,
    free_action_open,
    place_blockade,
    take,
    takes,
    use,
    uses,
)
from tilewright.kernel import Refusal

# The order of turns


def begin_rounds(builder: StateBuilder) -> None:
    """The first turn of the war (SE-A5)."""
    builder.round = 1
    _begin_turn(builder, turn_order(builder.upper, builder.lower)[0])


def _begin_turn(builder: StateBuilder, seat: int) -> None:
    builder.active = seat
    builder.actions_left = builder.material.figures.actions
    builder.tile_taken = builder.settled = False
    builder.singles_used = 0
    builder.log(TurnBegan(seat, builder.war, builder.round))


def go_on(builder: StateBuilder) -> None:
    """What follows an action: another one, or the end of the turn (SE-T3)."""
    if builder.actions_left or free_action_open(builder, builder.active):
        builder.decision = Acting(builder.active)
    else:
        _end_turn(builder)


def _end_turn(builder: StateBuilder) -> None:
    """The turn ends; after the last round nobody is active (SE-A0)."""
    builder.log(TurnEnded(builder.active))
    order = turn_order(builder.upper, builder.lower)
    place = order.index(builder.active) + 1
    if place < len(order):
        _begin_turn(builder, order[place])
    elif builder.round < builder.material.rounds(builder.players):
        builder.round += 1
        _begin_turn(builder, order[0])
    else:
        builder.active = -1


# What may be done in a turn


def turn_groups(table: Table, decision: Acting) -> Groups:
    seat = decision.seat
    groups: list[Group] = [uses(table, seat), blockadings(table, seat)]
    if not table.actions_left:
        return [(END,), *groups]
    groups.append((PASS,))
    if not table.tile_taken:
        groups.append(takes(table, seat))
    if explain_population(table, seat) is None:
        groups += build_choices(table, Building(seat, ANY))
    groups += moves(table, seat)
    groups += attacks(table, seat)
    groups.append(settlings(table, seat))
    return groups


def only_pass(table: Table, decision: Acting) -> AnyAction | None:
    """A player who has nothing, and can take nothing, passes."""
    empire = table.empires[decision.seat]
    if not table.actions_left or any(empire.fleets) or any(empire.armies[:HOME]):
        return None  # they can end the turn, or move
    if empire.population >= table.material.figures.build_population:
        return None  # they can build
    groups = turn_groups(table, decision)
    return PASS if sum(map(len, groups)) == 1 else None


def explain_turn(table: Table, decision: Acting, action: AnyAction) -> Refusal | None:
    """SE-T1 to SE-T3, and the rules of each action."""
    seat = decision.seat
    match action:
        case Use():
            return explain_use(table, seat, action)
        case PlaceBlockade():
            return explain_blockade(table, seat, action)
        case End():
            return Refusal("SE-T3", "actions-are-left", {"left": table.actions_left}) if table.actions_left else None
        case _ if not table.actions_left:
            return Refusal("SE-T1", "no-actions-are-left")
        case Take():
            if table.tile_taken:
                return Refusal("SE-T1", "one-tile-a-turn")
            return explain_take(table, seat, action)
        case Build() | Destroy():
            return explain_population(table, seat) or explain_build(table, Building(seat, ANY), action)
        case Move():
            return explain_move(table, seat, action)
        case Attack():
            return explain_attack(table, seat, action)
        case Settle():
            return explain_settle(table, seat, action)
        case _:
            return None


def act(builder: StateBuilder, decision: Acting, action: AnyAction) -> None:
    """An action, a free action, or the end of the turn."""
    seat = decision.seat
    match action:
        case Use():
            use(builder, seat, action)
            return
        case PlaceBlockade():
            place_blockade(builder, seat, action)
            return
        case End():
            _end_turn(builder)
            return
        case _:
            builder.actions_left -= 1
    match action:
        case Take():
            builder.tile_taken = True
            take(builder, seat, action)
        case Build() | Destroy():
            begin_build(builder, seat, action)
        case Move():
            begin_move(builder, seat, action)
        case Attack():
            declare(builder, seat, action)
            pay_for_attack(builder, seat)
        case Settle():
            settle(builder, seat, action)
        case _:
            builder.log(ActionPassed(seat))


ROOMS = {
    Acting: Room(
        "SE-T1",
        (Pass, Take, Use, PlaceBlockade, Build, Destroy, Move, Attack, Settle, End),
        turn_groups,
        explain_turn,
        act,
        only_pass,
    )
}
