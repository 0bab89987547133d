"""The chart of Struggle of Empires, made from public-domain coastlines: run by hand when the drawing is to change.

    python web/tools/chart.py FOLDER    (FOLDER: the unpacked npm package `world-atlas`, Natural Earth as TopoJSON)

It needs Shapely 2.1, which nothing else here does. Modern countries are joined and cut to the game's areas and home
countries of about 1756 (`chart_lands.py`), projected, widened where the game needs room, simplified together, so that
neighbours keep sharing their borders point by point, and written to `src/tilewright/pictures/empires/chart.json`. The
client, the stills and the laboratory's pictures draw from that file; nobody needs the coastlines again.
"""

import json
import sys
from collections.abc import Callable
from math import cos, erf, log, pi, radians, sin, sqrt, tan
from pathlib import Path
from typing import Any

import chart_lands as lands
import chart_places as places
import shapely
from shapely import Polygon
from shapely.geometry import box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform, unary_union

TARGET = Path(__file__).parents[2] / "src/tilewright/pictures/empires/chart.json"
DETAIL = 1.0  # units: what is smaller than this along a border goes
LEAST_ISLAND = 5.0  # square units
WIDTH, HEIGHT = 1440, 1012

Frame = tuple[float, float, float, float]
Projection = Callable[[float, float], tuple[float, float]]


def countries(folder: Path) -> dict[str, BaseGeometry]:
    """The countries of the TopoJSON file, by name, in degrees."""
    topology = json.loads((folder / "countries-50m.json").read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[tuple[float, float]]] = []
    for arc in topology["arcs"]:
        x = y = 0
        line: list[tuple[float, float]] = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(numbers: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for number in numbers:
            piece = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += piece[1:] if points else piece
        return points

    found: dict[str, BaseGeometry] = {}
    for each in topology["objects"]["countries"]["geometries"]:
        parts = each["arcs"] if each["type"] == "MultiPolygon" else [each["arcs"]] if each["arcs"] else []
        rings = [[ring(numbers) for numbers in part] for part in parts]
        whole = shapely.make_valid(shape({"type": "MultiPolygon", "coordinates": rings}))
        name = each["properties"]["name"]
        found[name] = unary_union([found[name], whole]) if name in found else whole
    return found


def divided(world: dict[str, BaseGeometry], chart: lands.Chart) -> dict[str, BaseGeometry]:
    """The lands of a chart in degrees: countries joined, then cut along borders of the time."""
    (west, south), (east, north) = chart.corners
    window = box(west, south, east, north)
    near = {name: each.intersection(window) for name, each in world.items() if each.intersects(window)}
    claimed = {name for names in chart.countries.values() for name in names}
    joined = {
        land: unary_union([near[name] for name in names if name in near]) for land, names in chart.countries.items()
    }
    joined["other"] = unary_union([each for name, each in near.items() if name not in claimed | lands.AROUND_THE_GLOBE])
    for land, corners in chart.cuts:
        cut = Polygon(corners)
        taken = unary_union([each.intersection(cut) for each in joined.values()])
        joined = {name: each.difference(cut) for name, each in joined.items()}
        joined[land] = unary_union([joined.get(land, Polygon()), taken])
    return {name: each for name, each in joined.items() if not each.is_empty}


def conic(chart: lands.Chart) -> Projection:
    """Lambert's conformal conic, as the sheets of Europe are drawn."""
    low, high = radians(chart.parallels[0]), radians(chart.parallels[1])
    meridian, origin = radians(chart.middle[0]), radians(chart.middle[1])
    n = log(cos(low) / cos(high)) / log(tan(pi / 4 + high / 2) / tan(pi / 4 + low / 2))
    f = cos(low) * tan(pi / 4 + low / 2) ** n / n
    rho0 = f / tan(pi / 4 + origin / 2) ** n

    def project(lon: float, lat: float) -> tuple[float, float]:
        rho = f / tan(pi / 4 + radians(lat) / 2) ** n
        angle = n * (radians(lon) - meridian)
        return rho * sin(angle), rho0 - rho * cos(angle)

    return project


def plate(chart: lands.Chart) -> Projection:
    """Plain degrees, true to shape at the middle."""
    lon0, lat0 = chart.middle
    narrow = cos(radians(lat0))
    return lambda lon, lat: (radians(lon - lon0) * narrow, radians(lat - lat0))


def widened(value: float, bulges: tuple[lands.Bulge, ...]) -> float:
    """A coordinate with more room around some values of it; its order stays."""
    return value + sum(
        bulge.gain * bulge.spread * sqrt(pi) / 2 * erf((value - bulge.at) / bulge.spread) for bulge in bulges
    )


def onto_sheet(chart: lands.Chart) -> Projection:
    """From degrees to units of the sheet: the chart's view fills its frame."""
    flat = conic(chart) if chart.parallels else plate(chart)
    (left, bottom), (right, top) = chart.view
    x, y, w, h = chart.frame

    def spread(lon: float, lat: float) -> tuple[float, float]:
        px, py = flat(lon, lat)
        return widened(px, chart.wider), widened(py, chart.taller)

    x0, x1 = widened(left, chart.wider), widened(right, chart.wider)
    y0, y1 = widened(bottom, chart.taller), widened(top, chart.taller)

    def project(lon: float, lat: float) -> tuple[float, float]:
        px, py = spread(lon, lat)
        return x + (px - x0) / (x1 - x0) * w, y + h - (py - y0) / (y1 - y0) * h

    return project


def drawn(world: dict[str, BaseGeometry], chart: lands.Chart) -> dict[str, BaseGeometry]:
    project = onto_sheet(chart)
    on_sheet = lambda xs, ys: tuple(zip(*(project(x, y) for x, y in zip(xs, ys, strict=True)), strict=True))  # noqa: E731
    lands_of = divided(world, chart)
    names = list(lands_of)
    flat = [shapely.make_valid(transform(on_sheet, shapely.segmentize(each, 0.4))) for each in lands_of.values()]
    flat = [shapely.set_precision(each, 0.1) for each in flat]
    flat = list(shapely.coverage_simplify(flat, DETAIL))
    x, y, w, h = chart.frame
    # Points of a coverage that lie on a grid stay shared; clipping adds the same points to both sides of a border.
    clipped = [
        shapely.set_precision(shapely.make_valid(each).intersection(box(x, y, x + w, y + h)), 0.1) for each in flat
    ]
    return {name: kept(each) for name, each in zip(names, clipped, strict=True)}


def kept(land: BaseGeometry) -> BaseGeometry:
    parts = [part for part in shapely.get_parts(land) if part.geom_type == "Polygon" and part.area >= LEAST_ISLAND]
    return shapely.MultiPolygon(
        [Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > 12]) for part in parts]
    )


