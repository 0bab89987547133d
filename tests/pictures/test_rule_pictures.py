"""Pictures on rule pages: drawn from the positions beside them, and shown and described in every language."""

import re
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.server.api.rule_pages import rule_page
from tilewright.translations import languages
from tools.rule_pictures import FOLDER, pictures

SHOWN = re.compile(r"^!\[(.*)\]\(pictures/(.*)\)\n(.*)$", re.MULTILINE)


def shown(game: str, language: str) -> list[list[tuple[str, str, str]]]:
    """What each chapter shows: the words in place of a picture, its file, and what is said below it."""
    return [SHOWN.findall(chapter.text) for chapter in rule_page(game, language).chapters]


def test_the_files_are_what_is_drawn_from_the_positions() -> None:
    drawn = {name: picture + "\n" for name, picture in pictures().items()}
    assert {file.name: file.read_text(encoding="utf-8") for file in Path(FOLDER).glob("*.svg")} == drawn


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tw.games())
def test_every_language_shows_the_same_pictures_in_the_same_chapters(game: str, language: str) -> None:
    files = [[file for _, file, _ in chapter] for chapter in shown(game, language)]
    assert files == [[file for _, file, _ in chapter] for chapter in shown(game, "en")]
    assert all(alt and said for chapter in shown(game, language) for alt, _, said in chapter)


def test_no_picture_is_left_over() -> None:
    used = {file for game in tw.games() for chapter in shown(game, "en") for _, file, _ in chapter}
    assert used == {file.name for file in Path(FOLDER).glob("*.svg")}
