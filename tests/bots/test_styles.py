"""Styles: what they like they do, for as much as it is worth to them, and knowing no more than others."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import tilewright as tw
from tests.bots.positions import walk
from tests.tigris.drawn import drawn, play
from tilewright.bots import Choice, InformationState, bot, bots
from tilewright.bots.empires import styles as empires
from tilewright.bots.search_backend import only
from tilewright.bots.styles import StyledBot, all_styles, styles_of
from tilewright.bots.tigris import styles as tigris
from tilewright.games.tigris import GAME, TigrisState
from tilewright.kernel import OptionError
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


class Valued:
    """Stands in for an engine: these actions, best first, each worth so much."""

    def __init__(self, **values: float) -> None:
        self.choices = [Choice(GAME.parse(text.replace("_", " ")), value) for text, value in values.items()]

    def analyse(self, *_: Any) -> Sequence[Choice]:
        return self.choices


def chosen(style: str, state: TigrisState, **values: float) -> str:
    player = bot(style, GAME, 1)
    assert isinstance(player, StyledBot)
    player.engine = Valued(**values)  # type: ignore[assignment]
    assert state.actor is not None
    return str(player.choose(InformationState(state, state.actor)))


def test_a_warlord_begins_a_war_that_costs_little() -> None:
    state = drawn(NEAR_WAR)
    assert chosen("warlord", state, tile_red_A2=0.5, tile_red_I4=0.45) == "tile red I4"
    assert chosen("warlord", state, tile_red_A2=0.5, tile_red_I4=0.3) == "tile red A2"
    assert chosen("trader", state, tile_red_A2=0.5, tile_red_I4=0.45) == "tile red A2"


def test_a_builder_makes_a_square_and_builds_on_it() -> None:
    state = drawn(NEAR_SQUARE)
    assert chosen("builder", state, tile_black_A2=0.5, tile_black_I6=0.45) == "tile black I6"
    offered = play(state, "tile black I6")
    monument = next(str(action) for action in offered.actions() if str(action).startswith("monument"))
    assert chosen("builder", offered, decline=0.5, **{monument.replace(" ", "_"): 0.35}) == monument


def test_a_trader_takes_treasures_and_opens_markets() -> None:
    state = drawn(NEAR_TREASURE)
    taking = next(
        str(action) for action in state.actions() if "treasure" in tigris.deeds(state, action) and "tile" in str(action)
    )
    assert chosen("trader", state, tile_blue_A2=0.5, **{taking.replace(" ", "_"): 0.45}) == taking


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
    assert not set(all_styles()) & {*bots(), *bots("qwirkle"), *bots("a game that is not there")}
    with pytest.raises(OptionError, match="there is no 'warlord'"):
        bot("warlord", "qwirkle")
