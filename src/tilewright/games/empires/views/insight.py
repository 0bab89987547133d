"""Answers that players and bots ask for: strengths and odds, where units can go, standings, income; and all of them
together for those who draw the table.

All of them look at a state, or at a guess of it, and change nothing. A seat that plays by its view alone gets
the same answers from any guess, for nothing here depends on what is hidden.
"""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.empires.model.actions import (
    AskHelp,
    Attack,
    Bid,
    Build,
    Decline,
    Fight,
    HelpWith,
    Move,
    Raid,
    Take,
    Use,
    Yes,
)
from tilewright.games.empires.model.events import Force
from tilewright.games.empires.model.money import bid_limit, gold_per_unrest
from tilewright.games.empires.model.names import (
    AREA_INDEX,
    FORT,
    HOME,
    NAVIGATION,
    PLACES,
    TRAINED_NATIVES,
    UNIT_KIND,
    Arm,
    Place,
    Unit,
)
from tilewright.games.empires.model.numbers import AreaIndex, Seat, TileIndex
from tilewright.games.empires.model.table import Assault, Table, markers_on_map, seat_of
from tilewright.games.empires.rules.attack import explain_attack, target_of
from tilewright.games.empires.rules.helping import helping_units, naval_battle_ahead
from tilewright.games.empires.rules.movement import crosses, destinations
from tilewright.games.empires.rules.odds import Odds, odds
from tilewright.games.empires.rules.questions import (
    Acting,
    AnsweringHelp,
    AnyQuestion,
    Arming,
    Bidding,
    Building,
    ChoosingAlliance,
    Declaring,
    FacingNaval,
    Raiding,
    Rerolling,
    SeekingHelp,
    Supporting,
)
from tilewright.games.empires.rules.strength import fleets_there, force
from tilewright.games.empires.rules.tiles import raid_battle
from tilewright.games.empires.rules.war_end import area_points, growth_of, income_of, upkeep_of
from tilewright.kernel import Action, Refusal

if TYPE_CHECKING:
    from tilewright.games.empires.state import EmpiresState

SEA_ROLLS = 36  # of two dice


class Battle(msgspec.Struct, frozen=True):
    """Both sides before the dice, and the odds of the attacker."""

    attack: Force
    defence: Force
    odds: Odds


class Outlook(msgspec.Struct, frozen=True):
    """What an attack looks like before anybody helps.

    `naval` is the naval battle, if both have fleets; `land` the land battle as it is without one, support
    being whose it is where only one has a fleet, and nobody's where both have.
    """

    naval: Battle | None
    land: Battle | None


class SeaRisk(msgspec.Struct, frozen=True):
    """Of 36 rolls: how many bring the unit there, leave it, lose it (SE-M6)."""

    arrives: int
    stays: int
    lost: int


NO_RISK = SeaRisk(SEA_ROLLS, 0, 0)


class Destination(msgspec.Struct, frozen=True):
    place: Place
    risk: SeaRisk


class Standing(msgspec.Struct, frozen=True):
    """A player's markers in an area, and what they would score now (SE-V1)."""

    seat: Seat
    markers: int
    points: int


class Forecast(msgspec.Struct, frozen=True):
    """What the end of the war would bring a player now (SE-I1). `unrest`: what the upkeep would force on them."""

    population: int
    markers: int
    companies: int
    upkeep: int
    gold: int
    unrest: int
    growth: int


def _battle(table: Table, assault: Assault) -> Battle:
    attack, defence = force(table, assault, "attacker"), force(table, assault, "defender")
    return Battle(attack, defence, odds(attack.total - defence.total))


def battle_now(table: Table) -> Battle | None:
    """The battle of the attack under way, as it stands."""
    return None if table.assault is None else _battle(table, table.assault)


def outlook(table: Table, seat: Seat, action: Attack) -> Outlook | None:
    """An attack that this seat could declare; None if it may not."""
    if explain_attack(table, seat, action) is not None:
        return None
    assault = target_of(table, seat, action)
    naval = None
    if assault.defender is not None and naval_battle_ahead(table, assault):
        naval = _battle(table, msgspec.structs.replace(assault, arm="naval"))
    if assault.naval_only:
        return Outlook(naval, None)
    mine, theirs = fleets_there(table, assault, seat), fleets_there(table, assault, assault.defender)
    support = seat if mine and not theirs else assault.defender if theirs and not mine else None
    return Outlook(naval, _battle(table, msgspec.structs.replace(assault, support=support)))


