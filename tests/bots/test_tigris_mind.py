"""What the mind of Tigris & Euphrates sees and plays: odds, dangers, whole turns, conflicts, all kinds of decisions."""

import random
from functools import cache
from itertools import combinations, product

import pytest

import tilewright as tw
from tests.tigris.drawn import drawn, play
from tilewright.bots import Choice, Mind, Sight, bot, mind_of
from tilewright.bots.mind import Purse
from tilewright.bots.tigris.mind import TigrisMind, turns_of, widths_for
from tilewright.bots.tigris.odds import odds_for
from tilewright.bots.tigris.promise import Promises
from tilewright.bots.tigris.rehearsal import rank
from tilewright.bots.tigris.search import Line, Searcher
from tilewright.bots.tigris.worth import (
    COLOUR_TERMS,
    Judge,
    Weights,
    colour_terms,
    needs,
    soft_minimum,
)
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.actions import TigrisAction, Tile
from tilewright.games.tigris.model.names import COLOURS, LEADERS
from tilewright.games.tigris.rules.questions import War
from tilewright.kernel import Chance, Draws, seed_of

MIND = mind_of("tigris")
LEVELS = tuple(MIND.levels)
VARIANTS: dict[int, dict[str, object]] = {
    2: {},
    3: {"limited_support": True, "buildings": True, "open_scores": True},
    4: {"board": "alternate", "buildings": True, "ziggurat": True},
}


PLAIN_WEIGHTS = Weights(
    colour=(0.1, -0.1, -0.1, 0.25, -0.5, 0.01, 0.1, 0.5, 0.0, 0.02, 0.22, 0.4, 0.3, 0.1, 0.02),
    seat=(0.05, 0.2, 0.3, 0.4),
    scale=(1.0, 0.075, 0.5, 0.2),
)
PLAIN = TigrisMind(PLAIN_WEIGHTS)
"""With weights of its own, so that what it plays does not depend on how the house's are tuned."""


def dice(seed: int = 1) -> Draws:
    return Draws(Chance(seed_of(seed)))


def considered(state: TigrisState, level: str = "adept", budget: int | None = None, mind: Mind = MIND) -> list[Choice]:
    assert state.actor is not None
    return list(mind.consider(Sight(state, state.actor), MIND.levels[level].within(budget), dice()))


def chosen(state: TigrisState) -> str:
    return str(considered(state, mind=PLAIN)[0].action)


@cache
def game_of(players: int) -> list[TigrisState]:
    """The states with real decisions of a game that novices play; each number of players with another variant."""
    state, novice = GAME.start(players, 7, VARIANTS[players]), bot("novice", GAME, 7)
    found: list[TigrisState] = []
    while state.actor is not None:
        if len(state.actions()) > 1:
            found.append(state)
        state = state.play(novice.choose(Sight(state, state.actor)))
    return found


