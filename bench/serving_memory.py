"""What a table in memory costs beside the state of its game: `python -m bench.serving_memory`.

Tables of each game in the middle of play, built as the server builds them from their logs, are held as the server holds
them; then only their states are held. The difference, by tracemalloc, is what the server adds: seats, clocks, the
latest steps for those who missed a few, and the state that a take-back would go back to.
"""

import gc
import time
import tracemalloc

import tilewright as tw
from tilewright.kernel import State, seed_of
from tilewright.server.bots.request import known_state
from tilewright.server.bots.worker import random_turn
from tilewright.server.tables import entries as log
from tilewright.server.tables.cache import CachedTable, replay_log
from tilewright.server.tables.clock import LiveClock
from tilewright.server.tables.table import Table, TableConfig, empty_table

TABLES = 40
PLAYERS = 4
COMMITS = 60


def beside_the_state() -> dict[str, float]:
    """KB for each table of each game, beside the state."""
    return {name: _measured(name) for name in tw.games()}


def _measured(name: str) -> float:
    logs = [_log(name, number) for number in range(TABLES)]
    _held(*logs[0])  # caches fill
    gc.collect()
    tracemalloc.start()
    held = [_held(*one) for one in logs]
    gc.collect()
    whole = tracemalloc.get_traced_memory()[0]
    states: list[State | None] = [one.table.state for one in held]
    del held
    gc.collect()
    bare = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(states) == TABLES
    return (whole - bare) / TABLES / 1000


def _held(config: TableConfig, entries: list[log.Entry]) -> CachedTable:
    copies = [log.Entry(one.number, one.at, log.body_from_json(log.body_to_json(one.body))) for one in entries]
    return CachedTable(*replay_log(empty_table(config), copies))


def _log(name: str, number: int) -> tuple[TableConfig, list[log.Entry]]:
    """A log of this many random commits, or of a whole game if it is shorter."""
    game = tw.game(name)
    config = TableConfig(
        id=f"table{number:07}",
        game=name,
        rules=game.rules_version,
        players=PLAYERS,
        options={},
        seed=seed_of(number).hex(),
        position=None,
        owner="0" * 16,
        private=False,
        spectators=True,
        hints=False,
        clock=LiveClock(60, 300),
        came_from=None,
        created_at=time.time(),
    )
    entries: list[log.Entry] = []
    table: Table = empty_table(config)

    def add(body: log.AnyBody) -> None:
        nonlocal table
        entries.append(log.Entry(table.number + 1, table.at + 1.0, body))
        (table, _) = replay_log(table, entries[-1:])

    for seat in range(PLAYERS):
        add(log.Sat(seat, f"Player {seat}", player=f"{seat:016}"))
    add(log.Started())
    while table.actor is not None and table.state is not None and len(entries) < COMMITS:
        add(log.Acted(table.actor, random_turn(known_state(table.state)), "player"))
    return config, entries


def main() -> None:
    for name, kilobytes in beside_the_state().items():
        print(f"{name:10} {kilobytes:6.1f} KB a cached table beside its state")


if __name__ == "__main__":
    main()
