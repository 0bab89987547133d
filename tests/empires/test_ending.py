"""Chapter SE-G: unrest at the end, and who wins."""

import pytest

from tests.empires.drawn import drawn, play, refused, told
from tilewright.games.empires import EmpiresState
from tilewright.games.empires.model.events import GameEnded, Revolution, UnrestPenalty

POWERS = ("britain", "france", "prussia", "spain")


def over(*players: tuple[int, int] | tuple[int, int, int]) -> EmpiresState:
    """The end of a game in which the players have these points and unrest, and this gold."""
    powers = POWERS[: len(players)]
    lines = [
        f"players: {' '.join(powers)}",
        f"upper: {' '.join(powers[::2])}",
        f"lower: {' '.join(powers[1::2])}",
        "war: 3",
        "round: 6",
        f"active: {powers[-1]}",
        "actions: 1",
    ]
    for power, (points, unrest, *rest) in zip(powers, players, strict=True):
        lines.append(f"power {power}: points {points} unrest {unrest} gold {rest[0] if rest else 10}")
    return play(drawn("\n".join(lines)), "pass")


def places(state: EmpiresState) -> tuple[int, ...]:
    assert state.result is not None
    assert state.result.scores == tuple(one.points for one in state.empires)
    return state.result.places


# SE-G1


@pytest.mark.parametrize(("unrest", "fallen"), [(19, False), (20, True), (33, True)])
def test_twenty_unrest_is_revolution(unrest: int, fallen: bool) -> None:
    """SE-G1: 0 points and no win, however many points there were."""
    state = over((50, unrest), (9, 1), (8, 0))
    assert state.empires[0].points == (0 if fallen else 43)
    assert told(state, Revolution) == ([Revolution(0, unrest, 50)] if fallen else [])
    assert places(state)[0] == (3 if fallen else 1)


def test_most_unrest_pays_seven_second_most_four() -> None:
    """SE-G1: the third pays nothing."""
    state = over((30, 3), (30, 9), (30, 5), (30, 1))
    assert [one.points for one in state.empires] == [30, 23, 26, 30]
    assert told(state, UnrestPenalty) == [UnrestPenalty(1, 9, 7), UnrestPenalty(2, 5, 4)]


def test_ties_all_pay_and_use_up_one_place() -> None:
    """SE-G1: as in SE-V1."""
    assert [one.points for one in over((30, 9), (30, 9), (30, 5), (30, 1)).empires] == [23, 23, 26, 30]
    assert [one.points for one in over((30, 9), (30, 5), (30, 5), (30, 1)).empires] == [23, 26, 26, 30]


def test_two_players_pay_too() -> None:
    """SE-G1: with two players too."""
    assert [one.points for one in over((30, 2), (30, 1)).empires] == [23, 26]
    assert [one.points for one in over((30, 2), (30, 2)).empires] == [23, 23]


def test_only_those_without_revolution_are_compared() -> None:
    """SE-G1: of the others, most unrest pays 7."""
    state = over((30, 25), (30, 9), (30, 5), (30, 1))
    assert [one.points for one in state.empires] == [0, 23, 26, 30]


def test_who_has_no_unrest_pays_nothing() -> None:
    """SE-G1: the ruling."""
    assert [one.points for one in over((30, 2), (30, 0)).empires] == [23, 30]
    assert [one.points for one in over((30, 0), (30, 0)).empires] == [30, 30]
    assert told(over((30, 0), (30, 0)), UnrestPenalty) == []


def test_points_never_fall_below_nought() -> None:
    """SE-G1: the ruling; the event tells what could be taken."""
    state = over((5, 3), (3, 2))
    assert [one.points for one in state.empires] == [0, 0]
    assert told(state, UnrestPenalty) == [UnrestPenalty(0, 3, 5), UnrestPenalty(1, 2, 3)]


def test_unrest_of_the_last_upkeep_counts() -> None:
    """SE-G1, SE-V2: after the income of war three."""
    text = """
        players: britain france
        upper: britain
        lower: france
        war: 3
        round: 6
        active: france
        actions: 1
        power britain: gold 0 population 0 points 9 unrest 19
        units britain: army baltic 1
    """
    state = play(drawn(text), "pass")
    assert (state.empires[0].unrest, state.empires[0].points) == (20, 0)


# SE-G2


def test_most_points_win() -> None:
    """SE-G2: after the penalties."""
    state = over((30, 9), (25, 0), (28, 1))
    assert [one.points for one in state.empires] == [23, 25, 24]
    assert places(state) == (3, 1, 2)
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("the-last-war-is-over", "SE-G2")
    assert told(state, GameEnded) == [GameEnded(state.result.places, state.result.scores)]


def test_ties_fewer_unrest_then_more_gold_then_shared() -> None:
    """SE-G2: the ruling."""
    assert places(over((27, 9), (24, 5), (20, 0))) == (3, 2, 1)
    assert places(over((20, 0, 7), (20, 0, 9), (20, 0, 8))) == (3, 1, 2)
    assert places(over((20, 0, 7), (20, 0, 7), (19, 0, 7))) == (1, 1, 3)


def test_revolutions_share_the_place_behind_all_others() -> None:
    """SE-G2: also behind a player with no points."""
    assert places(over((50, 20), (0, 0), (40, 30), (1, 0))) == (3, 2, 3, 1)


def test_if_all_are_in_revolution_nobody_wins() -> None:
    """SE-G2."""
    state = over((50, 20), (40, 30))
    assert places(state) == (2, 2)
    assert state.result is not None
    assert state.result.reason == "all-empires-fell-to-revolution"
    assert state.result.scores == (0, 0)


def test_after_the_end_nothing_is_played() -> None:
    """SE-G2."""
    state = over((30, 1), (20, 0))
    assert state.actor is None
    assert len(state.actions()) == 0
    assert refused(state, "pass") == ("SE-G2", "the-game-is-over")
