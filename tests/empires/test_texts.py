"""Actions and positions as text, the refusal of texts that mean nothing, and the table as it is drawn."""

from typing import get_args

import pytest

import tilewright as tw
from tests.empires.actions import EVERY_ACTION, TEXTS
from tests.empires.drawn import FOUR, asked, drawn, four, play, rolling
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.actions import AnyAction, AskHelp, Attack, Take
from tilewright.games.empires.rules.tiles import takes
from tilewright.kernel import plain


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_actions_are_read_and_written(text: str, action: AnyAction) -> None:
    assert GAME.parse(text) == action
    assert str(action) == text
    assert GAME.parse(f"  {text.upper().replace(' ', '   ')} ") == action


def test_no_kind_of_action_is_forgotten_by_the_tests() -> None:
    kinds = set(get_args(AnyAction))
    assert {type(action) for _, action in TEXTS} == kinds
    assert {type(action) for action in EVERY_ACTION} == kinds


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "begins with one of"),
        ("attak france baltic land", "did you mean 'attack'"),
        ("power", "a word is missing"),
        ("power sweden", "'sweden' is unknown here"),
        ("power frnce", "did you mean 'france'"),
        ("place army home", "'home' is unknown here"),
        ("place tank india", "there are army, fleet, fort"),
        ("bid x britain france", "no sum of gold"),
        ("bid 03 britain france", "no sum of gold"),
        ("bid 10000 britain france", "no sum of gold"),
        ("bid -1 britain france", "no sum of gold"),
        ("bid 1 britain", "a word is missing"),
        ("take 3", "is not the name of a tile"),
        ("pass on", "'on' is too much"),
        ("attack france baltic sea", "'sea' is unknown here"),
        ("attack neutral baltic", "a word is missing"),
        ("attack pirates india neutral", "'neutral' is unknown here"),
        ("lose fleet", "'fleet' is unknown here"),
        ("settle gold india", "there are pop, slaves"),
    ],
)
def test_texts_that_are_no_actions(text: str, problem: str) -> None:
    with pytest.raises(tw.NotationError, match=problem):
        GAME.parse(text)


def test_actions_made_without_parse_are_judged_all_the_same() -> None:
    state = four("units britain: army baltic 1 fleet baltic 1\nmarkers france: baltic 1")
    assert state.explain(Attack("france", "baltic", "perhaps")) is not None
    assert Attack("france", "baltic", "perhaps") not in state.actions()
    assert state.explain(Attack("neutral", "baltic", "land")) is not None
    asking = play(
        four("units britain: army baltic 1\nunits prussia: army baltic 1\nmarkers france: baltic 1"),
        "attack france baltic land",
    )
    assert AskHelp("prussia", "land", -1) not in asking.actions()
    assert "pass" not in state.actions()


def test_actions_have_places_of_their_own() -> None:
    """The lists can be indexed and cut, as any other."""
    state = drawn("players: britain france\nwar: 1")
    bids = list(state.actions())
    assert len(bids) == len(state.actions()) == 2 * 51
    assert state.question is not None
    (numbered,) = state.question.groups(state)
    assert list(numbered[:3]) == bids[:3]
    assert numbered[-1] == bids[-1]
    masked = takes(four(), 0)
    assert list(masked[1:3]) == list(masked)[1:3]
    assert masked[0] == Take("army_training")
    with pytest.raises(IndexError):
        masked[len(masked)]


class _TooLarge:
    def randrange(self, stop: int, /) -> int:
        return stop


def test_a_bad_source_of_numbers_is_noticed() -> None:
    with pytest.raises(IndexError):
        four().actions().pick(_TooLarge())


# Positions


def test_what_is_left_out_has_its_starting_value() -> None:
    state = drawn("players: - -")
    assert asked_seat(state) == (0, "power")
    assert state.empires[0].gold == 10
    chosen = drawn("players: - spain\nfirst: 1")
    assert asked_seat(chosen) == (0, "power")
    placing = drawn("players: britain spain\nfirst: 1")
    assert asked_seat(placing) == (1, "place")
    bidding = drawn("players: britain spain\nfirst: 1\nwar: 2")
    assert asked(bidding) == ("spain", "auction")
    assert asked(four("active: prussia")) == ("prussia", "turn")


