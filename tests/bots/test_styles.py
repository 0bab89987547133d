"""Styles: what they like they do, for as much as it is worth to them, and knowing no more than others."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tilewright as tw
from tests.bots.positions import walk
from tests.qwirkle import drawn as qwirkle_drawn
from tests.tigris.drawn import drawn, play
from tilewright.bots import Choice, InformationState, bot, bots
from tilewright.bots.empires import styles as empires
from tilewright.bots.qwirkle import styles as qwirkle
from tilewright.bots.search_backend import only
from tilewright.bots.styles import StyledBot, all_styles, styles_of
from tilewright.bots.tigris import styles as tigris
from tilewright.kernel import OptionError, State
from tilewright.translations import Translator, languages

SMALL = 30
STYLES = [(game, style) for game in tw.games() for style in styles_of(game)]

NEAR_WAR = """
    hand archer: black 5 red 1
    hand bull: red 6
    actions: 1
    rest: start
    corner: G4

    kA r  .  r  kB .
    k  .  .  r  k  .
    k  .  .  .  k  .
"""
NEAR_SQUARE = """
    hand archer: black 3 blue 3
    actions: 1
    corner: G5

    .  k  k  .
    .  k  .  .
"""
NEAR_TREASURE = """
    hand archer: green 1 blue 3
    actions: 1
    rest: start
    corner: I5

    .  .  .  .  .  R
    .  .  .  r  r  .
    R  gA r  r  .  .
"""


NEAR_FIVE = """
    hand 0: Rst Gdi Bcl
    hand 1: Gx
    origin: 0,0

    Rci Rx Rdi Rsq
"""
NEAR_SHUT_FIVE = """
    hand 0: Rst Gdi Pcl
    hand 1: Gx
    origin: -1,0

    Gci Bci .   .   Bsq Bst Bx
    .   Rci Rx  Rdi Rsq .   .
"""
NEAR_SET = """
    hand 0: Rci Rx Rdi Bsq Rci
    hand 1: Gx
    origin: 0,0

    Gsq Rsq
"""
NEAR_LOCKED_SPACE = """
    hand 0: Gx Rsq
    hand 1: Gx
    origin: 0,0

    .   Bx
    Rci Rx
