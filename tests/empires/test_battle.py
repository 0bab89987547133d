"""Chapter SE-F, second part: strength, dice, losses and what is won (SE-F5 to SE-F12)."""

import pytest

from tests.empires.drawn import (
    armies,
    asked,
    choices,
    counters,
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
    MarkerLeft,
    MarkerPlaced,
    PointsScored,
    Received,
    TileArmed,
    TileUsed,
    UnitLost,
    UnrestTaken,
)


def rolled(state: EmpiresState) -> BattleRolled:
    """The last roll of the last action."""
    return told(state, BattleRolled)[-1]


def lost(state: EmpiresState) -> list[tuple[str, str, str]]:
    """Who lost what, and why, in order."""
    return [(state.empires[event.seat].power, event.unit, event.why) for event in told(state, UnitLost)]


def attack(text: str, dice: str = "1 1 1 1", area: str = "baltic") -> EmpiresState:
    """Britain attacks France on land."""
    return play(four(text, dice), f"attack france {area} land")


# SE-F5: strength


def test_an_army_is_one_and_a_defending_fort_two() -> None:
    """SE-F5: a fort on land, in its owner's defence only; fleets do not count on land but as support."""
    state = attack(
        """
        units britain: army baltic 3 fort baltic 1 army home 4
        units france: army baltic 2 fort baltic 2 fleet baltic 3
        """
    )
    assert force(rolled(state).attack) == {"units": 3}
    assert force(rolled(state).defence) == {"units": 2, "forts": 4, "support": 1}


def test_a_fleet_is_one_at_sea() -> None:
    """SE-F5: armies and forts do not count there."""
    state = play(
        four("units britain: fleet india 3 army india 2\nunits france: fleet india 2 fort india 1 army india 1"),
        "attack france india naval",
    )
    assert (force(rolled(state).attack), force(rolled(state).defence)) == ({"units": 3}, {"units": 2})


@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(1, 0, (1, 0)), (0, 1, (0, 1)), (2, 2, (0, 0)), (3, 1, (1, 0))])
def test_more_army_training_is_one_strength(mine: int, theirs: int, bonus: tuple[int, int]) -> None:
    """SE-F5: to the principal with more tiles, however many more."""
    text = "units britain: army baltic 1\nunits france: army baltic 1\n"
    text += f"tiles britain: army_training {mine}\n" if mine else ""
    text += f"tiles france: army_training {theirs}\n" if theirs else ""
    state = attack(text)
    assert (rolled(state).attack.training, rolled(state).defence.training) == bonus


@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(1, 0, (1, 0)), (0, 2, (0, 1)), (1, 1, (0, 0))])
def test_more_naval_training_is_one_strength_at_sea(mine: int, theirs: int, bonus: tuple[int, int]) -> None:
    """SE-F5: Army Training does nothing there."""
    held = [f"army_training naval_training {count}" if count else "army_training" for count in (mine, theirs)]
    state = play(
        four(
            f"""
            units britain: fleet baltic 1
            units france: fleet baltic 1
            tiles britain: {held[0]}
            tiles france: {held[1]}
            """
        ),
        "attack france baltic naval",
    )
    assert (rolled(state).attack.training, rolled(state).defence.training) == bonus


def test_naval_training_does_nothing_on_land() -> None:
    """SE-F5."""
    state = attack("units britain: army baltic 1\nunits france: army baltic 1\ntiles britain: naval_training")
    assert rolled(state).attack.training == 0


def test_training_needs_an_own_unit_in_the_battle() -> None:
    """SE-F5: a defending fort is one, a marker or a helper's army is none."""
    text = "units britain: army baltic 1\nmarkers france: baltic 1\ntiles france: army_training"
    assert rolled(attack(text)).defence.training == 0
    assert rolled(attack(text + "\nunits france: fort baltic 1")).defence.training == 1
    helped = play(attack(text + "\nunits spain: army baltic 2"), "help spain land 0", "yes")
    assert force(rolled(helped).defence) == {"helpers": 2}


