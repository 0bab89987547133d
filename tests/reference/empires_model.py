"""Reference model of Struggle of Empires: the printed figures and a plain picture of the table.

Written from the rule page alone, for comparison with the fast engine. Nothing here is fast and nothing is
hidden.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

HOME = "home"  # the owner's home country, as a place of armies and forts and as a 'sea' of fleets


@dataclass
class Figures:
    """What is printed on the map and on the tiles, read from `material.toml`."""

    vp: dict[str, list[int]]  # area -> points for the first, second (third) place; its keys are the areas
    colonies: set[str]
    sea_of: dict[str, str]  # area -> its sea; an area without a sea is not a key
    panel_of: dict[str, str]  # area or sea -> panel
    adjacent: dict[str, set[str]]  # European area -> the areas next to it
    borders: dict[str, set[str]]  # power -> the areas that border its home; its keys are the powers
    company_area: dict[str, str]  # company tile -> area
    alliance_areas: dict[str, set[str]]  # alliance tile -> areas it names
    either: set[str]  # the alliance tiles that show both arms
    tile_strength: dict[str, int]  # pirates, slave_revolt -> strength
    fort_strength: int
    blockade_support: int
    navigation_bonus: int
    markers_on_map: int
    gold_per_unrest: int
    gold_per_unrest_banking: int
    population_growth: int
    population_max: int
    agriculture_growth: int
    revolution: int
    unrest_penalty: list[int]

    @property
    def areas(self) -> set[str]:
        """The eleven scoring areas (SE-W1)."""
        return set(self.vp)

    @property
    def seas(self) -> set[str]:
        """The eight seas (SE-W2): the Ottoman Empire has none of its own."""
        return set(self.sea_of.values())

    @property
    def powers(self) -> set[str]:
        """The seven powers (SE-W1), in the game or not."""
        return set(self.borders)


def load(path: str | Path) -> Figures:
    """Read the figures from the toml file at `path`."""
    with open(path, "rb") as file:
        data = tomllib.load(file)
    game = data["game"]
    areas = {area["id"]: area for area in data["area"]}
    tiles = {tile["id"]: tile for tile in data["tile"]}
    return Figures(
        vp={name: list(area["vp"]) for name, area in areas.items()},
        colonies={name for name, area in areas.items() if area["kind"] == "colony"},
        sea_of={name: area["sea"] for name, area in areas.items() if "sea" in area},
        panel_of={name: area["panel"] for name, area in areas.items()},
        adjacent={name: set(area.get("adjacent", [])) for name, area in areas.items()},
        borders={home["id"]: set(home["adjacent"]) for home in data["home"]},
        company_area={company["id"]: company["area"] for company in data["company"]},
        alliance_areas={tile["id"]: set(tile["areas"]) for tile in data["alliance"]},
        either={tile["id"] for tile in data["alliance"] if tile["arms"] == "either"},
        tile_strength={name: tile["strength"] for name, tile in tiles.items() if "strength" in tile},
        fort_strength=game["fort_strength"],
        blockade_support=tiles["blockade"]["support"],
        navigation_bonus=tiles["navigation"]["second_die"],
        markers_on_map=data["limits"]["markers_on_map"],
        gold_per_unrest=game["gold_per_unrest"],
        gold_per_unrest_banking=tiles["banking"]["gold_per_unrest"],
        population_growth=game["population_growth"],
        population_max=game["population_max"],
        agriculture_growth=tiles["improved_agriculture"]["growth"],
        revolution=game["revolution"],
        unrest_penalty=list(game["unrest_penalty"]),
    )


@dataclass
class Power:
    """One player's things. A place left out of a dict holds nothing."""

    row: str  # "upper" or "lower": the alliance (SE-A5)
    armies: dict[str, int] = field(default_factory=dict)  # area or HOME -> number
    fleets: dict[str, int] = field(default_factory=dict)  # sea or HOME -> number
    forts: dict[str, int] = field(default_factory=dict)  # area or HOME -> number
    markers: dict[str, int] = field(default_factory=dict)  # area -> number, captured ones not included
    gold: int = 0
    population: int = 0
    unrest: int = 0
    tiles: Counter[str] = field(default_factory=Counter)  # in hand and not turned, of all three sorts
    used: Counter[str] = field(default_factory=Counter)  # turned tiles
    blockade: str | None = None  # the sea where their placed Blockade lies


@dataclass
class Situation:
    """The table between two actions."""

    figures: Figures
    powers: dict[str, Power]  # the powers in the game
    # area -> (strength, gold, vp, settle); strength 0 and settle "pop" or "slaves", or settle None
    counters: dict[str, list[tuple[int, int, int, str | None]]] = field(default_factory=dict)
    # (tile, area, owner of the captured marker); the tile is "pirates" or "slave_revolt"
    captured: list[tuple[str, str, str]] = field(default_factory=list)


def allied(sit: Situation, one: str, other: str) -> bool:
    """Two different powers in the same row (SE-A5)."""
    return one != other and sit.powers[one].row == sit.powers[other].row


def opposed(sit: Situation, one: str, other: str) -> bool:
    """Two powers in different rows (SE-A5)."""
    return sit.powers[one].row != sit.powers[other].row


def fleets_at(sit: Situation, power: str, area: str) -> int:
    """The power's fleets in the area's sea: none where the area has no sea (SE-W2)."""
    if area not in sit.figures.sea_of:
        return 0
    return sit.powers[power].fleets.get(sit.figures.sea_of[area], 0)


def markers_left(sit: Situation, power: str) -> int:
    """Control markers the power can still bring to the map; a captured one counts as on the map (SE-W3)."""
    on_map = sum(sit.powers[power].markers.values())
    for _tile, _area, owner in sit.captured:
        if owner == power:
            on_map += 1
    return sit.figures.markers_on_map - on_map
