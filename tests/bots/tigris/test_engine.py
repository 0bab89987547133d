"""What the engine of Tigris & Euphrates plays: whole turns, conflicts, all kinds of decisions."""

import random
from functools import cache

import pytest

import tilewright as tw
from tests.bots.tigris.positions import PLAIN_WEIGHTS
from tests.tigris.drawn import drawn, play
from tilewright.bots import Choice, Engine, InformationState, bot, engine_of
from tilewright.bots.tigris.engine import TigrisEngine
from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.games.tigris import GAME, TigrisState
from tilewright.games.tigris.model.names import DYNASTIES
from tilewright.games.tigris.rules.questions import DynastyChoice
from tilewright.kernel import Chance, Draws, seed_of

ENGINE = engine_of("tigris")
LEVELS = tuple(ENGINE.levels)
VARIANTS: dict[int, dict[str, object]] = {
    2: {},
    3: {"limited_support": True, "buildings": True, "open_scores": True},
    4: {"board": "alternate", "buildings": True, "ziggurat": True},
}
PLAIN = TigrisEngine(PLAIN_WEIGHTS)


def rng(seed: int = 1) -> Draws:
    return Draws(Chance(seed_of(seed)))


def analysed(
    state: TigrisState, level: str = "adept", budget: int | None = None, engine: Engine = ENGINE
) -> list[Choice]:
    assert state.actor is not None
    return list(engine.analyse(InformationState(state, state.actor), ENGINE.levels[level].within(budget), rng()))


def chosen(state: TigrisState) -> str:
    return str(analysed(state, engine=PLAIN)[0].action)


@cache
def game_of(players: int) -> list[TigrisState]:
    """The states with real decisions of a game that novices play; each number of players with another variant."""
    state, novice = GAME.start(players, 7, VARIANTS[players]), bot("novice", GAME, 7)
    found: list[TigrisState] = []
    while state.actor is not None:
        if len(state.actions()) > 1:
            found.append(state)
        state = state.play(novice.choose(InformationState(state, state.actor)))
    return found


def sampled_states(players: int, count: int) -> list[TigrisState]:
    """So many states spread over a game, and so many in the middle of an action."""
    found = game_of(players)
    special = [state for state in found if state.pending is not None]
    return [*found[:: max(1, len(found) // count)][:count], *special[:: max(1, len(special) // count)][:count]]


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
    best = analysed(state, engine=PLAIN)[0]
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
    assert {str(choice.action) for choice in analysed(attacked)} == {"commit 0", "commit 3"}


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
    best = analysed(state, engine=PLAIN)[0]
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
    best = analysed(state, engine=PLAIN)[0]
    assert "takes-treasures" in {reason.id for reason in best.reasons}
    choice = state.play(best.action)
    assert choice.view(None).decision == "treasure"
    assert play(choice, chosen(choice)).treasures[0] == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_tell_apart_makes_no_difference(level: str, players: int) -> None:
    budget = 150 if "master" in level else None
    rng = random.Random(players)
    for state in sampled_states(players, 3):
        assert state.actor is not None
        choices = analysed(state, level, budget)
        assert choices[0].action in state.actions()
        other = state.guess(state.actor, rng)
        assert analysed(other, level, budget) == choices


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_chooses_a_dynasty_that_is_free(level: str, players: int) -> None:
    """TE-S3: the engine names every free dynasty, and the first turn begins when all have chosen."""
    state = GAME.start(players, 3, {"choose_dynasties": True})
    seats = [bot(level, GAME, seat) for seat in range(players)]
    taken: list[str] = []
    while isinstance(state.pending, DynastyChoice):
        seat = state.pending.seat
        choices = {str(choice.action) for choice in analysed(state, level)}
        assert choices == {f"dynasty {name}" for name in DYNASTIES if name not in taken}
        state = state.play(seats[seat].choose(InformationState(state, seat)))
        taken.append(state.dynasties[seat])
    assert len(taken) == min(players, len(DYNASTIES) - 1)  # TE-T4: the last of four is no choice
    assert len(set(state.dynasties)) == players
    assert state.question.decision == "action"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_variant_is_played_to_its_end(players: int) -> None:
    states = game_of(players)
    assert states[-1].past.ply > 60
    assert sum(states[-1].points) > 20 * players
    assert {state.view(None).decision for state in states} >= {"action", "revolt"}


def test_choices_are_ordered_and_their_values_are_chances() -> None:
    for state in sampled_states(3, 3):
        for level, budget in (("adept", None), ("master", 200)):
            choices = analysed(state, level, budget)
            values = [choice.value for choice in choices]
            assert values == sorted(values, reverse=True)
            assert 0.0 <= values[-1] <= values[0] <= 1.0
            assert all(choice.action in state.actions() for choice in choices)
            assert len({choice.action for choice in choices}) == len(choices)


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are counted where they are evaluated; the last one begun may be finished."""
    evaluated = 0
    honest = Evaluator.chances

    def counted(evaluator: Evaluator, state: TigrisState, hand: list[float] | None = None) -> list[float]:
        nonlocal evaluated
        evaluated += 1
        return honest(evaluator, state, hand)

    monkeypatch.setattr(Evaluator, "chances", counted)
    for state in sampled_states(4, 2):
        for level, budget in (("novice", 12), ("adept", 60), ("master", 300)):
            evaluated = 0
            analysed(state, level, budget)
            assert evaluated <= 1.25 * budget + 20


def test_every_seat_has_a_standing() -> None:
    for state in sampled_states(3, 4):
        for seat in range(3):
            standing = ENGINE.standing(InformationState(state, seat))
            assert len(standing) == 3
            assert sum(standing) == pytest.approx(1.0)


def test_a_beaten_rival_and_points_are_told_as_reasons() -> None:
    known = {"scores", "scores-weakest", "gives-points", "odds", "leads", "endangers", "secures", "takes-treasures"}
    seen = {reason.id for state in sampled_states(2, 10) for choice in analysed(state) for reason in choice.reasons}
    assert {"scores", "leads"} <= seen
    assert seen & known


def test_the_same_seeds_give_the_same_game() -> None:
    def record() -> tw.Record:
        state = GAME.start(2, 4)
        seats = [bot("adept", GAME, seat, 30) for seat in range(2)]
        for _ in range(40):
            assert state.actor is not None
            state = state.play(seats[state.actor].choose(InformationState(state, state.actor)))
        return tw.Record.of(state)

    assert record() == record()
