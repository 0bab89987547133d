"""The table of all engines and the targets of our own games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from rich import box
from rich.table import Table

from bench.engines import Engine
from bench.measure import Figures


@dataclass
class Row:
    """An engine and what its runs gave, one entry per round."""

    engine: Engine
    version: str = ""
    runs: list[Figures] = field(default_factory=list)
    problem: str | None = None
    """Why there are no runs: in short, a colon, in full."""

    def values(self, column: str) -> list[float]:
        return [run[column] for run in self.runs if column in run]


@dataclass(frozen=True)
class Target:
    """A bound on one figure of one of our games, or on its ratio to a baseline's."""

    name: str
    column: str
    sign: str
    bound: float
    baseline: str | None = None

    def __str__(self) -> str:
        heading = HEADINGS[self.column].replace("\n", " ")
        if self.baseline is None:
            return f"{self.name}: {heading} {self.sign} {show(self.column, self.bound)}"
        return f"{self.name}: {heading} {self.sign} {self.bound:g} × {self.baseline}"


TARGETS = (
    Target("qwirkle", "pick", "≥", 2, "catanatron"),
    Target("qwirkle-greedy", "games", "≥", 40),
    Target("qwirkle", "bytes", "<", 20_000),
    Target("tigris", "pick", "≥", 3, "openspiel-hive"),
    Target("tigris", "pick", ">", 1, "catanatron"),
    Target("tigris", "listed", "≥", 1, "openspiel-hive"),
    Target("tigris", "bytes", "<", 4_000),
    Target("empires", "pick", ">", 1, "catanatron"),
    Target("empires", "bytes", "<", 8_000),
    Target("compiled-tigris", "pick", "≥", 500_000),
    Target("compiled-tigris", "readable", "≥", 20),
    Target("compiled-qwirkle", "pick", "≥", 400_000),
    Target("compiled-qwirkle-greedy", "games", "≥", 1_000),
    Target("compiled-empires", "pick", "≥", 300_000),
    *(Target(f"compiled-{name}", "batch", "≥", 150_000) for name in ("empires", "qwirkle", "tigris")),
    *(Target(f"compiled-{name}", "two", "≥", 1.8) for name in ("empires", "qwirkle", "tigris")),
    Target("compiled-empires", "bytes", "≤", 1_024),
    Target("compiled-qwirkle", "bytes", "≤", 4_096),
    Target("compiled-tigris", "bytes", "≤", 512),
    *(Target(f"pettingzoo-{name}", "pick", "≥", 5, "pettingzoo-chess") for name in ("empires", "qwirkle", "tigris")),
    *(Target(f"pettingzoo-{name}", "overhead", "<", 3) for name in ("empires", "qwirkle", "tigris")),
)

HEADINGS = {
    "pick": "picks/s",
    "listed": "listed/s",
    "states": "states/s",
    "games": "games/s",
    "branching": "branching",
    "forced": "forced",
    "bytes": "bytes/state",
    "overhead": "seeing ÷\ndeciding",
    "readable": "picks ÷\nreadable",
    "batch": "batch\nsteps/s",
    "cores": "on all\ncores",
    "two": "two cores\n÷ one",
}

COMPARE: dict[str, Callable[[float, float], bool]] = {
    "≥": lambda figure, bound: figure >= bound,
    ">": lambda figure, bound: figure > bound,
    "<": lambda figure, bound: figure < bound,
    "≤": lambda figure, bound: figure <= bound,
}


def spread(values: Sequence[float]) -> float:
    """Half the interquartile range, as a share of the median."""
    if len(values) < 2 or not median(values):
        return 0.0
    low, _, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / 2 / median(values)


def three_digits(value: float) -> str:
    """A positive figure with three digits that count: 0.123, 1.23, 12.3, 123."""
    decimals = 0 if value >= 99.95 else 1 if value >= 9.995 else 2 if value >= 0.9995 else 3
    return f"{value:.{decimals}f}"


def scaled(value: float) -> str:
    """A figure in thousands or millions where it is large: 12.3k."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size * 0.9995:
            return three_digits(value / size) + letter
    return three_digits(value)


def show(column: str, value: float) -> str:
    """A figure the way its column is written."""
    match column:
        case "forced":
            return f"{value:.0%}"
        case "branching":
            return f"{value:.1f}"
        case "bytes":
            return f"{three_digits(value / 1000)} KB"
        case "overhead" | "readable" | "two":
            return f"{three_digits(value)}×"
        case _:
            return scaled(value)


def with_spread(text: str, values: Sequence[float]) -> str:
    return f"{text} ±{100 * spread(values):.0f} %"


def cell(row: Row, column: str) -> str:
    """The median of a row's runs; the spread too where the machine's noise matters."""
    values = row.values(column)
    if not values:
        return "–"
    text = show(column, median(values))
    return with_spread(text, values) if column in ("pick", "listed", "states", "games", "batch", "cores") else text


def ratios(row: Row, baseline: Row | None, column: str) -> list[float]:
    """Round by round, so that a slow minute of the machine weighs on both sides."""
    if baseline is None:
        return []
    return [mine / other for mine, other in zip(row.values(column), baseline.values(column), strict=False) if other]


def ratio_cell(row: Row, baseline: Row | None) -> str:
    values = ratios(row, baseline, "pick")
    return f"{three_digits(median(values))}×" if values else "–"


def cells(row: Row) -> list[str]:
    """A row's figures; one that could not be measured says so in their place."""
    if row.problem:
        return [row.problem.partition(":")[0], *("–" for _ in range(len(HEADINGS) - 1))]
    return [cell(row, column) for column in HEADINGS]


def build_table(rows: Sequence[Row], baseline: str) -> Table:
    """One line per engine."""
    table = Table(title="Per second: median of the rounds ± spread", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("engine", no_wrap=True)
    table.add_column("version", no_wrap=True)
    for heading in (*HEADINGS.values(), f"picks ÷\n{baseline}"):
        table.add_column(heading, justify="right", no_wrap=True)
    measure = {row.engine.name: row for row in rows}.get(baseline)
    for row in rows:
        table.add_row(
            row.engine.label,
            row.version,
            *cells(row),
            ratio_cell(row, measure),
        )
    return table


def problems(rows: Sequence[Row]) -> list[str]:
    """In full, why engines could not be measured."""
    return [f"{row.engine.label}: {row.problem}" for row in rows if row.problem]


def verdict(target: Target, rows: dict[str, Row]) -> tuple[str, str]:
    """The figure reached, and whether it is enough."""
    row = rows[target.name]
    if target.baseline is None:
        values = row.values(target.column)
        text = show(target.column, median(values)) if values else ""
    else:
        values = ratios(row, rows.get(target.baseline), target.column)
        text = f"{three_digits(median(values))}×" if values else ""
    if not values:
        return "–", "not measured"
    verdict = "reached" if COMPARE[target.sign](median(values), target.bound) else "missed"
    return with_spread(text, values), verdict


def verdicts(rows: Sequence[Row]) -> list[tuple[str, str, str]]:
    """Target, figure and verdict, for the games among the rows."""
    by_name = {row.engine.name: row for row in rows}
    return [(str(target), *verdict(target, by_name)) for target in TARGETS if target.name in by_name]


def build_targets(rows: Sequence[Row]) -> Table:
    table = Table(title="Targets", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("target")
    table.add_column("figure", justify="right")
    table.add_column("verdict")
    for line in verdicts(rows):
        table.add_row(*line)
    return table
