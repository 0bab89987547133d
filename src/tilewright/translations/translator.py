"""What the rest of the software asks for: the sentence for a refusal, an event, an option, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tilewright.kernel import Event, OptionInfo, Refusal, TilewrightError
from tilewright.translations.bundle import bundle, name_key
from tilewright.translations.locale_files import ENGLISH, languages, require_messages, subject_of


class UnknownLanguage(TilewrightError, LookupError):
    """There are no messages in that language."""


class Translator:
    """The sentences of one language. MissingTranslation where a game has no messages at all."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in languages():
            raise UnknownLanguage(f"there is no translation for {language!r}; there are {', '.join(languages())}")
        self.language = language

    def text(self, message_id: str, **arguments: object) -> str:
        """A message by its id. An id that no language has is given back as it is."""
        return bundle(self.language, subject_of(message_id)).format(message_id, arguments) or message_id

    def title(self, game_name: str) -> str:
        """The name of a game."""
        return self._of_game(game_name, "title") or _sentence(game_name)

    def refusal(self, game_name: str, refusal: Refusal) -> str:
        """Why an action is not legal, with the rule."""
        sentence = self._of_game(game_name, f"refusal-{refusal.reason}", refusal.facts)
        if sentence is None:
            return str(refusal)
        return self.text("common-cited", sentence=sentence, rule=refusal.rule)

    def event(self, game_name: str, event: Event, names: Sequence[str]) -> str | None:
        """What happened, as whoever may see this event reads it; None where there is nothing worth telling.

        `names` are those of the players, seat by seat.
        """
        tag = event.__struct_config__.tag
        return self._of_game(game_name, f"event-{tag}", msgspec.structs.asdict(event), names)

    def advice(self, game_name: str, reason: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What speaks for a choice or against it; `names` are those of the players, seat by seat."""
        return self._of_game(game_name, f"advice-{reason}", facts, names) or _sentence(reason)

    def ending(self, game_name: str, reason: str) -> str:
        """Why the game ended."""
        return self._of_game(game_name, f"ending-{reason}") or _sentence(reason)

    def option(self, game_name: str, info: OptionInfo) -> str:
        """What an option does, in a sentence."""
        return self._of_game(game_name, _option(info)) or info.about

    def option_title(self, game_name: str, info: OptionInfo) -> str:
        """What an option is called, in a word or two."""
        return self._of_game(game_name, _option(info), attribute="title") or _sentence(info.name)

    def option_choice(self, game_name: str, info: OptionInfo, choice: str | int) -> str:
        """What a value that an option takes is called."""
        found = self._of_game(game_name, _option(info), attribute=f"choice-{choice}")
        return found or self.name(game_name, str(choice))

    def name(self, game_name: str, value: str) -> str:
        """The word for a piece or place of a game that its texts know as `value`."""
        return self._of_game(game_name, name_key(value)) or value

    def _of_game(
        self,
        game_name: str,
        what: str,
        given: Mapping[str, Any] = {},
        names: Sequence[str] = (),
        attribute: str | None = None,
    ) -> str | None:
        require_messages(game_name)
        return bundle(self.language, game_name).format(f"{game_name}-{what}", given, names, attribute)


def _option(info: OptionInfo) -> str:
    return f"option-{info.name.replace('_', '-')}"


def _sentence(identifier: str) -> str:
    """An id read as a sentence."""
    words = identifier.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]
