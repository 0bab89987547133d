"""A bot that plays any legal action, all equally likely."""

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import InformationState
from tilewright.kernel import Action


class RandomBot(Bot):
    def choose(self, info: InformationState) -> Action:
        return info.actions().pick(self.rng(info))
