"""The sequence of play: what comes next when no question is open (SE-A0)."""

from typing import Any

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import OnlyChoice
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.rules import attack, auction, ending, setup, turn, war_end


def decide(builder: StateBuilder, question: Question[Any], action: AnyAction) -> None:
    """What the answer to a question brings, up to the next question or the end of the game."""
    builder.question = None
    question.apply(builder, action)
    run(builder)


def run(builder: StateBuilder) -> None:
    """Go on until somebody has more than one answer to choose from."""
    while not builder.over:
        while builder.question is None and not builder.over:
            _next(builder)
        if builder.question is None:
            return
        question = builder.question
        forced = question.only(builder)
        if forced is None:
            return
        builder.question = None
        builder.log(OnlyChoice(question.seat, str(forced), question.rule))
        question.apply(builder, forced)


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
    elif builder.active is not None:
        turn.go_on(builder, builder.active)
    else:
        war_end.finish_war(builder)
        if builder.over:
            ending.finish_game(builder)
