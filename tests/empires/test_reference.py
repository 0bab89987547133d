"""The engine against a second, deliberately simple implementation written from the rule page alone."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from tests.contract.walks import wander
from tests.empires.comparing import BOOK, FIGURES, KINDS, TILE_IDS, TILES, face_of, odds, sea_odds
from tests.empires.witness import SIDES, Witness
from tests.reference import empires as simple
from tests.reference.empires_battle import Target
from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import (
    AnyAction,
    AskHelp,
    Attack,
    Bid,
    Build,
    Decline,
    Destroy,
    End,
    Fight,
    HelpWith,
    Move,
    No,
    Pass,
    PlaceBlockade,
    Raid,
    Settle,
    Take,
    Use,
    Yes,
)
from tilewright.games.empires.model.names import AREAS, FLEET, PLACES, TRAINED_NATIVES, UNITS
from tilewright.games.empires.model.numbers import UnitKind
from tilewright.games.empires.model.table import NOWHERE, with_count
from tilewright.games.empires.rules.questions import (
    Acting,
    AnsweringHelp,
    Bidding,
    Building,
    ChoosingPower,
    Declaring,
    Moving,
    MovingNative,
    Raiding,
    SeekingHelp,
)
from tilewright.games.empires.state import EmpiresState
from tilewright.games.empires.views import insight

# Games of every style and number of players; raise them for a long run by hand.
WHOLE_GAMES = 1
ARMED_WARS = 2


# -- playing in several styles ---------------------------------------------------------------------


class Style(NamedTuple):
    """How likely each kind of action is, beside 1; the tiles, attacks and places that are wanted."""

    likes: dict[type, float]
    tiles: frozenset[str] = frozenset()
    attacks: frozenset[str] = frozenset()  # targets, or arms
    crowd: int = 3  # in how many areas the players look for each other
    areas: tuple[str, ...] = AREAS
    asks: float = 0.4  # how often help is sought, or a bid made


COSTLY: dict[type, float] = {Destroy: 0.02, Pass: 0.1}
AGREE: dict[type, float] = {Yes: 4, Fight: 5, Decline: 1, No: 1}
ALLIANCES = frozenset(tile["id"] for tile in BOOK["alliance"])
COMPANIES = frozenset(tile["id"] for tile in BOOK["company"])
PEACEFUL = frozenset({"improved_agriculture", "government_reform", "banking", "industry", "logistics"})
BOTH_ARMS = tuple(sorted({area for tile in FIGURES.either for area in FIGURES.alliance_areas[tile]}))

STYLES: dict[str, Style | None] = {
    "wander": None,
    "land war": Style(
        {**COSTLY, **AGREE, Attack: 6, Build: 3, Take: 0.7},
        ALLIANCES | {"reserves", "army_training", "surprise_attack"},
        frozenset({"land"}),
        asks=0.6,
    ),
    "sea war": Style(
        {**COSTLY, **AGREE, Attack: 6, Build: 3, Take: 1.5, PlaceBlockade: 0.05, Fight: 9},
        frozenset({*FIGURES.either, "blockade", "fighting_withdrawal"}),
        frozenset({"land"}),
        crowd=2,
        areas=BOTH_ARMS,
    ),
    "coalitions": Style(
        {**COSTLY, **AGREE, Attack: 8, Build: 4, Yes: 9, Take: 0.7, PlaceBlockade: 0.05},
        frozenset({"reserves", "blockade", "naval_training"}),
        frozenset({"land"}),
        crowd=1,
        areas=tuple(sorted(FIGURES.sea_of)),
        asks=0.9,
    ),
    "raids": Style(
        {**COSTLY, Attack: 3, Take: 3, PlaceBlockade: 1},
        frozenset({"pirates", "slave_revolt", "blockade", "logistics"}),
        frozenset({"pirates", "slave_revolt", "neutral"}),
        crowd=2,
        areas=tuple(sorted(FIGURES.colonies)),
    ),
    "trade": Style(
        {**COSTLY, Attack: 0.3, Settle: 5, Take: 2, Build: 0.5, End: 9}, PEACEFUL | COMPANIES, crowd=11, asks=0.1
    ),
}


class Player:
    """Somebody who plays in a style: at random, but not evenly."""

    def __init__(self, style: Style | None, rng: random.Random) -> None:
        self.style = style
        self.rng = rng
        self.crowd = set(rng.sample(style.areas, style.crowd)) if style else set()

    def choose(self, state: EmpiresState) -> AnyAction:
        rng, style = self.rng, self.style
        if style is None:
            return wander(state, rng)  # type: ignore[return-value]
        if isinstance(state.question, Bidding | SeekingHelp):  # the first is to leave it; then come the low sums
            few = list(islice(state.actions(), 24))
            return rng.choice(few[1:]) if len(few) > 1 and rng.random() < style.asks else few[0]
        kinds: dict[type, list[AnyAction]] = {}
        for action in state.actions():
            kinds.setdefault(type(action), []).append(action)
        kind = rng.choices(list(kinds), [style.likes.get(kind, 1.0) for kind in kinds])[0]
        actions = kinds[kind]
        liked = [action for action in actions if self.likes(style, action)]
        return rng.choice(liked if liked and rng.random() < 0.8 else actions)

    def likes(self, style: Style, action: AnyAction) -> bool:
        match action:
            case Take() | Use():
                return action.tile in style.tiles
            case Attack():
                return bool(style.attacks & {action.target, action.what})
            case _:
                return getattr(action, "area", getattr(action, "place", None)) in self.crowd


# -- what may be done now --------------------------------------------------------------------------


def moves_open(sit: simple.Situation, power: str, moved: Counter[tuple[str, str]]) -> set[Move]:
    """SE-M1 to SE-M5: all moves of one unit that has not had its move."""
    found: set[Any] = set()
    for unit in UNITS:
        for origin, count in getattr(sit.powers[power], KINDS[unit]).items():
            if count > moved[unit, origin]:
                found |= {Move(unit, origin, place) for place in simple.destinations(sit, power, unit, origin)}  # type: ignore[arg-type]
    return found


def builds_open(sit: simple.Situation, power: str, units: Iterable[str]) -> set[Build]:
    """SE-B1: at home, and from there wherever such a unit may move; as many as there are (SE-W3)."""
    found: set[Any] = set()
    own = sit.powers[power]
    for unit in units:
        held = getattr(own, KINDS[unit])
        if sum(held.values()) < BOOK["limits"][KINDS[unit]]:
            at_home = replace(own, **{KINDS[unit]: Counter(held) + Counter({simple.HOME: 1})})
            ahead = replace(sit, powers={**sit.powers, power: at_home})
            places = {simple.HOME} | simple.destinations(ahead, power, unit, simple.HOME)
            found |= {Build(unit, place) for place in places}  # type: ignore[arg-type]
    return found


def as_target(action: Attack) -> tuple[str, Target, str]:
    """An attack of the engine, as the simple implementation names it."""
    if action.target == "neutral":
        return action.area, ("neutral", *face_of(action.what)[:3]), "land"
    if action.target in FIGURES.tile_strength:
        return action.area, (action.target, action.what), "land"
    return action.area, ("power", action.target), action.what


def compare_choices(state: EmpiresState, witness: Witness) -> None:
    """The legal actions of this moment that the simple implementation knows about."""
    sit, seen, question = witness.sit, witness.seen, state.question
    assert question is not None
    power = witness.names[question.seat]
    match question:
        case Bidding():
            compare_bids(state, question, sit.powers[power])
            seen["highest bid"] += 1
            return
        case SeekingHelp():
            compare_help(state, witness, power)
            return
        case AnsweringHelp():
            compare_answers(state, question, witness, power)
            return
        case Raiding():
            compare_raids(state, question, witness)
            return
        case Acting() | Moving() | MovingNative() | Building() | Declaring():
            actions = list(state.actions())
        case _:
            return
    moves = {action for action in actions if isinstance(action, Move)}
    builds = {action for action in actions if isinstance(action, Build)}
    attacks = {action for action in actions if isinstance(action, Attack)}
    match question:
        case Acting() if state.actions_left:
            assert moves == moves_open(sit, power, Counter())
            assert builds == (builds_open(sit, power, UNITS) if sit.powers[power].population else set())
        case Acting():
            assert not moves | builds | attacks
            return
        case Moving():
            assert moves == moves_open(sit, power, witness.moved)
            assert witness.moves < simple.moves_per_action(sit, power)
            seen["second or later move"] += 1
            seen["third or later move"] += witness.moves >= 2
        case MovingNative():
            origin = AREAS[question.area]
            assert moves == {
                move for move in moves_open(sit, power, Counter()) if (move.unit, move.origin) == ("army", origin)
            }
        case Building() if question.source != TRAINED_NATIVES:
            assert builds == builds_open(
                sit, power, UNITS if question.unit is None else UNITS[question.unit : question.unit + 1]
            )
        case _:
            pass
    seen["moves"] += len(moves)
    seen["builds"] += len(builds)
    if isinstance(question, Acting | Declaring):
        found = {as_target(attack) for attack in attacks}
        assert found == simple.attack_targets(sit, power)
        assert len(found) == len(attacks)
        seen["attacks"] += len(attacks)
        for attack in attacks:
            compare_outlook(state, question.seat, attack, sit, power)


def compare_bids(state: EmpiresState, question: Bidding, own: simple.Power) -> None:
    """SE-A2, SE-A7: every sum above the standing bid up to the highest allowed, and none else."""
    highest = simple.highest_bid_allowed(FIGURES, own.gold, own.tiles["banking"])
    actions = state.actions()
    unplaced = [
        power for seat, power in enumerate(e.power for e in state.empires) if seat not in (*state.upper, *state.lower)
    ]
    names: list[Any] = [(unplaced[0], row) for row in ("upper", "lower")]
    if len(unplaced) > 1:
        names = [(a, b) for a in unplaced for b in unplaced if a != b]
    may_pass, standing = question.bidder is not None, -1 if question.gold is None else question.gold
    assert len(actions) == max(0, highest - standing) * len(names) + may_pass
    assert (Pass() in actions) == may_pass
    for a, b in names:
        assert (Bid(highest, a, b) in actions) == (highest > standing)
        assert Bid(highest + 1, a, b) not in actions


def compare_help(state: EmpiresState, witness: Witness, power: str) -> None:
    """SE-F3, SE-A7: whom the asker may ask, for which arm, and for how much."""
    assert witness.fight
    side = witness.fight.side_of(power)
    asks = [action for action in state.actions() if isinstance(action, AskHelp)]
    for arm in ("land", "naval"):
        assert {ask.power for ask in asks if ask.arm == arm} == witness.askable(side, arm)
    assert {ask.gold for ask in asks} == set(range(witness.sit.powers[power].gold + 1))
    witness.seen["help sought"] += 1


def compare_answers(state: EmpiresState, question: AnsweringHelp, witness: Witness, power: str) -> None:
    """SE-F3: any part of the units; all of them is a plain yes."""
    assert witness.fight
    offers = simple.may_help_with(witness.sit, power, witness.fight.area, question.arm)
    parts = {HelpWith(units) for units in offers - {max(offers)}}
    assert set(state.actions()) == {Yes(), No(), *parts}
    witness.seen["help with a part open"] += bool(parts)


def compare_outlook(state: EmpiresState, seat: int, attack: Attack, sit: simple.Situation, power: str) -> None:
    """The strengths that players are told of before they declare (SE-F5), with nobody's help."""
    outlook = insight.outlook(state, seat, attack)
    assert outlook
    area, target, arm = as_target(attack)
    player = str(target[1]) if target[0] == "power" else None
    opponent = player or (
        FIGURES.tile_strength[str(target[0])] if target[0] in FIGURES.tile_strength else int(target[1])
    )
    both = simple.principals_with_fleets(sit, area, power, player)
    assert (outlook.naval is None) == (both != "both")
    assert (outlook.land is None) == (arm == "naval")
    principals = (power, opponent), (opponent, power)
    if outlook.naval:
        compare_battle(
            outlook.naval,
            *(
                simple.strength(
                    sit,
                    side,
                    *sides,
                    area,
                    arm="naval",
                    either_tiles_used=both_arms(sit, sides[0], area, arm == "naval"),
                )
                for side, sides in zip(SIDES, principals, strict=True)
            ),
        )
    if outlook.land:
        compare_battle(
            outlook.land,
            *(
                simple.strength(sit, side, *sides, area, arm="land", support=both == side)
                for side, sides in zip(SIDES, principals, strict=True)
            ),
        )


