"""Observations: the right shape, within their bounds, and nothing that is hidden."""

import random
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest

import tilewright as tw
from tests.contract.walks import Case, some
from tests.lab.cases import BOTH, PLAIN, played
from tilewright.encodings import Observer, codec, observer


def observer_of(case: Case) -> Observer:
    return observer(case.name, case.players, dict(case.options))


def view_is_the_same(state: Any, other: Any, seat: int) -> bool:
    return state.view(seat) == other.view(seat)


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_every_number_is_within_its_bounds(case: Case) -> None:
    encoder = observer_of(case)
    low, high = encoder.bounds()
    assert low.shape == high.shape == (encoder.size,)
    for state in some(played(case), 80):
        for seat in range(case.players):
            seen = encoder.see(state, seat)
            assert seen.shape == (encoder.size,)
            assert seen.dtype == np.int16
            assert (low <= seen).all()
            assert (seen <= high).all()


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_a_seat_sees_the_same_in_every_state_it_cannot_tell_apart(case: Case) -> None:
    encoder, rng = observer_of(case), random.Random(str(case))
    coding = codec(case.name, case.players, dict(case.options))
    for state in some(played(case), 60):
        for seat in range(case.players):
            guess = state.guess(seat, rng)
            assert np.array_equal(encoder.see(state, seat), encoder.see(guess, seat))
            if seat == state.actor:
                assert np.array_equal(coding.mask(state), coding.mask(guess))


@pytest.mark.parametrize("case", [case for case in BOTH if case.name == "tigris"], ids=str)
def test_hidden_points_and_treasures_change_nothing(case: Case) -> None:
    """A guess keeps them, for whoever kept count knows them; the view does not show them."""
    encoder = observer_of(case)
    hides = not dict(case.options)["open_scores"]
    states: list[Any] = some(played(case), 20)[:-1]
    for state in states:
        points = tuple(number if place < 4 else number + 1 for place, number in enumerate(state.points))
        other = msgspec.structs.replace(state, points=points, treasures=bytes(each + 1 for each in state.treasures))
        other = msgspec.structs.replace(other, treasures=state.treasures[:1] + other.treasures[1:])
        assert view_is_the_same(state, other, 0) == hides
        assert np.array_equal(encoder.see(state, 0), encoder.see(other, 0)) == hides


