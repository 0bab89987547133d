"""Recorded games for the home page: what a spectator saw, step by step, thinned out to what is pleasant to watch."""

from pathlib import Path

import msgspec

import tilewright as tw
from tilewright.kernel import states

STEPS = 36


def views(record: tw.Record) -> list[msgspec.Raw]:
    """Views at even distances, the last of them the end."""
    game = tw.game(record.game)
    course = list(states(record, game))
    picked = sorted({round(n * (len(course) - 1) / (STEPS - 1)) for n in range(STEPS)})
    return [msgspec.Raw(game.to_json(course[n].view(None))) for n in picked]


def write_recorded(games: Path, target: Path) -> None:
    """The record of each game is `record.json` in its folder of the client."""
    target.mkdir(parents=True, exist_ok=True)
    for folder in sorted(games.iterdir()):
        if folder.is_dir():
            record = tw.Record.from_json((folder / "record.json").read_text(encoding="utf-8"))
            (target / f"{folder.name}.json").write_bytes(msgspec.json.encode(views(record)))
