"""The figures: another file is read as the built-in one is, and a wrong one is refused with the reason."""

from importlib.resources import files
from pathlib import Path

import pytest

import tilewright as tw
from tests.empires.drawn import asked, choices, empire, four, gold, play, refused, supply, told
from tilewright.games.empires import GAME
from tilewright.games.empires.model.events import BattleRolled, SeaChecked
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.rules.war_end import income_of
from tilewright.games.empires.views.insight import SeaRisk, sea_risk

BUILT_IN = (files("tilewright.games.empires.model") / "material.toml").read_text(encoding="utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> str:
    """A copy of the built-in file with some texts exchanged, each once."""
    text = BUILT_IN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "figures.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_built_in_figures() -> None:
    """SE-W1, SE-W3, SE-S1, SE-A0."""
    material = load("")
    assert isinstance(material, Material)
    assert (material.unit_limits, material.limits.markers, material.limits.markers_on_map) == ((14, 7, 2), 23, 20)
    assert (material.start.gold, material.start.population) == (10, 5)
    assert [area.counters for area in material.areas] == [9, 6, 6, 5, 4, 6, 7, 6, 3, 7, 6]
    assert sum(material.full_bag) == 65
    assert [material.rounds(players) for players in range(2, 8)] == [6, 6, 6, 5, 5, 5]
    assert str(material.tiles[0].cost) == "3 gold"
    assert str(material.tiles[material.tile_numbers["poland"]].cost) == "free"


def test_players_are_told_which_figures_are_reconstructed() -> None:
    """SE-W1: the client tells the players so."""
    status = GAME.start(2, 1).view(None).status
    assert status["limits"] == "printed"
    assert status["tile.cost"] == "reconstructed"
    assert status["area.counters"] == "sister"


def test_a_copy_may_say_more_exactly_which_figures_are_reconstructed(tmp_path: Path) -> None:
    """SE-W1: of one figure, of one tile, of a company that the copy brings."""
    path = changed(
        tmp_path,
        ('id = "west_india"', 'id = "swedish"'),
        (
            '"company.copies" = "printed"',
            '"company.copies" = "printed"\n"company.swedish.copies" = "sister"\n"tile.banking.cost" = "printed"\n'
            '"game.moves" = "reconstructed"',
        ),
    )
    status = GAME.start(2, 1, {"material": path}).view(None).status
    added = [status[name] for name in ("company.swedish.copies", "tile.banking.cost", "game.moves")]
    assert added == ["sister", "printed", "reconstructed"]


def test_a_table_may_bring_its_own_figures(tmp_path: Path) -> None:
    """SE-W1: nothing of the file is repeated in code."""
    path = changed(
        tmp_path,
        ("gold = 10", "gold = 30"),
        ("attack_cost = 2", "attack_cost = 5"),
        ('cost = { gold = 3 }\nuse = "permanent"', 'cost = { gold = 1 }\nuse = "permanent"'),
    )
    state = GAME.start(2, 1, {"material": path})
    assert [one.gold for one in state.empires] == [30, 30]
    war = four(f"material: {path}\nunits britain: army baltic 1\nmarkers france: baltic 1")
    assert gold(play(war, "take army_training"), "britain") == 29
    assert gold(play(war, "attack france baltic land"), "britain") == 25
    assert GAME.position(war.position()) == war


def test_with_more_copies_the_rules_hold_for_each(tmp_path: Path) -> None:
    """SE-P1, SE-T2: two Blockades in one hand, one under each fleet; Navigation adds up."""
    single = 'copies = 1\ncost = { gold = 1 }\nuse = "single"\nsupport = 2'
    navigation = 'copies = 1\ncost = { gold = 1 }\nuse = "permanent"\nsecond_die = 2'
    path = changed(
        tmp_path,
        (single, single.replace("copies = 1", "copies = 3")),
        (navigation, navigation.replace("copies = 1", "copies = 2")),
    )
    state = four(f"material: {path}\nunits britain: fleet india 1 fleet africa 1\ntiles britain: blockade 3")
    one = play(state, "blockade india")
    assert refused(one, "blockade india") == ("SE-T2", "a-blockade-of-yours-lies-there")
    assert choices(one, "blockade") == ["blockade africa"]
    assert supply(play(one, "blockade africa"), "blockade") == 0
    sailors = four(f"material: {path}\nunits britain: fleet india 1\ntiles britain: navigation 2", "1 1")
    assert told(play(sailors, "move fleet india home"), SeaChecked)[0].outcome == "arrives"


def test_a_company_may_draw_from_several_areas_by_a_formula_of_its_own(tmp_path: Path) -> None:
    """SE-I1: what an owner of the game reads off a tile, the file can say."""
    one = 'area = "north_america"\ncost = { gold = 2 }'
    several = 'areas = ["north_america", "caribbean"]\ncost = { gold = 2 }\ncopies = 2\n'
    path = changed(tmp_path, (one, several + "income = { per_marker = 2, fixed = 1, most = 8 }"))
    text = f"material: {path}\nmarkers britain: north_america 1 caribbean {{}} india 1\ntiles britain: hudsons_bay 2"
    assert income_of(four(text.format(1)), 0)[2] == 2 * (1 + 2 * 2)
    assert income_of(four(text.format(3)), 0)[2] == 2 * 8


def test_an_alliance_tile_may_have_fleets_a_strength_and_copies(tmp_path: Path) -> None:
    """SE-F5: one that shows a fleet serves at sea alone, without a question."""
    savoy = 'areas = ["mediterranean"]\narms = "army"'
    path = changed(tmp_path, (savoy, 'areas = ["mediterranean"]\narms = "fleet"\nstrength = 2\ncopies = 3'))
    state = four(
        f"""
        material: {path}
        units britain: army mediterranean 1 fleet mediterranean 1
        units france: army mediterranean 1 fleet mediterranean 1
        tiles britain: savoy 2
        """
    )
    assert supply(state, "savoy") == 1
    after = play(state, "attack france mediterranean land", "fight", "fight")
    naval, land = told(after, BattleRolled)
    assert (naval.attack.alliances, land.attack.alliances) == (4, 0)


def test_the_number_of_war_offices_is_a_figure(tmp_path: Path) -> None:
    """SE-P1: the 51st copy of the box list was given to it, and an owner may know better."""
    office = 'name = "War Office"\ncopies = 2'
    path = changed(tmp_path, (office, office.replace("2", "1")))
    assert supply(four(f"material: {path}"), "war_office") == 1


def test_moves_of_an_action_are_a_figure(tmp_path: Path) -> None:
    """SE-M1."""
    path = changed(tmp_path, ("moves = 2 ", "moves = 3 "))
    state = four(f"material: {path}\nunits britain: fleet baltic 3 fleet mediterranean 1")
    moved = play(state, "move fleet baltic home", "move fleet baltic home")
    assert asked(moved) == ("britain", "move")
    assert asked(play(moved, "move fleet baltic home")) == ("britain", "turn")


@pytest.mark.parametrize(("dice", "outcome"), [("3", "arrives"), ("2 5", "arrives"), ("2 4", "stays"), ("2 3", "lost")])
def test_the_thresholds_of_the_sea_check_are_figures(tmp_path: Path, dice: str, outcome: str) -> None:
    """SE-M6: and the risk that players are told of follows them."""
    path = changed(tmp_path, ("safe = 2, turned_back = 3", "safe = 3, turned_back = 4"))
    state = four(f"material: {path}\nunits britain: fleet india 1", dice)
    assert told(play(state, "move fleet india home"), SeaChecked)[0].outcome == outcome
    assert sea_risk(state, 0, "india", "home") == SeaRisk(36 - 2 * 4, 2, 2 * 3)


def test_population_costs_are_figures(tmp_path: Path) -> None:
    """SE-B1, SE-C1."""
    path = changed(
        tmp_path, ("build_population = 1", "build_population = 2"), ("settle_population = 1", "settle_population = 3")
    )
    text = f"material: {path}\npower britain: population {{}}\ncounters north_america: pop"
    rich = four(text.format(3))
    assert empire(play(rich, "build army home"), "britain").population == 1
    assert empire(play(rich, "settle pop north_america"), "britain").population == 0
    poor = four(text.format(1))
    assert refused(poor, "build army home") == ("SE-B1", "not-enough-population")
    assert refused(four(text.format(2)), "settle pop north_america") == ("SE-C1", "not-enough-population")


def line(text: str) -> int:
    """The line of the built-in file in which a text begins."""
    return BUILT_IN[: BUILT_IN.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("armies = 14", 'armies = "many"', "armies = 14"),
        ("fleets = 7\n", "fleets = 7\ntanks = 2\n", "forts = 2"),
        ("armies = 14\n", "", "[limits]"),
        ("sea_check = { safe = 2", "sea_check = { safe = 0", "sea_check"),
        (
            "sea_check = { safe = 2, turned_back = 3, arrives = 5",
            "sea_check = { safe = 2, turned_back = 5, arrives = 3",
            "sea_check",
        ),
        ('colour = "blue"', 'colour = "pink"', 'colour = "blue"'),
        ('id = "west_india"', 'id = "hudsons_bay"', 'id = "west_india"'),
        ('area = "caribbean"\ncost', "areas = []\ncost", '[[company]]\nid = "west_india"'),
        ('area = "caribbean"\ncost', 'areas = ["india", "india"]\ncost', 'area = "caribbean"\ncost'),
        ('use = "box"', 'use = "permanent"', 'use = "box"'),
        ("counters = 9", "counters = 8", "counters = 9"),
        ('sea = "india"', 'sea = "africa"', 'sea = "india"'),
        ('limits = "printed"', 'limits = "guessed"', "[status]"),
        ('"tile.cost" = "rec', '"tile.costs" = "rec', '"tile.cost" = "rec'),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(tw.OptionError, match=rf"line {line(wrong)}: "):
        GAME.start(2, 1, {"material": path})


COUNTER = '[[counter]]\narea = "german_states"\nstrength = 2\nn = 1\n'

WRONG = [
    (("armies = 14", "armies = "), r"line 11"),
    (("armies = 14", 'armies = "many"'), r"\$.limits.armies"),
    (("armies = 14", "armies = -1"), r"\$.limits.armies"),
    (("armies = 14", "armies = 14\ntanks = 2"), "unknown field `tanks`"),
    (("armies = 14\n", ""), "missing required field `armies`"),
    (("markers_on_map = 20", "markers_on_map = 24"), "more markers on the map than there are"),
    (("units_placed = 5", "units_placed = 15"), "more than the armies a player has"),
    (("5 = 5, 6 = 5, 7 = 5", "5 = 5, 6 = 5"), "2, 3, 4, 5, 6 and 7 players"),
    (("rounds = { 2 = 6", "rounds = { 2 = 0"), "rounds"),
    (("gold_per_unrest = 2", "gold_per_unrest = 0"), "gold_per_unrest"),
    (('id = "german_states"\nname', 'id = "german_lands"\nname'), r"\$.area\[0\].id"),
    (('id = "central_europe"\nname', 'id = "baltic"\nname'), "'central_europe' is missing"),
    (('id = "britain"', 'id = "france"'), "'britain' is missing"),
    (('colour = "red"', 'colour = "pink"'), "colour"),
    (('id = "army_training"', 'id = "army_drill"'), "'army_training' is missing"),
    (('id = "army_training"', 'id = "Army"'), r"\$.tile\[0\].id"),
    (('id = "hudsons_bay"', 'id = "banking"'), "the id 'banking' is given twice"),
    (('id = "west_india"', 'id = "hudsons_bay"'), "the id 'hudsons_bay' is given twice"),
    (("vp = [8, 5, 3]", "vp = []"), "vp"),
    (('panel = "europe"', 'panel = "germany"'), "share one panel"),
    (('sea = "india"', 'sea = "africa"'), "a colony has a sea of its own"),
    (('sea = "baltic"', 'sea = "german_states"'), "should be the sea of that area too"),
    (('adjacent = ["german_states"]', "adjacent = []"), "which does not say so of it"),
    (("counters = 9", "counters = 8"), "german_states has 9 counters, .* says 8"),
    ((COUNTER, COUNTER.replace("strength = 2\n", "")), "either a strength or a settlement"),
    ((COUNTER, COUNTER.replace("strength = 2", 'strength = 2\nsettle = "pop"')), "either a strength or a settlement"),
    (('settle = "pop"\nn = 2', 'settle = "pop"\ngold = 1\nn = 2'), "a settlement brings no gold"),
    ((COUNTER, COUNTER.replace("strength = 2", "strength = 3")), "given twice; count the copies with n"),
    (("counters_drawn = 10", "counters_drawn = 11"), "the bag would run short"),
    (('copies = 10\ncost = {}\nuse = "box"', 'copies = 10\ncost = {}\nuse = "permanent"'), "use should be 'box'"),
    (("gold_per_unrest = 3\n", ""), "banking: it lacks a figure 'gold_per_unrest'"),
    (("second_die = 2", "second_die = 2\npoints = 3"), "navigation: it cannot have a figure 'points'"),
    (('limits = "printed"', 'limits = "guessed"'), "status"),
    (('"tile.cost" = "rec', '"tile.costs" = "rec'), r"no figures 'tile\.costs'; did you mean 'tile\.cost'\?"),
    (
        ('"home.spain.adjacent"', '"home.spian.adjacent"'),
        r"no figures 'home\.spian\.adjacent'; did you mean 'home\.spain",
    ),
    (('"counter.faces"', '"counter.strength"'), r"no figures 'counter\.strength'"),
    (('"area.vp"', '"area"'), "no figures 'area'"),
]


@pytest.mark.parametrize(("change", "problem"), WRONG)
def test_wrong_figures_are_refused_with_the_reason(tmp_path: Path, change: tuple[str, str], problem: str) -> None:
    path = changed(tmp_path, change)
    with pytest.raises(tw.OptionError, match=problem) as error:
        GAME.start(2, 1, {"material": path})
    assert "material" in str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(tw.OptionError, match="cannot be read"):
        GAME.start(2, 1, {"material": str(tmp_path / "nothing.toml")})
    with pytest.raises(tw.OptionError, match="cannot be read"):
        GAME.start(2, 1, {"material": str(tmp_path)})
    bytes_ = tmp_path / "bytes.toml"
    bytes_.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(tw.OptionError, match="is not text"):
        GAME.start(2, 1, {"material": str(bytes_)})