def both_arms(sit: simple.Situation, principal: str | int, area: str, alone: bool) -> list[str]:
    """Alliance tiles with both arms, where the naval battle stands alone: then they serve there (SE-F5)."""
    if isinstance(principal, int) or not alone:
        return []
    tiles = sit.powers[principal].tiles
    return [tile for tile in FIGURES.either if tiles[tile] and area in FIGURES.alliance_areas[tile]]


def compare_battle(battle: insight.Battle, attacker: int, defender: int) -> None:
    assert (battle.attack.total, battle.defence.total) == (attacker, defender)
    chances = odds(attacker, defender)
    told = (battle.odds.win, battle.odds.tie, battle.odds.loss)
    assert told == (chances.win * 1296, chances.tie * 1296, chances.loss * 1296)


def compare_raids(state: EmpiresState, question: Raiding, witness: Witness) -> None:
    """Pirates and Slave Revolt: which markers they may go for, and the strengths there."""
    sit, taker, tile = witness.sit, witness.names[question.seat], TILE_IDS[question.tile]
    areas = {area for area in FIGURES.colonies if tile == "pirates" or FIGURES.panel_of[area] == "americas"}
    others = {name: own for name, own in sit.powers.items() if name != taker}
    raids = {(name, area) for name, own in others.items() for area in areas if own.markers.get(area, 0)}
    found = [action for action in state.actions() if isinstance(action, Raid)]
    assert {(raid.power, raid.area) for raid in found} == raids
    number, arm = FIGURES.tile_strength[tile], "naval" if tile == "pirates" else "land"
    for raid in found:
        owner, area = raid.power, raid.area
        support = arm == "land" and simple.naval_support(sit, area, None, owner) == "defender"
        used = both_arms(sit, owner, area, arm == "naval") if simple.fleets_at(sit, owner, area) else []
        defence = simple.strength(
            sit, "defender", owner, number, area, arm=arm, support=support, either_tiles_used=used
        )
        compare_battle(insight.raid_outlook(state, question.seat, question.tile, raid), number, defence)
    witness.seen["raids to choose from"] += len(raids)


