"""The sentences themselves: complete in every language, and falling back without a stumble."""

import logging
import re
from typing import get_args

import msgspec
import pytest

import tilewright as tw
from tests.translations import fluent_files as fluent
from tests.translations import play, sources
from tests.translations.test_locales import GAMES
from tilewright.games.empires.model import events as empires
from tilewright.games.empires.rules.questions import AnyQuestion
from tilewright.games.qwirkle.model.events import Drew, Ended, Passed, Placed, Scored
from tilewright.games.qwirkle.model.events import LineScore as Line
from tilewright.games.tigris.model import events as tigris
from tilewright.kernel import Event, Refusal
from tilewright.translations import MissingTranslation, Translator, UnknownLanguage, languages
from tilewright.translations.bundle import MessageBundle, bundle

NAMES = ("Anna", "דנה", "Béla", "Dov", "Eva", "Fred", "Gil")
ISOLATES = re.compile("[\u200f\u2066-\u2069]")


def plain(text: str | None) -> str:
    return ISOLATES.sub("", text or "")


# ---- promises that hold for every game
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_event_of_a_game_has_a_whole_sentence(language: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tilewright.translations")
    words = Translator(language)
    for event in play.events(game):
        text = words.event(game, event, NAMES)
        assert text is None or whole(text), event
    assert not caplog.messages


@pytest.mark.parametrize("game", GAMES)
def test_no_event_shows_a_value_that_has_a_word(game: str) -> None:
    """In Hebrew a value without its word is seen at once: 'pirates' among letters of another script."""
    words = Translator("he")
    seldom = [event for event in SELDOM if type(event).__module__.split(".")[2] == game]
    for event in (*play.events(game), *seldom):
        text = plain(words.event(game, event, ("דנה",) * len(NAMES)))
        assert not re.search("[a-z_]{2,}", text), (event, text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_a_sentence_with_its_rule(language: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tilewright.translations")
    words = Translator(language)
    for refusal in play.refusals(game):
        text = plain(words.refusal(game, refusal))
        assert text.endswith(f"({refusal.rule})"), refusal
        assert refusal.reason not in text
        assert whole(text.removesuffix(f" ({refusal.rule})")), refusal
    assert not caplog.messages


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_refusals_that_are_seldom_met_are_sentences_too(
    language: str, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Their facts are made up from the values that facts of the same names were seen with."""
    caplog.set_level(logging.INFO, "tilewright.translations")
    words, seen = Translator(language), play.values(game)
    messages = fluent.page(language, f"{game}/game").messages
    for reason in sources.refusals(game).keys() - {refusal.reason for refusal in play.refusals(game)}:
        wanted = fluent.variables(messages[f"{game}-refusal-{reason}"])
        known = {
            fact: [value for value in seen.get(fact, ["something"]) if fact in wanted or isinstance(value, str)]
            for fact in fluent.facts(messages[f"{game}-refusal-{reason}"])
        }
        for number in range(max(map(len, known.values()), default=1)):
            facts = {fact: values[number % len(values)] for fact, values in known.items()}
            assert whole(words.refusal(game, Refusal("", reason, facts))), (reason, facts)
    assert not caplog.messages


def whole(text: str) -> bool:
    """Does it end as a sentence does, with no hole in it and no space too many?"""
    text = plain(text).removesuffix(" ()")
    return text[-1] in ".!?" and "  " not in text and not re.search(r"[{}$]|\bnone\b| [.,;:]", text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_options_have_words(language: str, game: str) -> None:
    words = Translator(language)
    for info in tw.game(game).options:
        assert whole(words.option(game, info))
        assert words.option_title(game, info)[-1].isalpha()
        assert all(words.option_choice(game, info, choice) for choice in info.choices)
    assert words.title(game)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_terminals_get_no_isolating_marks(language: str) -> None:
    text = Translator(language).event("qwirkle", Placed(0, "Rsq", 3, -1), NAMES)
    assert not ISOLATES.search(text or "")


# ---- Qwirkle, word by word
def test_languages() -> None:
    assert languages() == ("en", "he", "hu")
    with pytest.raises(UnknownLanguage, match="'xx'; there are en, he, hu"):
        Translator("xx")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Placing at 3,0 leaves a gap: fill 2,0 first. (QW-P2)"),
        ("he", "הנחה במשבצת 3,0 משאירה רווח: קודם יש למלא את 2,0. (QW-P2)"),
        ("hu", "Ha ide raksz (3,0), hézag marad; előbb ezt a mezőt töltsd ki: 2,0. (QW-P2)"),
    ],
)
def test_a_refusal(language: str, sentence: str) -> None:
    refusal = Refusal("QW-P2", "it-leaves-a-gap", {"cell": "3,0", "gap": "2,0"})
    assert plain(Translator(language).refusal("qwirkle", refusal)) == sentence


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("en", "Anna draws: red square and blue star × 2.", "Anna draws 3 tiles."),
        ("he", "Anna: משיכת ריבוע אדום וכוכב כחול × 2.", "Anna: משיכת 3 אריחים."),
        ("hu", "Anna húz: piros négyzet és 2 kék csillag.", "Anna húz 3 lapkát."),
    ],
)
def test_tiles_are_named_to_whoever_may_see_them(language: str, known: str, unknown: str) -> None:
    words, drew = Translator(language), Drew(0, 3, ("Rsq", "Bst", "Bst"))
    assert plain(words.event("qwirkle", drew.seen_by(0), NAMES)) == known
    assert plain(words.event("qwirkle", drew.seen_by(1), NAMES)) == unknown


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna draws 2 temples, a farm and 3 markets."),
        ("he", "Anna: משיכת שני מקדשים, חווה ו־3 שווקים."),
        ("hu", "Anna húz: 2 templom, gazdaság és 3 piac."),
    ],
)
def test_several_tiles_of_a_colour_are_counted_as_people_count(language: str, sentence: str) -> None:
    drew = tigris.Drew(0, 6, ("red", "red", "blue", "green", "green", "green"))
    assert plain(Translator(language).event("tigris", drew, NAMES)) == sentence


def test_each_line_of_a_turn_is_in_its_sentence() -> None:
    row = tuple((x, 0) for x in range(6))
    scored = Scored(2, 14, (Line(row, 12, "QW-C2"), Line(row[:2], 2, "QW-C1")))
    assert Translator().event("qwirkle", scored, NAMES) == "Béla scores 14 points: a Qwirkle (12), a line of 2."
    assert Translator("hu").event("qwirkle", scored, NAMES) == "Béla kap 14 pontot: Qwirkle (12), 2 lapkás sor."


def test_the_end_names_everybody() -> None:
    ended = Ended("all-players-passed", "QW-G2", (2, 1), (40, 52))
    assert (
        Translator().event("qwirkle", ended, NAMES) == "Game over: everyone passed. Final scores – Anna: 40, דנה: 52."
    )
    assert Translator("hu").ending("qwirkle", "all-players-passed") == "A játék véget ért: mindenki passzolt."


def test_names_and_codes_keep_their_direction_in_hebrew() -> None:
    text = Translator("he").event("qwirkle", Placed(0, "Rsq", 3, -1), NAMES)
    assert text is not None
    assert "\u2068Anna\u2069" in text
    assert "(\u2068Rsq\u2069)" in Translator("he").text("qwirkle-refusal-you-do-not-hold-this-tile", tile="Rsq")
    assert re.search("\u2066\u20683\u2069,\u2068\u200e?-1\u2069\u2069", text)


def test_what_is_put_together_of_names_and_numbers_runs_from_right_to_left_in_hebrew() -> None:
    """An isolated argument runs as its first letter outside of further isolates does, and these have none."""
    numbered = "\u2068בוט אמן\u2069 \u20682\u2069"
    placed = Translator("he").event("qwirkle", Placed(0, "Rsq", 3, -1), [numbered])
    assert f"\u2068\u200f{numbered}\u2069" in (placed or "")
    ended = Translator("he").event("qwirkle", Ended("all-players-passed", "QW-G2", (2, 1), (40, 52)), NAMES)
    assert "\u2068\u200f\u2068Anna\u2069" in (ended or "")


# ---- events that games played at random seldom meet
SELDOM = {
    Passed(0): "Anna can’t play and passes.",
    tigris.WarCalledOff("black"): "No war between the kings: they are no longer in the same kingdom.",
    tigris.TilesRemoved("blue", ("C5", "D5")): "The farms at C5, D5 are removed.",
    tigris.BuildingPlaced(0, "blue", "C5", None, "TE-B2"): "Anna builds the granary at C5.",
    tigris.BuildingPlaced(0, "blue", "C5", "B2", "TE-B3"): "Anna moves the granary from B2 to C5.",
    tigris.MonumentBuilt(0, "red-blue", "red", "C5"): "Anna builds the red and blue monument at C5.",
    tigris.ZigguratBuilt(0, "red", "C5"): "Anna builds the ziggurat around C5.",
    tigris.Declined(0, "monument"): "Anna doesn’t build a monument.",
    tigris.Scored(0, "green", 2, "laid-a-green-tile", "TE-B5", "C5"): (
        "Anna scores 2 green points for the tile at C5 and the market hall."
    ),
    empires.MarkerPlaced(0, "india", "pirates", "SE-F11"): "Anna places a marker in India, replacing the Pirates.",
    empires.MarkerPlaced(0, "caribbean", "slave_revolt", "SE-F11"): (
        "Anna places a marker in the Caribbean, replacing the Slave Revolt."
    ),
    tigris.KingdomsJoined("C5", ("blue", "black")): "The tile at C5 joins two kingdoms. At war: the farmers and kings.",
    empires.MarkerFreed(0, "india", "pirates"): "Pirates: the captured marker in India returns to Anna.",
    empires.SeaChecked(0, "army", "home", "india", 1, 4, 2, "arrives"): (
        "Sea check for Anna, army from home to India: 1, then 4 + 2. It arrives."
    ),
    empires.GameEnded((2, 2), (0, 0)): "The game is over, and no one wins. Final scores – Anna: 0, דנה: 0.",
}


@pytest.mark.parametrize(("event", "sentence"), SELDOM.items(), ids=lambda value: type(value).__name__)
def test_an_event_that_is_seldom_met(event: Event, sentence: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tilewright.translations")
    game = type(event).__module__.split(".")[2]
    assert Translator().event(game, event, NAMES[:2]) == sentence
    assert all(whole(Translator(language).event(game, event, NAMES[:2]) or "") for language in languages())
    assert not caplog.messages


# ---- Struggle of Empires
def test_every_question_of_empires_is_told_apart() -> None:
    (asked,) = fluent.choices(
        fluent.page("en", "empires/game").messages["empires-refusal-something-else-is-asked-now"]
    ).values()
    assert asked == {kind.__struct_config__.tag for kind in get_args(AnyQuestion)}


# ---- what has no words
def test_a_reason_without_words_speaks_for_itself() -> None:
    refusal = Refusal("QW-P9", "the-table-is-on-fire", {"flames": 3})
    for language in languages():
        assert Translator(language).refusal("qwirkle", refusal) == "QW-P9: the table is on fire (flames 3)"


def test_facts_that_are_missing_do_not_show_as_holes() -> None:
    refusal = Refusal("QW-P2", "it-leaves-a-gap")
    assert Translator("hu").refusal("qwirkle", refusal) == "QW-P2: it leaves a gap"


def test_what_a_language_lacks_is_said_in_english() -> None:
    hungarian = MessageBundle("hu", "qwirkle", bundle("en", "qwirkle"))
    del hungarian._sentences._messages["qwirkle-event-placed"]
    facts = {"seat": 0, "tile": "Rsq", "x": 3, "y": 0}
    assert hungarian.format("qwirkle-event-placed", facts, NAMES) == "Anna places the red square at 3,0."


def test_an_event_without_words_has_no_sentence() -> None:
    class Sneezed(Event, frozen=True, tag="sneezed"):
        seat: int

    assert Translator().event("qwirkle", Sneezed(0), NAMES) is None


def test_a_seat_without_a_name_has_its_number() -> None:
    assert Translator().event("qwirkle", Placed(3, "Rsq", 3, 0), ()) == "3 places the red square at 3,0."


def test_other_things_without_words() -> None:
    (info,) = tw.game("qwirkle").options
    unknown = msgspec.structs.replace(info, name="open_bag")
    words = Translator("he")
    assert words.option("qwirkle", unknown) == info.about
    assert words.option_title("qwirkle", unknown) == "Open bag"
    assert words.option_choice("qwirkle", unknown, "classic") == "classic"
    assert words.ending("qwirkle", "the-table-broke") == "The table broke"
    assert words.text("common-nothing-of-the-kind") == "common-nothing-of-the-kind"
    assert plain(words.text("common-cited", sentence="כך.", rule="QW-P2")) == "כך. (QW-P2)"


def test_a_game_without_any_words_is_an_error_that_names_the_folder() -> None:
    words = Translator("he")
    for ask in (words.title, lambda game: words.name(game, "Rsq"), lambda game: words.ending(game, "over")):
        with pytest.raises(MissingTranslation, match="the folder locales/en/hopscotch is missing"):
            ask("hopscotch")
