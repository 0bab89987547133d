"""Styles: masters that like to do one thing, and give up a little of their chance to win for it.

A game's package of bots exports STYLES, styles by their names: a warlord, a builder. What a style likes are deeds: a
war that is begun, a monument that is built. Of the choices that `master` sees it takes the one that is worth most when
each deed adds what it is liked by. So it never gives up more than its deeds of a turn are worth to it, and it knows no
more than `master` does.
"""

from collections.abc import Callable, Mapping

import msgspec

from tilewright.bots.discovery import exported
from tilewright.bots.engine import Choice, EngineBot
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import MASTER
from tilewright.games import games
from tilewright.kernel import Action, Game, State

Deeds = Callable[[State, Action], tuple[str, ...]]
"""What an action in a state is counted as; nothing, for most of them."""


class Style(msgspec.Struct, frozen=True):
    """`likes`: by the name of a deed, how much chance to win it is worth."""

    likes: Mapping[str, float]
    deeds: Deeds

    def liking(self, state: State, choice: Choice) -> float:
        """What the choice, and what is planned to follow it in the same turn, adds to its value."""
        found, actor = 0.0, state.actor
        for action in (choice.action, *choice.line):
            if state.actor != actor or action not in state.actions():
                break  # a question came up first, and what follows depends on the answer
            found += sum(self.likes.get(deed, 0.0) for deed in self.deeds(state, action))
            state = state.after(action)
        return found


def styles_of(game: str) -> Mapping[str, Style]:
    return exported(game, "STYLES") or {} if game in games() else {}


def all_styles() -> tuple[str, ...]:
    """The names of the styles of all games."""
    return tuple(dict.fromkeys(name for game in games() for name in styles_of(game)))


class StyledBot(EngineBot):
    """A master with a style."""

    def __init__(self, game: Game, seed: int | str | bytes | None, style: str, budget: int | None = None) -> None:
        super().__init__(game, seed, MASTER, budget)
        self.style = styles_of(game.name)[style]

    def choose(self, info: InformationState) -> Action:
        actions = info.actions()
        if len(actions) == 1:
            return next(iter(actions))
        state, choices = info.any_guess(), self.engine.analyse(info, self.level, self.rng(info))
        return max(choices, key=lambda choice: choice.value + self.style.liking(state, choice)).action
