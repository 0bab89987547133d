"""Everything printed on the map, the counters and the tiles, read from `material.toml` and checked once.

No figure of that file is repeated in code. A table may bring its own copy (option `material`).
"""

import os
import stat
import threading
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from tilewright.games.empires.model.material_check import line_of, place_of, problems
from tilewright.games.empires.model.material_file import Arms, Book, CompanyIncome, Cost, TileUse
from tilewright.games.empires.model.names import (
    AMERICAS,
    AREA_INDEX,
    BANKING,
    BLOCKADE,
    GOVERNMENT_REFORM,
    HOME,
    IMPROVED_AGRICULTURE,
    IMPROVEMENTS,
    INDUSTRY,
    NAVIGATION,
    PIRATES,
    SLAVE_REVOLT,
)
from tilewright.games.empires.model.numbers import AreaIndex, CounterKind, TileIndex
from tilewright.kernel import OptionError
from tilewright.kernel.decoding import build_decoder

MAX_BYTES = 1024 * 1024  # of a file of figures; ours has a fiftieth of that


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile of any of the three sorts, as the engine needs it."""

    id: str
    name: str
    sort: Literal["improvement", "company", "alliance"]
    copies: int
    cost: Cost
    use: TileUse
    areas: tuple[AreaIndex, ...] = ()  # those a company draws from, or an alliance tile fights in
    arms: Arms = "army"  # of an alliance tile; either: chosen for each battle
    strength: int = 0  # of an alliance tile
    income: CompanyIncome | None = None


class Material:
    """The file with its names turned into numbers: areas as in AREAS, tiles improvements first, masks of bits."""

    def __init__(self, book: Book) -> None:
        self.limits = book.limits
        self.unit_limits = (book.limits.armies, book.limits.fleets, book.limits.forts)
        self.start = book.start
        self.figures = book.game
        self.sea_check = book.game.sea_check
        self.status = book.status
        self.areas = tuple(sorted(book.area, key=lambda area: AREA_INDEX[area.id]))
        self.homes = {home.id: home for home in book.home}
        self.counters = book.counter
        self._number_places()
        self._number_counters()
        self._number_tiles(book)

    def _number_places(self) -> None:
        areas = self.areas
        europe = next(area.panel for area in areas if area.kind == "europe")
        self.panels = (*(area.panel for area in areas), europe)  # SE-M6: Europe with the homes
        self.sea_of = tuple(AREA_INDEX[area.sea] if area.sea else None for area in areas)
        self.seas = tuple(sorted({sea for sea in self.sea_of if sea is not None}))  # SE-W2
        self.is_sea = tuple(area in self.seas for area in range(HOME))
        self.served = tuple(_mask(a for a in range(HOME) if self.sea_of[a] == sea) for sea in range(HOME))
        self.adjacent = tuple(_mask(AREA_INDEX[other] for other in area.adjacent) for area in areas)
        self.home_adjacent = {
            power: _mask(AREA_INDEX[area] for area in home.adjacent) for power, home in self.homes.items()
        }
        self.europe = _mask(a for a, area in enumerate(areas) if area.kind == "europe")
        self.colonies = tuple(a for a in AREA_INDEX.values() if areas[a].kind == "colony")
        self.americas = tuple(a for a in self.colonies if areas[a].panel == AMERICAS)
        self.colony_mask = _mask(self.colonies)
        self.americas_mask = _mask(self.americas)
        self.fleet_places = _mask(self.seas) | 1 << HOME

    def _number_counters(self) -> None:
        self.counter_area = tuple(AREA_INDEX[counter.area] for counter in self.counters)
        self.full_bag = bytes(counter.n for counter in self.counters)
        self.faces = {
            (area, counter.face): CounterKind(kind)
            for kind, (area, counter) in enumerate(zip(self.counter_area, self.counters, strict=True))
        }
        self.counters_in = tuple(
            tuple(CounterKind(kind) for kind, area in enumerate(self.counter_area) if area == wanted)
            for wanted in range(HOME)
        )

    def _number_tiles(self, book: Book) -> None:
        by_id = {tile.id: tile for tile in book.tile}
        improvements = [by_id[name] for name in IMPROVEMENTS]
        tiles = [Tile(t.id, t.name, "improvement", t.copies, t.cost, t.use) for t in improvements]
        for company in book.company:
            places = tuple(AREA_INDEX[area] for area in company.everywhere)
            tiles.append(
                Tile(
                    company.id,
                    company.name,
                    "company",
                    company.copies,
                    company.cost,
                    "permanent",
                    places,
                    income=company.income,
                )
            )
        for ally in book.alliance:
            named = tuple(AREA_INDEX[area] for area in ally.areas)
            tiles.append(
                Tile(
                    ally.id,
                    ally.name,
                    "alliance",
                    ally.copies,
                    ally.cost,
                    "permanent",
                    named,
                    arms=ally.arms,
                    strength=ally.strength,
                )
            )
        self.tiles = tuple(tiles)
        self.tile_numbers = {tile.id: TileIndex(number) for number, tile in enumerate(tiles)}
        self.no_tiles = bytes(len(tiles))
        self.full_supply = bytes(tile.copies for tile in tiles)
        self.companies = tuple(n for n in self.tile_numbers.values() if tiles[n].sort == "company")
        self.alliances = tuple(n for n in self.tile_numbers.values() if tiles[n].sort == "alliance")
        self.alliance_tiles = _mask(self.alliances)
        self.alliances_in = tuple(
            tuple(n for n in self.alliances if area in tiles[n].areas) for area in AREA_INDEX.values()
        )
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

    def kind_of(self, area: AreaIndex, face: str) -> CounterKind | None:
        """The kind of counter of this area that shows this face."""
        return self.faces.get((area, face))

    def counter_names(self, kinds: Sequence[CounterKind], counts: bytes) -> tuple[str, ...]:
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


_READING = threading.Lock()
build_decoder(Book)  # before there are threads


@cache
def load(path: str) -> Material:
    """The material of that file, or the built-in one for no path. OptionError tells the line, and why."""
    with _READING:
        return _read(path)


def _text_of(path: str) -> str:
    """What such a file says. A record may come from anybody and name any path: a pipe would be waited for without end,
    and a device may have no end, so only a file of some size is read, and opened without waiting."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with open(descriptor, encoding="utf-8") as file:
        about = os.fstat(descriptor)
        if not stat.S_ISREG(about.st_mode):
            raise OptionError("material", f"{path!r} is not a file")
        if about.st_size > MAX_BYTES:
            raise OptionError("material", f"{path!r} is too large; at most it has {MAX_BYTES // 1024} KiB")
        return file.read(MAX_BYTES)


@cache
def _read(path: str) -> Material:
    """The same; kept here too, so that threads that ask for it at once get the same one."""
    try:
        if path:
            text = _text_of(path)
        else:
            text = (files("tilewright.games.empires.model") / "material.toml").read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError("material", f"{path!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError("material", f"{path!r} is not text") from None
    except ValueError as error:  # such as a path with a zero byte in it
        raise error if isinstance(error, OptionError) else OptionError("material", f"{path!r}: {error}") from None
    try:
        figures = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError("material", f"{path!r}: {error}") from None  # which tells the line
    try:
        book = msgspec.convert(figures, Book)
    except msgspec.ValidationError as error:
        line = line_of(text, place_of(str(error)))
        raise OptionError("material", f"{path!r}, line {line}: {error}") from None
    for place, problem in problems(book):
        raise OptionError("material", f"{path!r}, line {line_of(text, place)}: {problem}")
    return Material(book)
