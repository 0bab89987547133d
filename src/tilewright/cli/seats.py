"""Who plays which seat: people at this terminal, and bots."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.bots import Bot, bot, bots, is_bot
from tilewright.bots.external import check_external, is_external
from tilewright.bots.styles import all_styles
from tilewright.cli.errors import UsageError
from tilewright.kernel import Game

YOU = "you"
GUESTS = ("Ada", "Ben", "Clio", "Dov", "Eda", "Fay", "Gil", "Hana")


@dataclass(frozen=True)
class SeatedPlayer:
    name: str
    bot: Bot | None  # None: a person


def default_seats(players: int, rival: str) -> list[str]:
    """You, against bots."""
    return [YOU] + [rival] * (players - 1)


def check_seats(wanted: Sequence[str]) -> None:
    """UsageError unless each is `you`, `you:NAME` or the name of a bot, built in or external."""
    for word in wanted:
        kind, colon, name = word.partition(":")
        if kind == YOU and (name.strip() or not colon):
            continue
        if kind == YOU or not (is_bot(word) or is_external(word)):
            ours = (YOU, f"{YOU}:NAME", *bots(), *all_styles())
            choices = ", ".join((*ours, "package.module:Class", "'program: COMMAND'"))
            raise UsageError(f"{word!r} cannot take a seat; choose from {choices}")
        if is_external(word):
            check_external(word)


def make_seats(game: Game, wanted: Sequence[str], seed: bytes) -> list[SeatedPlayer]:
    """The seats in order. Bots get seeds that are derived from the game's and reveal nothing about it."""
    guests = iter(GUESTS)
    many, seen = Counter(wanted), Counter[str]()
    seats: list[SeatedPlayer] = []
    for number, word in enumerate(wanted):
        kind, _, name = word.partition(":")
        if kind == YOU:
            seats.append(SeatedPlayer(name.strip() or next(guests), None))
            continue
        seen[word] += 1
        label = (word if is_external(word) else word.title()) + (f" {seen[word]}" if many[word] > 1 else "")
        bot_seed = hashlib.sha256(f"tilewright bot {number} ".encode() + seed).digest()
        seats.append(SeatedPlayer(label, bot(word, game, bot_seed)))
    return seats
