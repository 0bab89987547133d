"""The command `tilewright dataset`: records become a Parquet file for offline learning."""

from pathlib import Path
from typing import Annotated

import typer

from tilewright.cli.arguments import read_record
from tilewright.cli.errors import UsageError
from tilewright.kernel import RecordError


def dataset(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD...", help="Records of one game, or folders with such .json files."),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="The new Parquet file.", metavar="FILE")],
) -> None:
    """Turn records into data for offline learning: one row per decision, with observation, legal actions, the action
    taken and how the game ended.

    All records must be of one game, with the same number of players and the same options.
    """
    from tilewright.cli.progress import progress
    from tilewright.lab.dataset import DatasetWriter, record_files

    files = list(record_files(records))
    if not files:
        raise UsageError(f"there are no records in {', '.join(map(str, records))}")
    if not out.parent.is_dir():
        raise UsageError(f"there is no folder {str(out.parent)!r} for {out.name}")
    try:
        with DatasetWriter(out) as writer, progress("records read") as shown:
            for done, file in enumerate(files, 1):
                try:
                    writer.add(str(file), read_record(file))
                except RecordError as error:
                    raise UsageError(f"{file}: {error}") from None
                shown.show(done, len(files))
    except OSError as error:
        raise UsageError(f"{str(out)!r} cannot be written: {error.strerror or error}") from None
    typer.echo(f"{writer.rows} decisions of {len(files)} records in {out}")
