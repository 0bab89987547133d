"""Bots that fail, each in its own way, for matches that must go on without them."""

import os
import time

from tilewright.bots import Bot, InformationState
from tilewright.games.qwirkle.model.actions import Pass
from tilewright.kernel import Action


class Crashing(Bot):
    def choose(self, info: InformationState) -> Action:
        raise ZeroDivisionError("over the edge")


class Dying(Bot):
    """Takes its whole process along."""

    def choose(self, info: InformationState) -> Action:
        os._exit(3)


class Hanging(Bot):
    def choose(self, info: InformationState) -> Action:
        time.sleep(600)
        return next(iter(info.actions()))


class Talking(Bot):
    """Answers what is no legal action at the beginning of a game."""

    def choose(self, info: InformationState) -> Action:
        return Pass()


class Unborn(Bot):
    def __init__(self, game: object, seed: object) -> None:
        raise RuntimeError("not today")

    def choose(self, info: InformationState) -> Action:
        raise AssertionError("it was never made")
