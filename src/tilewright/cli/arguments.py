"""Converts arguments of the command line to what the library takes."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tilewright.cli.errors import UsageError
from tilewright.kernel import Game, OptionInfo, Record

MAX_RECORD = 16 * 1024 * 1024  # bytes, a thousand times what a long game takes
_YES_NO = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def read_options(game: Game, given: Iterable[str]) -> dict[str, Any]:
    """`name=value` pairs as a mapping. The game checks the values."""
    infos = {info.name: info for info in game.options}
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise UsageError(f"--option {pair!r} should read name=value, such as {_example(game)}")
        if name in options:
            raise UsageError(f"--option {name} is given twice")
        options[name] = _read_value(infos[name], value.strip()) if name in infos else value
    return options


def _example(game: Game) -> str:
    if not game.options:
        return "name=value; but this game has no options"
    info = game.options[0]
    return f"{info.name}={str(info.choices[0] if info.choices else info.default).lower()}"


def _read_value(info: OptionInfo, text: str) -> Any:
    match info.kind:
        case "flag":
            return _YES_NO.get(text.lower(), text)
        case "choice":
            return _choice(info, text)
        case "list":
            return [_choice(info, part) for part in text.replace(",", " ").split()]
        case "text":
            return text


def _choice(info: OptionInfo, text: str) -> str | int:
    return next((choice for choice in info.choices if str(choice) == text), text)


def read_record(path: Path) -> Record:
    """The record in a file. RecordError if the file holds something else, UsageError if there is no such file."""
    return Record.from_json(read_file(path))


def read_file(path: Path) -> bytes:
    """What is in a file of a record or a position. UsageError if there is no such file, or if it cannot be one."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_RECORD + 1)
        if len(text) > MAX_RECORD:
            raise UsageError(f"{str(path)!r} is too large for a record")
        return text
    except FileNotFoundError:
        raise UsageError(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise UsageError(f"{str(path)!r} is a folder; name a record in it, a .json file that --save wrote") from None
    except OSError as error:
        raise UsageError(f"{str(path)!r} cannot be read: {error.strerror}") from None