def asked_seat(state: EmpiresState) -> tuple[int, str]:
    assert state.question is not None
    return state.question.seat, str(state.question.__struct_config__.tag)


IMPOSSIBLE = [
    ("players: britain", "1 powers; there are 2 to 7"),
    ("players: britain sweden", "should be - or one of"),
    ("players: britain britain", "is named twice"),
    ("players: britain -\nnamed: yes", "none is still to be chosen"),
    ("players: britain france\nnamed: perhaps", "yes or no"),
    ("players: britain france\nfirst: 2", "from 0 to 1"),
    ("players: britain france\nseed: x", "is not a seed"),
    ("players: britain france\nmaterial: /nowhere", "cannot be read"),
    ("players: - france", "clockwise from the first player"),
    ("players: britain -\nunits britain: army india 1", "come when all powers are chosen"),
    ("players: britain -\ncounters baltic: 2", "come when all powers are chosen"),
    ("players: britain -\nupper: france", "one of the powers played, britain"),
    ("players: - -\nupper: france", "of which there is none"),
    ("players: britain france\nunits france: army india 1", "placed one by one"),
    ("players: britain france\nunits britain: army home 1", "none is placed at home"),
    ("players: britain france\nunits britain: army india 5\nunits france: army india 5", "add a line 'war: 1'"),
    ("players: - -\nwar: 1", "every player has a power"),
    ("players: britain france\nweather: fine", "has no line 'weather"),
    ("players: britain france\nround: 1", "no turns before the alliances stand"),
    (FOUR + "power britain: gold", "each followed by a number"),
    (FOUR + "power britain: silver 3", "should be gold, population, points or unrest"),
    (FOUR + "power britain: gold 10000", "is too much"),
    (FOUR + "power britain: population 10", "at most 9"),
    (FOUR + "units britain: army baltic", "each with a place and a number"),
    (FOUR + "units britain: tank baltic 1", "should be one of army, fleet, fort"),
    (FOUR + "units britain: army moon 1", "should be one of german_states"),
    (FOUR + "units britain: army baltic 256", "that is too much"),
    (FOUR + "markers britain: home 1", "should be one of german_states"),
    (FOUR + "tiles britain: marbles", "there is no tile 'marbles'"),
    (FOUR + "tiles britain: 2 banking", "stands before any name"),
    (FOUR + "tiles britain: banking 2 3", "a number follows a name"),
    (FOUR + "tiles britain: banking 0", "of 1 or more"),
    (FOUR + "tiles britain: banking 3", "has 2 copies"),
    (FOUR + "tiles britain: banking/asleep", "should be banking or banking/used"),
    (FOUR + "tiles britain: banking/used", "is never turned"),
    (FOUR + "tiles britain: industry", "acts when taken and is never kept"),
    (FOUR + "tiles britain: pirates", "acts when taken and is never kept"),
    (FOUR + "tiles britain: blockade/india", "under a fleet in a colony"),
    (FOUR + "tiles britain: blockade/baltic\nunits britain: fleet baltic 1", "under a fleet in a colony"),
    ("players: britain france\nwar: 2\ntiles britain: bavaria", "between wars"),
    ("players: britain france\nwar: 2\ntiles britain: reserves/used", "between wars"),
    (FOUR + "counters baltic: 9", "there is no counter '9'; there are"),
    (FOUR + "gone baltic: 2", "1 counters for 0 markers"),
    (FOUR + "gone baltic: 3 3\nmarkers britain: baltic 1", "they should be as many"),
    (FOUR + "gone baltic: 2\ncounters baltic: 2\nmarkers britain: baltic 1", "no so many counters 2"),
    (FOUR + "captured: pirates india", "each with an area and the power"),
    (FOUR + "captured: pirates baltic france", "cannot lie in baltic"),
    (FOUR + "captured: slave_revolt india france", "cannot lie in india"),
    (FOUR + "captured: banking india france", "cannot lie in india"),
    (FOUR + "captured: pirates india russia", "one of the powers played"),
    (FOUR + "captured: pirates india france pirates africa france", "has 1 copies"),
    (FOUR + "boxed: banking", "never leaves the game"),
    (FOUR + "boxed: industry 4", "has 3 copies"),
    (FOUR + "upper: spain", "given twice"),
    ("players: britain france\nupper: britain\nlower: britain", "stands in one place only"),
    ("players: britain france prussia spain\nupper: britain france prussia\nlower: spain", "two by two"),
    ("players: britain france\nupper: britain", "two by two"),
    (FOUR + "round: 0", "the rounds begin with 1"),
    (FOUR + "round: 7", "from 0 to 6"),
    ("players: britain france prussia spain\nupper: britain\nlower: france\nround: 1", "no turns before"),
    (FOUR + "war: 4", "from 0 to 3"),
    (FOUR + "active: russia", "one of the powers played"),
    (FOUR + "actions: 3", "from 0 to 2"),
    (FOUR + "actions: 0", "leaves nothing to decide"),
    (FOUR + "used: banking", "is not a tile that goes back when used"),
    (FOUR + "decision: over", "over after the last war"),
    (FOUR + "decision: dance", "should be one of over"),
    (FOUR + "decision: over now", "should be one of over"),
    (FOUR + "decision:", "should be one of over"),
    (FOUR + "decision: auction seat britain opener britain", "the auction is over"),
    (FOUR + "decision: move left 1 moved none hop 3", "unknown here; there are seat, left, moved"),
    (FOUR + "decision: move left", "each followed by a value"),
    (FOUR + "decision: move left x moved none", "decision"),
    (FOUR + "decision: move left 2 moved none", "so many moves there are not"),
    (FOUR + "decision: move left 1 moved army@india", "stand where it says"),
    (FOUR + "decision: move left 1 moved none", "leaves nothing to decide"),
    (FOUR + "decision: build unit army source banking", "a tile that builds"),
    (FOUR + "decision: build unit army source mercenaries", "the tile that builds is turned"),
    (FOUR + "decision: build unit fleet source mercenaries", "builds another unit"),
    (FOUR + "decision: build unit army source militia", "too many for the Militia"),
    (FOUR + "tiles britain: militia\ndecision: build unit army source militia", "unit is any until"),
    (FOUR + "power britain: population 0\ndecision: build unit army destroyed yes", "population is to be paid"),
    (FOUR + "decision: native area india", "no natives stand there"),
    (FOUR + "units britain: army india 1\ndecision: native area india", "the Trained Natives are turned"),
    (FOUR + "decision: attack", "no War Office at work"),
    (FOUR + "decision: alliance", "no Diplomatic Service at work"),
    (FOUR + "decision: raid tile banking", "none of it to raid with"),
    (FOUR + "decision: raid tile pirates", "leaves nothing to decide"),
    (FOUR + "captured: pirates india france\ndecision: raid tile pirates", "none of it to raid with"),
    (FOUR + "decision: turn seat france", "it is the active player's"),
    (FOUR + "decision: naval", "a line 'attack: …' is missing"),
    (FOUR + "attack: attacker britain area india arm land step roll defender france", "none is under way"),
    ("players: britain france\nwar: 1\ndecision: turn seat britain", "comes in a turn"),
]


