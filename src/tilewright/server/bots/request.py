"""What leaves a table for a bot, whatever process it runs in: what its seat may know, and nothing else."""

import msgspec

from tilewright.bots import InformationState
from tilewright.kernel import State
from tilewright.server.tables.table import Table


class TurnRequest(msgspec.Struct, frozen=True):
    """A turn that a bot should choose. `known` is an information state; `turn` is the same for all servers; `owner`
    made the table, and stays on this server."""

    game: str
    bot: str
    known: bytes
    turn: str
    owner: str = ""


def known_state(state: State) -> bytes:
    """What the seat to move may know, in the one form in which it leaves a process."""
    assert state.actor is not None, "somebody is to move"
    return InformationState(state, state.actor).to_bytes()


def turn_request(table: Table) -> TurnRequest | None:
    """The request for the bot to move at this table; None if the table does not wait for a bot."""
    if table.actor is None or table.state is None:
        return None
    bot = table.seats[table.actor].active_bot
    if bot is None:
        return None
    turn = f"{table.config.id} {table.turn}"
    return TurnRequest(table.config.game, bot, known_state(table.state), turn, table.config.owner)
