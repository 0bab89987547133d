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
GAMES = WEB / "src" / "games"
GENERATED = WEB / "src" / "generated"
NEEDED = {
    "index.ts": "the board and what goes with it (contract.ts)",
    "record.json": "a record of a game, which the home page plays",
}
sys.path.insert(0, str(WEB / "tools"))


def types() -> None:
    from describe import main

    main(GENERATED / "api.json")


def facts() -> None:
    """What a game's board must know and its view does not hold, from its `facts.py` if it has one, and other files that
    this makes."""
    for file in sorted(GAMES.glob("*/facts.py")):
        spec = importlib.util.spec_from_file_location(f"facts_{file.parent.name}", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        (GENERATED / f"{file.parent.name}.json").write_bytes(msgspec.json.encode(module.facts()))
        for name, made in module.files().items() if hasattr(module, "files") else ():
            (GENERATED / name).write_bytes(made)


def fixtures() -> None:
    from fixtures import write_fixtures

    write_fixtures(GAMES, GENERATED / "fixtures")


def recorded() -> None:
    from recorded import write_recorded

    write_recorded(GAMES, GENERATED / "recorded")


def missing_files() -> list[str]:
    """What games of the registry lack here, and what belongs to no game."""
    import tilewright as tw

    here = {folder.name for folder in GAMES.iterdir() if folder.is_dir()}
    lacking = [
        f"web/src/games/{game}/{file} is missing: {why}"
        for game in tw.games()
        for file, why in NEEDED.items()
        if not (GAMES / game / file).is_file()
    ]
    return lacking + [f"web/src/games/{name}: there is no game {name}" for name in sorted(here - set(tw.games()))]


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
    if missing := missing_files():
        sys.exit("the client cannot be made: " + "; ".join(missing))
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        PARTS[name]()