@pytest.mark.parametrize(("text", "problem"), IMPOSSIBLE)
def test_positions_that_cannot_be_are_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(tw.PositionError, match=problem):
        drawn(text)


BIDS = "players: britain france prussia\nwar: 1\ndecision: auction {}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seat france opener britain", "the opener bids first"),
        ("seat britain opener britain gold 3", "a standing bid has a bidder"),
        ("seat prussia opener britain bidder britain gold 1 a britain b france", "clockwise from the bidder"),
        ("seat britain opener britain bidder britain gold 1 a britain b france passes 2", "clockwise from the bidder"),
        ("seat france opener britain bidder britain gold 1 a britain b france passes 3", "all others have passed"),
        ("seat france opener britain bidder britain gold 51 a britain b france", "too high"),
        ("seat france opener britain bidder britain gold 1 a britain b britain", "could not be made"),
        ("seat france opener britain bidder britain gold 50 a britain b france", "leaves nothing to decide"),
    ],
)
def test_auctions_that_cannot_be(text: str, problem: str) -> None:
    """SE-A1 to SE-A3, SE-A7."""
    with pytest.raises(tw.PositionError, match=problem):
        drawn(BIDS.format(text))


BATTLE = (
    FOUR
    + """
    units britain: army india 2 fleet india 1
    units prussia: army india 1
    units france: army india 1 fleet india 1
    markers france: india 1
    counters india: 3/2
    counters caribbean: pop
    tiles britain: reserves portugal surprise_attack blockade
    captured: pirates africa france
    attack: attacker britain area india arm land {}
    decision: {}
"""
)


