"""Setting the game up (TE-S)."""

from tilewright.games.tigris.model.board import lay_out
from tilewright.games.tigris.model.builder import draw
from tilewright.games.tigris.model.cells import HOME, CellBytes
from tilewright.games.tigris.model.events import Drew, TigrisEvent, TurnBegan
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import (
    ACTIONS,
    CATASTROPHES,
    DYNASTIES,
    HAND_SIZE,
    RED,
    TILES,
    colour_names,
)
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.model.ownership import COLOUR_COUNT
from tilewright.games.tigris.rules.buildings import NONE_BUILT
from tilewright.games.tigris.rules.dynasties import DynastyChoice
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Draws, Origin, Past


def deal(players: int, options: TigrisOptions, draws: Draws, origin: Origin) -> TigrisState:
    """Temples and treasures on the winged figures (TE-S2), the first player drawn, hands dealt from there (TE-S4)."""
    winged = MAPS[options.board].winged
    stock = bytearray(TILES)
    stock[RED] -= winged.bit_count()
    bag = bytes(stock)
    first = draws.randrange(players)
    hands = [b""] * players
    events: list[TigrisEvent] = []
    for step in range(players):
        seat = (first + step) % players
        hands[seat], bag = draw(bag, HAND_SIZE, draws)
        events.append(Drew(seat, HAND_SIZE, colour_names(hands[seat])))
    if not options.choose_dynasties:
        events.append(TurnBegan(first))
    return TigrisState(
        origin=origin,
        past=Past(),
        players=players,
        options=options,
        chance=draws.chance,
        events=tuple(events),
        reveals=True,
        dynasties=DYNASTIES[:players],
        board=lay_out((winged, 0, 0, 0), 0, 0, winged, CellBytes([HOME] * COLOUR_COUNT * players)),
        hands=b"".join(hands),
        bag=bag,
        thrown=bytes(COLOUR_COUNT * players),
        points=(0,) * (COLOUR_COUNT * players),
        treasures=bytes(players),
        catastrophes=bytes([CATASTROPHES] * players),
        monuments=(),
        buildings=NONE_BUILT,
        ziggurat=None,
        active=first,
        actions_left=ACTIONS,
        idle=0,
        stirred=False,
        short=False,
        pending=DynastyChoice(first) if options.choose_dynasties else None,
    )
