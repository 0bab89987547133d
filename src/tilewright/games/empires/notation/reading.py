"""Reading a position; what is left out has its starting value, the bag and the supply hold all that is nowhere else."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tilewright.games.empires.model.names import (
    AREA_INDEX,
    AREAS,
    BLOCKADE,
    HOME,
    PIRATES,
    POWERS,
    SLAVE_REVOLT,
    Power,
)
from tilewright.games.empires.model.numbers import AreaIndex, CounterKind, Seat, TileIndex
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.table import Assault, Captive, Empire, turn_order, with_count
from tilewright.games.empires.notation.texts import (
    area_named,
    from_words,
    place_named,
    seat_named,
    tile_named,
    unit_named,
)
from tilewright.games.empires.notation.validation import check
from tilewright.games.empires.rules.deal import empty_table
from tilewright.games.empires.rules.questions import (
    Acting,
    AnsweringHelp,
    AnyQuestion,
    Arming,
    Bidding,
    Building,
    ChoosingAlliance,
    ChoosingPower,
    Declaring,
    FacingNaval,
    LosingHelper,
    LosingUnit,
    Moving,
    MovingNative,
    PlacingUnit,
    Raiding,
    Rerolling,
    SeekingHelp,
    Supporting,
    Surprising,
    TakingMarker,
    Withdrawing,
)
from tilewright.games.empires.rules.setup import units_on_map
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, OptionError, Origin, PositionError, seed_of
from tilewright.kernel.position import PositionText, counted, whole_number

KINDS: tuple[type[AnyQuestion], ...] = (
    Bidding,
    Acting,
    Building,
    MovingNative,
    Moving,
    Declaring,
    ChoosingAlliance,
    Raiding,
    Surprising,
    SeekingHelp,
    AnsweringHelp,
    FacingNaval,
    Arming,
    Supporting,
    Rerolling,
    Withdrawing,
    LosingUnit,
    LosingHelper,
    TakingMarker,
)
QUESTIONS = {str(kind.__struct_config__.tag): kind for kind in KINDS}
MOST = 9999


def read(text: str) -> EmpiresState:
    """The state of a position's text; PositionError if there is none, or if it cannot be."""
    lines = PositionText(text)
    if lines.take("game") != "empires":
        raise PositionError("game: this is not a position of empires")
    if lines.grid:
        raise PositionError("a position of this game has no grid")
    powers = _players(lines)
    state = _empty(lines, powers, text)
    state = _replace(state, first=lines.number("first", 0, 0, state.players - 1))
    state = _replace(state, empires=tuple(_empire(lines, state, seat) for seat in range(state.players)))
    state = _read_map(lines, state)
    state = _read_rows(lines, state)
    state = _read_turn(lines, state)
    state = _without_raider(_read_question(lines, state))
    lines.finish()
    check(state)
    return state


def _replace(state: EmpiresState, **fields: Any) -> EmpiresState:
    return msgspec.structs.replace(state, **fields)


def _players(lines: PositionText) -> list[str]:
    powers = lines.take("players").split()
    if not 2 <= len(powers) <= len(POWERS):
        raise PositionError(f"players: {len(powers)} powers; there are 2 to {len(POWERS)}")
    for power in powers:
        if power not in (*POWERS, "-"):
            raise PositionError(f"players: {power!r} should be - or one of {', '.join(POWERS)}")
        if power != "-" and powers.count(power) > 1:
            raise PositionError(f"players: {power!r} is named twice")
    return powers


def _empty(lines: PositionText, powers: list[str], text: str) -> EmpiresState:
    """A table with nothing on it but the powers."""
    named: tuple[Power, ...] = ()
    if lines.flag("named"):
        named = tuple(power for power in POWERS if power in powers)
        named = tuple(sorted(named, key=powers.index))
        if len(named) != len(powers):
            raise PositionError("named: with the powers named beforehand none is still to be chosen")
    options = EmpiresOptions(named, lines.flag("open unrest"), lines.take("material", ""))
    try:
        seed = seed_of(lines.take("seed", "0"))
        chance = Chance(seed, lines.number("drawn", 0))
        state = empty_table(len(powers), options, chance, Origin(seed, text))
    except OptionError as error:
        raise PositionError(str(error)) from None
    chosen = tuple(
        msgspec.structs.replace(empire, power="" if power == "-" else power)
        for empire, power in zip(state.empires, powers, strict=True)
    )
    return _replace(state, empires=chosen)


# Empires


def _empire(lines: PositionText, state: EmpiresState, seat: Seat) -> Empire:
    empire = state.empires[seat]
    if not empire.power:
        return empire
    fields: dict[str, Any] = {}
    key = f"power {empire.power}"
    for name, number in counted(lines.words(key), key):
        if name not in ("gold", "population", "points", "unrest"):
            raise PositionError(f"{key}: {name!r} should be gold, population, points or unrest")
        if number > MOST:
            raise PositionError(f"{key}: {name} {number} is too much")
        fields[name] = number
    fields.update(_read_units(lines, empire.power))
    key = f"markers {empire.power}"
    markers: dict[int, int] = {area_named(name, key): number for name, number in counted(lines.words(key), key)}
    fields["markers"] = _bytes(markers, HOME + 1, key)
    fields.update(_read_tiles(lines, state, empire.power))
    return msgspec.structs.replace(empire, **fields)


