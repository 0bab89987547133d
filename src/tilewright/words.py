"""Every word that a player reads, in his language: refusals, the log, options and endings, from `locales/`.

A sentence is a Fluent message, named for the game and for what it tells: `qwirkle-refusal-it-leaves-a-gap`,
`qwirkle-event-drew`, `qwirkle-ending-all-players-passed`, `qwirkle-option-free-opening`, `qwirkle-advice-scores`. Its
arguments are the facts of the refusal or advice or the fields of the event, by their own names, and for each of them
what can be said of it:

    $tile         the value itself: a text, a number, yes, no or none; of several values, their list
    $tile-name    the word for it: the message `qwirkle-name-Rsq` where the value is Rsq (spaces become underscores)
    $tile-acc     another form of that word: the attribute `.acc` of the same message
    $seat-player  the name of the player at that seat
    $tiles-count  how many values there are
    $dice-first   the first of several values, and so on to the fourth

Where the message has an attribute named for a field, `.lines` say, each value of that field is told by it and
`$lines` is the list of what they gave. There a struct brings its own fields, a tuple $first, $second and so on, and
anything else $value; $index counts from 0.

What a language lacks is said in English.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tilewright.kernel import Event, OptionInfo, Refusal, TilewrightError

ENGLISH: Final = "en"
HOUSE: Final = "house"  # the file of what belongs to no game
NOTHING: Final = "none"  # how a message knows a value that is not there, or not for this reader
ORDINALS: Final = ("first", "second", "third", "fourth")
_ISOLATE: Final = "\u2068"  # after which comes an argument, in the direction of its own first letter
_RIGHT_TO_LEFT: Final = "\u200f"  # a mark that counts as a letter of that direction
_SPELLING: Final = {ENGLISH: "en_GB"}  # the kind of English that this house writes

Arguments = dict[str, str | int]

_log = logging.getLogger(__name__)
_locales = files("tilewright") / "locales"


class UnknownLanguage(TilewrightError, LookupError):
    """There are no words in that language."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in."""
    return tuple(sorted(folder.name for folder in _locales.iterdir() if folder.is_dir()))


class Words:
    """The words of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in languages():
            raise UnknownLanguage(f"there are no words in {language!r}; there are {', '.join(languages())}")
        self.language = language

    def text(self, message_id: str, **arguments: object) -> str:
        """A message by its id. An id that no language has is given back as it is."""
        return self._say(message_id, arguments) or message_id

    def title(self, game_name: str) -> str:
        """The name of a game."""
        return self._say(f"{game_name}-title") or _sentence(game_name)

    def refusal(self, game_name: str, refusal: Refusal) -> str:
        """Why an action is not legal, with the rule."""
        sentence = self._say(f"{game_name}-refusal-{refusal.reason}", refusal.facts)
        if sentence is None:
            return str(refusal)
        return self.text("house-cited", sentence=sentence, rule=refusal.rule)

    def event(self, game_name: str, event: Event, names: Sequence[str]) -> str | None:
        """What happened, as whoever may see this event reads it; None where there is nothing worth telling.

        `names` are those of the players, seat by seat.
        """
        return self._say(f"{game_name}-event-{event.__struct_config__.tag}", msgspec.structs.asdict(event), names)

    def advice(self, game_name: str, reason: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What speaks for a choice or against it; `names` are those of the players, seat by seat."""
        return self._say(f"{game_name}-advice-{reason}", facts, names) or _sentence(reason)

    def ending(self, game_name: str, reason: str) -> str:
        """Why the game ended."""
        return self._say(f"{game_name}-ending-{reason}") or _sentence(reason)

    def option(self, game_name: str, info: OptionInfo) -> str:
        """What an option does, in a sentence."""
        return self._say(_option_id(game_name, info)) or info.about

    def option_title(self, game_name: str, info: OptionInfo) -> str:
        """What an option is called, in a word or two."""
        return self._say(_option_id(game_name, info), part="title") or _sentence(info.name)

    def option_choice(self, game_name: str, info: OptionInfo, choice: str | int) -> str:
        """What a value that an option takes is called."""
        return self._say(_option_id(game_name, info), part=f"choice-{choice}") or self.name(game_name, str(choice))

    def name(self, game_name: str, value: str) -> str:
        """The word for a piece or place of a game that its texts know as `value`."""
        return self._say(_name_id(game_name, value)) or value

    def _say(
        self, message_id: str, given: Mapping[str, Any] = {}, names: Sequence[str] = (), part: str | None = None
    ) -> str | None:
        tongue = _tongue(self.language, _subject(message_id))
        return tongue.say(message_id, given, names, part)


def _subject(name: str) -> str:
    """What a message or a file is about: `qwirkle` of `qwirkle-title`, of `qwirkle.ftl` and of `qwirkle-advice.ftl`."""
    return name.removesuffix(".ftl").partition("-")[0]


def _name_id(game_name: str, value: str) -> str:
    return f"{game_name}-name-{value.replace(' ', '_')}"


def _option_id(game_name: str, info: OptionInfo) -> str:
    return f"{game_name}-option-{info.name.replace('_', '-')}"


def _sentence(identifier: str) -> str:
    """An id read as a sentence."""
    words = identifier.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


@cache
def _tongue(language: str, subject: str) -> "_Tongue":
    return _Tongue(language, subject, None if language == ENGLISH else _tongue(ENGLISH, subject))


