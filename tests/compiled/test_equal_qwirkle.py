"""Qwirkle's two engines are one."""

import tilewright as tw
from tests.compiled.kit import compare
from tilewright.bots import InformationState, bot
from tilewright.compiled import qwirkle
from tilewright.compiled.qwirkle.layout import STATE
from tilewright.encodings import codec


def test_random_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 18_000) == 18_000


def test_greedy_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 2_000, bot_name="greedy") == 2_000


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