def _bytes(counts: dict[int, int], size: int, key: str) -> bytes:
    if any(count > 255 for count in counts.values()):
        raise PositionError(f"{key}: that is too much")
    return bytes(counts.get(number, 0) for number in range(size))


def _read_units(lines: PositionText, power: str) -> dict[str, bytes]:
    key = f"units {power}"
    words = lines.words(key)
    if len(words) % 3:
        raise PositionError(f"{key}: {' '.join(words)!r} should be units, each with a place and a number")
    counts: tuple[dict[int, int], ...] = ({}, {}, {})
    for unit, place, number in zip(words[::3], words[1::3], words[2::3], strict=True):
        counts[unit_named(unit, key)][place_named(place, key)] = whole_number(number, key)
    armies, fleets, forts = (_bytes(count, HOME + 1, key) for count in counts)
    return {"armies": armies, "fleets": fleets, "forts": forts}


def _read_tiles(lines: PositionText, state: EmpiresState, power: str) -> dict[str, bytes]:
    key = f"tiles {power}"
    held: dict[int, int] = {}
    turned: dict[int, int] = {}
    blockades: dict[int, int] = {}
    for name, number in _tally(lines.words(key), key):
        tile_id, _, how = name.partition("/")
        tile = tile_named(state, tile_id, key)
        if not how:
            held[tile] = held.get(tile, 0) + number
        elif how == "used":
            held[tile] = held.get(tile, 0) + number
            turned[tile] = number
        elif tile == BLOCKADE:
            blockades[area_named(how, key)] = number
        else:
            raise PositionError(f"{key}: {name!r} should be {tile_id} or {tile_id}/used")
    size = len(state.material.tiles)
    return {
        "tiles": _bytes(held, size, key),
        "turned": _bytes(turned, size, key),
        "blockades": _bytes(blockades, HOME + 1, key),
    }


def _tally(words: list[str], key: str) -> Iterator[tuple[str, int]]:
    """Names, each followed by a number unless that is 1."""
    number = ""
    for word in reversed(words):
        if not word.isdigit():
            yield word, whole_number(number or "1", key, 1)
            number = ""
        elif number:
            raise PositionError(f"{key}: {word} {number}: a number follows a name")
        else:
            number = word
    if number:
        raise PositionError(f"{key}: {number} stands before any name")


# The map


def _read_map(lines: PositionText, state: EmpiresState) -> EmpiresState:
    captives = _read_captives(lines, state)
    lying, bag = bytearray(len(state.bag)), bytearray(state.bag)
    for area in AREA_INDEX.values():
        for kind in _faces(lines, state, f"counters {AREAS[area]}", area):
            lying[kind] += 1
            _draw(state, bag, kind, area)
    for area in AREA_INDEX.values():
        markers = sum(empire.markers[area] for empire in state.empires) + sum(held.area == area for held in captives)
        for kind in _read_gone(lines, state, area, markers, bag):
            _draw(state, bag, kind, area)
    return _replace(
        state, captives=captives, lying=bytes(lying), bag=bytes(bag), supply=_supply(lines, state, captives)
    )


def _faces(lines: PositionText, state: EmpiresState, key: str, area: AreaIndex) -> list[CounterKind]:
    kinds: list[CounterKind] = []
    for face in lines.words(key):
        kind = state.material.kind_of(area, face)
        if kind is None:
            known = " ".join(state.material.counters[kind].face for kind in state.material.counters_in[area])
            raise PositionError(f"{key}: there is no counter {face!r}; there are {known}")
        kinds.append(kind)
    return kinds


def _draw(state: EmpiresState, bag: bytearray, kind: CounterKind, area: AreaIndex) -> None:
    if not bag[kind]:
        raise PositionError(f"{AREAS[area]} has no so many counters {state.material.counters[kind].face} (SE-W4)")
    bag[kind] -= 1


def _read_gone(
    lines: PositionText, state: EmpiresState, area: AreaIndex, markers: int, bag: bytearray
) -> list[CounterKind]:
    """The counters that left the game: one for every marker; if it is not said which, the first ones of the bag."""
    key = f"gone {AREAS[area]}"
    if key in lines:
        gone = _faces(lines, state, key, area)
        if len(gone) != markers:
            raise PositionError(
                f"{key}: {len(gone)} counters for {markers} markers there; they should be as many (SE-W4)"
            )
        return gone
    left = [kind for kind in state.material.counters_in[area] for _ in range(bag[kind])]
    if len(left) < markers:
        raise PositionError(
            f"{AREAS[area]}: more markers and counters than {state.material.areas[area].counters} (SE-W4)"
        )
    return left[:markers]


