"""Write the records of `tests/records` anew: random games of every game and number of players.

python -m tests.keep_records
"""

import json

from tests.contract.walks import CASES, walk
from tests.test_records import FOLDER
from tilewright.kernel import Record

SEED = 2026


def main() -> None:
    for old in FOLDER.glob("*.json"):
        old.unlink()
    ends: dict[str, object] = {}
    seen: dict[tuple[str, int], int] = {}
    for case in CASES:
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


if __name__ == "__main__":
    main()