def moments(players: int, count: int) -> list[TigrisState]:
    """So many states spread over a game, and so many in the middle of an action."""
    found = game_of(players)
    special = [state for state in found if state.pending is not None]
    return [*found[:: max(1, len(found) // count)][:count], *special[:: max(1, len(special) // count)][:count]]


# ---- odds


def test_the_odds_are_those_of_dealing_hands_from_what_is_unseen() -> None:
    state = drawn("""
        hand archer: red 5
        hand bull: blue 6

        .
    """)
    odds = odds_for(state, 0)
    unseen = {"red": 52, "blue": 36, "green": 30, "black": 30}
    assert odds[1].share == pytest.approx(36 / 148)
    none = 1.0
    for drawn_before in range(6):
        none *= (148 - 36 - drawn_before) / (148 - drawn_before)
    assert odds[1].at_least(1) == pytest.approx(1 - none)
    assert odds[1].at_least(0) == 1.0
    assert odds[1].at_least(7) == 0.0
    assert sum(each.share for each in odds) == pytest.approx(1.0)
    assert sum(unseen.values()) == 148


def test_the_odds_of_one_hand_against_another() -> None:
    """Against an enumeration of all hands of six out of eight tiles, three of which are red."""
    from tilewright.bots.tigris.odds import _odds

    hands = [sum(tile < 3 for tile in hand) for hand in combinations(range(8), 6)]
    odds = _odds(8, 3)
    for more in range(-7, 8):
        ahead = sum(mine - other >= more for mine, other in product(hands, hands)) / len(hands) ** 2
        assert odds.ahead(more) == pytest.approx(ahead)


# ---- what is seen on the board

TWO_KINGDOMS = """
    players: archer bull lion
    hand archer: red 1 black 2 green 3
    corner: F3

    .  r  .  .  .
    kA r  .  r  kB
    g  .  .  r  k
    gA r  .  .  k
"""


def survey_of(text: str) -> tuple[TigrisState, dict[str, int]]:
    state = drawn(text)
    seats = range(state.players)
    return state, {f"{seat}-{name}": 4 * seat + colour for seat in seats for colour, name in enumerate(LEADERS)}


def test_leaders_kings_and_supporters_are_counted() -> None:
    state, number = survey_of(TWO_KINGDOMS)
    survey = Judge(state, 0).survey(state)
    assert survey.support[number["0-trader"]] == 1
    assert survey.support[number["1-king"]] == 2
    assert survey.covered[number["0-priest"]]
    assert survey.covered[number["0-farmer"]]
    assert not survey.covered[number["0-trader"]]
    assert survey.home[number["1-priest"]] < 0


def test_a_war_is_as_dangerous_as_the_odds_say() -> None:
    """The archer's king has 0 + 2 settlements against 2 on the board: it needs a third one to attack."""
    state, number = survey_of(TWO_KINGDOMS)
    judge = Judge(state, 0)
    survey = judge.survey(state)
    assert survey.gain[number["0-king"]] == 0.0
    assert survey.gain[number["1-king"]] == pytest.approx(judge.odds[3].at_least(1))
    assert survey.danger[number["0-king"]] >= judge.odds[3].at_least(1)
    richer = drawn(TWO_KINGDOMS.replace("red 1 black 2", "black 3"))
    judge = Judge(richer, 0)
    expected = (1 - judge.odds[3].at_least(1)) * 3
    assert judge.survey(richer).gain[number["0-king"]] == pytest.approx(expected)


def test_monuments_pay_and_treasures_are_within_reach() -> None:
    state, number = survey_of("""
        monuments: red-green G3 green
        corner: G3

        -  -  .  .
        -  -  r  .
        .  .  r  gA
        .  .  .  .
        .  .  R  .
    """)
    survey = Judge(state, 0).survey(state)
    assert survey.income[number["0-trader"]] == 1
    assert survey.income[number["1-trader"]] == 0
    assert survey.within[0] == 0
    assert survey.reach[0] == 1


# ---- worth


def test_every_term_has_its_place_on_the_board_and_off_it() -> None:
    state, number = survey_of(TWO_KINGDOMS)
    survey = Judge(state, 0).survey(state)
    on_board, covered, idle = (
        dict(zip(COLOUR_TERMS, colour_terms(survey, number[name], 3.0), strict=True))
        for name in ("0-trader", "0-farmer", "2-farmer")
    )
    assert (on_board["leader"], on_board["support"], on_board["hand"], on_board["idle_hand"]) == (1, 1, 3.0, 0.0)
    assert (covered["leader"], covered["covered_turns"], covered["hand"]) == (0.0, survey.turns, 3.0)
    assert (idle["covered_turns"], idle["hand"], idle["idle_hand"]) == (0.0, 0.0, 3.0)


def test_the_weakest_colour_counts_most_and_the_more_the_nearer_the_end() -> None:
    totals = (4.0, 9.0, 9.0, 9.0)
    late, early = needs(totals, 0.7), needs(totals, 4.0)
    assert late[0] > early[0] > early[1] > late[1]
    assert min(totals) < soft_minimum(totals, 0.7) < soft_minimum(totals, 4.0) < 9.0
    assert sum(late) == pytest.approx(1.0)


def test_chances_add_up_and_the_end_is_certain() -> None:
    state = GAME.start(4, 3)
    assert sum(Judge(state, 0).chances(state)) == pytest.approx(1.0)
    over = drawn("""
        pending: over the-bag-ran-out
        points archer: red 3 blue 3 green 3 black 3
        points bull: red 9 blue 9 green 9 black 2
        treasures bull: 1

        .
    """)
    assert Judge(over, 0).chances(over) == [0.0, 1.0]


def test_what_will_be_drawn_is_not_foreseen() -> None:
    """A turn that ends with drawing is judged alike, whatever the guess has on top of the bag."""
    before = drawn(TWO_KINGDOMS)
    values = set[float]()
    for seed in range(5):
        guess = before.guess(0, random.Random(seed))
        after = play(guess, "tile red F3", "tile green E5")
        values.add(round(Judge(before, 0).value(after), 9))
    assert len(values) == 1


# ---- what is played


def test_a_square_is_completed_and_the_monument_built() -> None:
    state = drawn("""
        hand archer: green 2 red 4
        hand bull: red 6
        points archer: blue 20 black 20
        actions: 2
        rest: start
        corner: G3

        r  .  .  .
        gA g  g  .
        rA g  .  .
        r  .  .  .
    """)
    best = considered(state, mind=PLAIN)[0]
    assert "tile green I5" in {str(best.action), *map(str, best.line)}
    assert chosen(play(state, "tile green I5")) == "monument H4 red-green"


def test_the_defender_commits_exactly_what_is_needed_or_nothing() -> None:
    state = play(
        drawn("""
            players: archer bull
            hand archer: red 3 blue 3
            hand bull: red 4 blue 2
            corner: F3

            .  r  .  r  .
            .  r  kB r  .
            .  .  r  .  .
        """),
        "leader king F4",
    )
    lost = play(state, "commit 0")
    assert lost.actor == 1
    assert chosen(lost) == "commit 0"
    attacked = drawn("""
        players: archer bull
        hand archer: red 2 blue 1
        hand bull: red 4 blue 2
        active: archer
        actions: 1
        pending: revolt G3 committed 3
        corner: F3

        .  kA r  .  .
        .  r  r  .  .
        .  .  kB .  .
        .  .  r  .  .
    """)
    assert {str(choice.action) for choice in considered(attacked)} == {"commit 0", "commit 3"}


def test_an_attack_that_cannot_fail_is_made() -> None:
    state = drawn("""
        players: archer bull
        hand archer: black 5 red 1
        hand bull: red 6
        actions: 1
        points archer: red 9 blue 9 green 9 black 2
        points bull: red 9 blue 9 green 9 black 2
        rest: start
        corner: G4

        kA r  .  r  kB .
        k  .  .  r  k  .
        k  .  .  .  k  .
    """)
    best = considered(state, mind=PLAIN)[0]
    after = state.play(best.action)
    assert after.view(None).decision == "war"
    assert {"scores-weakest", "drives-out"} <= {reason.id for reason in best.reasons}
    assert chosen(after) not in {"commit 0", "commit 1"}


def test_a_treasure_at_hand_is_taken() -> None:
    state = drawn("""
        hand archer: black 3 blue 3
        actions: 1
        rest: start
        corner: I5

        .  .  .  .  .  R
        .  .  .  r  r  .
        R  gA r  r  .  .
    """)
    best = considered(state, mind=PLAIN)[0]
    assert "takes-treasures" in {reason.id for reason in best.reasons}
    choice = state.play(best.action)
    assert choice.view(None).decision == "treasure"
    assert play(choice, chosen(choice)).treasures[0] == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_tell_apart_makes_no_difference(level: str, players: int) -> None:
    budget = 150 if level == "master" else None
    rng = random.Random(players)
    for state in moments(players, 3):
        assert state.actor is not None
        choices = considered(state, level, budget)
        assert choices[0].action in state.actions()
        other = state.guess(state.actor, rng)
        assert considered(other, level, budget) == choices


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_variant_is_played_to_its_end(players: int) -> None:
    states = game_of(players)
    assert states[-1].past.ply > 60
    assert sum(states[-1].points) > 20 * players
    assert {state.view(None).decision for state in states} >= {"action", "revolt"}


def test_choices_are_ordered_and_their_values_are_chances() -> None:
    for state in moments(3, 3):
        for level, budget in (("adept", None), ("master", 200)):
            choices = considered(state, level, budget)
            values = [choice.value for choice in choices]
            assert values == sorted(values, reverse=True)
            assert 0.0 <= values[-1] <= values[0] <= 1.0
            assert all(choice.action in state.actions() for choice in choices)
            assert len({choice.action for choice in choices}) == len(choices)


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are counted where they are judged; the last one begun may be finished."""
    judged = 0
    honest = Judge.chances

    def counted(judge: Judge, state: TigrisState, hand: list[float] | None = None) -> list[float]:
        nonlocal judged
        judged += 1
        return honest(judge, state, hand)

    monkeypatch.setattr(Judge, "chances", counted)
    for state in moments(4, 2):
        for level, budget in (("novice", 12), ("adept", 60), ("master", 300)):
            judged = 0
            considered(state, level, budget)
            assert judged <= 1.25 * budget + 20


def test_more_budget_looks_at_more() -> None:
    narrow, wide = widths_for(20), widths_for(200)
    assert narrow.first < wide.first
    assert narrow.kept < wide.kept
    state = GAME.start(2, 3)
    searcher = Searcher(Judge(state, state.active), Purse(10_000))
    assert len(searcher.lines(state, wide)) > len(searcher.lines(state, narrow))


AT_A_DISTANCE = """
    hand archer: black 6
    points archer: red 3 blue 3 green 3 black 0
    rest: start
    corner: F4

    .  .  .  .  .  .  .  .  .
    .  kA k  k  .  .  k  kB .
    .  r  .  k  .  .  k  r  .
    .  .  .  .  .  .  .  .  .
"""


def test_only_a_wide_look_finds_the_tile_that_prepares_a_war() -> None:
    """A mightier king, two cells away from another: the first tile must come near, the second may join."""
    state = drawn(AT_A_DISTANCE)
    judge = Judge(state, 0, PLAIN_WEIGHTS)

    def comes_near(action: TigrisAction) -> bool:
        if not isinstance(action, Tile):
            return False
        first, second = judge.survey(state.after(action)).near
        return bool(first & second)

    assert not any(map(comes_near, Promises(state, judge, 2).listed()))
    [approach] = filter(comes_near, Promises(state, judge, 2, approaches=True).listed())
    near = state.after(approach)
    assert any(isinstance(near.after(action).pending, War) for action in Promises(near, judge, 2).listed())


def test_nobody_approaches_one_who_is_mightier() -> None:
    state = drawn(AT_A_DISTANCE.replace("black 6", "black 1 red 5").replace("kB .", "kB k").replace("r  .\n", "r  k\n"))
    judge = Judge(state, 0, PLAIN_WEIGHTS)
    assert Promises(state, judge, 2, approaches=True).listed() == Promises(state, judge, 2).listed()


def test_the_order_of_two_actions_makes_no_other_turn() -> None:
    state = GAME.start(2, 3)
    lines = Searcher(Judge(state, state.active), Purse(10_000)).lines(state, widths_for(200))
    turns = turns_of(lines)
    assert len({frozenset((line.action, line.then)) for line in turns}) == len(turns)
    assert [line.value for line in turns] == sorted((line.value for line in turns), reverse=True)
    assert len(turns) > sum(line.searched for line in lines)


def test_lines_are_ranked_by_what_the_others_answer() -> None:
    """The bull answers at once: his mightier king, with six settlements in hand, takes what is within his reach."""
    state = drawn("""
        hand archer: black 1 red 5
        hand bull: black 6
        actions: 1
        rest: start
        corner: F4

        .  kA k  .  .  .  .  .
        .  r  k  .  .  kB k  .
        .  .  .  .  .  r  k  .
        .  .  .  .  .  .  k  .
    """)
    judge, purse = Judge(state, 0), Purse(400)
    lines = [Line(GAME.parse(text), 0.5, []) for text in ("tile black I4", "tile black F4", "leader king off")]
    ranked = rank(lines, lambda: state, judge, purse)
    assert purse.left < 400
    assert {str(line.action) for line in ranked} == {str(line.action) for line in lines}
    values = [sum(line.tried) / len(line.tried) for line in ranked if len(line.tried) == len(ranked[0].tried)]
    assert values == sorted(values, reverse=True)
    assert values[0] == ranked[0].value != 0.5


def test_every_seat_has_a_standing() -> None:
    for state in moments(3, 4):
        for seat in range(3):
            standing = MIND.standing(Sight(state, seat))
            assert len(standing) == 3
            assert sum(standing) == pytest.approx(1.0)


def test_a_beaten_rival_and_points_are_told_as_reasons() -> None:
    known = {"scores", "scores-weakest", "gives-points", "odds", "leads", "endangers", "secures", "takes-treasures"}
    seen = {reason.id for state in moments(2, 10) for choice in considered(state) for reason in choice.reasons}
    assert {"scores", "leads"} <= seen
    assert seen & known


def test_the_same_seeds_give_the_same_game() -> None:
    def record() -> tw.Record:
        state = GAME.start(2, 4)
        seats = [bot("adept", GAME, seat, 30) for seat in range(2)]
        for _ in range(40):
            assert state.actor is not None
            state = state.play(seats[state.actor].choose(Sight(state, state.actor)))
        return tw.Record.of(state)

    assert record() == record()


def test_colours_have_odds_in_the_order_of_the_game() -> None:
    state = GAME.start(2, 1)
    odds = odds_for(state, 0)
    assert len(odds) == len(COLOURS)
    assert odds[0].share > odds[1].share > odds[2].share
