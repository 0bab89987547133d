"""Which language somebody reads, among those that there are texts in."""

from tilewright.server.errors import InvalidRequest
from tilewright.translations import ENGLISH, languages

RIGHT_TO_LEFT = {"he"}
_OLD_CODES = {"iw": "he"}  # as some browsers still say


def checked_language(language: str) -> str:
    """The language itself. InvalidRequest, which says which there are, if it is none of ours."""
    if language not in languages():
        raise InvalidRequest(
            "unknown-language", f"There is no translation for {language!r}; there are {', '.join(languages())}."
        )
    return language


def preferred_language(accepted: str) -> str:
    """The best that an Accept-Language header allows; English if it allows none of ours."""
    best = ENGLISH, 0.0
    for part in accepted[:500].lower().split(","):
        tag, _, weight = part.strip().partition(";q=")
        main = tag.partition("-")[0]
        language = _OLD_CODES.get(main, main)
        if language in languages() and _weight(weight) > best[1]:
            best = language, _weight(weight)
    return best[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
