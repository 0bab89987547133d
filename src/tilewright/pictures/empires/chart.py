"""The drawing of the map, from real coastlines: `web/tools/chart.py` makes `chart.json`; page and pictures draw it."""

from functools import cache
from importlib import resources

import msgspec

from tilewright.kernel.decoding import build_decoder

Box = tuple[float, float, float, float]  # x, y, width, height
Spot = tuple[float, float]


class Chart(msgspec.Struct, frozen=True):
    """One framed chart of the sheet. Lands are SVG path data; neighbours share the points of their border."""

    panel: str
    frame: Box
    other: str
    lands: dict[str, str]
    rivers: tuple[str, ...]
    hills: tuple[Spot, ...]


class MapPlace(msgspec.Struct, frozen=True):
    """Where the pieces of an area lie, on land and on its sea, and the line that its name follows."""

    land: Box
    water: Box | None
    name: str


class Sheet(msgspec.Struct, frozen=True):
    width: int
    height: int
    charts: tuple[Chart, ...]
    crossings: tuple[tuple[Spot, Spot], ...]
    places: dict[str, MapPlace]
    homes: dict[str, Spot]
    ports: dict[str, Spot]
    trunk: tuple[Spot, ...]
    approach: Spot
    compass: tuple[float, float, float]
    cartouche: Box
    tracks: dict[str, Box]


_DECODER: msgspec.json.Decoder[Sheet] = build_decoder(Sheet)


@cache
def sheet() -> Sheet:
    text = resources.files("tilewright.pictures.empires").joinpath("chart.json").read_bytes()
    return _DECODER.decode(text)
