"""The process around a bot that is a Python class: `python -m tilewright.bots.external_host package.module:Class`.

The class is called with the game and the seed, and its `choose` with an information state, as for every `Bot`. With
`--check` nothing is asked; the exit code says whether there is such a class.
"""

import os
import sys
from importlib import import_module
from typing import IO, Any

import msgspec

from tilewright.bots.information_state import InformationState


class Request(msgspec.Struct, frozen=True):
    """What a request says beside the information state."""

    seed: str


def serve(path: str, requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer request after request, until there are no more."""
    bot_class = _bot_class(path)
    bots: dict[tuple[str, str], Any] = {}
    for line in requests:
        info, seed = InformationState.from_bytes(line), msgspec.json.decode(line, type=Request).seed
        key = info.game.name, seed
        if key not in bots:
            bots[key] = bot_class(info.game, seed)
        answers.write(msgspec.json.encode({"action": str(bots[key].choose(info))}) + b"\n")
        answers.flush()


def _bot_class(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def main() -> None:
    if sys.argv[2:] == ["--check"]:
        _bot_class(sys.argv[1])
        return
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what the class prints is not an answer
    serve(sys.argv[1], sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
