"""The levels that play with a net: as honest as the others, and without it the master that was."""

import random

import pytest

import tilewright as tw
from tests.bots.nets.test_library import NETS
from tests.bots.positions import walk
from tests.tigris.drawn import drawn
from tilewright.bots import InformationState, bot, engine_of, search_backend
from tilewright.bots.levels import LEVEL_NAMES
from tilewright.bots.search_backend import net_for, only, why_no_net
from tilewright.bots.tigris.opponent_replies import COST
from tilewright.kernel import Rng

SMALL = 60
MASTERS = ("master", "grandmaster")


@pytest.mark.parametrize("level", MASTERS)
@pytest.mark.parametrize(("game", "players"), NETS)
def test_what_a_seat_cannot_tell_apart_makes_no_difference_to_a_net(game: str, players: int, level: str) -> None:
    table, rng = tw.game(game), random.Random(players)
    with only("compiled"):
        assert net_for(game, players, engine_of(game).levels[level]) is not None
        for state in walk(table, players, players, 4):
            assert state.actor is not None
            chosen = bot(level, table, 1, SMALL).choose(InformationState(state, state.actor))
            assert chosen in state.actions()
            other = state.guess(state.actor, rng)
            assert bot(level, table, 1, SMALL).choose(InformationState(other, state.actor)) == chosen


@pytest.mark.parametrize(("game", "players"), NETS)
def test_chances_come_from_the_net_and_from_what_the_seat_knows(game: str, players: int) -> None:
    rng = random.Random(players)
    for state in walk(tw.game(game), players, 1, 3):
        assert state.actor is not None
        info = InformationState(state, state.actor)
        with only("compiled"):
            found = engine_of(game).standing(info)
            other = InformationState(state.guess(state.actor, rng), state.actor)
            assert engine_of(game).standing(other) == found
        with only("readable"):
            assert engine_of(game).standing(info) != found
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("game", tw.games())
def test_without_a_net_a_master_plays_as_the_first_one_did(game: str) -> None:
    engine, table = engine_of(game), tw.game(game)
    for state in walk(table, table.player_counts[0], 5, 2):
        assert state.actor is not None
        info, player = InformationState(state, state.actor), bot("master", table, 3, SMALL)
        with only("readable"):
            now, before = (
                engine.analyse(info, engine.levels[name].within(SMALL), player.rng(info))
                for name in ("master", "master-1")
            )
        assert now == before


def test_no_level_but_the_highest_has_a_net() -> None:
    with only("compiled"):
        for game, players in NETS:
            levels = engine_of(game).levels
            playing = {name for name in (*LEVEL_NAMES, "master-1") if net_for(game, players, levels[name])}
            assert playing == set(MASTERS)


def test_why_there_is_no_net_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_backend, "has_net", lambda _game, _players: False)
    assert why_no_net("qwirkle", 4) == "no net was trained for qwirkle with 4 players"


def test_the_net_judges_what_is_committed_to_a_conflict_too() -> None:
    state = drawn("""
        players: archer bull pot lion
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
    assert state.actor is not None
    info, engine, player = InformationState(state, state.actor), engine_of("tigris"), bot("master", "tigris", 3)
    with only("compiled"):
        learnt, first = (engine.analyse(info, engine.levels[name], player.rng(info)) for name in ("master", "master-1"))
    assert {each.action for each in learnt} == {each.action for each in first}
    assert {each.value for each in learnt}.isdisjoint(each.value for each in first)


def test_a_turn_that_ends_the_game_is_not_tried_on_guesses_without_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody replies to it, so that the positions alone would allow thousands, and each takes time to draw. So it is
    where turns are compared, with three and four players."""
    state = drawn("""
        players: archer bull lion
        hand archer: red 2 blue 1 black 2 green 1
        hand bull: red 4 blue 2
        hand lion: red 6
        actions: 1
        corner: F3

        .  kA r  .  .
        .  r  .  .  .
        .  .  kB .  .
        .  .  r  .  .
    """)
    drawing, guesses = InformationState.guess, list[tw.State]()

    def counted(info: InformationState, rng: Rng) -> tw.State:
        guesses.append(drawing(info, rng))
        return guesses[-1]

    monkeypatch.setattr(InformationState, "guess", counted)
    engine, player, info = engine_of("tigris"), bot("master", "tigris", 3), InformationState(state, 0)
    for name in MASTERS:
        guesses.clear()
        level = engine.levels[name]
        with only("compiled"):
            engine.analyse(info, level, player.rng(info))
        assert level.net_budget // 50 < len(guesses) <= level.net_budget // COST
