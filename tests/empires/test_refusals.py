"""Every action there is, at many moments of random games: listed, or refused for a reason that is so.

What a refusal states is checked on what everybody sees and with the simple implementation of `tests/reference`. No
reason goes unchecked: `is_true` knows all that these actions can meet, and those that they cannot meet are named.
"""

import random
from functools import cache, partial
from typing import Any, Final, cast

import pytest

from tests.contract.refusals import Refusals, random_game
from tests.empires.actions import EVERY_ACTION
from tests.empires.comparing import BOOK, FIGURES, TILES, face_of, situation
from tests.empires.drawn import four, helped_by_two, play, rolling
from tests.reference import empires as simple
from tests.translations import sources
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.actions import (
    AnyAction,
    AskHelp,
    Attack,
    Bid,
    Build,
    ChoosePower,
    Destroy,
    End,
    HelpWith,
    Lose,
    Move,
    Pass,
    PlaceBlockade,
    PlaceUnit,
    Raid,
    Settle,
    Stop,
    Take,
    Use,
)
from tilewright.games.empires.model.names import ARMS, PLACES, POWERS, ROWS
from tilewright.games.empires.views.view import AreaView, EmpiresView
from tilewright.kernel import Refusal

PLAYERS: Final = (2, 3, 5, 7)
FREE: Final = ("war_office", "mercenaries", "pressgangs", "trained_natives", "diplomatic_service")
INLAND: Final = ("german_states", "central_europe")
AMERICAS: Final = ("north_america", "caribbean", "south_america")
RAID_AREAS: Final = {"pirates": FIGURES.colonies, "slave_revolt": AMERICAS}
ALLIANCES: Final = {tile["id"] for tile in BOOK["alliance"]}
OF_OTHER_MATERIAL: Final = {"a-blockade-of-yours-lies-there"}
"""There is one Blockade, so nobody has one more than lies there; `test_material` has three."""
MARKS: Final = {"army": "armies", "fleet": "fleets", "fort": "forts"}


@cache
def moments(players: int) -> tuple[EmpiresState, ...]:
    """Moments of random games, and the first one of every kind of question in them."""
    rng = random.Random(players)
    found: dict[object, EmpiresState] = {}
    for seed in range(4):
        for state in random_game(GAME.start(players, seed), rng):
            found.setdefault(type(state.question), state)
            if state.past.ply % 20 == 15 and state.actor is not None:
                found[seed, state.past.ply] = state
    return tuple(found.values())


@cache
def drawn_moments() -> tuple[EmpiresState, ...]:
    """What random games seldom come to."""
    fleets = "units britain: fleet india 1 army india 1\nunits france: army india 1\nunits prussia: fleet india 1"
    inland = "units {}: army german_states 1\n"
    natives = "tiles britain: trained_natives\nunits britain: army india 1 army german_states 12 army baltic 1"
    blockade = "tiles france: blockade/india\nunits france: fleet india 2\n"
    twenty = (
        "markers britain: german_states 9 central_europe 6 mediterranean 5\nunits britain: army baltic 1 army india 1\n"
    )
    surprise = "units britain: army baltic 2\nmarkers france: baltic 1\ntiles britain: surprise_attack"
    picking = "units britain: army baltic 6\nunits france: army baltic 1 fort baltic 1"
    helped = play(helped_by_two(), "attack france baltic land")
    for power in ("prussia", "austria", "spain"):
        helped = play(helped, f"help {power} land 0", "yes")
    return (
        play(GAME.start(3, 1), "power spain"),
        play(four(fleets), "attack france india land"),
        play(four(fleets + "\ncounters india: 3/2"), "attack neutral india 3/2"),
        play(four("".join(map(inland.format, ("britain", "prussia", "france")))), "attack france german_states land"),
        play(four(natives), "use trained_natives"),
        play(four(natives.replace("12", "11")), "use trained_natives", "build army india"),
        four("tiles britain: blockade\nunits britain: fleet india 1\nmarkers britain: india 1"),
        four(blockade + "units britain: fleet india 1 army home 1 fort home 1"),
        four(twenty + "counters baltic: 2\nmarkers france: baltic 1\ncaptured: pirates india france"),
        play(four(surprise, "5 1 1 1"), "attack france baltic land", "use surprise_attack", "yes"),
        play(four(picking, "1 1 3 4"), "attack france baltic land"),
        play(helped_by_two(), "attack france baltic land", "help prussia land 0", "no"),
        play(rolling(play(helped, "help russia land 0"), "5 1 3 4"), "yes", "lose army"),
    )


