"""What the table of Struggle of Empires must know and its view does not hold: areas, homes, tiles, limits."""

from pathlib import Path
from typing import Any

import msgspec

import tilewright as tw
from tilewright.games.empires.model.material import load
from tilewright.games.empires.model.names import AREAS, PLACES, POWERS, UNITS
from tilewright.games.empires.views.view import AreaView, EmpiresView
from tilewright.pictures.empires.art import pieces, style_sheet
from tilewright.pictures.empires.chart import sheet
from tilewright.pictures.empires.engraving import cartouche, engraving
from tilewright.pictures.empires.spread import arrange, on_land, on_water
from tilewright.pictures.empires.tracks import running_on, standing

FIXTURES = Path(__file__).parent / "fixtures"
SPREAD = ("opening", "turn", "raid", "blockade", "war-of-7", "full")


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
        "chart": places(),
        "engraving": engraving(),
        "cartouche": cartouche(),
        "pieces": pieces(),
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


def places() -> dict[str, Any]:
    """Where things lie on the chart; its coasts are in the engraving."""
    drawn = sheet()
    charts = [{"frame": chart.frame, "lands": list(chart.lands)} for chart in drawn.charts]
    return {**msgspec.to_builtins(drawn), "charts": charts}


def files() -> dict[str, bytes]:
    """The colours as a style sheet; and, for the client's tests, how pictures of positions lay pieces out."""
    return {"empires.css": style_sheet().encode(), "empires-spreads.json": msgspec.json.encode(spreads())}


def spreads() -> dict[str, list[dict[str, Any]]]:
    """Some fixtures, with where `spread.py` puts what lies in their areas, and `tracks.py` the shields."""
    game = tw.game("empires")
    positions = [(FIXTURES / f"{name}.txt").read_text(encoding="utf-8") for name in SPREAD]
    views: list[EmpiresView] = [game.position(text).view(None) for text in positions]
    return {
        "areas": [{"area": area, **_spread(area)} for view in views for area in view.areas],
        "tracks": [{"powers": view.powers, **_tracks(view)} for view in views],
    }


def _tracks(view: EmpiresView) -> dict[str, Any]:
    return {track: [stood._asdict() for stood in standing(*running_on(view, track))] for track in sheet().tracks}


def _spread(area: AreaView) -> dict[str, Any]:
    place = sheet().places[area.area]
    land, water = place.land, place.water
    return {
        "land": arrange(on_land(area), land[2], land[3])._asdict(),
        "water": water and arrange(on_water(area), water[2], water[3])._asdict(),
    }
