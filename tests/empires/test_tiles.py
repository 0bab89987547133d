"""Chapter SE-P: taking tiles; then what each of them does, where no other chapter does."""

import pytest

from tests.empires.drawn import (
    FOUR,
    armies,
    asked,
    choices,
    drawn,
    empire,
    fleets,
    force,
    forts,
    four,
    gold,
    legal,
    markers,
    play,
    refused,
    rolling,
    supply,
    tiles,
    told,
    turned,
    unrest,
)
from tilewright.games.empires import EmpiresState
from tilewright.games.empires.model.events import (
    BattleDecided,
    BattleRolled,
    BlockadePlaced,
    Income,
    MarkerCaptured,
    MarkerFreed,
    MarkerPlaced,
    OnlyChoice,
    Paid,
    PointsScored,
    PopulationGrew,
    PopulationSpent,
    RaidDeclared,
    SeaChecked,
    TileArmed,
    TileGone,
    TileReturned,
    TileTaken,
    UnitLost,
    UnrestReturned,
    UnrestTaken,
)
from tilewright.games.empires.model.names import AREA_INDEX, AREAS, IMPROVEMENTS
from tilewright.games.empires.model.table import Captive, seat_of

# SE-P1


def test_a_tile_costs_gold_unrest_or_population() -> None:
    """SE-P1: it leaves the supply and lies in front of the player."""
    state = four()
    after = play(state, "take army_training")
    assert told(after, TileTaken) == [TileTaken(0, "army_training")]
    assert (tiles(after, "britain", "army_training"), supply(after, "army_training")) == (1, 5)
    assert gold(after, "britain") == 7
    assert unrest(play(state, "take industry"), "britain") == 2
    militia = play(state, "take militia")
    assert told(militia, PopulationSpent) == [PopulationSpent(0, 1, "tile", "SE-P1")]
    assert empire(militia, "britain").population == 4
    assert gold(militia, "britain") == 10


@pytest.mark.parametrize("tile", [tile.id for tile in four().material.tiles])
def test_every_tile_can_be_taken_and_costs_what_it_says(tile: str) -> None:
    """SE-P1: improvements, companies and alliance tiles alike."""
    state = four("power britain: gold 20\nmarkers france: caribbean 1")
    cost = state.material.tiles[state.material.tile_numbers[tile]].cost
    after = play(state, f"take {tile}")
    spent = sum(event.gold for event in told(after, Paid))
    taken = sum(event.count for event in told(after, UnrestTaken) if event.why == "tile")
    population = sum(event.count for event in told(after, PopulationSpent))
    assert (spent, taken, population) == (cost.gold, cost.unrest, cost.population)
    assert after.tile_taken


def test_a_tile_must_be_in_the_supply() -> None:
    """SE-P1."""
    state = four("tiles france: pressgangs\nboxed: industry 3")
    assert refused(state, "take pressgangs") == ("SE-P1", "none-of-that-tile-is-left")
    assert refused(state, "take industry") == ("SE-P1", "none-of-that-tile-is-left")
    assert refused(state, "take marbles") == ("SE-P1", "there-is-no-such-tile")


def test_several_copies_may_be_owned() -> None:
    """SE-P1: their effects add up, but for Banking."""
    state = four("tiles britain: improved_agriculture 2")
    after = play(state, "take improved_agriculture")
    assert tiles(after, "britain", "improved_agriculture") == 3


def test_there_are_51_improvements_9_companies_and_11_alliance_tiles() -> None:
    """SE-P1: as many as the box holds, so many of each."""
    material = four().material
    copies = {
        sort: sum(tile.copies for tile in material.tiles if tile.sort == sort)
        for sort in ("improvement", "company", "alliance")
    }
    assert copies == {"improvement": 51, "company": 9, "alliance": 11}
    assert len(IMPROVEMENTS) == 20


# SE-P2


def test_once_a_war_tiles_are_turned() -> None:
    """SE-P2: each copy once."""
    state = four("tiles britain: mercenaries 2")
    once = play(state, "use mercenaries", "build army home")
    assert (tiles(once, "britain", "mercenaries"), turned(once, "britain", "mercenaries")) == (2, 1)
    twice = play(once, "use mercenaries", "build army home")
    assert refused(twice, "use mercenaries") == ("SE-P2", "that-tile-is-turned")


