"""Positions as text: lines `key: value`, an empty line, and a grid of cells. Lines that begin with # are notes."""

import difflib
from collections.abc import Iterable, Iterator, Sequence

from tilewright.kernel.chance import Chance, seed_of
from tilewright.kernel.errors import OptionError, PositionError

MOST_DIGITS = 18  # of a number; Python itself refuses to read thousands


class PositionText:
    """The fields and the grid of a position. Take out what is expected; `finish` then refuses what is left."""

    def __init__(self, text: str) -> None:
        self.grid: list[list[str]] = []
        self._fields: dict[str, str] = {}
        self._known: list[str] = []
        in_grid = False
        for number, raw in enumerate(text.strip().splitlines(), 1):
            line = raw.strip()
            if line.startswith("#"):
                continue
            if not line:
                in_grid = in_grid or bool(self._fields)
            elif in_grid:
                self.grid.append(line.split())
            else:
                key, colon, value = line.partition(":")
                key = " ".join(key.split())
                if not colon or not key:
                    raise PositionError(f"line {number}: {line!r} should read 'key: value'")
                if key in self._fields:
                    raise PositionError(f"line {number}: {key!r} is given twice")
                self._fields[key] = value.strip()

    @staticmethod
    def of_game(text: str, game: str) -> "PositionText":
        """The text of a position of this game; PositionError if it is of another one."""
        lines = PositionText(text)
        if lines.take("game") != game:
            raise PositionError(f"game: this is not a position of {game}")
        return lines

    def __contains__(self, key: str) -> bool:
        self._known.append(key)
        return key in self._fields

    def take(self, key: str, default: str | None = None) -> str:
        """The value of a field, which is thereby used up. Without a default it must be there."""
        self._known.append(key)
        value = self._fields.pop(key, default)
        if value is None:
            raise PositionError(f"the position lacks a line '{key}: …'")
        return value

    def words(self, key: str) -> list[str]:
        """The words of a field; none if it is left out."""
        return self.take(key, "").split()

    def number(self, key: str, default: int, least: int = 0, most: int | None = None) -> int:
        """A whole number within its limits."""
        text = self.take(key, str(default))
        return whole_number(text, key, least, most)

    def flag(self, key: str) -> bool:
        """A field that says yes or no; no if it is left out."""
        text = self.take(key, "no")
        if text not in ("yes", "no"):
            raise PositionError(f"{key}: {text!r} should be yes or no")
        return text == "yes"

    def chance(self) -> Chance:
        """The seed, which is 0 if it is left out, and how much of it is used."""
        try:
            seed = seed_of(self.take("seed", "0"))
        except OptionError as error:
            raise PositionError(str(error)) from None
        return Chance(seed, self.number("drawn", 0))

    def finish(self) -> None:
        """PositionError if there are fields that nobody took."""
        for key in self._fields:
            near = difflib.get_close_matches(key, self._known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise PositionError(f"a position of this game has no line '{key}: …'{hint}")


def whole_number(text: str, what: str, least: int = 0, most: int | None = None) -> int:
    """A whole number within its limits, or an error that says what it was for."""
    limits = f"from {least} to {most}" if most is not None else f"of {least} or more"
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise PositionError(f"{what}: {text!r} should be a whole number {limits}")
    value = int(text)
    if value < least or (most is not None and value > most):
        raise PositionError(f"{what}: {value} should be a whole number {limits}")
    return value


def counted(words: Sequence[str], what: str) -> Iterator[tuple[str, int]]:
    """Pairs of a name and a number, as in `red 2 blue 1`."""
    if len(words) % 2:
        raise PositionError(f"{what}: {' '.join(words)!r} should be names each followed by a number")
    for name, number in zip(words[::2], words[1::2], strict=True):
        yield name, whole_number(number, f"{what}, {name}")


def write_position(fields: Iterable[tuple[str, object]], grid: Sequence[Sequence[str]]) -> str:
    """The text of a position. Fields whose value is an empty text are left out; columns are aligned."""
    lines = [f"{key}: {value}" for key, value in fields if value != ""]
    if grid:
        width = max((len(cell) for row in grid for cell in row), default=1)
        lines.append("")
        lines += [" ".join(cell.ljust(width) for cell in row).rstrip() for row in grid]
    return "\n".join(lines) + "\n"
