"""What a lesson is, and reading the lessons of a game."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

import tilewright as tw
from tilewright.kernel import Event, State, TilewrightError
from tilewright.kernel.decoding import build_decoder

PARTS: Final = ("title", "about", "task", "hint", "praise")  # what is said of a lesson, in the order of reading


class UnknownLesson(TilewrightError, LookupError):
    """The game has no lesson of that name."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something by which the engine knows that the learner did it: one of these actions, or an event of this kind.

    Of an event, the fields in `has` must be as they are there, and the numbers in `least` at least as great.
    """

    actions: tuple[str, ...] = ()
    event: str = ""
    has: dict[str, Any] = {}
    least: dict[str, int] = {}

    def __post_init__(self) -> None:
        if bool(self.actions) == bool(self.event):
            raise ValueError("a sign is either some actions or an event")

    def is_met(self, played: tuple[str, ...], events: tuple[Event, ...]) -> bool:
        """Did what was played, or what it caused, do what the lesson asks for?"""
        if self.actions:
            return any(text in self.actions for text in played)
        return any(self._is_seen_in(event) for event in events)

    def _is_seen_in(self, event: Event) -> bool:
        if event.__struct_config__.tag != self.event:
            return False
        fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))  # lists, as the data has them
        return all(fields[name] == value for name, value in self.has.items()) and all(
            fields[name] >= number for name, number in self.least.items()
        )


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, seen by whoever decides in it, and the signs that must all be met.

    `answer` is one way to pass, `slip` one that does not. `replies` are what the others do when they are asked: each
    time the first that is legal, which is thereby used up. Chance follows from the seed of the position.
    """

    id: str
    rules: tuple[str, ...]
    position: str
    goal: tuple[Sign, ...]
    answer: tuple[str, ...]
    slip: tuple[str, ...]
    replies: tuple[str, ...] = ()
    game: str = ""

    def begin(self) -> State:
        """The position that the lesson begins with."""
        return tw.game(self.game).position(self.position)


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


build_decoder(_Page)  # before there are threads


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learned; UnknownGame if there is no such game."""
    name = tw.game(game).name
    file = files(f"tilewright.games.{name}") / "lessons.toml"
    if not file.is_file():
        return ()
    page = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Page)
    return tuple(msgspec.structs.replace(lesson, game=name) for lesson in page.lesson)


def lesson_of(game: str, lesson_id: str) -> Lesson:
    """The lesson of that id; UnknownLesson if the game has none such."""
    known = {lesson.id: lesson for lesson in lessons(game)}
    if lesson_id not in known:
        raise UnknownLesson(f"{game} has no lesson {lesson_id!r}; there are {', '.join(known) or 'none yet'}")
    return known[lesson_id]


def message_ids(lesson: Lesson) -> dict[str, str]:
    """The ids of the messages that tell of a lesson: title, about, task, hint and praise."""
    return {part: f"{lesson.game}-lesson-{lesson.id}-{part}" for part in PARTS}