def _read_captives(lines: PositionText, state: EmpiresState) -> tuple[Captive, ...]:
    words = lines.words("captured")
    if len(words) % 3:
        raise PositionError("captured: it should be tiles, each with an area and the power whose marker it holds")
    captives: list[Captive] = []
    for name, place, power in zip(words[::3], words[1::3], words[2::3], strict=True):
        tile, area = tile_named(state, name, "captured"), area_named(place, "captured")
        areas = {PIRATES: state.material.colonies, SLAVE_REVOLT: state.material.americas}.get(tile, ())
        if area not in areas:
            raise PositionError(f"captured: {name} cannot lie in {place}")
        captives.append(Captive(tile, area, seat_named(state, power, "captured")))
    return tuple(sorted(captives, key=lambda held: (held.tile, held.area, held.owner)))


def _supply(lines: PositionText, state: EmpiresState, captives: tuple[Captive, ...]) -> bytes:
    """All tiles that are nowhere else."""
    out = [sum(empire.tiles[tile] for empire in state.empires) for tile in range(len(state.material.tiles))]
    out[BLOCKADE] += sum(sum(empire.blockades) for empire in state.empires)
    for held in captives:
        out[held.tile] += 1
    for name, number in _tally(lines.words("boxed"), "boxed"):
        tile = tile_named(state, name, "boxed")
        if state.material.tiles[tile].use != "box":
            raise PositionError(f"boxed: {name} never leaves the game (SE-P2)")
        out[tile] += number
    for tile, number in zip(state.material.tiles, out, strict=True):
        if number > tile.copies:
            raise PositionError(f"{tile.id} is there {number} times, and has {tile.copies} copies")
    return bytes(copies - number for copies, number in zip(state.material.full_supply, out, strict=True))


# The moment


def _read_rows(lines: PositionText, state: EmpiresState) -> EmpiresState:
    upper, lower = (tuple(seat_named(state, name, row) for name in lines.words(row)) for row in ("upper", "lower"))
    whole = len(upper) + len(lower) == state.players
    begun = whole or "decision" in lines or bool(upper)
    war = lines.number("war", int(begun), 0, state.material.figures.wars)
    round_ = lines.number("round", int(whole), 0, state.material.rounds(state.players))
    return _replace(state, upper=upper, lower=lower, war=war, round=round_)


def _read_turn(lines: PositionText, state: EmpiresState) -> EmpiresState:
    if not state.round:
        return state
    order = turn_order(state.upper, state.lower)
    if not order:
        raise PositionError("round: no turns before the alliances stand (SE-A0)")
    active = seat_named(state, lines.take("active", state.empires[order[0]].power), "active")
    used = 0
    for name in lines.words("used"):
        used |= 1 << tile_named(state, name, "used")
    most = state.material.figures.actions
    return _replace(
        state,
        active=active,
        actions_left=lines.number("actions", most, 0, most),
        tile_taken=lines.flag("tile taken"),
        settled=lines.flag("settled"),
        singles_used=used,
    )


def _read_question(lines: PositionText, state: EmpiresState) -> EmpiresState:
    if "attack" in lines:
        state = _replace(state, assault=from_words(state, Assault, lines.words("attack"), "attack"))
    if "decision" in lines:
        kind, *words = lines.words("decision") or [""]
        if kind == "over" and not words:
            return _replace(state, question=None)
        if kind not in QUESTIONS or not state.war:
            raise PositionError(f"decision: {kind!r} should be one of over, {', '.join(QUESTIONS)}")
        if "seat" not in words and state.active is not None:
            words += ("seat", state.empires[state.active].power)
        question = from_words(state, QUESTIONS[kind], words, "decision")
        return _replace(state, question=question)
    return _replace(state, question=_usual_question(state))


def _without_raider(state: EmpiresState) -> EmpiresState:
    """Pirates or a Slave Revolt about to fight for a marker are not in the supply."""
    tile = _raider(state)
    if tile is None:
        return state
    if tile not in (PIRATES, SLAVE_REVOLT) or not state.supply[tile]:
        raise PositionError(f"{state.material.tiles[tile].id}: there is none of it to raid with")
    return _replace(state, supply=with_count(state.supply, tile, -1))


def _raider(state: EmpiresState) -> TileIndex | None:
    if isinstance(state.question, Raiding):
        return state.question.tile
    return state.assault.tile if state.assault is not None and state.assault.raid else None


def _usual_question(state: EmpiresState) -> AnyQuestion:
    """What is open at this moment if it is not said."""
    if state.war == 0:
        chosen = sum(bool(empire.power) for empire in state.empires)
        if chosen < state.players:
            return ChoosingPower((state.first + chosen) % state.players)
        return PlacingUnit((state.first + units_on_map(state)) % state.players)
    if state.active is not None:
        return Acting(state.active)
    return Bidding(state.first, state.first)
