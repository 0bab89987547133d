"""A bot that takes the most that it can get at once.

Games whose turns consist of several actions export a GREEDY of their own (`discovery.py`); in all others each action is
tried on a guess.
"""

from collections.abc import Callable

from tilewright.bots.bot import Bot
from tilewright.bots.discovery import exported
from tilewright.bots.information_state import InformationState
from tilewright.bots.measures import measure_of
from tilewright.kernel import Action, Rng

Greedy = Callable[[InformationState, Rng], Action]

MOST_TRIED = 300  # of more actions than these, so many are picked at random and tried


class GreedyBot(Bot):
    def choose(self, info: InformationState) -> Action:
        greedy: Greedy = exported(self.game.name, "GREEDY") or best_single_action
        return greedy(info, self.rng(info))


def best_single_action(info: InformationState, rng: Rng) -> Action:
    """The action after which this seat stands best, tried on one guess; of several such, any one of them."""
    actions, measure = info.actions(), measure_of(info.game.name)
    guess = info.guess(rng)
    if len(actions) == 1 or measure(guess, info.seat) is None:
        return actions.pick(rng)
    tried = list(actions) if len(actions) <= MOST_TRIED else [actions.pick(rng) for _ in range(MOST_TRIED)]
    standings = [measure(guess.after(action), info.seat) for action in tried]
    best = max(standings)
    choices = [action for action, standing in zip(tried, standings, strict=True) if standing == best]
    return choices[rng.randrange(len(choices))]
