"""Measure our games and public engines side by side: `python -m bench`."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import environments
from bench.engines import PEERS, Engine, our_engines
from bench.table import Row, build_table, build_targets, problems, verdicts

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
"""Where the peers' environments find our wrappers; the game itself is not installed in them."""
SECONDS_FOR_ONE_RUN = 300
TABLE_WIDTH = 200
"""More than the table needs: a narrow terminal breaks its lines, but no figure is cut off."""


@dataclass(frozen=True)
class Plan:
    """How long and how often each engine is measured."""

    rounds: int
    seconds: float


FULL = Plan(rounds=5, seconds=1.0)
QUICK = Plan(rounds=3, seconds=0.25)


class MeasureError(Exception):
    """An engine could not be run."""


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Our games and public engines, side by side.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter runs")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only engines whose name contains a NAME")
    parser.add_argument("--baseline", default="catanatron", metavar="NAME", help="engine of the last column's ratios")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every single figure to FILE")
    return parser.parse_args()


def all_engines(notes: Console) -> list[Engine]:
    """Our games first; none where the package cannot be used yet."""
    try:
        ours = our_engines()
    except (ImportError, AttributeError) as error:
        notes.print(f"Our own games are left out: {error}")
        ours = []
    return [*ours, *PEERS]


def chosen(engines: Iterable[Engine], only: Sequence[str] | None) -> list[Engine]:
    return [engine for engine in engines if only is None or any(part in engine.name for part in only)]


def prepare(rows: Sequence[Row], progress: Progress) -> None:
    """Make the environments that are missing; the rows of one that fails say so."""
    needed = dict.fromkeys(row.engine.environment for row in rows)
    missing = [name for name in needed if name is not None and not environments.is_ready(name)]
    task = progress.add_task("installing", total=len(missing), visible=bool(missing))
    for environment in missing:
        progress.update(task, description=f"installing {environment}")
        try:
            environments.make(environment)
        except environments.InstallError as error:
            for row in rows:
                if row.engine.environment == environment:
                    row.problem = f"not installed: {error}"
        progress.advance(task)


def run_once(engine: Engine, seconds: float, seed: int) -> dict:
    """One measurement in a process of its own."""
    python = sys.executable if engine.environment is None else str(environments.python_of(engine.environment))
    command = [python, "-m", "bench.measure", engine.module, engine.game]
    options = ["--seconds", str(seconds), "--seed", str(seed), "--columns", *engine.columns]
    surroundings = os.environ | {"PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(SOURCE)}
    try:
        done = subprocess.run(
            command + options,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env=surroundings,
            timeout=SECONDS_FOR_ONE_RUN,
            check=True,
        )
        return json.loads(done.stdout.splitlines()[-1])
    except subprocess.CalledProcessError as error:
        raise MeasureError(environments.last_error(error.stderr)) from error
    except (OSError, subprocess.TimeoutExpired, IndexError, ValueError) as error:
        raise MeasureError(str(error)) from error


def measure_all(rows: Sequence[Row], plan: Plan, progress: Progress) -> None:
    """Round after round over all engines, so that the machine's noise hits all alike."""
    task = progress.add_task("measuring", total=plan.rounds * len(rows))
    for round_number in range(plan.rounds):
        for row in rows:
            progress.update(task, description=f"measuring {row.engine.name}")
            if row.problem is None:
                measure_row(row, plan.seconds, seed=1 + 1000 * round_number)
            progress.advance(task)


def measure_row(row: Row, seconds: float, seed: int) -> None:
    try:
        result = run_once(row.engine, seconds, seed)
    except MeasureError as error:
        row.problem = f"not run: {error}"
        row.runs.clear()
    else:
        row.version = result["version"]
        row.runs.append(result["figures"])


def report(rows: Sequence[Row], plan: Plan) -> dict:
    """All that was measured, for a file."""
    return {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        **asdict(plan),
        "engines": [
            {
                "name": row.engine.name,
                "version": row.version,
                "problem": row.problem,
                "median": {column: median(row.values(column)) for column in row.engine.columns if row.runs},
                "runs": row.runs,
            }
            for row in rows
        ],
        "targets": [
            {"target": target, "figure": figure, "verdict": verdict} for target, figure, verdict in verdicts(rows)
        ],
    }


def print_results(rows: Sequence[Row], baseline: str) -> None:
    console = Console()
    console.width = max(console.width, TABLE_WIDTH)
    console.print(build_table(rows, baseline))
    for problem in problems(rows):
        console.print(problem, markup=False)
    if verdicts(rows):
        console.print(build_targets(rows))


def main() -> int:
    args = parse_arguments()
    notes = Console(stderr=True)
    rows = [Row(engine) for engine in chosen(all_engines(notes), args.only)]
    if not rows:
        notes.print("No engine has such a name.")
        return 2
    plan = QUICK if args.quick else FULL
    columns = (TextColumn("{task.description:<34}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=notes, transient=True) as progress:
        prepare(rows, progress)
        measure_all(rows, plan, progress)
    print_results(rows, args.baseline)
    if args.json:
        args.json.write_text(json.dumps(report(rows, plan), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(any(row.problem for row in rows if row.engine.environment is None))


if __name__ == "__main__":
    sys.exit(main())
