"""Lessons: short positions in which one does the thing just explained, checked by the engine.

    lesson = lessons("tigris")[0]
    attempt(lesson, ["leader king C5"]).passed

A lesson is data, in `GAME.toml`; its words are in the file `GAME-lesson.ftl` of each language, under the ids that
`message_ids` gives. The room knows the kernel and the registry of games, and no game.
"""

from tilewright.lessons.attempt import Attempt, attempt
from tilewright.lessons.lesson import Lesson, Sign, UnknownLesson, lesson_of, lessons, message_ids

__all__ = ["Attempt", "Lesson", "Sign", "UnknownLesson", "attempt", "lesson_of", "lessons", "message_ids"]
