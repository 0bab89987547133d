"""A game written down: all that is needed to play it again."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import msgspec

from tilewright.kernel.chance import commitment, seed_of
from tilewright.kernel.decoding import build_decoder
from tilewright.kernel.errors import IllegalAction, NotationError, OptionError, PositionError, RecordError
from tilewright.kernel.game import Game
from tilewright.kernel.shared_seed import SeedParts
from tilewright.kernel.state import State


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules version, game, players, options, seed and actions: the state follows from them.

    `plies` says how many actions there should be, so that a record cut short is noticed, and `commitment` is
    the SHA-256 of the seed, which players were shown before the game. A game that began with a position has
    its text.

    `seed_parts` is there if the players had a share in the seed: it then follows from those parts, and the commitment
    is the SHA-256 of the secret among them.
    """

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    commitment: str
    position: str | None = None
    plies: int
    actions: tuple[str, ...]
    seed_parts: SeedParts | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def of(cls, state: State) -> Self:
        """The record of a state. A guess has none: it was never played."""
        if state.origin is None:
            raise RecordError("a guessed state was never played, so it has no record")
        actions = tuple(str(action) for action in state.past.actions())
        seed = state.origin.seed
        return cls(
            game=state.game.name,
            rules=state.game.rules_version,
            players=state.players,
            options=msgspec.json.decode(msgspec.json.encode(state.options)),  # as they are when read again
            seed=seed.hex(),
            commitment=commitment(seed),
            position=state.origin.position,
            plies=len(actions),
            actions=actions,
        )

    def to_json(self) -> str:
        """The record as JSON, one action a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @staticmethod
    def from_json(text: str | bytes) -> "Record":
        """The record of a JSON text; RecordError says what is wrong with it."""
        try:
            record = _DECODER.decode(text)
        except UnicodeDecodeError:
            raise RecordError("not a record: it is not text") from None
        except msgspec.ValidationError as error:
            raise RecordError(f"not a record: {error}") from None
        except RecursionError:
            raise RecordError("not a record: it is nested too deeply") from None
        except msgspec.DecodeError as error:
            raise RecordError(*_where_it_breaks(text, str(error))) from None
        if len(record.actions) != record.plies:
            held = len(record.actions)
            raise RecordError(
                f"the record should hold {record.plies} actions and holds {held}: it was cut or added to",
                min(held, record.plies),
            )
        return record

    def save(self, path: Path | str) -> None:
        """Write the record to this file."""
        Path(path).write_text(self.to_json(), encoding="utf-8")

    @staticmethod
    def load(path: Path | str) -> "Record":
        """The record in this file; RecordError says what is wrong with it."""
        return Record.from_json(Path(path).read_bytes())

    def keeps_commitment(self) -> bool:
        """Is the seed the one that was promised before the game, or does it follow from the secret that was?"""
        try:
            if isinstance(self.seed_parts, SeedParts):
                promised = commitment(self.seed_parts.secret_bytes()) == self.commitment
                return promised and self.seed_follows()
            return commitment(seed_of(self.seed)) == self.commitment
        except OptionError:
            return False

    def seed_follows(self) -> bool:
        """Is the seed what its parts make of it? True as well where there are none."""
        if not isinstance(self.seed_parts, SeedParts):
            return True
        try:
            return (
                len(self.seed_parts.contributions) == self.players
                and self.seed_parts.seed() == seed_of(self.seed)
                and self.position is None
            )
        except OptionError:
            return False


_DECODER: msgspec.json.Decoder[Record] = build_decoder(Record)


def _where_it_breaks(text: str | bytes, problem: str) -> tuple[str, int | None]:
    """What to say of a text that is no whole JSON: the action after the last whole one, if it got that far."""
    string = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    _, found, tail = string.partition('"actions"')
    if not found:
        return f"not a record: {problem}", None
    whole = re.match(r'\s*:\s*\[\s*((?:"[^"\\]*"\s*,\s*)*)', tail)
    ply = whole[1].count('"') // 2 if whole else 0
    return f"the record is damaged at action {ply + 1}: {problem}", ply


def states(record: Record, game: Game[Any]) -> Iterator[State]:
    """All states of a record, the start first. RecordError names the first action that cannot be."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}")
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record was made under version {record.rules} of the rules of {game.name}; "
            f"this is version {game.rules_version}, under which it may be another game"
        )
    try:
        if record.position is None:
            state = game.start(record.players, seed_of(record.seed), record.options)
        else:
            state = game.position(record.position)
    except (OptionError, PositionError) as error:
        raise RecordError(f"the record cannot begin: {error}") from None
    yield state
    for ply, text in enumerate(record.actions):
        try:
            if state.actor is None:
                raise RecordError(f"action {ply + 1}, {text!r}: the game was over before it", ply)
            state = state.play(game.parse(text))
        except (NotationError, IllegalAction) as error:
            raise RecordError(f"action {ply + 1}: {error}", ply) from None
        yield state


def replay(record: Record, game: Game[Any]) -> State:
    """The state that a record leads to."""
    *_, last = states(record, game)
    return last