def compare_insight(state: EmpiresState, witness: Witness) -> None:
    """Every player's units, income and points, as the engine answers about them at any time."""
    sit = witness.sit
    assert list(insight.points_now(state)) == list(simple.score_war(sit).values())
    for seat, power in enumerate(witness.names):
        for unit in UNITS:
            for origin in PLACES:
                if getattr(sit.powers[power], KINDS[unit]).get(origin, 0):
                    compare_reach(state, witness, seat, unit, origin)
        forecast = insight.forecast(state, seat)
        gold, unrest, population = simple.income_phase(sit, power)
        own = sit.powers[power]
        assert (forecast.gold, forecast.unrest, forecast.growth) == (
            gold,
            unrest - own.unrest,
            population - own.population,
        )
        assert insight.markers_left(state, seat) == simple.markers_left(sit, power)


def compare_reach(state: EmpiresState, witness: Witness, seat: int, unit: Any, origin: Any) -> None:
    """SE-M2 to SE-M6: where a unit may go, and the risk of the sea on the way."""
    sit, power = witness.sit, witness.names[seat]
    reach = insight.reach(state, seat, unit, origin)
    assert {there.place for there in reach} == simple.destinations(sit, power, unit, origin)
    chances = sea_odds(sit.powers[power].tiles["navigation"])
    for there in reach:
        told = {"arrives": there.risk.arrives, "stays": there.risk.stays, "lost": there.risk.lost}
        if simple.needs_sea_check(FIGURES, origin, there.place):
            assert told == {outcome: chance * 36 for outcome, chance in chances.items()}
        else:
            assert told == {"arrives": 36, "stays": 0, "lost": 0}
    barred = [c for c in FIGURES.colonies if unit != "fleet" and simple.blockaded(sit, power, c)]
    witness.seen["reach"] += 1
    witness.seen["reach past a Blockade"] += any(simple.fleets_at(sit, power, colony) for colony in barred)


