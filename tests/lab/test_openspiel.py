"""OpenSpiel's own tests, for every game at every number of players; its IS-MCTS bot plays a game."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment, test_utils
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tilewright as tw
import tilewright.lab.openspiel  # registers the games
from tilewright.encodings import longest_game

EVERY = [(name, players) for name in tw.games() for players in tw.game(name).player_counts]
every_game_and_number = pytest.mark.parametrize(("name", "players"), EVERY)


def load(name: str, players: int = 2, seed: int = 1) -> Any:
    return pyspiel.load_game(f"tilewright_{name}(players={players},rng_seed={seed})")


def after(state: Any, decisions: int, rng: np.random.RandomState) -> Any:
    """So many random decisions on, at a decision."""
    while decisions or state.is_chance_node():
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))
        assert not state.is_terminal()
    return state


@every_game_and_number
def test_random_sim_test(name: str, players: int) -> None:
    """Without serialising games: OpenSpiel cannot keep the generator of a sampled game that is written in Python."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=False, verbose=False)


@every_game_and_number
def test_games_sim_test(name: str, players: int) -> None:
    """Clones, pickles of games and states, returns."""
    test = games_sim_test.GamesSimTest("test_game_sim_tic_tac_toe")  # any name; what we want of it is `sim_game`
    test.sim_game(load(name, players), check_pyspiel_serialization=False)


@pytest.mark.parametrize("name", tw.games())
def test_sampled_stochastic_games_test(name: str) -> None:
    """A pickled game goes on drawing where the first one was."""
    game = load(name)
    test_utils.random_playout(game.new_initial_state(), 1)
    twin = pickle.loads(pickle.dumps(game))
    mine, theirs = (test_utils.random_playout(each.new_initial_state(), 1) for each in (game, twin))
    assert str(mine) == str(theirs)


@pytest.mark.parametrize("name", tw.games())
def test_rl_environment(name: str) -> None:
    env = rl_environment.Environment(load(name, 2))
    step, rng = env.reset(), np.random.RandomState(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(0)


class NoOpinion(mcts.Evaluator):
    """Says of every position that it is even, so that a search costs no more than its steps."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", tw.games())
def test_its_ismcts_bot_plays_a_game(name: str) -> None:
    game, rng = load(name, 2), np.random.RandomState(3)
    player = ismcts.ISMCTSBot(game, NoOpinion(), uct_c=1.4, max_simulations=4, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else int(player.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", tw.games())
def test_its_ismcts_bot_searches_with_rollouts(name: str) -> None:
    game, rng = load(name, 2), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    player = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=8, random_state=rng)
    state = after(game.new_initial_state(), 8, rng)
    policy = player.get_policy(state)
    assert {action for action, _ in policy} == set(state.legal_actions())
    assert sum(chance for _, chance in policy) == pytest.approx(1)


@every_game_and_number
def test_a_sampled_world_is_one_the_player_cannot_tell_apart(name: str, players: int) -> None:
    state = after(load(name, players).new_initial_state(), 12, np.random.RandomState(players))
    player = state.current_player()
    for number in range(3):
        other = state.resample_from_infostate(player, lambda number=number: number / 3)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)


def test_perfect_recall_tells_apart_what_looks_alike() -> None:
    """Two ways to one position: the leader goes up and off, or the turn begins without it."""
    game = load("tigris")
    state = game.new_initial_state()
    state.apply_action(0)
    player = state.current_player()
    setup, position = state.get_game().setup, state.node.state
    up = next(action for action in position.actions() if str(action).startswith("leader king"))
    first = state.clone()
    for action in (up, tw.game("tigris").parse("leader king off")):
        first.apply_action(setup.codec.encode(action, first.node.state))
    looks = (first.observation_string(player), state.observation_string(player))
    recalls = (first.information_state_string(player), state.information_state_string(player))
    assert recalls[0] != recalls[1]
    assert looks[0] != recalls[0]


def test_chance_is_drawn_anew_at_every_visit() -> None:
    game = load("qwirkle")
    state = after(game.new_initial_state(), 0, np.random.RandomState(1))
    trade = None
    while trade is None:
        state = after(state, 1, np.random.RandomState(2))
        trade = next((code for code in state.legal_actions() if state.action_to_string(code).startswith("trade")), None)
    state.apply_action(trade)
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 1.0)]
    hands = set()
    for _ in range(8):
        twin = state.clone()
        twin.apply_action(0)
        hands.add(twin.node.state.hands)
    assert len(hands) > 1


@every_game_and_number
def test_states_come_back_from_their_text(name: str, players: int) -> None:
    game = load(name, players)
    state = game.new_initial_state()
    rng = np.random.RandomState(5)
    for _ in range(25):
        twin = game.deserialize_state(state.serialize())
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("tilewright_tigris(players=3,board=alternate,ziggurat=True)")
    assert game.setup.options.board == "alternate"
    assert game.setup.options.ziggurat
    powers = pyspiel.load_game("tilewright_empires", {"players": 2, "powers": "britain spain"})
    assert powers.setup.options.powers == ("britain", "spain")
    with pytest.raises(tw.OptionError, match="takes 2 to 4"):
        pyspiel.load_game("tilewright_tigris(players=5)")


@every_game_and_number
def test_games_stay_within_the_declared_bounds(name: str, players: int) -> None:
    game = load(name, players, seed=2)
    assert game.max_game_length() == longest_game(name, players)
    state = test_utils.random_playout(game.new_initial_state(), 3)
    chance = sum(action.player == pyspiel.PlayerId.CHANCE for action in state.full_history())
    assert chance <= game.max_chance_nodes_in_history()
    assert len(state.full_history()) - chance <= game.max_game_length()
    assert all(-1 <= value <= 1 for value in state.returns())


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="take no parameters"):
        load("qwirkle").make_py_observer(None, {"what": 1})