def test_turned_tiles_come_back_at_the_end_of_the_war() -> None:
    """SE-P2."""
    state = four("round: 6\nactive: spain\nactions: 1\ntiles britain: mercenaries/used reserves/used")
    after = play(state, "pass")
    assert (turned(after, "britain", "mercenaries"), tiles(after, "britain", "mercenaries")) == (0, 1)
    assert (turned(after, "britain", "reserves"), tiles(after, "britain", "reserves")) == (0, 1)


def test_raiding_tiles_need_a_target() -> None:
    """SE-P2: Pirates another player's marker in a colony, a Slave Revolt one in the Americas."""
    none = four("markers britain: caribbean 1\nmarkers france: baltic 3")
    assert refused(none, "take pirates") == ("SE-P2", "there-is-no-marker-to-raid")
    assert refused(none, "take slave_revolt") == ("SE-P2", "there-is-no-marker-to-raid")
    east = four("markers france: india 1")
    assert legal(east, "take pirates")
    assert refused(east, "take slave_revolt") == ("SE-P2", "there-is-no-marker-to-raid")
    assert legal(four("markers france: caribbean 1"), "take pirates", "take slave_revolt")


def test_box_tiles_act_and_leave_the_game() -> None:
    """SE-P2: Government Reform and Industry."""
    for tile in ("government_reform", "industry"):
        after = play(four("power britain: unrest 1"), f"take {tile}")
        assert told(after, TileGone) == [TileGone(tile)]
        assert tiles(after, "britain", tile) == 0
        assert supply(after, tile) == {"government_reform": 9, "industry": 2}[tile]


def test_single_tiles_go_back_and_are_not_taken_again_in_the_turn() -> None:
    """SE-P2: used once, then in the supply; somebody else may take it, the same player in another turn."""
    text = "units britain: army baltic 2\nmarkers france: baltic 1\ntiles britain: surprise_attack"
    state = play(four(text, "5 1 1 1"), "attack france baltic land", "use surprise_attack", "yes")
    assert supply(state, "surprise_attack") == 1
    assert tiles(state, "britain", "surprise_attack") == 0
    assert refused(state, "take surprise_attack") == ("SE-P2", "that-tile-was-used-this-turn")
    assert "take surprise_attack" not in choices(state)
    french = play(state, "pass")
    assert legal(french, "take surprise_attack")
    again = play(french, *["pass"] * 6)
    assert asked(again) == ("britain", "turn")
    assert legal(again, "take surprise_attack")


def test_a_placed_blockade_lifted_is_not_taken_again_in_the_turn() -> None:
    """SE-P2: not used and taken again in one turn."""
    state = four("units britain: fleet india 1\ntiles britain: blockade", "2")
    after = play(state, "blockade india", "move fleet india home")
    assert supply(after, "blockade") == 1
    assert refused(after, "take blockade") == ("SE-P2", "that-tile-was-used-this-turn")


def test_a_defender_who_used_a_single_tile_may_take_it_in_his_turn() -> None:
    """SE-P2: it was not their turn."""
    state = four(
        """
        units britain: army baltic 2
        units france: army baltic 1
        markers france: baltic 1
        tiles france: fighting_withdrawal
        actions: 1
        """,
        "5 1 1 1",
    )
    after = play(state, "attack france baltic land", "use fighting_withdrawal", "no")
    assert asked(after) == ("france", "turn")
    assert legal(after, "take fighting_withdrawal")


# The tiles that other chapters tell of: SE-F5, SE-F7 in test_battle.py, SE-M1 and SE-M6 in test_movement.py,
# SE-U1 in test_money.py, Militia in test_build.py, Blockade's bar in test_movement.py