def test_army_training_serves_against_neutrals_too() -> None:
    """SE-F5: Army Training."""
    text = "units britain: army baltic 1\ncounters baltic: 3\ntiles britain: army_training"
    state = play(four(text, "1 1 1 1"), "attack neutral baltic 3")
    assert force(rolled(state).attack) == {"units": 1, "training": 1}
    assert force(rolled(state).defence) == {"neutral": 3}


@pytest.mark.parametrize(("answer", "support"), [("use blockade", 2), ("no", 1)])
def test_a_blockade_from_the_hand_makes_support_two(answer: str, support: int) -> None:
    """SE-F5: before the dice, in any area with a sea; it goes back to the supply."""
    state = attack("units britain: army baltic 1 fleet baltic 1\nmarkers france: baltic 1\ntiles britain: blockade")
    assert asked(state) == ("britain", "support")
    assert told(state, BattleRolled) == []
    assert choices(state) == ["no", "use blockade"]
    assert refused(state, "use reserves") == ("SE-F0", "another-tile-is-asked-about")
    assert refused(state, "pass") == ("SE-F5", "something-else-is-asked-now")
    after = play(state, answer)
    assert force(rolled(after).attack) == {"units": 1, "support": support}
    assert supply(after, "blockade") == int(support == 2)


def test_a_blockade_serves_the_defender_and_against_neutrals() -> None:
    """SE-F5, the Blockade: by attacker or defender, against neutrals too; only with support."""
    defending = attack(
        "units britain: army baltic 1\nunits france: army baltic 1 fleet baltic 1\ntiles france: blockade"
    )
    assert asked(defending) == ("france", "support")
    assert rolled(play(defending, "use blockade")).defence.support == 2
    text = "units britain: army india 1 fleet india 1\ncounters india: 3/2\ntiles britain: blockade"
    assert asked(play(four(text), "attack neutral india 3/2")) == ("britain", "support")
    without = "units britain: army india 1\ncounters india: 3/2\ntiles britain: blockade"
    assert told(play(four(without), "attack neutral india 3/2"), BattleRolled)


def test_a_placed_blockade_gives_no_support() -> None:
    """SE-F5: from the hand only."""
    text = "units britain: army india 1 fleet india 1\nmarkers france: india 1\ntiles britain: blockade/india"
    assert rolled(attack(text, area="india")).attack.support == 1


def test_alliance_tiles_add_one_each_even_without_units() -> None:
    """SE-F5: the principal's; the ruling on units."""
    state = attack(
        """
        units britain: army german_states 1
        markers france: german_states 1
        tiles britain: bavaria poland
        tiles france: saxony hanover
        """,
        area="german_states",
    )
    assert force(rolled(state).attack) == {"units": 1, "alliances": 1}
    assert force(rolled(state).defence) == {"alliances": 2}


def test_alliance_tiles_of_helpers_do_not_count() -> None:
    """SE-F5, SE-F3: never tiles."""
    state = attack(
        "units britain: army baltic 1\nunits prussia: army baltic 1\nmarkers france: baltic 1\ntiles prussia: denmark"
    )
    assert force(rolled(play(state, "help prussia land 0", "yes")).attack) == {"units": 1, "helpers": 1}


ARMS = """
    units britain: army baltic 1 fleet baltic 1
    units france: army baltic 1 fleet baltic 1
    tiles {owner}: denmark
"""


@pytest.mark.parametrize("owner", ["britain", "france"])
@pytest.mark.parametrize(("answer", "at_sea"), [("use denmark", True), ("no", False)])
def test_a_tile_with_both_arms_serves_at_sea_or_on_land(owner: str, answer: str, at_sea: bool) -> None:
    """SE-F5: at sea if its owner says so before those dice, else on land; never both."""
    state = play(four(ARMS.format(owner=owner)), "attack france baltic land", "fight", "fight")
    assert asked(state) == (owner, "arms")
    after = play(rolling(state, "1 1 1 1"), answer)
    naval, land = told(after, BattleRolled)
    seat = [one.power for one in state.empires].index(owner)
    assert told(after, TileArmed) == [TileArmed(seat, "denmark", at_sea)]
    sides = (naval.attack, land.attack) if owner == "britain" else (naval.defence, land.defence)
    assert [side.alliances for side in sides] == [int(at_sea), int(not at_sea)]


