"""How the engine of Struggle of Empires plays: attacks by their odds, unrest, alliances, and all kinds of decisions."""

import random

import pytest
from msgspec.structs import replace

from tests.empires.drawn import four, play
from tilewright.bots import InformationState, bot, engine_of
from tilewright.bots.empires.areas import AreaPosition, stakes
from tilewright.bots.empires.engine import EmpiresEngine
from tilewright.bots.empires.evaluation import NAMES, Evaluator, unrest_costs
from tilewright.bots.empires.features import AreaFeatures, area_position
from tilewright.bots.empires.rollout_policy import play_out
from tilewright.bots.empires.weights import by_hand, tuned
from tilewright.bots.engine import Budget
from tilewright.games.empires import GAME
from tilewright.games.empires.model.actions import Attack, Bid, Pass
from tilewright.games.empires.model.names import HOME
from tilewright.games.empires.rules.questions import Bidding
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, seed_of


def chosen(state: EmpiresState, level: str = "adept") -> str:
    assert state.actor is not None
    return str(bot(level, GAME, 1).choose(InformationState(state, state.actor)))


def analysed(state: EmpiresState, level: str = "adept", seed: int = 1) -> dict[str, float]:
    assert state.actor is not None
    engine = engine_of("empires")
    choices = engine.analyse(InformationState(state, state.actor), engine.levels[level], Draws(Chance(seed_of(seed))))
    return {str(choice.action): choice.value for choice in choices}


STRONG = """counters german_states: 3
units britain: army german_states 8
power britain: population 0 gold 30
power prussia: points 5"""


def test_it_attacks_where_it_will_win() -> None:
    assert chosen(four(STRONG)) == "attack neutral german_states 3"


def test_a_master_too_would_rather_attack_than_let_the_chance_go_by() -> None:
    values = analysed(four(STRONG), "master-1")
    assert values["attack neutral german_states 3"] > values["pass"]


def test_it_does_not_attack_where_it_will_lose() -> None:
    weak = STRONG.replace("army german_states 8", "army german_states 1").replace(": 3", ": 5")
    assert "attack neutral german_states 5" not in analysed(four(weak))


def test_an_attack_is_weighed_by_several_dice_not_by_the_luck_of_one() -> None:
    """Even odds, and no question to answer on the way: its value lies between defeat and victory."""
    state = four(STRONG.replace("army german_states 8", "army german_states 3"))
    values = {analysed(state, seed=seed)["attack neutral german_states 3"] for seed in range(8)}
    ends = {
        Evaluator(by_hand()).chances(play(state, "attack neutral german_states 3"))[0] for state in with_dice(state)
    }
    assert len(values - ends) >= 3


def with_dice(state: EmpiresState) -> list[EmpiresState]:
    return [replace(state, chance=Chance(seed_of(seed))) for seed in range(40)]


def test_it_knows_what_an_attack_needs() -> None:
    """One army more has a value where it turns the odds, nothing where there is nothing to win."""
    nothing = (0, 0)
    here = AreaPosition((8, 5), (0, 2), (2, 0), nothing, nothing, nothing, nothing, (1, 2), ((5, 0, 0),))
    attacker, owner = stakes(here, 1.0, 0.6, by_hand().areas)
    assert (attacker.seat, attacker.points, owner.seat, owner.points) == (0, 0, 1, 8)
    assert attacker.one_more > 0
    assert attacker.attack > 0
    assert owner.threat > 0 == attacker.threat
    empty = here._replace(neutrals=(), markers=(0, 0))
    assert stakes(empty, 1.0, 0.6, by_hand().areas) == ()


def test_allies_threaten_nobody() -> None:
    nothing = (0, 0)
    here = AreaPosition((8, 5), (0, 2), (5, 0), nothing, nothing, nothing, nothing, (1, 1), ())
    assert [stake.threat for stake in stakes(here, 1.0, 0.6, by_hand().areas)] == [0.0]


def test_unrest_costs_most_those_who_have_most_and_everything_near_a_revolution() -> None:
    penalties, fears = unrest_costs((10, 5, 2, 0), 0.5, (7, 4), 20)
    assert penalties[0] > penalties[1] > penalties[2] > penalties[3] == 0
    assert penalties[0] == pytest.approx(7, abs=0.2)
    assert max(fears) < 0.01
    at_the_end = unrest_costs((20, 19, 18, 0), 0.0, (7, 4), 20)[1]
    assert at_the_end[0] > 0.8
    assert 0.2 > at_the_end[1] > at_the_end[2]
    before_a_war = unrest_costs((20, 19, 18, 0), 1.0, (7, 4), 20)[1]
    assert before_a_war[0] > before_a_war[1] > before_a_war[2] > 0.5, "a war brings unrest of its own"


POOR = """war: 3
round: 6
actions: 1
counters german_states: 3
units britain: army german_states 8
tiles britain: {tiles}
power britain: unrest {unrest} population 3 gold {gold} points 60
power spain: points 50"""


@pytest.mark.parametrize(
    ("gold", "tiles", "unrest"),
    [(5, "", 17), (4, "", 18), (2, "", 19), (1, "", 19), (0, "", 20), (2, "banking", 18), (1, "banking", 19)],
)
def test_upkeep_that_cannot_be_paid_is_unrest_to_come(gold: int, tiles: str, unrest: int) -> None:
    """Eight armies for an income of three."""
    terms = Evaluator(by_hand()).terms(four(POOR.format(gold=gold, tiles=tiles, unrest=17)))[0]
    assert terms[NAMES.index("unrest")] == -unrest


