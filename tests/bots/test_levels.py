"""What the levels promise: honest, reproducible, within their budget, in every game and for every number of players."""

import random
from typing import Any

import pytest

import tilewright as tw
from tests.bots.positions import last_choices, walk
from tilewright.bots import InformationState, bot, bots, engine_of
from tilewright.bots.engine import Budget, Reason
from tilewright.bots.levels import LEVEL_NAMES, Level
from tilewright.bots.noise import gaussian, with_noise
from tilewright.bots.one_ply import OnePlyEngine
from tilewright.bots.search_backend import only
from tilewright.kernel import OptionError

GAMES = [tw.game(name) for name in tw.games()]
TABLES = [(game, players) for game in GAMES for players in game.player_counts]
SMALL = 60  # positions: enough to think, quick enough for all tables
ACTIONS_TO_A_POSITION = 15


def named(table: object) -> str:
    return table.name if isinstance(table, tw.Game) else str(table)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
def test_what_a_seat_cannot_tell_apart_makes_no_difference(game: tw.Game, players: int, level: str) -> None:
    rng = random.Random(players)
    for state in walk(game, players, players, 4):
        assert state.actor is not None
        player = bot(level, game, 1, SMALL)
        chosen = player.choose(InformationState(state, state.actor))
        assert chosen in state.actions()
        other = state.guess(state.actor, rng)
        assert bot(level, game, 1, SMALL).choose(InformationState(other, state.actor)) == chosen


@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
def test_every_level_decides_up_to_the_last_action_of_a_game(game: tw.Game, players: int) -> None:
    for state in last_choices(game, players, seed=players, most=12):
        assert state.actor is not None
        for level in LEVEL_NAMES:
            assert bot(level, game, 1, SMALL).choose(InformationState(state, state.actor)) in state.actions()


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_level_is_the_same_for_the_same_seed_information_and_budget(game: tw.Game, level: str) -> None:
    engine = engine_of(game.name)
    for state in walk(game, game.player_counts[0], 9, 3):
        assert state.actor is not None
        info, player = InformationState(state, state.actor), bot(level, game, 5, SMALL)
        analysed = [engine.analyse(info, engine.levels[level].within(SMALL), player.rng(info)) for _ in range(2)]
        assert analysed[0] == analysed[1]


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_choices_are_ranked_legal_and_chances(game: tw.Game) -> None:
    engine = engine_of(game.name)
    for state in walk(game, game.player_counts[-1], 4, 3):
        assert state.actor is not None
        info = InformationState(state, state.actor)
        choices = engine.analyse(info, engine.levels["adept"], bot("adept", game, 1).rng(info))
        values = [choice.value for choice in choices]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert all(choice.action in state.actions() for choice in choices)
        assert all(isinstance(reason, Reason) for choice in choices for reason in choice.reasons)
        standing = engine.standing(info)
        assert len(standing) == state.players
        assert sum(standing) == pytest.approx(1)


class Counter:
    """How often a function of a class is called, from now on until the test is over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.calls = 0
        original = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_work_for_a_decision_is_bounded_by_the_budget(
    game: tw.Game, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, not timed: actions tried out. A position may be some actions away, so the bound is a multiple."""
    tried = Counter(monkeypatch, game.state_type, "after")
    for state in walk(game, game.player_counts[0], 3, 5):
        assert state.actor is not None
        info = InformationState(state, state.actor)
        tried.calls = 0
        with only("readable"):
            bot(level, game, 1, SMALL).choose(info)
        assert tried.calls <= ACTIONS_TO_A_POSITION * SMALL


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_master_with_more_budget_looks_at_more(game: tw.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    paid = Counter(monkeypatch, Budget, "spend")
    found: list[int] = []
    for budget in (SMALL, 4 * SMALL):
        paid.calls = 0
        for state in walk(game, game.player_counts[0], 3, 5):
            assert state.actor is not None
            with only("readable"):
                bot("master", game, 1, budget).choose(InformationState(state, state.actor))
        found.append(paid.calls)
    assert found[0] < found[1]


def test_a_forced_action_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tw.game("qwirkle")
    state = game.position("game: qwirkle\nseed: 1\nhand 0: Rst\nhand 1: Gst\nfree opening: yes\n")
    state = state.play(game.parse("place Rst 0,0"))
    assert len(state.actions()) == 1
    monkeypatch.setattr(type(engine_of("qwirkle")), "analyse", None)
    assert str(bot("master", game, 1).choose(InformationState(state, 0))) == "end"


def test_every_level_is_among_the_bots() -> None:
    assert bots() == ("novice", "adept", "master", "grandmaster", "greedy", "random")


@pytest.mark.parametrize("budget", [0, -3, True])
def test_a_budget_is_a_number_of_positions(budget: int) -> None:
    with pytest.raises(OptionError, match="at least 1"):
        bot("master", GAMES[0], 1, budget)


def test_only_levels_take_a_budget() -> None:
    with pytest.raises(OptionError, match="novice, adept, master"):
        bot("greedy", GAMES[0], 1, 100)


def test_a_budget_is_spent_all_or_nothing() -> None:
    budget = Budget(5)
    assert budget.spend(3)
    assert not budget.spend(3)
    assert budget.left == 2


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_game_without_an_engine_of_its_own_is_played_at_every_level(game: tw.Game, level: str) -> None:
    engine, state = OnePlyEngine(), game.start(game.player_counts[0], 2)
    assert state.actor is not None
    info = InformationState(state, state.actor)
    choices = engine.analyse(info, engine.levels[level].within(SMALL), random.Random(1))
    assert choices[0].action in state.actions()
    assert sum(engine.standing(info)) == pytest.approx(1)


def test_the_one_ply_engine_takes_points_when_it_sees_them() -> None:
    game = tw.game("qwirkle")
    state = game.position("game: qwirkle\nseed: 1\nhand 0: Rst\nhand 1: Gst\n\nRsq Rci\n").play(
        game.parse("place Rst 2,0")
    )
    chosen = OnePlyEngine().analyse(InformationState(state, 0), Level("adept", 500), random.Random(1))[0].action
    assert str(chosen) == "end"


def test_noise_changes_the_order_and_nothing_else() -> None:
    game = tw.game("qwirkle")
    state = game.start(2, 1)
    assert state.actor is not None
    choices = engine_of("qwirkle").analyse(InformationState(state, state.actor), Level("adept", 300), random.Random(1))
    mixed = with_noise(choices, 0.3, random.Random(2))
    assert [choice.action for choice in mixed] != [choice.action for choice in choices]
    assert sorted(str(choice.action) for choice in mixed) == sorted(str(choice.action) for choice in choices)
    samples = [gaussian(random.Random(seed)) for seed in range(400)]
    assert abs(sum(samples) / 400) < 0.25