def test_the_attacker_is_asked_about_such_tiles_first() -> None:
    """SE-F0, SE-F5: attacker, then defender."""
    text = """
        units britain: army mediterranean 1 fleet mediterranean 1
        units france: army mediterranean 1 fleet mediterranean 1
        tiles britain: ottoman savoy
    """
    state = play(four(text), "attack france mediterranean land", "fight", "fight")
    assert asked(state) == ("britain", "arms")
    after = play(rolling(state, "1 1 1 1"), "use ottoman")
    naval, land = told(after, BattleRolled)
    assert (naval.attack.alliances, land.attack.alliances) == (1, 1)  # Savoy is an army


def test_without_a_naval_battle_both_arms_serve_on_land() -> None:
    """SE-F5."""
    state = play(four(ARMS.format(owner="britain")), "attack france baltic land", "decline")
    assert rolled(state).attack.alliances == 1
    assert told(state, TileArmed) == []


def test_in_a_naval_attack_such_a_tile_serves_at_sea() -> None:
    """SE-F5, SE-F0: no land battle follows, so there is no choice."""
    state = play(four(ARMS.format(owner="france")), "attack france baltic naval")
    assert rolled(state).defence.alliances == 1
    assert told(state, TileArmed) == [TileArmed(1, "denmark", True)]
    army = play(four(ARMS.format(owner="france").replace("denmark", "savoy")), "attack france baltic naval")
    assert rolled(army).defence.alliances == 0


@pytest.mark.parametrize(("area", "face", "strength"), [("german_states", "2", 2), ("ottoman_empire", "5+1", 5)])
def test_a_neutral_has_its_number(area: str, face: str, strength: int) -> None:
    """SE-F5."""
    state = four(f"units britain: army {area} 1\ncounters {area}: {face}", "1 1 1 1")
    assert force(rolled(play(state, f"attack neutral {area} {face}")).defence) == {"neutral": strength}


# SE-F6


@pytest.mark.parametrize(
    ("dice", "totals", "winner"),
    [
        ("6 1 1 1", (6, 2), "attacker"),
        ("1 6 1 1", (6, 2), "attacker"),
        ("5 5 1 2", (1, 3), "defender"),
        ("2 4 3 2", (3, 3), "tie"),
        ("6 6 1 1", (1, 2), "defender"),
    ],
)
def test_each_side_adds_the_difference_of_its_dice(dice: str, totals: tuple[int, int], winner: str) -> None:
    """SE-F6: one army against a fort."""
    state = attack("units britain: army baltic 1\nunits france: fort baltic 1", dice)
    assert (rolled(state).attack_total, rolled(state).defence_total) == totals
    assert told(state, BattleDecided)[0].winner == winner


# SE-F7

RESERVES = """
    units britain: army baltic 2
    units france: army baltic 2
    tiles britain: reserves 2
    tiles france: reserves
"""


def test_reserves_have_both_sides_roll_again() -> None:
    """SE-F7: attacker first, then defender, until both decline on the standing roll; each with its own tile."""
    state = attack(RESERVES, "1 1 6 1")
    assert asked(state) == ("britain", "reserves")
    again = play(rolling(state, "6 2 1 1"), "use reserves")
    assert told(again, TileUsed) == [TileUsed(0, "reserves")]
    assert (rolled(again).attack_dice, rolled(again).defence_dice) == ((6, 2), (1, 1))
    assert asked(again) == ("britain", "reserves")
    french = play(again, "no")
    assert asked(french) == ("france", "reserves")
    third = play(rolling(french, "1 1 5 1"), "use reserves")
    assert asked(third) == ("britain", "reserves")
    fourth = play(rolling(third, "4 1 1 1"), "use reserves")
    assert told(fourth, BattleDecided)[0].winner == "attacker"  # nobody has any left
    assert (turned(fourth, "britain", "reserves"), turned(fourth, "france", "reserves")) == (2, 1)


def test_reserves_may_be_kept() -> None:
    """SE-F7: both decline."""
    state = play(attack(RESERVES, "6 1 1 1"), "no", "no")
    assert told(state, BattleDecided)[0].winner == "attacker"
    assert turned(state, "britain", "reserves") == 0


