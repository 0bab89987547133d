"""The command `tilewright play`."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import tilewright as tw
from tilewright.cli.arguments import read_options, read_record
from tilewright.cli.errors import INTERRUPTED, UsageError
from tilewright.cli.game_history import GameHistory
from tilewright.cli.game_loop import GameLoop, PlayerQuit
from tilewright.cli.screen import NEWS, Screen
from tilewright.cli.seats import check_seats, default_seats, make_seats
from tilewright.kernel import RecordError
from tilewright.translations import Translator

FIRST_GAME = "qwirkle"  # it is learnt fastest; the forms of the page begin with it too


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of the command; None where nothing was given."""

    game: str | None
    players: int | None
    seats: Sequence[str]
    rival: str
    seed: str | None
    options: Sequence[str]
    save: Path | None
    resume: Path | None
    language: str


def play(arguments: PlayArguments) -> int:
    """Play a game in the terminal; returns the exit code."""
    words = Translator(arguments.language)
    check_seats((*arguments.seats, arguments.rival))
    history = _resume(arguments, arguments.resume) if arguments.resume else _begin(arguments)
    state = history.state
    wanted = _fill_seats(arguments, state.players)
    screen = Screen()
    assert state.origin is not None, "a game that is played has a beginning"
    loop = GameLoop(history, make_seats(state.game, wanted, state.origin.seed), words, screen)
    try:
        loop.run()
    except (EOFError, PlayerQuit):
        _say_how_to_resume(screen, history, wanted)
    except KeyboardInterrupt:
        screen.say()
        _say_how_to_resume(screen, history, wanted)
        return INTERRUPTED
    else:
        if history.path:
            screen.say("See the game again, or check it, with:")
            screen.line(f"  tilewright replay {_quoted(history.path)}", NEWS)
            screen.line(f"  tilewright verify {_quoted(history.path)}", NEWS)
    return 0


def _begin(arguments: PlayArguments) -> GameHistory:
    game = tw.game(arguments.game or FIRST_GAME)
    options = read_options(game, arguments.options)
    players = max(len(arguments.seats), game.player_counts[0]) if arguments.players is None else arguments.players
    history = GameHistory([game.start(players, arguments.seed, options)], arguments.save)
    if arguments.save and arguments.save.exists():
        raise UsageError(
            f"{arguments.save} exists already; continue it with --resume {arguments.save}, or name another file"
        )
    _save_first(history)
    return history


def _resume(arguments: PlayArguments, path: Path) -> GameHistory:
    for flag, value in (("--players", arguments.players), ("--seed", arguments.seed), ("--option", arguments.options)):
        if value not in (None, ()):
            raise UsageError(f"{flag} cannot be changed in a game that is continued; leave it out with --resume")
    try:
        record = read_record(path)
        if arguments.game not in (None, record.game):
            raise UsageError(f"{path} holds a game of {record.game}, not of {arguments.game}")
        history = GameHistory.resumed(record, tw.game(record.game), arguments.save or path)
    except RecordError as error:
        raise UsageError(f"{path} cannot be continued: {error}") from None
    _save_first(history)
    return history


def _save_first(history: GameHistory) -> None:
    """Find out before the first move whether the file can be written."""
    try:
        history.save()
    except OSError as error:
        raise UsageError(f"the game cannot be saved in {history.path}: {error.strerror}") from None


def _fill_seats(arguments: PlayArguments, players: int) -> list[str]:
    """Who takes which seat: those named first, then bots; you and bots if nobody was named."""
    if len(arguments.seats) > players:
        raise UsageError(f"--seat is given {len(arguments.seats)} times, for {players} players")
    if not arguments.seats:
        return default_seats(players, arguments.rival)
    return [*arguments.seats, *[arguments.rival] * (players - len(arguments.seats))]


def _say_how_to_resume(screen: Screen, history: GameHistory, seats: Sequence[str]) -> None:
    """Say how the game can be resumed."""
    if history.path is None:
        screen.say("Until next time. This game was not saved; begin with --save FILE to be able to go on later.")
        return
    try:
        history.save()
    except OSError as error:
        screen.say(f"The game could not be saved in {history.path}: {error.strerror}")
        return
    flags = "" if seats == default_seats(len(seats), "greedy") else " --seat ".join(("", *map(shlex.quote, seats)))
    screen.say("Until next time. The game is saved; go on with:")
    screen.line(f"  tilewright play --resume {_quoted(history.path)}{flags}", NEWS)


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))
