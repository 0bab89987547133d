"""Chapter SE-F, first part: declaring an attack, help, and the sea (SE-F0 to SE-F4)."""

import pytest

from tests.empires.drawn import (
    armies,
    asked,
    choices,
    drawn,
    empire,
    facts_against,
    fleets,
    force,
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
from tilewright.games.empires.model.actions import AskHelp
from tilewright.games.empires.model.events import (
    AttackDeclared,
    AttackEnded,
    BattleDecided,
    BattleRolled,
    HelpAnswered,
    HelpAsked,
    MarkerPlaced,
    NavalAnswered,
    Paid,
    SupportGained,
    TileArmed,
    UnitLost,
)

# SE-F0


ORDERS = ["britain france prussia spain", "france spain britain prussia", "spain prussia france britain"]


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_of_an_attack(order: str) -> None:
    """SE-F0: each step one decision of one player, from the declaration to the marker; whoever sits where."""
    state = drawn(
        f"""
        players: {order}
        upper: britain prussia
        lower: france spain
        units britain: army south_america 2 fleet south_america 2
        units prussia: army south_america 1
        units france: army south_america 2 fleet south_america 1
        units spain: fleet south_america 1
        markers france: south_america 1
        tiles britain: surprise_attack reserves portugal
        tiles france: reserves blockade fighting_withdrawal
        """
    )
    steps = [
        ("attack france south_america land", ("britain", "surprise")),
        ("no", ("britain", "help")),
        ("help prussia land 0", ("prussia", "answer")),
        ("yes", ("france", "help")),
        ("help spain naval 1", ("spain", "answer")),
        ("yes", ("britain", "naval")),
        ("fight", ("france", "naval")),
        ("fight", ("britain", "arms")),
    ]
    for action, following in steps:
        state = play(state, action)
        assert asked(state) == following
    # The naval battle: Britain 2 and 0, France 1 and 1 and 2: lost, and France's Blockade may serve on land.
    state = play(rolling(state, "1 1 3 1"), "no")
    assert asked(state) == ("britain", "reserves")
    state = play(state, "no")
    assert asked(state) == ("france", "reserves")
    state = play(state, "no")
    assert asked(state) == ("france", "support")
    # The land battle: Britain 2 and Prussia 1 and Portugal 1, France 2 and 2.
    state = play(rolling(state, "5 1 1 1"), "use blockade")
    assert asked(state) == ("britain", "reserves")
    state = play(state, "no")
    assert asked(state) == ("france", "reserves")
    state = play(state, "no")
    assert asked(state) == ("france", "withdraw")
    state = play(state, "use fighting_withdrawal")
    assert asked(state) == ("britain", "marker")
    state = play(state, "yes")
    assert told(state, AttackEnded) == [AttackEnded(order.split().index("britain"), "south_america")]
    assert asked(state) == ("britain", "turn")
    assert markers(state, "britain", "south_america") == 1


def test_steps_without_a_choice_are_skipped() -> None:
    """SE-F0: nothing to ask, so the dice roll at once and the turn goes on."""
    after = play(four("units britain: army baltic 1\ncounters baltic: 2", "5 1 1 1"), "attack neutral baltic 2")
    assert told(after, BattleRolled)
    assert asked(after) == ("britain", "turn")


def test_only_the_tile_asked_about_is_used() -> None:
    """SE-F0."""
    text = "units britain: army baltic 1\nmarkers france: baltic 1\ntiles britain: surprise_attack reserves"
    state = play(four(text), "attack france baltic land")
    assert asked(state) == ("britain", "surprise")
    assert refused(state, "use reserves") == ("SE-F0", "another-tile-is-asked-about")
    assert refused(state, "yes") == ("SE-F0", "something-else-is-asked-now")
    rolled = play(state, "no")
    assert asked(rolled) == ("britain", "reserves")
    assert refused(rolled, "use surprise_attack") == ("SE-F0", "another-tile-is-asked-about")


def test_the_land_battle_follows_whatever_happened_at_sea() -> None:
    """SE-F0: also when the attacker lost all their fleets."""
    state = four(
        """
        units britain: army india 1 fleet india 1
        units france: fleet india 2 army india 1
        """
    )
    fighting = play(rolling(play(state, "attack france india land", "fight"), "1 1 1 1 1 1"), "fight")
    assert [event.arm for event in told(fighting, BattleRolled)] == ["naval", "land"]
    assert fleets(fighting, "britain", "india") == 0


# SE-F1


def test_an_attack_costs_two_gold_at_once() -> None:
    """SE-F1: before anything else."""
    state = four("units britain: army baltic 1\nunits prussia: army baltic 1\nmarkers france: baltic 1")
    after = play(state, "attack france baltic land")
    assert told(after, AttackDeclared) == [AttackDeclared(0, "france", "baltic", "land")]
    assert told(after, Paid) == [Paid(0, 2, "attack", "SE-F1")]
    assert gold(after, "britain") == 8
    assert asked(after) == ("britain", "help")


@pytest.mark.parametrize(
    "there", ["markers france: baltic 1", "units france: army baltic 1", "units france: fort baltic 1"]
)
def test_a_player_with_a_marker_army_or_fort_may_be_attacked(there: str) -> None:
    """SE-F1."""
    assert legal(four(f"units britain: army baltic 1\n{there}"), "attack france baltic land")


def test_a_fleet_alone_is_no_target_on_land() -> None:
    """SE-F1."""
    state = four("units britain: army baltic 1\nunits france: fleet baltic 1\nmarkers france: india 1")
    assert refused(state, "attack france baltic land") == ("SE-F1", "that-power-has-nothing-there")


def test_who_may_not_be_attacked() -> None:
    """SE-F1: a player of the own alliance, the attacker, a power not in the game, a settlement, what is not there."""
    state = four(
        """
        units britain: army caribbean 1 army baltic 1
        markers prussia: caribbean 1
        markers britain: caribbean 1
        counters caribbean: slaves 2/2
        """
    )
    assert refused(state, "attack prussia caribbean land") == ("SE-F1", "that-power-is-in-your-alliance")
    assert refused(state, "attack britain caribbean land") == ("SE-F1", "nobody-attacks-themselves")
    assert refused(state, "attack russia caribbean land") == ("SE-F1", "that-power-is-not-in-the-game")
    assert refused(state, "attack russia caribbean naval") == ("SE-F1", "that-power-is-not-in-the-game")
    assert refused(state, "attack neutral caribbean slaves") == ("SE-F1", "a-settlement-cannot-be-attacked")
    assert refused(state, "attack neutral caribbean 3/2") == ("SE-F1", "no-such-counter-lies-there")
    assert refused(state, "attack neutral caribbean 9") == ("SE-F1", "no-such-counter-lies-there")
    assert refused(state, "attack neutral baltic 3") == ("SE-F1", "no-such-counter-lies-there")
    assert refused(state, "attack pirates caribbean france") == ("SE-F1", "no-such-tile-lies-there")
    assert legal(state, "attack neutral caribbean 2/2")


TWENTY = "markers britain: german_states 9 central_europe 6 mediterranean 5\nunits britain: army baltic 1 army india 1"


def test_without_a_marker_left_players_are_attacked_all_the_same() -> None:
    """SE-F1: the ruling; neutrals and tiles are closed, players are not, and nothing is replaced (SE-F11)."""
    state = four(TWENTY + "\ncounters baltic: 2\nmarkers france: baltic 1\ncaptured: pirates india france", "5 1 1 1")
    assert refused(state, "attack neutral baltic 2") == ("SE-F1", "no-control-marker-left")
    assert refused(state, "attack pirates india france") == ("SE-F1", "no-control-marker-left")
    after = play(state, "attack france baltic land")
    assert told(after, BattleDecided)[0].winner == "attacker"
    assert markers(after, "france", "baltic") == 1
    assert asked(after) == ("britain", "turn")


CAPTIVE_OF_TWENTY = """
    players: britain france
    upper: britain
    lower: france
    markers britain: german_states 6 central_europe 6 north_america 4 caribbean 2 india 1
    captured: pirates india britain
    units britain: army india 3 fleet india 1
    active: britain
"""


def test_the_owner_without_a_marker_left_wins_a_captured_one_back() -> None:
    """SE-F1, Pirates: the captive itself is the marker, so the limit of SE-W3 is kept."""
    state = drawn(CAPTIVE_OF_TWENTY, "5 1 1 1")
    after = play(state, "attack pirates india britain")
    assert told(after, BattleDecided)[0].winner == "attacker"
    assert after.captives == ()
    assert markers(after, "britain", "india") == 2
    assert sum(empire(after, "britain").markers) == 20
    assert supply(after, "pirates") == supply(state, "pirates") + 1


# SE-F2


def test_a_land_attack_needs_an_own_army_there() -> None:
    """SE-F2: forts, fleets, markers and an ally's army do not attack."""
    state = four(
        """
        units britain: fort baltic 1 fleet baltic 1
        markers britain: baltic 1
        markers france: baltic 1
        units prussia: army baltic 1
        counters baltic: 2
        """
    )
    assert refused(state, "attack france baltic land") == ("SE-F2", "no-own-army-in-that-area")
    assert refused(state, "attack neutral baltic 2") == ("SE-F2", "no-own-army-in-that-area")
    assert choices(state, "attack") == []


def test_a_naval_attack_needs_fleets_of_both() -> None:
    """SE-F2: in one of the eight seas."""
    state = four(
        "units britain: fleet baltic 1 fleet india 1 army baltic 1\nunits france: fleet baltic 1 fleet africa 1"
    )
    assert choices(state, "attack") == ["attack france baltic naval"]
    assert refused(state, "attack france india naval") == ("SE-F2", "that-power-has-no-fleet-there")
    assert refused(state, "attack france africa naval") == ("SE-F2", "no-own-fleet-in-that-sea")
    assert refused(state, "attack france german_states naval") == ("SE-F2", "that-area-has-no-sea-of-its-own")
    sea = four("units britain: fleet mediterranean 1\nunits france: fleet mediterranean 1")
    assert refused(sea, "attack france ottoman_empire naval") == ("SE-F2", "that-area-has-no-sea-of-its-own")
    assert legal(sea, "attack france mediterranean naval")


def test_a_naval_attack_is_one_battle_that_cannot_be_declined() -> None:
    """SE-F2: it takes no marker; also for a player with armies there."""
    state = four(
        """
        units britain: fleet india 2 army india 3
        units france: fleet india 1
        markers france: india 1
        """,
        "1 1 1 1",
    )
    after = play(state, "attack france india naval")
    assert [event.arm for event in told(after, BattleRolled)] == ["naval"]
    assert told(after, NavalAnswered) == []
    assert asked(after) == ("britain", "turn")
    assert (fleets(after, "france", "india"), markers(after, "france", "india")) == (0, 1)
    assert gold(after, "britain") == 8
    assert told(after, AttackEnded) == [AttackEnded(0, "india")]


# SE-F3

HELP = """
    players: britain france prussia spain austria russia
    upper: britain prussia austria
    lower: france spain russia
    units britain: army india 2 fleet india 1
    units prussia: army india 1 fleet india 1
    units austria: army india 3
    units france: army india 1 fleet india 1
    units spain: army india 2
    units russia: fleet india 2 fort india 1 army africa 1
    markers france: india 1
"""


def test_allies_with_units_there_may_be_asked() -> None:
    """SE-F3: for armies in the area or fleets in its sea; each for a sum from 0 to the gold in hand."""
    state = play(drawn(HELP), "attack france india land")
    assert asked(state) == ("britain", "help")
    asks = {tuple(text.split()[1:3]) for text in choices(state, "help")}
    assert asks == {("prussia", "land"), ("prussia", "naval"), ("austria", "land")}
    assert {text.split()[3] for text in choices(state, "help")} == {str(sum_) for sum_ in range(9)}
    assert refused(state, "help austria naval 0") == ("SE-F3", "that-ally-has-nothing-to-help-with")
    assert refused(state, "help france land 0") == ("SE-F3", "that-power-is-not-an-ally")
    assert refused(state, "help britain land 0") == ("SE-F3", "that-power-is-not-an-ally")
    assert refused(state, "help united_provinces land 0") == ("SE-F3", "that-power-is-not-an-ally")
    assert refused(state, "help prussia land 9") == ("SE-A7", "an-offer-is-gold-in-hand")
    assert refused(state, "fight") == ("SE-F3", "something-else-is-asked-now")


def test_the_ally_answers_at_once_and_the_gold_passes_for_good() -> None:
    """SE-F3: on yes; on no nothing passes. Each ally is asked once for each arm, in any order."""
    state = play(drawn(HELP), "attack france india land", "help prussia naval 3")
    assert asked(state) == ("prussia", "answer")
    assert told(state, HelpAsked) == [HelpAsked(0, 2, "naval", 3)]
    assert choices(state) == ["no", "yes"]
    agreed = play(state, "yes")
    assert told(agreed, HelpAnswered) == [HelpAnswered(2, 0, "naval", True, 1)]
    assert told(agreed, Paid) == [Paid(0, 3, "help", "SE-F3", 2)]
    assert (gold(agreed, "britain"), gold(agreed, "prussia")) == (5, 13)
    assert asked(agreed) == ("britain", "help")
    assert refused(agreed, "help prussia naval 0") == ("SE-F3", "that-ally-has-been-asked")
    assert legal(agreed, "help prussia land 5", "help austria land 0")
    assert refused(agreed, "help austria land 6") == ("SE-A7", "an-offer-is-gold-in-hand")
    declined = play(state, "no")
    assert (gold(declined, "britain"), gold(declined, "prussia")) == (8, 10)
    assert refused(declined, "help prussia naval 8") == ("SE-F3", "that-ally-has-been-asked")


def test_asking_ends_when_the_asker_says_enough_or_nobody_is_left() -> None:
    """SE-F3: then the defender asks."""
    state = play(drawn(HELP), "attack france india land")
    assert asked(play(state, "enough")) == ("france", "help")
    all_asked = play(state, "help prussia naval 0", "no", "help austria land 0", "no", "help prussia land 0", "yes")
    assert asked(all_asked) == ("france", "help")
    asks = {tuple(text.split()[1:3]) for text in choices(all_asked, "help")}
    assert asks == {("spain", "land"), ("russia", "naval")}
    assert {text.split()[3] for text in choices(all_asked, "help")} == {str(sum_) for sum_ in range(11)}
    assert asked(play(all_asked, "enough")) == ("britain", "naval")


def test_a_helper_adds_armies_or_fleets_and_nothing_else() -> None:
    """SE-F3: `yes` brings all of them, never forts or tiles."""
    text = HELP + "tiles austria: army_training 2 indian_princes\nunits austria: army india 3 fort india 1"
    text = text.replace("units austria: army india 3\n", "")
    state = play(drawn(text), "attack france india land", "help austria land 0", "yes", "enough", "enough", "decline")
    (rolled,) = told(state, BattleRolled)
    assert force(rolled.attack) == {"units": 2, "helpers": 3}


def test_a_helper_may_help_with_any_part_of_the_units() -> None:
    """SE-F3: one at least; on any of these answers the gold passes."""
    state = play(drawn(HELP), "attack france india land", "help austria land 3")
    assert choices(state) == ["no", "yes", "with 1", "with 2"]
    agreed = play(state, "with 2")
    assert told(agreed, HelpAnswered) == [HelpAnswered(4, 0, "land", True, 2)]
    assert (gold(agreed, "britain"), gold(agreed, "austria")) == (5, 13)
    (rolled,) = told(play(agreed, "enough", "enough", "decline"), BattleRolled)
    assert force(rolled.attack) == {"units": 2, "helpers": 2}


def test_a_helper_brings_one_unit_at_least_and_no_more_than_are_there() -> None:
    """SE-F3: and all of them is said with `yes`, so that each answer has one text."""
    state = play(drawn(HELP), "attack france india land", "help austria land 0")
    assert refused(state, "with 0") == ("SE-F3", "a-helper-brings-a-unit-at-least")
    assert refused(state, "with 3") == ("SE-F3", "helping-with-all-is-yes")
    assert refused(state, "with 4") == ("SE-F3", "so-many-cannot-help")


def test_a_helper_may_bring_some_fleets_and_no_army() -> None:
    """SE-F3: each arm is asked for on its own."""
    text = HELP.replace("units prussia: army india 1 fleet india 1", "units prussia: army india 1 fleet india 3")
    state = play(drawn(text), "attack france india land", "help prussia naval 0", "with 2", "help prussia land 0", "no")
    state = play(rolling(play(state, "enough", "enough", "fight"), "1 1 1 1"), "fight")
    naval, land = told(state, BattleRolled)
    assert (naval.attack.helpers, land.attack.helpers) == (2, 0)


def test_helpers_on_both_sides() -> None:
    """SE-F3: the defender's too."""
    state = play(
        drawn(HELP),
        "attack france india land",
        "help prussia naval 0",
        "yes",
        "enough",
        "help russia naval 2",
        "yes",
        "help spain land 0",
        "yes",
        "fight",
    )
    after = play(rolling(state, "1 1 1 1"), "fight")
    naval, land = told(after, BattleRolled)
    assert (force(naval.attack), force(naval.defence)) == (
        {"units": 1, "helpers": 1},
        {"units": 1, "helpers": 2},
    )
    assert force(land.attack) == {"units": 2}
    assert land.defence.helpers == 2
    assert gold(after, "russia") == 12


def test_naval_help_needs_a_naval_battle() -> None:
    """SE-F3, SE-F4: a sea, fleets of attacker and defender, a player as target. Prussia always has a fleet."""
    without = HELP.replace("army india 2 fleet india 1", "army india 2")
    state = play(drawn(without), "attack france india land")
    assert refused(state, "help prussia naval 0") == ("SE-F3", "no-own-fleet-in-that-sea")
    assert legal(state, "help prussia land 0")
    unopposed = HELP.replace("units france: army india 1 fleet india 1", "units france: army india 1")
    state = play(drawn(unopposed), "attack france india land")
    assert refused(state, "help prussia naval 0") == ("SE-F4", "the-other-side-has-no-fleet-to-fight")
    assert facts_against(state, "help prussia naval 0") == {"power": "france", "area": "india"}
    neutral = drawn(HELP + "counters india: 3/2\ncaptured: pirates india france")
    for attack in ("attack neutral india 3/2", "attack pirates india france"):
        state = play(neutral, attack)
        assert refused(state, "help prussia naval 0") == (
            "SE-F4",
            "no-naval-battle-is-fought-against-a-counter-or-tile",
        )
    inland = four(
        """
        units britain: army german_states 1
        units prussia: army german_states 1
        units france: army german_states 1
        """
    )
    state = play(inland, "attack france german_states land")
    assert refused(state, "help prussia naval 0") == ("SE-F4", "that-area-has-no-sea-of-its-own")


def test_the_defenders_allies_need_a_naval_battle_too() -> None:
    """SE-F3, SE-F4: the other side is the attacker here."""
    without = HELP.replace("army india 2 fleet india 1", "army india 2")
    state = play(drawn(without), "attack france india land", "enough")
    assert asked(state) == ("france", "help")
    assert refused(state, "help russia naval 0") == ("SE-F4", "the-other-side-has-no-fleet-to-fight")
    assert facts_against(state, "help russia naval 0") == {"power": "britain", "area": "india"}


def test_in_the_ottoman_empire_the_fleets_are_in_the_mediterranean() -> None:
    """SE-W2, SE-F3: so a refusal names that sea."""
    state = four(
        """
        units britain: army ottoman_empire 1 fleet mediterranean 1
        units prussia: army ottoman_empire 1
        units france: army ottoman_empire 1
        """
    )
    state = play(state, "attack france ottoman_empire land")
    assert facts_against(state, "help prussia naval 0") == {"power": "france", "area": "mediterranean"}


def test_an_offer_is_not_negative() -> None:
    """SE-F3: a sum from 0 to the gold in hand."""
    refusal = play(drawn(HELP), "attack france india land").explain(AskHelp("prussia", "land", -1))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SE-F3", "a-sum-is-not-negative")


def test_in_a_naval_attack_only_fleets_help() -> None:
    """SE-F3, SE-F2."""
    state = play(drawn(HELP), "attack france india naval")
    assert {tuple(text.split()[1:3]) for text in choices(state, "help")} == {("prussia", "naval")}
    assert refused(state, "help austria land 0") == ("SE-F2", "only-the-naval-battle-is-fought")
    assert refused(state, "help austria naval 0") == ("SE-F3", "that-ally-has-nothing-to-help-with")
    after = play(state, "help prussia naval 0", "yes")
    assert asked(after) == ("france", "help")
    (rolled,) = told(play(rolling(after, "1 1 1 1"), "help russia naval 0", "yes"), BattleRolled)
    assert (rolled.attack.helpers, rolled.defence.helpers) == (1, 2)


def test_the_attacker_may_be_helped_against_any_target_and_nobody_helps_it() -> None:
    """SE-F3: a neutral, or a tile; its owner is not asked."""
    text = HELP + "counters india: 4/3\ncaptured: pirates india france"
    for attack in ("attack neutral india 4/3", "attack pirates india france"):
        state = play(drawn(text), attack)
        assert asked(state) == ("britain", "help")
        after = play(rolling(state, "1 1 1 1"), "help austria land 0", "yes", "enough")
        (rolled,) = told(after, BattleRolled)
        assert rolled.attack.helpers == 3
        assert rolled.defence.helpers == 0


def test_nobody_helps_the_owner_against_a_raid() -> None:
    """SE-F3: nor the taker."""
    state = play(drawn(HELP), "take pirates")  # there is one marker to raid
    (rolled,) = told(state, BattleRolled)
    assert (force(rolled.attack), force(rolled.defence)) == ({"neutral": 1}, {"units": 1})
    assert told(state, HelpAsked) == []


@pytest.mark.parametrize("order", ["britain france", "france britain"])
def test_no_help_for_the_defender_against_a_surprise_attack(order: str) -> None:
    """SE-F3, Surprise Attack: the defender's alliance tiles still count; the attacker may be helped."""
    text = HELP.replace("players: britain france", f"players: {order}")
    state = play(
        drawn(text + "tiles britain: surprise_attack\ntiles france: indian_princes"), "attack france india land"
    )
    assert asked(state) == ("britain", "surprise")
    surprise = play(state, "use surprise_attack")
    assert asked(surprise) == ("britain", "help")
    assert (tiles(surprise, "britain", "surprise_attack"), supply(surprise, "surprise_attack")) == (0, 1)
    helped = play(surprise, "help austria land 0", "yes", "enough")
    assert asked(helped) == ("britain", "naval")
    (rolled,) = told(play(rolling(helped, "1 1 1 1"), "decline"), BattleRolled)
    assert force(rolled.attack) == {"units": 2, "helpers": 3}
    assert force(rolled.defence) == {"units": 1, "support": 1, "alliances": 1}
    kept = play(state, "no", "enough")
    assert asked(kept) == ("france", "help")
    assert tiles(kept, "britain", "surprise_attack") == 1


def test_surprise_is_for_attacks_on_players() -> None:
    """SE-F0, Surprise Attack: naval ones too; not on neutrals and tiles."""
    text = """
        tiles britain: surprise_attack
        units britain: army baltic 1 fleet baltic 1
        units france: fleet baltic 1
        counters baltic: 2
    """
    assert asked(play(four(text), "attack neutral baltic 2"))[1] == "turn"
    assert asked(play(four(text), "attack france baltic naval")) == ("britain", "surprise")


# SE-F4

SEA = """
    units britain: army india 1{britain}
    units france: army india 1{france}
    units prussia: fleet india 2
    units spain: fleet india 2
"""


def at_sea(britain: str = "", france: str = "") -> EmpiresState:
    """Britain attacks France on land in India; both may have fleets there, their allies have."""
    return play(four(SEA.format(britain=britain, france=france)), "attack france india land")


def test_without_fleets_of_the_principals_no_support() -> None:
    """SE-F4: whoever else has fleets there; they are not even asked."""
    after = at_sea()
    assert told(after, SupportGained) == [SupportGained(None, "india")]
    (rolled,) = told(after, BattleRolled)
    assert (rolled.attack.support, rolled.defence.support) == (0, 0)


def test_one_principal_with_a_fleet_has_support_without_battle() -> None:
    """SE-F4."""
    attacker = at_sea(britain=" fleet india 1")
    assert told(attacker, SupportGained) == [SupportGained(0, "india")]
    (rolled,) = told(attacker, BattleRolled)
    assert (rolled.arm, rolled.attack.support, rolled.defence.support) == ("land", 1, 0)
    defender = at_sea(france=" fleet india 1")
    assert told(defender, SupportGained) == [SupportGained(1, "india")]
    (rolled,) = told(defender, BattleRolled)
    assert (rolled.attack.support, rolled.defence.support) == (0, 1)


def test_the_attacker_says_first_whether_he_fights() -> None:
    """SE-F4: if not, the defender has support."""
    state = play(at_sea(" fleet india 1", " fleet india 1"), "enough", "enough")
    assert asked(state) == ("britain", "naval")
    assert choices(state) == ["decline", "fight"]
    after = play(state, "decline")
    assert told(after, NavalAnswered) == [NavalAnswered(0, False)]
    (rolled,) = told(after, BattleRolled)
    assert (rolled.arm, rolled.attack.support, rolled.defence.support) == ("land", 0, 1)


def test_the_defender_may_decline_and_the_attacker_has_support() -> None:
    """SE-F4."""
    state = play(at_sea(" fleet india 1", " fleet india 1"), "enough", "enough", "fight")
    assert asked(state) == ("france", "naval")
    after = play(state, "decline")
    (rolled,) = told(after, BattleRolled)
    assert (rolled.arm, rolled.attack.support, rolled.defence.support) == ("land", 1, 0)


@pytest.mark.parametrize(("dice", "supports"), [("3 1 1 1", (1, 0)), ("1 1 3 1", (0, 1)), ("1 1 1 1", (0, 0))])
def test_the_winner_at_sea_has_support_and_a_tie_gives_none(dice: str, supports: tuple[int, int]) -> None:
    """SE-F4."""
    state = play(at_sea(" fleet india 2", " fleet india 2"), "enough", "enough", "fight")
    after = play(rolling(state, dice), "fight")
    naval, land = told(after, BattleRolled)
    assert (naval.arm, land.arm) == ("naval", "land")
    assert (land.attack.support, land.defence.support) == supports


def test_the_winner_has_support_even_if_a_seven_took_his_last_fleet() -> None:
    """SE-F4, SE-F9."""
    state = play(at_sea(" fleet india 1", " fleet india 1"), "enough", "enough", "fight")
    after = play(rolling(state, "6 1 1 1"), "fight")
    assert fleets(after, "britain", "india") == fleets(after, "france", "india") == 0
    assert [event.why for event in told(after, UnitLost)[:2]] == ["seven", "defeat"]
    assert told(after, BattleRolled)[1].attack.support == 1


def test_no_sea_no_support() -> None:
    """SE-F4: in areas with a sea only."""
    state = four(
        "units britain: army german_states 1 fleet baltic 1\nunits france: army german_states 1 fleet baltic 1"
    )
    after = play(state, "attack france german_states land")
    (rolled,) = told(after, BattleRolled)
    assert rolled.attack.support == rolled.defence.support == 0
    assert told(after, SupportGained) == []


def test_the_ottoman_empire_is_fought_for_in_the_mediterranean() -> None:
    """SE-F4, SE-W2: its sea is the Mediterranean's."""
    state = four(
        """
        units britain: army ottoman_empire 1 fleet mediterranean 2
        units france: army ottoman_empire 1 fleet mediterranean 1
        """
    )
    fighting = play(state, "attack france ottoman_empire land", "fight")
    after = play(rolling(fighting, "1 1 1 1"), "fight")
    naval, land = told(after, BattleRolled)
    assert (naval.attack.units, naval.defence.units) == (2, 1)
    assert land.attack.support == 1
    assert fleets(after, "france", "mediterranean") == 0
    assert told(after, UnitLost)[0].area == "mediterranean"


def test_against_a_neutral_an_own_fleet_is_support() -> None:
    """SE-F4: there is no naval battle."""
    text = (
        "units britain: army india 1{}\ncounters india: 3/2\nunits prussia: fleet india 1\nunits france: fleet india 1"
    )
    with_fleet = play(four(text.format(" fleet india 1"), "1 1 1 1"), "attack neutral india 3/2")
    (rolled,) = told(with_fleet, BattleRolled)
    assert force(rolled.attack) == {"units": 1, "support": 1}
    assert force(rolled.defence) == {"neutral": 3}
    without = play(four(text.format(""), "1 1 1 1"), "attack neutral india 3/2")
    assert force(told(without, BattleRolled)[0].attack) == {"units": 1}


# The worked example


def test_the_example_of_a_battle() -> None:
    """SE-F5 to SE-F11: the third worked example."""
    state = drawn(
        """
        players: spain britain austria france
        upper: spain france
        lower: britain austria
        units spain: fleet north_america 2 army north_america 2
        units britain: fleet north_america 1 army north_america 1
        units austria: fleet north_america 1 army north_america 1
        tiles spain: army_training native_americans
        markers britain: north_america 1
        """,
        "2 5 1 6",
    )
    state = play(state, "attack britain north_america land")
    assert asked(state) == ("britain", "help")
    state = play(state, "help austria land 0", "yes", "enough", "fight", "decline")
    (rolled,) = told(state, BattleRolled)
    assert force(rolled.attack) == {"units": 2, "training": 1, "support": 1, "alliances": 1}
    assert force(rolled.defence) == {"units": 1, "helpers": 1}
    assert (rolled.attack_dice, rolled.defence_dice) == ((2, 5), (1, 6))
    assert (rolled.attack_total, rolled.defence_total) == (8, 7)
    assert [(event.seat, event.unit, event.why) for event in told(state, UnitLost)] == [
        (0, "army", "seven"),
        (1, "army", "defeat"),
        (2, "army", "seven"),
    ]
    assert [unrest(state, power) for power in ("spain", "britain", "austria", "france")] == [1, 1, 1, 0]
    after = play(state, "yes")
    assert told(after, MarkerPlaced) == [MarkerPlaced(0, "north_america", "britain", "SE-F11")]
    assert (markers(after, "spain", "north_america"), markers(after, "britain", "north_america")) == (1, 0)
    assert armies(after, "spain", "north_america") == 1
    assert armies(after, "britain", "north_america") == armies(after, "austria", "north_america") == 0
    assert told(after, TileArmed) == []
    assert turned(after, "spain", "army_training") == 0
    assert empire(after, "spain").gold == 8
