"""The two engines of Struggle of Empires are one."""

import random
from pathlib import Path

import pytest

import tilewright as tw
from tests.compiled.kit import Pair, compare, compare_position
from tests.contract.walks import Case, wander
from tests.empires.crowded import ALLY, BUILT_IN, crowded
from tests.empires.drawn import allied_by_land_and_sea, four, helped_by_two, rolling
from tilewright.compiled import engine
from tilewright.compiled.empires.layout import STATE
from tilewright.encodings import codec
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.options import EmpiresOptions


def test_random_games_are_the_same_on_both() -> None:
    assert compare("empires", 18_000) == 18_000


def test_greedy_games_are_the_same_on_both() -> None:
    assert compare("empires", 2_000, bot_name="greedy") == 2_000


def test_a_state_takes_at_most_a_kilobyte() -> None:
    assert STATE.itemsize <= 1024


def test_powers_may_be_given_before_the_game() -> None:
    """SE-S0."""
    powers = ("russia", "spain", "britain")
    assert Pair(Case("empires", 3, (("powers", powers),))).play(5, wander, most=150) == 150


def test_a_record_is_the_same_byte_for_byte_whether_played_or_packed() -> None:
    """But for the words of chance that are kept, of which the drawn ones do not matter any more."""
    state, rng, compiled = GAME.start(4, 3), random.Random(3), engine("empires")
    figures, coding = compiled.figures(4, state.options), codec(GAME, 4, state.options)
    played = compiled.pack(state)
    while state.actor is not None:
        action = wander(state, rng)
        compiled.apply(figures, played, coding.encode(action, state))
        state = state.after(action)
        packed = compiled.pack(state)
        packed["chance"] = played["chance"]
        assert packed.tobytes() == played.tobytes(), state.position()


# ---- moments that random games seldom come to


def follow(state: EmpiresState, *texts: str) -> None:
    """Compare the engines at each moment of a course of play, and after every action that is legal there."""
    for text in texts:
        compare_position(state.position(), "empires")
        state = state.play(GAME.parse(text))


def test_whose_of_several_helpers_is_lost() -> None:
    """SE-F3, SE-F9."""
    state = helped_by_two()
    state = state.play(GAME.parse("attack france baltic land"))
    for text in ("help prussia land 0", "yes", "help austria land 1", "with 1", "help spain land 2", "yes"):
        compare_position(state.position(), "empires")
        state = state.play(GAME.parse(text))
    follow(rolling(state, "5 2 3 4"), "help russia land 0", "yes", "lose austria", "lose fort")


def test_alliance_tiles_with_both_arms_on_both_sides() -> None:
    """SE-F5."""
    state = allied_by_land_and_sea()
    state = state.play(GAME.parse("attack france mediterranean land"))
    follow(rolling(state, "5 2 3 3"), "fight", "fight", "use ottoman", "no", "use fighting_withdrawal")


def test_the_owner_of_a_captured_marker_attacks_the_tile() -> None:
    """SE-F1, SE-F11."""
    text = "units britain: army india 1 fleet india 1\ntiles britain: blockade\ncaptured: pirates india britain"
    follow(four(text, "6 1 1 1"), "attack pirates india britain", "use blockade")


def test_natives_keep_their_last_foothold() -> None:
    """SE-T2, SE-B2."""
    text = "units britain: army india 1 army baltic 13\ntiles britain: trained_natives"
    follow(four(text), "use trained_natives", "stop")


# ---- other material


@pytest.mark.parametrize("players", [2, 4, 7])
def test_other_material_is_played_the_same_on_both(players: int, tmp_path: Path) -> None:
    """SE-W1: no figure of the material is repeated in code."""
    pair = Pair(Case("empires", players, (("material", crowded(tmp_path)),)))
    assert sum(pair.play(seed, wander, most=1_000) for seed in range(3)) > 500


def test_material_without_room_in_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(BUILT_IN + "".join(ALLY.format(letter, "army") for letter in "abcdefghi"), encoding="utf-8")
    with pytest.raises(tw.OptionError, match="49 kinds of tiles"):
        engine("empires").figures(2, EmpiresOptions(material=str(path)))
    path = tmp_path / "copies.toml"
    path.write_text(BUILT_IN + ALLY.format("a", "army") + "copies = 16\n", encoding="utf-8")
    with pytest.raises(tw.OptionError, match="16 copies of a tile"):
        engine("empires").figures(2, EmpiresOptions(material=str(path)))