def test_turned_reserves_and_helpers_reserves_do_not_serve() -> None:
    """SE-F7: Reserves, not for helpers."""
    text = "units britain: army baltic 1\nunits france: army baltic 1\ntiles britain: reserves/used"
    assert told(attack(text), BattleDecided)
    helped = text.replace("reserves/used", "banking") + "\nunits prussia: army baltic 1\ntiles prussia: reserves"
    assert told(play(attack(helped), "help prussia land 0", "yes"), BattleDecided)


def test_reserves_serve_against_a_neutral() -> None:
    """SE-F7: the attacker is asked."""
    state = four("units britain: army baltic 1\ncounters baltic: 5+1\ntiles britain: reserves", "1 1 1 1")
    state = play(state, "attack neutral baltic 5+1")
    assert asked(state) == ("britain", "reserves")
    after = play(rolling(state, "6 1 1 1"), "use reserves")
    assert told(after, BattleDecided)[0].winner == "attacker"


def test_reserves_are_there_again_in_the_land_battle() -> None:
    """SE-F7, SE-F0: asked in each battle."""
    text = ARMS.format(owner="britain").replace("denmark", "reserves")
    state = play(four(text), "attack france baltic land", "fight", "fight", "no")
    assert asked(state) == ("britain", "reserves")
    assert rolled(state).arm == "land"


# SE-F8


def test_the_loser_loses_one_unit() -> None:
    """SE-F8: attacker or defender."""
    text = "units britain: army baltic 2\nunits france: army baltic 2"
    won = attack(text, "2 1 1 1")
    assert lost(won) == [("france", "army", "defeat")]
    beaten = attack(text, "1 1 2 1")
    assert lost(beaten) == [("britain", "army", "defeat")]
    assert told(beaten, UnitLost)[0].rule == "SE-F8"


def test_on_a_tie_both_lose_one() -> None:
    """SE-F8: the attacker's side first (SE-F10)."""
    state = attack("units britain: army baltic 2\nunits france: army baltic 2")
    assert lost(state) == [("britain", "army", "tie"), ("france", "army", "tie")]
    assert asked(state) == ("britain", "turn")


def test_a_neutral_loses_nothing_on_a_tie() -> None:
    """SE-F8: the counter stays."""
    state = play(four("units britain: army baltic 2\ncounters baltic: 2", "1 1 1 1"), "attack neutral baltic 2")
    assert lost(state) == [("britain", "army", "tie")]
    assert counters(state, "baltic") == ("2",)
    assert markers(state, "britain", "baltic") == 0


def test_no_fort_is_lost_in_a_tie() -> None:
    """SE-F8: nor to a 7; an army beside it is."""
    alone = attack("units britain: army baltic 2\nunits france: fort baltic 1", "1 1 4 4")
    assert lost(alone) == [("britain", "army", "tie")]
    seven = attack("units britain: army baltic 3\nunits france: fort baltic 1", "1 1 4 3")
    assert told(seven, BattleDecided)[0].winner == "tie"
    assert (lost(seven), forts(seven, "france", "baltic")) == ([("britain", "army", "tie")], 1)
    beside = attack("units britain: army baltic 4\nunits france: fort baltic 1 army baltic 1", "1 1 4 3")
    assert lost(beside) == [("britain", "army", "tie"), ("france", "army", "tie")]
    assert forts(beside, "france", "baltic") == 1


# SE-F9


def test_dice_that_sum_to_seven_cost_one_more() -> None:
    """SE-F9: winner or loser."""
    text = "units britain: army baltic 4\nunits france: army baltic 3"
    winner = attack(text, "3 4 1 1")
    assert lost(winner) == [("britain", "army", "seven"), ("france", "army", "defeat")]
    assert told(winner, UnitLost)[0].rule == "SE-F9"
    defender = attack(text, "5 5 2 5")
    assert lost(defender) == [("britain", "army", "defeat"), ("france", "army", "seven")]
    both = attack(text, "2 5 1 6")  # 7 against 8
    assert lost(both) == [("britain", "army", "defeat"), ("britain", "army", "seven"), ("france", "army", "seven")]


