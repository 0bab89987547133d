"""The engraved sheet itself: seas, coasts, rivers, hills, rhumb lines, compass, frames and lanes.

Nothing here depends on a game. The page and the pictures of positions put the same SVG below what they draw; both name
coasts and lands by their ids.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, pi, sin

from tilewright.pictures.empires.chart import Box, Chart, Spot, sheet

WINDS = 32
SPIKES = (1, 3, 5, 7, 0, 2, 4, 6)  # eighths of the compass, the small ones below
LINE = 'fill="none" stroke="var(--engraved)"'

DEFINITIONS = (
    '<pattern id="empires-hachure" width="40" height="3.4" patternUnits="userSpaceOnUse">'
    '<path stroke="var(--engraved)" stroke-width=".8" stroke-opacity=".85" d="M0 1.2H40"/></pattern>'
    '<pattern id="empires-hatching" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">'
    '<path stroke="var(--engraved)" stroke-width=".6" stroke-opacity=".3" d="M0 3H6"/></pattern>'
)


@cache
def engraving() -> str:
    charts = sheet().charts
    shapes = "".join(_shapes(number, chart) for number, chart in enumerate(charts))
    return "".join(
        (
            f"<defs>{DEFINITIONS}{shapes}</defs>",
            *(_chart(number, chart) for number, chart in enumerate(charts)),
            _margins(),
            *(_frame(chart.frame) for chart in charts),
            _lanes(),
            _compass(),
        )
    )


def _shapes(number: int, chart: Chart) -> str:
    """What is drawn more than once: the frame, and the coasts with every land."""
    x, y, width, height = chart.frame
    lands = "".join(f'<path d="{land}" id="empires-land-{name}"/>' for name, land in chart.lands.items())
    return (
        f'<clipPath id="empires-frame-{number}"><rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'
        f'</clipPath><g id="empires-coasts-{number}"><path d="{chart.other}" id="empires-other-{number}"/>{lands}</g>'
    )


def _chart(number: int, chart: Chart) -> str:
    x, y, width, height = chart.frame
    coasts, other = f'href="#empires-coasts-{number}"', f'href="#empires-other-{number}"'
    shoal = 'fill="none" stroke="url(#empires-hachure)" stroke-linejoin="round"'
    rivers, hills = "".join(chart.rivers), "".join(_hill(*spot) for spot in chart.hills)
    borders = "".join(f'<use href="#empires-land-{name}"/>' for name in chart.lands)
    return "".join(
        (
            f'<rect fill="var(--sea)" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>',
            _rhumb_lines(chart.frame) if number else _winds(),
            f'<use {shoal} stroke-width="25" opacity=".45" {coasts}/><use {shoal} stroke-width="13" {coasts}/>',
            f'<use fill="var(--land)" {coasts}/><use fill="url(#empires-hatching)" {other}/>',
            f'<path {LINE} stroke-width="1.1" stroke-opacity=".5" d="{rivers}"/>' if rivers else "",
            f'<path {LINE} stroke-width=".9" stroke-opacity=".5" d="{hills}"/>' if hills else "",
            f'<g {LINE} stroke-width="1.3" stroke-linejoin="round">{borders}</g>',
            f'<use {LINE} stroke-width=".8" stroke-opacity=".7" stroke-linejoin="round" {other}/>',
        )
    )


def _margins() -> str:
    """The sheet around the charts, over what their lines left outside."""
    holes = "".join(f"M{x:g} {y:g}h{w:g}v{h:g}h-{w:g}z" for x, y, w, h in (chart.frame for chart in sheet().charts))
    w, h, r = sheet().width, sheet().height, 10
    whole = f"M0 {r}q0-{r} {r}-{r}H{w - r}q{r} 0 {r} {r}V{h - r}q0 {r}-{r} {r}H{r}q-{r} 0-{r}-{r}z"
    return f'<path fill="var(--sheet)" fill-rule="evenodd" d="{whole}{holes}"/>'


def _frame(frame: Box) -> str:
    """Two lines, and between them the degrees, light and dark by turns."""
    x, y, width, height = frame

    def line(inset: float, thick: float, more: str = "") -> str:
        return (
            f'<rect {LINE} stroke-width="{thick:g}"{more} x="{x + inset:g}" y="{y + inset:g}" '
            f'width="{width - 2 * inset:g}" height="{height - 2 * inset:g}"/>'
        )

    return line(0, 2.4) + line(3.2, 2.6, ' stroke-dasharray="13 13" stroke-opacity=".75"') + line(5.2, 0.8)


@cache
def cartouche() -> str:
    """The scroll for war, round and alliances, from the corner of its place on."""
    _, _, w, h = sheet().cartouche
    middle = w / 2
    scroll = (
        f"M14 10Q{middle:g}-4 {w - 14:g} 10q10-4 12 4t-9 8V{h - 18:g}q10 0 9 8t-12 5Q{middle:g} {h - 4:g} 14 {h - 5:g}"
        "q-10 3-12-5t9-8V22q-10 0-9-8t12-4z"
    )
    edge = f"M20 18Q{middle:g} 5 {w - 20:g} 18V{h - 14:g}Q{middle:g} {h - 12:g} 20 {h - 14:g}z"
    flourish = f"M{middle - 40:g} {h - 1:g}q20 12 40 2 20 10 40-2M{middle - 30:g} 4q15-10 30-2 15-8 30 2"
    return (
        '<g fill="none" stroke="var(--engraved)" stroke-linecap="round">'
        f'<path fill="var(--ribbon)" stroke-width="1.8" stroke-linejoin="round" d="{scroll}"/>'
        f'<path stroke-width=".8" d="{edge}"/><path stroke-width="1.6" d="{flourish}"/></g>'
    )


def _hill(x: float, y: float) -> str:
    return f"M{x - 6:g} {y + 3:g}q4-9 6-9q3 0 6 9M{x + 1:g} {y - 3:g}q2 3 1 6"


def _wind(angle: float, length: float) -> Spot:
    x, y, _ = sheet().compass
    return x + sin(angle) * length, y - cos(angle) * length


def _far(angle: float) -> float:
    """How far it is from the compass to the frame of its chart."""
    x, y, _ = sheet().compass
    left, top, width, height = sheet().charts[0].frame
    across = ((left + width if sin(angle) > 0 else left) - x, sin(angle))
    along = ((top if cos(angle) > 0 else top + height) - y, -cos(angle))
    return min(way / share for way, share in (across, along) if abs(share) > 1e-9)


def _winds() -> str:
    """The rhumb lines of Europe, from the compass."""
    radius = sheet().compass[2]

    def lines(numbers: range) -> str:
        angles = [2 * pi * number / WINDS for number in numbers]
        return "".join(f"M{_at(_wind(angle, radius))}L{_at(_wind(angle, _far(angle)))}" for angle in angles)

    faint = f'<path {LINE} stroke-width=".7" stroke-opacity=".22" d="{lines(range(WINDS))}"/>'
    return faint + f'<path {LINE} stroke-width=".7" stroke-opacity=".22" d="{lines(range(0, WINDS, 4))}"/>'


def _rhumb_lines(frame: Box) -> str:
    """A loose net of winds for the small charts."""
    x, y, width, height = frame
    ends = "".join(
        f"M{_at((x, y + height * share))}L{_at((x + width, y + height * (1 - share)))}"
        f"M{_at((x + width * share, y))}L{_at((x + width * (1 - share), y + height))}"
        for share in (0.18, 0.5, 0.82)
    )
    return f'<path {LINE} stroke-width=".7" stroke-opacity=".22" d="{ends}"/>'


def _lanes() -> str:
    """From the trunk through a port to where the fleets of its sea lie; and the crossings of Europe's own waters."""
    chart = sheet()
    west, east = chart.trunk[0][0], chart.trunk[-1][0]
    lanes: list[str] = []
    for name, (x, y) in chart.ports.items():
        water = chart.places[name].water if name in chart.places else None
        end = chart.approach if water is None else (water[0] + water[2] / 2, water[1] + water[3] / 2)
        start = west if x < chart.width / 2 else east
        lanes.append(f"M{start:g} {y:g}H{x:g}Q{x + (x - start) * 3:g} {y:g} {_at(end)}")
    trunk = _rounded(chart.trunk)
    crossings = "".join(f"M{_at(start)}L{_at(end)}" for start, end in chart.crossings)
    dotted = 'fill="none" stroke="var(--lane)" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path {dotted} stroke-width="3" stroke-dasharray=".1 8" d="{trunk}{"".join(lanes)}"/>'
        f'<path {dotted} stroke-width="2.4" stroke-dasharray=".1 6" d="{crossings}"/>'
    )


