"""Do games of sensible players look like games? Scores and unrest of five-player games in a believable range."""

import random
import statistics
from functools import cache
from typing import NamedTuple

import pytest

from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import (
    AnyAction,
    AskHelp,
    Attack,
    Build,
    Decline,
    Destroy,
    Fight,
    Move,
    No,
    Pass,
    PlaceUnit,
    Raid,
    Settle,
    Take,
    Use,
    Yes,
)
from tilewright.games.empires.model.names import AREA_INDEX, AREAS, ARMY_TRAINING, FLEET, HOME, PLACES, POWERS, UNITS
from tilewright.games.empires.rules.odds import ROLLS, odds
from tilewright.games.empires.rules.questions import (
    AnsweringHelp,
    Bidding,
    FacingNaval,
    LosingUnit,
    Raiding,
    Rerolling,
    SeekingHelp,
)
from tilewright.games.empires.rules.war_end import by_places
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views import insight

PLAYERS = 5
GAMES = 12  # in each of the parts
PARTS = 3
UNREST = 0.7  # what a counter is thought to cost in points, while there are few
LATER = 0.6  # points of a later war, beside those of this one
ENVY = 0.6  # points that the others lose, beside own ones
WORTH_FIGHTING = 0.45  # the least chance of winning that is good enough


