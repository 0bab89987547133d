"""A bot that takes the most that it can get at once.

Games whose turns need more than one look ahead have a module of their own in `OWN_WAYS`; all others are played by
trying the actions on a guess.
"""

from collections.abc import Callable
from importlib import import_module

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import InformationState
from tilewright.bots.measures import measure_of
from tilewright.kernel import Action, Rng

Way = Callable[[InformationState, Rng], Action]

OWN_WAYS = {"qwirkle": "tilewright.bots.qwirkle.greedy"}
MOST_TRIED = 300  # of more actions than these, so many are picked by chance and tried


class GreedyBot(Bot):
    def choose(self, info: InformationState) -> Action:
        return _way(self.game.name)(info, self.rng(info))


def _way(game: str) -> Way:
    """How to be greedy at this game; its module is loaded only when the game is played."""
    return import_module(OWN_WAYS[game]).choose if game in OWN_WAYS else one_ply


def one_ply(info: InformationState, rng: Rng) -> Action:
    """The action after which this seat stands best, tried on one guess; one of the best by chance."""
    actions, measure = info.actions(), measure_of(info.game.name)
    guess = info.guess(rng)
    if len(actions) == 1 or measure(guess, info.seat) is None:
        return actions.pick(rng)
    tried = list(actions) if len(actions) <= MOST_TRIED else [actions.pick(rng) for _ in range(MOST_TRIED)]
    standings = [measure(guess.after(action), info.seat) for action in tried]
    best = max(standings)
    choices = [action for action, standing in zip(tried, standings, strict=True) if standing == best]
    return choices[rng.randrange(len(choices))]