def test_war_office_attacks_without_gold() -> None:
    """SE-T2, the War Office: a free action, once a war; the attack must be declared."""
    state = four(
        "units britain: army baltic 2\nmarkers france: baltic 2\ntiles britain: war_office\ncounters baltic: 3"
    )
    declaring = play(state, "use war_office")
    assert asked(declaring) == ("britain", "attack")
    assert choices(declaring) == ["attack france baltic land", "attack neutral baltic 3"]
    assert refused(declaring, "pass") == ("SE-F1", "something-else-is-asked-now")
    assert refused(declaring, "attack france india land") == ("SE-F2", "no-own-army-in-that-area")
    after = play(rolling(declaring, "5 1 1 1"), "attack france baltic land", "yes")
    assert (gold(after, "britain"), after.actions_left) == (10, 2)
    assert markers(after, "britain", "baltic") == 1
    assert refused(after, "use war_office") == ("SE-P2", "that-tile-is-turned")


def test_mercenaries_build_an_army_without_population() -> None:
    """SE-T2, Mercenaries: built and moved as SE-B1 has it."""
    state = four("tiles britain: mercenaries\npower britain: population 0\nunits britain: fleet baltic 1")
    building = play(state, "use mercenaries")
    assert asked(building) == ("britain", "build")
    assert choices(building) == ["build army german_states", "build army baltic", "build army home"]
    assert refused(building, "build fleet home") == ("SE-B2", "another-kind-of-unit-is-being-built")
    assert refused(building, "stop") == ("SE-B1", "the-unit-must-be-built")
    after = play(building, "build army baltic")
    assert (armies(after, "britain", "baltic"), empire(after, "britain").population) == (1, 0)
    assert (gold(after, "britain"), unrest(after, "britain")) == (10, 0)


def test_pressgangs_build_a_fleet_without_population() -> None:
    """SE-T2, Pressgangs: the same for a fleet."""
    state = four("tiles britain: pressgangs\npower britain: population 0")
    building = play(state, "use pressgangs")
    assert {text.split()[1] for text in choices(building)} == {"fleet"}
    assert refused(building, "build army home") == ("SE-B2", "another-kind-of-unit-is-being-built")
    after = play(building, "build fleet mediterranean")
    assert (fleets(after, "britain", "mediterranean"), empire(after, "britain").population) == (1, 0)


def test_mercenaries_may_destroy_first() -> None:
    """SE-B2: in any build; it costs unrest, and this one no population."""
    state = four("tiles britain: mercenaries\nunits britain: army india 14")
    building = play(state, "use mercenaries")  # with all on the map there is one answer
    assert told(building, OnlyChoice) == [OnlyChoice(0, "destroy army india", "SE-B1")]
    after = play(building, "build army home")
    assert (armies(after, "britain", "india"), unrest(after, "britain")) == (13, 1)
    assert empire(after, "britain").population == 5
    assert legal(
        play(four("tiles britain: mercenaries\nunits britain: army india 1"), "use mercenaries"), "destroy army india"
    )


NATIVES = """
    tiles britain: trained_natives
    power britain: population 0
    units britain: fleet africa 1 army caribbean 1 fort south_america 1 army baltic 1
    markers britain: india 1 mediterranean 1
    units france: fleet india 2
    tiles france: blockade/india
"""


def test_trained_natives_come_straight_into_a_colony() -> None:
    """SE-T2, Trained Natives: with a marker or any unit there; no population, fleet, sea check or Blockade."""
    building = play(four(NATIVES), "use trained_natives")
    assert set(choices(building, "build")) == {
        "build army africa",
        "build army caribbean",
        "build army south_america",
        "build army india",
    }
    for place in ("north_america", "mediterranean", "baltic", "home"):
        assert refused(building, f"build army {place}") == (
            "SE-T2",
            "natives-come-where-a-marker-or-unit-stands-in-a-colony",
        )
    assert refused(building, "build fleet africa") == ("SE-B2", "another-kind-of-unit-is-being-built")
    there = play(building, "build army india")
    assert told(there, SeaChecked) == []
    assert armies(there, "britain", "india") == 1
    assert (empire(there, "britain").population, unrest(there, "britain")) == (0, 0)


