"""The process around a bot that is a Python class: `python -m tilewright.bots.external_host package.module:Class`.

The class is called with the game and the seed, and its `choose` with a sight, as every `Bot` is.
"""

import os
import sys
from importlib import import_module
from typing import IO, Any

import msgspec

import tilewright as tw
from tilewright.bots.information_state import InformationState
from tilewright.kernel import Game


class Question(msgspec.Struct, frozen=True):
    """Of what is asked, the part that a sight is made from."""

    game: str
    seat: int
    seed: str
    guess: msgspec.Raw


def serve(path: str, questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer question after question, until there are no more."""
    module, _, name = path.partition(":")
    kind = getattr(import_module(module), name)
    made: dict[tuple[str, str], Any] = {}
    for line in questions:
        asked = msgspec.json.decode(line, type=Question)
        game: Game[Any] = tw.game(asked.game)
        player = made.get((asked.game, asked.seed))
        if player is None:
            player = made[asked.game, asked.seed] = kind(game, asked.seed)
        state = game.from_json(bytes(asked.guess), "state")
        answers.write(msgspec.json.encode({"action": str(player.choose(InformationState(state, asked.seat)))}) + b"\n")
        answers.flush()


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the class prints is no answer
    serve(sys.argv[1], sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
