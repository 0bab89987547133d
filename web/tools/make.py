"""Writes all of `src/generated` that Python knows: the API's description, games' facts, fixtures, games to look at.

python web/tools/make.py              everything
python web/tools/make.py fixtures     only that: types, facts, fixtures or recorded
"""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

WEB = Path(__file__).resolve().parent.parent
GENERATED = WEB / "src" / "generated"
sys.path.insert(0, str(WEB / "tools"))


def types() -> None:
    from describe import main

    main(GENERATED / "api.json")


def facts() -> None:
    """What each game's board must know and its view does not hold, from `tools/facts/GAME.py`."""
    for file in sorted((WEB / "tools" / "facts").glob("[a-z]*.py")):
        spec = importlib.util.spec_from_file_location(f"facts_{file.stem}", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        (GENERATED / f"{file.stem}.json").write_bytes(msgspec.json.encode(module.facts()))


def fixtures() -> None:
    from fixtures import write_fixtures

    write_fixtures(WEB / "fixtures", GENERATED / "fixtures")


def recorded() -> None:
    from recorded import write_recorded

    write_recorded(GENERATED / "recorded")


PARTS: dict[str, Callable[[], None]] = {
    "types": types,
    "facts": facts,
    "fixtures": fixtures,
    "recorded": recorded,
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(PARTS)
    if unknown := set(wanted) - PARTS.keys():
        sys.exit(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        PARTS[name]()