def test_trained_natives_may_move_at_once_by_the_usual_rules() -> None:
    """SE-T2, Trained Natives: that army, once, or not."""
    there = play(four(NATIVES, "4"), "use trained_natives", "build army india")
    assert asked(there) == ("britain", "native")
    assert set(choices(there)) == {
        "stop",
        "move army india home",
        "move army india german_states",
        "move army india mediterranean",
        "move army india africa",
    }
    assert refused(there, "move army caribbean home") == ("SE-T2", "only-the-natives-move-now")
    assert refused(there, "move fleet africa home") == ("SE-T2", "only-the-natives-move-now")
    assert refused(there, "move army india east_indies") == ("SE-M2", "no-own-fleet-in-that-sea")
    moved = play(there, "move army india africa")
    assert told(moved, SeaChecked)[0].outcome == "arrives"
    assert (armies(moved, "britain", "africa"), moved.actions_left) == (1, 2)
    assert armies(play(there, "stop"), "britain", "india") == 1


def test_trained_natives_need_a_foothold() -> None:
    """SE-T2, Trained Natives."""
    state = four("tiles britain: trained_natives\nmarkers britain: baltic 1\nmarkers prussia: india 1")
    assert refused(state, "use trained_natives") == ("SE-T2", "that-tile-has-nothing-to-act-on")


def test_trained_natives_with_all_armies_on_the_map() -> None:
    """SE-B2: one is destroyed, but not the one foothold."""
    some = four("tiles britain: trained_natives\nunits britain: army baltic 13 army india 1")
    building = play(some, "use trained_natives")
    assert asked(building) == ("britain", "native")  # the army in the Baltic was the one that could go
    assert (armies(building, "britain", "baltic"), armies(building, "britain", "india")) == (12, 2)
    assert unrest(building, "britain") == 1
    choice = play(
        four("tiles britain: trained_natives\nunits britain: army baltic 12 army home 1 army india 1"),
        "use trained_natives",
    )
    assert refused(choice, "destroy army india") == ("SE-B2", "the-natives-would-have-no-place-left")
    assert legal(choice, "destroy army baltic", "destroy army home")
    two = play(
        four("tiles britain: trained_natives\nunits britain: army baltic 12 army india 2"), "use trained_natives"
    )
    assert legal(two, "destroy army baltic", "destroy army india")


def test_diplomatic_service_takes_an_alliance_tile() -> None:
    """SE-T2, Diplomatic Service: once a war, as a free action, its cost paid."""
    state = four("tiles britain: diplomatic_service\nmarkers france: india 1")
    choosing = play(state, "use diplomatic_service")
    assert asked(choosing) == ("britain", "alliance")
    assert len(choices(choosing)) == 11
    assert refused(choosing, "take levant") == ("SE-T2", "only-an-alliance-tile-can-be-taken-now")
    assert refused(choosing, "take marbles") == ("SE-P1", "there-is-no-such-tile")
    after = play(choosing, "take hanover")
    assert (gold(after, "britain"), after.actions_left, after.tile_taken) == (9, 2, False)
    assert tiles(after, "britain", "hanover") == 1
    assert refused(after, "use diplomatic_service") == ("SE-P2", "that-tile-is-turned")


def test_diplomatic_service_without_alliance_tiles_left() -> None:
    """SE-T2: nothing to act on; with one left nothing is asked."""
    ids = [tile.id for tile in four().material.tiles if tile.sort == "alliance"]
    state = four(f"tiles britain: diplomatic_service\ntiles france: {' '.join(ids)}")
    assert refused(state, "use diplomatic_service") == ("SE-T2", "that-tile-has-nothing-to-act-on")
    last = four(f"tiles britain: diplomatic_service\ntiles france: {' '.join(ids[1:])}")
    after = play(last, "use diplomatic_service")
    assert told(after, OnlyChoice) == [OnlyChoice(0, f"take {ids[0]}", "SE-T2")]
    choosing = play(four("tiles britain: diplomatic_service\ntiles france: bavaria"), "use diplomatic_service")
    assert refused(choosing, "take bavaria") == ("SE-P1", "none-of-that-tile-is-left")


@pytest.mark.parametrize(("copies", "growth"), [(0, 5), (1, 6), (3, 8)])
def test_improved_agriculture_adds_population(copies: int, growth: int) -> None:
    """SE-I1, Improved Agriculture: one more per copy."""
    held = f"tiles britain: improved_agriculture {copies}" if copies else ""
    state = four(f"round: 6\nactive: spain\nactions: 1\npower britain: population 1\n{held}")
    events = {event.seat: event for event in told(play(state, "pass"), PopulationGrew)}
    assert events[0] == PopulationGrew(0, growth, 1 + growth)


