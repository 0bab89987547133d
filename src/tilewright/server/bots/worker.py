"""What runs in a process of its own: turns of bots, advice, reviews."""

import multiprocessing
import os
import threading
from collections.abc import Callable

from tilewright.bots import Bot, InformationState, bot, engine_of
from tilewright.bots.advice import Advice, Review, advise, review
from tilewright.bots.levels import GRANDMASTER, MASTER
from tilewright.bots.search_backend import net_for
from tilewright.kernel import Action, Chance, Draws, Record, State, seed_of

USUAL_EFFORT = 1.0  # with which a master keeps to its half second for a decision
MAX_ACTIONS = 200  # of one turn; a bot that takes more without anything being revealed is lost


def end_with_parent() -> None:
    """Watch the server's process, and end with it, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None, "workers are started by a server"

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def bot_turn(name: str, known: bytes, effort: float = USUAL_EFFORT) -> tuple[str, ...]:
    """The bot's actions until something is revealed or another seat decides."""
    state = InformationState.from_bytes(known).any_guess()
    seat, player = state.actor, _bot(name, state, effort)
    assert seat is not None, "the bot is to move"
    return _turn(state, lambda now: player.choose(InformationState(now, seat)))


def random_turn(known: bytes) -> tuple[str, ...]:
    """Random legal actions: what keeps a table going when its bot does not."""
    draws = Draws(Chance(seed_of(None)))
    return _turn(InformationState.from_bytes(known).any_guess(), lambda now: now.actions().pick(draws))


def advice_on(known: bytes) -> Advice:
    """What a master would do."""
    return advise(InformationState.from_bytes(known))


def review_of(record: bytes, level: str) -> Review:
    """A game that is over, judged decision by decision."""
    return review(Record.from_json(record), level)


def _turn(state: State, choose: Callable[[State], Action]) -> tuple[str, ...]:
    seat, actions = state.actor, list[str]()
    while seat is not None and state.actor == seat and len(actions) < MAX_ACTIONS:
        action = choose(state)
        actions.append(str(action))
        state = state.play(action)
        if state.reveals:
            break
    return tuple(actions)


def _bot(name: str, state: State, effort: float) -> Bot:
    """The bot of that name; a master looks at so many times its usual number of positions."""
    game = state.game
    if name not in (MASTER, GRANDMASTER) or effort == USUAL_EFFORT:
        return bot(name, game)
    level = engine_of(game.name).levels[name]
    usual = level.net_budget if net_for(game.name, state.players, level) else level.budget
    return bot(name, game, budget=max(1, round(effort * usual)))
