"""What leaves a table for a bot: what its seat may know, the same in every process, and never the seed."""

import base64
import pickle
import random

import msgspec
import pytest

import tilewright as tw
from tests.bots.positions import last_choices, walk
from tests.fresh_processes import no_struct_is_collected_late
from tilewright.bots import InformationState, bot
from tilewright.kernel import UnknownGame

GAMES = [tw.game(name) for name in tw.games()]
TABLES = [(game, players) for game in GAMES for players in game.player_counts]


def named(table: object) -> str:
    return table.name if isinstance(table, tw.Game) else str(table)


def sampled_states(game: tw.Game, players: int) -> list[tw.State]:
    """Decisions from the first of a game to its last."""
    return [*walk(game, players, players, 6), *last_choices(game, players, seed=players, most=2)]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
def test_states_that_a_seat_cannot_tell_apart_have_the_same_bytes(game: tw.Game, players: int) -> None:
    rng = random.Random(players)
    for state in sampled_states(game, players):
        for seat in range(players):
            known = InformationState(state, seat).to_bytes()
            for _ in range(2):
                assert InformationState(state.guess(seat, rng), seat).to_bytes() == known


@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
def test_the_bytes_hold_neither_the_seed_nor_the_actions_that_were_drawn_from_it(game: tw.Game, players: int) -> None:
    for state in sampled_states(game, players):
        assert state.origin is not None
        seed = base64.b64encode(state.origin.seed)
        assert seed in game.to_json(state), "the search below would find it"
        for seat in range(players):
            known = InformationState(state, seat).to_bytes()
            assert seed not in known
            assert msgspec.json.decode(known)["guess"]["past"] == []


@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
def test_an_information_state_arrives_as_it_was_sent(game: tw.Game, players: int) -> None:
    for state in sampled_states(game, players):
        for seat in range(players):
            sent = InformationState(state, seat)
            for received in (InformationState.from_bytes(sent.to_bytes()), pickle.loads(pickle.dumps(sent))):
                assert received.to_bytes() == sent.to_bytes()
                assert (received.game, received.players, received.seat) == (game, players, seat)
                assert received.view == sent.view == state.view(seat)
                assert received.events == sent.events == state.events_for(seat)
                assert received.guess(random.Random(1)) == sent.guess(random.Random(1))
                if seat == state.actor:
                    assert list(received.actions()) == list(state.actions())


WORK = """
def work(name):
    game = tw.game(name)
    state = game.start(game.player_counts[-1], 3)
    info = InformationState.from_bytes(InformationState(state, state.actor).to_bytes())
    with only("readable"):
        for level in bots(name):
            bot(level, game, 1, *([60] if level not in ("greedy", "random") else ())).choose(info)
    net_of(name, state.players)
    bot_strengths(name, state.players)
"""


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_many_threads_may_begin_with_bots_at_once(game: tw.Game) -> None:
    """What is sent to bots and what they read from files is known to the decoders before there are threads."""
    imports = (
        "import tilewright as tw\n"
        "from tilewright.bots import InformationState, bot, bots\n"
        "from tilewright.bots.ladder import bot_strengths\n"
        "from tilewright.bots.nets.library import net_of\n"
        "from tilewright.bots.search_backend import only"
    )
    no_struct_is_collected_late(imports, WORK, game.name)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_true_state_in_the_bytes_is_not_kept(game: tw.Game) -> None:
    """Whoever writes the bytes by hand cannot hand a bot more than its seat may know."""
    state = game.start(game.player_counts[-1], 3)
    assert state.actor is not None
    data = {"game": game.name, "seat": state.actor, "guess": msgspec.Raw(game.to_json(state))}
    received = InformationState.from_bytes(msgspec.json.encode(data))
    assert received.to_bytes() == InformationState(state, state.actor).to_bytes()
    assert received.any_guess().origin is None


def test_what_lies_behind_an_information_state_is_a_guess() -> None:
    game = tw.game("qwirkle")
    state = game.start(3, 8)
    behind = InformationState(state, 1).any_guess()
    assert behind.origin is None
    assert behind.chance != state.chance
    assert behind.view(0) != state.view(0)


def test_the_question_to_a_program_is_read_as_the_bytes_are() -> None:
    """The question has more beside, for programs that do not use this library."""
    game = tw.game("tigris")
    state = game.start(3, 5)
    assert state.actor is not None
    info = InformationState(state, state.actor)
    player = bot("program: ./never-started", game, 1)
    assert InformationState.from_bytes(player._question(info)).to_bytes() == info.to_bytes()  # pyright: ignore


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        InformationState.from_bytes(b'{"game": "chess", "seat": 0, "guess": {}}')
