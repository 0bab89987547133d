"""The course of the game: what comes next when no question is open, and all the rooms where one can be."""

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Room
from tilewright.games.empires.model.events import OnlyChoice
from tilewright.games.empires.rules import (
    aftermath,
    attack,
    auction,
    battle,
    build,
    ending,
    helping,
    losses,
    movement,
    naval,
    setup,
    tiles,
    turn,
    war_end,
)
from tilewright.games.empires.rules.questions import AnyQuestion

ROOMS: dict[type[AnyQuestion], Room] = {
    **setup.ROOMS,
    **auction.ROOMS,
    **turn.ROOMS,
    **tiles.ROOMS,
    **build.ROOMS,
    **movement.ROOMS,
    **attack.ROOMS,
    **helping.ROOMS,
    **naval.ROOMS,
    **battle.ROOMS,
    **losses.ROOMS,
    **aftermath.ROOMS,
}


def decide(builder: StateBuilder, decision: AnyQuestion, action: AnyAction) -> None:
    """What a decision brings, up to the next question or the end of the game."""
    builder.decision = None
    ROOMS[type(decision)].apply(builder, decision, action)
    run(builder)


def run(builder: StateBuilder) -> None:
    """Go on until somebody has more than one answer to choose from."""
    while not builder.over:
        while builder.decision is None and not builder.over:
            _next(builder)
        if builder.decision is None:
            return
        room = ROOMS[type(builder.decision)]
        forced = room.only and room.only(builder, builder.decision)
        if not forced:
            return
        decision, builder.decision = builder.decision, None
        builder.log(OnlyChoice(decision.seat, str(forced), room.rule))
        room.apply(builder, decision, forced)


def _next(builder: StateBuilder) -> None:
    """The order of the game: set-up; then in each war alliances, turns and the war's end (SE-A0)."""
    if builder.war == 0:
        setup.next_step(builder)
    elif len(builder.upper) + len(builder.lower) < builder.players:
        auction.open_auction(builder)
    elif builder.assault is not None:
        attack.next_step(builder)
    elif builder.round == 0:
        turn.begin_rounds(builder)
    elif builder.active >= 0:
        turn.go_on(builder)
    else:
        war_end.finish_war(builder)
        if builder.over:
            ending.finish_game(builder)
