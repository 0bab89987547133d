"""Advice for a position and the review of a game, by one of the levels, as structs that can be encoded as JSON.

Nothing in here knows more than the seat that is advised: it all goes through an `InformationState`.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

import tilewright as tw
from tilewright.bots.engine import Choice, EngineBot, Reason
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import ALL_LEVEL_NAMES
from tilewright.kernel import Game, OptionError, Record, State, shares, states

SEED = 0  # the same advice for the same position
MOST_MOMENTS = 5  # decisions of a game that are singled out
LEAST_LOSS = 0.005  # a loss below this is none


class Hint(msgspec.Struct, frozen=True):
    """An action: its text, the rest of the turn if that was planned, the chance to win with it, and why."""

    action: str
    line: tuple[str, ...]
    value: float
    reasons: tuple[Reason, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a level would do here, best first. `standing` is each seat's chance to win as it sees it."""

    game: str
    seat: int
    level: str
    standing: tuple[float, ...]
    hints: tuple[Hint, ...]


class Judgement(msgspec.Struct, frozen=True):
    """A decision of a game: what was done, the chance that it left, and what the level would have done.

    `ply` counts the actions before it. `loss` is what the decision gave away against the best that was seen; None where
    there was nothing to decide. `standing` is each seat's chance before it, as the seat that decided could see it.
    """

    ply: int
    seat: int
    action: str
    standing: tuple[float, ...]
    loss: float | None
    best: Hint | None


class Review(msgspec.Struct, frozen=True):
    """The review of a game. `moments` are the plies of the decisions that gave away most, the greatest first;
    `final` is how the win was shared, if the game is over."""

    game: str
    players: int
    level: str
    judgements: tuple[Judgement, ...]
    moments: tuple[int, ...]
    mean_loss: tuple[float, ...]
    final: tuple[float, ...] | None


def advise(info: InformationState, level: str = "master", count: int = 5, budget: int | None = None) -> Advice:
    """What to do, from what the seat knows. OptionError if it has nothing to decide now."""
    if len(info.actions()) == 0:
        raise OptionError("position", "the game is over; there is nothing to advise")
    adviser = _adviser(info.game, level, budget)
    choices = _analysed(adviser, info)[:count]
    return Advice(
        info.game.name, info.seat, level, adviser.engine.standing(info), tuple(_hint(choice) for choice in choices)
    )


def advise_on(state: State, seat: int | None = None, level: str = "master", count: int = 5) -> Advice:
    """The same for whoever is to decide in this state, or for this seat if it is to decide."""
    if state.actor is None:
        raise OptionError("position", "the game is over; there is nothing to advise")
    if seat is not None and seat != state.actor:
        raise OptionError("seat", f"{seat} has nothing to decide now; it is seat {state.actor}'s decision")
    return advise(InformationState(state, state.actor), level, count)


def review(record: Record, level: str = "master", budget: int | None = None) -> Review:
    """The review of a game."""
    return summary(record, level, list(judgements(record, level, budget)))


def judgements(record: Record, level: str = "master", budget: int | None = None) -> Iterator[Judgement]:
    """Decision by decision, for those who show progress."""
    game = tw.game(record.game)
    adviser = _adviser(game, level, budget)
    for ply, state in enumerate(states(record, game)):
        if state.actor is None or ply == len(record.actions):
            return
        yield _judged(adviser, state, ply, record.actions[ply])


def summary(record: Record, level: str, judged: Sequence[Judgement]) -> Review:
    """A review made of its judgements."""
    end = tw.replay(record)
    lost = {each.ply: each.loss for each in judged if each.loss is not None and each.loss >= LEAST_LOSS}
    moments = sorted(lost, key=lambda ply: (-lost[ply], ply))[:MOST_MOMENTS]
    losses = [
        [each.loss for each in judged if each.seat == seat and each.loss is not None] for seat in range(end.players)
    ]
    final = end.result and shares(end.result.places)
    means = tuple(fmean(own) if own else 0.0 for own in losses)
    return Review(record.game, end.players, level, tuple(judged), tuple(moments), means, final)


def _adviser(game: Game, level: str, budget: int | None) -> EngineBot:
    if level not in ALL_LEVEL_NAMES:
        raise OptionError("level", f"there is no {level!r}; there are {', '.join(ALL_LEVEL_NAMES)}")
    return EngineBot(game, SEED, level, budget)


def _analysed(adviser: EngineBot, info: InformationState) -> Sequence[Choice]:
    """A forced action is certain to be right."""
    actions = info.actions()
    if len(actions) == 1:
        return [Choice(next(iter(actions)), adviser.engine.standing(info)[info.seat])]
    return adviser.engine.analyse(info, adviser.level, adviser.rng(info))


def _hint(choice: Choice) -> Hint:
    return Hint(str(choice.action), tuple(map(str, choice.line)), choice.value, choice.reasons)


def _judged(adviser: EngineBot, state: State, ply: int, action: str) -> Judgement:
    assert state.actor is not None, "there is a decision"
    info = InformationState(state, state.actor)
    standing = adviser.engine.standing(info)
    if len(info.actions()) == 1:
        return Judgement(ply, state.actor, action, standing, None, None)
    choices = adviser.engine.analyse(info, adviser.level, adviser.rng(info))
    played = [choice.value for choice in choices if str(choice.action) == action]
    value = max(played, default=min(choice.value for choice in choices))  # what was not analysed is no better
    return Judgement(ply, state.actor, action, standing, max(0.0, choices[0].value - value), _hint(choices[0]))
