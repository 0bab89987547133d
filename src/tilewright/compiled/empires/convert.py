"""Between the kernel's states and records."""

from typing import Any

import numpy as np

from tilewright.compiled.chance import pack_chance, unpack_chance
from tilewright.compiled.empires.layout import (
    LOWER,
    NONE,
    OUTCOMES,
    PLAYERS,
    QUESTIONS,
    STATE,
    STEPS,
    TILES,
    TURNING,
    UPPER,
)
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.names import ARMS, HOME, PIRATES, POWERS, ROWS, SLAVE_REVOLT, UNITS, Arm
from tilewright.games.empires.model.numbers import AreaIndex
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Assault, Captive, Empire, find_seat
from tilewright.games.empires.rules.deal import empty_table
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Options, State

RAIDERS = (PIRATES, SLAVE_REVOLT)
_PLAIN = ("first", "war", "round", "actions_left", "tile_taken", "settled", "singles_used")


def _number(value: int | bool | None) -> int:
    return NONE if value is None else int(value)


def _maybe(number: Any) -> int | None:
    return None if number == NONE else int(number)


# ---- to a record


def pack(state: State) -> Any:
    """A state as a record (`np.void`), which is the only element of an array of its own."""
    assert isinstance(state, EmpiresState)
    record = np.zeros(1, STATE)[0]
    pack_chance(record["chance"], state.chance)
    for name in _PLAIN:
        record[name] = getattr(state, name)
    record["active"], record["opener"] = _number(state.active), NONE
    record["power"] = NONE
    for seat, empire in enumerate(state.empires):
        _pack_empire(record, seat, empire)
    for name in ("bag", "lying", "supply"):
        counts = getattr(state, name)
        record[name][: len(counts)] = list(counts)
    record["captive_count"] = len(state.captives)
    for place, held in enumerate(state.captives):
        record["captives"][place] = (RAIDERS.index(held.tile) * HOME + held.area) * PLAYERS + held.owner
    for name in ROWS:
        row = getattr(state, name)
        record[name] = NONE
        record[name][: len(row)] = row
        record[f"{name}_count"] = len(row)
    _pack_question(record["question"], state)
    _pack_assault(record["assault"], state.assault)
    return record


def _pack_empire(record: Any, seat: int, empire: Empire) -> None:
    record["power"][seat] = POWERS.index(empire.power) if empire.power else NONE
    for name in ("gold", "population", "points", "unrest"):
        record[name][seat] = getattr(empire, name)
    record["units"][:, seat] = [list(empire.armies), list(empire.fleets), list(empire.forts)]
    record["markers"][seat] = list(empire.markers)
    counts = np.zeros(TILES, np.uint8)
    counts[: len(empire.tiles)] = list(empire.tiles)
    record["tiles"][seat] = counts[::2] | counts[1::2] << 4
    record["turned"][seat] = [empire.turned[tile] for tile in TURNING]
    record["blockades"][seat] = sum(count << area for area, count in enumerate(empire.blockades))


def _pack_question(record: Any, state: EmpiresState) -> None:
    for name in (
        "kind",
        "seat",
        "opener",
        "bidder",
        "a",
        "b",
        "unit",
        "source",
        "area",
        "tile",
        "asker",
        "arm",
        "gold",
    ):
        record[name] = NONE
    question = state.question
    if question is None:
        return
    record["kind"] = QUESTIONS.index(type(question))
    for name in question.__struct_fields__:
        value = getattr(question, name)
        if name == "moved":
            for kind, place in value:
                record["moved"][kind, place] += 1
        elif name in ("a", "b"):
            record[name] = UPPER + ROWS.index(value) if value in ROWS else _number(find_seat(state, value))
        else:
            record[name] = ARMS.index(value) if name == "arm" else _number(value)


def _pack_assault(record: Any, assault: Assault | None) -> None:
    for name in ("attacker", "defender", "area", "arm", "step", "counter", "tile", "captive", "support"):
        record[name] = NONE
    if assault is None:
        return
    for name in assault.__struct_fields__:
        value = getattr(assault, name)
        match name:
            case "arm":
                record[name] = ARMS.index(value)
            case "step":
                record[name] = STEPS.index(value)
            case "outcome":
                record[name] = OUTCOMES.index(value)
            case "dice":
                record[name] = list(value) or 0
            case "asked_land" | "asked_naval":
                record["asked"][ARMS.index(name[6:])] = value
            case "help_land" | "help_naval":
                for seat, units in value:
                    record["help"][ARMS.index(name[5:]), seat] = units
            case _:
                record[name] = _number(value)


