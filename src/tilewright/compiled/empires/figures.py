"""Figures: what follows from the number of players, the options and the material, as one record that is only read."""

from typing import Any

import numpy as np

from tilewright.compiled.empires.layout import CAPTIVES, COPIES, KINDS, NONE, PLACES, PLAYERS, TILES
from tilewright.encodings.empires.actions import EmpiresCodec
from tilewright.encodings.empires.gold import highest_bid
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.names import (
    AREAS,
    HOME,
    PIRATES,
    POWERS,
    SLAVE_REVOLT,
    UNITS,
)
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.kernel import OptionError, Options

Figures = Any  # a record of the dtype FIGURES

# Where the codes of each kind of action begin, by field of the record and form in the coding of actions.
CODES = {
    "pass_": "pass",
    "stop": "stop",
    "enough": "enough",
    "yes": "yes",
    "no": "no",
    "fight": "fight",
    "decline": "decline",
    "end": "end",
    "power": "power POWER",
    "place": "place UNIT AREA",
    "take": "take TILE",
    "use": "use TILE",
    "lay_blockade": "blockade AREA",
    "build": "build UNIT PLACE",
    "destroy": "destroy UNIT PLACE",
    "move": "move UNIT FROM TO",
    "settle": "settle WHAT AREA",
    "attack_neutral": "attack neutral AREA FACE",
    "lose_unit": "lose UNIT",
    "attack": "attack POWER AREA ARM",
    "attack_captive": "attack TILE AREA POWER",
    "raid": "raid POWER AREA",
    "lose_power": "lose POWER",
    "help": "help POWER ARM SUM",
    "bid": "bid SUM POWER POWER",
    "with_": "with NUMBER",
}

_NUMBERS = (
    *("players", "open_unrest", "tile_count", "kind_count", "markers_on_map"),
    *("start_gold", "start_population", "markers_drawn", "units_placed", "counters_drawn"),
    *("wars", "rounds", "actions", "attack_cost", "population_max", "population_growth", "gold_per_unrest"),
    *("revolution", "fort_strength", "destroy_unrest", "build_population", "settle_population", "moves"),
    *("safe", "turned_back", "arrives"),
    *("banking_rate", "navigation_bonus", "agriculture_growth", "reform_unrest", "industry_points", "blockade_support"),
    *("europe", "colonies", "americas", "fleet_places", "slave_sea"),
    *("alliances", "both_arms", "fleet_arms"),
    *("bid_names", "code_count"),
)

FIGURES = np.dtype(
    [
        ("code", np.dtype([(name, "i8") for name in CODES])),
        *((name, "i8") for name in _NUMBERS),
        ("powers", "i8", (PLAYERS,)),
        ("unit_limits", "i8", (len(UNITS),)),
        ("unrest_penalty", "i8", (PLAYERS,)),
        ("raid_strength", "i8", (2,)),
        # places
        ("panel", "i8", (PLACES,)),
        ("sea_of", "i8", (HOME,)),
        ("served", "i8", (HOME,)),
        ("adjacent", "i8", (HOME,)),
        ("home_adjacent", "i8", (len(POWERS),)),
        ("points", "i8", (HOME, PLAYERS)),
        # counters
        ("full_bag", "i8", (KINDS,)),
        ("counter_area", "i8", (KINDS,)),
        ("counter_strength", "i8", (KINDS,)),
        ("counter_gold", "i8", (KINDS,)),
        ("counter_points", "i8", (KINDS,)),
        ("neutrals_in", "i8", (HOME,)),
        ("settlements", "i8", (2, HOME)),  # the kind of POP and of Slaves in each area
        # tiles
        ("full_supply", "i8", (TILES,)),
        ("cost_gold", "i8", (TILES,)),
        ("cost_unrest", "i8", (TILES,)),
        ("cost_population", "i8", (TILES,)),
        ("alliances_in", "i8", (HOME,)),
        ("alliance_strength", "i8", (TILES,)),
        ("company_count", "i8"),
        ("company_tile", "i8", (TILES,)),
        ("company_areas", "i8", (TILES,)),
        ("company_fixed", "i8", (TILES,)),
        ("company_per_marker", "i8", (TILES,)),
        ("company_most", "i8", (TILES,)),
    ]
)


def build_figures(players: int, options: Options) -> Figures:
    """The figures of such games; OptionError for a material that is too large for the record of a state."""
    assert isinstance(options, EmpiresOptions)
    material = load(options.material)
    _check_room(material, players)
    figures = np.zeros(1, FIGURES)[0]
    figures["players"] = players
    figures["open_unrest"] = options.open_unrest
    figures["powers"] = NONE
    for seat, power in enumerate(options.powers):
        figures["powers"][seat] = POWERS.index(power)
    _write_numbers(figures, material, players)
    _write_places(figures, material)
    _write_counters(figures, material)
    _write_tiles(figures, material)
    codec = EmpiresCodec(players, options)
    starts = {block.form: block.start for block in codec.blocks}
    for name, form in CODES.items():
        figures["code"][name] = starts.get(form, NONE)
    figures["bid_names"] = players * (players - 1) + (2 if players % 2 else 0)
    figures["code_count"] = codec.size
    return figures


