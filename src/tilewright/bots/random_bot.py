"""A bot that takes any legal action, all equally likely."""

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import Sight
from tilewright.kernel import Action


class RandomBot(Bot):
    def choose(self, sight: Sight) -> Action:
        return sight.actions().pick(self.dice(sight))