def compare_moves_left(state: EmpiresState, witness: Witness, seat: int) -> None:
    """SE-M1: after a move the next one is asked for, if there is one, as long as the action allows."""
    power = witness.names[seat]
    more = witness.moves < simple.moves_per_action(witness.sit, power)
    assert isinstance(state.question, Moving) == (more and bool(moves_open(witness.sit, power, witness.moved)))


# -- whole games -----------------------------------------------------------------------------------


def begun(players: int, rng: random.Random) -> EmpiresState:
    """A new game in which every player has chosen their power."""
    state: EmpiresState = GAME.start(players, rng.randrange(1 << 30))
    while isinstance(state.question, ChoosingPower):
        state = state.play(state.actions().pick(rng))
    return state


def armed(state: EmpiresState, player: Player) -> EmpiresState:
    """The same game with most of the tiles dealt out and more units where the players meet."""
    rng, supply, empires = player.rng, bytearray(state.supply), list(state.empires)
    for tile, copies in enumerate(state.supply):
        if TILES[TILE_IDS[tile]].get("use") not in ("immediate", "box"):
            for _ in range(copies):
                if rng.random() < 0.8:
                    seat = rng.randrange(state.players)
                    supply[tile] -= 1
                    empires[seat] = structs.replace(empires[seat], tiles=with_count(empires[seat].tiles, tile, 1))
    for seat in range(state.players):
        for _ in range(5):
            kind, area = UnitKind(rng.randrange(len(UNITS))), AREAS.index(rng.choice(sorted(player.crowd)))
            place = state.material.sea_of[area] if kind == FLEET else area
            units = empires[seat].units(kind)
            if place is not None and sum(units) < state.material.unit_limits[kind]:
                field = KINDS[UNITS[kind]]
                empires[seat] = structs.replace(empires[seat], **{field: with_count(units, place, 1)})
    return structs.replace(state, empires=tuple(empires), supply=bytes(supply))


