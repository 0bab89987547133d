"""Actions as numbers: the mask is what is legal, and both directions agree."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest

import tilewright as tw
from tests.contract.walks import Case, some
from tests.lab.cases import BOTH, PLAIN, played
from tilewright.encodings import Codec, CodeError, codec
from tilewright.encodings.empires.gold import highest_bid, inflow, most_gold
from tilewright.encodings.qwirkle.actions import MOST_GAPS, SQUARE_OF, SQUARES, TRADE, folded, square_at
from tilewright.games.empires.model.events import Received, UnrestTaken
from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import COLOURS, SHAPES, cell_at


def codec_of(case: Case) -> Codec:
    return codec(case.name, case.players, dict(case.options))


def check(coding: Codec, state: tw.State) -> None:
    """The codes of the legal actions are all different, lead back, and are those of the mask."""
    actions = list(state.actions())
    codes = [coding.encode(action, state) for action in actions]
    assert len(set(codes)) == len(codes)
    assert [coding.decode(code, state) for code in codes] == actions
    mask = coding.mask(state)
    assert mask.shape == (coding.size,)
    assert mask.dtype == np.int8
    assert np.flatnonzero(mask).tolist() == sorted(codes)
    assert mask.max(initial=0) <= 1


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_the_mask_is_what_is_legal_and_codes_lead_back(case: Case) -> None:
    coding = codec_of(case)
    for state in played(case):
        check(coding, state)


@pytest.mark.parametrize("case", BOTH, ids=str)
def test_blocks_fill_the_codes_without_gaps(case: Case) -> None:
    coding = codec_of(case)
    assert [code for block in coding.blocks for code in block.codes] == list(range(coding.size))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_number_that_is_no_code_is_refused(case: Case) -> None:
    coding, state = codec_of(case), played(case)[0]
    for code in (-1, coding.size):
        with pytest.raises(CodeError, match=f"run from 0 to {coding.size - 1}"):
            coding.decode(code, state)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_code_outside_the_mask_is_never_a_legal_action(case: Case) -> None:
    coding, rng = codec_of(case), random.Random(3)
    for state in some(played(case), 12):
        legal = set(coding.codes(state).tolist())
        for code in rng.sample(range(coding.size), 200):
            if code not in legal:
                try:
                    action = coding.decode(code, state)
                except CodeError:
                    continue
                assert action not in state.actions()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_an_action_of_another_moment_has_its_own_code_or_none(case: Case) -> None:
    """Legal or not: what is encoded comes back as it was."""
    coding, rng = codec_of(case), random.Random(5)
    states = [*some(played(case), 12), *some(played(case, 1), 12)]
    others = [state.actions().pick(rng) for state in states if state.actor is not None for _ in range(8)]
    for state in states:
        for action in others:
            try:
                code = coding.encode(action, state)
            except CodeError:
                assert action not in state.actions()
            else:
                assert coding.decode(code, state) == action


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_when_the_game_is_over_nothing_is_allowed(case: Case) -> None:
    assert not codec_of(case).mask(played(case)[-1]).any()


# ---- Qwirkle: the table has no edge
def battlement(rows: int, hand: str = "Gdi Gst Pci Px Pst Pcl") -> Any:
    """Rows of six, each beginning above or below the end of the one before: the widest table of so many tiles."""
    grid = [["."] * (5 * rows + 1) for _ in range(2)]
    shapes = list(SHAPES)
    for row in range(rows):
        for column, shape in enumerate(shapes):
            grid[row % 2][5 * row + column] = COLOURS[row % 6] + shape
        shapes = [shapes[-1], *shapes[:-1]]
    picture = "\n".join(" ".join(row) for row in reversed(grid))
    return tw.game("qwirkle").position(f"game: qwirkle\nhand 0: {hand}\nhand 1: Bsq\norigin: 0,0\n\n{picture}")


@pytest.mark.parametrize("rows", [1, 5, 6, 7, 8, 12, 15])
def test_a_table_wider_than_the_square_is_coded_too(rows: int) -> None:
    state, coding = battlement(rows), codec("qwirkle", 2)
    check(coding, state)
    rng = random.Random(rows)
    for _ in range(12):
        if state.actor is None:
            break
        state = state.play(state.actions().pick(rng))
        check(coding, state)


def test_cells_are_folded_only_where_a_table_is_too_wide() -> None:
    assert folded(battlement(4)) == {}  # 21 cells wide, 23 with the open ones
    wide = battlement(12)  # 61 cells wide
    late = folded(wide)
    assert late
    assert len(late) < MOST_GAPS


def test_a_folded_cell_takes_a_square_of_no_open_cell_and_leads_back_from_there() -> None:
    wide, coding = battlement(12), codec("qwirkle", 2)
    late = folded(wide)
    assert len(set(late.values())) == len(late)
    assert not set(late.values()) & {SQUARE_OF[cell] for cell in wide.gaps}
    placed = [action for action in wide.actions() if isinstance(action, Place) and action.cell in late]
    assert placed
    for action in placed:
        code = coding.encode(action, wide)
        assert code % SQUARES == late[cell_at(action.x, action.y)]
        assert coding.decode(code, wide) == action


def test_there_are_more_squares_than_open_cells_on_any_table() -> None:
    assert MOST_GAPS <= SQUARES


def test_a_place_of_the_hand_that_stands_for_nothing_is_refused() -> None:
    state, coding = battlement(2, "Rci Odi Odi"), codec("qwirkle", 2)
    with pytest.raises(CodeError, match="the hand has 3 tiles"):
        coding.decode(3 * SQUARES, state)
    with pytest.raises(CodeError, match="the first of those that are alike"):
        coding.decode(2 * SQUARES, state)


def test_a_trade_of_the_second_of_two_equal_tiles_is_refused() -> None:
    state, coding = battlement(2, "Rci Rx Odi Odi Yst Pcl"), codec("qwirkle", 2)
    assert str(coding.decode(TRADE + 0b000100 - 1, state)) == "trade Odi"
    with pytest.raises(CodeError, match="the first of the tiles that are alike"):
        coding.decode(TRADE + 0b001000 - 1, state)


def test_a_cell_keeps_its_place_wherever_the_game_goes() -> None:
    coding = codec("qwirkle", 2)
    states = played(PLAIN_QWIRKLE)
    for action in [action for action in states[-1].past.actions() if isinstance(action, Place)]:
        codes = [coding.encode(action, state) for state in states if action in state.actions()]
        assert {code % SQUARES for code in codes} == {square_at(action.x, action.y)}


PLAIN_QWIRKLE = next(case for case in PLAIN if case.name == "qwirkle")


# ---- Struggle of Empires: sums
@pytest.mark.parametrize("case", [case for case in BOTH if case.name == "empires"], ids=str)
def test_no_sum_passes_the_bound(case: Case) -> None:
    states = played(case)
    most = most_gold(states[0].material, case.players)
    assert all(sum(empire.gold for empire in state.empires) <= most for state in states)


@pytest.mark.parametrize("case", [case for case in PLAIN if case.name == "empires"], ids=str)
def test_gold_comes_into_the_game_only_as_the_bound_counts_it(case: Case) -> None:
    """Step by step nothing else adds gold, and over a game each source stays within its own bound."""
    states = played(case)
    material = states[0].material
    bound, rate = inflow(material, case.players), material.banking_rate
    came = Counter(start=sum(empire.gold for empire in states[0].empires))
    for before, after in pairwise(states):
        if after.actor is None:  # the last income comes after the last decision
            break
        gained = sum(empire.gold for empire in after.empires) - sum(empire.gold for empire in before.empires)
        received = [event for event in after.events if isinstance(event, Received)]
        paid = [event for event in after.events if isinstance(event, UnrestTaken) and event.why == "payment"]
        assert gained <= sum(event.gold for event in received) + len(paid) * (rate - 1)
        for event in received:
            came["counters" if event.why == "counter" else event.why] += event.gold
        came["change"] += len(paid) * (rate - 1)
    assert set(came) <= set(bound._fields)
    assert came["start"] == bound.start
    assert 0 < came["income"] <= bound.income
    assert came["counters"] <= bound.counters
    assert 0 < came["change"] <= bound.change


def test_a_position_richer_than_any_game_is_refused() -> None:
    game = tw.game("empires")
    state = next(state for state in played(PLAIN_EMPIRES) if state.question.__struct_config__.tag == "auction")
    rich = msgspec.structs.replace(state.empires[state.actor], gold=30_000)
    empires = tuple(rich if seat == state.actor else each for seat, each in enumerate(state.empires))
    with pytest.raises(CodeError, match="no game of 2 can come to more"):
        codec(game, 2).mask(msgspec.structs.replace(state, empires=empires))
    bid = game.parse(f"bid {highest_bid(state.material, 2) + 1} {state.empires[0].power} {state.empires[1].power}")
    with pytest.raises(CodeError, match="has no code here"):
        codec(game, 2).encode(bid, state)


PLAIN_EMPIRES = next(case for case in PLAIN if case.name == "empires")


def test_players_are_named_by_how_far_they_sit() -> None:
    """The same bid of two bidders at the same distance has the same code."""
    coding = codec("empires", 3)
    state = tw.game("empires").start(3, 1, {"powers": ["britain", "france", "spain"]})
    assert state.question is not None
    seats = [msgspec.structs.replace(state.question, seat=seat) for seat in range(3)]
    bids = ["bid 2 britain france", "bid 2 france spain", "bid 2 spain britain"]
    codes = {
        coding.encode(tw.game("empires").parse(bid), msgspec.structs.replace(state, question=seat))
        for seat, bid in zip(seats, bids, strict=True)
    }
    assert len(codes) == 1