def _check_room(material: Material, players: int) -> None:
    captives = material.full_supply[PIRATES] + material.full_supply[SLAVE_REVOLT]
    for what, size, room in (
        ("kinds of tiles", len(material.tiles), TILES),
        ("copies of a tile", max(material.full_supply), COPIES),
        ("kinds of counters", len(material.counters), KINDS),
        ("Pirates and Slave Revolts", captives, CAPTIVES),
        ("gold in a bid", highest_bid(material, players), np.iinfo(np.int16).max),
    ):
        if size > room:
            raise OptionError("material", f"{size} {what}: the compiled engine has room for {room}")


def _write_numbers(figures: Figures, material: Material, players: int) -> None:
    start, game = material.start, material.figures
    figures["tile_count"], figures["kind_count"] = len(material.tiles), len(material.counters)
    figures["markers_on_map"] = material.limits.markers_on_map
    figures["unit_limits"] = material.unit_limits
    figures["start_gold"], figures["start_population"] = start.gold, start.population
    for name in ("markers_drawn", "units_placed", "counters_drawn"):
        figures[name] = getattr(start, name)
    figures["rounds"] = material.rounds(players)
    for name in (
        *("wars", "actions", "attack_cost", "population_max", "population_growth", "gold_per_unrest", "revolution"),
        *("fort_strength", "destroy_unrest", "build_population", "settle_population", "moves"),
    ):
        figures[name] = getattr(game, name)
    for name in ("safe", "turned_back", "arrives"):
        figures[name] = getattr(game.sea_check, name)
    for name in (
        *("banking_rate", "navigation_bonus", "agriculture_growth", "reform_unrest", "industry_points"),
        "blockade_support",
    ):
        figures[name] = getattr(material, name)
    figures["unrest_penalty"] = _prizes(game.unrest_penalty)
    figures["raid_strength"] = [material.raid_strength[PIRATES], material.raid_strength[SLAVE_REVOLT]]


def _prizes(prizes: tuple[int, ...]) -> list[int]:
    """Nobody comes behind the place of the last player."""
    return [*prizes, *(0,) * PLAYERS][:PLAYERS]


def _write_places(figures: Figures, material: Material) -> None:
    names = sorted(set(material.panels))
    figures["panel"] = [names.index(panel) for panel in material.panels]
    figures["sea_of"] = [NONE if sea is None else sea for sea in material.sea_of]
    figures["slave_sea"] = figures["sea_of"][AREAS.index("africa")]
    figures["served"], figures["adjacent"] = material.served, material.adjacent
    figures["home_adjacent"] = [material.home_adjacent[power] for power in POWERS]
    figures["points"] = [_prizes(area.vp) for area in material.areas]
    figures["europe"], figures["fleet_places"] = material.europe, material.fleet_places
    figures["colonies"], figures["americas"] = material.colony_mask, material.americas_mask


def _write_counters(figures: Figures, material: Material) -> None:
    figures["settlements"] = NONE
    for kind, counter in enumerate(material.counters):
        area = material.counter_area[kind]
        figures["full_bag"][kind] = counter.n
        figures["counter_area"][kind] = area
        figures["counter_strength"][kind] = counter.strength or 0
        figures["counter_gold"][kind], figures["counter_points"][kind] = counter.gold, counter.vp
        if counter.strength is not None:
            figures["neutrals_in"][area] |= 1 << kind
        if counter.settle is not None:
            figures["settlements"][("pop", "slaves").index(counter.settle), area] = kind


def _write_tiles(figures: Figures, material: Material) -> None:
    figures["alliances"] = material.alliance_tiles
    for number, tile in enumerate(material.tiles):
        figures["full_supply"][number] = tile.copies
        figures["cost_gold"][number], figures["cost_unrest"][number] = tile.cost.gold, tile.cost.unrest
        figures["cost_population"][number] = tile.cost.population
        figures["alliance_strength"][number] = tile.strength
        if tile.sort == "alliance":
            figures["both_arms"] |= (tile.arms == "either") << number
            figures["fleet_arms"] |= (tile.arms == "fleet") << number
            for area in tile.areas:
                figures["alliances_in"][area] |= 1 << number
    figures["company_count"] = len(material.companies)
    for place, number in enumerate(material.companies):
        company, income = material.tiles[number], material.tiles[number].income
        assert income is not None, "every company has an income"
        figures["company_tile"][place] = number
        figures["company_areas"][place] = sum(1 << area for area in company.areas)
        figures["company_fixed"][place], figures["company_per_marker"][place] = income.fixed, income.per_marker
        figures["company_most"][place] = np.iinfo(np.int64).max if income.most is None else income.most
