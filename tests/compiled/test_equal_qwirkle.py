"""Qwirkle's two engines are one."""

import pytest

import tilewright as tw
from tests.compiled.kit import compare, compare_position
from tests.lab.test_actions import battlement
from tilewright.bots import InformationState, bot
from tilewright.compiled import qwirkle
from tilewright.compiled.chance import seed_bytes
from tilewright.compiled.qwirkle.layout import STATE
from tilewright.encodings import codec
from tilewright.kernel import seed_of


def test_random_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 18_000) == 18_000


def test_greedy_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 2_000, bot_name="greedy") == 2_000


@pytest.mark.parametrize("rows", [5, 8, 15])
def test_cells_of_a_table_wider_than_the_square_are_folded_alike(rows: int) -> None:
    compare_position(battlement(rows).position(), "qwirkle")


TABLE = "origin: 0,0\n\nRci Rx  Rdi\n"
FIVE = "Rsq Rst Rcl Gci Gcl Yst"


@pytest.mark.parametrize(
    "position",
    [
        pytest.param("hand 0: Rci Rx Rdi Rsq Rst Gcl\nhand 1: Bci Bx Bdi Bsq Bst Rcl", id="sets of five"),
        pytest.param("hand 0: Rci Rx Rdi Rsq Rst Rcl\nhand 1: Bci Bx Bdi Bsq Bst Bcl", id="sets of six"),
        pytest.param("hand 0: Rci Rx Rdi Rsq Rst Rst\nhand 1: Bci Gci Yci Oci Pci Pci", id="sets of five with a pair"),
        pytest.param(
            "hand 0: Rx Rdi Rsq Rst Gcl\nhand 1: Bci Bx Bdi Bsq Bst Rcl\nlaid: 0,0\norigin: 0,0\n\nRci",
            id="a set of five, of which one tile is laid",
        ),
        pytest.param(
            f"hand 0: {FIVE}\nhand 1: Pcl Psq\ndraws: 9 7\nreturned 0: Pcl 0 Ocl 1 at 6\ntrades: 1\n{TABLE}",
            id="a trade that is remembered",
        ),
    ],
)
def test_guesses_of_rare_hands_are_the_same(position: str) -> None:
    compare_position(f"game: qwirkle\n{position}", "qwirkle")


def test_guesses_after_passes_are_the_same() -> None:
    """Nobody gets a tile that they showed not to have (QW-T3); the bag is empty. Passes are rare; here is one."""
    engine, players = qwirkle.ENGINE, 4
    options = tw.game("qwirkle").start(players, 0).options
    figures, record = engine.figures(players, options), engine.new_state()
    assert engine.greedy is not None
    engine.start(figures, record, seed_bytes(seed_of(74)))
    while not record["lacks"].any():
        code = (
            engine.greedy(figures, record)
            if record["bag_size"]
            else engine.pick(figures, record, engine.count(figures, record) - 1)
        )
        engine.apply(figures, record, code)
    assert engine.actor(figures, record) >= 0
    compare_position(engine.unpack(record, players, options).position(), "qwirkle")


def test_a_state_takes_at_most_four_kilobytes() -> None:
    assert STATE.itemsize <= 4096


def test_greedy_chooses_the_same() -> None:
    engine, game = qwirkle.ENGINE, tw.game("qwirkle")
    assert engine.greedy is not None
    for seed, players, free_opening in ((1, 2, False), (2, 4, True), (3, 3, False), (4, 2, True)):
        state = game.start(players, seed, {"free_opening": free_opening})
        figures, coding = engine.figures(players, state.options), codec(game, players, state.options)
        player = bot("greedy", game, seed)
        while state.actor is not None:
            action = player.choose(InformationState(state, state.actor))
            code = engine.greedy(figures, engine.pack(state))
            assert str(coding.decode(code, state)) == str(action), state.position()
            state = state.after(action)
