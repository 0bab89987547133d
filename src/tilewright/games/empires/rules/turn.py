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
from tilewright.games.empires.model.choices import Group, Groups
from tilewright.games.empires.model.events import ActionPassed, TurnBegan, TurnEnded
from tilewright.games.empires.model.names import HOME
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table, turn_order
from tilewright.games.empires.rules.attack import attacks, declare, explain_attack, pay_for_attack
from tilewright.games.empires.rules.build import Building, begin_build, explain_population
from tilewright.games.empires.rules.movement import begin_move, explain_move, moves
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


def _begin_turn(builder: StateBuilder, seat: Seat) -> None:
    builder.active = seat
    builder.actions_left = builder.material.figures.actions
    builder.tile_taken = builder.settled = False
    builder.singles_used = 0
    builder.log(TurnBegan(seat, builder.war, builder.round))


def go_on(builder: StateBuilder, active: Seat) -> None:
    """What follows an action: another one, or the end of the turn (SE-T3)."""
    if builder.actions_left or free_action_open(builder, active):
        builder.question = Acting(active)
    else:
        _end_turn(builder, active)


def _end_turn(builder: StateBuilder, active: Seat) -> None:
    """The turn ends; after the last round nobody is active (SE-A0)."""
    builder.log(TurnEnded(active))
    order = turn_order(builder.upper, builder.lower)
    place = order.index(active) + 1
    if place < len(order):
        _begin_turn(builder, order[place])
    elif builder.round < builder.material.rounds(builder.players):
        builder.round += 1
        _begin_turn(builder, order[0])
    else:
        builder.active = None


# What may be done in a turn


class Acting(Question[AnyAction], frozen=True, gc=False, tag="turn"):
    """Which action or free action (SE-T1, SE-T2)."""

    rule = "SE-T1"
    takes = (Pass, Take, Use, PlaceBlockade, Build, Destroy, Move, Attack, Settle, End)

    def groups(self, state: Table) -> Groups:
        seat = self.seat
        groups: list[Group] = [uses(state, seat), blockadings(state, seat)]
        if not state.actions_left:
            return [(END,), *groups]
        groups.append((PASS,))
        if not state.tile_taken:
            groups.append(takes(state, seat))
        if explain_population(state, seat) is None:
            groups += Building(seat, None).builds(state)
        groups += moves(state, seat)
        groups += attacks(state, seat)
        groups.append(settlings(state, seat))
        return groups

    def objection(self, state: Table, action: AnyAction) -> Refusal | None:
        """SE-T1 to SE-T3, and the rules of each action."""
        seat = self.seat
        match action:
            case Use():
                return explain_use(state, seat, action)
            case PlaceBlockade():
                return explain_blockade(state, seat, action)
            case End():
                return (
                    Refusal("SE-T3", "actions-are-left", {"left": state.actions_left}) if state.actions_left else None
                )
            case _ if not state.actions_left:
                return Refusal("SE-T1", "no-actions-are-left")
            case Take():
                if state.tile_taken:
                    return Refusal("SE-T1", "one-tile-a-turn")
                return explain_take(state, seat, action)
            case Build() | Destroy():
                return explain_population(state, seat) or Building(seat, None).objection(state, action)
            case Move():
                return explain_move(state, seat, action)
            case Attack():
                return explain_attack(state, seat, action)
            case Settle():
                return explain_settle(state, seat, action)
            case Pass():
                return None
            case _:
                raise AssertionError(f"{action} is no action of a turn")

    def apply(self, builder: StateBuilder, action: AnyAction) -> None:
        """An action, a free action, or the end of the turn."""
        seat = self.seat
        match action:
            case Use():
                use(builder, seat, action)
                return
            case PlaceBlockade():
                place_blockade(builder, seat, action)
                return
            case End():
                _end_turn(builder, seat)
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

    def only(self, state: Table) -> AnyAction | None:
        """A player who has nothing, and can take nothing, passes."""
        empire = state.empires[self.seat]
        if not state.actions_left or any(empire.fleets) or any(empire.armies[:HOME]):
            return None  # they can end the turn, or move
        if empire.population >= state.material.figures.build_population:
            return None  # they can build
        groups = self.groups(state)
        return PASS if sum(map(len, groups)) == 1 else None