@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_government_reform_gives_unrest_back(held: int, left: int) -> None:
    """SE-P2, Government Reform: 2 go back, or what there is."""
    after = play(four(f"power britain: unrest {held}"), "take government_reform")
    assert unrest(after, "britain") == left
    back = held - left
    assert told(after, UnrestReturned) == ([UnrestReturned(0, back, "government-reform", "SE-P2")] if back else [])


def test_industry_scores_three_points() -> None:
    """SE-P2, Industry: at once, for unrest."""
    after = play(four("power britain: points 4"), "take industry")
    assert empire(after, "britain").points == 7
    assert told(after, PointsScored) == [PointsScored(0, 3, "industry", "SE-P2")]


# Pirates and Slave Revolt

RAID = """
    markers france: india 1 caribbean 1 baltic 1
    markers prussia: africa 1
    markers britain: india 1
"""


def test_the_taker_chooses_the_marker() -> None:
    """SE-P2, Pirates: another player's, an ally's too, in a colony; the tile's 2 gold and no more."""
    choosing = play(four(RAID), "take pirates")
    assert asked(choosing) == ("britain", "raid")
    assert choices(choosing) == ["raid france caribbean", "raid france india", "raid prussia africa"]
    assert gold(choosing, "britain") == 8
    assert supply(choosing, "pirates") == 0
    assert refused(choosing, "raid france baltic") == ("SE-P2", "the-tile-does-not-go-to-that-area")
    assert refused(choosing, "raid britain india") == ("SE-P2", "the-tile-goes-for-another-players-marker")
    assert refused(choosing, "raid france africa") == ("SE-P2", "that-power-has-no-marker-there")
    assert refused(choosing, "raid russia africa") == ("SE-P2", "that-power-has-no-marker-there")
    assert refused(choosing, "pass") == ("SE-P2", "something-else-is-asked-now")


def test_pirates_win_and_hold_the_marker() -> None:
    """SE-P2, Pirates: only a higher total wins; the captured marker counts for nothing, and the tile stays."""
    state = play(four(RAID, "2 1 1 1"), "take pirates")
    after = play(state, "raid prussia africa")
    assert told(after, RaidDeclared) == [RaidDeclared(0, "pirates", 2, "africa")]
    (rolled,) = told(after, BattleRolled)
    assert (rolled.arm, force(rolled.attack), force(rolled.defence)) == ("naval", {"neutral": 1}, {})
    assert told(after, MarkerCaptured) == [MarkerCaptured(2, "africa", "pirates")]
    assert markers(after, "prussia", "africa") == 0
    tile = after.material.tile_numbers["pirates"]
    assert after.captives == (Captive(tile, AREA_INDEX["africa"], 2),)
    assert supply(after, "pirates") == 0
    assert after.actions_left == 1
    assert gold(after, "britain") == 8


@pytest.mark.parametrize("dice", ["1 1 1 2", "1 1 1 3"])
def test_pirates_that_do_not_win_go_back(dice: str) -> None:
    """SE-P2, Pirates: a tie or a defeat puts the tile back into the supply; no marker is lost."""
    after = play(rolling(play(four(RAID), "take pirates"), dice), "raid prussia africa")
    assert told(after, TileReturned) == [TileReturned("pirates", "not-won", "SE-P2")]
    assert supply(after, "pirates") == 1
    assert markers(after, "prussia", "africa") == 1
    assert after.captives == ()


OWNER = """
    markers france: north_america 1 south_america 1
    units france: {units}
    tiles france: {tiles}
    tiles britain: naval_training 2 army_training 3 native_americans
    units spain: fleet north_america 3 fleet south_america 3 army north_america 3
"""


def raid(tile: str, units: str, held: str, dice: str) -> EmpiresState:
    """Britain's raid on France's marker in South America."""
    state = play(four(OWNER.format(units=units, tiles=held)), f"take {tile}")
    return play(rolling(state, dice), "raid france south_america")


