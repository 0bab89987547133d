"""What is wrong with a file of figures, and in which line."""

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence

from tilewright.games.empires.model.material_file import (
    Alliance,
    AreaFigures,
    Book,
    Company,
    Home,
    Improvement,
    TileUse,
    TomlTable,
)
from tilewright.games.empires.model.names import AREAS, IMPROVEMENTS, POWERS

KeyPath = tuple[str | int, ...]
"""Where something stands in the file: the table, its number among those of that name from 0, the key."""
Problem = tuple[KeyPath, str]

# The figures that the tiles of these names must bring along; no other tile may have one.
_TILE_FIGURES = {
    "banking": "gold_per_unrest",
    "navigation": "second_die",
    "improved_agriculture": "growth",
    "government_reform": "unrest_back",
    "industry": "points",
    "pirates": "strength",
    "slave_revolt": "strength",
    "blockade": "support",
}
# The tables of which there are several, each with an id.
_ROWS: dict[str, type[TomlTable]] = {
    "area": AreaFigures,
    "home": Home,
    "tile": Improvement,
    "company": Company,
    "alliance": Alliance,
}
_TILE_USES: dict[str, TileUse] = {
    **dict.fromkeys(IMPROVEMENTS, "permanent"),
    **dict.fromkeys(
        ("reserves", "war_office", "mercenaries", "pressgangs", "trained_natives", "diplomatic_service"), "once_per_war"
    ),
    "government_reform": "box",
    "industry": "box",
    "pirates": "immediate",
    "slave_revolt": "immediate",
    **dict.fromkeys(("fighting_withdrawal", "surprise_attack", "blockade"), "single"),
}


def problems(book: Book) -> Iterable[Problem]:
    """All that the shape of the tables does not tell, each with its place."""
    yield from _unlike("area", [area.id for area in book.area], AREAS)
    yield from _unlike("home", [home.id for home in book.home], POWERS)
    yield from _unlike("tile", [tile.id for tile in book.tile], IMPROVEMENTS)
    yield from _id_problems(book)
    yield from _area_problems(book)
    yield from _counter_problems(book)
    yield from _tile_problems(book)
    yield from _status_problems(book)
    if set(book.game.rounds) != set("234567"):
        yield ("game", "rounds"), "[game] rounds: it should give a number for each of 2, 3, 4, 5, 6 and 7 players"
    check = book.game.sea_check
    if check.turned_back > check.arrives:
        yield ("game", "sea_check"), "[game] sea_check: a die that arrives is not lower than one that is turned back"
    drawn = book.game.wars * book.start.counters_drawn + len(POWERS) * book.start.markers_drawn
    if sum(counter.n for counter in book.counter) < drawn:
        problem = f"[[counter]]: the bag would run short; {drawn} counters are drawn in a game of seven (SE-W4)"
        yield ("counter",), problem
    if book.limits.markers_on_map > book.limits.markers:
        yield ("limits", "markers_on_map"), "[limits]: more markers on the map than there are"
    if book.start.units_placed > book.limits.armies:
        yield ("start", "units_placed"), "[start] units_placed: more than the armies a player has"


def _unlike(table: str, given: Sequence[str], wanted: Sequence[str]) -> Iterable[Problem]:
    for name in wanted:
        if name not in given:
            yield (table,), f"[[{table}]] {name!r} is missing"
    for number, name in enumerate(given):
        if name not in wanted:
            yield (table, number, "id"), f"[[{table}]] {name!r} is not one that the rules know"
        if name in given[:number]:
            yield (table, number, "id"), f"[[{table}]] {name!r} is given twice"


def _id_problems(book: Book) -> Iterable[Problem]:
    known = set[str](IMPROVEMENTS)
    for table, tiles in (("company", book.company), ("alliance", book.alliance)):
        for number, tile in enumerate(tiles):
            if tile.id in known:
                yield (table, number, "id"), f"[[{table}]]: the id {tile.id!r} is given twice"
            known.add(tile.id)
    for number, company in enumerate(book.company):
        if bool(company.areas) == (company.area is not None):
            yield ("company", number, "area"), f"[[company]] {company.id}: it should have either an area or areas"
        if len(set(company.areas)) != len(company.areas):
            yield ("company", number, "areas"), f"[[company]] {company.id}: an area is named twice"