class Scene:
    """A moment as everybody sees it, with what the one who decides has."""

    def __init__(self, state: EmpiresState) -> None:
        self.state = state
        self.view: EmpiresView = state.view(state.actor)
        self.listed = set(state.actions())
        self.about = {} if self.view.decision is None else self.view.decision.about
        self.attack = {} if self.view.attack is None else self.view.attack.about
        self.me = self.about.get("seat", "")
        self.sit = situation(state) if all(power.power for power in self.view.powers) else None

    @property
    def table(self) -> simple.Situation:
        assert self.sit is not None
        return self.sit

    @property
    def mine(self) -> simple.Power:
        return self.table.powers[self.me]

    @property
    def unplaced(self) -> set[str]:
        """The powers that stand in no row yet."""
        placed = (*self.view.upper, *self.view.lower)
        return {power.power or "" for seat, power in enumerate(self.view.powers) if seat not in placed}

    @property
    def rival(self) -> str | None:
        """The other one of attacker and defender."""
        return self.attack.get("defender") if self.me == self.attack["attacker"] else self.attack["attacker"]

    def area(self, name: object) -> AreaView:
        return next(area for area in self.view.areas if area.area == name)

    def units(self, kind: str) -> dict[str, int]:
        return cast(dict[str, int], getattr(self.mine, MARKS[kind]))

    def off_map(self, kind: str) -> int:
        seat = self.view.decision.seat if self.view.decision else 0
        return cast(int, getattr(self.view.powers[seat].off_map, MARKS[kind]))

    def held(self, tile: str) -> int:
        return self.mine.tiles[tile] + self.mine.used[tile]

    def has_in(self, area: str, but_armies: bool = False) -> int:
        """Markers and units of theirs in an area, with its sea."""
        kinds = [self.mine.markers, self.mine.fleets, self.mine.forts, *([] if but_armies else [self.mine.armies])]
        return sum(kind.get(area, 0) for kind in kinds)

    def can_help(self, power: str, arm: str) -> bool:
        side = "attacker" if self.me == self.attack["attacker"] else "defender"
        asked = simple.may_be_asked(
            self.table, cast(Any, side), self.me, self.rival or 0, self.attack["area"], arm=cast(Any, arm)
        )
        return power in asked and not (arm == "land" and "naval_only" in self.attack)


