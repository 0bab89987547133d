"""The nets of the package: those that were made, and no others."""

import tomllib
from importlib.resources import files

import numpy as np
import pytest

import tilewright as tw
from tilewright.bots.nets import library
from tilewright.bots.nets.files import read, write
from tilewright.bots.nets.layout import Shape
from tilewright.bots.nets.library import Net, NetOrigin, SpoiltNet, has_net, net_of, origin_of
from tilewright.training.fitting import fresh_net

MOST_BYTES = 3_000_000  # of a game
SHAPE = Shape(5, 4, 3)
NETS = [(game, players) for game in tw.games() for players in tw.game(game).player_counts if has_net(game, players)]


@pytest.mark.parametrize(("game", "players"), NETS)
def test_a_net_of_the_package_is_the_one_that_was_made(game: str, players: int) -> None:
    assert net_of(game, players) is not None
    origin = origin_of(game, players)
    assert origin.command.startswith(f"tilewright train {game} --players {players}")
    assert origin.results


def test_the_nets_of_a_game_are_small() -> None:
    for game in tw.games():
        folder = files("tilewright.bots") / game / library.FOLDER
        if folder.is_dir():
            assert sum(len(file.read_bytes()) for file in folder.iterdir()) < MOST_BYTES


def test_a_net_that_was_changed_is_refused() -> None:
    data = write(fresh_net(SHAPE, 1), np.float16)
    origin = tomllib.loads("seed = 1\ngames = 1\ncommand = ''\ncommit = ''")
    with pytest.raises(SpoiltNet, match="its hash differs"):
        Net("tigris", 4, data, NetOrigin(sha256="0" * 64, inputs=5, hidden=4, second=3, **origin))


def test_a_net_comes_back_from_its_file() -> None:
    net = fresh_net(SHAPE, 1)
    assert write(read(write(net), SHAPE)) == write(net)
    with pytest.raises(ValueError, match="where there should be"):
        read(write(net), SHAPE._replace(second=2))