def _rounded(spots: Sequence[Spot], radius: float = 14) -> str:
    """A line through spots, its corners rounded."""
    line = f"M{_at(spots[0])}"
    for before, here, after in zip(spots, spots[1:], spots[2:], strict=False):
        line += f"L{_at(_towards(here, before, radius))}Q{_at(here)} {_at(_towards(here, after, radius))}"
    return f"{line}L{_at(spots[-1])}"


def _towards(here: Spot, there: Spot, far: float) -> Spot:
    share = far / hypot(there[0] - here[0], there[1] - here[1])
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def _compass() -> str:
    x, y, radius = sheet().compass
    rings = "".join(f'<circle {LINE} stroke-width=".9" cx="{x:g}" cy="{y:g}" r="{radius * r:g}"/>' for r in (0.7, 0.52))
    light, dark = "", ""
    for eighth in SPIKES:
        angle, length = eighth * pi / 4, radius * (0.62 if eighth % 2 else 1)
        tip = _at(_wind(angle, length))
        left, right = (_at(_wind(angle + side * pi / 4, length * 0.24)) for side in (-1, 1))
        light += f"M{x:g} {y:g}L{left}L{tip}z"
        dark += f"M{x:g} {y:g}L{right}L{tip}z"
    edge = 'stroke="var(--engraved)" stroke-width=".8" stroke-linejoin="round"'
    lily = "M0-9C5-3 5 0 1 4H-1C-5 0-5-3 0-9zM-6 1q-3-4-5 0q0 4 5 3zM6 1q3-4 5 0q0 4-5 3zM-5 5H5V7H-5z"
    return (
        f'<circle fill="var(--sheet)" fill-opacity=".8" cx="{x:g}" cy="{y:g}" r="{radius * 0.7:g}"/>{rings}'
        f'<path fill="var(--sheet)" {edge} d="{light}"/><path fill="var(--engraved)" {edge} d="{dark}"/>'
        f'<path fill="var(--engraved)" {edge} transform="translate({x:g} {y - radius - 9:g})" d="{lily}"/>'
    )


def _at(spot: Spot) -> str:
    return f"{spot[0]:.1f} {spot[1]:.1f}".replace(".0", "")
