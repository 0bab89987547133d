"""Nothing that a game can say is without words, in any language, and no words are left over."""

import re

import msgspec
import pytest

import tilewright as tw
from tests.translations import fluent_files as fluent
from tests.translations import sources
from tests.translations.play import events, refusals, spoken_values
from tilewright.translations import languages

FILES = fluent.names()
GAMES = tw.games()
ADVISED = [game for game in GAMES if sources.advice(game)]
OTHERS = [language for language in languages() if language != "en"]


def expected(game: str) -> set[str]:
    """The ids of all that the code of a game can say."""
    return {
        *(f"{game}-refusal-{reason}" for reason in sources.refusals(game)),
        *(f"{game}-event-{tag}" for tag in sources.events(game)),
        *(f"{game}-ending-{reason}" for reason in sources.endings(game)),
        *(f"{game}-option-{info.name.replace('_', '-')}" for info in tw.game(game).options),
    }


def named(game: str) -> set[str]:
    """The values of a game that English has words for."""
    prefix = f"{game}-name-"
    return {name.removeprefix(prefix) for name in fluent.page("en", f"{game}/game").messages if name.startswith(prefix)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_game_has_its_words_in_every_language(language: str, game: str) -> None:
    there = {file.stem for file in (fluent.LOCALES / language / game).glob("*.ftl")}
    assert {"title", "game", "table"} <= there
    assert fluent.page(language, f"{game}/title").messages.keys() == {f"{game}-title", f"{game}-about"}


@pytest.mark.parametrize("language", languages())
def test_there_are_no_words_of_other_games(language: str) -> None:
    assert {file.parent.name for file in (fluent.LOCALES / language).glob("*/*")} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_files(game: str) -> None:
    """A game without words fails here, and in all that follows, instead of being passed over."""
    parts = ["title", "game", "table", "lesson", *(["advice"] if game in ADVISED else [])]
    assert {f"{game}/{part}" for part in parts} <= set(FILES)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_a_file_can_be_read(language: str, name: str) -> None:
    page = fluent.page(language, name)
    assert not page.junk
    assert not page.doubles


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_code_can_say_has_words(game: str) -> None:
    missing = expected(game) - fluent.page("en", f"{game}/game").messages.keys()
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    page = fluent.page("en", f"{game}/game")
    values = sources.strings(game) | spoken_values(game)
    words = {name for name in named(game) if {name, name.replace("_", " ")} & values or pieces(name) <= values}
    left_over = page.messages.keys() - expected(game) - {f"{game}-name-{word}" for word in words}
    assert not left_over


def pieces(name: str) -> set[str]:
    """What a name may be put together from: `bull_king`, `red-blue`."""
    return set(re.split("[-_]", name))


@pytest.mark.parametrize("game", ADVISED)
def test_all_that_advice_can_say_has_words_and_none_are_left_over(game: str) -> None:
    translated = {name.removeprefix(f"{game}-advice-") for name in fluent.page("en", f"{game}/advice").messages}
    assert not sources.advice(game).keys() - translated, "missing"
    assert not translated - sources.bot_strings(game), "left over"


@pytest.mark.parametrize("game", ADVISED)
def test_advice_uses_the_facts_that_are_given(game: str) -> None:
    messages = fluent.page("en", f"{game}/advice").messages
    for reason, sites in sources.advice(game).items():
        for site in sites:
            given = sources.fact_names(site)
            if given is not None:
                assert fluent.facts(messages[f"{game}-advice-{reason}"]) <= given, reason


def test_no_common_words_are_left_over() -> None:
    """What only the client says is looked for there, in `web/src/words/messages.test.ts`."""
    package = fluent.LOCALES.parent
    code = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py") if "games" not in file.parts)
    left_over = {message for message in fluent.page("en", "common").messages if f'"{message}"' not in code}
    assert not left_over


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages(language: str, name: str) -> None:
    english, other = fluent.page("en", name).messages, fluent.page(language, name).messages
    assert not english.keys() - other.keys(), "missing"
    assert not other.keys() - english.keys(), "left over"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_facts_and_tell_the_same_cases_apart(language: str, name: str) -> None:
    english, other = fluent.page("en", name).messages, fluent.page(language, name).messages
    for message_id in english.keys() & other.keys():
        ours, theirs = english[message_id], other[message_id]
        assert fluent.facts(ours) == fluent.facts(theirs), message_id
        english_cases, other_cases = fluent.choices(ours), fluent.choices(theirs)
        shared = english_cases.keys() & other_cases.keys()
        assert all(english_cases[fact] == other_cases[fact] for fact in shared), message_id
        if "-name-" not in message_id:  # words have the forms that their language needs
            assert fluent.parts(ours).keys() == fluent.parts(theirs).keys(), message_id


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_references_lead_somewhere_and_terms_and_forms_are_used(language: str, name: str) -> None:
    page = fluent.page(language, name)
    everything = [*page.messages.values(), *page.terms.values()]
    messages, terms = fluent.references(everything)
    assert messages <= page.messages.keys()
    assert terms == page.terms.keys()
    assert not {function for node in fluent.nodes(everything) if (function := function_name(node))} - {"NUMBER"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_forms_of_words_are_those_that_are_asked_for(language: str, game: str) -> None:
    pages = [fluent.page(language, name) for name in FILES if name.startswith(f"{game}/")]
    everything = [entry for page in pages for entry in (*page.messages.values(), *page.terms.values())]
    words = [message for page in pages for message_id, message in page.messages.items() if "-name-" in message_id]
    forms = {re.sub("-(two|several)$", "", form) for word in words for form in fluent.parts(word)}
    assert forms == fluent.forms(everything)


def function_name(node: object) -> str | None:
    return node.id.name if isinstance(node, fluent.ast.FunctionReference) else None


@pytest.mark.parametrize("game", GAMES)
def test_refusals_use_the_facts_that_are_given(game: str) -> None:
    messages = fluent.page("en", f"{game}/game").messages
    for reason, sites in sources.refusals(game).items():
        for site in sites:
            given = sources.fact_names(site)
            known = sources.all_fact_names(game) if given is None else given
            assert fluent.facts(messages[f"{game}-refusal-{reason}"]) <= known, reason


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_events_use_the_fields_that_they_have_and_tell_all_cases_apart(language: str, game: str) -> None:
    for tag, kind in sources.events(game).items():
        message = fluent.page(language, f"{game}/game").messages[f"{game}-event-{tag}"]
        parts = fluent.parts(message)
        assert fluent.facts(message.value) <= sources.fields(kind), tag
        for part, pattern in parts.items():
            assert part in sources.fields(kind), tag
            assert fluent.facts(pattern) <= sources.item_fields(kind, part), tag
        for field, texts in sources.field_texts(game, kind).items():
            if field in fluent.choices(message):
                assert not texts - fluent.choices(message)[field], (tag, field)
            if f"{field}-name" in fluent.variables(message):
                assert not texts - named(game), (tag, field)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_in_play_is_a_case_that_is_told_apart(game: str) -> None:
    messages = fluent.page("en", f"{game}/game").messages
    spoken = [(f"{game}-event-{event.__struct_config__.tag}", msgspec.structs.asdict(event)) for event in events(game)]
    spoken += [(f"{game}-refusal-{refusal.reason}", refusal.facts) for refusal in refusals(game)]
    for message_id, facts in spoken:
        for fact, cases in fluent.closed_choices(messages[message_id].value).items():
            value = facts[fact]
            case = {None: "none", True: "yes", False: "no"}.get(value, value)
            assert case in cases, (message_id, fact)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_options_and_their_choices_have_titles(language: str, game: str) -> None:
    for info in tw.game(game).options:
        parts = fluent.parts(
            fluent.page(language, f"{game}/game").messages[f"{game}-option-{info.name.replace('_', '-')}"]
        )
        assert "title" in parts
        unnamed = {str(choice) for choice in info.choices} - named(game)
        assert parts.keys() == {"title", *(f"choice-{choice}" for choice in unnamed)}