class Sensible:
    """A player who counts one step ahead: what an action should bring in points, with some noise.

    Gold is half a point, unrest a point off and more when there is much; a battle is judged by its odds. An army
    or a fleet is worth what it could conquer from where it goes.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, state: EmpiresState) -> AnyAction:
        seat, rng = state.question.seat, self.rng  # type: ignore[union-attr]
        actions = list(state.actions()) if not isinstance(state.question, Bidding) else []
        match state.question:
            case Bidding():
                return self.bid(state)
            case SeekingHelp():
                free = [action for action in actions if isinstance(action, AskHelp) and action.gold == 0]
                return rng.choice(free) if free else actions[0]
            case AnsweringHelp():
                return rng.choice((Yes(), No()))
            case FacingNaval():
                return Fight() if self.strong_at_sea(state, seat) else Decline()
            case Rerolling():
                return Use("reserves") if self.is_losing(state, seat) else No()
            case LosingUnit():
                return actions[0]
            case _:
                return max(actions, key=lambda action: self.worth(state, seat, action) + rng.gauss(0, 0.15))

    def bid(self, state: EmpiresState) -> AnyAction:
        """Nothing, as a rule; now and then one gold more than the standing bid."""
        question = state.question
        assert isinstance(question, Bidding)
        cheap = question.least <= min(3, state.empires[question.seat].gold - 4)
        if question.bidder is not None and not (cheap and self.rng.random() < 0.25):
            return Pass()
        actions = iter(state.actions())
        bids = [action for action, _ in zip(actions, range(13), strict=False) if not isinstance(action, Pass)]
        return self.rng.choice(bids)

    def strong_at_sea(self, state: EmpiresState, seat: int) -> bool:
        assault = state.assault
        assert assault
        sea = state.material.sea_of[assault.area]
        rival = state.empires[assault.opponent(seat)]
        return sea is not None and state.empires[seat].fleets[sea] >= rival.fleets[sea]

    def is_losing(self, state: EmpiresState, seat: int) -> bool:
        battle, assault = insight.battle_now(state), state.assault
        assert battle
        assert assault
        dice = assault.dice
        margin = battle.attack.total + abs(dice[0] - dice[1]) - battle.defence.total - abs(dice[2] - dice[3])
        return margin < 0 if seat == assault.attacker else margin > 0

    # what things are worth, in points

    def worth(self, state: EmpiresState, seat: int, action: AnyAction) -> float:
        empire = state.empires[seat]
        match action:
            case Attack():
                return self.attack(state, seat, action)
            case Settle():
                return marker_gain(state, seat, AREA_INDEX[action.area]) + 0.5 - 0.4 * (action.what == "pop")
            case Take():
                return self.tile(state, seat, action.tile)
            case Use():
                return 2.0 if action.tile != "war_office" or self.best_attack(state, seat) > 0 else -1.0
            case PlaceUnit() | Build():
                cost = 0.0 if isinstance(action, PlaceUnit) else 0.6 + 0.8 * (insight.forecast(state, seat).gold < 1)
                place = action.area if isinstance(action, PlaceUnit) else action.place
                return self.unit(state, seat, action.unit, "home", place) - cost
            case Move():
                gain = self.unit(state, seat, action.unit, action.origin, action.place)
                kind, origin = UNITS.index(action.unit), PLACES.index(action.origin)
                left = prospect(state, seat, origin, -1) if kind != FLEET and origin != HOME else 0.0
                here = prospect(state, seat, origin, 0) if kind != FLEET and origin != HOME else 0.0
                return gain - (here - left) - 0.5
            case Destroy():
                return -9.0
            case Raid():
                question = state.question
                assert isinstance(question, Raiding)
                return insight.raid_outlook(state, seat, question.tile, action).odds.win / ROLLS
            case No():
                return -1.0  # no marker, no tile
            case Pass():
                return 0.0 if empire.population == 0 else -0.1
            case _:
                return 0.0

    def gold_cost(self, state: EmpiresState, seat: int, gold: int) -> float:
        """Half a point each, and unrest for what is not in hand."""
        empire = state.empires[seat]
        short = max(0, gold - empire.gold)
        return 0.5 * gold + (short + 1) // 2 * unrest_cost(empire.unrest)

    def attack(self, state: EmpiresState, seat: int, action: Attack) -> float:
        outlook = insight.outlook(state, seat, action)
        if outlook is None or outlook.land is None:
            return -1.0
        chances = outlook.land.odds
        win = chances.win / ROLLS
        losses = (chances.attacker_losses[1] + 2 * chances.attacker_losses[2]) / ROLLS
        area = AREA_INDEX[action.area]
        if action.target in POWERS:
            rival = next(other for other, empire in enumerate(state.empires) if empire.power == action.target)
            if not state.empires[rival].markers[area]:
                return -1.0
            prize = marker_gain(state, seat, area, rival)
        else:
            prize = marker_gain(state, seat, area)
            if action.target == "neutral":
                kind = state.material.kind_of(area, action.what)
                assert kind is not None
                prize += 0.5 * state.material.counters[kind].gold + state.material.counters[kind].vp
        if win < WORTH_FIGHTING:
            return -1.0
        cost = self.gold_cost(state, seat, state.material.figures.attack_cost)
        return win * prize - losses * (unrest_cost(state.empires[seat].unrest) + 0.8) - cost

    def best_attack(self, state: EmpiresState, seat: int) -> float:
        return max((self.attack(state, seat, a) for a in state.actions() if isinstance(a, Attack)), default=-1.0)

    def tile(self, state: EmpiresState, seat: int, name: str) -> float:
        empire, wars_left = state.empires[seat], 4 - state.war
        number = state.material.tile_numbers[name]
        tile = state.material.tiles[number]
        held = empire.tiles[number]
        if tile.sort == "company":
            worth = 0.5 * empire.markers[tile.areas[0]] * wars_left
        elif tile.sort == "alliance":
            worth = max(prospect(state, seat, area, 1) - prospect(state, seat, area, 0) for area in tile.areas)
        else:
            worth = {
                "army_training": 2.5 if empire.tiles[ARMY_TRAINING] == 0 else 0.3,
                "banking": 1.0 if not held else -1.0,
                "improved_agriculture": 0.8 * (wars_left - 1),
                "government_reform": min(2, empire.unrest) * unrest_cost(empire.unrest) * 0.8,
                "industry": 3.0,
                "mercenaries": 1.2 * wars_left,
                "pressgangs": 0.8 * wars_left,
                "reserves": 0.7 * wars_left,
                "logistics": 0.8 if not held else 0.0,
                "pirates": 1.5,
                "slave_revolt": 1.5,
                "war_office": 0.7 * wars_left,
            }.get(name, 0.3)
        unrest = tile.cost.unrest * unrest_cost(empire.unrest)
        return worth - self.gold_cost(state, seat, tile.cost.gold) - unrest - 0.5 * tile.cost.population

    def unit(self, state: EmpiresState, seat: int, unit: str, origin: str, place: str) -> float:
        """What a unit adds where it goes, less the risk on the way."""
        if place == "home":
            return 0.0
        area = PLACES.index(place)
        risk = insight.sea_risk(state, seat, origin, place) if state.war else None  # type: ignore[arg-type]
        safe = risk.arrives / 36 if risk else 1.0
        if unit == "fleet":
            return safe * sea_value(state, seat, area)
        if unit == "fort":
            return 0.3 * state.empires[seat].markers[area]
        return safe * (prospect(state, seat, area, 1) - prospect(state, seat, area, 0))


def unrest_cost(unrest: int) -> float:
    """A counter more costs little at first; near the revolution it costs everything."""
    return UNREST if unrest < 12 else 2.5 if unrest < 17 else 12.0


def marker_gain(state: EmpiresState, seat: int, area: int, rival: int | None = None) -> float:
    """What one marker more in an area, perhaps in place of a rival's, scores in the wars to come; and its income."""
    markers = tuple(empire.markers[area] for empire in state.empires)
    wars_left = 4 - max(state.war, 1)
    scored = gain_of(markers, seat, rival, state.material.areas[area].vp)
    return scored * (1 + LATER * (wars_left - 1)) + 0.4 * wars_left


