"""Advice and reviews: ranked, honest, in three languages, and ready for JSON."""

import random

import msgspec
import pytest

import tilewright as tw
from tests.bots.positions import some_state
from tilewright.bots import InformationState, bot
from tilewright.bots.advice import Advice, Review, advise, advise_on, review
from tilewright.kernel import OptionError, Record, State
from tilewright.translations import Translator, languages

SMALL = 60
QWIRKLE, EMPIRES = tw.game("qwirkle"), tw.game("empires")
GAMES = [tw.game(name) for name in tw.games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_is_ranked_legal_and_becomes_json(game: tw.Game) -> None:
    state = some_state(game)
    assert state.actor is not None
    advice = advise(InformationState(state, state.actor), budget=SMALL, count=3)
    assert 1 <= len(advice.hints) <= 3
    assert [hint.value for hint in advice.hints] == sorted((hint.value for hint in advice.hints), reverse=True)
    assert all(game.parse(hint.action) in state.actions() for hint in advice.hints)
    assert sum(advice.standing) == pytest.approx(1)
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_advice_knows_no_more_than_the_seat(game: tw.Game) -> None:
    state = some_state(game)
    assert state.actor is not None
    other = state.guess(state.actor, random.Random(8))
    assert advise(InformationState(other, state.actor), budget=SMALL) == advise(
        InformationState(state, state.actor), budget=SMALL
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_have_words(game: tw.Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "tilewright.translations")
    names = [f"seat {seat}" for seat in range(game.player_counts[0])]
    for plies in (5, 20, 40):
        state = some_state(game, plies)
        for hint in advise_on(state, level="adept", count=8).hints:
            for reason in hint.reasons:
                assert Translator(language).advice(game.name, reason.id, reason.facts, names)
    assert not caplog.records, "a message or a fact is missing"


def test_a_forced_action_is_the_advice() -> None:
    state = QWIRKLE.position("game: qwirkle\nseed: 1\nhand 0: Rst\nhand 1: Gst\nfree opening: yes\n")
    state = state.play(QWIRKLE.parse("place Rst 0,0"))
    assert [hint.action for hint in advise_on(state).hints] == ["end"]


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    state = QWIRKLE.start(2, 1)
    assert state.actor is not None
    with pytest.raises(OptionError, match=f"seat {state.actor}'s decision"):
        advise_on(state, 1 - state.actor)
    over = finished(QWIRKLE)
    with pytest.raises(OptionError, match="over"):
        advise_on(over)
    with pytest.raises(OptionError, match="over"):
        advise(InformationState(over, 0))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(OptionError, match="novice, adept, master"):
        advise_on(QWIRKLE.start(2, 1), level="greedy")


def finished(game: tw.Game) -> State:
    """A game of a greedy bot, at seat 0, and a random one."""
    state, seats = game.start(2, 8), [bot("greedy", game, 1), bot("random", game, 2)]
    while state.actor is not None:
        state = state.play(seats[state.actor].choose(InformationState(state, state.actor)))
    return state


def test_a_review_finds_who_gave_more_away() -> None:
    state = finished(QWIRKLE)
    found = review(Record.of(state), "adept")
    assert len(found.judgements) == state.past.ply
    assert [each.ply for each in found.judgements] == list(range(state.past.ply))
    assert found.mean_loss[0] < found.mean_loss[1], "greed is better than chance"
    judged = {each.ply: each for each in found.judgements}
    losses = [judged[ply].loss or 0.0 for ply in found.moments]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(each.loss or 0.0 for each in found.judgements)
    assert found.final in ((1, 0), (0, 1), (0.5, 0.5))
    assert found.judgements[-1].standing[0] > found.judgements[0].standing[0]
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_game_that_is_not_over_can_be_reviewed() -> None:
    state = some_state(QWIRKLE, 12)
    found = review(Record.of(state), "adept", 30)
    assert found.final is None
    assert len(found.judgements) == state.past.ply


def test_a_game_that_nobody_won_can_be_reviewed() -> None:
    """SE-G2: of two greedy empires both fall to revolution."""
    state, greedy = EMPIRES.start(2, 0), bot("greedy", EMPIRES, 1)
    while state.actor is not None:
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    assert state.result is not None
    assert 1 not in state.result.places, "choose a seed whose game ends so"
    assert review(Record.of(state), "novice", 5).final == (0.0, 0.0)


@pytest.mark.parametrize("name", ["tigris", "empires"])
def test_every_game_can_be_reviewed(name: str) -> None:
    state = some_state(tw.game(name), 14)
    found = review(Record.of(state), "adept", 20)
    assert len(found.judgements) == state.past.ply
    assert all(each.loss is None or each.loss >= 0 for each in found.judgements)
    assert all(sum(each.standing) == pytest.approx(1) for each in found.judgements)