"""


class Valued:
    """Stands in for an engine: these actions, best first, each worth so much; after a `+`, the rest of the turn."""

    def __init__(self, state: State, values: Mapping[str, float]) -> None:
        self.choices: list[Choice] = []
        for text, value in values.items():
            action, *line = (state.game.parse(part) for part in text.split(" + "))
            self.choices.append(Choice(action, value, line=tuple(line)))

    def analyse(self, *_: Any) -> Sequence[Choice]:
        return self.choices


def chosen(style: str, state: State, values: Mapping[str, float]) -> str:
    player = bot(style, state.game, 1)
    assert isinstance(player, StyledBot)
    player.engine = Valued(state, values)  # type: ignore[assignment]
    assert state.actor is not None
    return str(player.choose(InformationState(state, state.actor)))


def test_a_warlord_begins_a_war_that_costs_little() -> None:
    state = drawn(NEAR_WAR)
    assert chosen("warlord", state, {"tile red A2": 0.5, "tile red I4": 0.45}) == "tile red I4"
    assert chosen("warlord", state, {"tile red A2": 0.5, "tile red I4": 0.3}) == "tile red A2"
    assert chosen("trader", state, {"tile red A2": 0.5, "tile red I4": 0.45}) == "tile red A2"


def test_a_builder_makes_a_square_and_builds_on_it() -> None:
    state = drawn(NEAR_SQUARE)
    assert chosen("builder", state, {"tile black A2": 0.5, "tile black I6": 0.45}) == "tile black I6"
    offered = play(state, "tile black I6")
    monument = next(str(action) for action in offered.actions() if str(action).startswith("monument"))
    assert chosen("builder", offered, {"decline": 0.5, monument: 0.35}) == monument


def test_a_trader_takes_treasures_and_opens_markets() -> None:
    state = drawn(NEAR_TREASURE)
    taking = next(
        str(action) for action in state.actions() if "treasure" in tigris.deeds(state, action) and "tile" in str(action)
    )
    assert chosen("trader", state, {"tile blue A2": 0.5, taking: 0.45}) == taking


def test_a_gambler_leaves_a_line_of_five_that_one_tile_completes() -> None:
    elsewhere, five = "place Gdi 2,-1 + end", "place Rst 4,0 + end"
    state = qwirkle_drawn.drawn(NEAR_FIVE)
    assert chosen("gambler", state, {elsewhere: 0.5, five: 0.48}) == "place Rst 4,0"
    assert chosen("gambler", state, {elsewhere: 0.5, five: 0.45}) == "place Gdi 2,-1"
    assert chosen("collector", state, {elsewhere: 0.5, five: 0.48}) == "place Gdi 2,-1"
    shut = qwirkle_drawn.drawn(NEAR_SHUT_FIVE)
    assert chosen("gambler", shut, {elsewhere: 0.5, five: 0.48}) == "place Gdi 2,-1"


def test_a_collector_keeps_three_tiles_of_a_set_and_trades_the_others() -> None:
    state = qwirkle_drawn.drawn(NEAR_SET)
    breaking, keeping = "place Rci 1,1 + place Rx 1,2 + end", "place Bsq 2,0 + end"
    assert chosen("collector", state, {breaking: 0.5, keeping: 0.48}) == "place Bsq 2,0"
    assert chosen("collector", state, {breaking: 0.5, keeping: 0.45}) == "place Rci 1,1"
    assert chosen("gambler", state, {breaking: 0.5, keeping: 0.48}) == "place Rci 1,1"
    assert chosen("collector", state, {breaking: 0.5, "trade Bsq": 0.48}) == "trade Bsq"
    assert chosen("collector", state, {breaking: 0.5, "trade Rdi": 0.48}) == "place Rci 1,1"


def test_in_the_middle_of_a_turn_a_collector_counts_what_it_would_keep() -> None:
    begun = qwirkle_drawn.play(qwirkle_drawn.drawn(NEAR_SET), "place Rci 1,1")
    assert chosen("collector", begun, {"place Rx 1,2 + end": 0.5, "end": 0.48}) == "end"


def test_two_copies_of_a_tile_are_one_of_a_set() -> None:
    begun = qwirkle_drawn.play(qwirkle_drawn.drawn(NEAR_SET), "place Rx 1,1")
    assert qwirkle.deeds(begun, begun.game.parse("end")) == ()


def test_a_locksmith_makes_spaces_in_which_no_tile_fits() -> None:
    """QW-P5: what lies beside a red circle and a red cross, and under a green cross, could only be a red cross too."""
    state = qwirkle_drawn.drawn(NEAR_LOCKED_SPACE)
    elsewhere, locking = "place Rsq 2,0 + end", "place Gx 2,1 + end"
    assert chosen("locksmith", state, {elsewhere: 0.5, locking: 0.495}) == "place Gx 2,1"
    assert chosen("locksmith", state, {elsewhere: 0.5, locking: 0.45}) == "place Rsq 2,0"
    assert chosen("gambler", state, {elsewhere: 0.5, locking: 0.495}) == "place Rsq 2,0"


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("build fleet home", "fleet"),
        ("take naval_training", "naval-tile"),
        ("take banking", "office"),
        ("settle pop india", "settlement"),
        ("build army india", "army-overseas"),
        ("fight", "sea-battle"),
    ],
)
def test_deeds_of_empires_are_known_by_their_actions(text: str, deed: str) -> None:
    game = tw.game("empires")
    assert empires.deeds(game.start(2, 1), game.parse(text)) == (deed,)
    assert any(deed in style.likes for style in empires.STYLES.values())


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_what_a_seat_cannot_tell_apart_makes_no_difference_to_a_style(game: str, style: str) -> None:
    table, rng = tw.game(game), random.Random(3)
    with only("readable"):
        for state in walk(table, 2, 3, 3):
            assert state.actor is not None
            choice = bot(style, table, 1, SMALL).choose(InformationState(state, state.actor))
            other = state.guess(state.actor, rng)
            assert choice in state.actions()
            assert bot(style, table, 1, SMALL).choose(InformationState(other, state.actor)) == choice


@pytest.mark.parametrize("language", languages())
def test_a_style_has_a_name_in_every_language(language: str) -> None:
    words = Translator(language)
    names = {words.text("shell-bot-name", bot=style) for style in all_styles()}
    assert len(names) == len(all_styles())
    assert not names & set(all_styles())


def test_a_style_is_offered_for_its_game_alone() -> None:
    assert {"warlord", "builder", "trader"} <= set(bots("tigris"))
    assert {"admiral", "coloniser", "banker"} <= set(bots("empires"))
    assert {"gambler", "collector", "locksmith"} <= set(bots("qwirkle"))
    assert not set(all_styles()) & {*bots(), *bots("a game that is not there")}
    assert len(all_styles()) == len(STYLES)  # no two games have one of the same name
    with pytest.raises(OptionError, match="there is no 'warlord'"):
        bot("warlord", "qwirkle")