@cache
def gain_of(markers: tuple[int, ...], seat: int, rival: int | None, prizes: tuple[int, ...]) -> float:
    """The points won by it at once, and part of those that the others lose."""
    changed = tuple(count + (other == seat) - (other == rival) for other, count in enumerate(markers))
    now, then = by_places(markers, prizes), by_places(changed, prizes)
    return then[seat] - now[seat] + ENVY * (sum(now) - now[seat] - sum(then) + then[seat])


def prospect(state: EmpiresState, seat: int, area: int, more: int) -> float:
    """The best that could be attacked in an area with so many armies more, by what it should bring."""
    empire, material = state.empires[seat], state.material
    armies = empire.armies[area] + more
    if armies <= 0:
        return 0.0
    sea = material.sea_of[area]
    strength = armies + (sea is not None and empire.fleets[sea] > 0) + (empire.tiles[ARMY_TRAINING] > 0)
    strength += sum(empire.tiles[tile] for tile in material.alliances_in[area])
    weakest = [
        material.counters[kind].strength or 0
        for kind in material.counters_in[area]
        if state.lying[kind] and material.counters[kind].strength
    ]
    weakest += [
        other.armies[area] + 2 * other.forts[area] + 1
        for rival, other in enumerate(state.empires)
        if rival != seat and other.markers[area] and (seat in state.upper) != (rival in state.upper)
    ]
    if not weakest:
        return 0.0
    return max(0.0, odds(strength - min(weakest)).win / ROLLS - 0.2) * marker_gain(state, seat, area)


def sea_value(state: EmpiresState, seat: int, sea: int) -> float:
    """A first fleet opens a colony to armies, supports them, and off Africa brings slaves."""
    empire = state.empires[seat]
    if empire.fleets[sea]:
        return 0.1
    slaves = sum(
        state.lying[kind] for kind, counter in enumerate(state.material.counters) if counter.settle == "slaves"
    )
    opened = 0.6 * prospect(state, seat, sea, 2)
    return opened + (0.8 * min(slaves, 3) if AREAS[sea] == "africa" else 0.0)


# -- the games -------------------------------------------------------------------------------------


class Played(NamedTuple):
    scores: list[int]  # best first, revolutions as 0
    unrest: list[int]
    attacks: int
    markers: int  # on the map at the end


def play(seed: int) -> Played:
    rng = random.Random(seed)
    state: EmpiresState = GAME.start(PLAYERS, seed)
    player = Sensible(rng)
    attacks = 0
    for _ in range(3000):
        if state.actor is None:
            break
        action = player.choose(state)
        attacks += isinstance(action, Attack)
        state = state.play(action)
    assert state.result is not None, "the game did not end"
    return Played(
        sorted(state.result.scores, reverse=True),
        [empire.unrest for empire in state.empires],
        attacks,
        sum(sum(empire.markers) for empire in state.empires),
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_games_of_sensible_players_look_like_games(part: int) -> None:
    """Games of people were seen to end 69/56/55/52/41 and 61/52/46/41/37, with 5 to 20 unrest."""
    games = [play(part * GAMES + number) for number in range(GAMES)]
    means = [statistics.mean(game.scores[rank] for game in games) for rank in range(PLAYERS)]
    assert 55 < means[0] < 115
    assert 30 < means[2] < 80
    assert 10 < means[4] < 60
    assert 180 < sum(means) < 380
    assert all(20 < game.scores[0] < 180 for game in games)
    unrest = [count for game in games for count in game.unrest]
    assert 4 < statistics.mean(unrest) < 16
    assert sum(count >= 20 for count in unrest) < len(unrest) / 10, "a sensible player seldom ends in revolution"
    assert 20 < statistics.mean(game.attacks for game in games) < 120
    assert 25 < statistics.mean(game.markers for game in games) < 56, "25 at the start, and 30 counters to win"
