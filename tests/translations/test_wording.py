"""How sentences are written, in every language: what no reader should ever have to untangle."""

import re
from collections.abc import Iterator

import pytest

import tilewright as tw
from tests.translations import fluent_files as fluent
from tests.translations.forbidden_words import FORBIDDEN
from tests.translations.samples import PEOPLE
from tilewright.translations import Translator, languages
from tilewright.translations.locale_files import translated_rule_page

FILES = fluent.names()
MOST_PLAYERS = max(max(tw.game(game).player_counts) for game in tw.games())


def is_name(element: object) -> bool:
    match element:
        case fluent.ast.Placeable(expression=fluent.ast.VariableReference(id=fluent.ast.Identifier(name=variable))):
            return variable.endswith("-player") or variable in PEOPLE
    return False


def may_begin_with_a_figure(element: object) -> bool:
    """An argument that is shown as it is, in no form of a word; or a selection one case of which begins so."""
    match element:
        case fluent.ast.TextElement(value=text):
            return text.lstrip()[:1].isdigit()
        case fluent.ast.Placeable(expression=fluent.ast.VariableReference(id=fluent.ast.Identifier(name=variable))):
            return "-" not in variable or variable.endswith("-count")
        case fluent.ast.Placeable(expression=fluent.ast.SelectExpression(variants=variants)):
            return any(may_begin_with_a_figure(variant.value.elements[0]) for variant in variants)
    return False


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_no_figure_follows_the_name_of_a_player(language: str, name: str) -> None:
    """A player may be called Anna 42: 'Anna 42 3 tiles' is a riddle, 'Anna 42: 3 tiles' is not."""
    page = fluent.page(language, name)
    for message_id, message in (page.messages | page.terms).items():
        for pattern in fluent.nodes(message):
            if not isinstance(pattern, fluent.Pattern):
                continue
            for player, text, figure in zip(pattern.elements, pattern.elements[1:], pattern.elements[2:], strict=False):
                if is_name(player) and isinstance(text, fluent.ast.TextElement):
                    assert not may_begin_with_a_figure(text), message_id
                    assert text.value.strip() or not may_begin_with_a_figure(figure), message_id