def test_a_side_with_one_unit_loses_no_second() -> None:
    """SE-F9, SE-F10: nothing to lose, nothing lost, no unrest."""
    state = attack("units britain: army baltic 4\nunits france: army baltic 1", "1 1 3 4")
    assert lost(state) == [("france", "army", "defeat")]
    assert unrest(state, "france") == 1


def test_a_seven_does_nothing_to_a_neutral_or_a_tile() -> None:
    """SE-F9: the ruling."""
    state = four("units britain: army baltic 1\ncounters baltic: 5+1", "1 1 3 4")
    after = play(state, "attack neutral baltic 5+1")
    assert lost(after) == [("britain", "army", "defeat")]
    assert counters(after, "baltic") == ("5+1",)
    tile = play(
        four("units britain: army india 1\ncaptured: pirates india france", "1 1 3 4"), "attack pirates india france"
    )
    assert len(tile.captives) == 1


HELPED = """
    players: britain france prussia spain austria russia
    upper: britain prussia austria
    lower: france spain russia
    units britain: army baltic 2
    units prussia: army baltic 1
    units austria: army baltic 1
    units france: {france}
    units spain: army baltic 1
    units russia: army baltic 1
    markers france: baltic 1
"""


def helped(dice: str, mine: int = 0, theirs: int = 0, france: str = "army baltic 2") -> EmpiresState:
    """Britain attacks France, with so many helpers each."""
    state = play(drawn(HELPED.format(france=france)), "attack france baltic land")
    for power in ("prussia", "austria")[:mine]:
        state = play(state, f"help {power} land 0", "yes")
    if asked(state) == ("britain", "help"):
        state = play(state, "enough")
    for power in ("spain", "russia")[:theirs]:
        state = rolling(play(state, f"help {power} land 0"), dice)
        state = play(state, "yes")
    if asked(state) == ("france", "help"):
        state = play(rolling(state, dice), "enough")
    return state


def test_the_first_loss_is_the_principals_the_second_a_helpers() -> None:
    """SE-F9: on both sides; a winner's one loss is their own."""
    state = helped("3 4 3 4", mine=1, theirs=1)
    assert told(state, BattleDecided)[0].winner == "tie"
    assert lost(state) == [
        ("britain", "army", "tie"),
        ("prussia", "army", "seven"),
        ("france", "army", "tie"),
        ("spain", "army", "seven"),
    ]
    assert [unrest(state, power) for power in ("britain", "prussia", "france", "spain")] == [1, 1, 1, 1]
    won = helped("6 1 1 1", mine=1, theirs=1)
    assert lost(won) == [("britain", "army", "seven"), ("france", "army", "defeat")]


def test_the_first_loss_is_nobodys_without_a_unit_of_the_principal() -> None:
    """SE-F9: the helper's army is safe but for a second loss."""
    state = helped("6 1 1 1", theirs=1, france="army india 1")
    assert lost(state) == [("britain", "army", "seven")]
    seven = helped("6 2 3 4", theirs=1, france="army india 1")
    assert lost(seven) == [("spain", "army", "seven")]


def test_the_active_player_says_whose_of_several_helpers() -> None:
    """SE-F9: on either side, the source's word; a first loss is the principal's though there are helpers."""
    one = helped("1 1 3 4", mine=2, theirs=2)
    assert lost(one) == [("britain", "army", "defeat"), ("france", "army", "seven")]
    state = helped("5 1 3 4", mine=2, theirs=2)
    assert lost(state) == [("france", "army", "defeat")]
    assert asked(state) == ("britain", "helper")
    assert choices(state) == ["lose spain", "lose russia"]
    assert refused(state, "lose army") == ("SE-F9", "that-is-no-helper-of-that-side")
    assert refused(state, "lose prussia") == ("SE-F9", "that-is-no-helper-of-that-side")
    assert refused(state, "pass") == ("SE-F9", "something-else-is-asked-now")
    after = play(state, "lose russia")
    assert lost(after) == [("russia", "army", "seven")]
    assert (armies(after, "spain", "baltic"), unrest(after, "russia")) == (1, 1)


