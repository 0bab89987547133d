"""Records as data for offline learning: a Parquet file with one row a decision."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import numpy as np

import tilewright as tw
from tilewright.encodings import Mask
from tilewright.extras import need
from tilewright.kernel import Record, TilewrightError, states
from tilewright.kernel.options import check
from tilewright.lab.game_setup import GameSetup
from tilewright.lab.rewards import rewards

pa = need("pyarrow", "dataset")
parquet = need("pyarrow.parquet", "dataset")

ROWS_TOGETHER = 512  # rows that are kept in memory and written as one group


class DatasetError(TilewrightError, ValueError):
    """Records that do not go into one file, or a file that cannot be written."""


class DatasetWriter:
    """Writes one Parquet file. Used as a context: the file appears when all went well, else nothing is left behind.

    All records must be of one game with the same number of players and the same options, for these decide what the
    numbers of an observation and of an action mean. They are in the file's metadata, under the key `tilewright`.
    """

    def __init__(self, path: Path) -> None:
        if path.exists():
            raise DatasetError(f"there is a file {str(path)!r} already; name a new one")
        self._path = path
        self._part = path.with_name(path.name + ".part")
        self._setup: GameSetup | None = None
        self._first = ""
        self._columns: dict[str, list[Any]] = {}
        self._writer: Any = None
        self.rows = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        try:
            if kind is None:
                self._flush()
        finally:
            if self._writer is not None:
                self._writer.close()
        if kind is None and self._writer is not None:
            self._part.rename(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, name: str, record: Record) -> int:
        """All decisions of a record; how many they were. `name` tells them apart from those of other records."""
        setup = self._setup_for(name, record)
        history = list(states(record, setup.game))
        result = history[-1].result
        gained = None if result is None else rewards(result)
        for ply, (state, after) in enumerate(pairwise(history)):
            seat, action = state.actor, after.past.action
            assert seat is not None, "a recorded action had an actor"
            self._row(
                record=name,
                ply=ply,
                seat=seat,
                observation=setup.observer.see(state, seat),
                legal=np.sort(setup.codec.codes(state)).astype(np.int32),
                action=setup.codec.encode(action, state),
                reward=None if gained is None else gained[seat],
                place=None if result is None else result.places[seat],
                score=None if result is None else result.scores[seat],
            )
        return len(history) - 1

    def _setup_for(self, name: str, record: Record) -> GameSetup:
        """The game of the first record, which all others must share."""
        if self._setup is None:
            self._setup, self._first = GameSetup(record.game, record.players, record.options), name
            self._writer = parquet.ParquetWriter(self._part, self._schema(self._setup, record), compression="zstd")
        elif (record.game, record.players) != (self._setup.game.name, self._setup.players):
            raise DatasetError(
                f"{name} is of {record.game} for {record.players}, {self._first} of {self._setup.game.name} "
                f"for {self._setup.players}; make a file for each"
            )
        elif check(self._setup.game.options_type, record.options) != self._setup.options:
            raise DatasetError(f"{name} has other options than {self._first}; make a file for each")
        return self._setup

    def _schema(self, setup: GameSetup, record: Record) -> Any:
        about = {
            "game": setup.game.name,
            "rules": record.rules,
            "players": setup.players,
            "options": record.options,
            "actions": setup.codec.size,
            "planes": setup.observer.plane_shape,
            "vector": setup.observer.vector_size,
        }
        fields = {
            "record": pa.string(),
            "ply": pa.int32(),
            "seat": pa.int8(),
            "observation": pa.list_(pa.int16(), setup.observer.size),
            "legal": pa.list_(pa.int32()),
            "action": pa.int32(),
            "reward": pa.float32(),
            "place": pa.int8(),
            "score": pa.int32(),
        }
        return pa.schema(list(fields.items()), metadata={"tilewright": msgspec.json.encode(about)})

    def _row(self, **values: Any) -> None:
        for name, value in values.items():
            self._columns.setdefault(name, []).append(value)
        self.rows += 1
        if len(self._columns["ply"]) == ROWS_TOGETHER:
            self._flush()

    def _flush(self) -> None:
        if not self._columns:
            return
        schema, columns = self._writer.schema, dict(self._columns)
        seen = pa.array(np.concatenate(columns.pop("observation")), pa.int16())
        observations = pa.FixedSizeListArray.from_arrays(seen, schema.field("observation").type.list_size)
        arrays = [
            observations if field.name == "observation" else pa.array(columns[field.name], field.type)
            for field in schema
        ]
        self._writer.write_batch(pa.record_batch(arrays, schema=schema))
        self._columns.clear()


def setup_of(path: Path) -> GameSetup:
    """The game, players and options that a file was made of."""
    try:
        about = (parquet.read_schema(path).metadata or {}).get(b"tilewright")
    except FileNotFoundError:
        raise DatasetError(f"there is no file {str(path)!r}") from None
    except pa.ArrowInvalid:
        raise DatasetError(f"{str(path)!r} is no Parquet file") from None
    if about is None:
        raise DatasetError(f"{str(path)!r} is not a file that `tilewright dataset` wrote")
    facts = msgspec.json.decode(about)
    game = tw.game(facts["game"])
    if facts["rules"] != game.rules_version:
        raise DatasetError(
            f"{str(path)!r} was made under version {facts['rules']} of the rules of {game.name}; this is version "
            f"{game.rules_version}. Make it anew from the records"
        )
    return GameSetup(game.name, facts["players"], facts["options"])


def masks(legal: list[list[int]], size: int) -> Mask:
    """Lists of legal codes as masks, one a row."""
    found = np.zeros((len(legal), size), np.int8)
    for row, codes in enumerate(legal):
        found[row, codes] = 1
    return found


def record_files(paths: list[Path]) -> Iterator[Path]:
    """The files named, and of folders all .json files in them, in the order of their names; of a match of the arena its
    games."""
    for path in paths:
        if path.is_dir():
            folder = path / "games" if (path / "match.json").is_file() else path
            yield from sorted(folder.rglob("*.json"))
        else:
            yield path