@pytest.mark.parametrize("case", [case for case in BOTH if case.name == "empires"], ids=str)
def test_hidden_unrest_changes_nothing(case: Case) -> None:
    encoder = observer_of(case)
    hides = not dict(case.options)["open_unrest"]
    states: list[Any] = some(played(case), 20)[:-1]
    for state in states:
        rivals = [msgspec.structs.replace(empire, unrest=empire.unrest + 1) for empire in state.empires[1:]]
        other = msgspec.structs.replace(state, empires=(state.empires[0], *rivals), singles_used=1)
        assert view_is_the_same(state, other, 0) == hides
        assert np.array_equal(encoder.see(state, 0), encoder.see(other, 0)) == hides


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_what_is_open_is_seen(case: Case) -> None:
    """Almost every action changes what its player sees; where nothing does, their view did not change either."""
    encoder = observer_of(case)
    states = played(case)
    for before, after in pairwise(states):
        seat = before.actor
        assert seat is not None
        if np.array_equal(encoder.see(before, seat), encoder.see(after, seat)):
            assert msgspec.structs.replace(before.view(seat), result=None) == after.view(seat)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_planes_and_vector_are_the_two_parts_of_the_flat_array(case: Case) -> None:
    encoder, state = observer_of(case), played(case)[len(played(case)) // 2]
    planes, vector = encoder.split(encoder.see(state, 1))
    assert np.array_equal(planes, encoder.planes(state, 1))
    assert np.array_equal(vector, encoder.vector(state, 1))
    stacked, _ = encoder.split(np.stack([encoder.see(state, 0), encoder.see(state, 1)]))
    assert np.array_equal(stacked[1], planes)
    named = encoder.named(encoder.see(state, 1))
    assert sum(part.shape[0] for part in named.values()) == encoder.plane_shape[0] + encoder.vector_size
    assert len(named) == len(encoder.plane_features) + len(encoder.vector_features)


# ---- features on drawn positions
def test_qwirkle_tiles_hand_and_what_is_unseen() -> None:
    state = tw.game("qwirkle").position("game: qwirkle\nhand 0: Rst Bst Bst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rsq")
    encoder = observer("qwirkle", 2)
    seen = encoder.named(encoder.see(state, 0))
    assert seen["colour"][0, 13, 13:17].tolist() == [1, 1, 1, 0]
    assert seen["colour"].sum() == seen["shape"].sum() == 3
    assert seen["shape"][1, 13, 13] == 1
    names = [colour + shape for colour in "ROYGBP" for shape in ("ci", "x", "di", "sq", "st", "cl")]
    assert {names[place]: count for place, count in enumerate(seen["hand"]) if count} == {"Rst": 1, "Bst": 2}
    slots = [np.flatnonzero(slot).tolist() for slot in seen["slots"].reshape(6, 12)]
    assert slots == [[0, 6 + 4], [4, 6 + 4], [4, 6 + 4], [], [], []]
    assert seen["unseen"][names.index("Bst")] == 1
    assert seen["unseen"][names.index("Rx")] == 2
    assert seen["hand_size"].tolist() == [3, 1]
    assert encoder.named(encoder.see(state, 1))["hand_size"].tolist() == [1, 3]
    assert seen["actor"].tolist() == [1, 0]
    laid = encoder.named(encoder.see(state.play(tw.game("qwirkle").parse("place Rst 3,0")), 0))
    assert laid["laid_points"].tolist() == [4]
    assert np.argwhere(laid["laid"][0]).tolist() == [[13, 16]]


def test_tigris_board_and_hidden_points() -> None:
    state = tw.game("tigris").position(
        "game: tigris\nplayers: archer bull\nactive: bull\nhand bull: red 2 blue 1\npoints bull: red 4\n\n"
        ".  .  .  .  .  .  .  .  .  .  R  .  .  .  .  .\n"
        ".  R  kA r  .  .  .  .  .  .  .  .  .  .  .  R\n" + ".  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .\n" * 9
    )
    encoder = observer("tigris", 2)
    seen, other = encoder.named(encoder.see(state, 1)), encoder.named(encoder.see(state, 0))
    assert np.argwhere(seen["tile"][0]).tolist() == [[0, 10], [1, 1], [1, 3], [1, 15]]
    assert np.argwhere(seen["treasure"][0]).tolist() == [[0, 10], [1, 1], [1, 15]]
    assert np.argwhere(seen["leader"]).tolist() == [[7, 1, 2]]  # the king of the other player
    assert np.argwhere(other["leader"]).tolist() == [[3, 1, 2]]  # their own
    assert np.argwhere(seen["kingdom"][0]).tolist() == [[1, 1], [1, 2], [1, 3]]
    assert seen["hand"].tolist() == [2, 1, 0, 0]
    assert seen["points"].tolist() == [4, 0, 0, 0, -1, -1, -1, -1]
    assert other["points"].tolist() == [0, 0, 0, 0, -1, -1, -1, -1]
    assert seen["active"].tolist() == [1, 0]
    assert other["active"].tolist() == [0, 1]


def test_tigris_option_to_choose_dynasties_is_seen_before_and_after_the_choice() -> None:
    """TE-S3."""
    game, encoder = tw.game("tigris"), observer("tigris", 2)
    asked = game.start(2, 1, {"choose_dynasties": True})
    chosen = asked.play(game.parse("dynasty pot")).play(game.parse("dynasty lion"))
    given = game.start(2, 1)
    seen = [encoder.named(encoder.see(state, 0)) for state in (asked, chosen, given)]
    assert [each["choose_dynasties"].item() for each in seen] == [1, 1, 0]
    assert [each["choosing"].item() for each in seen] == [1, 0, 0]
    assert [each["dynasty"].sum() for each in seen] == [0, 2, 2]


def test_empires_map_money_and_attack() -> None:
    state = tw.game("empires").position(
        "game: empires\nplayers: spain britain austria france\nupper: spain france\nlower: britain austria\n"
        "power spain: gold 8 population 5 points 3 unrest 2\n"
        "units spain: army north_america 2 fleet north_america 2 fort home 1\n"
        "units britain: army north_america 1 fleet north_america 1\nmarkers britain: north_america 1 india 2\n"
        "active: spain\nactions: 1\n"
    )
    encoder = observer("empires", 4)
    seen = encoder.named(encoder.see(state, 1))  # by Britain, who sees Spain last
    assert seen["armies"].shape == (1, 4, 12)
    assert np.argwhere(seen["armies"][0]).tolist() == [[0, 5], [3, 5]]
    assert seen["markers"][0, 0, 9] == 2
    assert seen["forts"][0, 3, 11] == 1
    assert seen["gold"][3] == 8
    assert seen["unrest"].tolist() == [0, -1, -1, -1]
    assert seen["active"].tolist() == [0, 0, 0, 1]
    assert seen["upper"].tolist() == [0, 0, 2, 1]
    assert not seen["attacker"].any()
    attacked = state.play(tw.game("empires").parse("attack britain north_america land"))
    seen = encoder.named(encoder.see(attacked, 1))
    assert seen["attacker"].tolist() == [0, 0, 0, 1]
    assert seen["defender"].tolist() == [1, 0, 0, 0]
    assert seen["attack_area"].argmax() == 5
    assert seen["strength"][0] > seen["strength"][1]
