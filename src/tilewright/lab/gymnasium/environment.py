"""Any game as a Gymnasium environment: one seat learns, the others are bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from numpy.typing import NDArray

from tilewright.bots import Bot, InformationState, bot, bots
from tilewright.encodings import CodeError
from tilewright.kernel import IllegalAction, OptionError, State
from tilewright.lab.game_setup import ILLEGAL, GameSetup, rewards
from tilewright.lab.rendering import RENDER_MODES, Rendered, render
from tilewright.lab.spaces import action_space, observation_space, seed_for

Seen = dict[str, NDArray[Any]]


class OneSeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the learner and all decisions of bots up to the next one, or to the end.

    `opponents` is the name of a bot for all other seats, or a list of names for them in the order of the table from
    the learner's left. `seat` is the learner's own; None draws one for each game. The reward comes at the end: see
    `rewards`. An action that is not legal ends the game with the worst reward; `info` then says which rule forbids it.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setup = GameSetup(game, players, options)
        if seat is not None and seat not in range(players):
            raise OptionError("seat", f"{seat!r} will not do; it takes 0 to {players - 1}, or None for any")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("render_mode", f"{render_mode!r} will not do; there are {', '.join(RENDER_MODES)}")
        self.opponents = _names(opponents, players - 1)
        self.render_mode = render_mode
        self.action_space = action_space(self.setup)
        self.observation_space = observation_space(self.setup)
        self._wanted_seat = seat
        self._bots: list[Bot] = []
        self.seat = 0
        self.position: State | None = None  # the state of the game; None before the first reset

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played up to the learner's first decision. What follows from a seed is always the same."""
        super().reset(seed=seed)
        dice = self.np_random
        self.seat = int(dice.integers(self.setup.players)) if self._wanted_seat is None else self._wanted_seat
        self._bots = [bot(name, self.setup.game, seed_for(dice)) for name in self.opponents]
        self.position = self._until_asked(self.setup.start(seed_for(dice)))
        self._show()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self._state()
        try:
            state = state.play(self.setup.codec.decode(int(action), state))
        except (CodeError, IllegalAction) as error:
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": str(error)}
        self.position = state = self._until_asked(state)
        self._show()
        reward = 0.0 if state.result is None else rewards(state.result)[self.seat]
        return self._seen(), reward, state.result is not None, False, self._info()

    def _until_asked(self, state: State) -> State:
        """Let the bots decide until the learner must, or the game is over."""
        while state.actor is not None and state.actor != self.seat:
            player = self._bots[(state.actor - self.seat - 1) % self.setup.players]
            state = state.play(player.choose(InformationState(state, state.actor)))
        return state

    def _state(self) -> State:
        if self.position is None:
            raise RuntimeError("reset() comes first")
        return self.position

    def _seen(self) -> Seen:
        state = self._state()
        return {
            "observation": self.setup.observer.see(state, self.seat),
            "action_mask": self.setup.mask(state, self.seat),
        }

    def _info(self) -> dict[str, Any]:
        """The seat, and at the end the places and scores of all."""
        result = self._state().result
        info: dict[str, Any] = {"seat": self.seat}
        return info if result is None else info | {"places": result.places, "scores": result.scores}

    def render(self) -> Rendered:  # type: ignore[override]  # Gymnasium's own annotation knows fewer modes
        if self.render_mode is None:
            raise OptionError("render_mode", f"none was chosen; make the environment with one of {RENDER_MODES}")
        return render(self._state(), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _names(opponents: str | Sequence[str], others: int) -> list[str]:
    """The names of the bots, one for each other seat."""
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise OptionError(
            "opponents", f"{len(names)} names for {others} other seats; give one for each, or one for all"
        )
    for name in names:
        if name not in bots():
            raise OptionError("opponents", f"there is no bot {name!r}; there are {', '.join(bots())}")
    return names
