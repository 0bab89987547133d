"""Search in the rules."""

import re
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table

import tilewright as tw
from tilewright.cli.errors import UsageError
from tilewright.cli.screen import Screen
from tilewright.kernel import Rule
from tilewright.kernel.rulebook import read_rules
from tilewright.translations import Translator, translated_rule_page

_ID_OR_PREFIX = re.compile(r"[A-Z]{2}(-([A-Z](\d+)?)?)?")
_PICTURE = re.compile(r"^!\[(.*)\]\(.*\)\n", re.MULTILINE)  # a terminal has the words that stand for it


def look_up(wanted: Sequence[str], language: str) -> None:
    """Show what these words ask for, in that language; a page that nobody translated is in English."""
    screen, words = Screen(), Translator(language)
    pages = {name: rule_page(name, language) for name in tw.games()}
    for name in (word.lower() for word in wanted if word.lower() in pages):
        screen.show(Markdown(_PICTURE.sub(r"*\1*\n\n", pages[name])))
    rest = [word for word in wanted if word.lower() not in pages]
    if rest:
        rules = {rule_id: rule for page in pages.values() for rule_id, rule in read_rules(page).items()}
        screen.show(rule_table(find_rules(rules, rest)))
    if not wanted:
        for name, page in pages.items():
            screen.heading(words.title(name))
            screen.show(contents(read_rules(page)))


def rule_page(game: str, language: str) -> str:
    return translated_rule_page(game, language) or tw.game(game).rule_page


def find_rules(rules: dict[str, Rule], words: Sequence[str]) -> list[Rule]:
    """The rules of these ids and beginnings of ids, or those that have all the other words in them."""
    wanted = [word for word in words if _names_rules(word, rules)]
    sought = [_typed(word) for word in words if word not in wanted]
    found = [rule for word in wanted for rule in _by_id(rules, word.upper())]
    if sought:
        holding = [rule for rule in rules.values() if all(word in _typed(rule.text) for word in sought)]
        if not holding:
            raise UsageError(f"no rule has {' and '.join(map(repr, sought))} in it; {_known(rules)}")
        found += [rule for rule in holding if rule not in found]
    return found


def _typed(text: str) -> str:
    """As people type it: small letters, and the marks that keyboards have."""
    return text.lower().translate(str.maketrans("’׳״", "''\""))


def _names_rules(word: str, rules: dict[str, Rule]) -> bool:
    """Does it look like an id, or the beginning of one of a game that is here?"""
    text = word.upper()
    if not _ID_OR_PREFIX.fullmatch(text):
        return False
    return "-" in text or any(name.startswith(f"{text}-") for name in rules)


def _by_id(rules: dict[str, Rule], text: str) -> list[Rule]:
    if text in rules:
        return [rules[text]]
    found = [] if text[-1].isdigit() else [rule for name, rule in rules.items() if name.startswith(text)]
    if not found:
        chapter = [name for name in rules if name.startswith(text.rstrip("0123456789"))]
        near = f"there are {', '.join(chapter)}" if chapter else _known(rules)
        raise UsageError(f"there is no rule {text}; {near}")
    return found


def _known(rules: Iterable[str]) -> str:
    names = list(rules)
    return f"rules have ids such as {names[0]}, and words in them that can be sought"


def rule_table(rules: Iterable[Rule]) -> RenderableType:
    """Rules side by side with their ids."""
    table = Table.grid(padding=(0, 2, 1, 0))
    table.add_column(style="bold", no_wrap=True, vertical="top")
    table.add_column()
    for rule in rules:
        table.add_row(rule.id, Markdown(rule.text))
    return table


def contents(rules: dict[str, Rule]) -> RenderableType:
    """The chapters of a game's rules: the beginnings of ids, how many there are and what they are about."""
    groups: dict[str, list[Rule]] = {}
    for rule in rules.values():
        groups.setdefault(rule.id.rstrip("0123456789"), []).append(rule)
    has_chapters = len({group[0].chapter for group in groups.values()}) > 1
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for beginning, group in groups.items():
        about = group[0].chapter if has_chapters else group[0].text.partition(". ")[0].rstrip(".") + " …"
        table.add_row(beginning, f"{len(group)} rules", Markdown(about))
    return table
