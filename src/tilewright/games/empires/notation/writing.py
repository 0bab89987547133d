"""Writing a position: lines `key: value`, complete for every moment of a game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tilewright.games.empires.model.names import AREA_INDEX, AREAS, IMPROVEMENTS, PLACES, UNIT_KIND
from tilewright.games.empires.model.table import Empire
from tilewright.games.empires.notation.texts import to_words
from tilewright.games.empires.rules.questions import Acting
from tilewright.kernel.position import write_position

if TYPE_CHECKING:
    from tilewright.games.empires.state import EmpiresState


def write(state: "EmpiresState") -> str:
    """The whole state, hidden things included."""
    return write_position([*_frame(state), *_powers(state), *_map(state), *_moment(state)], [])


def _frame(state: "EmpiresState") -> Iterator[tuple[str, object]]:
    options = state.options
    yield "game", "empires"
    yield "players", " ".join(empire.power or "-" for empire in state.empires)
    yield "named", "yes" if options.powers else ""
    yield "open unrest", "yes" if options.open_unrest else ""
    yield "material", options.material
    yield "seed", state.chance.seed.hex()
    yield "drawn", state.chance.drawn
    yield "first", state.first
    yield "war", state.war
    yield "round", state.round or ""
    yield "upper", " ".join(state.empires[seat].power for seat in state.upper)
    yield "lower", " ".join(state.empires[seat].power for seat in state.lower)


def _powers(state: "EmpiresState") -> Iterator[tuple[str, object]]:
    for empire in state.empires:
        if empire.power:
            name = empire.power
            yield (
                f"power {name}",
                f"gold {empire.gold} population {empire.population} points {empire.points} unrest {empire.unrest}",
            )
            yield f"units {name}", _units(empire)
            yield f"markers {name}", _counts(empire.markers)
            yield f"tiles {name}", _tiles(state, empire)


def _units(empire: Empire) -> str:
    return " ".join(
        f"{unit} {PLACES[place]} {count}"
        for unit, kind in UNIT_KIND.items()
        for place, count in enumerate(empire.units(kind))
        if count
    )


def _counts(counts: bytes) -> str:
    return " ".join(f"{AREAS[area]} {counts[area]}" for area in AREA_INDEX.values() if counts[area])


def _tiles(state: "EmpiresState", empire: Empire) -> str:
    words: list[str] = []
    for tile, number in state.material.tile_numbers.items():
        if ready := empire.ready(number):
            words.append(_tally(tile, ready))
        if turned := empire.turned[number]:
            words.append(_tally(f"{tile}/used", turned))
    words += [_tally(f"blockade/{AREAS[area]}", count) for area, count in enumerate(empire.blockades) if count]
    return " ".join(words)


def _tally(name: str, count: int) -> str:
    return name if count == 1 else f"{name} {count}"


def _map(state: "EmpiresState") -> Iterator[tuple[str, object]]:
    material = state.material
    gone = bytes(all_ - bag - lying for all_, bag, lying in zip(material.full_bag, state.bag, state.lying, strict=True))
    for area, kinds in enumerate(material.counters_in):
        yield f"counters {AREAS[area]}", " ".join(material.counter_names(kinds, state.lying))
        yield f"gone {AREAS[area]}", " ".join(material.counter_names(kinds, gone))
    captured = (
        f"{IMPROVEMENTS[held.tile]} {AREAS[held.area]} {state.empires[held.owner].power}" for held in state.captives
    )
    yield "captured", " ".join(captured)
    yield "boxed", " ".join(_tally(material.tiles[tile].id, count) for tile, count in _boxed(state) if count)


def _boxed(state: "EmpiresState") -> Iterator[tuple[int, int]]:
    """The tiles that left the game."""
    for tile, copies in enumerate(state.material.full_supply):
        if state.material.tiles[tile].use == "box":
            yield tile, copies - state.supply[tile]


def _moment(state: "EmpiresState") -> Iterator[tuple[str, object]]:
    if state.active is not None:
        yield "active", state.empires[state.active].power
        yield "actions", state.actions_left
        yield "tile taken", "yes" if state.tile_taken else ""
        yield "settled", "yes" if state.settled else ""
        used = (tile.id for number, tile in enumerate(state.material.tiles) if state.singles_used >> number & 1)
        yield "used", " ".join(used)
    if state.assault is not None:
        yield "attack", to_words(state, state.assault)
    if state.question is None:
        yield "decision", "over"
    elif state.war and not isinstance(state.question, Acting):
        yield "decision", f"{state.question.kind} {to_words(state, state.question)}"
