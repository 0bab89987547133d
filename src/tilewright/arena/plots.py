"""Plots as SVG, drawn with nothing but text."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise

INKS = ("#2a6f97", "#c1440e", "#4b7f52", "#7b4b94", "#b08900", "#5c677d", "#a23b72")
WIDTH, ROW, LEFT, RIGHT = 720, 34, 170, 90
TALL, FOOT = 260, 34

_ALONE = (
    "<style>text { font: 13px system-ui, sans-serif; fill: #222 } .grid { stroke: #8884 }</style>"
    '<rect width="100%" height="100%" fill="#fff"/>'
)

Series = Mapping[str, Sequence[tuple[float, float]]]


def bars(values: Mapping[str, tuple[float, float, float]], even: float) -> str:
    """A share with its interval for each name, and a line at what equals would have."""
    height = ROW * len(values) + FOOT
    parts = [*_shares_below(height - FOOT)]
    parts.append(_line(_across(even), 0, _across(even), height - FOOT, "even"))
    for place, (name, (share, low, high)) in enumerate(values.items()):
        middle, ink = ROW * place + ROW / 2, INKS[place % len(INKS)]
        parts += [
            _text(LEFT - 10, middle + 5, name, "end"),
            f'<rect x="{LEFT}" y="{middle - 9:.1f}" width="{_across(share) - LEFT:.1f}" height="18" fill="{ink}"/>',
            _line(_across(low), middle, _across(high), middle, "range"),
            *(_line(_across(end), middle - 6, _across(end), middle + 6, "range") for end in (low, high)),
            _text(_across(1) + 10, middle + 5, f"{share:.1%}", "start"),
        ]
    return _picture(height, parts, "Win shares with 95 % intervals")


def curves(series: Series, title: str, x_title: str, y_most: float | None = None, share: bool = False) -> str:
    """A line for each name. Points are given in the order of x."""
    points = [point for line in series.values() for point in line]
    if not points:
        return ""
    x_least, x_most = min(x for x, _ in points), max(x for x, _ in points)
    top = y_most or max(y for _, y in points) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return 60 + (WIDTH - 60 - RIGHT) * (x - x_least) / ((x_most - x_least) or 1), 10 + (TALL - 10) * (1 - y / top)

    parts: list[str] = []
    for step in range(5):
        y = top * step / 4
        parts.append(_line(60, at(x_least, y)[1], WIDTH - RIGHT, at(x_least, y)[1], "grid"))
        parts.append(_text(52, at(x_least, y)[1] + 4, f"{y:.0%}" if share else f"{y:g}"[:5], "end"))
    for x, anchor in ((x_least, "start"), (x_most, "end")):
        parts.append(_text(at(x, 0)[0], TALL + 20, f"{x:.0f}", anchor))
    parts.append(_text((60 + WIDTH - RIGHT) / 2, TALL + 20, x_title, "middle"))
    for place, (name, line) in enumerate(series.items()):
        ink = INKS[place % len(INKS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in line))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(f'<rect x="{WIDTH - RIGHT + 8}" y="{12 + 20 * place}" width="10" height="10" fill="{ink}"/>')
        parts.append(_text(WIDTH - RIGHT + 22, 21 + 20 * place, name[:10], "start"))
    return _picture(TALL + FOOT, parts, title)


def alone(picture: str) -> str:
    """A plot for a file of its own: with what the page that it stands in gives it otherwise."""
    named = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return named.replace("</title>", f"</title>{_ALONE}", 1)


def spread(values: Mapping[str, Sequence[float]], bins: int = 24) -> Series:
    """How often values fall where: a curve for each name, as shares of its values."""
    every = [value for own in values.values() for value in own]
    if not every:
        return {}
    least, most = min(every), max(every)
    width = (most - least) / bins or 1.0
    edges = [least + width * place for place in range(bins + 1)]
    return {
        name: [
            ((low + high) / 2, sum(low <= value < high or value == high == most for value in own) / len(own))
            for low, high in pairwise(edges)
        ]
        for name, own in values.items()
        if own
    }


def _shares_below(y: float) -> list[str]:
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    lines = [_line(_across(mark), 0, _across(mark), y, "grid") for mark in marks]
    return lines + [_text(_across(mark), y + 20, f"{mark:.0%}", "middle") for mark in marks]


def _across(share: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(height: float, parts: Sequence[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