def test_the_owner_fights_pirates_with_fleets_and_tiles() -> None:
    """SE-F5, Pirates: fleets, Naval Training and tiles with both arms; no help, and the taker adds nothing."""
    after = raid("pirates", "fleet south_america 2 army south_america 4", "portugal", "1 1 1 1")
    (rolled,) = told(after, BattleRolled)
    assert force(rolled.attack) == {"neutral": 1}
    assert force(rolled.defence) == {"units": 2, "alliances": 1}
    assert told(after, TileArmed) == [TileArmed(1, "portugal", True)]
    assert told(after, BattleDecided)[0].winner == "defender"


def test_naval_training_serves_against_pirates() -> None:
    """SE-F5: Naval Training against Pirates."""
    text = OWNER.format(units="fleet south_america 1", tiles="naval_training").replace("naval_training 2 ", "")
    state = rolling(play(four(text), "take pirates"), "1 1 1 1")
    (rolled,) = told(play(state, "raid france south_america"), BattleRolled)
    assert force(rolled.defence) == {"units": 1, "training": 1}


def test_without_a_fleet_nothing_stands_against_pirates() -> None:
    """SE-F5, Pirates: 0 in all without a fleet; the dice still roll."""
    text = OWNER.format(units="army south_america 4", tiles="naval_training portugal").replace("naval_training 2 ", "")
    state = rolling(play(four(text), "take pirates"), "1 1 4 1")
    after = play(state, "raid france south_america")
    (rolled,) = told(after, BattleRolled)
    assert force(rolled.defence) == {}
    assert rolled.defence_total == 3
    assert markers(after, "france", "south_america") == 1


def test_the_owner_loses_fleets_to_pirates() -> None:
    """SE-F8 to SE-F10, Pirates: they hold for the owner; the tile loses nothing, to a 7 neither."""
    lost = raid("pirates", "fleet south_america 3", "banking", "6 1 3 4")
    assert told(lost, BattleDecided)[0].winner == "attacker"
    assert [(event.seat, event.unit, event.why) for event in told(lost, UnitLost)] == [
        (1, "fleet", "defeat"),
        (1, "fleet", "seven"),
    ]
    assert (fleets(lost, "france", "south_america"), unrest(lost, "france")) == (1, 2)
    assert unrest(lost, "britain") == 0


@pytest.mark.parametrize("order", ["britain france prussia spain", "france britain prussia spain"])
def test_the_owner_may_use_reserves_and_withdraw_from_pirates(order: str) -> None:
    """SE-F7, Pirates: Reserves and Fighting Withdrawal too; the taker is not asked. Whoever sits where."""
    text = FOUR.replace("britain france prussia spain", order)
    text += OWNER.format(units="fleet south_america 1", tiles="reserves fighting_withdrawal portugal")
    text = text.replace("naval_training 2", "naval_training 2 reserves") + "tiles prussia: reserves"
    state = rolling(play(drawn(text), "take pirates"), "6 1 1 1")
    asking = play(state, "raid france south_america")
    assert force(told(asking, BattleRolled)[0].defence) == {"units": 1, "alliances": 1}
    assert asked(asking) == ("france", "reserves")
    again = play(rolling(asking, "6 1 2 2"), "use reserves")
    assert asked(again) == ("france", "withdraw")
    after = play(again, "use fighting_withdrawal")
    assert told(after, UnitLost) == []
    owner = order.split().index("france")
    assert told(after, MarkerCaptured) == [MarkerCaptured(owner, "south_america", "pirates")]
    assert fleets(after, "france", "south_america") == 1


def test_a_slave_revolt_is_a_land_battle_of_strength_three() -> None:
    """SE-F5, Slave Revolt: the owner has armies, forts and tiles, and naval support with a fleet there."""
    after = raid(
        "slave_revolt",
        "army south_america 1 fort south_america 1 fleet south_america 1",
        "portugal army_training",
        "1 1 1 1",
    )
    (rolled,) = told(after, BattleRolled)
    assert (rolled.arm, force(rolled.attack)) == ("land", {"neutral": 3})
    assert force(rolled.defence) == {"units": 1, "forts": 2, "support": 1, "alliances": 1, "training": 1}
    assert supply(after, "slave_revolt") == 1