@pytest.mark.parametrize(("word", "units"), [("prussia:1", 1), ("prussia:2", 2), ("prussia", 2)])
def test_a_helper_without_a_number_helps_with_all(word: str, units: int) -> None:
    """SE-F3: so positions written before there were numbers still read as they were meant."""
    text = BATTLE.format(f"step defender-naval defender france asked_land prussia help_land {word}", "naval")
    state = drawn(text.replace("prussia: army india 1", "prussia: army india 2"))
    assert state.assault is not None
    assert state.assault.help_land == ((2, units),)
    assert f"help_land prussia:{units}\n" in state.position()


@pytest.mark.parametrize(
    ("attack", "decision", "problem"),
    [
        ("step roll defender france dice 1-1-1-7", "support", "from 1 to 6"),
        ("step roll defender france", "help", "its step should be attacker-help or defender-help"),
        ("step attacker-help", "help", "it has one target"),
        ("step attacker-help defender france counter 3/2", "help", "it has one target"),
        ("step attacker-help counter 9", "help", "no counter of that area shows '9'"),
        ("step attacker-help counter 4/3", "help", "does not lie there"),
        ("step attacker-help captive france", "help", "a captive is held by a tile"),
        ("step attacker-help captive france tile pirates", "help", "that tile does not lie there"),
        ("step attacker-help defender prussia", "help", "they are in one alliance"),
        ("step attacker-help defender france", "help seat france", "the attacker is asked"),
        ("step attacker-help defender france help_land prussia", "help", "who helps was asked"),
        (
            "step attacker-help defender france asked_land prussia help_land prussia:2",
            "help",
            "no more than are there",
        ),
        (
            "step attacker-help defender france asked_land prussia help_land prussia:0",
            "help",
            "0 should be a whole number of 1 or more",
        ),
        ("step attacker-help defender france asked_land france", "help", "nobody asks themselves or their enemy"),
        ("step attacker-help defender france dice 1-1-1-1", "help", "four dice, once they are rolled"),
        ("step attacker-help defender france outcome tie", "help", "an outcome follows the dice"),
        ("step attacker-help defender france outcome perhaps", "help", "attack"),
        ("step losses defender france dice 1-1-1-1 outcome tie", "loss", "the outcome of these dice is attacker"),
        ("step losses defender france dice 1-1-1-1 outcome attacker losses 1", "loss seat france", "no such losses"),
        ("step losses defender france dice 1-1-1-1 outcome attacker", "loss", "the loser is asked"),
        ("step losses defender france dice 1-1-1-1 outcome attacker", "loss seat france", "leaves nothing to decide"),
        ("step losses defender france dice 1-1-1-1 outcome attacker", "withdraw seat france", "no Fighting Withdrawal"),
        ("step attacker-help defender france", "answer seat prussia asker britain arm land gold 1", "they were asked"),
        (
            "step attacker-help defender france asked_land prussia",
            "answer seat prussia asker france arm land gold 1",
            "allies are asked",
        ),
        (
            "step attacker-help defender france asked_land prussia",
            "answer seat prussia asker britain arm land gold 11",
            "an offer is gold in hand",
        ),
        ("step attacker-help counter 3/2", "surprise", "no Surprise Attack to use"),
        ("step arms defender france", "arms tile portugal", "cannot serve there"),
        ("step arms defender france tiles_asked indian_princes", "arms tile indian_princes", "cannot serve there"),
        ("step roll defender france support france", "support seat france", "no Blockade to spend"),
        ("step decide defender france dice 1-1-1-1", "reserves seat france", "no Reserves to turn"),
        ("step decide defender france dice 1-1-1-1", "reserves", "the defender is asked"),
        ("step end defender france dice 1-1-1-1 outcome defender", "marker", "no marker to replace"),
        ("step end defender spain dice 1-1-1-1 outcome attacker", "marker", "no marker to replace"),
        ("step roll tile slave_revolt defender france", "support", "no marker there to raid|asked"),
        ("step defender-naval tile pirates defender france", "naval", "none of it to raid with"),
        ("step defender-naval counter 3/2", "naval", "no naval battle to fight or decline"),
        (
            "step attacker-help counter 3/2 tile slave_revolt asked_land prussia",
            "answer seat prussia asker britain arm land gold 0",
            "a counter stands without a tile",
        ),
    ],
)
def test_attacks_that_cannot_be(attack: str, decision: str, problem: str) -> None:
    """SE-F0 to SE-F10."""
    with pytest.raises(tw.PositionError, match=problem):
        drawn(BATTLE.format(attack, decision))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("attacker britain", "attacker france", "the active player attacks"),
        ("area india arm land", "area german_states arm naval", "there is no sea there"),
        ("area india arm land", "area baltic arm land", "no own army there"),
        ("area india arm land", "area ottoman_empire arm land naval_only yes", "no sea of its own"),
        ("area india arm land", "area caribbean arm land", "no own army there"),
    ],
)
def test_attacks_at_impossible_places(old: str, new: str, problem: str) -> None:
    """SE-F1, SE-F2."""
    text = BATTLE.format("step attacker-help defender france", "help").replace(old, new)
    with pytest.raises(tw.PositionError, match=problem):
        drawn(text)


