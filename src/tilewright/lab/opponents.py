"""Who sits at the other seats of an environment: bots by name, Bot objects, functions, networks, and pools of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import Bot, InformationState, bot, bots, is_bot
from tilewright.bots.external import check_external, is_external
from tilewright.bots.policy import Policy, PolicyBot
from tilewright.kernel import Action, Game, OptionError
from tilewright.lab.game_setup import GameSetup

Seen = Mapping[str, NDArray[Any]]


class CodedPolicy:
    """A function from what a learner sees, a dictionary with `observation` and `action_mask`, to the code of an action:
    what a network learns, as an opponent. It is also a function from an information state to an action, so it plays
    wherever such a function does, in `tilewright.arena.play` for one."""

    def __init__(self, choose_code: Callable[[Seen], int]) -> None:
        self.choose_code = choose_code
        self._setup: GameSetup | None = None  # of the last game that it played

    def __call__(self, info: InformationState) -> Action:
        state = info.any_guess()  # what the seat sees and may do is alike in all of them
        setup = self._setup
        if setup is None or (setup.game, setup.players, setup.options) != (info.game, state.players, state.options):
            self._setup = setup = GameSetup(info.game.name, state.players, state.options)
        mask = setup.mask(setup.codec.codes(state))
        code = self.choose_code({"observation": setup.observer.see(state, info.seat), "action_mask": mask})
        return setup.codec.decode(int(code), state)


class Pool:
    """Opponents of which every game draws one for each seat, all of them as likely: checkpoints of a learner, say,
    which `add` brings in while it learns."""

    def __init__(self, members: Iterable["str | Bot | Policy | CodedPolicy"] = ()) -> None:
        self.members = list(members)

    def add(self, member: "str | Bot | Policy | CodedPolicy") -> None:
        """One more, for the games that begin from now on."""
        _check(member)
        self.members.append(member)

    def __deepcopy__(self, memo: object) -> "Pool":
        return self  # Gymnasium copies what it is given, and what is added later should still come in


Opponent: TypeAlias = str | Bot | Policy | CodedPolicy | Pool


def seated(opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """The opponents at so many other seats. OptionError if one of them cannot be."""
    listed: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * others
    if len(listed) != others:
        raise OptionError(
            "opponents", f"{len(listed)} names for {others} other seats; give one for each, or one for all"
        )
    for one in listed:
        _check(one)
    return listed


def made(opponent: Opponent, game: Game[Any], dice: np.random.Generator, seed: int) -> Bot | CodedPolicy:
    """Whoever plays this game at a seat."""
    if isinstance(opponent, Pool):
        opponent = opponent.members[int(dice.integers(len(opponent.members)))]
    if isinstance(opponent, str):
        return bot(opponent, game, seed)
    return opponent if isinstance(opponent, Bot | CodedPolicy) else PolicyBot(opponent)


def _check(opponent: Any) -> None:
    if isinstance(opponent, Pool):
        if not opponent.members:
            raise OptionError("opponents", "the pool is empty; begin with one opponent, such as Pool(['random'])")
        for member in opponent.members:
            _check(member)
    elif isinstance(opponent, str):
        if is_external(opponent):
            check_external(opponent)
        elif not is_bot(opponent):
            raise OptionError("opponents", f"there is no bot {opponent!r}; there are {', '.join(bots())}")
    elif not isinstance(opponent, Bot | CodedPolicy) and not callable(opponent):
        raise OptionError(
            "opponents", f"{opponent!r} is none: it is a name, a Bot, a function, a CodedPolicy or a Pool of these"
        )
