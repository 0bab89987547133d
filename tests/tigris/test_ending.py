"""Chapter End (TE-G)."""

import random

import pytest

from tests.tigris.drawn import drawn, events, play, points
from tilewright.games.tigris.model.events import Drew, GameEnded
from tilewright.games.tigris.rules.ending import FEW_TREASURES, final_table, result, spread


def test_at_most_two_treasures_end_the_game() -> None:
    """TE-G1: at the end of the turn, and nobody draws."""
    state = drawn("""
        hand archer: green 1
        corner: F3

        R  gA .  .
        r  .  .  .
        r  r  .  .
        .  g  g  .
        .  .  .  R
        .  .  .  .
        .  .  .  .
        R  .  .  .
    """)
    taken = play(state, "tile green H7", "keep F3")
    assert taken.board.treasures.bit_count() == 2
    assert taken.actor == 0
    over = play(taken, "done")
    assert over.actor is None
    assert over.result is not None
    assert (over.result.rule, over.result.reason) == ("TE-G1", "at-most-two-treasures-are-left")
    assert not events(over, Drew)
    assert len(over.actions()) == 0
    assert over.reveals
    with pytest.raises(IndexError):
        over.actions().pick(random.Random(1))


def test_three_treasures_do_not() -> None:
    """TE-G1."""
    state = drawn("""
        corner: F3

        R  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  .
        .  .  .  R
        .  .  .  .
        .  .  .  .
        R  .  .  .
    """)
    assert play(state, "done").actor == 1


def bag_of(left: int) -> str:
    return f"""
        hand archer: red 4
        hand bull: red 5
        removed: red {57 - 19 - left} blue 36 green 30 black 30
        rest: start
    """


def test_the_last_tile_exactly_drawn_does_not_end_it() -> None:
    """TE-G1: the next who cannot draw all they need does."""
    state = play(drawn(bag_of(3)), "done")
    assert state.actor == 1
    assert not any(state.bag)
    assert [sum(state.hand(seat)) for seat in range(2)] == [6, 6]
    over = play(state, "tile red A1", "done")
    assert over.actor is None


def test_the_bag_runs_out() -> None:
    """TE-G1, TE-T3: the first who cannot draw all they need takes what is left."""
    over = play(drawn(bag_of(2)), "done")
    assert over.result is not None
    assert over.result.reason == "the-bag-ran-out"
    assert [(event.seat, event.count) for event in events(over, Drew)] == [(0, 2)]
    over = play(drawn(bag_of(1)), "done")
    assert [(event.seat, event.count) for event in events(over, Drew)] == [(0, 1)]


def test_treasures_go_to_the_weakest_colour() -> None:
    """TE-G2: one by one; among equals red, blue, green, black."""
    assert spread((12, 10, 7, 13), 3) == (0, 0, 3, 0)
    assert spread((0, 0, 0, 0), 6) == (2, 2, 1, 1)
    assert spread((3, 1, 2, 5), 4) == (1, 2, 1, 0)
    assert spread((5, 5, 4, 4), 1) == (0, 0, 1, 0)
    assert spread((1, 2, 3, 4), 0) == (0, 0, 0, 0)


def table(*rows: str) -> tuple[int, ...]:
    """Points written black/red/blue/green, as in the worked example, in our order."""
    found: list[int] = []
    for row in rows:
        black, red, blue, green = map(int, row.split("/"))
        found += [red, blue, green, black]
    return tuple(found)


def test_the_worked_example() -> None:
    """Example 5, TE-G2, TE-G3: second and third are split by the third weakest colour."""
    points = table("11/11/14/11", "12/10/7/13", "10/10/11/18", "22/9/17/11")
    final = result(FEW_TREASURES, points, bytes([0, 3, 0, 0]))
    assert final.places == (1, 2, 3, 4)
    assert final.scores == (11, 10, 10, 9)
    lion = final_table(points, bytes([0, 3, 0, 0]))[1]
    assert lion.treasures == (0, 3, 0, 0)


def test_ties_go_down_to_the_fourth_colour() -> None:
    """TE-G3: and if that is equal too, the place is shared."""
    points = table("5/6/7/8", "5/6/7/9", "8/7/6/5", "4/20/20/20")
    final = result(FEW_TREASURES, points, bytes(4))
    assert final.places == (2, 1, 2, 4)
    assert final.scores == (5, 5, 5, 4)


def test_the_last_event_shows_the_whole_table() -> None:
    """TE-G2, TE-G3."""
    state = drawn("""
        points archer: red 4 blue 4 green 4
        points bull: red 1 blue 1 green 1 black 1
        treasures archer: 3
    """)
    over = play(state, "done")
    (ended,) = events(over, GameEnded)
    assert ended.table[0].points == (4, 4, 4, 0)
    assert ended.table[0].treasures == (0, 0, 0, 3)
    assert ended.table[0].totals == (4, 4, 4, 3)
    assert ended.places == (1, 2)
    assert over.result is not None
    assert over.result.scores == (3, 1)
    seen = over.view(1).players[0]
    assert seen.points is not None
    assert seen.treasures == 3
    assert points(over, "bull") == {"red": 1, "blue": 1, "green": 1, "black": 1}


IDLE = """
    hand archer: red 6
    hand bull: red 6
    rest: start
    idle: {idle}
    corner: F5

    kA r
"""


def test_six_rounds_without_a_tile_end_the_game() -> None:
    """TE-G4: leaders moved to and fro do not count."""
    state = drawn(IDLE.format(idle=11))
    over = play(state, "leader king G4", "leader king F5")
    assert over.result is not None
    assert (over.result.rule, over.result.reason) == ("TE-G4", "six-rounds-passed-without-a-tile")
    assert play(drawn(IDLE.format(idle=10)), "done").actor == 1


@pytest.mark.parametrize("text", ["tile red A1", "catastrophe A1", "swap red"])
def test_a_tile_catastrophe_or_swap_begins_the_count_anew(text: str) -> None:
    """TE-G4."""
    after = play(drawn(IDLE.format(idle=11)), text, "done")
    assert after.actor == 1
    assert after.idle == 0
    assert play(after, "done").idle == 1