def test_settlements_and_own_markers_are_no_targets() -> None:
    """SE-F1, SE-P2."""
    text = BATTLE.format("step attacker-help counter pop", "help").replace("area india", "area caribbean")
    with pytest.raises(tw.PositionError, match="a settlement is not attacked"):
        drawn(text.replace("army india 2", "army caribbean 2"))
    raid = (
        FOUR
        + "markers britain: india 1\nattack: attacker britain area india arm naval step losses tile pirates defender {}"
    )
    with pytest.raises(tw.PositionError, match="no marker there to raid"):
        drawn(raid.format("france") + " dice 1-1-1-1 outcome attacker\ndecision: withdraw seat france")
    with pytest.raises(tw.PositionError, match="another player's marker"):
        drawn(raid.format("britain") + " dice 1-1-1-1 outcome attacker\ndecision: withdraw seat britain")


def test_the_taker_of_a_raid_is_not_asked() -> None:
    """SE-P2."""
    text = (
        FOUR
        + """
        markers france: india 1
        tiles britain: reserves
        attack: attacker britain area india arm naval step defender-reserves tile pirates defender france dice 1-1-1-1
        decision: reserves seat britain
    """
    )
    with pytest.raises(tw.PositionError, match="in a raid the taker is not asked"):
        drawn(text)


