"""Questions and attacks as words of a position: `name value` for every field that is not as it usually is."""

from collections.abc import Sequence
from functools import cache
from types import NoneType
from typing import Any, TypeVar, cast, get_args, get_type_hints

import msgspec

from tilewright.games.empires.model.names import AREA_INDEX, AREAS, PLACES, UNIT_KIND, UNITS
from tilewright.games.empires.model.numbers import (
    MEANINGS,
    AreaIndex,
    Helpers,
    Meaning,
    Moved,
    Seat,
    TileIndex,
    UnitKind,
)
from tilewright.games.empires.model.table import Table, find_seat
from tilewright.kernel import PositionError
from tilewright.kernel.position import whole_number

S = TypeVar("S", bound=msgspec.Struct)


@cache
def _meanings(kind: type[msgspec.Struct]) -> dict[str, Meaning]:
    """What the fields of a struct stand for, read off their types; plain words and numbers are left out."""
    hints = get_type_hints(kind, include_extras=True)
    present = {name: _present(hint) for name, hint in hints.items()}
    meanings: dict[str, Meaning] = {name: MEANINGS[hint] for name, hint in present.items() if hint in MEANINGS}
    meanings |= {name: hint.__metadata__[0] for name, hint in present.items() if hasattr(hint, "__metadata__")}
    return meanings


def _present(hint: Any) -> Any:
    """Of the type of a field that may be empty, the type of what it then holds if it is not."""
    parts = get_args(hint)
    return next(part for part in parts if part is not NoneType) if NoneType in parts else hint


def pairs(table: Table, struct: msgspec.Struct) -> dict[str, str]:
    """The fields of a struct that differ from their defaults, each with its word."""
    shown = ((field.name, getattr(struct, field.name), field.default) for field in msgspec.structs.fields(struct))
    meanings = _meanings(type(struct))
    return {name: _word(table, meanings.get(name), value) for name, value, default in shown if value != default}


def to_words(table: Table, struct: msgspec.Struct) -> str:
    """The same as a line of a position."""
    return " ".join(f"{name} {word}" for name, word in pairs(table, struct).items())


def _word(table: Table, meaning: Meaning | None, value: Any) -> str:
    material, number = table.material, cast(int, value)
    match meaning:
        case "seat":
            return table.empires[number].power
        case "seats":
            return ",".join(empire.power for seat, empire in enumerate(table.empires) if number >> seat & 1)
        case "helpers":
            return ",".join(f"{table.empires[seat].power}:{units}" for seat, units in cast(Helpers, value))
        case "tile":
            return material.tiles[number].id
        case "tiles":
            return ",".join(tile.id for bit, tile in enumerate(material.tiles) if number >> bit & 1)
        case "area":
            return AREAS[number]
        case "unit":
            return "any" if value is None else UNITS[number]
        case "counter":
            return material.counters[number].face
        case "dice":
            return "-".join(map(str, cast(bytes, value)))
        case "moved":
            return ",".join(f"{UNITS[kind]}@{PLACES[place]}" for kind, place in cast(Moved, value)) or "none"
        case None:
            return "yes" if value is True else str(value)


def from_words(table: Table, kind: type[S], words: Sequence[str], key: str) -> S:
    """The struct of such words."""
    if len(words) % 2:
        raise PositionError(f"{key}: {' '.join(words)!r} should be names each followed by a value")
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    given = dict(zip(words[::2], words[1::2], strict=True))
    for name in given:
        if name not in fields:
            raise PositionError(f"{key}: {name!r} is unknown here; there are {', '.join(fields)}")
    meanings = _meanings(kind)
    values = {name: _value(table, given, name, meanings.get(name), key) for name in given}
    try:
        return msgspec.convert(values, kind, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        raise PositionError(f"{key}: {error}") from None


def _value(table: Table, given: dict[str, str], name: str, meaning: Meaning | None, key: str) -> Any:
    word, area = given[name], given.get("area", "")
    match meaning:
        case "seat":
            return seat_named(table, word, key)
        case "seats":
            return sum(1 << seat for seat in {seat_named(table, power, key) for power in word.split(",")})
        case "helpers":
            place = area_named(area, key)
            return tuple(sorted(_helper(table, name, place, part, key) for part in word.split(",")))
        case "tile":
            return tile_named(table, word, key)
        case "tiles":
            return sum(1 << tile for tile in {tile_named(table, tile, key) for tile in word.split(",")})
        case "area":
            return area_named(word, key)
        case "unit":
            return None if word == "any" else unit_named(word, key)
        case "counter":
            kind = table.material.kind_of(area_named(area, key), word)
            if kind is None:
                raise PositionError(f"{key}: no counter of that area shows {word!r}")
            return kind
        case "dice":
            return bytes(whole_number(die, key, 1, 6) for die in word.split("-"))
        case "moved":
            return () if word == "none" else tuple(sorted(_stand(part, key) for part in word.split(",")))
        case None:
            if word == "yes":
                return True
            return whole_number(word, key) if word.isascii() and word.isdigit() else word


def _helper(table: Table, name: str, area: AreaIndex, text: str, key: str) -> tuple[Seat, int]:
    """A power and the number of units that help; without a number, all that are there."""
    power, colon, number = text.partition(":")
    seat = seat_named(table, power, key)
    if colon:
        return seat, whole_number(number, key, 1)
    empire, sea = table.empires[seat], table.material.sea_of[area]
    if name == "help_land":
        return seat, empire.armies[area]
    return seat, 0 if sea is None else empire.fleets[sea]


def _stand(text: str, key: str) -> tuple[UnitKind, int]:
    unit, _, place = text.partition("@")
    return unit_named(unit, key), place_named(place, key)


def seat_named(table: Table, power: str, key: str) -> Seat:
    seat = find_seat(table, power) if power else None
    if seat is None:
        playing = ", ".join(empire.power for empire in table.empires if empire.power)
        raise PositionError(
            f"{key}: {power!r} should be one of the powers played, {playing or 'of which there is none'}"
        )
    return seat


def tile_named(table: Table, tile: str, key: str) -> TileIndex:
    number = table.material.tile_numbers.get(tile)
    if number is None:
        raise PositionError(f"{key}: there is no tile {tile!r}")
    return number


def area_named(name: str, key: str) -> AreaIndex:
    for area, index in AREA_INDEX.items():
        if area == name:
            return index
    raise PositionError(f"{key}: {name!r} should be one of {', '.join(AREAS)}")


def place_named(name: str, key: str) -> int:
    for number, place in enumerate(PLACES):
        if place == name:
            return number
    raise PositionError(f"{key}: {name!r} should be one of {', '.join(PLACES)}")


def unit_named(name: str, key: str) -> UnitKind:
    for unit, kind in UNIT_KIND.items():
        if unit == name:
            return kind
    raise PositionError(f"{key}: {name!r} should be one of {', '.join(UNITS)}")
