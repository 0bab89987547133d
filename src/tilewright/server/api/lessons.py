"""Lessons. Nothing is kept: what a learner did comes with each call, and the answer shows where it leads."""

from typing import Annotated, Any

import msgspec
from litestar import get, post

from tilewright.kernel import Chance, Draws, Event, Game, NotationError, Refusal, State, UnknownGame, seed_of
from tilewright.lessons import Attempt, Lesson, UnknownLesson, attempt, lesson_of, lessons, message_ids
from tilewright.server.api.play import MAX_ACTIONS, ActionText
from tilewright.server.errors import InvalidRequest, unreadable_action

MAX_PLAYED = 50  # actions in one lesson


class LessonShown(msgspec.Struct, frozen=True):
    """`words` are the ids of its messages: title, about, task, hint, praise; `steps`: actions of the known answer."""

    id: str
    rules: tuple[str, ...]
    words: dict[str, str]
    steps: int


class LessonAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the learner did since the beginning, and an action that they only ask about."""

    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(max_length=MAX_PLAYED)] = ()
    asked: ActionText | None = None


class LegalAction(msgspec.Struct, frozen=True):
    action: Any
    text: str


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson after the learner's actions, as their seat sees it.

    `played` are the actions that were legal, in their usual form; `refusal` is about the first that was not, or about
    the one they asked about, whose `outlook` is what the game works out for it. `recent` is what the last action
    caused, the replies of the others included. `over`: nothing more can be done here, whether it is `passed` or not.
    """

    seat: int
    actor: int | None
    players: int
    played: tuple[str, ...]
    draft: int
    view: Any
    legal: list[LegalAction]
    recent: Any
    insight: Any
    refusal: Refusal | None
    outlook: Any
    passed: bool
    over: bool


@get("/api/games/{game:str}/lessons", tags=["lessons"], summary="The lessons of a game, in order", sync_to_thread=False)
def list_lessons(game: str) -> list[LessonShown]:
    try:
        found = lessons(game)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None
    return [LessonShown(each.id, each.rules, message_ids(each), len(each.answer)) for each in found]


@post(
    "/api/games/{game:str}/lessons/{lesson_id:str}",
    tags=["lessons"],
    summary="A lesson after these actions: what one sees, may do, and whether it is passed",
    status_code=200,
    sync_to_thread=True,
)
def try_lesson(game: str, lesson_id: str, data: LessonAttempt) -> LessonProgress:
    lesson = _found(game, lesson_id)
    try:
        tried = attempt(lesson, data.actions)
        return _seen(tried, data.asked)
    except NotationError as error:
        raise unreadable_action(error) from None


def _found(game: str, lesson_id: str) -> Lesson:
    try:
        return lesson_of(game, lesson_id)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None
    except UnknownLesson as error:
        raise InvalidRequest("unknown-lesson", str(error)) from None


def _seen(tried: Attempt, asked: str | None) -> LessonProgress:
    state, seat = tried.state, tried.seat
    game: Game[Any] = state.game
    question = None if asked is None else game.parse(asked)
    seen = (event.seen_by(seat) for event in tried.events)
    recent: list[Event] = [event for event in seen if event is not None]
    return LessonProgress(
        seat=seat,
        actor=state.actor,
        players=state.players,
        played=tried.played,
        draft=tried.draft,
        view=_raw(game, state.view(seat)),
        legal=[] if tried.over else _legal(state),
        recent=_raw(game, recent),
        insight=_insight(game, state, seat, None),
        refusal=tried.refusal if question is None else state.explain(question),
        outlook=None if question is None else _insight(game, state, seat, question),
        passed=tried.passed,
        over=tried.over,
    )


def _legal(state: State) -> list[LegalAction]:
    some = (action for action, _ in zip(state.actions(), range(MAX_ACTIONS), strict=False))
    return [LegalAction(_raw(state.game, action), str(action)) for action in some]


def _insight(game: Game[Any], state: State, seat: int, action: Any) -> msgspec.Raw:
    """As at a table: about a guess, so that a lesson too tells nothing that is hidden."""
    return _raw(game, game.insight(state.guess(seat, Draws(Chance(seed_of(0)))), seat, action))


def _raw(game: Game[Any], value: Any) -> msgspec.Raw:
    return msgspec.Raw(game.to_json(value))


HANDLERS = [list_lessons, try_lesson]
