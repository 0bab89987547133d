"""Views and drawings."""

import random

from tests.tigris.drawn import drawn, play
from tilewright.games.tigris import GAME
from tilewright.kernel import plain


def test_a_drawing_tells_everything_apart_without_colours() -> None:
    state = drawn("""
        hand archer: red 2 blue 1
        catastrophes bull: 1
        monuments: red-black F6
        buildings: green J4
        ziggurat: K6
        corner: F3

        R  r  .  .  .  .  .
        .  kA .  .  g  .  x
        .  .  .  .  .  -  .
        -  -  .  .  -  -  -
        -  -  .  .  .  -  .
    """)
    text = plain(GAME.sketch(state.view(0)))
    rows = text.splitlines()
    assert "A  B  C" in rows[0]
    assert " R  r " in rows[3]
    assert " kA" in rows[4]
    assert " g'" in rows[4]
    assert " x " in rows[4]
    assert "~" in rows[4]
    assert " mr mk" in rows[6]
    assert "hand:  r   r   b" in text
    assert "archer (you)" in text
    assert "buildings left: library, granary, palace" in text
    assert "archer: action 1 of 2" in text
    spectator = plain(GAME.sketch(state.view(None)))
    assert "hand:" not in spectator


def test_a_drawing_of_a_conflict_and_of_the_end() -> None:
    state = drawn("""
        hand archer: red 2
        hand bull: black 2
        corner: F4

        kA r  .  r  kB
        .  .  .  .  k
    """)
    war = play(state, "tile red H4")
    text = plain(GAME.sketch(war.view(None)))
    assert "[r]" in text
    assert "war of the kings: archer 0 against bull 1; support is black" in text
    assert "archer decides: war" in text
    assert "archer 0 + 0 against" in plain(GAME.sketch(play(war, "commit 0").view(1)))
    over = play(war, "commit 0", "commit 0", "done")
    assert "the game is over; first: " in plain(GAME.sketch(over.view(0)))


def test_a_view_lists_what_lies_on_the_cells_and_nothing_of_the_empty_ones() -> None:
    state = drawn("""
        players: bull pot
        monuments: red-black F6
        catastrophes pot: 1
        corner: F3

        R  kP .  .
        .  r  .  x
        .  .  .  .
        -  -  .  .
        -  -  .  .
    """)
    assert GAME.to_json(state.view(None).cells) == (
        b'[{"kind":"tile","at":"F3","colour":"red","treasure":true},{"kind":"leader","at":"G3","leader":"king","seat":1},'
        b'{"kind":"tile","at":"G4","colour":"red"},{"kind":"catastrophe","at":"I4"},'
        b'{"kind":"face-down","at":"F6"},{"kind":"face-down","at":"G6"},'
        b'{"kind":"face-down","at":"F7"},{"kind":"face-down","at":"G7"}]'
    )


def test_every_view_can_be_sent_and_drawn() -> None:
    rng = random.Random(4)
    state = GAME.start(4, 4, {"buildings": True, "ziggurat": True})
    while state.actor is not None:
        state = state.play(state.actions().pick(rng))
        for seat in (None, state.actor):
            view = state.view(seat)
            assert GAME.from_json(GAME.to_json(view), "view") == view
            assert len(GAME.sketch(view)) > 15
        for event in state.events:
            assert GAME.from_json(GAME.to_json(event), "event") == event
