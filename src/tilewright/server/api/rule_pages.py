"""A game's rule page as a structure, in the language of the reader where somebody has translated it.

Translations lie at `locales/LANGUAGE/GAME/rules.md` and have the same rules under the same ids. Texts are Markdown.
"""

import re
from functools import cache

import msgspec

import tilewright as tw
from tilewright.kernel import Rule
from tilewright.kernel.rulebook import read_rules
from tilewright.translations import ENGLISH, translated_rule_page

_HEADING = re.compile(r"^(#{1,6}) (.*)$", re.MULTILINE)
_TABLE_HEAD = re.compile(r"^\|[^|]*\|[^|]*\|\n\|[-:| ]+\|\n(?=\n|\Z)", re.MULTILINE)  # one whose rows were all rules


class RuleShown(msgspec.Struct, frozen=True):
    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """`level` is 2 for a chapter and 3 for a part of one; `text` is what it says beside its rules."""

    title: str
    level: int
    text: str
    rules: list[RuleShown]


class RulePage(msgspec.Struct, frozen=True):
    """`language` is the one that the page is in, which is English where there is no translation."""

    game: str
    version: int
    language: str
    title: str
    chapters: list[Chapter]


@cache
def rule_page(game_name: str, language: str) -> RulePage:
    game = tw.game(game_name)
    translated = translated_rule_page(game_name, language)
    page = game.rule_page if translated is None else translated
    title, *chapters = _sections(page)
    if title.text or title.rules:  # what stands before the first chapter
        chapters.insert(0, Chapter("", 2, title.text, title.rules))
    return RulePage(game.name, game.rules_version, ENGLISH if translated is None else language, title.title, chapters)


def _sections(page: str) -> list[Chapter]:
    """The page cut at its headings, the title first."""
    rules = read_rules(page)
    headings = list(_HEADING.finditer(page))
    ends = [heading.start() for heading in headings[1:]] + [len(page)]
    return [
        _section(heading, page[heading.end() : end].splitlines(), rules)
        for heading, end in zip(headings, ends, strict=True)
    ]


def _section(heading: re.Match[str], lines: list[str], rules: dict[str, Rule]) -> Chapter:
    own = [rules[_first_cell(line)] for line in lines if _first_cell(line) in rules]
    rest = "\n".join(line for line in lines if _first_cell(line) not in rules)
    text = _TABLE_HEAD.sub("", rest + "\n").strip()
    return Chapter(heading[2], len(heading[1]), text, [RuleShown(rule.id, rule.text) for rule in own])


def _first_cell(line: str) -> str:
    return line.split("|")[1].strip() if line.startswith("|") and line.count("|") > 1 else ""
