"""The folder of a match: what it is, how each game went, and every game as a record that replays.

match.json            the match
outcomes.jsonl        a line for each game that is over
games/000017.json     the record of game 17, for `tilewright replay`
report.html           the report page, when one was asked for
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tilewright.arena.match import Match
from tilewright.arena.single_game import Outcome
from tilewright.kernel import Record, RecordError, TilewrightError


class MatchFolderError(TilewrightError, ValueError):
    """A folder that holds another match, or none."""


class MatchFolder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._match = path / "match.json"
        self._outcomes = path / "outcomes.jsonl"

    @classmethod
    def of(cls, path: Path, match: Match) -> "MatchFolder":
        """The folder for this match, new or begun earlier."""
        folder = cls(path)
        try:
            (path / "games").mkdir(parents=True, exist_ok=True)
            if not folder._match.exists():
                folder._match.write_bytes(msgspec.json.format(msgspec.json.encode(match), indent=1) + b"\n")
        except OSError as error:
            raise MatchFolderError(f"{path} cannot be used: {error.strerror}") from None
        if folder.match() != match:
            raise MatchFolderError(f"{path} holds another match; choose another folder, or continue it with --resume")
        folder._drop_partial_line()
        return folder

    def match(self) -> Match:
        try:
            return msgspec.json.decode(self._match.read_bytes(), type=Match)
        except FileNotFoundError:
            raise MatchFolderError(f"{self.path} holds no match; there is no {self._match.name} in it") from None
        except (OSError, msgspec.DecodeError) as error:
            raise MatchFolderError(f"{self._match} cannot be read: {error}") from None

    def outcomes(self) -> Iterator[Outcome]:
        """How the games went that are over, in the order in which they ended."""
        try:
            lines = self._outcomes.read_bytes().splitlines()
        except FileNotFoundError:
            return
        for number, line in enumerate(lines, 1):
            try:
                yield msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError as error:
                raise MatchFolderError(f"{self._outcomes}, line {number}: {error}") from None

    def record(self, number: int) -> Path:
        return self.path / "games" / f"{number:06}.json"

    def game(self, number: int) -> Record:
        try:
            return Record.load(self.record(number))
        except (OSError, RecordError) as error:
            raise MatchFolderError(f"{self.record(number)} cannot be read: {error}") from None

    def keep(self, outcome: Outcome, record: Record) -> None:
        """The record first: what is in the list can be replayed."""
        record.save(self.record(outcome.number))
        with self._outcomes.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")

    def _drop_partial_line(self) -> None:
        """Drop the partial line that a killed match may have left; its game is played again."""
        if self._outcomes.exists() and (text := self._outcomes.read_bytes()) and not text.endswith(b"\n"):
            self._outcomes.write_bytes(text[: text.rfind(b"\n") + 1])