def test_the_active_player_chooses_among_his_own_helpers() -> None:
    """SE-F9."""
    state = helped("3 4 6 2", mine=2, theirs=2)
    assert told(state, BattleDecided)[0].winner == "defender"
    assert asked(state) == ("britain", "helper")
    assert choices(state) == ["lose prussia", "lose austria"]
    after = play(state, "lose austria")
    assert lost(after) == [("austria", "army", "seven")]


def test_a_helpers_loss_is_one_of_the_units_that_helped() -> None:
    """SE-F3, SE-F9: of three armies two help, one of these falls; those that stay out are not in the battle."""
    text = HELPED.format(france="army baltic 2").replace("units prussia: army baltic 1", "units prussia: army baltic 3")
    state = play(drawn(text), "attack france baltic land", "help prussia land 0", "with 2", "enough")
    state = play(rolling(state, "3 4 5 1"), "enough")
    assert told(state, BattleRolled)[0].attack.helpers == 2
    assert lost(state) == [("britain", "army", "defeat"), ("prussia", "army", "seven")]
    assert armies(state, "prussia", "baltic") == 2


# SE-F10


def test_each_unit_lost_brings_its_owner_unrest() -> None:
    """SE-F10."""
    state = attack("units britain: army baltic 2\nunits france: army baltic 2", "5 1 4 3")
    assert lost(state) == [("france", "army", "defeat"), ("france", "army", "seven")]
    assert told(state, UnrestTaken) == [UnrestTaken(1, 1, "lost-unit", "SE-F10")] * 2


def test_the_owner_picks_army_or_fort() -> None:
    """SE-F10: in their own defence, on land."""
    state = attack("units britain: army baltic 6\nunits france: army baltic 1 fort baltic 1", "1 1 3 4")
    assert asked(state) == ("france", "loss")
    assert choices(state) == ["lose army", "lose fort"]
    assert refused(state, "lose britain") == ("SE-F10", "a-unit-must-be-named")
    assert refused(state, "no") == ("SE-F10", "something-else-is-asked-now")
    fort = play(state, "lose fort")
    assert lost(fort) == [("france", "fort", "defeat"), ("france", "army", "seven")]
    army = play(state, "lose army")
    assert lost(army) == [("france", "army", "defeat"), ("france", "fort", "seven")]
    assert unrest(fort, "france") == unrest(army, "france") == 2


def test_an_attackers_fort_is_no_unit_of_the_battle() -> None:
    """SE-F10: forts are lost in the own defence only."""
    state = attack("units britain: army baltic 1 fort baltic 1\nunits france: army baltic 2", "3 4 6 1")
    assert lost(state)[0] == ("britain", "army", "defeat")
    assert forts(state, "britain", "baltic") == 1
    assert [one for one in lost(state) if one[0] == "britain"] == [("britain", "army", "defeat")]


def test_a_defenders_fleets_are_not_lost_on_land() -> None:
    """SE-F10: nor armies at sea."""
    state = attack("units britain: army baltic 4\nunits france: fleet baltic 1\nmarkers france: baltic 1", "5 1 3 4")
    assert lost(state) == []
    sea = play(
        four("units britain: fleet india 3\nunits france: fleet india 1 army india 1", "1 1 3 4"),
        "attack france india naval",
    )
    assert lost(sea) == [("france", "fleet", "defeat")]
    assert armies(sea, "france", "india") == 1


def test_an_alliance_tile_is_never_lost() -> None:
    """SE-F10."""
    state = attack("units britain: army baltic 4\nmarkers france: baltic 1\ntiles france: denmark", "1 1 3 4")
    assert (lost(state), tiles(state, "france", "denmark"), unrest(state, "france")) == ([], 1, 0)


# Fighting Withdrawal

WITHDRAW = """
    units britain: army baltic 3 fleet baltic 2
    units france: army baltic 1 fleet baltic 1
    units spain: army baltic 1
    markers france: baltic 1
    tiles france: fighting_withdrawal
"""


