"""What a learner did in a lesson, and whether that was it."""

import msgspec

import tilewright as tw
from tilewright.kernel import Event, Refusal, State
from tilewright.lessons.lesson import Lesson


class Attempt(msgspec.Struct, frozen=True):
    """Where some actions led.

    `played` are those that were legal; the first that was not has its `refusal`, and nothing after it counts.
    `events` are those of the last action and of what the others replied. `draft` says how many of the last actions
    could still be taken back in a game. `over`: the lesson asks nothing more of the learner, `passed` or not.
    """

    lesson: Lesson
    seat: int
    state: State
    played: tuple[str, ...] = ()
    draft: int = 0
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    passed: bool = False
    over: bool = False


def attempt(lesson: Lesson, texts: tuple[str, ...]) -> Attempt:
    """Play these actions in the lesson. NotationError if one of them is no action of the game."""
    state = lesson.begin()
    seat = state.actor
    assert seat is not None, f"{lesson.id}: the game is over before it begins"
    game, replies = tw.game(lesson.game), list(lesson.replies)
    played: tuple[str, ...] = ()
    happened: tuple[Event, ...] = ()
    latest: tuple[Event, ...] = ()
    draft, refusal, passed = 0, None, False
    for text in texts:
        if passed or state.actor != seat:
            break
        action = game.parse(text)
        refusal = state.explain(action)
        if refusal is not None:
            break
        state = state.play(action)
        draft = 0 if state.reveals else draft + 1
        played = (*played, str(action))
        state, latest = _with_replies(state, seat, replies)
        happened += latest
        passed = all(sign.is_met(played, happened) for sign in lesson.goal)
    return Attempt(
        lesson=lesson,
        seat=seat,
        state=state,
        played=played,
        draft=draft,
        events=latest,
        refusal=refusal,
        passed=passed,
        over=passed or state.actor != seat,
    )


def _with_replies(state: State, seat: int, replies: list[str]) -> tuple[State, tuple[Event, ...]]:
    """The state after the others have answered as far as they have a fitting reply, and all events on the way."""
    events: tuple[Event, ...] = state.events
    while state.actor not in (seat, None):
        fitting = next((text for text in replies if state.explain(state.game.parse(text)) is None), None)
        if fitting is None:
            break
        replies.remove(fitting)
        state = state.play(state.game.parse(fitting))
        events += state.events
    return state, events
