"""Reading a rule page: a Markdown file whose tables have rows that begin with a rule's id."""

import re

import msgspec

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]\d+\b")
_ROW = re.compile(r"^\| ([A-Z]{2}-[A-Z]\d+) \| (.*) \|$")
_HEADING = re.compile(r"^#{1,6} (.*)$")


class Rule(msgspec.Struct, frozen=True):
    """One rule of a game."""

    id: str
    chapter: str
    text: str


def read_rules(page: str) -> dict[str, Rule]:
    """The rules of a page by their ids, in the order of the page."""
    rules: dict[str, Rule] = {}
    chapter = ""
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            chapter = heading[1]
        elif row := _ROW.match(line):
            rules[row[1]] = Rule(row[1], chapter, row[2])
    return rules
