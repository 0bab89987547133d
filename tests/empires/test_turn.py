"""Chapter SE-T: turns and free actions."""

import pytest

from tests.empires.drawn import (
    armies,
    asked,
    choices,
    empire,
    fleets,
    four,
    gold,
    legal,
    play,
    refused,
    rolling,
    supply,
    tiles,
    told,
    turned,
)
from tilewright.games.empires.model.events import ActionPassed, OnlyChoice, TurnBegan, TurnEnded

BUSY = """
    units britain: army baltic 2 fleet baltic 1 fleet africa 1
    markers france: baltic 1
    counters caribbean: slaves pop
"""


# SE-T1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("take banking",), ("build army home",)),
        (("build army home",), ("build army home",)),
        (("move army baltic home", "stop"), ("move army baltic home", "stop")),
        (("settle pop caribbean",), ("take banking",)),
        (("pass",), ("settle slaves caribbean",)),
        (("pass",), ("pass",)),
    ],
)
def test_two_actions_in_any_mix(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    """SE-T1: then it is the next player's turn."""
    middle = play(four(BUSY), *first)
    assert asked(middle) == ("britain", "turn")
    assert middle.actions_left == 1
    after = play(middle, *second)
    assert asked(after) == ("france", "turn")
    assert after.actions_left == 2
    assert told(after, TurnEnded) == [TurnEnded(0)]
    assert told(after, TurnBegan) == [TurnBegan(1, 1, 1)]


def test_two_attacks_in_a_turn() -> None:
    """SE-T1."""
    state = four(BUSY.replace("markers france: baltic 1", "markers france: baltic 2"), "5 1 1 1")
    once = play(state, "attack france baltic land", "no")
    assert asked(once) == ("britain", "turn")
    twice = play(rolling(once, "5 1 1 1"), "attack france baltic land", "yes")
    assert asked(twice) == ("france", "turn")
    assert gold(twice, "britain") == 6


def test_one_tile_a_turn() -> None:
    """SE-T1."""
    state = play(four(BUSY), "take banking")
    assert refused(state, "take logistics") == ("SE-T1", "one-tile-a-turn")
    assert choices(state, "take") == []
    later = play(state, "pass")
    assert legal(later, "take logistics")


def test_one_settlement_a_turn() -> None:
    """SE-T1, SE-C1: of either kind."""
    for first, second in (
        ("settle pop caribbean", "settle slaves caribbean"),
        ("settle slaves caribbean", "settle pop caribbean"),
    ):
        state = play(four(BUSY), first)
        assert refused(state, second) == ("SE-C1", "one-settlement-a-turn")
        assert choices(state, "settle") == []


def test_a_pass_gives_up_nothing_later() -> None:
    """SE-T1: it uses one action."""
    state = play(four(BUSY), "pass")
    assert told(state, ActionPassed) == [ActionPassed(0)]
    assert asked(state) == ("britain", "turn")
    assert legal(state, "take banking", "attack france baltic land", "settle pop caribbean", "build army home")


def test_who_can_do_nothing_else_passes_unasked() -> None:
    """SE-T1: no unit, no population, no tile to be had; both their actions go by."""
    kept = ("box", "immediate")
    everything = " ".join(f"{tile.id} {tile.copies}" for tile in four().material.tiles if tile.use not in kept)
    state = four(
        f"""
        power france: population 0
        tiles spain: {everything}
        boxed: government_reform 10 industry 3
        """
    )
    after = play(state, "pass", "pass")
    assert told(after, OnlyChoice) == [OnlyChoice(1, "pass", "SE-T1")] * 2
    assert asked(after) == ("prussia", "turn")
    for text in ("boxed: government_reform 9", "units france: fort home 1", "units france: army india 1"):
        some = four(
            f"""
            power france: population 0
            tiles spain: {everything}
            boxed: industry 3 {text.removeprefix("boxed: ") if "boxed" in text else "government_reform 10"}
            {"" if "boxed" in text else text}
            """
        )
        assert asked(play(some, "pass", "pass")) == ("france", "turn")


# SE-T2


FREE = """
    units britain: army baltic 1 fleet india 1
    markers france: baltic 1
    markers britain: india 1
    tiles britain: war_office mercenaries pressgangs trained_natives diplomatic_service blockade
"""


def test_free_actions_come_on_top() -> None:
    """SE-T2: before, between and after the two actions; they use none of them."""
    state = four(FREE, "5 1 1 1")
    before = play(state, "use mercenaries", "build army home")
    assert (asked(before), before.actions_left) == (("britain", "turn"), 2)
    between = play(before, "pass", "use pressgangs", "build fleet home", "blockade india")
    assert (asked(between), between.actions_left) == (("britain", "turn"), 1)
    after = play(between, "pass", "use diplomatic_service", "take bavaria")
    assert (asked(after), after.actions_left) == (("britain", "turn"), 0)
    attack = play(after, "use war_office", "yes")  # there is one attack only, so it is declared
    assert (asked(attack), attack.actions_left) == (("britain", "turn"), 0)
    natives = play(attack, "use trained_natives", "build army india", "stop")
    assert asked(natives) == ("france", "turn")
    assert armies(natives, "britain", "home") == 1
    assert fleets(natives, "britain", "home") == 1
    assert armies(natives, "britain", "india") == 1


def test_free_actions_never_come_inside_an_action() -> None:
    """SE-T2: not between two moves, not in a battle."""
    moving = play(four(FREE), "move army baltic home")
    assert refused(moving, "use mercenaries") == ("SE-M1", "something-else-is-asked-now")
    assert refused(moving, "blockade india") == ("SE-M1", "something-else-is-asked-now")
    state = four(FREE + "units prussia: army baltic 1")
    battle = play(state, "attack france baltic land")
    assert refused(battle, "use war_office") == ("SE-F3", "something-else-is-asked-now")


def test_a_tile_taken_this_turn_is_ready() -> None:
    """SE-T2: also with a tile taken this very turn."""
    after = play(four(), "take mercenaries", "use mercenaries", "build army german_states")
    assert armies(after, "britain", "german_states") == 1
    assert after.actions_left == 1


def test_diplomatic_service_is_not_the_tile_of_the_turn() -> None:
    """SE-T2: the ruling."""
    state = four("tiles britain: diplomatic_service")
    first = play(state, "use diplomatic_service", "take bavaria")
    assert legal(first, "take banking")
    then = play(state, "take banking", "use diplomatic_service")
    assert refused(then, "take banking") == ("SE-T2", "only-an-alliance-tile-can-be-taken-now")
    assert tiles(play(then, "take saxony"), "britain", "saxony") == 1


def test_battle_tiles_are_no_free_actions() -> None:
    """SE-T2: Reserves, Surprise Attack, Fighting Withdrawal and Blockade's +2 are used during a battle."""
    state = four("tiles britain: reserves surprise_attack fighting_withdrawal blockade banking")
    for tile in ("reserves", "surprise_attack", "fighting_withdrawal", "banking"):
        assert refused(state, f"use {tile}") == ("SE-T2", "that-tile-gives-no-free-action")
    assert refused(state, "use blockade") == ("SE-T2", "a-blockade-is-placed-under-a-fleet")


def test_a_free_action_needs_its_tile() -> None:
    """SE-T2, SE-P2: owned, not turned, and with something to act on."""
    assert refused(four(), "use mercenaries") == ("SE-P1", "that-tile-is-not-yours")
    assert refused(four(), "use marbles") == ("SE-P1", "there-is-no-such-tile")
    assert refused(four("tiles britain: mercenaries/used"), "use mercenaries") == ("SE-P2", "that-tile-is-turned")
    assert refused(four("tiles britain: war_office"), "use war_office") == ("SE-T2", "that-tile-has-nothing-to-act-on")
    assert legal(four("tiles britain: mercenaries/used mercenaries"), "use mercenaries")


def test_only_the_active_player_has_free_actions() -> None:
    """SE-T2: of the own turn."""
    state = four("tiles france: mercenaries")
    assert refused(state, "use mercenaries") == ("SE-P1", "that-tile-is-not-yours")
    assert legal(play(state, "pass", "pass"), "use mercenaries")


# SE-T3


def test_the_turn_ends_by_itself_without_free_actions() -> None:
    """SE-T3: after the second action."""
    after = play(four("tiles britain: mercenaries/used war_office reserves"), "pass", "pass")
    assert asked(after) == ("france", "turn")


def test_with_a_free_action_open_the_player_ends_the_turn() -> None:
    """SE-T3."""
    state = play(four("tiles britain: mercenaries"), "pass", "pass")
    assert asked(state) == ("britain", "turn")
    assert choices(state) == ["end", "use mercenaries"]
    for action in ("pass", "build army home", "take banking", "move army home baltic", "settle pop caribbean"):
        assert refused(state, action) == ("SE-T1", "no-actions-are-left")
    assert refused(state, "attack france baltic land") == ("SE-T1", "no-actions-are-left")
    assert asked(play(state, "end")) == ("france", "turn")
    used = play(state, "use mercenaries", "build army home")
    assert asked(used) == ("france", "turn")
    assert turned(used, "britain", "mercenaries") == 1


def test_no_end_before_the_second_action() -> None:
    """SE-T3."""
    assert refused(four("tiles britain: mercenaries"), "end") == ("SE-T3", "actions-are-left")


def test_a_blockade_to_place_keeps_the_turn_open() -> None:
    """SE-T3: placing it is a free action."""
    state = play(four("tiles britain: blockade\nunits britain: fleet india 1"), "pass", "pass")
    assert choices(state) == ["end", "blockade india"]
    after = play(state, "blockade india")
    assert asked(after) == ("france", "turn")
    assert supply(after, "blockade") == 0
    assert tiles(after, "britain", "blockade") == 0
    assert empire(after, "britain").blockades.count(1) == 1