class _Tongue:
    """What one language can say of one subject, and the tongue to ask where it lacks the words.

    Where text runs from right to left, arguments are isolated so that foreign names and codes keep their own
    direction; the words for pieces are of the language itself and need no such marks.
    """

    def __init__(self, language: str, subject: str, helper: "_Tongue | None") -> None:
        self._language = language
        self._subject = subject
        self._helper = helper
        self._locale = Locale.parse(_SPELLING.get(language, language))
        self._isolates = self._locale.text_direction == "rtl"
        self._sentences = FluentBundle([language], use_isolating=self._isolates)
        self._names = FluentBundle([language], use_isolating=False)
        for file in sorted((_locales / language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and _subject(file.name) in (HOUSE, subject):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self._sentences.add_resource(resource)
                self._names.add_resource(resource)

    def say(self, message_id: str, given: Mapping[str, Any], names: Sequence[str], part: str | None) -> str | None:
        """The message, or a part of it; None if it is empty, or if nobody has it."""
        if self._sentences.has_message(message_id):
            message = self._sentences.get_message(message_id)
            pattern = message.value if part is None else message.attributes.get(part)
            if pattern is not None:
                arguments = self._forms_of_all(given, names)
                if part is None:
                    arguments |= self._told(message_id, given, names)
                said, errors = self._sentences.format_pattern(pattern, arguments)
                if not errors:
                    return str(said) or None
                _log.info("%s: %s: %s", self._language, message_id, errors)
        elif part is None:
            _log.info("%s: no message %s", self._language, message_id)
        return self._helper.say(message_id, given, names, part) if self._helper else None

    def _told(self, message_id: str, given: Mapping[str, Any], names: Sequence[str]) -> Arguments:
        """The fields whose values a part of the message tells one by one."""
        arguments: Arguments = {}
        for field in self._sentences.get_message(message_id).attributes:
            if field in given:
                told = (self.say(message_id, item, names, field) for item in _items(given[field]))
                arguments[field] = self._directed(", ".join(item for item in told if item)) or NOTHING
        return arguments

    def _directed(self, words: str) -> str:
        """Words of this language run its way, even if they are made of arguments alone, with no letter between."""
        return _RIGHT_TO_LEFT + words if self._isolates and _ISOLATE in words else words

    def _forms_of_all(self, given: Mapping[str, Any], names: Sequence[str]) -> Arguments:
        arguments: Arguments = {}
        for field, value in given.items():
            arguments |= self._forms(field, value, names)
        return arguments

    def _forms(self, field: str, value: Any, names: Sequence[str]) -> Arguments:
        """The value, and what can be said of it."""
        forms: Arguments = {}
        match value:
            case None:
                forms[field] = NOTHING
            case bool():
                forms[field] = "yes" if value else "no"
            case int():
                forms[field] = value
                forms[f"{field}-player"] = self._directed(names[value] if 0 <= value < len(names) else str(value))
            case str():
                forms[field] = self._directed(value)
                forms.update(self._named(field, self._values(value)))
            case tuple() | list():
                forms[field] = ", ".join(map(str, value)) or NOTHING
                forms[f"{field}-count"] = len(value)
                forms.update(self._named(field, [item for item in value if isinstance(item, str)]))
                plain = (item for item in value if isinstance(item, str | int))
                forms.update((f"{field}-{ordinal}", item) for ordinal, item in zip(ORDINALS, plain, strict=False))
            case _:
                pass  # a struct is told by the message's attribute for it, or not at all
        return forms

    def _values(self, text: str) -> Sequence[str]:
        """The values that a text holds: itself, or several that have names."""
        words = text.split(" ")
        return words if not self._name_forms(text) and all(map(self._name_forms, words)) else (text,)

    def _named(self, field: str, values: Sequence[str]) -> Arguments:
        """The words for these values in every form that they have; equal ones are counted."""
        counts = Counter(values)
        spoken = {value: self._name_forms(value) for value in counts}
        shared = set[str]().union(*spoken.values()) | {"name"}
        return {
            f"{field}-{form}": format_list(
                [
                    self._several(forms.get(form) or forms.get("name", value), counts[value])
                    for value, forms in spoken.items()
                ],
                locale=self._locale,
            )
            for form in shared
        }

    def _several(self, name: str, count: int) -> str:
        pattern = self._names.get_message("house-several").value
        if count == 1 or pattern is None:
            return name
        return str(self._names.format_pattern(pattern, {"name": name, "count": count})[0])

    def _name_forms(self, value: str) -> dict[str, str]:
        """The word for a value, and its other forms; empty if it has none."""
        name_id = _name_id(self._subject, value)
        if not self._names.has_message(name_id):
            return self._helper._name_forms(value) if self._helper else {}
        message = self._names.get_message(name_id)
        patterns = {"name": message.value, **message.attributes}
        return {form: str(self._names.format_pattern(pattern)[0]) for form, pattern in patterns.items() if pattern}


def _items(value: Any) -> Iterable[Mapping[str, Any]]:
    """The values of a field, each as the arguments that tell of it."""
    values = value if isinstance(value, tuple | list) else () if value is None else (value,)
    for index, item in enumerate(values):
        fields: Mapping[str, Any]
        if isinstance(item, msgspec.Struct):
            fields = msgspec.structs.asdict(item)
        elif isinstance(item, tuple):
            fields = dict(zip(ORDINALS, item, strict=False))
        else:
            fields = {"value": item}
        yield {"index": index, **fields}
