"""Lessons: short positions in which a learner does the thing just explained, checked by the engine.

    lesson = lessons("tigris")[0]
    attempt(lesson, ["leader king C5"]).passed

A lesson is data, in `games/GAME/lessons.toml`; its words are in `locales/LANGUAGE/GAME/lesson.ftl`, under the ids that
`message_ids` gives. This package knows the kernel and the registry of games, and no game.
"""

from tilewright.lessons.attempt import Attempt, attempt
from tilewright.lessons.lesson import Lesson, Sign, UnknownLesson, lesson_of, lessons, message_ids

__all__ = ["Attempt", "Lesson", "Sign", "UnknownLesson", "attempt", "lesson_of", "lessons", "message_ids"]
