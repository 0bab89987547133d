"""The load that every server gets: tables of four, a socket for each player, and movers that act when it is a turn.

Each server is behind a `Side`, which knows how to talk to it. Loops, clock and counting are the same for all.
"""

import asyncio
import gc
import os
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, Protocol

import msgspec

MOVERS = 32  # turns that are under way at once
PLAYERS = 4
WARM_UP = 2.0
SET_UP_WITHIN, SET_UP_PACE = 60.0, 5.0  # seconds, and tables for which there is another: a side that stalls is left out

Turn = tuple[str, int, Any]  # table, seat, and whatever the side wants to know of it


class Side(Protocol):
    """`turns` is a queue into which the side puts every turn of which a socket hears; `repeated` counts the moves that
    were sent again because no answer came."""

    turns: asyncio.Queue[Turn]
    heard_at: "Heard"
    repeated: int

    async def set_up(self, tables: int) -> None:
        """Make the tables, seat the players, open the sockets and begin to listen."""
        ...

    async def act(self, turn: Turn) -> None:
        """Take a turn; return when the server has acknowledged it."""
        ...

    async def close(self) -> None: ...


class Heard:
    """When moves were sent, and how long until each socket of the table had them."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []

    def sent(self, table: str, number: int) -> None:
        self._sent[table, number] = time.perf_counter()

    def arrived(self, table: str, number: int) -> None:
        sent = self._sent.get((table, number))
        if sent is not None:
            self.delays.append(time.perf_counter() - sent)


class Figures(msgspec.Struct, frozen=True):
    """What came of it. Times are in milliseconds, memory in KB. `client_cpu_per_move` is this program's own."""

    moves_per_second: float
    acknowledged_p50: float
    acknowledged_p99: float
    delivered_p50: float
    delivered_p99: float
    cpu_per_move: float
    client_cpu_per_move: float
    memory_per_table: float
    repeated: float


async def measure(side: Side, pid: int, tables: int, seconds: float, pace: float) -> Figures:
    """`pace` is moves per second in all; 0: as many as it can."""
    empty = _memory(pid)
    async with asyncio.timeout(SET_UP_WITHIN + tables / SET_UP_PACE):
        await side.set_up(tables)
    full = _memory(pid)
    gc.collect()
    gc.freeze()  # the client's thousands of sockets are not searched for dead cycles while it keeps the time
    took: list[float] = []

    async def move() -> None:
        while True:
            turn = await side.turns.get()
            began = time.perf_counter()
            await side.act(turn)
            took.append(time.perf_counter() - began)
            if pace:
                await asyncio.sleep(max(0.0, MOVERS / pace - (time.perf_counter() - began)))

    movers = [asyncio.create_task(move()) for _ in range(MOVERS)]
    try:
        await asyncio.sleep(WARM_UP)
        took.clear()
        side.heard_at.delays.clear()
        began, cpu, own = time.perf_counter(), _cpu(pid), time.process_time()
        await asyncio.wait(movers, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        elapsed, cpu, own = time.perf_counter() - began, _cpu(pid) - cpu, time.process_time() - own
        for mover in movers:
            if mover.done():
                mover.result()  # raises what went wrong
    finally:
        for mover in movers:
            mover.cancel()
        await asyncio.gather(*movers, return_exceptions=True)
        await side.close()
    if len(took) < 2:
        raise RuntimeError("no moves were made")
    return Figures(
        len(took) / elapsed,
        *_percentiles(took),
        *_percentiles(side.heard_at.delays),
        cpu / len(took) * 1000,
        own / len(took) * 1000,
        (full - empty) / tables,
        side.repeated,
    )


def _percentiles(values: list[float]) -> tuple[float, float]:
    cuts = quantiles(values, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


def _memory(pid: int) -> int:
    """Resident memory in KB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