def is_true(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    """Is what the refusal says so?"""
    view, facts = scene.view, refusal.facts
    match refusal.reason, action:
        case "the-game-is-over", _:
            return view.result is not None
        case "something-else-is-asked-now", _:
            assert view.decision is not None
            return facts["asked"] == view.decision.ask and type(action) not in map(type, scene.listed)
        case "that-power-is-not-in-the-game", _:
            return facts["power"] not in [power.power for power in view.powers]
        case "a-sum-is-not-negative", Bid(gold=gold) | AskHelp(gold=gold):
            return gold < 0
        case "not-enough-population", _:
            cost = TILES[action.tile]["cost"]["population"] if isinstance(action, Take) else 1
            return facts["population"] == scene.mine.population < cost
        case _, ChoosePower() | PlaceUnit() | Bid() | Pass() | End():
            return is_true_of_setup_and_auction(scene, action, refusal)
        case _, Take() | Use() | PlaceBlockade() | Raid():
            return is_true_of_a_tile(scene, action, refusal)
        case _, Build() | Destroy() | Stop() | Move():
            return is_true_of_a_unit(scene, action, refusal)
        case _, Attack() | Settle():
            return is_true_of_a_target(scene, action, refusal)
        case _:
            return is_true_of_a_battle(scene, action, refusal)


def unknown(refusal: Refusal) -> AssertionError:
    return AssertionError(f"nobody looks into whether this is so: {refusal}")


def is_true_of_setup_and_auction(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    view, about = scene.view, scene.about
    match refusal.reason, action:
        case "that-power-is-taken", ChoosePower(power=power):
            return power in [each.power for each in view.powers]
        case "no-such-unit-is-left", PlaceUnit(unit=unit):
            return scene.off_map(unit) == 0
        case "a-fleet-cannot-be-in-that-area", PlaceUnit(unit=unit, area=area):
            return unit == "fleet" and area not in FIGURES.seas
        case "the-opener-must-bid", Pass():
            return about["seat"] == about["opener"] and "bidder" not in about
        case "a-bid-names-two-powers", Bid(b=b):
            return b in ROWS and len(scene.unplaced) > 1
        case "a-bid-names-two-different-powers", Bid(a=a, b=b):
            return a == b
        case "the-last-power-is-named-with-one-row", Bid(a=a, b=b):
            return scene.unplaced == {a} and b not in ROWS
        case "that-power-stands-in-a-row-already", Bid(a=a, b=b):
            power = refusal.facts["power"]
            rows = [view.powers[seat].power for seat in (*view.upper, *view.lower)]
            return power in rows and power in (a, b)
        case "the-bid-is-not-higher", Bid(gold=gold):
            return gold <= int(about["gold"]) == refusal.facts["standing"]
        case "the-bid-is-above-the-limit", Bid(gold=gold):
            limit = simple.highest_bid_allowed(FIGURES, scene.mine.gold, scene.mine.tiles["banking"])
            return gold > limit == refusal.facts["limit"]
        case "no-actions-are-left", _:
            return view.actions_left == 0
        case "actions-are-left", End():
            return 0 < view.actions_left == refusal.facts["left"]
        case _:
            raise unknown(refusal)


def is_true_of_a_tile(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    view, facts = scene.view, refusal.facts
    match refusal.reason, action:
        case "no-actions-are-left", Take():
            return view.actions_left == 0
        case "one-tile-a-turn", Take():
            return view.tile_taken
        case "there-is-no-such-tile", Take(tile=tile) | Use(tile=tile):
            return tile not in TILES
        case "none-of-that-tile-is-left", Take(tile=tile):
            return tile not in [each.tile for each in view.supply]
        case "that-tile-was-used-this-turn", Take(tile=tile):  # known to the state alone; at least it is such a tile
            return TILES[tile]["use"] == "single" and tile in [each.tile for each in view.supply]
        case "there-is-no-marker-to-raid", Take(tile=tile):
            others = [power for name, power in scene.table.powers.items() if name != scene.me]
            return not any(power.markers.get(area) for power in others for area in RAID_AREAS[tile])
        case "only-an-alliance-tile-can-be-taken-now", Take(tile=tile):
            assert view.decision is not None
            return view.decision.ask == "alliance" and tile not in ALLIANCES
        case "that-tile-gives-no-free-action", Use(tile=tile):
            return tile not in (*FREE, "blockade")
        case "a-blockade-is-placed-under-a-fleet", Use(tile=tile):
            return tile == "blockade"
        case "that-tile-is-not-yours", Use() | PlaceBlockade():
            return scene.held(str(facts["tile"])) == 0
        case "that-tile-is-turned", Use(tile=tile):
            return scene.mine.tiles[tile] == 0 < scene.mine.used[tile]
        case "that-tile-has-nothing-to-act-on", Use(tile=tile):
            return not acts_on(scene, tile)
        case "another-tile-is-asked-about", Use(tile=tile):
            return tile != facts["tile"] and Use(str(facts["tile"])) in scene.listed
        case "a-blockade-lies-in-a-colony", PlaceBlockade(area=area):
            return area not in FIGURES.colonies
        case "no-own-fleet-in-that-sea", PlaceBlockade(area=area):
            return scene.mine.fleets.get(area, 0) == 0
        case "the-tile-does-not-go-to-that-area", Raid(area=area):
            return area not in RAID_AREAS[scene.about["tile"]]
        case "the-tile-goes-for-another-players-marker", Raid(power=power):
            return power == scene.me
        case "that-power-has-no-marker-there", Raid(power=power, area=area):
            return power not in scene.table.powers or not scene.table.powers[power].markers.get(area)
        case _:
            raise unknown(refusal)


def acts_on(scene: Scene, tile: str) -> bool:
    """Would this tile's free action have anything to act on?"""
    if tile == "war_office":
        return bool(simple.attack_targets(scene.table, scene.me))
    if tile == "diplomatic_service":
        return any(each.tile in ALLIANCES for each in scene.view.supply)
    if tile == "trained_natives":
        places = [area for area in FIGURES.colonies if scene.has_in(area)]
        armies = [area for area in PLACES if scene.mine.armies.get(area)]
        return bool(places) and (scene.off_map("army") > 0 or armies != places)
    return True


def is_true_of_a_unit(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    about, facts = scene.about, refusal.facts
    match refusal.reason, action:
        case "no-actions-are-left", _:
            return scene.view.actions_left == 0
        case "the-unit-must-be-built", Stop():
            return about.get("source") != "militia" or "destroyed" in about
        case "another-kind-of-unit-is-being-built", Build(unit=unit) | Destroy(unit=unit):
            return unit != about["unit"] == facts["unit"]
        case "one-unit-was-destroyed-already", Destroy():
            return "destroyed" in about
        case "none-is-left-so-one-must-be-destroyed", Build(unit=unit):
            return scene.off_map(unit) == 0
        case "natives-come-where-a-marker-or-unit-stands-in-a-colony", Build(place=place):
            return about["source"] == "trained_natives" and (place not in FIGURES.colonies or not scene.has_in(place))
        case "the-natives-would-have-no-place-left", Destroy(place=place):
            places = [area for area in FIGURES.colonies if scene.has_in(area)]
            return places == [place] and scene.mine.armies[place] == 1 and not scene.has_in(place, but_armies=True)
        case "only-the-natives-move-now", Move(unit=unit, origin=origin):
            return (unit, origin) != ("army", about["area"])
        case "no-such-unit-stands-there", Destroy(unit=unit, place=place) | Move(unit=unit, origin=place):
            return not scene.units(unit).get(place)
        case "that-unit-has-had-its-move", Move(unit=unit, origin=origin):
            return about["moved"].split(",").count(f"{unit}@{origin}") >= scene.units(unit)[origin]
        case "a-fort-moves-from-home-only", Move(unit=unit, origin=origin):
            return unit == "fort" and origin != "home"
        case "a-unit-moves-to-another-place", Move(origin=origin, place=place):
            return origin == place
        case "there-is-no-sea-for-a-fleet", Move(unit=unit, place=place) | Build(unit=unit, place=place):
            return unit == "fleet" and place not in FIGURES.seas
        case "no-own-fleet-in-that-sea", Move(unit=unit, place=place) | Build(unit=unit, place=place):
            return unit != "fleet" and place in FIGURES.colonies and not scene.mine.fleets.get(place)
        case "a-blockade-keeps-the-unit-out", Move(unit=unit, place=place) | Build(unit=unit, place=place):
            return unit != "fleet" and simple.blockaded(scene.table, scene.me, place)
        case "no-marker-border-or-fleet-opens-that-area", Move(unit=unit, place=place) | Build(unit=unit, place=place):
            european = place not in (*FIGURES.colonies, "home")
            return unit != "fleet" and european and not simple.may_enter_europe(scene.table, scene.me, place)
        case _:
            raise unknown(refusal)


def is_true_of_a_target(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    sit, mine, facts = scene.table, scene.mine, refusal.facts
    match refusal.reason, action:
        case "no-actions-are-left", _:
            return scene.view.actions_left == 0
        case "no-control-marker-left", _:
            return simple.markers_left(sit, scene.me) == 0
        case "no-such-counter-lies-there", Attack(area=area, what=face) | Settle(area=area, what=face):
            return facts["counter"] == face and face not in scene.area(area).counters
        case "one-settlement-a-turn", Settle():
            return scene.view.settled
        case "no-own-fleet-in-africas-sea", Settle(what=face):
            return face == "slaves" and not mine.fleets.get("africa")
        case "no-own-army-in-that-area", Attack(area=area):
            return not mine.armies.get(area)
        case "a-settlement-cannot-be-attacked", Attack(what=face):
            return face_of(face)[3] is not None
        case "no-such-tile-lies-there", Attack(target=tile, area=area, what=owner):
            return (tile, area, owner) not in sit.captured
        case "an-attack-on-a-player-is-land-or-naval", Attack(target=target, what=what):
            return target in POWERS and what not in ARMS
        case "nobody-attacks-themselves", Attack(target=target):
            return target == scene.me
        case "that-power-is-in-your-alliance", Attack(target=target):
            return simple.allied(sit, scene.me, target)
        case "that-power-has-nothing-there", Attack(target=target, area=area):
            theirs = sit.powers[target]
            return not any(kind.get(area) for kind in (theirs.markers, theirs.armies, theirs.forts))
        case "that-area-has-no-sea-of-its-own", Attack(area=area, what=what):
            return what == "naval" and area not in FIGURES.seas
        case "no-own-fleet-in-that-sea", Attack(area=area, what=what):
            return what == "naval" and not mine.fleets.get(area)
        case "that-power-has-no-fleet-there", Attack(target=target, area=area, what=what):
            return what == "naval" and not sit.powers[target].fleets.get(area)
        case _:
            raise unknown(refusal)


def is_true_of_a_battle(scene: Scene, action: AnyAction, refusal: Refusal) -> bool:
    facts, attack = refusal.facts, scene.attack
    match refusal.reason, action:
        case "that-power-is-not-an-ally", AskHelp(power=power):
            return power not in scene.table.powers or not simple.allied(scene.table, scene.me, power)
        case "that-ally-has-been-asked", AskHelp(power=power, arm=arm):
            return power in attack[f"asked_{arm}"].split(",")
        case "only-the-naval-battle-is-fought", AskHelp(arm=arm):
            return arm == "land" and "naval_only" in attack
        case "that-area-has-no-sea-of-its-own", AskHelp(arm=arm):
            return arm == "naval" and attack["area"] in INLAND
        case "no-naval-battle-is-fought-against-a-counter-or-tile", AskHelp(arm=arm):
            return arm == "naval" and "defender" not in attack
        case "no-own-fleet-in-that-sea", AskHelp(arm=arm):
            return arm == "naval" and simple.fleets_at(scene.table, scene.me, attack["area"]) == 0
        case "the-other-side-has-no-fleet-to-fight", AskHelp(arm=arm):
            assert scene.rival is not None
            said = {"power": scene.rival, "area": FIGURES.sea_of[attack["area"]]}
            return arm == "naval" and facts == said and simple.fleets_at(scene.table, scene.rival, attack["area"]) == 0
        case "that-ally-has-nothing-to-help-with", AskHelp(power=power, arm=arm):
            ally = scene.table.powers[power]
            fleets = simple.fleets_at(scene.table, power, attack["area"])
            has = ally.armies.get(attack["area"], 0) if arm == "land" else fleets
            return has == 0 and not scene.can_help(power, arm)
        case "an-offer-is-gold-in-hand", AskHelp(gold=gold):
            return gold > scene.mine.gold == facts["gold"]
        case "a-helper-brings-a-unit-at-least", HelpWith(units=units):
            return units < 1
        case "so-many-cannot-help", HelpWith(units=units):
            return units > most_help(scene) == facts["units"]
        case "helping-with-all-is-yes", HelpWith(units=units):
            return units == most_help(scene) == facts["units"]
        case "a-unit-must-be-named", Lose(what=what):
            return what not in ("army", "fort")
        case "that-is-no-helper-of-that-side", Lose(what=what):
            return what not in [text.partition(":")[0] for text in attack["help_land"].split(",")] or not simple.allied(
                scene.table, what, losing_side(scene)
            )
        case _:
            raise unknown(refusal)


def most_help(scene: Scene) -> int:
    return len(simple.may_help_with(scene.table, scene.me, scene.attack["area"], cast(Any, scene.about["arm"])))


def losing_side(scene: Scene) -> str:
    """The principal whose helpers are listed."""
    (one, *_) = [action.what for action in scene.listed if isinstance(action, Lose)]
    attacker, defender = scene.attack["attacker"], scene.attack["defender"]
    return attacker if simple.allied(scene.table, one, attacker) else defender


MOMENTS = {f"{players} players": partial(moments, players) for players in PLAYERS} | {"drawn": drawn_moments}
REFUSALS = Refusals(MOMENTS, Scene, lambda _: EVERY_ACTION, is_true)


@pytest.mark.parametrize("moments", MOMENTS)
def test_every_action_is_listed_or_refused_and_what_a_refusal_states_is_so(moments: str) -> None:
    assert REFUSALS.reasons_at(moments)


def test_every_reason_there_is_is_met_and_looked_into() -> None:
    assert REFUSALS.reasons() == sources.refusals("empires").keys() - OF_OTHER_MATERIAL
