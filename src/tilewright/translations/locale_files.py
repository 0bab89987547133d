"""Where the translations lie: the languages that there are, and the files of each."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tilewright.kernel import TilewrightError

ENGLISH: Final = "en"
COMMON: Final = "common"  # the messages that all others may lean on

_locales = files("tilewright") / "locales"


class MissingTranslation(TilewrightError, LookupError):
    """A game has no messages at all, not even in English."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are messages in."""
    return tuple(sorted(folder.name for folder in _locales.iterdir() if folder.is_dir()))


def message_files(language: str, subject: str) -> Iterator[Traversable]:
    """The Fluent files about one subject, and the common ones.

    A subject is a game, whose files lie in a folder of their own, or a part of the software: `shell`, whose files are
    `shell.ftl`, `shell-review.ftl` and so on.
    """
    folder = _locales / language
    yield from _fluent(file for file in folder.iterdir() if subject_of(file.name) in (COMMON, subject))
    if (folder / subject).is_dir():
        yield from _fluent((folder / subject).iterdir())


def _fluent(found: Iterator[Traversable]) -> list[Traversable]:
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


def subject_of(name: str) -> str:
    """What a message or a file is about: `qwirkle` of `qwirkle-title`, `shell` of `shell-review.ftl`."""
    return name.removesuffix(".ftl").partition("-")[0]


@cache
def require_messages(game: str) -> None:
    """MissingTranslation if nobody has written a word about this game."""
    if not (_locales / ENGLISH / game).is_dir():
        raise MissingTranslation(
            f"there are no messages of a game {game!r}: the folder locales/{ENGLISH}/{game} is missing"
        )


def translated_rule_page(game: str, language: str) -> str | None:
    """The rule page of a game in that language, if somebody has written it. English ones lie with the game itself."""
    file = _locales / language / game / "rules.md"
    return file.read_text(encoding="utf-8") if language != ENGLISH and file.is_file() else None