def test_a_fighting_withdrawal_saves_the_units_not_the_marker() -> None:
    """SE-F0, Fighting Withdrawal: asked after the Reserves; the units stay, helpers' too."""
    state = rolling(play(four(WITHDRAW), "attack france baltic land", "help spain land 0", "yes"), "6 2 4 3")
    state = play(state, "decline")
    assert told(state, BattleDecided)[0].winner == "attacker"
    assert asked(state) == ("france", "withdraw")
    assert refused(state, "use reserves") == ("SE-F0", "another-tile-is-asked-about")
    assert refused(state, "lose army") == ("SE-F0", "something-else-is-asked-now")
    after = play(state, "use fighting_withdrawal")
    assert lost(after) == []
    assert asked(after) == ("britain", "marker")
    taken = play(after, "yes")
    assert (markers(taken, "britain", "baltic"), markers(taken, "france", "baltic")) == (1, 0)
    assert (armies(taken, "france", "baltic"), armies(taken, "spain", "baltic")) == (1, 1)
    assert (supply(taken, "fighting_withdrawal"), unrest(taken, "france")) == (1, 0)
    kept = play(state, "no")
    assert lost(kept) == [("france", "army", "defeat"), ("spain", "army", "seven")]
    assert tiles(kept, "france", "fighting_withdrawal") == 1


def test_a_withdrawal_at_sea_holds_on_land_too() -> None:
    """SE-F0, Fighting Withdrawal: from then on nothing is lost in this attack; the attacker's losses stand."""
    start = play(four(WITHDRAW), "attack france baltic land", "enough", "fight")
    state = play(rolling(start, "5 2 1 1"), "fight")
    assert asked(state) == ("france", "withdraw")
    after = play(rolling(state, "6 2 3 4"), "use fighting_withdrawal")
    assert lost(after) == [("britain", "fleet", "seven")]
    assert rolled(after).arm == "land"
    assert fleets(after, "france", "baltic") == armies(after, "france", "baltic") == 1
    assert asked(after) == ("britain", "marker")


def test_a_withdrawal_declined_at_sea_is_asked_again_on_land() -> None:
    """SE-F0, Fighting Withdrawal: whenever their side would lose a unit."""
    start = play(four(WITHDRAW), "attack france baltic land", "enough", "fight")
    state = play(rolling(start, "5 1 1 1"), "fight")
    land = play(rolling(state, "6 2 1 1"), "no")
    assert lost(land) == [("france", "fleet", "defeat")]
    assert asked(land) == ("france", "withdraw")


def test_a_withdrawal_is_asked_for_a_winners_seven_and_a_tie_too() -> None:
    """SE-F0, Fighting Withdrawal: the ruling; not when nothing would be lost."""
    text = "units britain: army baltic 1\nunits france: army baltic {}\ntiles france: fighting_withdrawal"
    assert asked(attack(text.format(3), "1 1 3 4")) == ("france", "withdraw")
    assert asked(attack(text.format(1), "1 1 1 1")) == ("france", "withdraw")
    assert told(attack(text.format(3), "1 1 1 1"), BattleDecided)[0].winner == "defender"
    assert asked(attack(text.format(3), "1 1 1 1")) == ("britain", "turn")
    only_marker = "units britain: army baltic 1\nmarkers france: baltic 1\ntiles france: fighting_withdrawal"
    assert asked(attack(only_marker, "1 1 1 1")) == ("britain", "marker")
    tied_fort = "units britain: army baltic 2\nunits france: fort baltic 1\ntiles france: fighting_withdrawal"
    assert asked(attack(tied_fort, "1 1 1 1")) == ("britain", "turn")


def test_a_withdrawal_is_asked_for_a_helpers_unit_alone() -> None:
    """SE-F0, SE-F9: the principal has none to lose, but a second loss would be the helper's."""
    text = """
        units britain: army baltic 5
        units spain: army baltic 1
        markers france: baltic 1
        tiles france: fighting_withdrawal
    """
    asking = play(attack(text), "help spain land 0")
    assert asked(play(rolling(asking, "1 1 3 4"), "yes")) == ("france", "withdraw")
    assert asked(play(rolling(asking, "1 1 1 1"), "yes")) == ("britain", "marker")


