"""Recorded games for the home page: what a spectator saw, step by step, thinned out to what is pleasant to watch."""

from pathlib import Path

import msgspec

import tilewright as tw
from tilewright.kernel import states

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"
SHOWN = {"tigris": "tigris-3-classic.json", "qwirkle": "qwirkle-3.json", "empires": "empires-4.json"}
STEPS = 36


def views(record: tw.Record) -> list[msgspec.Raw]:
    """Views at even distances, the last of them the end."""
    game = tw.game(record.game)
    course = list(states(record, game))
    picked = sorted({round(n * (len(course) - 1) / (STEPS - 1)) for n in range(STEPS)})
    return [msgspec.Raw(game.to_json(course[n].view(None))) for n in picked]


def write_recorded(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name, file in SHOWN.items():
        record = tw.Record.from_json((RECORDS / file).read_text(encoding="utf-8"))
        (target / f"{name}.json").write_bytes(msgspec.json.encode(views(record)))
