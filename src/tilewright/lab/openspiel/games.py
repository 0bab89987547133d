"""The games as OpenSpiel knows games: parameters, bounds, states, observers."""

import random
from typing import Any, ClassVar

import numpy as np
import pyspiel

import tilewright as tw
from tilewright.encodings import longest_game
from tilewright.kernel import Game, OptionInfo
from tilewright.lab.game_setup import GameSetup
from tilewright.lab.openspiel.node import GameNode
from tilewright.lab.rewards import rewards

DEFAULT_PLAYERS = 2
ANY_SEED = -1
SAMPLED = 0  # the only outcome of a chance node: whatever is drawn
PREFIX = "tilewright_"


class TileGame(pyspiel.Game):
    """A game with its parameters: `players`, `rng_seed` (−1 for any) and the options of the game.

    A list, such as the powers of empires, is given as words with spaces between.
    """

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = _defaults(tw.game(name)) | (params or {})
        players, seed = given.pop("players"), given.pop("rng_seed")
        options = {info.name: _read(info, given[info.name]) for info in tw.game(name).options}
        self.setup = GameSetup(name, players, options)
        self.rng = random.Random() if seed == ANY_SEED else random.Random(seed)
        length = longest_game(self.setup.game, players, self.setup.options)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.setup.codec.size,
                max_chance_outcomes=1,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=length,
            ),
            params or {},
        )
        self._length = length

    def __reduce__(self) -> tuple[Any, ...]:
        """With the state of the generator: OpenSpiel itself cannot yet keep that of a game written in Python."""
        return _load_game, (str(self), self.rng.getstate())

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one after every decision."""
        return self._length + 1

    def new_initial_state(self) -> "TileState":
        return TileState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TileObserver":
        if params:
            raise ValueError(f"observers of Tilewright's games take no parameters; given were {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TileObserver(self.setup, recall)


class TileState(pyspiel.State):
    """A moment of a game. Whatever draws or rolls does so at a chance node, with chance that nothing foretells."""

    def __init__(self, game: TileGame) -> None:
        super().__init__(game)
        self.node = GameNode.before_the_deal(game.setup.players)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_state, (self._game, self.serialize())

    @property
    def _game(self) -> TileGame:
        return self.get_game()

    def current_player(self) -> int:
        state = self.node.state
        if state is None or self.node.waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if state.actor is None else state.actor

    def is_terminal(self) -> bool:
        state = self.node.state
        return state is not None and state.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return np.sort(self._game.setup.codec.codes(self.node.state)).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(SAMPLED, 1.0)]

    def _apply_action(self, action: int) -> None:
        game, node = self._game, self.node
        if node.state is None:
            self.node = node.dealt(game.setup.start(game.rng.getrandbits(63)))
        elif node.waiting is not None:
            self.node = node.drawn(game.rng)
        else:
            self.node = node.then(game.setup.codec.decode(action, node.state))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.node.state is None:
            return "chance"
        return str(self._game.setup.codec.decode(action, self.node.state))

    def returns(self) -> list[float]:
        state = self.node.state
        result = None if state is None else state.result
        return [0.0] * self.num_players() if result is None else list(rewards(result))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TileState":
        """A state that this player cannot tell from this one."""
        sampled = self.clone()
        sampled.node = self.node.guessed(player_id, random.Random(probability_sampler()))
        return sampled

    def __str__(self) -> str:
        state, waiting = self.node.state, self.node.waiting
        if state is None:
            return "before the deal"
        return state.position() + ("" if waiting is None else f"\nwaiting for chance: {waiting}")


def _load_game(text: str, generator: Any) -> TileGame:
    game = pyspiel.load_game(text)
    game.rng.setstate(generator)
    return game


def _load_state(game: TileGame, text: str) -> TileState:
    return game.deserialize_state(text)


class TileObserver:
    """What a player sees: the arrays of `tilewright.encodings` as floats, and their view as JSON.

    With perfect recall the text begins with a digest of all that the player was ever told; the tensor shows the present
    in both cases.
    """

    def __init__(self, setup: GameSetup, recall: bool) -> None:
        self._setup = setup
        self._recall = recall
        self.tensor = np.zeros(setup.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TileState, player: int) -> None:
        position = state.node.state
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._setup.observer.see(position, player)

    def string_from(self, state: TileState, player: int) -> str:
        node = state.node
        if node.state is None:
            return f"player {player} before the deal"
        view = self._setup.game.to_json(node.state.view(player)).decode()
        return f"{node.digests[player].hex()} {view}" if self._recall else view


def game_type(game: Game[Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Tilewright: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(game),
    )


def _defaults(game: Game[Any]) -> dict[str, Any]:
    """The parameters and their usual values."""
    options = {info.name: "" if info.kind == "list" else info.default for info in game.options}
    return {"players": DEFAULT_PLAYERS, "rng_seed": ANY_SEED} | options


def _read(info: OptionInfo, value: Any) -> Any:
    return value.split() if info.kind == "list" else value


def register_games() -> None:
    """Tell OpenSpiel of all games. It wants a class for each, which must live as long as the process."""
    for name in tw.games():
        kind = game_type(tw.game(name))
        pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (TileGame,), {"name": name, "kind": kind}))
