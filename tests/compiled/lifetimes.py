"""Where compiled functions use records after the array that they lie in was given back.

A record does not keep its array alive, and Numba gives an array back after its last use by name. So a function that has
made an array, or has got it from another function, must go on naming the array as long as it uses a record of it; or
hand the array, not the record, to a function that does the rest. Arguments are the caller's, and live.

Numba says where it gives a variable back: `del` in its intermediate representation. Followed are arrays of
`np.zeros(…, TYPE)` and `np.empty(…, TYPE)`, through names, tuples and what compiled functions return.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numba.core import ir
from numba.core.compiler import run_frontend

MAKERS = (np.zeros, np.empty)


class Array(NamedTuple):
    """An array that was made by the call that this variable was set to."""

    root: str
    of: np.dtype


class Part(NamedTuple):
    """A record in such an array, or an array in such a record."""

    root: str
    of: np.dtype


Found = Array | Part | tuple[Any, ...] | None  # a tuple: what its items are


def uses_too_late(function: Callable[..., Any]) -> list[str]:
    """The lines of a function that use a record too late."""
    return _read(function).too_late()


_READ: dict[Callable[..., Any], "_Function | None"] = {}  # None while it is read


def _read(function: Callable[..., Any]) -> "_Function":
    found = _READ.get(function)
    if found is None:
        _READ[function] = None
        found = _READ[function] = _Function(function)
    return found


def _returned(function: Callable[..., Any]) -> Found:
    """What a call of it gives; nothing where a function calls itself."""
    return None if function in _READ and _READ[function] is None else _read(function).returned()


class _Function:
    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = f"{function.__module__}.{function.__qualname__}"
        self._blocks: Mapping[int, Any] = run_frontend(function, emit_dels=True).blocks
        self._values: dict[str, Any] = {}  # of names that stand for a constant or a function
        self._found: dict[str, Found] = {}
        for _ in range(2):  # a loop may use what is set further down
            for statement in self._statements():
                if isinstance(statement, ir.Assign):
                    self._follow(statement.target.name, statement.value)

    def _statements(self) -> Iterator[Any]:
        for label in sorted(self._blocks):
            yield from self._blocks[label].body

    def _follow(self, name: str, value: Any) -> None:
        if isinstance(value, ir.Global | ir.FreeVar | ir.Const):
            self._values[name] = value.value
            return
        found = self._found.get(value.name) if isinstance(value, ir.Var) else self._of(name, value)
        if found is not None:
            self._found[name] = found

    def _of(self, name: str, value: Any) -> Found:
        if not isinstance(value, ir.Expr):
            return None
        if value.op == "call":
            return self._of_call(name, value)
        if value.op == "build_tuple":
            items = tuple(self._found.get(item.name) for item in value.items)
            return items if any(items) else None
        if value.op == "getattr" and isinstance(self._values.get(value.value.name), type(np)):
            self._values[name] = getattr(self._values[value.value.name], value.attr)
            return None
        if value.op in ("exhaust_iter", "cast"):
            return self._found.get(value.value.name)
        if value.op in ("getattr", "getitem", "static_getitem"):
            return self._part(self._found.get(value.value.name), value)
        return None

    def _of_call(self, name: str, call: Any) -> Found:
        function: Any = self._values.get(call.func.name)
        if function in MAKERS:
            of = self._values.get(call.args[1].name) if len(call.args) > 1 else None
            return Array(name, of) if isinstance(of, np.dtype) and of.fields else None
        return _with_root(_returned(function.py_func), name) if hasattr(function, "py_func") else None

    @staticmethod
    def _part(whole: Found, value: Any) -> Found:
        if isinstance(whole, Array):
            return None if value.op == "getattr" else Part(whole.root, whole.of)
        if isinstance(whole, Part):
            if value.op != "getattr":
                return Part(whole.root, whole.of) if whole.of.fields else None
            field = (whole.of.fields or {}).get(value.attr)
            return Part(whole.root, field[0].base) if field and (field[0].shape or field[0].fields) else None
        return whole[value.index] if whole and value.op == "static_getitem" else None

    def returned(self) -> Found:
        for statement in self._statements():
            if isinstance(statement, ir.Return) and statement.value.name in self._found:
                return self._found[statement.value.name]
        return None

    # ---- what lives
    def too_late(self) -> list[str]:
        if not any(isinstance(found, Part) for found in self._found.values()):
            return []
        late, alive = list[str](), self._alive_at_blocks()
        for label, block in self._blocks.items():
            names = set(alive[label])
            for statement in block.body:
                if not isinstance(statement, ir.Del):
                    parts = [each for each in map(self._part_of, statement.list_vars()) if each]
                    target = statement.target.name if isinstance(statement, ir.Assign) else None
                    late += [
                        f"{self._name}, line {statement.loc.line}"
                        for part in parts
                        if target != part[0] and not any(self._holds(name, part[1].root) for name in names)
                    ]
                _pass(statement, names)
        return late

    def _part_of(self, variable: Any) -> tuple[str, Part] | None:
        found = self._found.get(variable.name)
        return (variable.name, found) if isinstance(found, Part) else None

    def _holds(self, name: str, root: str) -> bool:
        found = self._found.get(name)
        every = found if isinstance(found, tuple) and not isinstance(found, Array | Part) else (found,)
        return any(isinstance(each, Array) and each.root == root for each in every)

    def _alive_at_blocks(self) -> dict[int, frozenset[str]]:
        """The names that are set, and not given back, on every way to a block."""
        first, everything = min(self._blocks), frozenset(self._names())
        alive = dict.fromkeys(self._blocks, everything) | {first: frozenset()}
        waiting = [first]
        seen = set[int]()
        while waiting:
            label = waiting.pop()
            seen.add(label)
            names = set(alive[label])
            for statement in self._blocks[label].body:
                _pass(statement, names)
            for following in self._blocks[label].terminator.get_targets():
                left = alive[following] & names
                if left != alive[following] or following not in seen:
                    alive[following] = left
                    waiting.append(following)
        return alive

    def _names(self) -> Iterator[str]:
        for statement in self._statements():
            if isinstance(statement, ir.Assign):
                yield statement.target.name


def _pass(statement: Any, names: set[str]) -> None:
    if isinstance(statement, ir.Assign):
        names.add(statement.target.name)
    elif isinstance(statement, ir.Del):
        names.discard(statement.value)


def _with_root(found: Found, root: str) -> Found:
    """What another function returned, as made by the call of it."""
    if isinstance(found, Array):
        return Array(root, found.of)
    if isinstance(found, tuple) and not isinstance(found, Part):
        return tuple(_with_root(each, f"{root}.{place}") for place, each in enumerate(found))
    return None
