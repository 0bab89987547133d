"""The baselines, `greedy` and `random`: honest, reproducible, and greed pays."""

import random
from itertools import product

import pytest
from msgspec.structs import replace

import tilewright as tw
from tilewright.bots import Bot, InformationState, bot
from tilewright.bots.greedy import best_single_action
from tilewright.bots.measures import points
from tilewright.bots.qwirkle.greedy import without_a_play
from tilewright.bots.tigris.measure import weakest_colours
from tilewright.games.qwirkle.model.actions import End, Pass, Place, Trade
from tilewright.kernel import OptionError, State

QWIRKLE = tw.game("qwirkle")
PLIES = 60
BASELINES = ("greedy", "random")


def moments(players: int, seed: int) -> list[State]:
    """States of a game: half of the actions random, half greedy, so that turns of several tiles come up."""
    state, rng = QWIRKLE.start(players, seed), random.Random(seed)
    greedy = bot("greedy", QWIRKLE, seed)
    found: list[State] = []
    while state.actor is not None and len(found) < PLIES:
        found.append(state)
        action = (
            state.actions().pick(rng) if rng.random() < 0.5 else greedy.choose(InformationState(state, state.actor))
        )
        state = state.play(action)
    return found


def play(seats: list[Bot], seed: int) -> State:
    state = QWIRKLE.start(len(seats), seed)
    while (seat := state.actor) is not None:
        state = state.play(seats[seat].choose(InformationState(state, seat)))
    return state


@pytest.mark.parametrize(("name", "players"), list(product(BASELINES, (2, 4))))
def test_what_a_seat_cannot_tell_apart_makes_no_difference(name: str, players: int) -> None:
    rng = random.Random(players)
    for state in moments(players, 5):
        assert state.actor is not None
        chosen = bot(name, QWIRKLE, 1).choose(InformationState(state, state.actor))
        assert chosen in state.actions()
        for _ in range(3):
            other = state.guess(state.actor, rng)
            assert bot(name, QWIRKLE, 1).choose(InformationState(other, state.actor)) == chosen


@pytest.mark.parametrize("game", [tw.game(name) for name in tw.games()], ids=lambda game: game.name)
def test_every_game_can_be_played_by_the_baselines_and_honestly(game: tw.Game) -> None:
    state, rng = game.start(game.player_counts[-1], 3), random.Random(4)
    for ply in range(16):
        assert state.actor is not None
        name = BASELINES[ply % 2]
        chosen = bot(name, game, 1).choose(InformationState(state, state.actor))
        other = state.guess(state.actor, rng)
        assert bot(name, game, 1).choose(InformationState(other, state.actor)) == chosen
        state = state.play(chosen)


@pytest.mark.parametrize("name", BASELINES)
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    records = [tw.Record.of(play([bot(name, QWIRKLE, 1), bot(name, QWIRKLE, 2)], 3)) for _ in range(2)]
    assert records[0] == records[1]


def test_random_bots_of_different_seeds_differ() -> None:
    games = {tw.Record.of(play([bot("random", QWIRKLE, seed)] * 2, 3)).actions for seed in range(3)}
    assert len(games) == 3


def test_greedy_beats_random_at_qwirkle() -> None:
    seeds = range(20)
    margins: list[int] = []
    for seed in seeds:
        seat = seed % 2
        seats = [bot("random", QWIRKLE, seed), bot("random", QWIRKLE, seed)]
        seats[seat] = bot("greedy", QWIRKLE, seed)
        result = play(seats, seed).result
        assert result is not None
        margins.append(result.scores[seat] - result.scores[1 - seat])
    assert sum(margin > 0 for margin in margins) >= 19
    assert sum(margins) / len(margins) > 50


def test_greedy_plays_the_whole_turn_that_scores_most() -> None:
    state = QWIRKLE.start(2, 11)
    for _ in range(12):
        assert state.actor is not None
        seat = state.actor
        best = max([turn.score for turn in QWIRKLE.plays(state)], default=0)  # pyright: ignore[reportAttributeAccessIssue]
        before = state.view(None).players[seat].score  # pyright: ignore[reportAttributeAccessIssue]
        while state.actor == seat:
            state = state.play(bot("greedy", QWIRKLE, 1).choose(InformationState(state, seat)))
        assert state.view(None).players[seat].score == before + best  # pyright: ignore[reportAttributeAccessIssue]


def test_greedy_completes_a_turn_that_somebody_else_began() -> None:
    state = QWIRKLE.start(2, 4)
    rng = random.Random(2)
    for _ in range(20):
        assert state.actor is not None
        seat = state.actor
        places = [action for action in state.actions() if isinstance(action, Place)]
        state = state.play(places[rng.randrange(len(places))] if places else state.actions().pick(rng))
        while state.actor == seat:
            action = bot("greedy", QWIRKLE, 1).choose(InformationState(state, seat))
            assert isinstance(action, Place | End)
            state = state.play(action)


POSITION = """
game: qwirkle
seed: 1
hand 0: {hand}
hand 1: Gst

Rsq Rci
"""


def greedy_on(position: str) -> object:
    return bot("greedy", QWIRKLE, 1).choose(InformationState(QWIRKLE.position(position), 0))


def test_greedy_without_a_play_trades_all_but_its_largest_set() -> None:
    assert greedy_on(POSITION.format(hand="Gst Gst Bst Yst Gdi Bx")) == Trade(("Gst", "Gdi", "Bx"))


def test_greedy_trades_one_tile_of_a_hand_that_is_one_set() -> None:
    assert greedy_on(POSITION.format(hand="Gst Gdi")) == Trade(("Gdi",))


def test_greedy_with_an_empty_bag_and_no_play_passes() -> None:
    view = InformationState(QWIRKLE.position(POSITION.format(hand="Gst Gdi")), 0).view
    assert without_a_play(replace(view, bag=0)) == Pass()  # pyright: ignore[reportArgumentType]


def test_greed_in_any_other_game_takes_the_points_it_sees() -> None:
    state = QWIRKLE.position(POSITION.format(hand="Rst"))
    state = state.play(QWIRKLE.parse("place Rst 2,0"))
    assert best_single_action(InformationState(state, 0), random.Random(1)) == End()


def test_greed_plays_by_chance_where_no_points_are_shown() -> None:
    class Silent:
        def view(self, _seat: int) -> object:
            return object()

    assert points(Silent(), 0) is None


def test_at_tigris_the_weakest_colour_counts_and_treasures_go_there() -> None:
    state = tw.game("tigris").start(3, 1)
    assert weakest_colours(state, 0) == (0, 0, 0, 0)
    richer = replace(state, points=(4, 0, 1, 3, *[9] * 8), treasures=bytes((3, 9, 9)))  # pyright: ignore[reportCallIssue]
    assert weakest_colours(richer, 0) == (2, 2, 3, 4)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    known = "novice, adept, master, grandmaster, gambler, collector, locksmith, greedy, random"
    with pytest.raises(OptionError, match=known):
        bot("gready", QWIRKLE, 1)
