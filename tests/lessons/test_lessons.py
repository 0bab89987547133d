"""Every lesson holds: its position can be, its answer passes, a wrong one does not, and its words are there."""

import random
from collections import Counter

import msgspec
import pytest

import tilewright as tw
from tests.fresh_processes import no_struct_is_collected_late
from tests.translations import fluent_files as fluent
from tilewright.kernel import NotationError, UnknownGame
from tilewright.lessons import Lesson, Sign, UnknownLesson, attempt, lesson_of, lessons, message_ids
from tilewright.translations import languages

GAMES = tw.games()
LESSONS = [lesson for game in GAMES for lesson in lessons(game)]


def by_name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=by_name)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_eight_to_twelve_lessons_with_names_of_their_own(game: str) -> None:
    names = Counter(lesson.id for lesson in lessons(game))
    assert 8 <= len(names) <= 12
    assert set(names.values()) == {1}


def test_many_threads_may_ask_for_lessons_first() -> None:
    """A server tries lessons in threads: what lessons are must be known before there are any."""
    imports = "import tilewright as tw; from tilewright.lessons import lessons; tw.game('qwirkle')"
    no_struct_is_collected_late(imports, "work = lessons", "qwirkle")


@every_lesson
def test_the_answer_passes_and_nothing_less_does(lesson: Lesson) -> None:
    for length in range(len(lesson.answer)):
        assert not attempt(lesson, lesson.answer[:length]).passed
    done = attempt(lesson, lesson.answer)
    assert done.refusal is None
    assert done.played == lesson.answer, "every action is needed, and written as the game writes it"
    assert done.passed
    assert done.over


@every_lesson
def test_a_wrong_answer_is_legal_and_does_not_pass(lesson: Lesson) -> None:
    slipped = attempt(lesson, lesson.slip)
    assert slipped.refusal is None
    assert slipped.played == lesson.slip
    assert not slipped.passed


@every_lesson
def test_the_same_actions_lead_to_the_same_end(lesson: Lesson) -> None:
    """Chance comes from the position, so that what is promised to a learner happens."""
    one, other = (attempt(lesson, lesson.answer) for _ in range(2))
    assert one.state == other.state
    assert one.events == other.events


@every_lesson
def test_whatever_a_learner_does_the_lesson_goes_on_or_is_over(lesson: Lesson) -> None:
    """Random learners, to the end or for a dozen actions."""
    for number in range(5):
        rng = random.Random(f"{by_name(lesson)} {number}")
        tried = attempt(lesson, ())
        while not tried.over and len(tried.played) < 12:
            before = tried.played
            tried = attempt(lesson, (*before, str(tried.state.actions().pick(rng))))
            assert tried.refusal is None
            assert len(tried.played) == len(before) + 1
        assert tried.over == (tried.passed or tried.state.actor != tried.seat)


@every_lesson
def test_replies_are_written_as_the_game_writes_them(lesson: Lesson) -> None:
    game = tw.game(lesson.game)
    for text in lesson.replies:
        assert str(game.parse(text)) == text


@every_lesson
def test_the_rules_that_it_teaches_exist(lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) <= tw.game(lesson.game).rules.keys()


@every_lesson
def test_its_signs_speak_of_events_and_fields_that_the_game_has(lesson: Lesson) -> None:
    game = tw.game(lesson.game)
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.event_type.__args__}
    for sign in lesson.goal:
        assert all(str(game.parse(text)) == text for text in sign.actions)
        if sign.event:
            assert {*sign.has, *sign.least} <= set(kinds[sign.event].__struct_fields__)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_lesson_has_its_words_and_no_words_are_left_over(language: str, game: str) -> None:
    expected = {message for lesson in lessons(game) for message in message_ids(lesson).values()}
    page = fluent.page(language, f"{game}/lesson")
    assert not page.junk
    assert not page.doubles
    assert page.messages.keys() == expected
    assert all(fluent.variables(message) == set() for message in page.messages.values()), "nothing is there to fill in"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_lessons_say_the_same(game: str) -> None:
    for language in languages():
        messages = fluent.page(language, f"{game}/lesson").messages.values()
        texts = Counter(said(message) for message in messages)
        assert not [text for text, count in texts.items() if count > 1]


def said(message: fluent.ast.Message) -> str:
    return "".join(node.value for node in fluent.nodes(message) if isinstance(node, fluent.ast.TextElement))


# ---- what goes wrong
LESSON = lesson_of("qwirkle", "longer")


def test_an_action_that_is_not_legal_has_its_reason_and_nothing_after_it_counts() -> None:
    tried = attempt(LESSON, ("place Rsq 40,40", "place Rsq 3,0"))
    assert tried.refusal is not None
    assert tried.refusal.rule.startswith("QW-")
    assert tried.played == ()
    assert not tried.over


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(NotationError):
        attempt(LESSON, ("jump",))


def test_what_comes_after_the_goal_does_not_count() -> None:
    assert attempt(LESSON, (*LESSON.answer, "jump")).played == LESSON.answer


def test_a_draft_lasts_until_something_is_revealed() -> None:
    assert attempt(LESSON, LESSON.answer[:1]).draft == 1
    assert attempt(LESSON, LESSON.answer).draft == 0


def test_others_reply_as_they_were_told_and_then_no_more() -> None:
    lesson = lesson_of("tigris", "revolt")
    assert attempt(lesson, lesson.answer).events[-1] != attempt(lesson, lesson.answer[:1]).events[-1]
    silent = msgspec.structs.replace(lesson, replies=())
    waiting = attempt(silent, lesson.answer)
    assert waiting.over
    assert not waiting.passed


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(UnknownGame):
        lessons("hopscotch")
    with pytest.raises(UnknownLesson, match="no lesson 'juggling'; there are first-line"):
        lesson_of("qwirkle", "juggling")


def test_a_sign_is_one_thing() -> None:
    with pytest.raises(ValueError, match="either some actions or an event"):
        Sign()
    with pytest.raises(ValueError, match="either some actions or an event"):
        Sign(actions=("end",), event="scored")
    assert Sign(actions=("end", "pass")).is_met(("pass",), ())
    assert not Sign(actions=("end",)).is_met(("pass",), ())
