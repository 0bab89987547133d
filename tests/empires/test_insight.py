"""What players and bots may ask of a position: outlooks, risks, standings, forecasts."""

from tests.empires.drawn import drawn, force, four, play, rolling
from tilewright.games.empires.model.actions import Attack, Raid
from tilewright.games.empires.model.names import AREA_INDEX, PIRATES, SLAVE_REVOLT
from tilewright.games.empires.rules.odds import odds
from tilewright.games.empires.views import insight
from tilewright.games.empires.views.insight import Forecast, SeaRisk, Standing

INDIA = """
    units britain: army india 2 fleet india {}
    units france: army india 1 fleet india {}
    markers france: india 1 caribbean 1
    tiles britain: army_training
"""
ON_FRANCE = Attack("france", "india", "land")


def test_the_outlook_of_an_attack() -> None:
    """SE-F4, SE-F5: support where only one has a fleet; a naval battle where both have."""
    mine = insight.outlook(four(INDIA.format(1, 0)), 0, ON_FRANCE)
    assert mine is not None
    assert mine.land is not None
    assert force(mine.land.attack) == {"units": 2, "training": 1, "support": 1}
    assert (mine.naval, mine.land.odds) == (None, odds(3))
    theirs = insight.outlook(four(INDIA.format(0, 1)), 0, ON_FRANCE)
    assert theirs is not None
    assert theirs.land is not None
    assert force(theirs.land.defence) == {"units": 1, "support": 1}
    both = insight.outlook(four(INDIA.format(2, 1)), 0, ON_FRANCE)
    assert both is not None
    assert both.naval is not None
    assert both.land is not None
    assert both.naval.odds == odds(1)
    assert (both.land.attack.support, both.land.defence.support) == (0, 0)


def test_the_outlook_of_a_naval_attack_and_of_none() -> None:
    """SE-F2."""
    state = four(INDIA.format(2, 1))
    naval = insight.outlook(state, 0, Attack("france", "india", "naval"))
    assert naval is not None
    assert naval.naval is not None
    assert (naval.naval.odds, naval.land) == (odds(1), None)
    assert insight.outlook(state, 0, Attack("prussia", "india", "land")) is None


def test_the_outlook_of_a_raid() -> None:
    """SE-P2: Pirates at sea, a Slave Revolt on land."""
    state = four(INDIA.format(0, 2))
    pirates = insight.raid_outlook(state, 0, PIRATES, Raid("france", "india"))
    assert (force(pirates.attack), force(pirates.defence)) == ({"neutral": 1}, {"units": 2})
    revolt = insight.raid_outlook(state, 0, SLAVE_REVOLT, Raid("france", "caribbean"))
    assert (force(revolt.attack), force(revolt.defence)) == ({"neutral": 3}, {})


def test_the_battle_under_way() -> None:
    """SE-F5."""
    state = four(INDIA.format(0, 0) + "tiles france: reserves")
    assert insight.battle_now(state) is None
    battle = insight.battle_now(play(rolling(state, "1 1 1 1"), "attack france india land"))
    assert battle is not None
    assert battle.odds == odds(2)


def test_the_risk_of_the_sea() -> None:
    """SE-M6: of 36 rolls."""
    state = four("tiles france: navigation")
    assert insight.sea_risk(state, 0, "home", "baltic") == SeaRisk(36, 0, 0)
    assert insight.sea_risk(state, 0, "home", "india") == SeaRisk(32, 2, 2)
    assert insight.sea_risk(state, 1, "home", "india") == SeaRisk(34, 2, 0)


def test_where_a_unit_can_go() -> None:
    """SE-M2 to SE-M5, SE-B1."""
    state = four("units britain: fleet india 1 army baltic 1 fort baltic 1")
    to = {there.place: there.risk.arrives for there in insight.reach(state, 0, "army", "baltic")}
    assert to == {"german_states": 36, "india": 32, "home": 36}
    assert {there.place for there in insight.reach(state, 0, "fort", "home")} == {"german_states", "india"}
    assert insight.reach(state, 0, "fort", "baltic") == ()
    assert len(insight.reach(state, 0, "fleet", "india")) == 8


def test_standings_and_points() -> None:
    """SE-V1."""
    state = drawn(
        """
        players: britain france
        upper: britain
        lower: france
        markers britain: baltic 1
        markers france: baltic 3 india 1
        """
    )
    assert insight.standings(state, AREA_INDEX["baltic"]) == (Standing(1, 3, 5), Standing(0, 1, 3))
    assert insight.points_now(state) == (3, 10)


def test_a_forecast_of_the_wars_end() -> None:
    """SE-I1, SE-U1: it is what then happens."""
    text = "round: 6\nactive: spain\nactions: 1\npower britain: gold 0 population 2\nunits britain: army baltic 7"
    state = four(text + "\nmarkers britain: baltic 2\ntiles britain: eastland")
    forecast = insight.forecast(state, 0)
    assert forecast == Forecast(2, 2, 2, 7, 1, 1, 5)
    after = play(state, "pass").empires[0]
    assert (after.gold, after.unrest, after.population) == (1, 1, 7)
    assert insight.forecast(state, 1).unrest == 0


def test_markers_left() -> None:
    """SE-W3: captured ones are on the map."""
    state = four("markers britain: baltic 2\ncaptured: pirates india britain")
    assert insight.markers_left(state, 0) == 17
