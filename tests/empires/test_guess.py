"""What is hidden and what is not: SE-S4."""

import random
from collections import Counter

import pytest

from tests.empires.drawn import drawn, four, play, told, unrest
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.events import CountersDrawn, UnrestTaken
from tilewright.games.empires.model.names import AREAS

QUIET = "power britain: unrest 3 gold 7\npower france: unrest 5\npower prussia: unrest 0"


def shown(state: EmpiresState, seat: int | None) -> list[int | None]:
    return [power.unrest for power in state.view(seat).powers]


def test_unrest_is_shown_to_its_owner_only() -> None:
    """SE-S4: until the end."""
    state = four(QUIET)
    assert shown(state, 0) == [3, None, None, None]
    assert shown(state, 1) == [None, 5, None, None]
    assert shown(state, None) == [None] * 4


def test_open_unrest_shows_it_to_all() -> None:
    """SE-S4: the option."""
    state = four(QUIET + "\nopen unrest: yes")
    assert shown(state, None) == shown(state, 2) == [3, 5, 0, 0]
    assert GAME.start(2, 1, {"open_unrest": True}).view(None).powers[0].unrest == 0
    assert GAME.start(2, 1).view(None).powers[0].unrest is None


def test_at_the_end_all_unrest_is_shown() -> None:
    """SE-S4: hidden until the end."""
    state = play(four(QUIET + "\nwar: 3\nround: 6\nactive: spain\nactions: 1"), "pass")
    assert shown(state, None) == [3, 5, 0, 0]


def test_all_else_is_public() -> None:
    """SE-S4: gold included."""
    state = four(QUIET + "\ntiles france: reserves/used banking")
    view = state.view(None)
    assert [power.gold for power in view.powers] == [7, 10, 10, 10]
    assert [(tile.tile, tile.turned) for tile in view.powers[1].tiles] == [("reserves", 1), ("banking", 0)]
    assert view.bag == sum(state.bag)
    assert view.areas == state.view(0).areas


def test_the_order_of_the_bag_is_nowhere_to_be_seen() -> None:
    """SE-S4: two states that differ in their chance look the same to everybody."""
    one, other = (four(QUIET + f"\nseed: {seed}") for seed in (1, 2))
    assert one != other
    for seat in (None, 0, 1, 2, 3):
        assert one.view(seat) == other.view(seat)
    assert list(one.actions()) == list(other.actions())


def test_every_unrest_counter_is_an_open_event() -> None:
    """SE-S4: the ruling; everybody sees it taken."""
    after = play(four("power britain: gold 0"), "take army_training")
    taken = UnrestTaken(0, 2, "payment", "SE-U1", 4)
    for seat in (None, 0, 1):
        assert taken in after.events_for(seat)
        assert after.events_for(seat) == after.events


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_guess_keeps_what_follows_from_the_log(seat: int | None) -> None:
    """SE-S4: unrest stays, the seed goes."""
    state = play(four(QUIET + "\nunits britain: army baltic 1"), "pass")
    rng = random.Random(4)
    guess = state.guess(seat, rng)
    assert [unrest(guess, one.power) for one in state.empires] == [3, 5, 0, 0]
    assert guess.view(seat) == state.view(seat)
    assert guess.events_for(seat) == state.events_for(seat)
    assert list(guess.actions()) == list(state.actions())
    assert guess.chance != state.chance
    assert guess.chance != state.guess(seat, rng).chance
    assert guess.origin is None
    assert guess.past.ply == 0
    assert guess.bag == state.bag


def test_guesses_draw_the_bag_anew_and_evenly() -> None:
    """SE-S4: chi-square of the first area drawn in war two, by the counters left in the bag."""
    state = drawn(
        """
        players: britain france
        upper: britain
        lower: france
        round: 6
        active: france
        actions: 1
        markers britain: german_states 5 baltic 3
        counters india: 2/1 3/2
        """
    )
    rng = random.Random(5)
    found = Counter[str]()
    games = 600
    for _ in range(games):
        (event,) = told(play(state.guess(0, rng), "pass"), CountersDrawn)
        found[event.counters[0][0]] += 1
    left = Counter(
        {AREAS[area]: sum(state.bag[kind] for kind in kinds) for area, kinds in enumerate(state.material.counters_in)}
    )
    assert (left["german_states"], left["baltic"], left["india"]) == (4, 2, 5)
    mean = {area: games * count / sum(state.bag) for area, count in left.items()}
    chi_square = sum((found[area] - mean[area]) ** 2 / mean[area] for area in AREAS)
    # 10 degrees of freedom: above 36 with a chance of less than one in ten thousand
    assert chi_square < 36