def test_an_attacker_or_a_helper_does_not_withdraw() -> None:
    """SE-F0, Fighting Withdrawal: as defender."""
    mine = "units britain: army baltic 1\nunits france: army baltic 3\ntiles britain: fighting_withdrawal"
    assert lost(attack(mine)) == [("britain", "army", "defeat")]
    others = """
        units britain: army baltic 5
        units france: army baltic 1
        units spain: army baltic 1
        tiles spain: fighting_withdrawal
    """
    state = play(rolling(attack(others), "1 1 3 4"), "help spain land 0", "yes")
    assert lost(state) == [("france", "army", "defeat"), ("spain", "army", "seven")]


# SE-F11


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_win_over_a_player_may_replace_a_marker(answer: str) -> None:
    """SE-F11: one of them, if they want."""
    state = attack("units britain: army baltic 1\nmarkers france: baltic 2", "5 1 1 1")
    assert asked(state) == ("britain", "marker")
    assert choices(state) == ["no", "yes"]
    assert refused(state, "pass") == ("SE-F11", "something-else-is-asked-now")
    after = play(state, answer)
    replaced = int(answer == "yes")
    assert (markers(after, "britain", "baltic"), markers(after, "france", "baltic")) == (replaced, 2 - replaced)
    placed = [MarkerPlaced(0, "baltic", "france", "SE-F11")] if replaced else []
    assert told(after, MarkerPlaced) == placed
    assert told(after, MarkerLeft) == ([] if replaced else [MarkerLeft(0, "baltic")])


def test_a_win_over_a_player_without_a_marker_changes_nothing() -> None:
    """SE-F11: nor one without a marker left (SE-W3)."""
    state = attack("units britain: army baltic 2\nunits france: army baltic 1", "5 1 1 1")
    assert asked(state) == ("britain", "turn")
    assert sum(map(sum, (one.markers for one in state.empires))) == 0


def test_an_attacker_without_armies_left_still_takes_the_marker() -> None:
    """SE-F11, SE-F9: the 7 took the attacker's last army, and yet they have won."""
    state = attack("units britain: army baltic 1\nmarkers france: baltic 1", "6 1 1 1")
    assert armies(state, "britain", "baltic") == 0
    assert markers(play(state, "yes"), "britain", "baltic") == 1


@pytest.mark.parametrize(
    ("area", "face", "gold_", "points"),
    [("baltic", "2", 0, 0), ("india", "3/2", 2, 0), ("baltic", "5+1", 0, 1), ("mediterranean", "4/2", 2, 0)],
)
def test_a_win_over_a_neutral(area: str, face: str, gold_: int, points: int) -> None:
    """SE-F11: the counter leaves, the marker comes, with the counter's gold and point."""
    state = four(f"units britain: army {area} 5\ncounters {area}: {face}", "5 1 1 1")
    after = play(state, f"attack neutral {area} {face}")
    assert counters(after, area) == ()
    assert markers(after, "britain", area) == 1
    assert told(after, MarkerPlaced) == [MarkerPlaced(0, area, face, "SE-F11")]
    assert told(after, Received) == ([Received(0, gold_, "counter", "SE-F11")] if gold_ else [])
    assert told(after, PointsScored) == ([PointsScored(0, points, "counter", "SE-F11")] if points else [])
    assert (gold(after, "britain"), empire(after, "britain").points) == (8 + gold_, points)
    assert sum(after.bag) == sum(state.bag)


@pytest.mark.parametrize("dice", ["1 1 3 1", "1 1 1 1"])
def test_a_defender_who_wins_takes_nothing(dice: str) -> None:
    """SE-F11: nor does anybody on a tie."""
    state = attack(
        """
        units britain: army baltic 1
        units france: army baltic 1
        markers britain: baltic 1
        markers france: baltic 1
        """,
        dice,
    )
    assert (markers(state, "britain", "baltic"), markers(state, "france", "baltic")) == (1, 1)
    assert asked(state) == ("britain", "turn")


# SE-F12


def test_a_defender_without_units_rolls_with_nothing() -> None:
    """SE-F12: and may win."""
    state = attack("units britain: army baltic 1\nmarkers france: baltic 1", "1 1 5 1")
    assert force(rolled(state).defence) == {}
    assert rolled(state).defence_total == 4
    assert told(state, BattleDecided)[0].winner == "defender"
    assert lost(state) == [("britain", "army", "defeat")]
    assert legal(state, "pass")
