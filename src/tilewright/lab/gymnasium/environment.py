"""Any game as a Gymnasium environment: one seat learns, the others are bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tilewright.bots import Bot, InformationState
from tilewright.encodings import CodeError
from tilewright.kernel import Action, IllegalAction, OptionError, State
from tilewright.lab.game_setup import NONE, GameSetup
from tilewright.lab.opponents import CodedPolicy, Opponent, made, seated
from tilewright.lab.rendering import RENDER_MODES, Rendered, render
from tilewright.lab.rewards import ILLEGAL, Potential, RewardKind, check_reward, final_rewards
from tilewright.lab.spaces import action_space, observation_space, seed_for

Seen = dict[str, NDArray[Any]]


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the learner and all decisions of bots up to the next one, or to the end.

    `opponents` is one for all other seats, or a list of them in the order of the table from the learner's left: the
    name of any bot, a Bot, a function from an information state to an action, a CodedPolicy, or a Pool of these. `seat`
    is the learner's own; None draws one for each game. `reward` is `place`, `margin` or `points` (`lab/rewards.py`),
    and `discount` the learner's own, for the last of them. An action that is not legal ends the game with the worst
    reward; `info` then says which rule forbids it. `info["legal"]` are the codes of what may be done.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        reward: RewardKind = "place",
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        self.setup = GameSetup(game, players, options)
        if seat is not None and seat not in range(players):
            raise OptionError("seat", f"{seat!r} is not allowed; it takes 0 to {players - 1}, or None for any")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("render_mode", f"{render_mode!r} is not allowed; there are {', '.join(RENDER_MODES)}")
        check_reward(reward, discount)
        self.opponents = seated(opponents, players - 1)
        self.reward: RewardKind = reward
        self.render_mode = render_mode
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)
        self._wanted_seat = seat
        self._bots: list[Bot | CodedPolicy] = []
        self._potential = Potential(self.setup.observer, discount) if reward == "points" else None
        self._legal = NONE
        self.seat = 0
        self.position: State | None = None  # the state of the game; None before the first reset

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played up to the learner's first decision. What follows from a seed is always the same."""
        super().reset(seed=seed)
        dice = self.np_random
        self.seat = int(dice.integers(self.setup.players)) if self._wanted_seat is None else self._wanted_seat
        self._bots = [made(one, self.setup.game, dice, seed_for(dice)) for one in self.opponents]
        self._move_to(self._until_asked(self.setup.start(seed_for(dice))))
        seen = self._seen()
        if self._potential is not None:
            self._potential.begin(seen["observation"])
        return seen, self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self._state()
        try:
            state = state.play(self.setup.codec.decode(int(action), state))
        except (CodeError, IllegalAction) as error:
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": str(error)}
        state = self._until_asked(state)
        self._move_to(state)
        seen, over = self._seen(), state.result is not None
        reward = 0.0 if state.result is None else final_rewards(self.reward, state.result)[self.seat]
        if self._potential is not None:
            reward += float(self._potential.growth(seen["observation"], over))
        return seen, reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done, as MaskablePPO of sb3-contrib asks for it."""
        return self.setup.mask(self._legal).astype(np.bool_)

    def _until_asked(self, state: State) -> State:
        """Let the bots decide until the learner must, or the game is over."""
        while state.actor is not None and state.actor != self.seat:
            player = self._bots[(state.actor - self.seat - 1) % self.setup.players]
            state = state.play(self._choice(player, state, state.actor))
        return state

    def _choice(self, player: Bot | CodedPolicy, state: State, seat: int) -> Action:
        if isinstance(player, Bot):
            return player.choose(InformationState(state, seat))
        mask = self.setup.mask(self.setup.codec.codes(state))
        seen = {"observation": self.setup.observer.see(state, seat), "action_mask": mask}
        return self.setup.codec.decode(int(player.choose_code(seen)), state)

    def _move_to(self, state: State) -> None:
        self.position = state
        self._legal = self.setup.legal(state, self.seat)
        if self.render_mode == "human":
            self.render()

    def _state(self) -> State:
        if self.position is None:
            raise RuntimeError("reset() comes first")
        return self.position

    def _seen(self) -> Seen:
        state = self._state()
        return {
            "observation": self.setup.observer.see(state, self.seat),
            "action_mask": self.setup.mask(self._legal),
        }

    def _info(self) -> dict[str, Any]:
        """The seat and the codes of what it may do, and at the end the places and scores of all."""
        result = self._state().result
        info: dict[str, Any] = {"seat": self.seat, "legal": tuple(self._legal.tolist())}
        return info if result is None else info | {"places": result.places, "scores": result.scores}

    def render(self) -> Rendered:  # type: ignore[override]  # Gymnasium's own annotation knows fewer modes
        if self.render_mode is None:
            raise OptionError("render_mode", f"none was chosen; make the environment with one of {RENDER_MODES}")
        return render(self._state(), self.render_mode)
