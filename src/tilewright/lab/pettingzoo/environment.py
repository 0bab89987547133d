"""Any game as a PettingZoo environment in which agents act one after another (AEC)."""

from typing import Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tilewright.kernel import OptionError, State
from tilewright.lab.game_setup import NONE, GameSetup
from tilewright.lab.rendering import RENDER_MODES, Rendered, render
from tilewright.lab.rewards import ILLEGAL, Potential, RewardKind, check_reward, final_rewards
from tilewright.lab.spaces import action_space, observation_space, seed_for

Agent = str
Illegal = Literal["end", "replace"]


class TileGameEnv(AECEnv[Agent, Any, Any]):
    """Seats are the agents `player_0`, `player_1` and so on; one step is one decision.

    What an agent sees is made when it is asked for; `infos[agent]["legal"]` are the codes of what it may do. `reward`
    is `place`, `margin` or `points` (`lab/rewards.py`), and `discount` the learner's own, for the last of them.
    `max_cycles` truncates a game after so many decisions. An action that is not legal raises IllegalAction here, with
    the rule; `env` wraps this so that it ends the game instead.
    """

    game: ClassVar[str]
    metadata: dict[str, Any]

    def __init__(
        self,
        players: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: RewardKind = "place",
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        super().__init__()
        self.setup = GameSetup(self.game, players, options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("render_mode", f"{render_mode!r} is not allowed; there are {', '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(
                "max_cycles", f"{max_cycles!r} is not allowed; it takes 1 or more, or None for whole games"
            )
        check_reward(reward, discount)
        self.reward: RewardKind = reward
        wanted = players if reward == "points" else 0
        self._potentials = [Potential(self.setup.observer, discount) for _ in range(wanted)]  # one for each seat
        self._legal = NONE
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[Agent] = []
        self.action_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: action_space(self.setup) for agent in self.possible_agents
        }
        self.observation_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: observation_space(self.setup) for agent in self.possible_agents
        }
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.dice = seeding.np_random()[0]
        self._cycles = 0
        self.position: State | None = None  # the state of the game; None before the first reset

    def __str__(self) -> str:
        return self.metadata["name"]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed deals the same game as `game.start` does with it."""
        if seed is not None:
            self.dice = seeding.np_random(seed)[0]
        self.position = self.setup.start(seed_for(self.dice) if seed is None else seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        for seat, potential in enumerate(self._potentials):
            potential.begin(self.setup.observer.see(self.position, seat))
        self._select_next()

    def observe(self, agent: Agent) -> dict[str, Any]:
        state, seat = self._state(), self._seat_of[agent]
        mask = self.setup.mask(self._legal if seat == state.actor else NONE)
        return {"observation": self.setup.observer.see(state, seat), "action_mask": mask}

    def legal_codes(self) -> NDArray[np.intp]:
        """The codes of all that may be done now."""
        return self._legal

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._state()
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose game is over")
        self.position = state = state.play(self.setup.codec.decode(int(action), state))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if state.result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if state.result is not None or self._potentials:
            self.rewards = dict(zip(self.possible_agents, self._gained(state), strict=True))
            self._accumulate_rewards()
        self._select_next()

    def _gained(self, state: State) -> list[float]:
        """What the last decision has brought to each seat."""
        over = state.result is not None
        gained = [0.0] * self.setup.players if state.result is None else list(final_rewards(self.reward, state.result))
        for seat, potential in enumerate(self._potentials):
            gained[seat] += float(potential.growth(self.setup.observer.see(state, seat), over))
        return gained

    def _state(self) -> State:
        if self.position is None:
            raise RuntimeError("reset() comes first")
        return self.position

    def _select_next(self) -> None:
        """Who decides, and what they may do; when the game is over, whoever comes first is the first to leave."""
        state = self._state()
        self._legal = NONE if state.actor is None else self.setup.codec.codes(state)
        self.agent_selection = self.agents[0] if state.actor is None else self.possible_agents[state.actor]
        self.infos: dict[Agent, dict[str, Any]] = {agent: {"legal": ()} for agent in self.agents}
        if state.actor is not None:
            self.infos[self.agent_selection] = {"legal": tuple(self._legal.tolist())}
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        if self.render_mode is None:
            raise OptionError("render_mode", f"none was chosen; make the environment with one of {RENDER_MODES}")
        return render(self._state(), self.render_mode)

    def close(self) -> None:
        """Nothing is open: every picture is made when it is asked for."""


class ReplaceIllegal(wrappers.BaseWrapper[Agent, Any, Any]):
    """An action that is not legal becomes one that is, drawn at random: for learners that know of no masks."""

    def step(self, action: int | None) -> None:
        raw = self.unwrapped
        assert isinstance(raw, TileGameEnv)
        if action is not None and (legal := raw.legal_codes()).size and action not in legal:
            action = int(raw.dice.choice(legal))
        super().step(action)


def wrapped(raw: TileGameEnv, illegal: Illegal = "end") -> AECEnv:
    """The usual wrappers: calls must come in order, and what is not legal ends the game with the worst reward."""
    if illegal not in get_args(Illegal):
        raise OptionError("illegal", f"{illegal!r} is not allowed; there are {', '.join(get_args(Illegal))}")
    env: AECEnv = wrappers.TerminateIllegalWrapper(raw, ILLEGAL) if illegal == "end" else ReplaceIllegal(raw)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def at_once(env: AECEnv) -> ParallelEnv:
    """One step takes an action of every agent, and plays that of the one who decides."""
    return turn_based_aec_to_parallel(env)


def metadata(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