# ---- and back


def unpack(record: Any, players: int, options: Options) -> State:
    """The state that a record stands for; it has no past."""
    assert isinstance(options, EmpiresOptions)
    material = load(options.material)
    empires = tuple(_unpack_empire(record, seat, material) for seat in range(players))
    empty = empty_table(players, options, unpack_chance(record["chance"]), None)
    fields: dict[str, Any] = {name: getattr(empty, name) for name in empty.__struct_fields__}
    fields |= {name: type(fields[name])(record[name]) for name in _PLAIN}
    fields |= {
        "empires": empires,
        "active": _maybe(record["active"]),
        "bag": record["bag"][: len(material.counters)].tobytes(),
        "lying": record["lying"][: len(material.counters)].tobytes(),
        "supply": record["supply"][: len(material.tiles)].tobytes(),
        "captives": tuple(_captive(int(held)) for held in record["captives"][: record["captive_count"]]),
        "question": _unpack_question(record["question"], empires),
        "assault": _unpack_assault(record["assault"]),
    }
    for name in ROWS:
        fields[name] = tuple(record[name][: record[f"{name}_count"]].tolist())
    return EmpiresState(**fields)


def _captive(held: int) -> Captive:
    place, owner = divmod(held, PLAYERS)
    raider, area = divmod(place, HOME)
    return Captive(RAIDERS[raider], AreaIndex(area), owner)


def _unpack_empire(record: Any, seat: int, material: Material) -> Empire:
    pairs = record["tiles"][seat]
    tiles = np.column_stack((pairs & 0xF, pairs >> 4)).tobytes()[: len(material.tiles)]
    turned = bytearray(len(tiles))
    for tile, count in zip(TURNING, record["turned"][seat], strict=True):
        turned[tile] = count
    power, blockades = record["power"][seat], int(record["blockades"][seat])
    armies, fleets, forts = (record["units"][kind, seat].tobytes() for kind in range(len(UNITS)))
    return Empire(
        power="" if power == NONE else POWERS[power],
        gold=int(record["gold"][seat]),
        population=int(record["population"][seat]),
        points=int(record["points"][seat]),
        unrest=int(record["unrest"][seat]),
        armies=armies,
        fleets=fleets,
        forts=forts,
        markers=record["markers"][seat].tobytes(),
        tiles=tiles,
        turned=bytes(turned),
        blockades=bytes(blockades >> area & 1 for area in range(HOME + 1)),
    )


def _unpack_question(record: Any, empires: tuple[Empire, ...]) -> Question[Any] | None:
    if record["kind"] == NONE:
        return None
    kind = QUESTIONS[record["kind"]]
    values: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        match name:
            case "moved":
                moved = record["moved"]
                values[name] = tuple(
                    (int(unit), int(place)) for unit, place in np.argwhere(moved) for _ in range(moved[unit, place])
                )
            case "a" | "b":
                values[name] = _unpack_name(int(record[name]), empires)
            case "arm":
                values[name] = ARMS[record[name]]
            case "destroyed":
                values[name] = bool(record[name])
            case _:
                values[name] = _maybe(record[name])
    return kind(**values)


def _unpack_name(named: int, empires: tuple[Empire, ...]) -> str:
    """The power or row that a bid names."""
    if named in (UPPER, LOWER):
        return ROWS[named - UPPER]
    return "" if named == NONE else empires[named].power


def _unpack_assault(record: Any) -> Assault | None:
    if record["attacker"] == NONE:
        return None

    def helpers(arm: Arm) -> tuple[tuple[int, int], ...]:
        units = record["help"][ARMS.index(arm)].tolist()
        return tuple((seat, count) for seat, count in enumerate(units) if count)

    fields: dict[str, Any] = {
        "arm": ARMS[record["arm"]],
        "step": STEPS[record["step"]],
        "outcome": OUTCOMES[record["outcome"]],
        "dice": record["dice"].tobytes() if record["dice"][0] else b"",
        "asked_land": int(record["asked"][0]),
        "asked_naval": int(record["asked"][1]),
        "help_land": helpers("land"),
        "help_naval": helpers("naval"),
    }
    for name in ("naval_only", "surprise", "blockade", "withdrawn"):
        fields[name] = bool(record[name])
    for name in ("defender", "counter", "tile", "captive", "support"):
        fields[name] = _maybe(record[name])
    for name in ("attacker", "area", "tiles_asked", "tiles_at_sea", "losses"):
        fields[name] = int(record[name])
    return Assault(**fields)
