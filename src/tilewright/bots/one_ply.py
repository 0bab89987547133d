"""The engine of games that have none of their own: one ply ahead by `measures.py`, over a few guesses."""

from collections.abc import Sequence

from tilewright.bots.engine import Budget, Choice
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import Level, levels
from tilewright.bots.measures import measure_of
from tilewright.bots.noise import with_noise
from tilewright.kernel import Action, Rng

MOST_TRIED = 300  # of more actions than these, so many are picked at random


class OnePlyEngine:
    """The value of an action is its rank among those tried: the share of the others that leave the seat worse off."""

    levels = levels(
        novice={"budget": 30, "noise": 0.2},
        adept={"budget": 300},
        master={"budget": 1500},
        grandmaster={"budget": 6000},
    )

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        budget, tried = Budget(level.budget), _tried(info, min(MOST_TRIED, level.budget), rng)
        measure, seat = measure_of(info.game.name), info.seat
        sums, rounds = [0.0] * len(tried), 0
        while budget.spend(len(tried)):
            guess = info.guess(rng)
            standings = [measure(guess.after(action), seat) for action in tried]
            if None in standings:
                break
            order = sorted(standings)
            sums = [
                total + (order.index(standing) + len(order) - order[::-1].index(standing) - 1) / 2 / len(order)
                for total, standing in zip(sums, standings, strict=True)
            ]
            rounds += 1
        choices = [Choice(action, total / rounds if rounds else 0.5) for action, total in zip(tried, sums, strict=True)]
        return with_noise(choices, level.noise, rng)

    def standing(self, info: InformationState) -> tuple[float, ...]:
        """Whoever has most counts as ahead; where the measure says nothing, all seats are even."""
        measure, state = measure_of(info.game.name), info.any_guess()
        players = info.players
        merits = [measure(state, seat) for seat in range(players)]
        if None in merits:
            return (1 / players,) * players
        ahead = [1 + sum(other < merit for other in merits) for merit in merits]
        return tuple(each / sum(ahead) for each in ahead)


def _tried(info: InformationState, most: int, rng: Rng) -> list[Action]:
    """All actions, or some of many, in random order: it breaks ties."""
    actions = info.actions()
    if len(actions) > most:
        return list(dict.fromkeys(actions.pick(rng) for _ in range(most)))
    left, shuffled = list(actions), list[Action]()
    while left:
        shuffled.append(left.pop(rng.randrange(len(left))))
    return shuffled


ENGINE = OnePlyEngine()
