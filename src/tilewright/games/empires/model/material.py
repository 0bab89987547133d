"""Everything printed on the map, the counters and the tiles, read from `material.toml` and checked once.

No figure of that file is repeated in code. A table may bring its own copy (option `material`).
"""

import threading
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tilewright.games.empires.model.names import (
    AMERICAS,
    AREAS,
    BANKING,
    BLOCKADE,
    GOVERNMENT_REFORM,
    HOME,
    IMPROVED_AGRICULTURE,
    IMPROVEMENTS,
    INDUSTRY,
    NAVIGATION,
    PIRATES,
    POWERS,
    SLAVE_REVOLT,
    Area,
    Power,
    Settlement,
)
from tilewright.kernel import OptionError
from tilewright.kernel.decoding import build_decoder

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Status = Literal["printed", "sister", "reconstructed"]
TileUse = Literal["permanent", "once_per_war", "immediate", "box", "single"]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]*$")]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; it may not hold anything unknown."""


class Limits(Sheet, frozen=True):
    armies: Count
    fleets: Count
    forts: Count
    markers: Count
    markers_on_map: Count


class Start(Sheet, frozen=True):
    gold: Count
    population: Count
    markers_drawn: Count
    units_placed: Count
    counters_drawn: Count


class Figures(Sheet, frozen=True):
    wars: Annotated[int, msgspec.Meta(ge=1, le=9)]
    rounds: dict[str, Annotated[int, msgspec.Meta(ge=1, le=20)]]
    actions: Annotated[int, msgspec.Meta(ge=1, le=9)]
    attack_cost: Count
    population_max: Count
    population_growth: Count
    gold_per_unrest: Annotated[int, msgspec.Meta(ge=1, le=100)]
    revolution: Annotated[int, msgspec.Meta(ge=1, le=100)]
    unrest_penalty: tuple[Count, ...]
    fort_strength: Count
    destroy_unrest: Count


class AreaSheet(Sheet, frozen=True):
    id: Area
    name: str
    kind: Literal["europe", "colony"]
    vp: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    panel: str
    counters: Count
    sea: Area | None = None
    adjacent: tuple[Area, ...] = ()


class Home(Sheet, frozen=True):
    id: Power
    name: str
    colour: Literal["red", "blue", "yellow", "green", "white", "black", "orange"]
    adjacent: tuple[Area, ...]


class Counter(Sheet, frozen=True):
    """A face of country counters: a strength with gold and points, or a settlement."""

    area: Area
    n: Annotated[int, msgspec.Meta(ge=1, le=100)]
    strength: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    gold: Count = 0
    vp: Count = 0
    settle: Settlement | None = None

    @property
    def face(self) -> str:
        """As positions and actions write it: `3`, `3/2` with gold, `5+1` with a point, `pop`, `slaves`."""
        if self.settle is not None:
            return self.settle
        return f"{self.strength}" + (f"/{self.gold}" if self.gold else "") + (f"+{self.vp}" if self.vp else "")


class Cost(Sheet, frozen=True):
    gold: Count = 0
    unrest: Count = 0
    population: Count = 0

    def __str__(self) -> str:
        parts = ((self.gold, "gold"), (self.unrest, "unrest"), (self.population, "population"))
        return " and ".join(f"{count} {what}" for count, what in parts if count) or "free"


class Improvement(Sheet, frozen=True):
    id: Id
    name: str
    copies: Count
    cost: Cost
    use: TileUse
    gold_per_unrest: Count | None = None
    second_die: Count | None = None
    growth: Count | None = None
    unrest_back: Count | None = None
    points: Count | None = None
    strength: Count | None = None
    support: Count | None = None


class Company(Sheet, frozen=True):
    id: Id
    name: str
    area: Area
    cost: Cost


class Alliance(Sheet, frozen=True):
    id: Id
    name: str
    areas: tuple[Area, ...]
    arms: Literal["army", "either"]
    cost: Cost