def raid_outlook(table: Table, seat: Seat, tile: TileIndex, action: Raid) -> Battle:
    """A raid of Pirates or a Slave Revolt: the tile against the owner of the marker."""
    return _battle(table, raid_battle(table, seat, tile, action))


def sea_risk(table: Table, seat: Seat, origin: Place, place: Place) -> SeaRisk:
    """The sea check of a move, with the own Navigation (SE-M6)."""
    if not crosses(table.material, PLACES.index(origin), PLACES.index(place)):
        return NO_RISK
    bonus = table.empires[seat].tiles[NAVIGATION] * table.material.navigation_bonus
    seconds = [second + bonus for second in range(1, 7)]
    check = table.material.sea_check
    unsafe = min(check.safe - 1, 6)
    stays = unsafe * sum(check.turned_back <= second < check.arrives for second in seconds)
    lost = unsafe * sum(second < check.turned_back for second in seconds)
    return SeaRisk(SEA_ROLLS - stays - lost, stays, lost)


def reach(table: Table, seat: Seat, unit: Unit, origin: Place) -> tuple[Destination, ...]:
    """Where a unit standing there may move now, with the risk of the sea."""
    kind, start = UNIT_KIND[unit], PLACES.index(origin)
    if kind == FORT and start != HOME:
        return ()
    mask = destinations(table, seat, kind)
    places = (place for place in range(HOME + 1) if mask >> place & 1 and place != start)
    return tuple(Destination(PLACES[place], sea_risk(table, seat, origin, PLACES[place])) for place in places)


def standings(table: Table, area: AreaIndex) -> tuple[Standing, ...]:
    """The players with markers in an area, most first."""
    points = area_points(table, area)
    rows = (Standing(seat, empire.markers[area], points[seat]) for seat, empire in enumerate(table.empires))
    return tuple(sorted((row for row in rows if row.markers), key=lambda row: (-row.markers, row.seat)))


def points_now(table: Table) -> tuple[int, ...]:
    """What all areas would score, seat by seat, if the war ended now."""
    by_area = [area_points(table, area) for area in AREA_INDEX.values()]
    return tuple(sum(points[seat] for points in by_area) for seat in range(table.players))