@pytest.mark.parametrize("level", ["adept", "master-1"])
def test_it_does_not_spend_what_keeps_it_from_a_revolution(level: str) -> None:
    attack = "attack neutral german_states 3"
    assert chosen(four(POOR.format(gold=20, tiles="", unrest=16)), level) == attack
    assert chosen(four(POOR.format(gold=0, tiles="", unrest=16)), level) == "take government_reform"


def test_near_a_revolution_it_calms_its_people() -> None:
    state = four("power britain: unrest 19 population 0 gold 0 points 60\nwar: 3")
    assert chosen(state) == "take government_reform"


def test_chances_add_up_and_follow_the_points() -> None:
    evaluator = Evaluator(tuned())
    chances = evaluator.chances(four("power britain: points 40"))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == max(chances)
    assert len(evaluator.terms(four(""))[0]) == len(NAMES) == len(evaluator.by)


def walk(players: int, seed: int, plies: int) -> list[EmpiresState]:
    """States of a game of novices, so that every kind of decision comes up."""
    state, rng = GAME.start(players, seed), random.Random(seed)
    states: list[EmpiresState] = []
    hasty = bot("novice", GAME, seed)
    while state.actor is not None and len(states) < plies:
        states.append(state)
        action = state.actions().pick(rng) if rng.random() < 0.5 else hasty.choose(InformationState(state, state.actor))
        state = state.play(action)
    return states


def test_stakes_worked_out_from_a_base_are_those_worked_out_from_scratch() -> None:
    """What is worked out only where two states differ is what would be worked out anew."""
    states = walk(4, 3, 120)
    kept = AreaFeatures(by_hand().areas)
    for number, state in enumerate(states):
        if number % 10 == 0:
            kept.start_from(state, 1.0, 0.6)
        afresh = [stakes(area_position(state, area), 1.0, 0.6, by_hand().areas) for area in range(HOME)]
        assert list(kept.stakes(state, 1.0, 0.6)) == afresh


def test_area_features_go_on_with_another_table() -> None:
    """One engine is asked about many tables, with more players or fewer."""
    kept = AreaFeatures(by_hand().areas)
    for players in (3, 4, 2):
        state = walk(players, 1, 40)[-1]
        afresh = [stakes(area_position(state, area), 1.0, 0.6, by_hand().areas) for area in range(HOME)]
        assert list(kept.stakes(state, 1.0, 0.6)) == afresh


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_it_has_an_answer_to_every_decision(players: int) -> None:
    """Answers are legal and honest; values are chances; the best come first."""
    asked: set[str] = set()
    rng = random.Random(players)
    engine = EmpiresEngine()
    for state in walk(players, players, 160)[::2]:
        assert state.actor is not None
        assert state.question is not None
        asked.add(str(state.question.__struct_config__.tag))
        if len(state.actions()) == 1:
            continue
        choices = engine.analyse(
            InformationState(state, state.actor), engine.levels["adept"], Draws(Chance(seed_of(1)))
        )
        assert all(choice.action in state.actions() and 0 <= choice.value <= 1 for choice in choices)
        assert [choice.value for choice in choices] == sorted((choice.value for choice in choices), reverse=True)
        other = state.guess(state.actor, rng)
        again = engine.analyse(InformationState(other, state.actor), engine.levels["adept"], Draws(Chance(seed_of(1))))
        assert list(again) == list(choices)
    assert {"power", "place", "auction", "turn"} <= asked


def test_an_attack_is_played_out_by_the_rollout_policy() -> None:
    state = play(four(STRONG), "attack neutral german_states 3")
    assert play_out(state, by_hand()).assault is None


def test_a_bid_is_never_more_than_it_must_be() -> None:
    state = GAME.start(4, 5)
    while not isinstance(state.question, Bidding):
        assert state.actor is not None
        state = state.play(bot("novice", GAME, 1).choose(InformationState(state, state.actor)))
    values = analysed(state)
    assert values
    assert all(text.startswith("bid 0 ") for text in values)
    raised = state.play(GAME.parse(next(iter(values))))
    kinds = {type(GAME.parse(text)) for text in analysed(raised)}
    assert kinds == {Bid, Pass}
    assert all(text == "pass" or text.startswith("bid 1 ") for text in analysed(raised))


def test_an_attack_is_explained_by_its_odds() -> None:
    state = four(STRONG)
    engine = engine_of("empires")
    best = engine.analyse(InformationState(state, 0), engine.levels["adept"], Draws(Chance(seed_of(1))))[0]
    assert isinstance(best.action, Attack)
    assert best.reasons[0].id == "good-odds"
    assert best.reasons[0].facts["area"] == "german_states"


def test_an_attack_that_must_be_declared_is_declared_even_with_little_hope() -> None:
    text = "counters german_states: 5 5+1\nunits britain: army german_states 1\ntiles britain: war_office 1"
    state = play(four(text), "use war_office")
    assert chosen(state).startswith("attack neutral german_states 5")


@pytest.mark.parametrize(
    ("level", "players", "part"), [("master", 2, 1), ("master", 4, 1), ("master", 7, 4 / 7), ("adept", 7, 1)]
)
def test_a_master_looks_at_fewer_positions_where_more_players_make_each_dearer(
    level: str, players: int, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    def budget(positions: int) -> Budget:
        given.append(positions)
        return Budget(positions)

    monkeypatch.setattr("tilewright.bots.empires.engine.Budget", budget)
    state = GAME.start(players, 1)
    assert state.actor is not None
    bot(level, GAME, 1, budget=70).choose(InformationState(state, state.actor))
    assert given == [70 * part]
