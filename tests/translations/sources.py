"""What a game's code can say, read from its source: reasons, endings, and the words it puts into events."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

import tilewright as tw
from tilewright.kernel import RULE_ID, Event
from tilewright.translations import ORDINALS


@cache
def folder(game: str) -> Path:
    return Path(tw.__file__).parent / "games" / game


@cache
def trees(game: str) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder(game).rglob("*.py")))


@cache
def calls(game: str) -> tuple[tuple[str, ast.Call], ...]:
    """All calls of something by its name; found once, since they are looked through for every event and refusal."""
    return tuple(
        (node.func.id, node)
        for tree in trees(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """The argument of a call at this place or with this name."""
    if place < len(call.args):
        return call.args[place]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def texts(node: ast.AST | None) -> set[str]:
    """All texts in an expression: a constant, or both arms of a condition; but not those that it is judged by."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def strings(game: str) -> frozenset[str]:
    """Every text constant of the source, and every word of its data files."""
    constants = {
        node.value
        for tree in trees(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    files = (file for file in folder(game).rglob("*.toml") if file.name != "lessons.toml")
    data = [file.read_text(encoding="utf-8") for file in files]
    return frozenset(constants.union(*(text.replace('"', " ").split() for text in data)))


@cache
def bot_trees(game: str) -> tuple[ast.Module, ...]:
    files = sorted((Path(tw.__file__).parent / "bots" / game).rglob("*.py"))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def advice(game: str) -> dict[str, list[ast.expr | None]]:
    """Reasons that advice can give, where their ids stand in the call itself, each with the facts of its calls."""
    found: dict[str, list[ast.expr | None]] = defaultdict(list)
    for tree in bot_trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                for reason in texts(argument(node, 0, "id")):
                    found[reason].append(argument(node, 1, "facts"))
    return dict(found)


def bot_strings(game: str) -> set[str]:
    """Every text constant of the source of a game's engine."""
    nodes = (node for tree in bot_trees(game) for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def refusals(game: str) -> dict[str, list[ast.expr | None]]:
    """Reasons that an action can be refused for, each with the facts that its calls give.

    A rule and its reason may also stand in a tuple of two, to be handed on to a call without facts.
    """
    found: dict[str, list[ast.expr | None]] = defaultdict(list)
    for tree in trees(game):
        for node in ast.walk(tree):
            match node:
                case ast.Tuple([ast.Constant(str(rule)), ast.Constant(str(reason))]) if RULE_ID.fullmatch(rule):
                    found[reason].append(None)
    for name, call in calls(game):
        if name == "Refusal":
            for reason in texts(argument(call, 1, "reason")):
                found[reason].append(argument(call, 2, "facts"))
    return dict(found)


def fact_names(facts: ast.expr | None) -> set[str] | None:
    """The names of the facts, if they stand there; None if they come from elsewhere."""
    if facts is None:
        return set()
    if isinstance(facts, ast.Dict) and all(isinstance(key, ast.Constant) for key in facts.keys):
        return {key.value for key in facts.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return None


@cache
def all_fact_names(game: str) -> frozenset[str]:
    """The names in all dictionaries of the source: what facts that come from elsewhere may have."""
    dicts = [node for tree in trees(game) for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    return frozenset().union(*(texts(key) for node in dicts for key in node.keys))


@cache
def endings(game: str) -> frozenset[str]:
    """Why a game can end: the members of its `Ending`, and the reasons that results are made with.

    A game may also keep an ending as a decision that nobody has, `Over`, with the reason first.
    """
    found = set[str]()
    for tree in trees(game):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Assign | ast.AnnAssign)
                and isinstance(node.value, ast.Subscript)
                and any(isinstance(target, ast.Name) and target.id == "Ending" for target in targets(node))
            ):
                found |= {text for part in ast.walk(node.value) for text in texts(part)}
    for name, call in calls(game):
        if name == "Result":
            found |= texts(argument(call, 2, "reason"))
        elif name == "Over":
            found |= texts(argument(call, 0, "reason"))
    return frozenset(found - {""})


def targets(node: ast.Assign | ast.AnnAssign) -> Iterable[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else (node.target,)


def events(game: str) -> dict[str, type[Event]]:
    """The kinds of events of a game by their tags."""
    kinds: tuple[type[Event], ...] = get_args(tw.game(game).event_type)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def item_fields(kind: type[Event], field: str) -> set[str]:
    """The arguments that a value of this field brings along when it is worded by itself."""
    (hint,) = (info.type for info in msgspec.structs.fields(kind) if info.name == field)
    return {"index", "value", *ORDINALS}.union(*map(fields, structs(hint)))


def structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from structs(part)


def field_texts(game: str, kind: type[Event]) -> dict[str, set[str]]:
    """The texts that the code puts into the fields of an event, where they stand in the call itself."""
    found: dict[str, set[str]] = defaultdict(set)
    names = [field.name for field in msgspec.structs.fields(kind)]
    for name, call in calls(game):
        if name == kind.__name__:
            for place, field in enumerate(names):
                found[field] |= texts(argument(call, place, field))
    return dict(found)
