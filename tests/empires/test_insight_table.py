"""The figures beside the table, as those who draw it ask for them: of a seat, and of an action."""

import pytest

from tests.empires.drawn import drawn, four, play, rolling
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.rules.odds import odds
from tilewright.games.empires.views.insight import EmpiresInsight, Forecast, Price, SeaRisk
from tilewright.kernel import Chance, Draws, seed_of

INDIA = """
    units britain: army india 2 fleet india 1
    units prussia: army india 1
    units france: army india 1 fleet india 1
    units spain: fleet india 1
    markers france: india 1
"""


def about(state: EmpiresState, text: str | None = None, seat: int | None = 0) -> EmpiresInsight:
    return GAME.insight(state, seat, (text and GAME.parse(text)) or None)


def leads(state: EmpiresState, text: str) -> tuple[int | None, int | None]:
    """By how much the attacker leads at sea and on land if this is done."""
    battles = about(state, text).battles
    assert battles is not None
    return tuple(battle and battle.attack.total - battle.defence.total for battle in (battles.naval, battles.land))  # pyright: ignore[reportReturnType]


def test_the_figures_of_the_table() -> None:
    figures = about(four(INDIA))
    assert figures.points == (0, 5, 0, 0)
    assert [row.seat for row in figures.standings[9]] == [1]
    assert figures.forecasts[1] == Forecast(5, 1, 0, 2, 14, 0, 4)
    assert figures.voyage == SeaRisk(32, 2, 2)
    assert (figures.battles, figures.risk, figures.price, figures.bid_limit) == (None, None, None, None)


def test_a_spectator_has_no_voyage_and_no_limit() -> None:
    figures = about(drawn("players: britain france"), seat=None)
    assert (figures.voyage, figures.bid_limit) == (None, None)


def test_the_limit_and_the_price_of_a_bid() -> None:
    """SE-A7, SE-U1: an odd sum brings change."""
    state = drawn("players: britain france\nwar: 1\npower britain: gold 3")
    assert about(state).bid_limit == 43
    assert about(state, seat=1).bid_limit is None
    assert about(state, "bid 3 britain france").price == Price(3, 0)
    assert about(state, "bid 6 britain france").price == Price(6, 2)


def test_prices_of_tiles_and_attacks() -> None:
    """SE-P1, SE-F1; the War Office saves the gold."""
    state = four(INDIA + "power britain: gold 1\ntiles britain: war_office")
    assert about(state, "take army_training").price == Price(3, 1)
    assert about(state, "take industry").price == Price(0, 0, unrest=2)
    assert about(state, "take militia").price == Price(0, 0, population=1)
    assert about(state, "attack france india land").price == Price(2, 1)
    assert about(play(state, "use war_office"), "attack france india land").price == Price(0, 0)


def test_what_is_not_legal_has_no_outlook() -> None:
    figures = about(four(INDIA), "attack prussia india land")
    assert (figures.battles, figures.price) == (None, None)


def test_risks_of_moves_and_builds() -> None:
    """SE-M6; Trained Natives need no ship."""
    state = four("units britain: fleet india 1\nmarkers britain: india 1 africa 1\ntiles britain: trained_natives")
    assert about(state, "move fleet india baltic").risk == SeaRisk(32, 2, 2)
    assert about(state, "build army india").risk == SeaRisk(32, 2, 2)
    assert about(state, "build army german_states").risk == SeaRisk(36, 0, 0)
    raising = play(state, "use trained_natives")
    assert about(raising, "build army india").risk == SeaRisk(36, 0, 0)
    assert about(raising).voyage == SeaRisk(36, 0, 0)


def test_battles_that_help_and_the_sea_lead_to() -> None:
    """SE-F3, SE-F4: each answer of an attack shows the battle as it would then be."""
    state = play(four(INDIA), "attack france india land")
    assert leads(state, "help prussia land 0") == (None, 2)
    state = play(state, "help prussia land 0")
    assert leads(state, "yes") == (None, 2)
    some = play(four(INDIA.replace("prussia: army india 1", "prussia: army india 3")), "attack france india land")
    some = play(some, "help prussia land 0")
    assert [leads(some, answer) for answer in ("with 1", "with 2", "yes")] == [(None, 2), (None, 3), (None, 4)]
    assert about(state, "no").battles is None
    state = play(state, "yes")
    assert leads(state, "help spain naval 1") == (-1, None)
    state = play(state, "help spain naval 1", "no")
    assert leads(state, "fight") == (0, None)
    assert leads(state, "decline") == (None, 1)


def test_battles_that_tiles_in_it_lead_to() -> None:
    """SE-F5, SE-F7."""
    text = "units britain: army baltic 2 fleet baltic 1\nunits france: army baltic 1 fleet baltic 1\ntiles britain: "
    state = play(four(text + "denmark"), "attack france baltic land", "fight", "fight")
    assert leads(state, "use denmark") == (1, None)
    alone = text.replace(" fleet baltic 1\ntiles", "\ntiles")
    state = play(four(alone + "blockade"), "attack france baltic land")
    assert leads(state, "use blockade") == (None, 3)
    state = play(rolling(four(alone + "reserves"), "1 1 1 1"), "attack france baltic land")
    assert leads(state, "use reserves") == (None, 2)
    battles = about(state, "use reserves").battles
    assert battles is not None
    assert battles.land is not None
    assert battles.land.odds == odds(2)


@pytest.mark.parametrize(("tile", "lead"), [("pirates", (0, None)), ("slave_revolt", (None, 1))])
def test_battles_of_raids(tile: str, lead: tuple[int | None, int | None]) -> None:
    state = four("markers france: caribbean 1 south_america 1\nunits france: army caribbean 1 fleet caribbean 1")
    assert leads(play(state, f"take {tile}"), "raid france caribbean") == lead


def test_guesses_give_the_same_figures() -> None:
    """Nothing here depends on what is hidden."""
    state = four(INDIA + "power france: unrest 7")
    guess = state.guess(0, Draws(Chance(seed_of(1))))
    for action in list(state.actions())[::7]:
        assert GAME.insight(guess, 0, action) == GAME.insight(state, 0, action)


def test_a_player_is_told_of_each_tile_why_it_may_not_be_taken() -> None:
    """SE-P1, SE-T1: the reason is that of the very tile; who does not decide is told nothing."""
    state = four(INDIA + "power britain: gold 1 population 0")
    refused = about(state).refused_tiles
    assert refused["militia"] == state.explain(GAME.parse("take militia"))
    assert all(GAME.parse(f"take {tile}") not in state.actions() for tile in refused)
    assert about(state, seat=1).refused_tiles == {}
    assert about(state, seat=None).refused_tiles == {}
