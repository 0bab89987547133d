"""The tables of `material.toml`, as they are written there. Nothing here has a meaning yet, only a shape."""

from typing import Annotated, Literal

import msgspec

from tilewright.games.empires.model.names import Area, Power, Settlement

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Die = Annotated[int, msgspec.Meta(ge=1, le=7)]  # 7 is never rolled
Status = Literal["printed", "sister", "reconstructed"]
TileUse = Literal["permanent", "once_per_war", "immediate", "box", "single"]
Arms = Literal["army", "fleet", "either"]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]*$")]


class TomlTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; it may not hold anything unknown."""


class Limits(TomlTable, frozen=True):
    armies: Count
    fleets: Count
    forts: Count
    markers: Count
    markers_on_map: Count


class StartFigures(TomlTable, frozen=True):
    gold: Count
    population: Count
    markers_drawn: Count
    units_placed: Count
    counters_drawn: Count


class SeaCheck(TomlTable, frozen=True):
    """The least first die that arrives; of the second, the least that is turned back and the least that arrives."""

    safe: Die
    turned_back: Die
    arrives: Die


class Figures(TomlTable, frozen=True):
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
    build_population: Count
    settle_population: Count
    moves: Annotated[int, msgspec.Meta(ge=1, le=20)]
    sea_check: SeaCheck


class AreaFigures(TomlTable, frozen=True):
    id: Area
    name: str
    kind: Literal["europe", "colony"]
    vp: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    panel: str
    counters: Count
    sea: Area | None = None
    adjacent: tuple[Area, ...] = ()


class Home(TomlTable, frozen=True):
    id: Power
    name: str
    colour: Literal["red", "blue", "yellow", "green", "white", "black", "orange"]
    adjacent: tuple[Area, ...]


class Counter(TomlTable, frozen=True):
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


class Cost(TomlTable, frozen=True):
    gold: Count = 0
    unrest: Count = 0
    population: Count = 0

    def __str__(self) -> str:
        parts = ((self.gold, "gold"), (self.unrest, "unrest"), (self.population, "population"))
        return " and ".join(f"{count} {what}" for count, what in parts if count) or "free"


class Improvement(TomlTable, frozen=True):
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


class CompanyIncome(TomlTable, frozen=True):
    """Gold at the end of a war: `fixed`, and `per_marker` for each own marker in the areas, `most` in all."""

    per_marker: Count = 1
    fixed: Count = 0
    most: Count | None = None


class Company(TomlTable, frozen=True):
    id: Id
    name: str
    cost: Cost
    area: Area | None = None  # one area
    areas: tuple[Area, ...] = ()  # or several
    income: CompanyIncome = CompanyIncome()
    copies: Count = 1

    @property
    def everywhere(self) -> tuple[Area, ...]:
        """All areas that it draws from."""
        return self.areas if self.area is None else (self.area,)


class Alliance(TomlTable, frozen=True):
    id: Id
    name: str
    areas: tuple[Area, ...]
    arms: Arms
    cost: Cost
    strength: Count = 1
    copies: Count = 1


class Book(TomlTable, frozen=True):
    """The whole file."""

    limits: Limits
    start: StartFigures
    game: Figures
    area: tuple[AreaFigures, ...]
    home: tuple[Home, ...]
    counter: tuple[Counter, ...]
    tile: tuple[Improvement, ...]
    company: tuple[Company, ...]
    alliance: tuple[Alliance, ...]
    status: dict[str, Status] = {}
