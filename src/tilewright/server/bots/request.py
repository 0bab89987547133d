"""What leaves a table for a bot, whatever process it runs in: what its seat may know, and nothing else."""

import msgspec

from tilewright.kernel import Chance, Draws, State, seed_of
from tilewright.server.tables.table import Table

_ANY_SEED = seed_of(0)


class TurnRequest(msgspec.Struct, frozen=True):
    """A turn that a bot should choose. `turn` names it, the same for all servers."""

    game: str
    bot: str
    known: bytes
    turn: str


def known_state(state: State) -> bytes:
    """What the seat to move may know, as the JSON of a state.

    It is a guess: what the seat knows is kept, everything else is dealt again from a seed that is always the same. So
    it has neither the seed nor the past of the game, and is equal for any two states that the seat cannot tell apart.
    """
    assert state.actor is not None, "somebody is to move"
    return state.game.to_json(state.guess(state.actor, Draws(Chance(_ANY_SEED))))


def turn_request(table: Table) -> TurnRequest | None:
    """The request for the bot to move at this table; None if the table does not wait for a bot."""
    if table.actor is None or table.state is None:
        return None
    bot = table.seats[table.actor].active_bot
    if bot is None:
        return None
    return TurnRequest(table.config.game, bot, known_state(table.state), f"{table.config.id} {table.turn}")