def _tile_problems(book: Book) -> Iterable[Problem]:
    for number, tile in enumerate(book.tile):
        if tile.use != _TILE_USES[tile.id]:
            use = _TILE_USES[tile.id]
            yield ("tile", number, "use"), f"[[tile]] {tile.id}: use should be {use!r}, as its rule is"
        for figure in sorted(set(_TILE_FIGURES.values())):
            wanted = _TILE_FIGURES.get(tile.id) == figure
            if wanted != (getattr(tile, figure) is not None):
                lacks = "lacks" if wanted else "cannot have"
                yield ("tile", number, figure), f"[[tile]] {tile.id}: it {lacks} a figure {figure!r}"


def _area_problems(book: Book) -> Iterable[Problem]:
    areas = {area.id: area for area in book.area}
    panels = {area.panel for area in book.area if area.kind == "europe"}
    for number, area in enumerate(book.area):
        if area.kind == "europe" and len(panels) > 1:
            yield ("area", number, "panel"), "[[area]]: the European areas should share one panel (SE-M6)"
        if area.kind == "colony" and area.sea != area.id:
            yield ("area", number, "sea"), f"[[area]] {area.id}: a colony has a sea of its own (SE-W2)"
        if area.sea is not None and areas[area.sea].sea != area.sea:
            problem = f"[[area]] {area.id}: the sea {area.sea!r} should be the sea of that area too"
            yield ("area", number, "sea"), problem
        for other in area.adjacent:
            if area.id not in areas[other].adjacent or other == area.id:
                problem = f"[[area]] {area.id}: adjacent to {other}, which does not say so of it"
                yield ("area", number, "adjacent"), problem


def _counter_problems(book: Book) -> Iterable[Problem]:
    faces = [(counter.area, counter.face) for counter in book.counter]
    for number, counter in enumerate(book.counter):
        place, where = ("counter", number), f"[[counter]] {counter.face} in {counter.area}"
        if (counter.strength is None) == (counter.settle is None):
            yield place, f"[[counter]] in {counter.area}: it should have either a strength or a settlement"
        elif counter.settle is not None and (counter.gold or counter.vp):
            yield place, f"{where}: a settlement brings no gold and no points"
        if faces[number] in faces[:number]:
            yield place, f"{where}: given twice; count the copies with n"
    for number, area in enumerate(book.area):
        total = sum(counter.n for counter in book.counter if counter.area == area.id)
        if total != area.counters:
            problem = f"[[counter]]: {area.id} has {total} counters, [[area]] says {area.counters}"
            yield ("area", number, "counters"), problem


def _status_problems(book: Book) -> Iterable[Problem]:
    known = dict.fromkeys(_groups(book))
    for name in book.status:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            yield ("status", name), f"[status]: there are no figures {name!r}{hint}"


def _groups(book: Book) -> Iterator[str]:
    """What a status may be given for: `limits` or `limits.forts`, `home.adjacent` or `home.spain.adjacent`."""
    for table in ("limits", "start", "game"):
        yield table
        yield from (f"{table}.{field}" for field in getattr(book, table).__struct_fields__)
    yield "counter.faces"
    for table, row in _ROWS.items():
        figures = [field for field in row.__struct_fields__ if field not in ("id", "name")]
        yield from (f"{table}.{figure}" for figure in figures)
        yield from (f"{table}.{one.id}.{figure}" for one in getattr(book, table) for figure in figures)


# Lines


def place_of(error: str) -> KeyPath:
    """Where msgspec found something wrong, read off its message: `... - at `$.tile[3].cost.gold``."""
    at = re.search(r" - at `(?:key in )?\$([^`]*)`", error)
    place: list[str | int] = []
    for name, number in re.findall(r"\.(\w+)|\[(\d+)\]", at[1] if at else ""):
        place.append(name or int(number))
    if named := re.search(r"field `([^`]+)`", error):
        place.append(named[1])
    return tuple(place)


def line_of(text: str, place: KeyPath) -> int:
    """The line of that place; where there is none, of the closest thing that holds it."""
    table, *rest = place or ("",)
    number = rest.pop(0) if rest and isinstance(rest[0], int) else 0
    key = rest[0] if rest else None
    found, seen, inside = 1, -1, False
    for line, content in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\[?\s*([\w.]+)\s*\]", content):
            seen += header[1] == table
            inside = header[1] == table and seen == number
            found = line if inside else found
        elif inside and (entry := re.match(r"\s*\"?([\w.]+)\"?\s*=", content)) and entry[1] == key:
            return line
    return found