def test_a_slave_revolt_without_the_owners_fleet() -> None:
    """SE-F4, Slave Revolt: no support for anybody; it captures the marker and an army falls."""
    after = raid("slave_revolt", "army south_america 1", "banking", "1 1 1 1")
    (rolled,) = told(after, BattleRolled)
    assert force(rolled.defence) == {"units": 1}
    assert told(after, MarkerCaptured) == [MarkerCaptured(1, "south_america", "slave_revolt")]
    assert [event.unit for event in told(after, UnitLost)] == ["army"]


def test_a_slave_revolt_goes_to_the_americas_only() -> None:
    """SE-P2, Slave Revolt."""
    state = play(four(RAID + "markers spain: north_america 1 south_america 1"), "take slave_revolt")
    assert choices(state) == ["raid france caribbean", "raid spain north_america", "raid spain south_america"]
    assert refused(state, "raid france india") == ("SE-P2", "the-tile-does-not-go-to-that-area")


def test_the_owner_may_spend_a_blockade_against_a_slave_revolt() -> None:
    """SE-F5: with naval support, by attacker or defender."""
    asking = raid("slave_revolt", "army south_america 1 fleet south_america 1", "blockade", "1 1 1 1")
    assert asked(asking) == ("france", "support")
    (rolled,) = told(play(rolling(asking, "1 1 1 1"), "use blockade"), BattleRolled)
    assert force(rolled.defence) == {"units": 1, "support": 2}


HELD = """
    captured: pirates india france
    units {power}: army india 2
    active: {power}
"""


@pytest.mark.parametrize("power", ["britain", "france", "spain"])
@pytest.mark.parametrize("order", ["britain france prussia spain", "france spain prussia britain"])
def test_anyone_may_attack_the_tile(power: str, order: str) -> None:
    """SE-F1, Pirates: its owner and their allies too, as a neutral of that strength, with an army and 2 gold."""
    text = FOUR.replace("britain france prussia spain", order) + HELD.format(power=power)
    state = drawn(text, "3 1 1 1")
    assert choices(state, "attack") == ["attack pirates india france"]
    after = play(state, "attack pirates india france")
    (rolled,) = told(after, BattleRolled)
    assert (rolled.arm, force(rolled.attack), force(rolled.defence)) == ("land", {"units": 2}, {"neutral": 1})
    assert gold(after, power) == 8
    owner, attacker = seat_of(state, "france"), seat_of(state, power)
    assert told(after, MarkerFreed) == [MarkerFreed(owner, "india", "pirates")]
    assert told(after, MarkerPlaced) == [MarkerPlaced(attacker, "india", "pirates", "SE-F11")]
    assert told(after, TileReturned) == [TileReturned("pirates", "beaten", "SE-P2")]
    assert markers(after, power, "india") == 1
    assert sum(sum(one.markers) for one in after.empires) == 1
    assert after.captives == ()
    assert supply(after, "pirates") == 1


def test_a_tile_not_beaten_stays() -> None:
    """SE-F8, Pirates: the attacker loses a unit, the tile nothing; on a tie it stays too."""
    for dice in ("1 1 1 2", "1 1 1 4"):
        after = play(
            four(HELD.format(power="britain").replace("army india 2", "army india 1"), dice),
            "attack pirates india france",
        )
        assert len(after.captives) == 1
        assert armies(after, "britain", "india") == 0
        assert supply(after, "pirates") == 0


def test_a_tile_is_attacked_where_it_lies() -> None:
    """SE-F1, SE-F2."""
    state = four(HELD.format(power="britain"))
    assert refused(state, "attack pirates india spain") == ("SE-F1", "no-such-tile-lies-there")
    assert refused(state, "attack slave_revolt india france") == ("SE-F1", "no-such-tile-lies-there")
    assert refused(state, "attack pirates africa france") == ("SE-F2", "no-own-army-in-that-area")


# Blockade


