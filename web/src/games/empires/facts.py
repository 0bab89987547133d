"""What the table of Struggle of Empires must know and its view does not hold: areas, homes, tiles, limits."""

from typing import Any

import msgspec

from tilewright.games.empires.model.material import load
from tilewright.games.empires.model.names import AREAS, PLACES, POWERS, UNITS
from tilewright.pictures.empires.chart import sheet


def facts() -> dict[str, Any]:
    material = load("")
    return {
        "powers": POWERS,
        "places": PLACES,
        "units": UNITS,
        "areas": [
            {
                "id": area.id,
                "kind": area.kind,
                "panel": area.panel,
                "sea": area.sea,
                "counters": area.counters,
                "adjacent": area.adjacent,
            }
            for area in material.areas
        ],
        "homes": [{"id": home.id, "adjacent": home.adjacent} for home in material.homes.values()],
        "tiles": [
            {
                "id": tile.id,
                "sort": tile.sort,
                "use": tile.use,
                "cost": msgspec.structs.asdict(tile.cost),
                "areas": [AREAS[area] for area in tile.areas],
                "either": tile.arms == "either",
            }
            for tile in material.tiles
        ],
        "limits": msgspec.structs.asdict(material.limits),
        "figures": {
            "attack_cost": material.figures.attack_cost,
            "population_max": material.figures.population_max,
            "gold_per_unrest": material.figures.gold_per_unrest,
            "revolution": material.figures.revolution,
            "actions": material.figures.actions,
            "units_placed": material.start.units_placed,
        },
        "chart": sheet(),
        "reconstructed": "reconstructed" in material.status.values(),
        "rates": {
            "banking": material.banking_rate,
            "navigation": material.navigation_bonus,
            "agriculture": material.agriculture_growth,
            "reform": material.reform_unrest,
            "industry": material.industry_points,
            "pirates": material.raid_strength[material.tile_numbers["pirates"]],
            "slave_revolt": material.raid_strength[material.tile_numbers["slave_revolt"]],
            "blockade": material.blockade_support,
        },
    }
