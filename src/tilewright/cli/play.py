"""The command `tilewright play`: from its arguments to the last word."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import tilewright as tw
from tilewright.cli.arguments import read_options, read_record
from tilewright.cli.errors import INTERRUPTED, Mistake
from tilewright.cli.game_history import Table
from tilewright.cli.game_loop import Leaving, Session
from tilewright.cli.screen import NEWS, Screen
from tilewright.cli.seats import check_seats, default_seats, take_seats
from tilewright.kernel import RecordError
from tilewright.translations import Translator

FIRST_GAME = "qwirkle"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None where nothing was."""

    game: str | None
    players: int | None
    seats: Sequence[str]
    rival: str
    seed: str | None
    options: Sequence[str]
    save: Path | None
    resume: Path | None
    language: str


def play(wishes: Wishes) -> int:
    """Play a game at this screen; the exit code."""
    words = Translator(wishes.language)
    check_seats((*wishes.seats, wishes.rival))
    table = _resume(wishes, wishes.resume) if wishes.resume else _begin(wishes)
    state = table.state
    wanted = _fill(wishes, state.players)
    screen = Screen()
    assert state.origin is not None, "a game that is played has a beginning"
    session = Session(table, take_seats(state.game, wanted, state.origin.seed), words, screen)
    try:
        session.run()
    except (EOFError, Leaving):
        _part(screen, table, wanted)
    except KeyboardInterrupt:
        screen.say()
        _part(screen, table, wanted)
        return INTERRUPTED
    else:
        if table.path:
            screen.say("See the game again, or check it, with:")
            screen.line(f"  tilewright replay {_quoted(table.path)}", NEWS)
            screen.line(f"  tilewright verify {_quoted(table.path)}", NEWS)
    return 0


def _begin(wishes: Wishes) -> Table:
    game = tw.game(wishes.game or FIRST_GAME)
    options = read_options(game, wishes.options)
    players = max(len(wishes.seats), game.player_counts[0]) if wishes.players is None else wishes.players
    table = Table([game.start(players, wishes.seed, options)], wishes.save)
    if wishes.save and wishes.save.exists():
        raise Mistake(f"{wishes.save} is there already; go on with it by --resume {wishes.save}, or name another file")
    _save_first(table)
    return table


def _resume(wishes: Wishes, path: Path) -> Table:
    for flag, value in (("--players", wishes.players), ("--seed", wishes.seed), ("--option", wishes.options)):
        if value not in (None, ()):
            raise Mistake(f"{flag} cannot be changed in a game that goes on; leave it out beside --resume")
    try:
        record = read_record(path)
        if wishes.game not in (None, record.game):
            raise Mistake(f"{path} holds a game of {record.game}, not of {wishes.game}")
        table = Table.resumed(record, tw.game(record.game), wishes.save or path)
    except RecordError as error:
        raise Mistake(f"{path} cannot be continued: {error}") from None
    _save_first(table)
    return table


def _save_first(table: Table) -> None:
    """See before the first move whether the file can be written."""
    try:
        table.save()
    except OSError as error:
        raise Mistake(f"the game cannot be saved in {table.path}: {error.strerror}") from None


def _fill(wishes: Wishes, players: int) -> list[str]:
    """Who takes which seat: those named first, then bots; you and bots if nobody was named."""
    if len(wishes.seats) > players:
        raise Mistake(f"--seat is given {len(wishes.seats)} times, for {players} players")
    if not wishes.seats:
        return default_seats(players, wishes.rival)
    return [*wishes.seats, *[wishes.rival] * (players - len(wishes.seats))]


def _part(screen: Screen, table: Table, seats: Sequence[str]) -> None:
    """Say how the game can go on."""
    if table.path is None:
        screen.say("Until next time. This game was not saved; begin with --save FILE to be able to go on later.")
        return
    try:
        table.save()
    except OSError as error:
        screen.say(f"The game could not be saved in {table.path}: {error.strerror}")
        return
    flags = "" if seats == default_seats(len(seats), "greedy") else " --seat ".join(("", *map(shlex.quote, seats)))
    screen.say("Until next time. The game is saved; go on with:")
    screen.line(f"  tilewright play --resume {_quoted(table.path)}{flags}", NEWS)


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))