class Book(Sheet, frozen=True):
    """The whole file."""

    limits: Limits
    start: Start
    game: Figures
    area: tuple[AreaSheet, ...]
    home: tuple[Home, ...]
    counter: tuple[Counter, ...]
    tile: tuple[Improvement, ...]
    company: tuple[Company, ...]
    alliance: tuple[Alliance, ...]
    status: dict[str, Status] = {}


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile of any of the three sorts, as the engine needs it."""

    id: str
    name: str
    sort: Literal["improvement", "company", "alliance"]
    copies: int
    cost: Cost
    use: TileUse
    areas: tuple[int, ...] = ()  # those a company draws from, or an alliance tile fights in
    either: bool = False  # an alliance tile that shows both arms


class Material:
    """The file with its names turned into numbers: areas as in AREAS, tiles improvements first, masks of bits."""

    def __init__(self, book: Book) -> None:
        self.limits = book.limits
        self.unit_limits = (book.limits.armies, book.limits.fleets, book.limits.forts)
        self.start = book.start
        self.figures = book.game
        self.status = book.status
        self.areas = tuple(sorted(book.area, key=lambda area: AREAS.index(area.id)))
        self.homes = {home.id: home for home in book.home}
        self.counters = book.counter
        self._number_places()
        self._number_counters()
        self._number_tiles(book)

    def _number_places(self) -> None:
        areas = self.areas
        europe = next(area.panel for area in areas if area.kind == "europe")
        self.panels = (*(area.panel for area in areas), europe)  # SE-M6: Europe with the homes
        self.sea_of = tuple(AREAS.index(area.sea) if area.sea else None for area in areas)
        self.seas = tuple(sorted({sea for sea in self.sea_of if sea is not None}))  # SE-W2
        self.is_sea = tuple(area in self.seas for area in range(HOME))
        self.served = tuple(_mask(a for a in range(HOME) if self.sea_of[a] == sea) for sea in range(HOME))
        self.adjacent = tuple(_mask(map(AREAS.index, area.adjacent)) for area in areas)
        self.home_adjacent = {power: _mask(map(AREAS.index, home.adjacent)) for power, home in self.homes.items()}
        self.europe = _mask(a for a, area in enumerate(areas) if area.kind == "europe")
        self.colonies = tuple(a for a, area in enumerate(areas) if area.kind == "colony")
        self.americas = tuple(a for a in self.colonies if areas[a].panel == AMERICAS)
        self.colony_mask = _mask(self.colonies)
        self.americas_mask = _mask(self.americas)
        self.fleet_places = _mask(self.seas) | 1 << HOME

    def _number_counters(self) -> None:
        self.counter_area = tuple(AREAS.index(counter.area) for counter in self.counters)
        self.full_bag = bytes(counter.n for counter in self.counters)
        self.faces = {
            (area, counter.face): kind
            for kind, (area, counter) in enumerate(zip(self.counter_area, self.counters, strict=True))
        }
        self.counters_in = tuple(
            tuple(kind for kind, area in enumerate(self.counter_area) if area == wanted) for wanted in range(HOME)
        )

    def _number_tiles(self, book: Book) -> None:
        by_id = {tile.id: tile for tile in book.tile}
        improvements = [by_id[name] for name in IMPROVEMENTS]
        tiles = [Tile(t.id, t.name, "improvement", t.copies, t.cost, t.use) for t in improvements]
        for company in book.company:
            place = (AREAS.index(company.area),)
            tiles.append(Tile(company.id, company.name, "company", 1, company.cost, "permanent", place))
        for ally in book.alliance:
            named = tuple(map(AREAS.index, ally.areas))
            tiles.append(Tile(ally.id, ally.name, "alliance", 1, ally.cost, "permanent", named, ally.arms == "either"))
        self.tiles = tuple(tiles)
        self.tile_numbers = {tile.id: number for number, tile in enumerate(tiles)}
        self.no_tiles = bytes(len(tiles))
        self.full_supply = bytes(tile.copies for tile in tiles)
        self.companies = tuple(n for n, tile in enumerate(tiles) if tile.sort == "company")
        self.alliances = tuple(n for n, tile in enumerate(tiles) if tile.sort == "alliance")
        self.alliance_tiles = _mask(self.alliances)
        self.alliances_in = tuple(tuple(n for n in self.alliances if area in tiles[n].areas) for area in range(HOME))
        self.banking_rate = _figure(improvements[BANKING].gold_per_unrest)
        self.navigation_bonus = _figure(improvements[NAVIGATION].second_die)
        self.agriculture_growth = _figure(improvements[IMPROVED_AGRICULTURE].growth)
        self.reform_unrest = _figure(improvements[GOVERNMENT_REFORM].unrest_back)
        self.industry_points = _figure(improvements[INDUSTRY].points)
        self.raid_strength = {n: _figure(improvements[n].strength) for n in (PIRATES, SLAVE_REVOLT)}
        self.blockade_support = _figure(improvements[BLOCKADE].support)

    def rounds(self, players: int) -> int:
        """How many rounds of turns a war has (SE-A0)."""
        return self.figures.rounds[str(players)]

    def kind_of(self, area: int, face: str) -> int | None:
        """The kind of counter of this area that shows this face."""
        return self.faces.get((area, face))

    def counter_names(self, kinds: Sequence[int], counts: bytes) -> tuple[str, ...]:
        """The faces of so many counters of these kinds, each as often as it is there."""
        return tuple(self.counters[kind].face for kind in kinds for _ in range(counts[kind]))


def _figure(value: int | None) -> int:
    assert value is not None, "checked by the loader"
    return value


def _mask(bits: Iterable[int]) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


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


def _problems(book: Book) -> Iterable[str]:
    """All that the shape of the tables does not tell."""
    yield from _unlike("area", [area.id for area in book.area], AREAS)
    yield from _unlike("home", [home.id for home in book.home], POWERS)
    yield from _unlike("tile", [tile.id for tile in book.tile], IMPROVEMENTS)
    ids = [*IMPROVEMENTS, *(company.id for company in book.company), *(ally.id for ally in book.alliance)]
    yield from (f"[[company]] or [[alliance]]: the id {name!r} is given twice" for name in ids if ids.count(name) > 1)
    yield from _area_problems(book)
    yield from _counter_problems(book)
    for tile in book.tile:
        if tile.use != _TILE_USES[tile.id]:
            yield f"[[tile]] {tile.id}: use should be {_TILE_USES[tile.id]!r}, as its rule is"
        for figure in sorted(set(_TILE_FIGURES.values())):
            wanted = _TILE_FIGURES.get(tile.id) == figure
            if wanted != (getattr(tile, figure) is not None):
                yield f"[[tile]] {tile.id}: it {'lacks' if wanted else 'cannot have'} a figure {figure!r}"
    if set(book.game.rounds) != set("234567"):
        yield "[game] rounds: it should give a number for each of 2, 3, 4, 5, 6 and 7 players"
    drawn = book.game.wars * book.start.counters_drawn + len(POWERS) * book.start.markers_drawn
    if sum(counter.n for counter in book.counter) < drawn:
        yield f"[[counter]]: the bag would run short; {drawn} counters are drawn in a game of seven (SE-W4)"
    if book.limits.markers_on_map > book.limits.markers:
        yield "[limits]: more markers on the map than there are"
    if book.start.units_placed > book.limits.armies:
        yield "[start] units_placed: more than the armies a player has"


def _unlike(table: str, given: Sequence[str], wanted: Sequence[str]) -> Iterable[str]:
    yield from (f"[[{table}]] {name!r} is missing" for name in wanted if name not in given)
    yield from (f"[[{table}]] {name!r} is not one that the rules know" for name in given if name not in wanted)
    yield from (f"[[{table}]] {name!r} is given twice" for name in wanted if given.count(name) > 1)


def _area_problems(book: Book) -> Iterable[str]:
    areas = {area.id: area for area in book.area}
    if len({area.panel for area in book.area if area.kind == "europe"}) > 1:
        yield "[[area]]: the European areas should share one panel (SE-M6)"
    for area in book.area:
        if area.kind == "colony" and area.sea != area.id:
            yield f"[[area]] {area.id}: a colony has a sea of its own (SE-W2)"
        if area.sea is not None and areas[area.sea].sea != area.sea:
            yield f"[[area]] {area.id}: the sea {area.sea!r} should be the sea of that area too"
        for other in area.adjacent:
            if area.id not in areas[other].adjacent or other == area.id:
                yield f"[[area]] {area.id}: adjacent to {other}, which does not say so of it"


def _counter_problems(book: Book) -> Iterable[str]:
    faces = [(counter.area, counter.face) for counter in book.counter]
    for counter in book.counter:
        where = f"[[counter]] {counter.face} in {counter.area}"
        if (counter.strength is None) == (counter.settle is None):
            yield f"[[counter]] in {counter.area}: it should have either a strength or a settlement"
        elif counter.settle is not None and (counter.gold or counter.vp):
            yield f"{where}: a settlement brings no gold and no points"
        if faces.count((counter.area, counter.face)) > 1:
            yield f"{where}: given twice; count the copies with n"
    for area in book.area:
        total = sum(counter.n for counter in book.counter if counter.area == area.id)
        if total != area.counters:
            yield f"[[counter]]: {area.id} has {total} counters, [[area]] says {area.counters}"


_READING = threading.Lock()
build_decoder(Book)  # before there are threads


@cache
def load(path: str) -> Material:
    """The material of that file, or the built-in one for no path. OptionError tells the line or table, and why."""
    with _READING:
        return _read(path)


@cache
def _read(path: str) -> Material:
    """The same; kept here too, so that threads that ask for it at once get the same one."""
    try:
        if path:
            text = Path(path).read_text(encoding="utf-8")
        else:
            text = (files("tilewright.games.empires.model") / "material.toml").read_text(encoding="utf-8")
        book = msgspec.convert(tomllib.loads(text), Book)
    except OSError as error:
        raise OptionError("material", f"{path!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError("material", f"{path!r} is not text") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise OptionError("material", f"{path!r}: {error}") from None
    for problem in _problems(book):
        raise OptionError("material", f"{path!r}: {problem}")
    return Material(book)