def forecast(table: Table, seat: Seat) -> Forecast:
    """Income, upkeep and population if the war ended now."""
    empire = table.empires[seat]
    population, markers, companies = income_of(table, seat)
    upkeep = upkeep_of(empire)
    gold = empire.gold + population + markers + companies - upkeep
    rate = gold_per_unrest(table, seat)
    unrest = -(gold // rate) if gold < 0 else 0
    return Forecast(population, markers, companies, upkeep, gold + unrest * rate, unrest, growth_of(table, seat))


def markers_left(table: Table, seat: Seat) -> int:
    """How many markers they can still put on the map (SE-W3)."""
    return table.material.limits.markers_on_map - markers_on_map(table, seat)


# All of it together, for those who draw the table


class Price(msgspec.Struct, frozen=True):
    """What an action costs, and the unrest that paying the gold would force on them (SE-U1)."""

    gold: int
    borrowed: int
    unrest: int = 0
    population: int = 0


class EmpiresInsight(msgspec.Struct, frozen=True, kw_only=True):
    """What the table means to a seat.

    `standings` area by area; `points` what all areas would score now, `forecasts` what the end of the war would
    bring, both seat by seat. For a player: `voyage`, the risk of every way to another panel, `bid_limit` while they
    bid, and `refused_tiles`, why tiles of the supply may not be taken, while one might be. Of an action that was asked
    about: the `battles` that it leads to, its `risk` at sea and its `price`.
    """

    standings: tuple[tuple[Standing, ...], ...]
    points: tuple[int, ...]
    forecasts: tuple[Forecast, ...]
    voyage: SeaRisk | None = None
    bid_limit: int | None = None
    refused_tiles: dict[str, Refusal] = {}
    battles: Outlook | None = None
    risk: SeaRisk | None = None
    price: Price | None = None


def figures(state: "EmpiresState", seat: Seat | None, action: Action | None) -> EmpiresInsight:
    """The figures of the table for a seat; with a legal action, also what that would bring whoever decides now."""
    question = state.question
    overseas = next(place for place in range(HOME) if crosses(state.material, HOME, place))
    table = EmpiresInsight(
        standings=tuple(standings(state, area) for area in AREA_INDEX.values()),
        points=points_now(state),
        forecasts=tuple(forecast(state, each) for each in range(state.players)),
        voyage=None if seat is None else _voyage(state, seat, PLACES[overseas]),
        bid_limit=bid_limit(state, question.seat) if isinstance(question, Bidding) and question.seat == seat else None,
        refused_tiles=_refused_tiles(state) if question is not None and question.seat == seat else {},
    )
    if question is None or action is None or state.explain(action) is not None:
        return table
    return msgspec.structs.replace(
        table,
        battles=_battles_of(state, question, action),
        risk=_risk_of(state, question, action),
        price=_price_of(state, question, action),
    )


def _refused_tiles(state: "EmpiresState") -> dict[str, Refusal]:
    """Why the tiles of the supply may not be taken, where the open question is about taking one."""
    if not isinstance(state.question, (Acting, ChoosingAlliance)):
        return {}
    ids = [tile.id for tile, count in zip(state.material.tiles, state.supply, strict=True) if count]
    refusals = {tile: state.explain(Take(tile)) for tile in ids}
    return {tile: refusal for tile, refusal in refusals.items() if refusal is not None}


def _raises_natives(question: AnyQuestion | None) -> bool:
    """Trained Natives come without a ship."""
    return isinstance(question, Building) and question.source == TRAINED_NATIVES


def _voyage(state: "EmpiresState", seat: Seat, overseas: Place) -> SeaRisk:
    """The risk of a move or build that changes panel, as the open question allows it."""
    return NO_RISK if _raises_natives(state.question) else sea_risk(state, seat, "home", overseas)


def _battles_of(table: Table, question: AnyQuestion, action: Action) -> Outlook | None:
    """The battles that an action leads to, as they stand with it."""
    seat, assault = question.seat, table.assault
    match question, action:
        case _, Attack():
            return outlook(table, seat, action)
        case Raiding(tile=tile), Raid():
            return _single(raid_outlook(table, seat, tile, action), raid_battle(table, seat, tile, action).arm)
        case SeekingHelp(), AskHelp(power=power, arm=arm) if assault:
            return _helped(table, assault, seat_of(table, power), arm)
        case AnsweringHelp(arm=arm), Yes() if assault:
            return _helped(table, assault, seat, arm)
        case AnsweringHelp(arm=arm), HelpWith(units=units) if assault:
            return _fought(table, assault.with_helper(arm, seat, units), arm)
        case FacingNaval(), Fight() if assault:
            return _fought(table, assault, "naval")
        case FacingNaval(), Decline() if assault:
            return _fought(table, assault, "land", support=assault.opponent(seat))
        case Arming(tile=tile), Use() if assault:
            return _fought(table, assault, "naval", tiles_at_sea=assault.tiles_at_sea | 1 << tile)
        case Supporting(), Use() if assault:
            return _fought(table, assault, "land", blockade=True)
        case Rerolling(), Use() if assault:
            return _fought(table, assault, assault.arm)
        case _:
            return None


def _helped(table: Table, assault: Assault, ally: Seat, arm: Arm) -> Outlook:
    """With all that the ally has there."""
    return _fought(table, assault.with_helper(arm, ally, helping_units(table, assault, ally, arm)), arm)


def _fought(table: Table, assault: Assault, arm: Arm, **changes: int) -> Outlook:
    return _single(_battle(table, msgspec.structs.replace(assault, arm=arm, **changes)), arm)


def _single(battle: Battle, arm: Arm) -> Outlook:
    return Outlook(battle, None) if arm == "naval" else Outlook(None, battle)


def _risk_of(table: Table, question: AnyQuestion, action: Action) -> SeaRisk | None:
    match action:
        case Move(origin=origin, place=place):
            return sea_risk(table, question.seat, origin, place)
        case Build(place=place):
            return NO_RISK if _raises_natives(question) else sea_risk(table, question.seat, "home", place)
        case _:
            return None


def _price_of(table: Table, question: AnyQuestion, action: Action) -> Price | None:
    """What must be paid for it at once, or on winning with it."""
    material, seat = table.material, question.seat
    match action:
        case Bid(gold=gold):
            return _price(table, seat, gold)
        case Attack():
            return _price(table, seat, 0 if isinstance(question, Declaring) else material.figures.attack_cost)
        case Take(tile=tile):
            cost = material.tiles[material.tile_numbers[tile]].cost
            return _price(table, seat, cost.gold, cost.unrest, cost.population)
        case _:
            return None


def _price(table: Table, seat: Seat, gold: int, unrest: int = 0, population: int = 0) -> Price:
    short = max(0, gold - table.empires[seat].gold)
    return Price(gold, -(-short // gold_per_unrest(table, seat)), unrest, population)
