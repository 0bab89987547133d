"""Why an action is good or bad: the terms of the evaluation that it moves, as reasons that can be shown."""

from collections.abc import Iterator

from tilewright.bots.engine import Fact, Reason
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SEAT_TERMS, Evaluator, needs
from tilewright.bots.tigris.features import Features
from tilewright.bots.tigris.quiescence import Outcomes
from tilewright.games.tigris.model.events import Swapped
from tilewright.games.tigris.model.names import COLOURS, LEADERS
from tilewright.games.tigris.model.ownership import COLOUR_INDICES, LEADER_IDS, colour_of, leader_of, owner_of
from tilewright.games.tigris.state import TigrisState

MOST = 4
SLIGHT = 0.002  # reasons that move the chance to win by less are not mentioned
NOTICED = 0.15  # a change of danger that is mentioned
_ENDANGERED, _ENDANGERED_TURNS, _GAIN = (
    COLOUR_TERMS.index(name) for name in ("endangered", "endangered_turns", "gain")
)
_REACH = SEAT_TERMS.index("treasure_reach")


class Explainer:
    """Explains the actions of one seat in one position."""

    def __init__(self, evaluator: Evaluator, state: TigrisState) -> None:
        self._judge, self._state = evaluator, state
        self._features = evaluator.features(state)
        totals = evaluator.totals(state, self._features)
        self._needs = needs(totals[evaluator.seat], evaluator.softness(self._features))
        self._presence, self._pay = evaluator.prospects(self._features)
        chance = evaluator.compare(state, self._features, totals)[evaluator.seat]
        self._slope = chance * (1.0 - chance) / evaluator.doubt(self._features)

    def reasons(self, outcomes: Outcomes) -> tuple[Reason, ...]:
        """The weightiest reasons. Where chance decides, they describe the better outcome, and how likely it is."""
        chance, end = max(outcomes, key=lambda each: self._judge.value(each[1])) if len(outcomes) > 1 else outcomes[0]
        found = [reason for reason in self._all(end) if abs(reason.weight) >= SLIGHT]
        found.sort(key=lambda reason: -abs(reason.weight))
        if len(outcomes) > 1:
            found.insert(0, Reason("odds", {"chance": round(100 * chance)}, 0.0))
        return tuple(found[:MOST])

    def _all(self, end: TigrisState) -> Iterator[Reason]:
        after = self._judge.features(end)
        yield from self._points(end)
        yield from self._leaders(end, after)
        yield from self._rivals(end)
        seat = self._judge.seat
        treasures = end.treasures[seat] - self._state.treasures[seat]
        if treasures > 0:
            yield Reason("takes-treasures", {"count": treasures}, self._slope * treasures * max(self._needs))
        nearer = min(after.reach[seat], 2) - min(self._features.reach[seat], 2)
        if nearer > 0:
            weight = self._slope * nearer * self._judge.weights.seat[_REACH]
            yield Reason("nears-treasures", {"count": nearer}, weight)
        for event in end.events:
            if isinstance(event, Swapped):
                yield Reason("draws-anew", {"count": event.count}, SLIGHT)

    def _points(self, end: TigrisState) -> Iterator[Reason]:
        """Points for the seat and for others."""
        weakest = self._needs.index(max(self._needs))
        for seat in range(end.players):
            points = zip(self._state.points_of(seat), end.points_of(seat), strict=True)
            for colour, (old, new) in enumerate(points):
                if new <= old:
                    continue
                facts: dict[str, Fact] = {"points": new - old, "colour": COLOURS[colour]}
                if seat == self._judge.seat:
                    name = "scores-weakest" if colour == weakest else "scores"
                    yield Reason(name, facts, self._slope * self._needs[colour] * (new - old))
                else:
                    yield Reason("gives-points", {"seat": seat, **facts}, -self._slope * (new - old) / 8)

    def _leaders(self, end: TigrisState, after: Features) -> Iterator[Reason]:
        """Own leaders: on the board, paid by monuments, endangered, able to attack."""
        before, by, seat = self._features, self._judge.weights.colour, self._judge.seat
        for colour, need in zip(COLOUR_INDICES, self._needs, strict=True):
            leader, pull = leader_of(seat, colour), self._slope * need
            facts: dict[str, Fact] = {"leader": LEADERS[colour]}
            was, is_now = before.home[leader] is not None, after.home[leader] is not None
            presence = pull * self._presence
            if is_now and not was:
                yield Reason("leads", facts, presence)
            elif was and not is_now:
                yield Reason("loses-leader", facts, -abs(presence))
            income = after.income[leader] - before.income[leader]
            if income:
                name = "monument-pays" if income > 0 else "monument-pays-less"
                facts_of_pay: dict[str, Fact] = {"points": abs(income), "colour": COLOURS[colour]}
                yield Reason(name, facts_of_pay, pull * income * self._pay)
            if is_now:
                danger = after.danger[leader] - (before.danger[leader] if was else 0.0)
                weight = pull * danger * (by[_ENDANGERED] + by[_ENDANGERED_TURNS] * after.turns)
                chance = {"chance": round(100 * after.danger[leader])}
                if danger > NOTICED:
                    yield Reason("endangers", {**facts, **chance}, weight)
                elif danger < -NOTICED:
                    yield Reason("secures", facts, weight)
            gain = after.gain[leader] - before.gain[leader]
            if gain >= 1.0:
                yield Reason("threatens", {**facts, "points": round(after.gain[leader])}, pull * gain * by[_GAIN])

    def _rivals(self, end: TigrisState) -> Iterator[Reason]:
        """Leaders of others that have to go."""
        for leader, old, new in zip(LEADER_IDS, self._state.board.stands, end.board.stands, strict=False):
            owner = owner_of(leader)
            if owner != self._judge.seat and self._features.home[leader] is not None and old != new:
                lost = self._presence / 4
                facts: dict[str, Fact] = {"seat": owner, "leader": LEADERS[colour_of(leader)]}
                yield Reason("drives-out", facts, max(2 * SLIGHT, self._slope * lost))