def test_a_tile_with_both_arms_is_asked_about_once() -> None:
    """SE-F5."""
    text = (
        FOUR
        + """
        units britain: army baltic 1 fleet baltic 1
        units france: army baltic 1 fleet baltic 1
        tiles britain: denmark
        attack: attacker britain area baltic arm naval step arms defender france {}
        decision: arms tile denmark
    """
    )
    assert asked(drawn(text.format(""))) == ("britain", "arms")
    with pytest.raises(tw.PositionError, match="that tile was asked about"):
        drawn(text.format("tiles_asked denmark"))


def test_a_text_of_another_game_is_refused() -> None:
    with pytest.raises(tw.PositionError, match="not a position of empires"):
        GAME.position("game: chess")
    with pytest.raises(tw.PositionError, match="lacks a line 'game"):
        GAME.position("players: britain france")
    with pytest.raises(tw.PositionError, match="has no grid"):
        GAME.position("game: empires\nplayers: britain france\n\n. . .")


def test_a_position_in_the_middle_of_everything_comes_back() -> None:
    state = four(
        """
        named: yes
        open unrest: yes
        war: 2
        round: 3
        active: prussia
        actions: 1
        tile taken: yes
        settled: yes
        used: surprise_attack
        power britain: gold 4 population 2 points 17 unrest 6
        units prussia: army baltic 2 fleet india 1 fort home 1
        markers france: baltic 2 india 1
        tiles prussia: reserves reserves/used 2 denmark blockade/india
        captured: pirates africa france
        boxed: industry 2 government_reform
        counters baltic: 2 3
        gone india: 5/4
        """
    )
    text = state.position()
    assert GAME.position(text) == state
    for line in ("named: yes", "tile taken: yes", "settled: yes", "used: surprise_attack", "gone india: 5/4"):
        assert line in text.splitlines()
    assert "tiles prussia: reserves reserves/used 2 denmark blockade/india" in text
    assert "boxed: government_reform industry 2" in text


# Drawing


def test_the_table_is_drawn_with_letters() -> None:
    state = four(
        """
        units prussia: army baltic 2 fleet india 1 fort home 1
        tiles prussia: reserves 3 reserves/used banking blockade/india
        markers france: baltic 2
        captured: pirates africa france
        counters baltic: 2 3
        """
    )
    drawing = plain(GAME.sketch(state.view(0)))
    assert "war 1 of 3, round 1 of 6" in drawing
    assert "upper alliance: Br Pr" in drawing
    assert "Fr 2m" in drawing
    assert "Pr 2a" in drawing
    assert "Pr 1f B" in drawing
    (africa,) = [line for line in drawing.splitlines() if line.startswith("  Africa")]
    assert "pirates" in africa.lower()
    assert "Fr" in africa
    assert "[2 3]" in drawing
    assert "reserves x4 (1 turned), banking" in drawing
    assert "home 0a 0f 1F" in drawing
    assert "Britain (you): 0 points, 10 gold, 5 population, 0 unrest" in drawing
    assert "France: 0 points, 10 gold, 5 population, ? unrest" in drawing
    assert "Br decides: turn; 2 actions left" in drawing


def test_a_battle_the_set_up_and_the_end_are_drawn_too() -> None:
    battle = play(
        rolling(four("units britain: army baltic 1\nunits france: army baltic 1\ntiles britain: reserves"), "1 2 3 5"),
        "attack france baltic land",
    )
    drawing = plain(GAME.sketch(battle.view(None)))
    assert "land battle in baltic: 1 against 1, dice 1 2 3 5" in drawing
    assert "Br decides: reserves" in drawing
    start = plain(GAME.sketch(GAME.start(2, 1).view(None)))
    assert "Struggle of Empires: set-up   bag 65" in start
    assert "no power yet" in start
    over = play(four("war: 3\nround: 6\nactive: spain\nactions: 1"), "pass")
    assert "the game is over" in plain(GAME.sketch(over.view(None)))
    assert "places: Br 1.  Fr 1." in plain(GAME.sketch(over.view(None)))
    auction = plain(GAME.sketch(drawn("players: britain france\nwar: 2").view(1)))
    assert "war 2 of 3   bag" in auction
