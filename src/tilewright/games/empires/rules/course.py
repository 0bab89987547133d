"""The course of the game: what comes next when no question is open, and all the rooms where one can be."""

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.builder import Desk
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
from tilewright.games.empires.rules.choices import Room
from tilewright.games.empires.rules.decisions import AnyDecision

ROOMS: dict[type[AnyDecision], Room] = {
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


def decide(desk: Desk, decision: AnyDecision, action: AnyAction) -> None:
    """What a decision brings, up to the next question or the end of the game."""
    desk.decision = None
    ROOMS[type(decision)].apply(desk, decision, action)
    run(desk)


def run(desk: Desk) -> None:
    """Go on until somebody has more than one answer to choose from."""
    while not desk.over:
        while desk.decision is None and not desk.over:
            _next(desk)
        if desk.decision is None:
            return
        room = ROOMS[type(desk.decision)]
        forced = room.only and room.only(desk, desk.decision)
        if not forced:
            return
        decision, desk.decision = desk.decision, None
        desk.log(OnlyChoice(decision.seat, str(forced), room.rule))
        room.apply(desk, decision, forced)


def _next(desk: Desk) -> None:
    """The order of the game: set-up; then in each war alliances, turns and the war's end (SE-A0)."""
    if desk.war == 0:
        setup.next_step(desk)
    elif len(desk.upper) + len(desk.lower) < desk.players:
        auction.open_auction(desk)
    elif desk.assault is not None:
        attack.next_step(desk)
    elif desk.round == 0:
        turn.begin_rounds(desk)
    elif desk.active >= 0:
        turn.go_on(desk)
    else:
        war_end.finish_war(desk)
        if desk.over:
            ending.finish_game(desk)