def test_a_blockade_is_put_under_an_own_fleet_in_a_colony() -> None:
    """SE-T2, the Blockade: a free action."""
    state = four("tiles britain: blockade\nunits britain: fleet india 1 fleet baltic 1")
    assert choices(state, "blockade") == ["blockade india"]
    assert refused(state, "blockade baltic") == ("SE-T2", "a-blockade-lies-in-a-colony")
    assert refused(state, "blockade africa") == ("SE-T2", "no-own-fleet-in-that-sea")
    assert refused(four("units britain: fleet india 1"), "blockade india") == ("SE-P1", "that-tile-is-not-yours")
    after = play(state, "blockade india")
    assert told(after, BlockadePlaced) == [BlockadePlaced(0, "india")]
    assert after.actions_left == 2
    assert refused(after, "blockade india") == ("SE-P1", "that-tile-is-not-yours")


def test_a_blockade_goes_when_the_last_fleet_is_lost_in_battle() -> None:
    """SE-T2, the Blockade: until no own fleet is left there."""
    state = four(
        """
        units britain: fleet india 3
        units france: fleet india 1
        tiles france: blockade/india
        """,
        "1 1 1 1",
    )
    after = play(state, "attack france india naval")
    assert fleets(after, "france", "india") == 0
    assert told(after, TileReturned) == [TileReturned("blockade", "no-fleet-left", "SE-P2", 1)]
    assert supply(after, "blockade") == 1


def test_a_blockade_goes_when_its_fleet_is_destroyed() -> None:
    """SE-B2, the Blockade."""
    state = four("units britain: fleet india 1\ntiles britain: blockade/india")
    assert supply(play(state, "destroy fleet india"), "blockade") == 1


# Companies and alliance tiles


@pytest.mark.parametrize("company", [tile.id for tile in four().material.tiles if tile.sort == "company"])
def test_a_company_draws_on_its_area(company: str) -> None:
    """SE-I1, Companies: 1 gold for each own marker in the company's area, and nowhere else."""
    areas = {
        "hudsons_bay": "north_america",
        "west_india": "caribbean",
        "south_sea": "south_america",
        "african": "africa",
        "east_india": "india",
        "dutch_east_india": "east_indies",
        "eastland": "baltic",
        "levant": "ottoman_empire",
        "mediterranean_co": "mediterranean",
    }
    other = "german_states"
    state = four(
        f"""
        round: 6
        active: spain
        actions: 1
        tiles britain: {company}
        markers britain: {areas[company]} 2 {other} 3
        markers france: {areas[company]} 1
        """
    )
    events = {event.seat: event for event in told(play(state, "pass"), Income)}
    assert events[0] == Income(0, 5, 5, 2)
    assert events[1] == Income(1, 5, 1, 0)


def test_a_company_is_kept_for_all_wars() -> None:
    """SE-I1, SE-V2."""
    after = play(four("round: 6\nactive: spain\nactions: 1\ntiles britain: levant"), "pass")
    assert tiles(after, "britain", "levant") == 1


@pytest.mark.parametrize("alliance", [tile.id for tile in four().material.tiles if tile.sort == "alliance"])
def test_an_alliance_tile_serves_the_areas_it_names(alliance: str) -> None:
    """SE-F5: one strength in a land battle there, not elsewhere; SE-P2: and it goes back when the war ends."""
    material = four().material
    named = {AREAS[area] for area in material.tiles[material.tile_numbers[alliance]].areas}
    for area in AREAS:
        state = four(f"units britain: army {area} 1\nmarkers france: {area} 1\ntiles britain: {alliance}", "1 1 1 1")
        (rolled,) = told(play(state, f"attack france {area} land"), BattleRolled)
        assert rolled.attack.alliances == int(area in named)
    after = play(four(f"round: 6\nactive: spain\nactions: 1\ntiles britain: {alliance}"), "pass")
    assert (tiles(after, "britain", alliance), supply(after, alliance)) == (0, 1)
    assert TileReturned(alliance, "war-ended", "SE-V2", 0) in told(after, TileReturned)


def test_a_fort_may_be_the_only_foothold_of_natives() -> None:
    """SE-T2, Trained Natives: any unit, a fort too."""
    state = drawn(
        """
        players: britain france
        upper: britain
        lower: france
        units britain: fort caribbean 1
        tiles britain: trained_natives
        """
    )
    after = play(state, "use trained_natives", "stop")
    assert (armies(after, "britain", "caribbean"), forts(after, "britain", "caribbean")) == (1, 1)
