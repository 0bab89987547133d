"""Moves per second through the server's API on loopback, beside boardgame.io in the same run: `make bench-server`.

Each side gets the same load (`serving_load.py`). Ours is durable: an acknowledged move is on the disk. boardgame.io
tells its players of a move before it writes it, and by default writes it nowhere. The sides take turns, round after
round, each with a server of its own; the table shows the medians.
"""

import argparse
import random
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from bench import serving_boardgame as boardgame
from bench.serving_load import Figures, Side, measure
from bench.serving_memory import beside_the_state
from bench.serving_ours import Ours, OursOverHttp
from bench.serving_ours import serving as serving_ours

YARDSTICK = "boardgame.io, memory"
MANY_TABLES, MANY_PACE, MANY_P99 = 1000, 250.0, 100.0  # the goal: so many tables, moves a second, milliseconds
MOST_KILOBYTES = 50.0  # the goal for a cached table beside its state

Entry = tuple[Callable[[int], Side], Callable[[int, Path], AbstractContextManager[int]]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="", help="a PostgreSQL to use in place of one that is started for this")
    parser.add_argument("--tables", type=int, default=50, help="tables of four in the rounds")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--many", type=int, default=MANY_TABLES, help="tables at a steady pace; 0: leave that out")
    parser.add_argument("--only", default="", help="only sides with this in their names, such as SQLite")
    chosen = parser.parse_args()
    with postgres(chosen.database, chosen.only) as database:
        sides = {name: side for name, side in all_sides(database).items() if chosen.only.lower() in name.lower()}
        found: dict[str, list[Figures]] = {name: [] for name in sides}
        for number in range(chosen.rounds):
            for name, side in list(sides.items()):
                figures = run(name, side, chosen.tables, chosen.seconds, 0.0)
                if figures is None:
                    del sides[name]
                else:
                    found[name].append(figures)
                    say(f"round {number + 1}: {name}: {figures.moves_per_second:.0f} moves/s")
        show(found, chosen.tables)
        if chosen.many:
            for name, side in sides.items():
                if "Tilewright" in name:
                    show_many(name, run(name, side, chosen.many, max(10.0, chosen.seconds), MANY_PACE), chosen.many)
    for name, kilobytes in beside_the_state().items():
        goal = "reached" if kilobytes < MOST_KILOBYTES else "missed"
        print(
            f"cached table of {name}, beside its state: {kilobytes:.0f} KB (goal: under {MOST_KILOBYTES:.0f}, {goal})"
        )


def all_sides(database: str) -> dict[str, Entry]:
    sides: dict[str, Entry] = {
        "Tilewright, SQLite": (Ours, lambda port, folder: serving_ours(port, folder, "")),
        "  with moves over HTTP": (OursOverHttp, lambda port, folder: serving_ours(port, folder, "")),
    }
    if database:
        sides["Tilewright, PostgreSQL"] = (Ours, lambda port, folder: serving_ours(port, folder, database))
    try:
        boardgame.install()
    except boardgame.NotInstalled as why:
        say(f"boardgame.io is left out: {why}")
    else:
        sides[YARDSTICK] = (boardgame.BoardgameIo, lambda port, folder: boardgame.serving(port, "memory", folder))
        sides["boardgame.io, files"] = (
            boardgame.BoardgameIo,
            lambda port, folder: boardgame.serving(port, "flat", folder),
        )
    return sides


def run(name: str, side: Entry, tables: int, seconds: float, pace: float) -> Figures | None:
    """One measurement with a server of its own. None, with the reason printed, if it could not be made."""
    client, server = side
    port = free_port()
    try:
        with tempfile.TemporaryDirectory() as folder, server(port, Path(folder)) as pid:
            return uvloop.run(_measured(client, port, pid, tables, seconds, pace))
    except Exception as error:
        say(f"{name}: {type(error).__name__}: {error}")
        return None


async def _measured(
    client: Callable[[int], Side], port: int, pid: int, tables: int, seconds: float, pace: float
) -> Figures:
    return await measure(client(port), pid, tables, seconds, pace)


@contextmanager
def postgres(given: str, only: str) -> Iterator[str]:
    """The address of a PostgreSQL: the one that was given, or one of our own in a temporary folder; empty: none."""
    if given or (only and "postgresql" not in f"tilewright, {only}".lower()):
        yield given
        return
    from tests.server.kit import Postgres

    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        home = Path(folder) / "postgres"
        home.mkdir()
        database = Postgres(home)
        try:
            database.start()
            address = database.new_database(f"bench{random.randrange(10**6)}")
        except Exception as error:
            say(f"PostgreSQL is left out: {error}")
            yield ""
            return
        try:
            yield address
        finally:
            database.stop()


def show(found: dict[str, list[Figures]], tables: int) -> None:
    medians = {name: _median(rounds) for name, rounds in found.items() if rounds}
    against = medians.get(YARDSTICK)
    print(f"\n{tables} tables of 4 with a socket for each player, as many moves as they can (medians of the rounds)\n")
    head = f"{'':24}{'moves/s':>9}{'ratio':>7}{'acknowledged':>20}{'delivered':>20}{'CPU ms/move':>16}{'KB/table':>10}"
    print(head + f"\n{'':40}{'p50 / p99 ms':>20}{'p50 / p99 ms':>20}{'server / client':>16}")
    for name, figures in medians.items():
        ratio = f"{figures.moves_per_second / against.moves_per_second:.2f}" if against else "-"
        print(
            f"{name:24}{figures.moves_per_second:9.0f}{ratio:>7}"
            f"{figures.acknowledged_p50:12.1f} /{figures.acknowledged_p99:6.1f}"
            f"{figures.delivered_p50:12.1f} /{figures.delivered_p99:6.1f}"
            f"{figures.cpu_per_move:9.2f} /{figures.client_cpu_per_move:5.2f}{figures.memory_per_table:10.0f}"
        )
    for name, rounds in found.items():
        if repeated := sum(figures.repeated for figures in rounds):
            print(f"{name}: {repeated:.0f} moves were sent again, because no answer came within five seconds")
    print()


def _median(rounds: list[Figures]) -> Figures:
    return Figures(*(median(column) for column in zip(*map(msgspec.structs.astuple, rounds), strict=True)))


def show_many(name: str, figures: Figures | None, tables: int) -> None:
    if figures is None:
        return
    worst = max(figures.acknowledged_p99, figures.delivered_p99)
    goal = "reached" if worst < MANY_P99 and figures.moves_per_second > 0.9 * MANY_PACE else "missed"
    print(
        f"{name}, {tables} tables with {4 * tables} sockets at {figures.moves_per_second:.0f} moves/s: "
        f"acknowledged p50 {figures.acknowledged_p50:.1f}, p99 {figures.acknowledged_p99:.1f} ms; "
        f"delivered p99 {figures.delivered_p99:.1f} ms; {figures.memory_per_table:.0f} KB a table with its sockets; "
        f"CPU ms a move: server {figures.cpu_per_move:.2f}, client {figures.client_cpu_per_move:.2f} "
        f"(goal: p99 under {MANY_P99:.0f} ms at {MANY_PACE:.0f} moves/s, {goal})"
    )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