def texts(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Every piece of text with the message that it stands in; not what is put into it."""
    page = fluent.page(language, name)
    for message_id, message in (page.messages | page.terms).items():
        for element in fluent.nodes(message):
            if isinstance(element, fluent.ast.TextElement):
                yield message_id, element.value


def selections(language: str, name: str) -> Iterator[tuple[str, str, fluent.ast.SelectExpression]]:
    """Every selection with its message and the argument that it asks for."""
    page = fluent.page(language, name)
    for message_id, message in (page.messages | page.terms).items():
        for node in fluent.nodes(message):
            if isinstance(node, fluent.ast.SelectExpression):
                (asked,) = fluent.variables(node.selector)
                yield message_id, asked, node


FORMS = {"en": {"one", "other"}, "he": {"one", "two", "other"}, "hu": {"one", "other"}}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_complete(language: str, name: str) -> None:
    """Where one thing has a form and the number is written for several, every form of the language is there."""
    for message_id, asked, select in selections(language, name):
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, fluent.ast.Identifier)}
        assert not keys & fluent.PLURALS - FORMS[language], message_id
        several = next(variant.value for variant in select.variants if variant.default)
        if "one" in keys and asked in fluent.variables(several):
            assert keys >= FORMS[language], message_id


DIRECTIONS = "\u200e\u200f\u2066\u2067"  # marks of direction, and the beginnings of isolates that have one
GAP = "\ufffc"
STRONG = re.compile(f"[א-ת{DIRECTIONS}]")
BARE_SIGN = re.compile(f"(?<![{DIRECTIONS}])[+−](?=[\\d{GAP}])")


def isolated_cases(pattern: fluent.Pattern) -> Iterator[fluent.Pattern]:
    """The cases of selections that stand beside something else, for these are isolated."""
    if len(pattern.elements) > 1:
        for element in pattern.elements:
            yield from cases(element)


def cases(element: object) -> Iterator[fluent.Pattern]:
    match element:
        case fluent.ast.Placeable(expression=fluent.ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield variant.value
                if len(variant.value.elements) == 1:
                    yield from cases(variant.value.elements[0])


def own_text(pattern: fluent.Pattern) -> str:
    """What a pattern says by itself, with its arguments and selections as gaps."""
    said = ""
    for element in pattern.elements:
        match element:
            case fluent.ast.TextElement(value=text):
                said += text
            case fluent.ast.Placeable(expression=fluent.ast.StringLiteral() as literal):
                said += literal.parse()["value"]
            case _:
                said += GAP
    return said


@pytest.mark.parametrize("name", FILES)
def test_isolates_in_hebrew_have_a_letter_that_tells_their_direction(name: str) -> None:
    """An isolate runs as its first letter outside of further isolates does: '+ 2' with none is shown as '2 +'."""
    page = fluent.page("he", name)
    for message_id, message in (page.messages | page.terms).items():
        for pattern in fluent.nodes(message):
            if isinstance(pattern, fluent.Pattern):
                for case in isolated_cases(pattern):
                    assert len(case.elements) == 1 or STRONG.search(own_text(case)), message_id


@pytest.mark.parametrize("name", FILES)
def test_a_sign_in_hebrew_keeps_its_figure_to_the_right(name: str) -> None:
    """'+1' in a line that runs from right to left is shown as '1+' unless a mark stands before it."""
    page = fluent.page("he", name)
    for message_id, message in (page.messages | page.terms).items():
        for pattern in fluent.nodes(message):
            if isinstance(pattern, fluent.Pattern):
                assert not BARE_SIGN.search(own_text(pattern)), message_id


QUOTES = {"en": "'\"“”„", "he": "'\"’‘“”„", "hu": "'\"’‘“"}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", languages())
def test_apostrophes_and_quotation_marks_are_of_one_kind(language: str, name: str) -> None:
    """English has ’ and ‘ ’, Hebrew ׳ and ״, Hungarian „ ”."""
    for message_id, text in texts(language, name):
        assert not set(QUOTES[language]) & set(text), message_id
        assert " …" not in text, message_id


@pytest.mark.parametrize("game", tw.games())
@pytest.mark.parametrize("language", languages())
def test_rule_pages_have_quotation_marks_of_one_kind(language: str, game: str) -> None:
    assert not set(QUOTES[language]) & set(translated_rule_page(game, language) or tw.game(game).rule_page)


@pytest.mark.parametrize("page", [*FILES, *(f"{game}/rules" for game in tw.games())])
@pytest.mark.parametrize("language", languages())
def test_no_word_that_players_do_not_use(language: str, page: str) -> None:
    forbidden = re.compile("|".join(FORBIDDEN[language]))
    if page.endswith("/rules"):
        game = page.partition("/")[0]
        lines = (translated_rule_page(game, language) or tw.game(game).rule_page).splitlines()
        found = [(line[:20], match[0]) for line in lines if (match := forbidden.search(line))]
    else:
        found = [(message, match[0]) for message, text in texts(language, page) if (match := forbidden.search(text))]
    assert not found


@pytest.mark.parametrize("language", languages())
def test_an_invented_name_has_two_words_and_no_figure(language: str) -> None:
    """Seven players at a table have two names alike in about one of a hundred tables, or less often."""
    words = {
        message_id: text.split(", ")
        for message_id, text in texts(language, "shell")
        if message_id in ("shell-name-first", "shell-name-second")
    }
    first, second = words["shell-name-first"], words["shell-name-second"]
    assert len(set(first)) * len(set(second)) >= 1900
    assert all(re.fullmatch(r"[^\W\d_]+", word) for word in (*first, *second))
    assert max(map(len, first)) + 1 + max(map(len, second)) <= 30


@pytest.mark.parametrize("language", languages())
def test_bots_of_one_level_are_told_apart_without_figures(language: str) -> None:
    words = Translator(language)
    names = [words.text("shell-bot-of-several", name="Bot", number=number) for number in range(1, MOST_PLAYERS + 1)]
    assert len(set(names)) == MOST_PLAYERS
    assert not re.search(r"\d", "".join(names))


def test_notifications_say_all_that_they_have_words_for() -> None:
    package = fluent.LOCALES.parent
    code = "".join(file.read_text(encoding="utf-8") for file in (package / "server").rglob("*.py"))
    whole = set(re.findall(r"[\"'](notifications-[a-z-]+)[\"']", code))
    begun = tuple(re.findall(r"[\"'](notifications-[a-z-]*)\{", code))
    messages = fluent.page("en", "notifications").messages.keys()
    assert not whole - messages
    assert not {message for message in messages - whole if not message.startswith(begun)}