def watched(state: EmpiresState, player: Player, last_war: int = 3) -> Counter[str]:
    """A game from here on, compared at every step; what was seen in it."""
    witness = Witness(state)
    while state.actor is not None and state.war <= last_war:
        compare_choices(state, witness)
        action = player.choose(state)
        before, state = state, witness.play(state, action)
        if isinstance(before.question, Acting | Moving) and isinstance(action, Move):
            compare_moves_left(state, witness, before.question.seat)
        if isinstance(state.question, Acting) and player.rng.random() < 0.1:
            compare_insight(state, witness)
        witness.seen["states"] += 1
    assert witness.fight is None
    return witness.seen


def whole_game(players: int, style: str, seed: int) -> Counter[str]:
    rng = random.Random(f"{players} {style} {seed}")
    return watched(begun(players, rng), Player(STYLES[style], rng))


def armed_war(players: int, style: str, seed: int) -> Counter[str]:
    """One war of a game that begins well armed: so tiles, help and naval battles meet each other often."""
    rng = random.Random(f"armed {players} {style} {seed}")
    state, player = begun(players, rng), Player(STYLES[style], rng)
    while state.war == 0:
        state = state.play(player.choose(state))
    return watched(armed(state, player), player, last_war=1)


ENDINGS = [4, 8, 22, 30] * 40  # unrest below this
WARS = ("land war", "sea war", "coalitions")

