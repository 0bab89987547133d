"""The Fluent files as they are written: messages, terms, and what they refer to."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import tilewright as tw
from tilewright.translations import ORDINALS

LOCALES = Path(tw.__file__).parent / "locales"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Pattern = ast.Pattern


class Page(NamedTuple):
    """One file."""

    messages: dict[str, ast.Message]
    terms: dict[str, ast.Term]
    junk: list[str]
    doubles: list[str]


@cache
def page(language: str, name: str) -> Page:
    """A file by its path in the language's folder: `shell`, `qwirkle/game`."""
    read = Page({}, {}, [], [])
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            read.junk.append(entry.content or "")
        elif isinstance(entry, ast.Message | ast.Term):
            shelf = read.messages if isinstance(entry, ast.Message) else read.terms
            if entry.id.name in shelf:
                read.doubles.append(entry.id.name)
            shelf[entry.id.name] = entry  # pyright: ignore[reportArgumentType]
    return read


def names() -> list[str]:
    """The files that English has."""
    folder = LOCALES / "en"
    return sorted(file.relative_to(folder).with_suffix("").as_posix() for file in folder.rglob("*.ftl"))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """This node of a file and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(node: object) -> set[str]:
    """The arguments that a pattern uses."""
    return {found.id.name for found in nodes(node) if isinstance(found, ast.VariableReference)}


def facts(node: object) -> set[str]:
    """The facts or fields that they come from: `$tile-name` says something of `tile`."""
    return {name.partition("-")[0] for name in variables(node)}


def forms(node: object) -> set[str]:
    """The forms of words that a pattern asks for."""
    return {name.partition("-")[2] for name in variables(node)} - {"", "name", "player", "count", *ORDINALS}


def parts(message: ast.Message) -> dict[str, Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


def references(node: object) -> tuple[set[str], set[str]]:
    """The messages and terms that are named."""
    messages = {found.id.name for found in nodes(node) if isinstance(found, ast.MessageReference)}
    terms = {found.id.name for found in nodes(node) if isinstance(found, ast.TermReference)}
    return messages, terms


def choices(node: object) -> dict[str, set[str]]:
    """By argument: the texts that a pattern tells apart, plurals left out."""
    found: dict[str, set[str]] = {}
    for select in nodes(node):
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if keys - PLURALS:
                found.setdefault(select.selector.id.name, set()).update(keys - PLURALS)
    return found


def closed_choices(node: object) -> dict[str, set[str]]:
    """By argument: the texts that it must be one of, for no variant is left for others."""
    found: dict[str, set[str]] = {}
    for select in nodes(node):
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference):
            keys = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
            if not PLURALS.intersection(keys):
                found[select.selector.id.name] = set(keys)
    return found
