"""Every sentence that a player reads, in their language: refusals, the log, options and endings, from `locales/`.

    locales/LANGUAGE/*.ftl           what belongs to no game
    locales/LANGUAGE/GAME/*.ftl      what belongs to one
    locales/LANGUAGE/GAME/rules.md   its rule page, translated

A sentence is a Fluent message, named for the game and for what it tells: `qwirkle-refusal-it-leaves-a-gap`,
`qwirkle-event-drew`, `qwirkle-ending-all-players-passed`, `qwirkle-option-free-opening`, `qwirkle-advice-scores`. Its
arguments are the facts of the refusal or advice or the fields of the event, by their own names, and for each of them
what can be said of it:

    $tile         the value itself: a text, a number, yes, no or none; of several values, their list
    $tile-name    the word for it: the message `qwirkle-name-Rsq` where the value is Rsq (spaces become underscores)
    $tile-acc     another form of that word: the attribute `.acc` of the same message; of several equal values
                  `.acc-two`, or a number and `.acc-several`, where the message has them
    $seat-player  the name of the player at that seat
    $tiles-count  how many values there are
    $dice-first   the first of several values, and so on to the fourth

Where the message has an attribute named for a field, `.lines` say, each value of that field is worded by it and
`$lines` is the list of what they gave. There a struct brings its own fields, a tuple $first, $second and so on, and
anything else $value; $index counts from 0.

What a language lacks is said in English.
"""

from tilewright.extras import need

need("babel", "cli")
need("fluent.runtime", "cli")

from tilewright.translations.bundle import ORDINALS  # noqa: E402
from tilewright.translations.locale_files import (  # noqa: E402
    ENGLISH,
    MissingTranslation,
    languages,
    translated_rule_page,
)
from tilewright.translations.translator import Translator, UnknownLanguage  # noqa: E402

__all__ = [
    "ENGLISH",
    "ORDINALS",
    "MissingTranslation",
    "Translator",
    "UnknownLanguage",
    "languages",
    "translated_rule_page",
]
