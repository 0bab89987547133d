"""The report page of a match: one HTML file with everything in it."""

from collections import defaultdict
from collections.abc import Sequence
from html import escape

import tilewright as tw
from tilewright.arena.plots import bars, curves, spread
from tilewright.arena.single_game import Outcome
from tilewright.arena.statistics import Row, Summary

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 66rem; margin: 2rem auto; padding: 0 1rem; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: currentColor; }
line.grid { stroke: #8884; } line.even { stroke: currentColor; stroke-dasharray: 4 4; }
line.range { stroke: currentColor; stroke-width: 2; }
"""
COLUMNS = ("bot", "games", "win share", "95 %", "places", "mean score", "rating", "mean ms", "longest ms", "failures")


def page(summary: Summary, outcomes: Sequence[Outcome]) -> str:
    """The page of a match that may still be under way."""
    match = summary.match
    title = f"{tw.game(match.game).title}: {' · '.join(dict.fromkeys(match.bots))}"
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    about = (
        f"{match.players} players, {summary.games} games on {summary.deals} deals, each played by all rotations of the "
        f"seats, seed {match.seed}. Bots of equal strength would win {summary.even:.1%} each."
    )
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(about)}</p>",
        f"<p>Options: {escape(options)}</p>" if options else "",
        table(summary.rows),
        "<h2>Win shares</h2>" + bars({row.bot: (row.share, row.low, row.high) for row in summary.rows}, summary.even),
        "<h2>Win share as the games went by</h2>"
        + curves(_running(summary, played), "Running win share", "games", 1, True),
        "<h2>Scores</h2>" + curves(spread(_scores(summary, played)), "Scores", "points", share=True),
        _failures(played),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def table(rows: Sequence[Row]) -> str:
    """The rows as a table of HTML."""
    lines = map(cells, rows)
    head = "".join(f"<th>{title}</th>" for title in COLUMNS)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in lines)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def cells(row: Row) -> tuple[str, ...]:
    """The cells of a bot's row, in the order of COLUMNS."""
    return (
        row.bot,
        str(row.games),
        f"{row.share:.1%}",
        f"{row.low:.1%} to {row.high:.1%}",
        " ".join(map(str, row.places)),
        "" if row.mean_score is None else f"{row.mean_score:.1f}",
        f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}",
        f"{row.mean_ms:.1f}",
        f"{row.longest_ms:.0f}",
        ", ".join(f"{trouble} {times}" for trouble, times in row.failures.items()),
    )


def _running(summary: Summary, played: Sequence[Outcome]) -> dict[str, list[tuple[float, float]]]:
    """Each bot's share of the wins after each game, for each seat that it had."""
    won: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    lines: dict[str, list[tuple[float, float]]] = {row.bot: [] for row in summary.rows}
    for count, outcome in enumerate(played, 1):
        for name, share in zip(outcome.seats, outcome.shares(), strict=True):
            won[name] += share
            seats[name] += 1
        for name in dict.fromkeys(outcome.seats):
            lines[name].append((count, won[name] / seats[name]))
    return lines


def _scores(summary: Summary, played: Sequence[Outcome]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {row.bot: [] for row in summary.rows}
    for outcome in played:
        for name, score in zip(outcome.seats, outcome.scores, strict=False):
            found[name].append(score)
    return found


def _failures(played: Sequence[Outcome]) -> str:
    failed = [outcome for outcome in played if outcome.failure]
    if not failed:
        return ""
    lines = [
        f"<li>Game {outcome.number}: {escape(outcome.seats[outcome.failure.seat])} {outcome.failure.trouble}: "
        f"{escape(outcome.failure.details)}</li>"
        for outcome in failed
        if outcome.failure
    ]
    return f"<h2>Games lost by failing</h2><ul>{''.join(lines)}</ul>"