def path(land: BaseGeometry) -> str:
    """As SVG path data: tenths of a unit, each ring from a point on in steps."""
    text: list[str] = []
    for part in shapely.get_parts(land):
        for ring in (part.exterior, *part.interiors):
            points = [(round(x * 10), round(y * 10)) for x, y in ring.coords[:-1]]
            at = points[0]
            text.append(f"M{tenth(at[0])} {tenth(at[1])}l")
            steps: list[str] = []
            for point in points[1:]:
                steps.append(f"{tenth(point[0] - at[0])} {tenth(point[1] - at[1])}")
                at = point
            text.append(" ".join(steps).replace(" -", "-") + "z")
    return "".join(text)


def tenth(value: int) -> str:
    whole = f"{value / 10:g}"
    return whole.replace("0.", ".", 1) if whole.startswith(("0.", "-0.")) else whole


def curve(project: Projection, points: list[tuple[float, float]]) -> str:
    """A smooth line through points given in degrees."""
    flat = [project(*point) for point in points]
    text = f"M{flat[0][0]:.0f} {flat[0][1]:.0f}"
    for index in range(len(flat) - 1):
        before, start, end, after = (flat[max(0, min(len(flat) - 1, index + step))] for step in (-1, 0, 1, 2))
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        text += f"C{first[0]:.0f} {first[1]:.0f} {second[0]:.0f} {second[1]:.0f} {end[0]:.0f} {end[1]:.0f}"
    return text


def spots(project: Projection, points: list[tuple[float, float]], step: float = 13) -> list[list[int]]:
    """Places along a line given in degrees, for the small hills of a range."""
    flat = [project(*point) for point in points]
    line = shapely.LineString(flat)
    return [
        [round(line.interpolate(far).x), round(line.interpolate(far).y)]
        for far in [step * number for number in range(int(line.length / step) + 1)]
    ]


def main(folder: Path) -> None:
    world = countries(folder)
    sheet: dict[str, Any] = {"width": WIDTH, "height": HEIGHT, "charts": []}
    for chart in lands.CHARTS:
        project = onto_sheet(chart)
        found = drawn(world, chart)
        sheet["charts"].append(
            {
                "panel": chart.panel,
                "frame": chart.frame,
                "other": path(found.pop("other", Polygon())),
                "lands": {name: path(land) for name, land in sorted(found.items())},
                "rivers": [curve(project, river) for river in chart.rivers],
                "hills": [spot for line in chart.ranges for spot in spots(project, line)],
            }
        )
    sheet["crossings"] = [
        [list(map(round, project_of(start))), list(map(round, project_of(end)))] for start, end in lands.CROSSINGS
    ]
    sheet["places"] = places.PLACES
    sheet["homes"] = places.HOMES
    sheet["ports"] = places.PORTS
    sheet["trunk"] = places.TRUNK
    sheet["approach"] = places.APPROACH
    sheet["compass"] = places.COMPASS
    sheet["cartouche"] = places.CARTOUCHE
    sheet["tracks"] = places.TRACKS
    TARGET.write_text(json.dumps(sheet, separators=(",", ":")) + "\n")
    sys.stdout.write(f"{TARGET.name}: {TARGET.stat().st_size / 1024:.0f} KB\n")


def project_of(point: tuple[float, float]) -> tuple[float, float]:
    return onto_sheet(lands.CHARTS[0])(*point)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
