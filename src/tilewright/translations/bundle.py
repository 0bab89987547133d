"""The Fluent messages of one language about one subject, and the arguments that they can use.

The arguments are described in the doc string of the package.
"""

import logging
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tilewright.translations.locale_files import ENGLISH, message_files

NOTHING: Final = "none"  # how a message knows a value that is not there, or not for this reader
ORDINALS: Final = ("first", "second", "third", "fourth")
_ISOLATE: Final = "\u2068"  # after which comes an argument, in the direction of its own first letter
_RIGHT_TO_LEFT: Final = "\u200f"  # a mark that counts as a letter of that direction
_AND_FIGURE: Final = re.compile(r" ו-?(?=\d)")  # Hebrew joins 'and' to a figure with a maqaf
_SPELLING: Final = {ENGLISH: "en_GB"}  # the kind of English that this project writes

Arguments = dict[str, str | int]

_log = logging.getLogger(__name__)


@cache
def bundle(language: str, subject: str) -> "MessageBundle":
    """What a language has about a game, or about a part of the software such as `shell`."""
    return MessageBundle(language, subject, None if language == ENGLISH else bundle(ENGLISH, subject))


def name_key(value: str) -> str:
    """How the message with the word for a value is called, after the name of the game."""
    return f"name-{value.replace(' ', '_')}"


class MessageBundle:
    """What one language can say of one subject, and the bundle to ask where it lacks a message.

    Where text runs from right to left, arguments are isolated so that foreign names and codes keep their own
    direction; the words for pieces are of the language itself and need no such marks.
    """

    def __init__(self, language: str, subject: str, fallback: "MessageBundle | None") -> None:
        self._language = language
        self._subject = subject
        self._fallback = fallback
        self._locale = Locale.parse(_SPELLING.get(language, language))
        self._isolates = self._locale.text_direction == "rtl"
        self._sentences = FluentBundle([language], use_isolating=self._isolates)
        self._names = FluentBundle([language], use_isolating=False)
        for file in message_files(language, subject):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._sentences.add_resource(resource)
            self._names.add_resource(resource)

    def format(
        self, message_id: str, given: Mapping[str, Any] = {}, names: Sequence[str] = (), attribute: str | None = None
    ) -> str | None:
        """The message, or an attribute of it; None if it is empty, or if neither language has it."""
        if self._sentences.has_message(message_id):
            message = self._sentences.get_message(message_id)
            pattern = message.value if attribute is None else message.attributes.get(attribute)
            if pattern is not None:
                arguments = self._forms_of_all(given, names)
                if attribute is None:
                    arguments |= self._format_items(message_id, given, names)
                said, errors = self._sentences.format_pattern(pattern, arguments)
                if not errors:
                    return str(said) or None
                _log.info("%s: %s: %s", self._language, message_id, errors)
        elif attribute is None:
            _log.info("%s: no message %s", self._language, message_id)
        return self._fallback.format(message_id, given, names, attribute) if self._fallback else None

    def _format_items(self, message_id: str, given: Mapping[str, Any], names: Sequence[str]) -> Arguments:
        """The fields whose values a part of the message tells one by one."""
        arguments: Arguments = {}
        for field in self._sentences.get_message(message_id).attributes:
            if field in given:
                texts = (self.format(message_id, item, names, field) for item in _items(given[field]))
                arguments[field] = self._directed(", ".join(item for item in texts if item)) or NOTHING
        return arguments

    def _directed(self, text: str) -> str:
        """Text of this language runs its way, even if it is made of arguments alone, with no letter between."""
        return _RIGHT_TO_LEFT + text if self._isolates and _ISOLATE in text else text

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
                pass  # a struct is worded by the message's attribute for it, or not at all
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
            f"{field}-{form}": self._listed(
                [self._counted(forms, form, value, counts[value]) for value, forms in spoken.items()]
            )
            for form in shared
        }

    def _listed(self, entries: Sequence[str]) -> str:
        return _AND_FIGURE.sub(" ו־", format_list(entries, locale=self._locale))

    def _counted(self, forms: Mapping[str, str], form: str, value: str, count: int) -> str:
        """The word, with how many there are: in its form for two or for several, where it has one."""
        name = forms.get(form) or forms.get("name", value)
        if count == 1:
            return name
        if count == 2 and (two := forms.get(f"{form}-two")):
            return two
        if several := forms.get(f"{form}-several"):
            return f"{count} {several}"
        pattern = self._names.get_message("common-several").value
        return name if pattern is None else str(self._names.format_pattern(pattern, {"name": name, "count": count})[0])

    def _name_forms(self, value: str) -> dict[str, str]:
        """The word for a value, and its other forms; empty if it has none."""
        name_id = f"{self._subject}-{name_key(value)}"
        if not self._names.has_message(name_id):
            return self._fallback._name_forms(value) if self._fallback else {}
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
