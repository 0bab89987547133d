"""A function as a bot."""

from collections.abc import Callable

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import InformationState
from tilewright.kernel import Action

Policy = Callable[[InformationState], Action]


class PolicyBot(Bot):
    """A function from what a seat knows to an action, as a bot; it has no seed."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, info: InformationState) -> Action:
        return self.policy(info)
