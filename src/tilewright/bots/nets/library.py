"""The nets of the package: `bots/GAME/nets/PLAYERS.npy`, and beside each a TOML that says how it was made.

A net is read when it is first asked for, and only if its bytes have the hash that the TOML gives.
"""

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from tilewright.kernel import TilewrightError
from tilewright.kernel.decoding import build_decoder

FOLDER: Final = "nets"


class SpoiltNet(TilewrightError, ValueError):
    """The file of a net is not the one that was made."""


class NetOrigin(msgspec.Struct, frozen=True):
    """How a net was made: what is in its TOML."""

    sha256: str
    inputs: int
    hidden: int
    second: int
    command: str
    seed: int
    commit: str
    games: int
    results: dict[str, str] = {}


build_decoder(NetOrigin)  # before there are threads


class Net:
    """A net as it lies in the package. Two are the same only if they are one."""

    def __init__(self, game: str, players: int, data: bytes, origin: NetOrigin) -> None:
        from tilewright.bots.nets.files import read
        from tilewright.bots.nets.layout import Shape

        if hashlib.sha256(data).hexdigest() != origin.sha256:
            raise SpoiltNet(f"the net of {game} for {players} players is not the one that was made: its hash differs")
        self.game, self.players, self.origin = game, players, origin
        self.layers: dict[str, Any] = read(data, Shape(origin.inputs, origin.hidden, origin.second))


def has_net(game: str, players: int) -> bool:
    return _file(game, f"{players}.npy").is_file()


@cache
def net_of(game: str, players: int) -> Net | None:
    """The net for a game and a number of players; None if the package has none. SpoiltNet if it is not what was made.
    It needs NumPy."""
    if not has_net(game, players):
        return None
    return Net(game, players, _file(game, f"{players}.npy").read_bytes(), origin_of(game, players))


def origin_of(game: str, players: int) -> NetOrigin:
    text = _file(game, f"{players}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), NetOrigin)


def _file(game: str, name: str) -> Traversable:
    return files("tilewright.bots") / game / FOLDER / name
