"""Write records of `tests/records` anew: random games of every number of players.

python -m tests.keep_records hopscotch   # of these games; those of the others stay as they are
python -m tests.keep_records             # of all games
"""

import json
import sys
from collections.abc import Collection

import tilewright as tw
from tests.contract.walks import CASES, walk
from tests.test_records import ENDS, FOLDER
from tilewright.kernel import Record

SEED = 2026


def main(games: Collection[str]) -> None:
    ends = {name: end for name, end in ENDS.items() if game_of(name) not in games}
    for old in FOLDER.glob("*-*.json"):
        if game_of(old.name) in games:
            old.unlink()
    seen: dict[tuple[str, int], int] = {}
    for case in CASES:
        if case.name not in games:
            continue
        # all numbers of players, and for each of them some of the combinations of options
        number = seen[case.name, case.players] = seen.get((case.name, case.players), 0) + 1
        if number & (number - 1):
            continue
        last = walk(case, SEED)[-1]
        assert last.result is not None
        name = f"{case}.json"
        Record.of(last).save(FOLDER / name)
        ends[name] = {"places": last.result.places, "scores": last.result.scores}
    (FOLDER / "ends.json").write_text(json.dumps(ends, indent=1, sort_keys=True) + "\n")


def game_of(name: str) -> str:
    """The game of a record, by the name of its file."""
    return name.partition("-")[0]


if __name__ == "__main__":
    main(sys.argv[1:] or tw.games())
