"""No compiled function uses memory that was given back."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import numpy as np
import pytest

import tilewright.bots
import tilewright.compiled
from tests.compiled.lifetimes import uses_too_late
from tilewright.compiled.jit import compiled

RECORD = np.dtype([("number", "i8"), ("many", "i8", 8)], align=True)


def compiled_functions() -> Iterator[Any]:
    for package in (tilewright.compiled, tilewright.bots):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if ".compiled" in found.name:
                module = vars(import_module(found.name))
                yield from {id(each): each for each in module.values() if hasattr(each, "py_func")}.values()


def test_no_compiled_function_uses_a_record_after_its_array() -> None:
    functions = {id(each): each for each in compiled_functions()}.values()
    assert len(functions) > 100
    assert [line for each in functions for line in uses_too_late(each.py_func)] == []


# ---- what is found
@compiled
def fill(record: Any) -> None:
    record.number = 1


@compiled
def made() -> Any:
    records = np.zeros(2, RECORD)
    fill(records[0])
    return records, 2


def of_nobody() -> None:
    record = np.zeros(1, RECORD)[0]
    fill(record)


def after_its_last_name() -> int:
    records = np.zeros(1, RECORD)
    record = records[0]
    return record.number


def inside_the_last_call() -> None:
    records = np.zeros(1, RECORD)
    fill(records[0])


def of_another_function() -> int:
    records, count = made()
    return records[count - 1].number


def an_array_in_it() -> int:
    records = np.zeros(1, RECORD)
    many = records[0].many
    return len(records) + many[0]


def named_in_every_round() -> None:
    records = np.zeros(1, RECORD)
    for _ in range(3):
        fill(records[0])


def returned() -> Any:
    records = np.zeros(1, RECORD)
    record = records[0]
    fill(record)
    return records


def of_the_caller(records: Any) -> int:
    record = records[0]
    fill(record)
    return record.number


def of_numbers() -> int:
    numbers = np.zeros(1, np.int64)
    number = numbers[0]
    return number + 1


@pytest.mark.parametrize(
    "function", [of_nobody, after_its_last_name, inside_the_last_call, of_another_function, an_array_in_it]
)
def test_a_use_that_is_too_late_is_found(function: Any) -> None:
    assert uses_too_late(function)


@pytest.mark.parametrize("function", [named_in_every_round, returned, of_the_caller, of_numbers])
def test_other_uses_are_not(function: Any) -> None:
    assert uses_too_late(function) == []