# How often things must at least be met, so that the comparison is not hollow. The games are always the same ones.
IN_WHOLE_GAMES = {
    "states": 500,
    "moves": 5000,
    "builds": 3000,
    "second or later move": 40,
    "third or later move": 3,
    "sea check: arrives": 80,
    "sea check: stays": 3,
    "sea check: lost": 3,
    "reach": 100,
    "attacks": 400,
    "attack on neutral": 10,
    "attack on power": 10,
    "attack on power at sea": 10,
    "raid of pirates": 1,
    "raid of slave_revolt": 1,
    "battle: attacker": 15,
    "battle: defender": 15,
    "battle: tie": 3,
    "lost 1, attacker": 20,
    "lost 1, defender": 10,
    "marker: comes": 2,
    "marker: may": 3,
    "payment with unrest": 40,
    "Income": 36,
    "income from companies": 2,
    "growth stopped at the limit": 2,
    "AreaScored": 198,
    "area with equal numbers": 5,
    "highest bid": 20,
    "GameEnded": 6,
    "revolution": 1,
    "penalty paid": 1,
    "somebody won": 1,
}
IN_ARMED_WARS = {
    "states": 200,
    "battle: attacker": 12,
    "battle: defender": 12,
    "battle: tie": 3,
    "lost a fort": 2,
    "army or fort": 1,
    "naval battle: fought": 8,
    "naval battle: declined": 1,
    "support: attacker": 6,
    "support: defender": 6,
    "support: nobody": 1,
    "strength from forts, land": 12,
    "strength from support, land": 15,
    "strength from training, land": 15,
    "strength from training, naval": 2,
    "strength from alliances, land": 8,
    "strength from alliances, naval": 2,
    "used reserves": 5,
    "used war_office": 2,
    "used surprise_attack": 1,
    "used fighting_withdrawal": 1,
    "used blockade": 1,
    "withdrawn": 1,
    "payment with unrest and Banking": 4,
    "sea check with Navigation": 1,
    "growth with Improved Agriculture": 2,
}
WITH_ALLIES = {
    "help sought": 15,
    "help: yes, land": 6,
    "help with a part open": 6,
    "help: yes, naval": 4,
    "strength from helpers, land": 6,
    "strength from helpers, naval": 4,
}
WITH_MANY_ALLIES = {"help: no, land": 1, "help: no, naval": 1, "lost a helper's": 1}

IN_ENDINGS = {
    "GameEnded": 100,
    "revolution": 15,
    "somebody won": 60,
    "penalty paid": 60,
    "shared place": 1,
    "somebody without unrest": 15,
    "penalty stopped at 0": 5,
}


def too_few(seen: Counter[str], wanted: dict[str, int]) -> dict[str, int]:
    return {thing: seen[thing] for thing, least in wanted.items() if seen[thing] < least}


@pytest.mark.parametrize("players", GAME.player_counts)
def test_whole_games_agree(players: int) -> None:
    """SE-M, SE-F, SE-U1, SE-I1, SE-V1, SE-G1, SE-G2, SE-A5, SE-A7: at every step of games in six styles."""
    seen: Counter[str] = Counter()
    for style in STYLES:
        for seed in range(WHOLE_GAMES):
            seen += whole_game(players, style, seed)
    assert not too_few(seen, IN_WHOLE_GAMES)
    if players % 2:
        assert seen["uneven rows"]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_armed_wars_agree(players: int) -> None:
    """SE-F0 to SE-F12 where tiles, help and naval battles meet."""
    seen: Counter[str] = Counter()
    for style in WARS:
        for seed in range(ARMED_WARS):
            seen += armed_war(players, style, seed)
    assert not too_few(seen, IN_ARMED_WARS)
    if players > 2:
        assert not too_few(seen, WITH_ALLIES)
    if players > 4:
        assert not too_few(seen, WITH_MANY_ALLIES)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_endings_agree(players: int) -> None:
    """SE-G1, SE-G2: the last turn of a game, with other points, markers, unrest and gold each time."""
    rng = random.Random(players)
    state = last = begun(players, rng)
    player = Player(STYLES["trade"], rng)
    while state.actor is not None:
        last = state if isinstance(state.question, Acting) else last
        state = state.play(player.choose(state))
    seen: Counter[str] = Counter()
    for most_unrest in ENDINGS:
        empires = [
            structs.replace(
                empire,
                points=rng.choice((0, rng.randrange(40))),
                unrest=rng.randrange(most_unrest),
                gold=rng.choice((0, 60, 60, 80)),
                markers=rng.choice((empire.markers, NOWHERE)),
            )
            for empire in last.empires
        ]
        state = structs.replace(last, empires=tuple(empires))
        witness = Witness(state)
        while state.actor is not None:
            state = witness.play(state, Pass() if state.actions_left else End())
        seen += witness.seen
    assert not too_few(seen, IN_ENDINGS)
